const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
/** Controls but line feed and tab, and the marks that turn the reading direction of what follows them. */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Any string as text of an HTML document, in an element or in a quoted attribute. */
export function escapeHtml(value: string): string {
  return value
    .toWellFormed()
    .replace(UNSAFE, "")
    .replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? "");
}
