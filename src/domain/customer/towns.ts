import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { foldAccents } from "../../platform/folding.ts";

/**
 * Capitals and largest towns of the Union's high-risk third countries, by ISO 3166-1 alpha-2, as Dutch, French, German and
 * English spell them. Without names that other countries, people or wines bear as well: Tripoli, Constantine, Shiraz.
 */
const TOWNS: Readonly<Record<string, string>> = {
  AF: "Kabul|Kaboel|Kaboul|Kandahar|Herat|Mazar-i-Sharif|Mazar-e-Sharif|Jalalabad|Kunduz",
  AO: "Luanda|Huambo|Lobito|Benguela|Lubango|Cabinda",
  BO: "La Paz|Santa Cruz de la Sierra|Cochabamba|El Alto",
  CD: "Kinshasa|Lubumbashi|Mbuji-Mayi|Kisangani|Goma|Bukavu|Kananga",
  CI: "Abidjan|Yamoussoukro|Bouaké",
  CM: "Yaoundé|Douala|Garoua|Bamenda",
  DZ: "Algiers|Algier|Alger|Oran|Annaba|Sétif|Blida",
  HT: "Port-au-Prince|Cap-Haïtien",
  IR: "Tehran|Teheran|Téhéran|Mashhad|Isfahan|Esfahan|Ispahan|Tabriz|Ahvaz|Qom|Kermanshah|Karaj|Bandar Abbas",
  KE: "Nairobi|Mombasa|Kisumu|Nakuru",
  KP: "Pyongyang|Pjongjang|Pyong-yang|Hamhung|Chongjin",
  LA: "Vientiane|Luang Prabang|Savannakhet",
  LB: "Beirut|Beiroet|Beyrouth",
  MC: "Monte Carlo|Monte-Carlo",
  MM: "Yangon|Rangoon|Rangun|Naypyidaw|Naypyitaw|Mandalay",
  NA: "Windhoek|Walvis Bay|Swakopmund",
  NP: "Kathmandu|Katmandou|Kathmandou|Pokhara",
  RU: "Moscow|Moskou|Moscou|Moskau|Moskva|Saint Petersburg|St Petersburg|St. Petersburg|Sint-Petersburg|Saint-Pétersbourg|Sankt Petersburg|Novosibirsk|Nowosibirsk|Yekaterinburg|Jekaterinburg|Ekaterinburg|Nizhny Novgorod|Nischni Nowgorod|Samara|Rostov-on-Don|Vladivostok|Wladiwostok|Krasnodar|Kaliningrad|Murmansk",
  SS: "Juba|Djouba",
  SY: "Damascus|Damas|Damaskus|Aleppo|Alep|Homs|Latakia|Lattaquié|Raqqa",
  TT: "Port of Spain|Port-of-Spain",
  VE: "Caracas|Maracaibo|Barquisimeto|Maracay|Ciudad Guayana",
  VG: "Road Town|Tortola",
  VN: "Hanoi|Hanoï|Ho Chi Minh City|Ho Chi Minhstad|Hô-Chi-Minh-Ville|Ho-Chi-Minh-Stadt|Saigon|Haiphong|Da Nang",
  VU: "Port Vila|Port-Vila",
  YE: "Sanaa|Sana'a|Aden|Hodeidah|Taiz",
};

/** What version 8 of the rules reads beside them, with towns of countries with which the Union restricts trade. */
const SINCE_8: Readonly<Record<string, string>> = {
  BY: "Minsk|Gomel|Homel|Grodno|Hrodna|Vitebsk|Vitsebsk|Mogilev|Mahiliou",
  RU: "Petersburg|Pétersbourg|Leningrad|Chelyabinsk|Tscheljabinsk|Omsk|Kazan|Sochi|Sotchi|Sotsji|Sotschi|Irkutsk|Tomsk|Tyumen|Khabarovsk",
};

/** In words apart, so that a hyphen or an apostrophe is no other name. */
const wordsOf = (text: string): string => (foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const codesIn = (towns: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(towns).flatMap(([code, names]) => names.split("|").map((name) => [wordsOf(name), code] as const));
const BEFORE_8: ReadonlyMap<string, string> = new Map(codesIn(TOWNS));
const CODES: ReadonlyMap<string, string> = new Map([...BEFORE_8, ...codesIn(SINCE_8)]);
const codesFor = (rules: JudgedBy) => (judgesBefore(rules, 8) ? BEFORE_8 : CODES);
/** The version by whose towns words of one place, such as an address, are read: since version 9 by all that are known. */
export const ofOnePlace = (rules: JudgedBy): JudgedBy => (judgesBefore(rules, 9) ? { rulesVersion: 7 } : rules);

/** The longest name of a town, in words. */
const NAME_WORDS_MAX = 5;

/** Things that are named after a town and need not come from there: steel, soap, plums, a drink. */
const THING_AFTER =
  /^(?:steel|staal|stahl|knives|knife|rose|soap|zeep|seife|mules?|rug|tapijt|street|straat|laan|avenue|square|hotel|bar|bay|restaurant)/;
const THING_BEFORE =
  /(?:acier|couteaux?|lames?|prunes?|savon|tapis|mule|rue|avenue|place|hotel|cafe|restaurant|straat)(?: d| de| du)?$/;

/**
 * Countries whose capitals or largest towns a text names with a capital letter, in the order of the text.
 * @param isList whether it is nothing but places, so that small letters count.
 * @param rules by whose version towns are read
 */
export function countriesOfTowns(text: string, rules: JudgedBy, isList = false): string[] {
  const codes = codesFor(rules);
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const folded = words.map((word) => wordsOf(word));
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isList && !/^\p{Lu}/u.test(words[at]!)) continue;
    for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length--) {
      const code = codes.get(folded.slice(at, at + length).join(" "));
      if (code === undefined) continue;
      const before = folded.slice(Math.max(0, at - 2), at).join(" ");
      if (!THING_AFTER.test(folded[at + length] ?? "") && !THING_BEFORE.test(before)) found.push(code);
      at += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}

/** The country of the town whose name these words begin with; null where they begin with none. @param rules by whose version */
export function countryOfTown(words: string, rules: JudgedBy): string | null {
  const first = (words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, NAME_WORDS_MAX + 1);
  for (let length = Math.min(NAME_WORDS_MAX, first.length); length > 0; length--) {
    const code = codesFor(rules).get(wordsOf(first.slice(0, length).join(" ")));
    if (code !== undefined) return THING_AFTER.test(wordsOf(first[length] ?? "")) ? null : code;
  }
  return null;
}
