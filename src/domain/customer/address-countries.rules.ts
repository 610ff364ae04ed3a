import { text } from "../case/answers.ts";
import type { JudgedBy } from "../case/rules-version.model.ts";
import { countriesIn, toCountryCode } from "../../platform/country-code.ts";
import { foldAccents } from "../../platform/folding.ts";
import { foldedWords, nearTownsIn } from "./near-towns.ts";
import { countryOfTown, ofOnePlace } from "./towns.ts";

/** The country in which a private customer declares to live; null where the answer names none, or several. */
export function declaredResidence({ answers }: { readonly answers: Readonly<Record<string, unknown>> }): string | null {
  const [code, ...others] = countriesIn(text(answers["country_of_residence"]) ?? "");
  return code === undefined || others.length > 0 ? null : code;
}

/** Whether the address that a private customer gives is in another country than the one in which it declares to live. */
export function livesElsewhere(answers: Readonly<Record<string, unknown>>): boolean {
  const address = text(answers["residence_address"]) ?? text(answers["address"]);
  const [named, declared] = [address === null ? null : countryOfAddress(address, {}), declaredResidence({ answers })];
  return named !== null && declared !== null && named !== declared;
}

/** The country that an address names at its end, or before the town, or by a town of a high-risk country; null where it names none. */
export function countryOfAddress(address: string, rules: JudgedBy): string | null {
  const parts = address
    .split(/[,;\n\r|]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.findLast((part) => /\p{L}/u.test(part));
  if (last === undefined) return null;
  const isStreetAlone = parts.length === 1 && !/\d{3}/.test(last);
  const ofLast = isStreetAlone ? null : (codeAlone(last, parts) ?? nameAtEnd(last));
  if (ofLast !== null) return ofLast;
  // Some write the country before the town, or before its postal code.
  const between = parts.slice(1).map(wholeName);
  return between.find((code) => code !== null) ?? ofPostalCode(parts) ?? (isStreetAlone ? null : ofTown(last, rules));
}

/** The country of "9000 Gent" at the end of an address without a country; null where the town behind a postal code is none nearby. */
export function countryOfNearTown(address: string): string | null {
  const last = partsOf(address).findLast((part) => /\p{L}/u.test(part)) ?? "";
  const place = placeIn(last);
  if (place === null || !last.endsWith(place.town)) return null;
  const words = foldedWords(place.town);
  const [found] = nearTownsIn(words);
  return found !== undefined && found.from === 0 && found.to === words.length ? found.code : null;
}

/** The last postal code of an address, with the town behind it: "Bondgenotenlaan 1, 3000 Leuven"; null where there is none. */
export const placeOfAddress = (address: string) =>
  partsOf(address)
    .map(placeIn)
    .findLast((place) => place !== null) ?? null;

export const townOfAddress = (address: string): string | null => placeOfAddress(address)?.town ?? null;

const partsOf = (address: string): string[] => address.split(/[,;\n\r|]/).map((part) => part.trim());

function placeIn(part: string): { readonly digits: string; readonly town: string } | null {
  const found = /(?:^|[\s-])(\d{4,5})(?: ?[A-Z]{2}(?!\p{L}))?\s+(\p{L}[\p{L}\s.'-]*)/u.exec(part);
  return found === null ? null : { digits: found[1]!, town: found[2]!.trim() };
}

/** "1417 Tehran": the town behind its postal code. */
const ofTown = (part: string, rules: JudgedBy): string | null =>
  countryOfTown(part.replace(/^[\d\s-]+/, ""), ofOnePlace(rules));

const wholeName = (part: string): string | null => (part.length > 3 ? toCountryCode(part) : null);

/** Codes of countries that are also those of states and provinces of North America: "Los Angeles, CA". */
const ALSO_STATES = new Set(
  "AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA BC NL NB NS NT NU PE SK YT".split(" "),
);

/** A code as the whole of the last part: "Tehran, IR". */
function codeAlone(last: string, parts: readonly string[]): string | null {
  if (!/^[A-Z]{2}$/.test(last) || parts.length < 2) return null;
  return ALSO_STATES.has(last) ? null : toCountryCode(last);
}

/** "B-3000 Leuven", "D - 10115 Berlin": how the post of each country writes its codes. */
const POSTAL: Readonly<Record<string, string>> = { B: "BE", L: "LU", F: "FR", D: "DE", A: "AT", I: "IT", E: "ES" };

function ofPostalCode(parts: readonly string[]): string | null {
  const [, letters = ""] = /(?:^|\s)([A-Z]{1,2})\s?-\s?\d{3,5}(?!\d)/.exec(parts.join(" ")) ?? [];
  return POSTAL[letters] ?? (letters.length === 2 ? toCountryCode(letters) : null);
}

/** Words before a country's name that make it a street, or another place: "rue de Chine", "New Jersey". */
const NOT_AFTER = new Set(
  "de du des d da di la le les l van der den of the new nieuw nouveau nouvelle neu northern noord nord inner saint sint st straat laan avenue av rue place plein street road strasse platz weg boulevard bd chaussee allee quai".split(
    " ",
  ),
);

/** Before "of" or "de" they belong to the name: "Islamic Republic of Iran". */
const STATES =
  /(?:republi(?:c|que|ek|k)|kingdom|royaume|koninkrijk|konigreich|state|etat|staat|emirates?|islamic|islamique|federation|union|democratic|democratique|people s)(?: islamique| islamic| democratique| arabe| populaire)*(?: (?:of|de|d|du|des|van|la|the|der))+$/;

const NAME_WORDS_MAX = 7;

/** The longest name of a country with which the last part ends. */
function nameAtEnd(last: string): string | null {
  const words = (foldAccents(last).match(/[\p{L}\p{N}]+/gu) ?? []).slice(-2 * NAME_WORDS_MAX);
  while (/^\d+$/.test(words.at(-1) ?? "")) words.pop();
  for (let length = Math.min(NAME_WORDS_MAX, words.length); length > 0; length--) {
    const name = words.slice(-length).join(" ");
    const code = name.length > 3 || name === "usa" || name === "uae" ? toCountryCode(name) : null;
    if (code === null) continue;
    const before = words.slice(0, -length);
    return !NOT_AFTER.has(before.at(-1) ?? "") || STATES.test(before.join(" ")) ? code : null;
  }
  return null;
}
