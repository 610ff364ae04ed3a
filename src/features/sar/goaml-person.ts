import { readDay } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { countryOfAddress } from "../../domain/customer/address-countries.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { answersOf, type Entry, text } from "../../domain/customer/stated-facts.ts";
import { inSentence } from "../../domain/diligence/check-results.ts";
import { statedNationalities } from "../../domain/diligence/contradictions/countries.rules.ts";
import { dueFacts } from "../../domain/diligence/due-diligence.rules.ts";
import type { DueFacts } from "../../domain/diligence/due-facts.model.ts";
import { acceptedDocuments } from "../../domain/diligence/judge-document.rules.ts";
import { factOf } from "../../domain/diligence/provided-documents.ts";
import { IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import type { RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import { namedPersons } from "../../investigation/people/named-persons.ts";
import { CASH } from "../../domain/diligence/rating/product.rules.ts";
import { isNamed } from "../../domain/diligence/rating/rating-facts.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";
import { personsIn } from "../../reading/understanding/company/mentions.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import type { GoamlAddress, GoamlIdentification, GoamlPerson } from "../../rendering/goaml/goaml.model.ts";
import { statedByIdentityPapers } from "./goaml-identity.ts";
import { statedOfCustomer } from "./goaml-statements.ts";

/** A person of whom nothing more is known. */
export const unnamed = {
  first_name: null,
  last_name: null,
  residence: null,
  id_number: null,
  address: null,
  comment: null,
  share_percent: null,
};

/** In a case about a natural person there is no company: the report is about that person. */
export function personalCustomer(
  record: CaseRecord,
  reason: string,
  relationship: RelationshipSpan | null,
): GoamlPerson {
  const answers = answersOf(record);
  const answer = (id: string) => text(answers[id]);
  const residence = toCountryCode(answer("country_of_residence") ?? "");
  const number = answer("national_register_number") ?? answer("bsn");
  // A number that cannot be the person's own is named as what was declared, not as the number.
  const wrongNumber = wrongMessage(record) === null ? null : number;
  const name = answer("full_name") ?? record.companyName;
  const due = dueFacts(record, new Date(record.updatedAt));
  const nationalities = statedNationalities(due).flatMap(({ source, code }) =>
    source === "nationality" ? [code] : [],
  );
  const identification = identificationOf(record, due);
  const date_of_birth = readDay(answer("date_of_birth"));
  const papers = statedByIdentityPapers(record, { name, birth_date: date_of_birth, nationalities, identification });
  const declared = statedBy(
    record,
    answers,
    wrongNumber === null ? null : `${wrongNumber} (${inSentence(wrongMessage(record) ?? "")})`,
    relationship,
  );
  return {
    ...unnamed,
    name,
    role: "representative",
    comment: [...declared, ...papers.lines].join("\n") || null,
    date_of_birth,
    birth_place: answer("place_of_birth"),
    birth_country: toCountryCode(answer("birth_country") ?? ""),
    nationality: papers.nationalities[0] ?? null,
    other_nationalities: papers.nationalities.slice(1),
    residence,
    id_number: wrongNumber === null ? number : null,
    address: residenceOf(answer("residence_address"), residence),
    occupation: answer("occupation"),
    identification,
    reported_for: reason,
  };
}

/** Persons whom the customer's words or papers name. */
export const namedByCustomer = (record: CaseRecord): GoamlPerson[] =>
  namedPersons(record)
    .filter(({ is_person }) => is_person)
    .map(({ name, birth_date, said }) => ({
      ...unnamed,
      name,
      role: null,
      date_of_birth: birth_date,
      nationality: null,
      reported_for: `Named by the customer: ${said.join("; ")}`,
    }));

const AT_COUNTER = `(?:${CASH}|counter|loket|balie|guichet|schalter)(?!\\p{L})`;

/** Parties without an account of transactions in cash or at the counter whose whole name is a person's, and who are nobody of the case. */
export function personsAtCounter(
  { transactions }: Pick<Sar, "transactions">,
  known: readonly GoamlPerson[],
): GoamlPerson[] {
  const names = transactions
    .filter(({ mode, description }) => isNamed(`${mode ?? ""} ${description ?? ""}`, AT_COUNTER))
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ name, account }) => (name === null || account?.trim() ? [] : [name.trim()]))
    .filter(
      (name) =>
        personsIn(name).some(
          ({ at, end }) => at === 0 && end === name.length && !/(?<!\p{L})\p{L}(?!\p{L})/u.test(name),
        ) && !known.some((one) => isSameName(one.name, name)),
    );
  return [...new Set(names)].map((name) => ({
    ...unnamed,
    name,
    role: null,
    date_of_birth: null,
    nationality: null,
    reported_for: null,
    is_assumed: true,
  }));
}

const ABOUT: readonly (readonly [id: string, label: string])[] = [
  ["purpose_of_relationship", "purpose of the relationship"],
  ["source_of_funds", "source of funds"],
];

const NUMBER_RULES = /national_register_number|bsn/;

const wrongMessage = ({ validationResults }: CaseRecord): string | null =>
  validationResults.find(({ valid, rule }) => !valid && NUMBER_RULES.test(rule))?.message ?? null;

/** What the customer said of the relationship, as the customer's word. */
function statedBy(
  record: CaseRecord,
  answers: Entry,
  wrongNumber: string | null,
  relationship: RelationshipSpan | null,
): string[] {
  const stated = ABOUT.flatMap(([id, label]) => {
    const given = text(answers[id]);
    return given === null ? [] : [`Declared ${label}: ${given}`];
  });
  if (wrongNumber !== null) stated.push(`Declared identity number: ${wrongNumber}`);
  if (record.registrationNumber !== null) stated.push(`Customer reference: ${record.registrationNumber}`);
  stated.push(...statedOfCustomer(record, relationship));
  return stated;
}

const POSTCODE_AND_TOWN = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+([^\d]+)$/;

/** Street, postal code and town of an address on one or several lines; the whole as its line where it reads otherwise. */
function residenceOf(given: string | null, residence: string | null): GoamlAddress | null {
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
    country: countryOfAddress(given, {}) ?? (canBeCodeIn(residence, found?.[1]) ? residence : null),
  };
}

/** Countries of residence whose postal codes have four digits. */
const FOUR_DIGITS: readonly (string | null)[] = ["BE", "NL", "LU", "AT", "CH", "DK", "HU", "BG", "CY", "LV", "SI"];

/** An address that names no country is in that of residence, unless its postal code cannot be. */
const canBeCodeIn = (residence: string | null, code = ""): boolean =>
  !FOUR_DIGITS.includes(residence) || code.length !== 5;

/** The customer's identity document with number, issue and expiry, by an officer's reading; null without all of them. */
function identificationOf(record: CaseRecord, due: DueFacts): GoamlIdentification | null {
  for (const { document, kind } of acceptedDocuments(due, IDENTITY_KINDS)) {
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
