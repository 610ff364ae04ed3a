import type { ValidationResult } from "../../domain/case/case.model.ts";
import type { Question } from "../../domain/templates/template.types.ts";
import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";
import { withPalestine } from "../../domain/customer/palestine.ts";
import { isNationalityClear, isStateless } from "../../domain/customer/stated-nationality.ts";
import { readDay, readYesNo, text } from "../../domain/case/answers.ts";
import { companyRegisterOf } from "../../sources/index.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { checkBsn } from "../../domain/identifiers/bsn.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { checkIban } from "../../domain/identifiers/iban.ts";
import { readNationalNumber } from "../../domain/identifiers/national-register-number.ts";
import { checkVatNumber } from "../../domain/identifiers/vat-number.ts";
import { describeVerdict, faulty, type Verdict } from "../../domain/identifiers/verdict.ts";
import { compareText } from "../../platform/compare-text.ts";

/** Checks every declared value that has a form of its own. Messages never repeat a personal number. */
export function validateFields(dossier: Dossier, questions: readonly Question[]): ValidationResult[] {
  return [...validateNumbers(dossier), ...validateIdentity(dossier), ...validateAnswers(dossier, questions)];
}

function validateNumbers({ input, subject }: Dossier): ValidationResult[] {
  const results: ValidationResult[] = [];
  if (subject === "company" && input.country === "BE" && input.registrationNumber !== null) {
    const parsed = parseEnterpriseNumber(input.registrationNumber);
    const verdict: Verdict = parsed.ok ? { valid: true, compact: parsed.number } : faulty(parsed.fault);
    results.push(judged("company_registration_number", "be_enterprise_number_mod97", verdict));
  }
  if (subject === "company" && input.country !== "BE" && input.registrationNumber !== null && judgesBy(input, 1)) {
    results.push(...validateForeignNumber(input.registrationNumber, input.country, judgesBy(input, 6)));
  }
  if (subject === "company" && input.vatNumber !== null) {
    results.push(judged("vat_number", "eu_vat_number", checkVatNumber(input.vatNumber, input.country)));
  }
  const bsn = text(input.answers["bsn"]);
  if (bsn !== null) results.push(judged("bsn", "nl_bsn_11_proof", checkBsn(bsn)));
  const iban = text(input.answers["iban"]);
  if (iban !== null) results.push(judged("iban", "iban_iso13616", checkIban(iban)));
  return results;
}

const NUMBER_SHOWN_CHARS = 60;

/**
 * By the register's own form where it is known. Elsewhere only a number without a digit is certainly none; one of hardly a digit, or
 * that is typed to fill a field, is unlikely to be one.
 */
function validateForeignNumber(number: string, country: string, doubtsFillers: boolean): ValidationResult[] {
  const field = "company_registration_number";
  const shown = `"${number.slice(0, NUMBER_SHOWN_CHARS)}"`;
  if (!/\p{Nd}/u.test(number)) {
    return [check(field, "registration_number_digits", false, `The registration number ${shown} has no digit.`)];
  }
  const register = companyRegisterOf(country);
  if (register === undefined) {
    if (!doubtsFillers || !isFiller(number)) return [];
    const fault = `The registration number ${shown} is hardly one that a register gives out.`;
    return [check(field, "registration_number_likely", false, fault)];
  }
  const isOfForm = register.normaliseNumber(number) !== null;
  const fault = `The registration number ${shown} cannot be one of the ${register.name}.`;
  return [check(field, "registration_number_form", isOfForm, fault)];
}

/** Signs of the registers of German courts, whose first numbers have one digit. */
const COURT_SIGN = /\b(?:HR[AB]|GnR|GsR|PR|VR)\b/i;

/** Fewer than three digits, one digit throughout, or digits in their order: `abc1`, `000000`, `123456`. */
function isFiller(number: string): boolean {
  const digits = number.replaceAll(/\P{Nd}/gu, "");
  if (digits.length < 3) return !COURT_SIGN.test(number);
  const isTyped = digits.length > 5 && "01234567890".includes(digits);
  return isTyped || (digits.length > 3 && new Set(digits).size === 1);
}

/** The national register number holds a date of birth: it must be the declared one. */
function validateIdentity({ input, person, today }: Dossier): ValidationResult[] {
  const number = text(input.answers["national_register_number"]);
  if (number === null) return [];
  const read = readNationalNumber(number, new Date(input.startedAt));
  const field = "national_register_number";
  const results = [judged(field, "be_national_register_number_mod97", read)];
  const declared = person?.birthDate ?? readDay(text(input.answers["date_of_birth"]));
  if (read.valid && read.birthDate !== null && declared !== null && declared <= today) {
    const valid = read.birthDate === declared;
    const message = valid
      ? "The dates of birth agree."
      : "The number contains a different date of birth than declared.";
    results.push({ field, rule: "be_national_register_number_birth_date", valid, message });
  }
  return results;
}

function validateAnswers({ input, today }: Dossier, questions: readonly Question[]): ValidationResult[] {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const results: ValidationResult[] = [];
  for (const [field, answer] of Object.entries(input.answers).sort(([a], [b]) => compareText(a, b))) {
    const question = asked.get(field);
    if (question === undefined) {
      results.push({ field, rule: "known_question", valid: false, message: "This question was not asked." });
      continue;
    }
    const value = text(answer);
    if (value !== null) results.push(...validateAnswer(question, value, today, judgedBy(input)));
  }
  return results;
}

function validateAnswer(question: Question, value: string, today: string, rules: JudgedBy): ValidationResult[] {
  const field = question.id;
  switch (question.type) {
    case "date":
      return [validateDate(field, value, today)];
    case "country":
      return validateCountry(field, value, rules);
    case "yes_no":
      return [check(field, "yes_or_no", readYesNo(value) !== null, "The answer is neither yes nor no.")];
    case "select": {
      const offered = (question.options ?? []).flatMap((option) => Object.values(option));
      return [check(field, "offered_option", offered.includes(value), "The answer is not one of the options.")];
    }
    case "text":
    case "textarea":
    case "owners":
      return [];
  }
}

/** A nationality may be in words, be several, or be a status (AMLR art. 22(1)(a)). */
function validateCountry(field: string, value: string, rules: JudgedBy): ValidationResult[] {
  const isOfNationality = field === "nationality";
  if (isOfNationality && judgesBefore(rules, 8) && !judgesBefore(rules, 7) && isStateless(value)) return [];
  if (isOfNationality && !judgesBefore(rules, 8)) {
    return [check(field, "iso3166_country", isNationalityClear(value, rules), "The nationality is unknown.")];
  }
  const code = toCountryCode(judgesBefore(rules, 8) ? value : withPalestine(value));
  return [check(field, "iso3166_country", code !== null, "The country is unknown.")];
}

function validateDate(field: string, value: string, today: string): ValidationResult {
  const date = readDay(value);
  const isPast = date !== null && date <= today;
  return field === "date_of_birth"
    ? check(field, "date_of_birth", isPast && date >= "1900-01-01", "The date does not exist or cannot be a birthday.")
    : check(field, "iso8601_date", date !== null, "The date does not exist.");
}

const check = (field: string, rule: string, valid: boolean, fault: string): ValidationResult => ({
  field,
  rule,
  valid,
  message: valid ? "The answer is well formed." : fault,
});

const judged = (field: string, rule: string, verdict: Verdict): ValidationResult => ({
  field,
  rule,
  valid: verdict.valid,
  message: describeVerdict(verdict),
});
