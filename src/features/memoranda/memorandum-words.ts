/** The most items of one kind in a section; the number of others is stated. */
const ITEMS_MAX = 40;
const ITEM_MAX_CHARS = 500;

/** One item per line; line breaks inside an item are replaced. */
export function bullets(items: readonly string[]): string {
  const shown = items.slice(0, ITEMS_MAX).map((item) => `- ${shorten(item.replaceAll(/\s+/g, " ").trim())}`);
  const more = items.length - shown.length;
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= ITEM_MAX_CHARS ? text : `${characters.slice(0, ITEM_MAX_CHARS - 1).join("")}…`;
}

export const day = (isoTime: string): string => isoTime.slice(0, 10);

export const orNone = (value: unknown): string => tell(value) || "not on file";

/** Text that a value needs to be understood; its kind follows from the list that the item is in. */
const WORDS: Readonly<Record<string, (told: string) => string>> = {
  kind: () => "",
  version: () => "",
  since: (told) => `since ${told}`,
  birth_date: (told) => `born ${told}`,
  share_percent: (told) => `${told} %`,
};

/** A value of any source as text; for an object, its texts and numbers. */
function tell(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(tell).filter(Boolean).join("; ");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .sort(([a], [b]) => Number(b === "name") - Number(a === "name"))
    .map(([field, part]) => {
      const told = tell(part);
      return told !== "" && Object.hasOwn(WORDS, field) ? WORDS[field]!(told) : told;
    })
    .filter(Boolean)
    .join(", ");
}
