import { newest } from "../../domain/case/facts.rules.ts";
import { readDay } from "../../domain/case/answers.ts";
import type { CustomerParty } from "../../domain/customer/customer.model.ts";
import { byOther } from "../../domain/customer/customer-words.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import { declaredOwners } from "../../domain/customer/declared-owners.ts";
import { type PartyBehind, partiesBehind } from "../../domain/customer/parties.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { answersOf, entries, entry, text } from "../../domain/customer/stated-facts.ts";
import type { GoamlAddress, GoamlInput, GoamlPerson } from "../../rendering/goaml/goaml.model.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { namesOnce } from "../../domain/case/findings.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { ACCOUNT_HOLDER, LICENCE_HOLDER } from "../../domain/readings/people-in-documents.rules.ts";
import { sarTriggers } from "../../domain/decisions/gates.rules.ts";
import type { RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";
import { statedByIdentityPapers } from "./goaml-identity.ts";
import { accountsOf, sameName } from "./goaml-accounts.ts";
import { namedByCustomer, personsAtCounter, personalCustomer, unnamed } from "./goaml-person.ts";
import { statedOfCustomer } from "./goaml-statements.ts";

/** The report's own fields; the rest of a goAML report comes from the case. */
export type ReportedSar = Pick<Sar, "sar_id" | "report_type" | "reason" | "indicators" | "transactions" | "created_at">;

/**
 * Collects a goAML report from a case. Fields that the case does not know stay null.
 * @param filer The MLRO who approved the report; null before.
 * @param relationship Of the customer; null where none began.
 */
export function goamlInput(
  record: CaseRecord,
  sar: ReportedSar,
  rentityId: number,
  filer: ReportingPerson | null = null,
  relationship: RelationshipSpan | null = null,
): GoamlInput {
  const triggers = sarTriggers(record);
  const isPerson = record.templateId === "kyc_natural_person";
  const company = isPerson ? null : companyOf(record, relationship);
  const persons = isPerson
    ? [personalCustomer(record, sar.reason, relationship), ...namedByCustomer(record)]
    : peopleOf(record, triggers);
  return {
    reporting_entity: { rentity_id: rentityId, branch: null, reporting_person: filer && reportingPerson(filer) },
    sar: { ...sar, action: null },
    company,
    persons: [...persons, ...personsAtCounter(sar, persons)],
    accounts: accountsOf(record, sar.transactions, company?.name ?? null),
    relationship: relationship && { since: relationship.since, ended_on: relationship.ended?.on ?? null },
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

/** By its register; by the declared name where no register knows the company, or it is not known whether the register's is the same. */
function companyOf(record: CaseRecord, relationship: RelationshipSpan | null): NonNullable<GoamlInput["company"]> {
  const [activity] = entries(newest(record, "activities"));
  const { registered_name, name_conflict, number, number_origin } = describeCustomer(
    record,
    new Date(record.updatedAt),
  );
  const declared = record.companyName;
  const name = name_conflict ? declared : (registered_name ?? declared);
  return {
    name,
    declared_name: sameName(name, declared) ? null : declared,
    other_name: name_conflict ? registered_name : null,
    related_parties: partiesBehind(record)
      .filter(({ kind, holdsOffice }) => kind === "company" || !holdsOffice)
      .map(describeRelated),
    stated: statedOfCustomer(record, relationship),
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

/** What a paper calls the holder of an account or licence does not tell whether that is a person. */
const describeRelated = ({ name, kind, role, roles, share_percent, origin, ...party }: PartyBehind): string =>
  `${originWord(origin)}: ${name} (${kind === "person" && roles.some(isHolder) ? "person or company" : kind}), ${role}${share_percent === null ? "" : `, ${share_percent} %${byOther(party, "share_percent")}`}.`;

const isHolder = (role: string): boolean => [ACCOUNT_HOLDER, LICENCE_HOLDER].includes(role);

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
  const owners = (declaredOwners(answersOf(record)) ?? []).filter((owner) => owner.kind === "person");
  return partiesBehind(record)
    .filter(({ kind }) => kind === "person")
    .map((party) => {
      const { name, role, roles, origin } = party;
      const papers = statedByIdentityPapers(record, {
        name,
        birth_date: party.birth_date,
        nationalities: party.nationality === null ? [] : [party.nationality],
      });
      const about = triggers.filter((finding) => finding.subject !== undefined && isSameName(finding.subject, name));
      return {
        ...unnamed,
        name,
        first_name: party.given_name,
        last_name: party.family_name,
        role: party.holdsOffice ? roleCode(roles) : null,
        comment: [`${originWord(origin)}: ${role}.`, ...papers.lines].join("\n"),
        share_percent: party.share_percent,
        // The schema takes full dates only, not a month or a year.
        date_of_birth: readDay(party.birth_date),
        nationality: papers.nationalities[0] ?? null,
        other_nationalities: papers.nationalities.slice(1),
        residence: owners.find((owner) => isSameName(owner.name, name))?.residence ?? null,
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

function addressOf(value: unknown): GoamlAddress | null {
  const given = entry(value);
  const line = text(given?.["street"]);
  if (given === null || line === null) return null;
  return {
    line,
    city: text(given["city"]),
    postal_code: text(given["postal_code"]),
    country: text(given["country"]),
  };
}
