/** Languages of the console. Their order is the one of the choice. */
export const LANGUAGES = ["nl", "fr", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, as its reader looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
  en: "English",
};

/** How dates and numbers are written: as in Belgium, and English as in Britain. */
const LOCALES: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", de: "de-BE", en: "en-GB" };

/** Name of the choice in the local storage. */
export const LANGUAGE_KEY = "dossier-language";

const isLanguage = (name: string | null | undefined): name is Language => LANGUAGES.some((known) => known === name);

/**
 * The language to show: the officer's choice, else the first of the browser's languages that the console has, else
 * English.
 */
function pickLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export const preferredLanguage = (): Language => pickLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);

let current: Language = "en";
let words: Readonly<Record<string, unknown>> = {};

/** Sets the language of the page. `main.tsx` calls it once, before any screen is loaded; without it, texts are English. */
export function setWords(language: Language, translated: object): void {
  current = language;
  words = { ...translated };
}

export const language = (): Language => current;

/** A language by its name in the language of the page. */
export const languageName = (named: Language): string =>
  new Intl.DisplayNames(locale(), { type: "language" }).of(named) ?? named;

export const locale = (): string => LOCALES[current];

/** What a translation must have: the same names, the same parameters, texts of its own. */
export type Translated<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Translated<Said>
  : T extends string
    ? string
    : { readonly [Name in keyof T]: Translated<T[Name]> };

/** The texts of a screen in the language of the page; `name` is theirs in `dictionary.ts`. */
export const texts = <T extends object>(name: string, english: T): Translated<T> =>
  (words[name] ?? english) as Translated<T>;

/** `one` or `many` by the rule of the reader's language: French says "0 dossier", the others "0 cases". */
export const plural = (number: number, one: string, many: string): string =>
  new Intl.PluralRules(locale()).select(number) === "one" ? one : many;
