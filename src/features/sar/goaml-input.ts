import { readDay } from "../../domain/case/answers.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import type { GoamlAccount, GoamlAddress, GoamlInput, GoamlPerson } from "../../rendering/goaml/goaml.model.ts";
import { foldText } from "../../platform/folding.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { sarTriggers } from "../../domain/decisions/gates.rules.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";

/** The report's own fields; the rest of a goAML report comes from the case. */
export type ReportedSar = Pick<Sar, "sar_id" | "report_type" | "reason" | "indicators" | "transactions" | "created_at">;

const NATURAL_PERSON = "kyc_natural_person";

/** Collects a goAML report from a case. Fields that the case does not know stay null. */
export function goamlInput(record: CaseRecord, sar: ReportedSar, rentityId: number): GoamlInput {
  const triggers = sarTriggers(record);
  const isPerson = record.templateId === NATURAL_PERSON;
  return {
    reporting_entity: { rentity_id: rentityId, branch: null, reporting_person: null },
    sar: { ...sar, action: null },
    company: isPerson ? null : companyOf(record),
    persons: isPerson ? [customer(record, sar.reason)] : peopleOf(record, triggers),
    accounts: accountsOf(record),
    trigger_categories: [...new Set(triggers.map((finding) => finding.category))],
  };
}

function companyOf(record: CaseRecord): GoamlInput["company"] {
  const [activity] = list(newest(record, "activities"));
  return {
    name: record.companyName,
    registration_number: record.registrationNumber,
    country: record.country,
    vat_number: record.vatNumber,
    legal_form: text(newest(record, "legal_form")),
    activity: text(activity?.["description"]),
    incorporated_on: text(newest(record, "start_date")),
    closed_on: text(newest(record, "end_date")),
    address: addressOf(newest(record, "registered_address")),
  };
}

/** Directors and owners as registered; a person whom a trigger names is reported as a subject. */
function peopleOf(record: CaseRecord, triggers: readonly Finding[]): GoamlPerson[] {
  const directors = list(newest(record, "directors")).filter((director) => !director["registration_number"]);
  const owners = list(newest(record, "beneficial_owners")).filter((owner) => owner["kind"] === "person");
  const person =
    (role: GoamlPerson["role"]) =>
    (given: Entry): GoamlPerson[] => {
      const name = text(given["name"]);
      if (name === null) return [];
      const about = triggers.filter((finding) => finding.subject !== undefined && sameName(finding.subject, name));
      return [
        {
          ...unnamed,
          name,
          role,
          // The schema takes full dates only, not a month or a year.
          date_of_birth: readDay(text(given["birth_date"])),
          nationality: text(given["nationality"]),
          reported_for: about.length === 0 ? null : about.map((finding) => finding.title).join("; "),
        },
      ];
    };
  return [...directors.flatMap(person("director")), ...owners.flatMap(person("beneficial_owner"))];
}

const unnamed = { first_name: null, last_name: null, residence: null, id_number: null, address: null };

/** In a case about a natural person there is no company: the report is about that person. */
function customer(record: CaseRecord, reason: string): GoamlPerson {
  const answers = answersOf(record);
  return {
    ...unnamed,
    name: text(answers["full_name"]) ?? record.companyName,
    role: "representative",
    date_of_birth: readDay(text(answers["date_of_birth"])),
    nationality: toCountryCode(text(answers["nationality"]) ?? ""),
    id_number: text(answers["national_register_number"]) ?? text(answers["bsn"]) ?? record.registrationNumber,
    reported_for: reason,
  };
}

function accountsOf(record: CaseRecord): GoamlAccount[] {
  const answers = answersOf(record);
  const number = text(answers["iban"]);
  const holder = text(answers["full_name"]) ?? record.companyName;
  return number === null ? [] : [{ number, holder_name: holder, bic: null, bank_name: null, currency: null }];
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
