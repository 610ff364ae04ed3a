import type { ParsedName } from "./parse-name.ts";

const FEWEST_INITIALS = 3;

/** What names of companies and vessels may be abbreviated to: `BNC` for `Banco Nacional de Cuba`; `NITC` has the C of `Company`. */
export function acronymsOf({ kind, words, forms }: ParsedName): string[] {
  if (kind === "person") return [];
  const full = words.filter(({ role }) => role !== "stop");
  if (full.length < FEWEST_INITIALS) return [];
  const initials = full.map(({ text }) => text[0]).join("");
  return forms.includes("company") ? [initials, `${initials}c`] : [initials];
}

/** The only word of a name of a company or vessel, which may be an acronym; null for any other name. */
export const acronymIn = ({ kind, words }: ParsedName): string | null =>
  kind !== "person" && words.length === 1 ? words[0]!.text : null;
