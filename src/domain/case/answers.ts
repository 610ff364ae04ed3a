/** A declared value as text; null where nothing was stated. */
export function text(value: unknown): string | null {
  const stated = typeof value === "boolean" || typeof value === "number" ? String(value) : value;
  return typeof stated === "string" && stated.trim() !== "" ? stated.trim() : null;
}

const YES = new Set(["yes", "ja", "oui", "true"]);
const NO = new Set(["no", "nee", "nein", "non", "false"]);

/**
 * A yes or no in any of the portal's languages; null for anything else. A yes may go on in words, a no may not: "no, but my
 * wife" is no clear answer.
 */
export function readYesNo(answer: unknown): "yes" | "no" | null {
  const word = text(answer)?.toLowerCase() ?? "";
  const first = /^\p{L}+(?![\p{L}-])/u.exec(word)?.[0] ?? "";
  return YES.has(word) || YES.has(first) ? "yes" : NO.has(word) ? "no" : null;
}

/** YYYY-MM-DD of an answer in ISO or day-first form, where the day exists. */
export function readDay(answer: string | null): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer ?? "");
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(answer ?? "");
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const sameDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return sameDay ? date.toISOString().slice(0, 10) : null;
}
