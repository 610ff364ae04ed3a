import type { MediaEvent } from "../judgement.model.ts";

export type ReportedEvent = Exclude<MediaEvent, "none">;

/**
 * The words of one language. Each entry is the source of a regular expression over folded text: lower case, without
 * accents (`ü` is `u`, `ß` is `ss`, `œ` is `oe`), quotation marks straight.
 */
export interface LanguageWords {
  /** Frequent function words, by which the language of an article is recognised. */
  readonly functionWords: string;
  /** Words that mean the event by themselves. */
  readonly strong: Readonly<Record<ReportedEvent, readonly string[]>>;
  /** Words that mean the event only beside a crime or an authority: each has an ordinary meaning, too. */
  readonly weak: Readonly<Partial<Record<ReportedEvent, readonly string[]>>>;
  readonly crimes: readonly string[];
  readonly authorities: readonly string[];
  /** The subject is cleared: acquitted, dropped, annulled, withdrawn. */
  readonly cleared: readonly string[];
  /** What reads like `cleared` and is not: an acquittal that is asked for, quashed, denied. */
  readonly notCleared: readonly string[];
  /** Guilt that stands beside an acquittal on another count. */
  readonly guiltyAllTheSame: readonly string[];
  /** The subject suffers the crime. */
  readonly victim: readonly string[];
  /** The subject reports the crime; `$` stands for the subject. */
  readonly complainant: readonly string[];
  readonly witness: readonly string[];
  /** The subject comments, advises or supplies. */
  readonly bystander: readonly string[];
  /** Professions that act for the authorities. */
  readonly officials: readonly string[];
  /** Museums, novels, sports, products, prizes: contexts in which words of crime are harmless. */
  readonly harmless: readonly string[];
  /** The text itself says that somebody of the same name is meant. */
  readonly namesake: readonly string[];
  /** Phrases whose last word is a town when it has a capital. */
  readonly otherPlaces: readonly string[];
  /** Adjectives of towns that the language writes without a capital. */
  readonly lowerCasePlaces: readonly string[];
  /** An age, its digits in the first group. */
  readonly ages: readonly string[];
}

/** The entries of a table, separated by ` / `; line ends between them are free. */
export function list(text: TemplateStringsArray): readonly string[] {
  return text.raw[0]!.split(/\s\/\s|\n/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Like `list`, where every entry begins a word: for languages without compounds. */
export const words = (text: TemplateStringsArray): readonly string[] =>
  list(text).map((entry) => `(?<![a-z0-9])(?:${entry})`);
