/** The most items of one kind in a section; the number of others is stated. */
const ITEMS_MAX = 40;
const ITEM_MAX_CHARS = 1_000;

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

export const orNone = (value: string | null): string => value || "not on file";
