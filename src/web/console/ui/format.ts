const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });

export const formatTime = (iso: string): string => when.format(new Date(iso));
export const formatDay = (iso: string): string => day.format(new Date(iso));

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in the largest unit that fits. */
export function formatAge(iso: string): string {
  const passedMs = Date.now() - Date.parse(iso);
  const step = STEPS.find(([, ms]) => passedMs >= ms);
  return step ? relative.format(-Math.floor(passedMs / step[1]), step[0]) : "just now";
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
]);

/** A name of the interface as people write it: `open_ubo_discrepancy` becomes `Open UBO discrepancy`. */
export function words(name: string): string {
  const text = name
    .replaceAll(/[_.-]+/g, " ")
    .split(" ")
    .map((word) => (SHORT.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A Belgian enterprise number as it is written, any other as it is. */
export const formatNumber = (number: string | null): string =>
  number === null ? "no number" : number.replace(/^([01]\d{3})(\d{3})(\d{3})$/, "$1.$2.$3");

export function formatSize(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1_048_576
      ? `${(bytes / 1024).toFixed(0)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export const formatScore = (score: number | null | undefined): string => (score == null ? "–" : score.toFixed(2));
export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;
