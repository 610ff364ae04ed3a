import wordsOf from "./function-words.json" with { type: "json" };
import { matcherOf, namesakesIn } from "./lexicon.ts";

/** What tells a namesake apart in one language. Patterns are for folded text: lower case, without accents. */
export interface NamesakeWords {
  /** The text itself says that another of the same name is meant. */
  readonly namesake: RegExp;
  /** Callings of public or notorious persons, which tell one person from another of the same name. */
  readonly professions: RegExp;
  /** Phrases whose last word is a town when it has a capital. */
  readonly otherPlaces: readonly string[];
  /** Adjectives of towns, which stand before a noun with a capital. */
  readonly beforeCapital: readonly string[];
  /** What the patterns would take for a town. */
  readonly noPlaces: readonly string[];
  /** Adjectives of towns that the language writes without a capital. */
  readonly lowerCasePlaces: readonly string[];
  /** An age or a year of birth, its digits in the first group. */
  readonly ages: readonly string[];
  readonly births: readonly string[];
  /** Words that fit only somebody under 30, or over 60. */
  readonly young: RegExp;
  readonly old: RegExp;
}

export interface Language {
  readonly name: keyof typeof wordsOf;
  readonly functionWords: readonly string[];
}

const NAMES = Object.keys(wordsOf) as (keyof typeof wordsOf)[];
const LANGUAGES = NAMES.map((name): Language => ({ name, functionWords: wordsOf[name].split(" ") }));
const functionWords = LANGUAGES.map((language) => new Set(language.functionWords));
const made = new Map<string, NamesakeWords>();

/** Once the lexicons are placed. */
export function namesakeWords({ name }: Language): NamesakeWords {
  const known = made.get(name);
  if (known) return known;
  const { namesake, professions, young, old, noPlaces, ...patterns } = namesakesIn(name);
  const words = {
    ...patterns,
    noPlaces: noPlaces.split(" "),
    namesake: matcherOf(namesake),
    professions: matcherOf(professions),
    young: matcherOf(young),
    old: matcherOf(old),
  };
  made.set(name, words);
  return words;
}

/** The language of a folded text: the one with most function words, or all languages where it has none. */
export function languagesOf(folded: string): readonly Language[] {
  const words = folded.split(/[^a-z]+/);
  const counts = functionWords.map((known) => words.filter((word) => known.has(word)).length);
  const most = Math.max(...counts);
  return LANGUAGES.filter((_, at) => most === 0 || counts[at] === most);
}
