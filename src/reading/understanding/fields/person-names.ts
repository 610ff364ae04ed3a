import { COMMON_GIVEN_NAMES } from "../../../domain/matching/common-names.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { isCountryPlace, isTown } from "./country-places.ts";
import { hasLegalForm } from "./legal-forms.ts";
import { NO_NAME_WORDS, ORGANISATION_WORDS, PARTICLES, TITLES, TRADE } from "./person-words.ts";

export interface PersonName {
  /** As written, without titles. */
  readonly name: string;
  /** Where the text tells them apart: by a comma, by capitals of the family name, or by a particle. */
  readonly given_names?: string;
  readonly family_name?: string;
}

const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’\-–][\p{L}\p{M}]+)*\.?|[dDlLtTsS]['’][\p{L}\p{M}-]+|['’][ts](?:-[\p{L}]+)?|(?:\p{Lu}\.-?){1,4}|\p{Ll}{2,3}-\p{Lu}[\p{L}\p{M}]*(?:['’\-–][\p{L}\p{M}]+)*)$/u;
/** Legal forms that no name has as a word. */
const FORMS_WITHIN: ReadonlySet<string> = new Set(
  "GmbH PGmbH mbH BV NV BVBA SRL SPRL SARL SAS SASU VZW ASBL Ltd Limited PLC LLP DAC B.V. N.V. S.A. S.R.L.".split(" "),
);
/** `D Dr. Gebhard Hofer`: the letter of an entry, as a register prints it, stands before the title. */
const ENTRY_LETTER = /^\p{Lu} (?=(?:Dr|Mag|Ing|Dipl|Prof)\.)/u;

/** `drs. C.W.M. (Kees) van Gestel`, `Mol, Hendrik Jan ("Henk")`: what somebody is called. */
const CALLED = /\s?\(["'“„«]?\p{Lu}\p{Ll}+["'”“»]?\)/u;
/** `Brossard (Aurélien)`: of one word and one in brackets, that is the given name. */
const FAMILY_AND_GIVEN =
  /^(?:(?:M|Mme|Mr|Mevr)\.? )?(?<family>\p{Lu}[\p{L}'’-]+) \((?<given>\p{Lu}\p{Ll}[\p{L} -]*)\)$/u;

/** `Jan Maes und Els Claes`; `von und zu` belongs to one name. */
const SEVERAL = /(?<! vo[nm]) und (?!zu[mr]? )/;

/** Without accents and marks; a word in another script as it is. */
function plain(word: string): string {
  const latin = foldAccents(word).replaceAll(/[^a-z]/g, "");
  return latin === "" ? word.toLowerCase().replaceAll(/[^\p{L}]/gu, "") : latin;
}
const isParticle = (word: string): boolean =>
  PARTICLES.has(plain(word)) && (plain(word).length > 1 || /['’]/.test(word));
const isCapital = (word: string): boolean =>
  !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu) ?? []).length >= 2 && !/\./.test(word);

/**
 * A text that is a person's name and nothing else, of two to eight words. Null for a single word, a company, a label or any
 * other text.
 */
export function readPersonName(text: string): PersonName | null {
  const tidy = text.replaceAll(/\s+/g, " ").replaceAll(/^[\s:;,.\-–]+|[\s:;,\-–]+$/g, "");
  // The full stop behind a word is the sentence's; behind a letter it is an initial's.
  const inBrackets = FAMILY_AND_GIVEN.exec(tidy)?.groups;
  if (inBrackets !== undefined) return personOf(inBrackets["given"]!, inBrackets["family"]!);
  const whole = tidy
    .replace(/(?<=\p{Ll}{2})\.$/u, "")
    .replace(ENTRY_LETTER, "")
    .replace(CALLED, "");
  const cleaned = withoutTitles(withGivenListed(whole));
  const commas = cleaned.split(",");
  if (commas.length > 2 || (commas.length === 2 && isCountryPlace(cleaned))) return null;
  const words = cleaned.replaceAll(",", " ").split(" ").filter(Boolean);
  if (words.length < 2 || words.length > 8 || cleaned.length > 80 || SEVERAL.test(cleaned)) return null;
  // `Warrants. Aan Jan Maes`: a heading, and what follows it.
  if (/\p{Ll}{4}\. /u.test(cleaned)) return null;
  // Who signs an extract by its office.
  if (/^(?:le|la|de) (?:greffi[eè]re?|griffier)$/i.test(cleaned)) return null;
  if (!words.every((word) => WORD.test(word) || isParticle(word)) || !areNameWords(words) || hasLegalForm(cleaned))
    return null;
  // `der Anteile`: a small particle and one word more are no name in full.
  if (/^\p{Ll}/u.test(cleaned) && words.filter((word) => !isParticle(word)).length < 2) return null;
  // `Alfa GmbH und`: the small word belongs to the sentence, and the name before it may be a company's.
  if (/^\p{Ll}[^'’-]*$/u.test(words.at(-1)!) || words.some((word) => FORMS_WITHIN.has(word))) return null;
  if (commas.length === 2) return byComma(commas[0]!.trim(), withoutTitles(commas[1]!.trim()), cleaned !== whole);
  return byCapitals(words) ?? byParticle(words) ?? { name: words.join(" ") };
}

/** `DURAND Marie, Claire`: registers of France divide the given names by commas. */
function withGivenListed(text: string): string {
  const [first, ...others] = text.split(/, ?/);
  if (others.length === 0) return text;
  const words = ownWords(first!);
  const isWhole = words.length > 1 && isCapital(words[0]!) && isInPart(words, isCapital);
  return isWhole && others.every((one) => !one.includes(" ") && isGiven(one)) ? [first, ...others].join(" ") : text;
}

/**
 * `Maes, Jan`. A whole name before the comma stands alone where a town may follow it, as in `Jan Maes, Beveren`; where another
 * whole name follows, as in `Jan Maes, Els Claes`, it is not the name of one person.
 */
function byComma(before: string, after: string, hasTitle: boolean): PersonName | null {
  const [first, second] = [before, after].map(ownWords) as [string[], string[]];
  if (first.length > 1 && isWithGiven(first) && second.length > 1 && isWithGiven(second)) {
    // `GARCIA MARTIN, Jose Ignacio`: a family name in capitals.
    if (first.every(isCapital) && !second.some(isCapital)) return fromParts(after, before);
    const areGiven = second.every(isGiven) && !isGiven(first[0]!) && !isInPart(first, isCapital);
    return areGiven ? fromParts(after, before) : null;
  }
  // `MAES Jan, Zoersel`
  if (isCapital(first[0] ?? "") && isInPart(first, isCapital) && !SUFFIX.test(first.at(-1)!))
    return readPersonName(before);
  const isBeforePlace = isTown(after) || (isGiven(first[0] ?? "") && !second.some(isGiven));
  // `Hassan Ali, Mohamed Omar`: two names of a list, or a family name of two words with two given names.
  const isFamily = first.length < 2 || first.every(isCapital);
  const areOfGiven = second.every((word) => isGiven(word) || /^(?:\p{Lu}\.-?)+$/u.test(word));
  if (!isFamily && second.length > 1 && !areOfGiven && !hasTitle && !isBeforePlace) return null;
  return isWholeName(before, hasTitle || isBeforePlace) ? readPersonName(before) : fromParts(after, before);
}

/** Behind a family name, and part of it. */
const SUFFIX = /^(?:Jr|Sr)\.?$/;

const ownWords = (text: string): string[] => text.split(" ").filter((word) => !isParticle(word));
const isGiven = (word: string): boolean => word.split("-").some((part) => COMMON_GIVEN_NAMES.has(plain(part)));
const isInPart = (words: readonly string[], holds: (word: string) => boolean): boolean =>
  words.some(holds) && !words.every(holds);
/** Whether given names and a family name stand together: `Jan Maes`, `Claes Els`, `MAES Jan`. */
const isWithGiven = (words: readonly string[]): boolean =>
  words.length > 0 && (isGiven(words[0]!) || isGiven(words.at(-1)!) || isInPart(words, isCapital));

/** `De heer R.S. Ramcharan, Zeist`: behind a title, with initials or before a town, the words before the comma are the name. */
function isWholeName(text: string, hasTitleOrTown: boolean): boolean {
  const words = text.split(" ");
  if (ownWords(text).length < 2 || isCapital(words[0]!)) return false;
  return hasTitleOrTown || /^(?:\p{Lu}\.-?)+$/u.test(words[0]!);
}

/** Whether given and family name seem to stand together, as in few towns. */
export const hasGivenName = (name: string): boolean => isWithGiven(ownWords(name));

/** Whether a text is common given names and nothing else: `Karl Heinz`. */
export const areGivenNames = (text: string): boolean => ownWords(text).every(isGiven);

/** Names of persons that a list has, divided by commas and a word for `and`; empty where a part of it is no name in full. */
export function namesOfList(text: string): PersonName[] {
  const parts = text.split(/,\s|\s(?:en|et|und|and|&)\s/i).map((part) => withoutTitles(part.trim()));
  const names = parts.map((part) => (ownWords(part).length < 2 || isTown(part) ? null : readPersonName(part)));
  return parts.length > 1 && names.every((name) => name !== null) ? names : [];
}

/** Given and family names that a document tells apart. Null where either is no name. */
export function personOf(given: string, family: string): PersonName | null {
  const tidy = (text: string) =>
    withoutTitles(text.replaceAll(/\s+/g, " ").replaceAll(/^[\s:;,.\-–]+|[\s:;,\-–]+$/g, ""));
  return isNamePart(tidy(given)) && isNamePart(tidy(family)) ? fromParts(tidy(given), tidy(family)) : null;
}

/** Whether a text can be the given names or the family name of a person: one to six words. */
export function isNamePart(text: string): boolean {
  const words = text.replaceAll(",", " ").split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 6 || text.length > 60) return false;
  return (
    words.every((word) => WORD.test(word) || isParticle(word)) &&
    areNameWords(words) &&
    words.some((word) => plain(word).length > 1)
  );
}

const areNameWords = (words: readonly string[]): boolean =>
  words.some((word) => !isParticle(word) && plain(word).length > 1) &&
  words.every((word) => isParticle(word) || !isNoName(plain(word)));

const isNoName = (word: string): boolean => NO_NAME_WORDS.has(word) || ORGANISATION_WORDS.has(word) || TRADE.test(word);

/** Whether a name is one of a body by a word of it, though no legal form stands in it: `Förderstiftung Westerwald`. */
export const isOrganisation = (text: string): boolean => {
  const words = text.split(/[\s-]+/);
  return (
    /^\p{Lu}[^\d(,]*$/u.test(text) &&
    words.length > 1 &&
    words.length <= 8 &&
    words.some((word) => ORGANISATION_WORDS.has(plain(word)) || TRADE.test(plain(word)))
  );
};

function fromParts(given: string, family: string): PersonName | null {
  return given === "" || family === "" ? null : { name: `${given} ${family}`, given_names: given, family_name: family };
}

/** Drops titles at the beginning: `De heer Jan Peeters`. */
export function withoutTitles(text: string): string {
  const words = text.split(" ");
  let at = 0;
  // `Mw. M. Hoekstra`: behind a title, a letter is an initial.
  const isInitial = (word: string): boolean => at > 0 && plain(word).length === 1;
  while (at < words.length - 1 && TITLES.has(plain(words[at]!)) && isTitleHere(words, at) && !isInitial(words[at]!))
    at++;
  return words.slice(at).join(" ");
}

/** `de` is a title only before `heer`, and a particle elsewhere. */
const isTitleHere = (words: readonly string[], at: number): boolean =>
  plain(words[at]!) !== "de" || plain(words[at + 1]!) === "heer";

/** `JANSSENS Jan`, `Jan VAN DEN BERG`, `van den BERG Jan`. */
function byCapitals(words: readonly string[]): PersonName | null {
  const capital = words.map(isCapital);
  if (words.every((word, at) => capital[at] || isParticle(word)) || !capital.includes(true)) return null;
  let first = capital.indexOf(true);
  let last = capital.lastIndexOf(true);
  while (first > 0 && isParticle(words[first - 1]!)) first--;
  const family = words.slice(first, last + 1);
  if (!family.every((word) => isCapital(word) || isParticle(word))) return null;
  const given = [...words.slice(0, first), ...words.slice(last + 1)];
  const isAtAnEnd = first === 0 || last === words.length - 1;
  return isAtAnEnd && given.length > 0 ? fromParts(given.join(" "), family.join(" ")) : null;
}

/** `Jan van den Berg`: small particles after given names begin the family name. */
function byParticle(words: readonly string[]): PersonName | null {
  let at = words.findIndex((word) => isParticle(word) && /^\p{Ll}/u.test(word));
  // `Van den Broeck Lieve`: the family name comes first, and where it ends nothing tells.
  if (words.slice(0, at).every(isParticle)) return null;
  // `Jan Van den Berg`: a particle with a capital before it belongs to the family name.
  while (at > 1 && isParticle(words[at - 1]!)) at--;
  return at > 0 && at < words.length - 1 ? fromParts(words.slice(0, at).join(" "), words.slice(at).join(" ")) : null;
}
