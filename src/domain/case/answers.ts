/** A declared value as text; null where nothing was stated. */
export function text(value: unknown): string | null {
  const stated = typeof value === "boolean" || typeof value === "number" ? String(value) : value;
  return typeof stated === "string" && stated.trim() !== "" ? stated.trim() : null;
}

const YES = new Set(["yes", "ja", "oui", "true"]);
const NO = new Set(["no", "nee", "nein", "non", "false"]);

/** A yes or no in any of the portal's languages; null for anything else. */
export function readYesNo(answer: unknown): "yes" | "no" | null {
  const word = text(answer)?.toLowerCase() ?? "";
  return YES.has(word) ? "yes" : NO.has(word) ? "no" : null;
}
