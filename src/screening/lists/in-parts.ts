import type { ListEntry } from "../list-entry.ts";
import { NAMES_PER_PART } from "./limits.ts";

/**
 * Entries in the parts in which a list is imported. The same file always gives the same parts.
 * @returns what `entries` returns
 */
export async function* inParts<T>(entries: AsyncGenerator<ListEntry, T>): AsyncGenerator<ListEntry[], T> {
  let part: ListEntry[] = [];
  let names = 0;
  for (;;) {
    const { done, value } = await entries.next();
    if (done) {
      if (part.length > 0) yield part;
      return value;
    }
    if (names + value.names.length > NAMES_PER_PART && part.length > 0) {
      yield part;
      part = [];
      names = 0;
    }
    part.push(value);
    names += value.names.length;
  }
}

/** A part as it is sent: JSON lines. */
export const toLines = (part: readonly ListEntry[]): string =>
  `${part.map((entry) => JSON.stringify(entry)).join("\n")}\n`;
