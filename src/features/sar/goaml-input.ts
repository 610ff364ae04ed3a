import { readDay, readYesNo } from "../../domain/case/answers.ts";
import type { CustomerParty } from "../../domain/customer/customer.model.ts";
import { byOther } from "../../domain/customer/customer-words.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import { partiesBehind } from "../../domain/customer/parties.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { inSentence } from "../../domain/diligence/check-results.ts";
import { acceptedDocuments } from "../../domain/diligence/judge-document.rules.ts";
import { dueFacts } from "../../domain/diligence/due-diligence.rules.ts";
import { factOf } from "../../domain/diligence/provided-documents.ts";
import { IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import type {
  GoamlAccount,
  GoamlAddress,
  GoamlIdentification,
  GoamlInput,
  GoamlPerson,
} from "../../rendering/goaml/goaml.model.ts";
import { foldText } from "../../platform/folding.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { namesOnce } from "../../domain/case/findings.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { sarTriggers } from "../../domain/decisions/gates.rules.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";

/** The report's own fields; the rest of a goAML report comes from the case. */
export type ReportedSar = Pick<Sar, "sar_id" | "report_type" | "reason" | "indicators" | "transactions" | "created_at">;

/**
 * Collects a goAML report from a case. Fields that the case does not know stay null.
 * @param filer The MLRO who approved the report; null before.
 */
export function goamlInput(
  record: CaseRecord,
  sar: ReportedSar,
  rentityId: number,
  filer: ReportingPerson | null = null,
): GoamlInput {
  const triggers = sarTriggers(record);
  const isPerson = record.templateId === "kyc_natural_person";
  const company = isPerson ? null : companyOf(record);
  return {
    reporting_entity: { rentity_id: rentityId, branch: null, reporting_person: filer && reportingPerson(filer) },
    sar: { ...sar, action: null },
    company,
    persons: isPerson ? [customer(record, sar.reason)] : peopleOf(record, triggers),
    accounts: accountsOf(record, sar, company),
    trigger_categories: [...new Set(triggers.map((finding) => finding.category))],
  };
}

/** Who files reports, as the financial intelligence unit is told. */
export interface ReportingPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly id_number?: string | undefined;
  readonly nationality?: string | undefined;
}

const reportingPerson = ({ first_name, last_name, id_number, nationality }: ReportingPerson): GoamlPerson => ({
  ...unnamed,
  name: `${first_name} ${last_name}`,
  first_name,
  last_name,
  role: "representative",
  date_of_birth: null,
  nationality: nationality ?? null,
  id_number: id_number ?? null,
  reported_for: null,
});

/** The name and number of the register; the declared ones only where no register knows the company. */
function companyOf(record: CaseRecord): NonNullable<GoamlInput["company"]> {
  const [activity] = list(newest(record, "activities"));
  const { registered_name, number, number_origin } = describeCustomer(record, new Date(record.updatedAt));
  const declared = record.companyName;
  const name = registered_name ?? declared;
  return {
    name,
    declared_name: sameName(name, declared) ? null : declared,
    related_parties: partiesBehind(record)
      .filter(({ kind, holdsOffice }) => kind === "company" || !holdsOffice)
      .map(describeRelated),
    registration_number: number,
    is_number_declared: number_origin === "declared",
    country: record.country,
    vat_number: record.vatNumber,
    legal_form: text(newest(record, "legal_form")),
    activity: text(activity?.["description"]),
    incorporated_on: text(newest(record, "start_date")),
    closed_on: text(newest(record, "end_date")),
    address: addressOf(newest(record, "registered_address")),
  };
}

const describeRelated = ({ name, kind, role, share_percent, origin, ...party }: CustomerParty): string =>
  `${originWord(origin)}: ${name} (${kind}), ${role}${share_percent === null ? "" : `, ${share_percent} %${byOther(party, "share_percent")}`}.`;

const originWord = (origin: CustomerParty["origin"]): string =>
  ({
    registered: "Registered",
    declared: "Declared only by the customer",
    provider: "Named by a data provider only",
    document: "Named in a document only",
    filed: "Named in an officer's filing only",
  })[origin];

