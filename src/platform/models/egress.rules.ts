/** Kinds of data that are never sent to a model. */
export type ProtectedKind =
  | "national_register_number"
  | "iban"
  | "document_number"
  | "date_of_birth"
  | "protected_answer"
  | "fiu_report";

interface Detector {
  readonly kind: ProtectedKind;
  readonly form: RegExp;
  readonly holds?: (match: string) => boolean;
}

const DATE =
  "(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/. ]\\d{1,2}[-/. ]\\d{2,4}|\\d{1,2}(?:er|st|nd|rd|th|\\.)? \\p{L}{3,10}\\.? \\d{4})";
const BORN =
  "(?:birth[ _-]?date|date[ _-]?of[ _-]?birth|birthdate|geboortedatum|geboren|date de naissance|geburtsdatum|\\bborn\\b|\\bnée?\\b|\\bgeb\\.|\\bdob\\b)";
const DOCUMENT =
  "(?:passport|paspoort|passeport|reisepass|identity card|identiteitskaart|carte d['’]identité|personalausweis|\\be-?id\\b|driving licen[cs]e|rijbewijs|permis de conduire|residence permit|verblijfstitel|document (?:number|no)|document_number|kaartnummer)";

const DETECTORS: readonly Detector[] = [
  {
    kind: "national_register_number",
    form: /(?<!\d)\d{2}[. -]?\d{2}[. -]?\d{2}[ .-]*\d{3}[ .-]*\d{2}(?!\d)/gu,
    holds: isNationalNumber,
  },
  // The check digit of the Dutch number is too weak to recognise it without its name.
  { kind: "national_register_number", form: /(?:\bbsn\b|burgerservicenummer)\D{0,20}\d[\d. ]{7,11}/giu },
  { kind: "iban", form: /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){11,30}/giu, holds: startsWithIban },
  // The Belgian card: 592-1234567-12.
  { kind: "document_number", form: /(?<!\d)\d{3}-\d{7}-\d{2}(?!\d)/gu },
  { kind: "document_number", form: new RegExp(`${DOCUMENT}[^\\p{N}\\n]{0,30}(?=[A-Z0-9]*\\d)[A-Z0-9-]{6,}`, "giu") },
  { kind: "date_of_birth", form: new RegExp(`${BORN}[^\\p{N}\\n]{0,30}${DATE}`, "giu") },
  {
    kind: "fiu_report",
    form: /\b(?:SARs?|STRs?|goAML|CTIF|CFI|FIU)\b|suspicious[ _](?:activity|transaction)|financial intelligence unit|déclaration de soupçon|verdachts?meldung|melding van (?:een )?vermoeden|cel voor financiële informatie/gu,
  },
];

/** Kinds of protected data in a text, each once. `values` are further protected values that the caller knows. */
export function findProtected(text: string, values: readonly string[] = []): ProtectedKind[] {
  const found = DETECTORS.filter(({ form, holds }) =>
    [...text.matchAll(form)].some(([match]) => holds?.(match) ?? true),
  );
  const compact = toAlphanumeric(text);
  const isKnown = values.map(toAlphanumeric).some((value) => value.length >= 5 && compact.includes(value));
  return [...new Set([...found.map(({ kind }) => kind), ...(isKnown ? (["protected_answer"] as const) : [])])];
}

/** The text without its protected parts. A text about a report is replaced as a whole. */
export function maskProtected(text: string): string {
  if (findProtected(text).includes("fiu_report")) return MASK;
  return DETECTORS.reduce(
    (masked, { form, holds }) => masked.replace(form, (match) => (holds?.(match) === false ? match : MASK)),
    text,
  );
}

const MASK = "[removed]";

const toAlphanumeric = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** YYMMDD-XXX-CC: month up to 12, raised by 20 or 40 in a BIS number; a 2 before the nine digits from 2000 on. */
function isNationalNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (Number(digits.slice(2, 4)) % 20 > 12 || Number(digits.slice(4, 6)) > 31) return false;
  const control = Number(digits.slice(9));
  return ["", "2"].some((century) => 97 - (Number(century + digits.slice(0, 9)) % 97) === control);
}

/** The match may extend beyond the account number into the following text. */
function startsWithIban(text: string): boolean {
  const compact = toAlphanumeric(text);
  for (let length = 15; length <= Math.min(34, compact.length); length++) {
    if (remainder97(compact.slice(4, length) + compact.slice(0, 4)) === 1) return true;
  }
  return false;
}

function remainder97(text: string): number {
  let remainder = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
