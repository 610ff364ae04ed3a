import { foldText } from "../../platform/folding.ts";

/** What a case is found by: its name, then its numbers. */
export const searchTextOf = (name: string, ...numbers: (string | null)[]): string =>
  foldText([name, ...numbers.filter((number) => number !== null)].join(" "));

/** A search as it is compared: a number in any punctuation is looked for by its digits. */
export function searchTerm(q: string): string {
  const folded = foldText(q);
  const compact = folded.replaceAll(/[\s./-]/g, "");
  return /^(?:be)?\d{3,}$/.test(compact) ? compact.replace(/^be/, "") : folded;
}

/** A term as one FTS5 string: nothing in it can be an operator. */
export const quoteFts = (term: string): string => `"${term.replaceAll('"', '""')}"`;
