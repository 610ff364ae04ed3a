import type { FieldError } from "../../platform/errors.ts";
import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { readBirthDate } from "./declared-owners.ts";
import { withPalestine } from "./palestine.ts";
import { DECLARED_CONTROLS } from "./declared-owner.model.ts";

/** More owners or directors than any company has; each costs a search of every list. */
export const DECLARED_MAX = 200;

const MESSAGES = {
  not_a_list: `must be text, or a list of at most ${DECLARED_MAX} entries`,
  not_an_entry: "must be a name or an object",
  unknown_field: "is not a field of a person or of a company",
  person_or_company: "has fields of a person and of a company",
  name_missing: "needs a name: `name`, or `given_names` and `family_name`, or `company_name`",
  not_text: "must be text",
  too_long: "is too long",
  bad_date: "must be a date that exists: YYYY-MM-DD, YYYY-MM or YYYY",
  future_date: "is in the future",
  unknown_country: "must be a country: an ISO 3166-1 alpha-2 code, or a name in English, Dutch, French or German",
  bad_share: "must be a number from 0 to 100",
  unknown_control: `must be one of ${DECLARED_CONTROLS.join(", ")}`,
  not_boolean: "must be true or false",
  not_a_number: "is not a Belgian enterprise number",
  check_digits: "has wrong check digits (mod 97): check the number for typing errors",
  two_numbers: "is given together with `enterprise_number`; a company has one of them",
} as const;
export type OwnerFaultCode = keyof typeof MESSAGES;

/** Something wrong with a declared owner: the entry, from 0, and its field; null for the entry or the whole answer. */
interface OwnerFault {
  readonly entry: number | null;
  readonly field: string | null;
  readonly code: OwnerFaultCode;
}

type Check = (value: unknown, now: Date) => OwnerFaultCode | null;

const text =
  (max: number): Check =>
  (value) =>
    typeof value !== "string" ? "not_text" : value.length > max ? "too_long" : null;

const country: Check = (value) =>
  typeof value === "string" && toCountryCode(withPalestine(value)) !== null ? null : "unknown_country";

const NAME = text(200);

const COMMON: Readonly<Record<string, Check>> = {
  share_percent: (value) => (typeof value === "number" && value >= 0 && value <= 100 ? null : "bad_share"),
  control: (value) => (DECLARED_CONTROLS.some((control) => control === value) ? null : "unknown_control"),
};

const PERSON: Readonly<Record<string, Check>> = {
  name: NAME,
  given_names: NAME,
  family_name: NAME,
  birth_date: birthDateFault,
  birth_place: text(100),
  nationality: country,
  residence: country,
  is_pep: (value) => (typeof value === "boolean" ? null : "not_boolean"),
};

const COMPANY: Readonly<Record<string, Check>> = {
  company_name: NAME,
  enterprise_number: (value) => {
    const parsed = typeof value === "string" ? parseEnterpriseNumber(value) : null;
    if (parsed === null || parsed.ok) return parsed === null ? "not_text" : null;
    return parsed.fault === "check_digits" ? "check_digits" : "not_a_number";
  },
  foreign_number: text(40),
  country,
};

function birthDateFault(value: unknown, now: Date): OwnerFaultCode | null {
  const date = typeof value === "string" ? readBirthDate(value) : null;
  if (date === null || date < "1850") return "bad_date";
  return date > now.toISOString().slice(0, date.length) ? "future_date" : null;
}

/**
 * What is wrong with a declaration of owners or directors. Text is never wrong: it is read as far as it can be. Shares
 * that do not add up are no error here, because the customer could then not go on; they become a finding.
 */
export function ownerFaults(answer: unknown, now: Date): OwnerFault[] {
  if (answer === undefined || answer === null || typeof answer === "string") return [];
  if (!Array.isArray(answer) || answer.length > DECLARED_MAX) return [{ entry: null, field: null, code: "not_a_list" }];
  return answer.flatMap((one: unknown, entry) => entryFaults(one, now).map((fault) => ({ entry, ...fault })));
}

function entryFaults(one: unknown, now: Date): Omit<OwnerFault, "entry">[] {
  const whole = (code: OwnerFaultCode) => [{ field: null, code }];
  if (typeof one === "string") return one.length > 2_000 ? whole("too_long") : [];
  if (typeof one !== "object" || one === null || Array.isArray(one)) return whole("not_an_entry");
  const given = Object.entries(one).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const has = (fields: object) => given.some(([field]) => Object.hasOwn(fields, field));
  if (has(PERSON) && has(COMPANY)) return whole("person_or_company");
  const checks = { ...COMMON, ...PERSON, ...COMPANY };
  const faults: Omit<OwnerFault, "entry">[] = given.flatMap(([field, value]) => {
    const code = Object.hasOwn(checks, field) ? checks[field]!(value, now) : "unknown_field";
    return code === null ? [] : [{ field, code }];
  });
  const filled = new Set(given.filter(([, value]) => `${value as string}`.trim() !== "").map(([field]) => field));
  const isNamed = ["name", "company_name"].some((field) => filled.has(field));
  if (!isNamed && !(filled.has("given_names") && filled.has("family_name"))) faults.push(...whole("name_missing"));
  if (filled.has("enterprise_number") && filled.has("foreign_number")) {
    faults.push({ field: "foreign_number", code: "two_numbers" });
  }
  return faults;
}

/** Answers whose form is checked. */
const CHECKED = ["beneficial_owners", "directors"];

/** Errors of a set of answers, by the path of the field under `answers`. */
export const answerErrors = (answers: Readonly<Record<string, unknown>>, now: Date, root: string): FieldError[] =>
  CHECKED.filter((question) => Object.hasOwn(answers, question)).flatMap((question) =>
    ownerFaults(answers[question], now).map(({ entry, field, code }) => ({
      path: [root, question, entry, field].filter((part) => part !== null).join("."),
      code,
      message: MESSAGES[code],
    })),
  );
