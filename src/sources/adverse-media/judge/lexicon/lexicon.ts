import { matchesOf } from "../../../../platform/matches.ts";
import type { Span } from "../folded-text.ts";
import type en from "./en.json";
import type namesakes from "./namesakes.json";

/** Kind of words, such as `acquit` or `police`; each language fills it with its own. */
export type WordClass = keyof typeof en;

/** Words of a class at a place of a text. */
export interface Tag {
  readonly of: WordClass;
  readonly span: Span;
}

export const LEXICON_LANGUAGES = ["nl", "fr", "de", "en"] as const;
type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];
/** Of each language its words by class, as the files of this folder have them. */
export type Lexicons = Readonly<Record<LexiconLanguage, Readonly<Record<WordClass, string>>>>;

/** Of each language what tells a namesake apart. */
export type Namesakes = typeof namesakes;

let placed: { readonly lexicons: Lexicons; readonly namesakes: Namesakes } | undefined;

/** Lexicons are files of their own beside the model, because in the script they would weigh 59 KB: they are placed before news is judged. */
export function placeLexicons(lexicons: Lexicons, known: Namesakes): void {
  placed = { lexicons, namesakes: known };
}

function inPlace() {
  if (placed === undefined) throw new Error("the lexicons of news are not loaded");
  return placed;
}

export const namesakesIn = <Name extends keyof Namesakes>(language: Name): Namesakes[Name] =>
  inPlace().namesakes[language];

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

/** Finds any of the entries, which `, ` separates, in folded text. */
export const matcherOf = (entries: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${entries.split(", ").map(sourceOf).join("|")})(?![a-z0-9])`, "g");

const compiled = new Map<string, readonly (readonly [WordClass, RegExp])[]>();

function matchersOf(language: LexiconLanguage) {
  const known = compiled.get(language);
  if (known) return known;
  const made = Object.entries(inPlace().lexicons[language]).map(
    ([name, entries]) => [name as WordClass, matcherOf(entries)] as const,
  );
  compiled.set(language, made);
  return made;
}

export const spansOf = (text: string, pattern: RegExp): Span[] =>
  matchesOf(text, pattern).map((match) => ({ from: match.index, to: match.index + match[0].length }));

/** Everything that the lexicons of some languages know in a folded text. */
export const tagsOf = (folded: string, languages: readonly { readonly name: LexiconLanguage }[]): Tag[] =>
  languages.flatMap(({ name }) =>
    matchersOf(name).flatMap(([of, pattern]) => spansOf(folded, pattern).map((span) => ({ of, span }))),
  );
