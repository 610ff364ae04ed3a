import type { Severity } from "../../domain/case/case.model.ts";
import type { Tone } from "./blocks.ts";

/** `2026-11-20 14:03:22 UTC`; a time that cannot be read is shown as it stands. */
export function formatTime(isoTime: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})/.exec(isoTime);
  return match === null ? isoTime : `${match[1]} ${match[2]} UTC`;
}

const ACRONYMS = new Set([
  "iban",
  "kbo",
  "vies",
  "ubo",
  "vat",
  "mcc",
  "pep",
  "bsn",
  "lei",
  "nace",
  "sar",
  "str",
  "mlro",
  "id",
]);

/** The same on two lines, for a narrow column. */
export const formatTimeOnTwoLines = (isoTime: string): string => formatTime(isoTime).replace(" ", "\n");

/** `adverse_media` and `CASE_CREATED` as `Adverse media` and `Case created`. */
export function formatName(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[_ ]+/)
    .filter((word) => word !== "");
  const shown = words.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word)).join(" ");
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

/** A score from 0 to 1 with the two digits in which it is compared with thresholds. */
export const formatScore = (score: number): string => score.toFixed(2);

export const formatCount = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** A severity is its own tone. */
export const toneOfSeverity = (severity: Severity): Tone => severity;

/** The colour changes at 0.70, from which an approval needs a second officer. */
export function toneOfScore(score: number): Tone {
  if (score >= 0.7) return "critical";
  return score >= 0.4 ? "medium" : "positive";
}
