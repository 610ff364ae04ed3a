import namesakes from "./namesakes.json" with { type: "json" };
import { matcherOf } from "./lexicon.ts";

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
  readonly name: keyof typeof namesakes;
  readonly words: NamesakeWords;
  readonly functionWords: readonly string[];
}

const NAMES = Object.keys(namesakes) as (keyof typeof namesakes)[];
const functionWords = new Map(NAMES.map((name) => [name, new Set(namesakes[name].functionWords.split(" "))]));
const made = new Map<string, Language>();

function languageOf(name: keyof typeof namesakes): Language {
  const known = made.get(name);
  if (known) return known;
  const { namesake, professions, young, old, noPlaces, functionWords: _, ...patterns } = namesakes[name];
  const words = {
    ...patterns,
    noPlaces: noPlaces.split(" "),
    namesake: matcherOf(namesake),
    professions: matcherOf(professions),
    young: matcherOf(young),
    old: matcherOf(old),
  };
  const language = { name, words, functionWords: namesakes[name].functionWords.split(" ") };
  made.set(name, language);
  return language;
}

/** The language of a folded text: the one with most function words, or all languages where it has none. */
export function languagesOf(folded: string): readonly Language[] {
  const words = folded.split(/[^a-z]+/);
  const counts = NAMES.map((name) => words.filter((word) => functionWords.get(name)!.has(word)).length);
  const most = Math.max(...counts);
  return NAMES.filter((_, at) => most === 0 || counts[at] === most).map(languageOf);
}
