import { matchesOf } from "../../../../platform/matches.ts";
import type { Span } from "../folded-text.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };

/** Kind of words, such as `acquit` or `police`; each language fills it with its own. */
export type WordClass = keyof typeof en;

/** Words of a class at a place of a text. */
export interface Tag {
  readonly of: WordClass;
  readonly span: Span;
}

const LEXICONS = { nl, fr, de, en } satisfies Record<string, Record<WordClass, string>>;

/** Up to five words between the two sides of ` .. `, within one clause. */
const GAP = "(?:[^a-z0-9\\n.;:?!]{1,3}[a-z0-9'-]+){0,5}?[^a-z0-9\\n.;:?!]{1,3}";

/**
 * Source of the regular expression of an entry: `*` stands for the rest of a word (or, in front, for its beginning), ` .. ` for
 * up to five words, a space for whatever separates two words.
 */
const sourceOf = (entry: string): string =>
  entry
    .replaceAll("\\d*", "\\d+")
    .replaceAll("*", "[a-z0-9'-]*")
    .replaceAll(" .. ", GAP)
    .replaceAll(" ..", "")
    .replaceAll(" ", "[^a-z0-9\\n]{1,3}");

/** Single words of classes in all languages: each the beginning of a word, or a whole one where it ends with `$`. */
export const singleWords = (classes: readonly WordClass[], lettersMin: number): string[] =>
  Object.values(LEXICONS)
    .flatMap((lexicon) => classes.flatMap((of) => lexicon[of].split(", ")))
    .filter((entry) => /^[a-z]+\*?$/.test(entry) && entry.length >= lettersMin)
    .map((entry) => (entry.endsWith("*") ? entry.slice(0, -1) : `${entry}$`));

/** Finds any of the entries, which `, ` separates, in folded text. */
export const matcherOf = (entries: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${entries.split(", ").map(sourceOf).join("|")})(?![a-z0-9])`, "g");

const compiled = new Map<string, readonly (readonly [WordClass, RegExp])[]>();

function matchersOf(language: keyof typeof LEXICONS) {
  const known = compiled.get(language);
  if (known) return known;
  const made = Object.entries(LEXICONS[language]).map(
    ([name, entries]) => [name as WordClass, matcherOf(entries)] as const,
  );
  compiled.set(language, made);
  return made;
}

export const spansOf = (text: string, pattern: RegExp): Span[] =>
  matchesOf(text, pattern).map((match) => ({ from: match.index, to: match.index + match[0].length }));

/** Everything that the lexicons of some languages know in a folded text. */
export const tagsOf = (folded: string, languages: readonly { readonly name: keyof typeof LEXICONS }[]): Tag[] =>
  languages.flatMap(({ name }) =>
    matchersOf(name).flatMap(([of, pattern]) => spansOf(folded, pattern).map((span) => ({ of, span }))),
  );
