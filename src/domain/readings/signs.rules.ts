import { readNationalNumber } from "../identifiers/national-register-number.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { certainFacts, type EffectiveFact, effectiveFacts, personIn, personsIn } from "./effective-facts.rules.ts";
import { factText } from "./fact-words.ts";
import { agreesOnDate } from "./person-names.rules.ts";
import {
  ALTERATION_SIGNS,
  type CompanyShareFact,
  type PersonFact,
  type DocumentReading,
  type MrzFact,
  type ReadWarning,
  STATES_BEARER_SHARES,
} from "./reading.model.ts";

/** Kinds that only an authority issues. */
const BY_AUTHORITY: readonly DocumentKind[] = [
  "register_extract",
  "ubo_extract",
  "gazette_publication",
  "licence",
  ...IDENTITY_KINDS,
];

/** Warnings that someone changed the document. That an editor made it says so only of what an authority issues. */
export const alterationsIn = ({ warnings }: DocumentReading, kind: DocumentKind | null): readonly ReadWarning[] =>
  warnings.filter(
    ({ code }) =>
      ALTERATION_SIGNS.includes(code) && (code !== "made_by_editor" || (kind !== null && BY_AUTHORITY.includes(kind))),
  );

/** Whether a paper of owners lists shares that belong to the holder of their certificate. */
export const statesBearerShares = ({ reading }: CaseDocument): boolean =>
  reading?.warnings.some(({ code, detail }) => code === "owners_unread" && detail.includes(STATES_BEARER_SHARES)) ===
  true;

export const hasInvalidSignature = ({ signatures, warnings }: DocumentReading): boolean =>
  signatures.some(({ valid }) => valid === false) || warnings.some(({ code }) => code === "signature_invalid");

/** A number that is not valid, with the clause that says why. */
export interface InvalidNumber {
  readonly fact: EffectiveFact;
  readonly what: string;
  readonly why: string;
  /** Of a machine-readable zone or a national number. */
  readonly isGrave: boolean;
}

/** Recognition confuses digits, so what it was not sure of contradicts nothing. */
const CERTAIN_DIGITS = { text: 0.8, recognised: 0.95 } as const;

const WHAT: Partial<Record<EffectiveFact["type"], string>> = {
  enterprise_number: "enterprise number",
  vat_number: "VAT number",
  iban: "account number",
  national_number: "national number",
  document_number: "document number",
};

/** Numbers whose check digits are wrong, and national numbers of another birth date or sex than the person's. */
export function invalidNumbers(document: CaseDocument, today: Date): InvalidNumber[] {
  const isRecognised = document.reading?.reader === "recognition";
  const needed = isRecognised ? CERTAIN_DIGITS.recognised : CERTAIN_DIGITS.text;
  const found: InvalidNumber[] = [];
  for (const fact of effectiveFacts(document)) {
    if (fact.confidence < needed) continue;
    if (fact.type === "mrz" && !(fact.value as MrzFact).valid) {
      found.push({ fact, what: "machine-readable zone", why: "its check digits are wrong", isGrave: true });
    } else if (fact.valid === false && fact.type !== "mrz") {
      const what = WHAT[fact.type] ?? "number";
      found.push({ fact, what, why: "its check digits are wrong", isGrave: fact.type === "national_number" });
    }
  }
  return [...found, ...contradictedNumbers(document, today)];
}

/** A national number holds the birth date and the sex of its person. */
function contradictedNumbers(document: CaseDocument, today: Date): InvalidNumber[] {
  const [holder] = personsIn(document, ["holder"]);
  const numbers = certainFacts(document).filter(({ type }) => type === "national_number");
  const persons = certainFacts(document).flatMap((fact) => {
    const person = personIn(fact);
    return person?.national_number ? [{ fact, person, number: person.national_number }] : [];
  });
  const held = holder ? numbers.map((fact) => ({ fact, person: holder, number: factText(fact) })) : [];
  return [...held, ...persons].flatMap(({ fact, person, number }): InvalidNumber[] => {
    const read = readNationalNumber(number, today);
    if (!read.valid) return [];
    const what = "national number";
    if (agreesOnDate(read.birthDate, person.birth_date) === false) {
      const why = `it belongs to somebody born on ${read.birthDate}; the document gives ${person.birth_date}`;
      return [{ fact, what, why, isGrave: true }];
    }
    const sex = read.sex === "male" ? "m" : read.sex === "female" ? "f" : null;
    const isOther = sex !== null && (person.sex === "m" || person.sex === "f") && person.sex !== sex;
    return isOther ? [{ fact, what, why: "it belongs to a person of the other sex", isGrave: true }] : [];
  });
}

/** Whether a zone was found whose check digits are wrong, and none whose digits hold. */
export function hasBrokenZone(document: CaseDocument): boolean {
  const zones = effectiveFacts(document).filter(({ type }) => type === "mrz");
  return zones.length > 0 && zones.every(({ value }) => !(value as MrzFact).valid);
}

/** What the printed side of an identity document and its valid zone state otherwise; nothing for runs of earlier rules. */
export const zoneDifferences = (judged: JudgedBy, { warnings }: DocumentReading): readonly ReadWarning[] =>
  judgesBefore(judged, 8) ? [] : warnings.filter(({ code }) => code === "zone_differs");

/** Whether an identity document shows its machine-readable zone and not the side with the photo. */
export const lacksFront = ({ reading }: CaseDocument): boolean =>
  reading?.warnings.some(({ code }) => code === "front_missing") === true;

/** Whether a document has account numbers and the check digits of none of them hold. */
export function hasNoValidAccount(document: CaseDocument): boolean {
  const accounts = effectiveFacts(document).filter(({ type }) => type === "iban");
  return accounts.length > 0 && accounts.every(({ valid }) => valid === false);
}

/** Per cent. Parts of a company are rounded, so a little more is no error. */
export const WHOLE = 100.5;

/** What a document gives the owners or shareholders of its company together, in per cent. Holdings through others count as well. */
export function sumOfShares(document: CaseDocument): number {
  const shares = certainFacts(document).flatMap((fact) => {
    if (fact.subject !== "subject") return [];
    const person = personIn(fact);
    if (person !== null)
      return isHolding(person.role) && person.control !== "indirect" ? [person.share_percent ?? 0] : [];
    const value = fact.value as CompanyShareFact;
    return fact.type === "company_share" && value.role !== "director" ? [value.share_percent ?? 0] : [];
  });
  return Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) / 100;
}

const isHolding = (role: PersonFact["role"]): boolean => role === "owner" || role === "shareholder";

/** Whether a machine-readable zone was read whose check digits all hold. */
export const hasValidZone = (document: CaseDocument): boolean =>
  effectiveFacts(document).some(({ type, value }) => type === "mrz" && (value as MrzFact).valid);