/**
 * Directors and owners, each once; a person whom a trigger names is reported as a subject. Whom a document names without an
 * office is no relation of the company: the company's comments name that person.
 */
function peopleOf(record: CaseRecord, triggers: readonly Finding[]): GoamlPerson[] {
  return partiesBehind(record)
    .filter(({ kind }) => kind === "person")
    .map((party) => {
      const { name, role, roles, origin } = party;
      const about = triggers.filter((finding) => finding.subject !== undefined && isSameName(finding.subject, name));
      return {
        ...unnamed,
        name,
        first_name: party.given_name,
        last_name: party.family_name,
        role: party.holdsOffice ? roleCode(roles) : null,
        comment: `${originWord(origin)}: ${role}.`,
        share_percent: party.share_percent,
        // The schema takes full dates only, not a month or a year.
        date_of_birth: readDay(party.birth_date),
        nationality: party.nationality,
        reported_for: namesOnce(about, ({ title }) => title).join("; ") || null,
      };
    });
}

const ROLE_CODES: Readonly<Record<string, GoamlPerson["role"]>> = {
  "beneficial owner": "beneficial_owner",
  shareholder: "shareholder",
  signatory: "representative",
  trustee: "trustee",
  settlor: "settlor",
  protector: "protector",
  "beneficiary of a trust": "beneficiary",
  nominee: "beneficial_owner",
  founder: "shareholder",
  "senior managing official": "manager",
};

/** Of several roles the management counts, and else the first. */
function roleCode(roles: readonly string[]): GoamlPerson["role"] {
  const codes = roles.flatMap(partsOf).map(codeOfPart);
  return codes.find((code) => code === "director" || code === "manager") ?? codes[0]!;
}

const HOLDER_OF_COMPANY = "owner of ";

/** The company behind "owner of" may have a comma in its name. */
const partsOf = (role: string): string[] => (role.startsWith(HOLDER_OF_COMPANY) ? [role] : role.split(", "));

/** What is no holding is an office of management, in the words of its register. */
const codeOfPart = (part: string): GoamlPerson["role"] =>
  ROLE_CODES[part] ?? (part.startsWith(HOLDER_OF_COMPANY) ? "shareholder" : "director");

const unnamed = {
  first_name: null,
  last_name: null,
  residence: null,
  id_number: null,
  address: null,
  comment: null,
  share_percent: null,
};

/** In a case about a natural person there is no company: the report is about that person. */
function customer(record: CaseRecord, reason: string): GoamlPerson {
  const answers = answersOf(record);
  const answer = (id: string) => text(answers[id]);
  const residence = toCountryCode(answer("country_of_residence") ?? "");
  const number = answer("national_register_number") ?? answer("bsn");
  // A number that cannot be the person's own is named as what was declared, not as the number.
  const wrongNumber = wrongMessage(record) === null ? null : number;
  return {
    ...unnamed,
    name: answer("full_name") ?? record.companyName,
    role: "representative",
    comment: statedBy(
      record,
      answers,
      wrongNumber === null ? null : `${wrongNumber} (${inSentence(wrongMessage(record) ?? "")})`,
    ),
    date_of_birth: readDay(answer("date_of_birth")),
    birth_place: answer("place_of_birth"),
    birth_country: toCountryCode(answer("birth_country") ?? ""),
    nationality: toCountryCode(answer("nationality") ?? ""),
    residence,
    id_number: wrongNumber === null ? number : null,
    address: residenceOf(answer("residence_address"), residence),
    occupation: answer("occupation"),
    identification: identificationOf(record),
    reported_for: reason,
  };
}

const ABOUT: readonly (readonly [id: string, label: string])[] = [
  ["purpose_of_relationship", "purpose of the relationship"],
  ["source_of_funds", "source of funds"],
];

const NUMBER_RULES = /national_register_number|bsn/;

const wrongMessage = ({ validationResults }: CaseRecord): string | null =>
  validationResults.find(({ valid, rule }) => !valid && NUMBER_RULES.test(rule))?.message ?? null;

