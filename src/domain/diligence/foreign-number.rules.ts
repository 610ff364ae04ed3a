import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { compareCompanyNames } from "../matching/index.ts";
import { agreesOnCompany, agreesOnNumber, agreesOnRegistration, mayBeMistyped } from "../readings/agreement.rules.ts";
import { type EffectiveText, subjectTexts } from "../readings/effective-facts.rules.ts";
import { type KnownCase, knownNames, knownNumbers } from "../readings/known-case.ts";

/** Countries where a company keeps one number for life. Elsewhere it changes with the court or state, or there are several of one form. */
const ONE_NUMBER_FOR_LIFE: readonly string[] = [
  "AT",
  "CZ",
  "DK",
  "EE",
  "FI",
  "FR",
  "GB",
  "IE",
  "LT",
  "LU",
  "LV",
  "NL",
  "NO",
  "SE",
  "SI",
  "SK",
];

/** Whether a known number is that of a document; null where they cannot be compared. */
export const agreesOnKnown = (known: KnownCase, given: string, value: string): boolean | null =>
  judgesBefore(known, 8) ? agreesOnNumber(given, value) : agreesOnRegistration(given, value);

/** Whether a number is another company's, by how it agrees with each known one: a VAT number cannot be compared with another register's. */
export const isAnothers = (known: KnownCase, answers: readonly (boolean | null)[]): boolean =>
  answers.length > 0 &&
  (judgesBefore(known, 8)
    ? answers.every((agrees) => agrees === false)
    : answers.includes(false) && !answers.includes(true));

/**
 * Whether a foreign number may be the customer's all the same, beside its name: one that it had before it moved, or one of which
 * recognition misread a digit. Such a document is nobody's with certainty.
 */
export function mayBeOldNumber(known: KnownCase, document: CaseDocument, { value }: EffectiveText): boolean {
  if (normalizeEnterpriseNumber(value) !== null) return false;
  const names = subjectTexts(document, "company_name");
  const isNamed = (isSame: (a: string, b: string) => boolean) =>
    names.some((name) => knownNames(known).some((one) => isSame(one.value, name.value)));
  const isMisread =
    document.reading?.reader === "recognition" &&
    knownNumbers(known).some((given) => mayBeMistyped(given.value, value));
  if (isMisread && isNamed((a, b) => agreesOnCompany(a, b) === true)) return true;
  return !ONE_NUMBER_FOR_LIFE.includes(known.country) && isNamed((a, b) => compareCompanyNames(a, b).score === 1);
}

export const mistypedIn = (known: KnownCase, value: string): string =>
  !judgesBefore(known, 8) &&
  normalizeEnterpriseNumber(value) === null &&
  knownNumbers(known).some((given) => mayBeMistyped(given.value, value))
    ? ", and one of the two may be mistyped"
    : "";
