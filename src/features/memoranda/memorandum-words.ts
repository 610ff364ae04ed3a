import type { CaseRecord } from "../../domain/case/case.record.ts";

/** A section names so many items of one kind, and says how many more there are. */
const ITEMS_MAX = 40;
const ITEM_MAX_CHARS = 500;

/** One item a line. A line break inside an item would end it. */
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

export const newestFact = (record: CaseRecord, name: string): unknown => record.facts[name]?.at(-1)?.value;

/** Facts that are on file, under the names in which they are told. */
export function factTexts(record: CaseRecord, named: readonly (readonly [label: string, fact: string])[]): string[] {
  return named.flatMap(([label, fact]) => {
    const told = tell(newestFact(record, fact));
    return told === "" ? [] : [`${label}: ${told}`];
  });
}

export const orNone = (value: unknown): string => tell(value) || "not on file";

/** People or companies of a fact, one a line; "not on file" where no source said, "none" where it said none. */
export function people(record: CaseRecord, fact: string): string {
  const value = newestFact(record, fact);
  if (!Array.isArray(value)) return bullets(["not on file"]);
  return bullets(value.length === 0 ? ["none"] : value.map(tell));
}

/** What must be said with a value for it to be understood; a kind is told by the list that the item is in. */
const WORDS: Readonly<Record<string, (told: string) => string>> = {
  kind: () => "",
  version: () => "",
  since: (told) => `since ${told}`,
  birth_date: (told) => `born ${told}`,
  share_percent: (told) => `${told} %`,
};

/** A value of any source in words: text as it is, and of an object what is text or a number in it. */
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