/** What the customer said of the relationship, as the customer's word. */
function statedBy(record: CaseRecord, answers: Entry, wrongNumber: string | null): string | null {
  const stated = ABOUT.flatMap(([id, label]) => {
    const given = text(answers[id]);
    return given === null ? [] : [`Declared ${label}: ${given}`];
  });
  if (wrongNumber !== null) stated.push(`Declared identity number: ${wrongNumber}`);
  if (record.registrationNumber !== null) stated.push(`Customer reference: ${record.registrationNumber}`);
  const exposed = readYesNo(answers["politically_exposed"]);
  if (exposed !== null) stated.push(`Declared prominent public function, own or of a close person: ${exposed}`);
  return stated.join("\n") || null;
}

const POSTCODE_AND_TOWN = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+([^\d]+)$/;

/** Street, postal code and town of an address on one or several lines; the whole as its line where it reads otherwise. */
function residenceOf(given: string | null, country: string | null): GoamlAddress | null {
  if (given === null) return null;
  const line = given.replaceAll(/\s*\n\s*/g, ", ");
  const parts = line.split(",").map((part) => part.trim());
  // The country alone may stand behind the town.
  const end = /\d/.test(parts.at(-1)!) ? parts.length : parts.length - 1;
  const found = end > 1 ? POSTCODE_AND_TOWN.exec(parts[end - 1]!) : null;
  return {
    line: found ? parts.slice(0, end - 1).join(", ") : line,
    city: found?.[2] ?? null,
    postal_code: found?.[1] ?? null,
    country,
  };
}

/** The customer's identity document with number, issue and expiry, by an officer's reading; null without all of them. */
function identificationOf(record: CaseRecord): GoamlIdentification | null {
  for (const { document, kind } of acceptedDocuments(dueFacts(record, new Date(record.updatedAt)), IDENTITY_KINDS)) {
    const [number, issued_on, expires_on] = ["document_number", "issue_date", "expiry_date"].map((id) =>
      factOf(document, id),
    );
    const holder = factOf(document, "name");
    if (holder !== null && !isSameName(holder, text(answersOf(record)["full_name"]) ?? record.companyName)) continue;
    if (!number || !issued_on || !expires_on) continue;
    const country = toCountryCode(factOf(document, "issuing_state") ?? "");
    return { is_passport: kind === "passport", number, issued_on, expires_on, country };
  }
  return null;
}

/** Accounts of the customer: the one that it declared, and those that a transaction names as its own. */
function accountsOf(record: CaseRecord, { transactions }: ReportedSar, company: GoamlInput["company"]): GoamlAccount[] {
  const answers = answersOf(record);
  const declared = text(answers["iban"]);
  const holder = text(answers["full_name"]) ?? company?.name ?? record.companyName;
  const names = [holder, record.companyName, company?.name].filter((name) => name !== undefined);
  const used = transactions
    .flatMap(({ from, to }) => [from, to])
    .filter(({ name }) => name !== null && names.some((own) => sameName(own, name)))
    .map(({ account }) => text(account));
  const compact = (number: string) => number.replace(/\s/g, "").toUpperCase();
  const numbers = [declared, ...used].filter((number) => number !== null);
  const unique = [...new Map(numbers.map((number) => [compact(number), number])).values()];
  return unique.map((number) => ({ number, holder_name: holder, bic: null, bank_name: null, currency: null }));
}

function addressOf(value: unknown): GoamlAddress | null {
  const [given] = list([value]);
  const line = text(given?.["street"]);
  if (!given || line === null) return null;
  return {
    line,
    city: text(given["city"]),
    postal_code: text(given["postal_code"]),
    country: text(given["country"]),
  };
}

type Entry = Readonly<Record<string, unknown>>;

const newest = (record: CaseRecord, fact: string): unknown => record.facts[fact]?.at(-1)?.value;

const answersOf = (record: CaseRecord): Entry => list([record.additionalData["answers"]])[0] ?? {};

/** Facts and answers have the form that their source gave them; other forms than these are ignored. */
const list = (value: unknown): Entry[] =>
  (Array.isArray(value) ? value : []).filter((item): item is Entry => typeof item === "object" && item !== null);

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

const sameName = (a: string, b: string): boolean => foldText(a) === foldText(b);
