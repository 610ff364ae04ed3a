import { COUNTRY_ALIASES } from "./country-aliases.ts";
import { foldAccents } from "./folding.ts";

const NAME_LANGUAGES = ["en", "nl", "fr", "de"] as const;

/** Codes that name no country: unions, private use and the unknown region. */
const NO_COUNTRIES = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const isCountryCode = (code: string): boolean => !NO_COUNTRIES.has(code) && englishName(code) !== undefined;

let displayNames: readonly Intl.DisplayNames[] | null = null;

/** Loaded when a name is first asked for: at the top of the module that took a twelfth of the Worker's start. */
const namesByLanguage = (): readonly Intl.DisplayNames[] =>
  (displayNames ??= NAME_LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
  ));

const englishName = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? namesByLanguage()[0]!.of(code) : undefined;

/** The English name of a country's code: "Iran". What has no name stays as it is. */
export const countryName = (code: string): string => englishName(code) ?? code;

const WITH_ARTICLE =
  /^(?:Netherlands|United |Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Dominican R|Central A|Isle )|(?:Islands|Territories)$/;

/** The same within a sentence: "held in the Netherlands". */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/** Whether a name is the country's own in one of the four languages: "Iran", and not an alias such as "Persian". */
export const isNameOfCountry = (name: string, code: string): boolean =>
  namesByLanguage().some((names) => foldAccents(names.of(code) ?? code) === foldAccents(name));

/** The code of today of a code that Unicode has replaced: `DD` is `DE`, `BU` is `MM`, `UK` is `GB`. */
const currentCode = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

const isCurrent = (code: string): boolean => currentCode(code) === code;

let codesByName: ReadonlyMap<string, string> | null = null;

const codeOfName = (words: string): string | null => (codesByName ??= indexNames()).get(words) ?? null;

/**
 * The ISO 3166-1 alpha-2 code of a country given by code, or by name in English, Dutch, French or German. Null for
 * anything else.
 */
export function toCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (isCountryCode(code)) return currentCode(code);
  return codeOfName(wordsOf(text).join(" "));
}

/** What separates the members of a list of countries. */
const SEPARATORS = /[,;/|\n\r]/;
/** They stand between members, and within a name: "Bosnia and Herzegovina". */
const CONNECTIVE = /^(?:and|en|et|und)$/;
/** The longest name of a country, in words: "the Democratic Republic of the Congo". */
const NAME_WORDS_MAX = 7;

/**
 * The countries that a text in any of the four languages names, as ISO 3166-1 alpha-2 codes in the order of the text. A
 * code counts as a member of a list, or in capitals within other words: "la" in a French sentence is not Laos.
 */
export function countriesIn(text: string): string[] {
  const found = text.split(SEPARATORS).flatMap((part) => {
    const whole = toCountryCode(part.replace(/^[\s.:()-]+|[\s.:()-]+$/g, ""));
    return whole === null ? [...countriesInWords(part), ...codesBetween(part)] : [whole];
  });
  return [...new Set(found)];
}

function countriesInWords(text: string): string[] {
  const original = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => !CONNECTIVE.test(word));
  const isMixed = /\p{Ll}/u.test(text);
  const words = original.map((word) => wordsOf(word).join(""));
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestNameAt(words, at);
    if (length > 0) found.push(codeOfName(words.slice(at, at + length).join(" "))!);
    else if (isMixed && isCountryCode(original[at]!)) found.push(currentCode(original[at]!));
    at += Math.max(1, length);
  }
  return found;
}

/** "kp and nl": codes in small letters, where nothing else stands between the connectives. */
const codesBetween = (part: string): string[] =>
  part
    .split(/\s(?:and|en|et|und|&|\+)\s/)
    .map((member) => member.trim().toUpperCase())
    .filter(isCountryCode)
    .map(currentCode);

function longestNameAt(words: readonly string[], at: number): number {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length--) {
    if (codeOfName(words.slice(at, at + length).join(" ")) !== null) return length;
  }
  return 0;
}

/** A text in lower case without accents, taken apart at everything that is neither letter nor digit, without connectives. */
const wordsOf = (text: string): string[] =>
  (foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !CONNECTIVE.test(word));

function indexNames(): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter(isCountryCode)
    .filter(isCurrent);
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    const words = wordsOf(name).join(" ");
    if (words !== "" && !names.has(words)) names.set(words, code);
  };
  for (const inLanguage of namesByLanguage()) {
    for (const code of codes) add(inLanguage.of(code) ?? "", code);
  }
  for (const [code, aliases] of Object.entries(COUNTRY_ALIASES)) for (const name of aliases) add(name, code);
  return names;
}

/** A country for people to read: "Iran (IR)". */
export function countryInWords(code: string): string {
  const name = isCountryCode(code) ? englishName(code) : undefined;
  return name === undefined ? code : `${name} (${code})`;
}
