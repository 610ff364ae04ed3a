import { foldText } from "../../platform/folding.ts";

/** The searchable text of a case: its name, then its numbers. */
export const searchTextOf = (name: string, ...numbers: (string | null)[]): string =>
  foldText([name, ...numbers.filter((number) => number !== null)].join(" "));

/** Normalises a search: a number with any punctuation is reduced to its digits. */
export function searchTerm(q: string): string {
  const folded = foldText(q);
  const compact = folded.replaceAll(/[\s./-]/g, "");
  return /^(?:be)?\d{3,}$/.test(compact) ? compact.replace(/^be/, "") : folded;
}

/** Quotes a term as one FTS5 string, so that nothing in it can be an operator. */
export const quoteFts = (term: string): string => `"${term.replaceAll('"', '""')}"`;
