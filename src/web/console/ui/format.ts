import { locale } from "../language/language.ts";
import { inSentence } from "../language/sentence.ts";
import { UI } from "./texts.ts";

export { formatList, inSentence } from "../language/sentence.ts";

const when = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
const shortDay = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat(locale(), { month: "short", year: "2-digit" });
const wholeMonth = new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric" });
const regions = new Intl.DisplayNames(locale(), { type: "region" });
const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });

export const formatTime = (iso: string): string => when.format(new Date(iso));
/** A date that may be known to the month or year only: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export function formatDate(date: string): string {
  if (/^\d{4}$/.test(date)) return date;
  const time = new Date(/^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date);
  if (Number.isNaN(time.getTime())) return date;
  return /^\d{4}-\d{2}$/.test(date) ? wholeMonth.format(time) : day.format(time);
}
export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatShortDay = (iso: string): string => shortDay.format(new Date(iso));
export const formatMonth = (iso: string): string => month.format(new Date(iso));

/** A country, ISO 3166-1 alpha-2, by its name. */
export const formatCountry = (code: string): string => regions.of(code) ?? code;

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Time since `iso`, in the largest unit that fits. */
export function formatAge(iso: string): string {
  const passedMs = Date.now() - Date.parse(iso);
  const step = STEPS.find(([, ms]) => passedMs >= ms);
  return step ? relative.format(-Math.floor(passedMs / step[1]), step[0]) : UI.justNow;
}

const SHORT = new Set([
  "mcc",
  "vat",
  "ubo",
  "pep",
  "mlro",
  "kbo",
  "vies",
  "sar",
  "str",
  "iban",
  "psp",
  "kyc",
  "nace",
  "eu",
  "aml",
  "casp",
  "tcsp",
  "emi",
  "pdf",
  "id",
  "sha256",
]);

/** A name of the interface in the reader's words; one that they lack as the interface names it. */
export const wordFrom = (known: Readonly<Record<string, string>>, name: string): string => known[name] ?? words(name);

/** A state as the reader says it; one that the console has no word for as the interface names it. */
export const stateWord = (status: string): string => wordFrom(UI.states, status);

/** How severe something is, as the reader says it. */
export const severityWord = (severity: string): string => wordFrom(UI.severities, severity);

/** A level of risk as the reader says it. */
export const levelWord = (level: string): string => wordFrom(UI.levels, level);

/** A role as the reader says it. */
export const roleWord = (role: string): string => wordFrom(UI.roles, role);

/** Writes a name of the interface as text: `open_ubo_discrepancy` becomes `Open UBO discrepancy`. */
export function words(name: string): string {
  const text = name
    .replaceAll(/[_.:-]+/g, " ")
    .split(" ")
    .map((word) => (SHORT.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list of sanctions by its source, such as `EU` of `eu`. */
export const listWord = (source: string): string => source.replaceAll("_", " ").toUpperCase();

/** Replaces names of the interface within a sentence, such as `psp_merchant_onboarding`, by words. */
export const wordsWithin = (text: string): string =>
  text.replaceAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g, (name) => inSentence(words(name)));

/** Groups the digits of a Belgian enterprise number; other numbers stay unchanged. */
export const formatNumber = (number: string | null): string =>
  number === null ? UI.noNumber : number.replace(/^([01]\d{3})(\d{3})(\d{3})$/, "$1.$2.$3");

/** A number with so many decimals, as its reader writes it. */
export const formatDecimals = (number: number, digits: number): string =>
  number.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

export function formatSize(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1_048_576
      ? `${formatDecimals(bytes / 1024, 0)} KB`
      : `${formatDecimals(bytes / 1_048_576, 1)} MB`;
}

export const formatScore = (score: number | null | undefined): string =>
  score == null ? "–" : formatDecimals(score, 2);
export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;
