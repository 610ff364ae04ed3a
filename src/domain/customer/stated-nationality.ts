import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { countriesIn, toCountryCode } from "../../platform/country-code.ts";
import { foldAccents } from "../../platform/folding.ts";
import { countryOfAdjective, readNationality } from "../../platform/nationalities.ts";
import { withPalestine } from "./palestine.ts";

/** What an answer on the nationality says. */
export interface NationalityAnswer {
  /** ISO 3166-1 alpha-2 codes of every nationality that it names, in its order. */
  readonly codes: readonly string[];
  /** Statuses that it states: answers of their own beside a nationality, or in place of one (AMLR art. 22(1)(a)). */
  readonly statuses: readonly NationalityStatus[];
  /** Words that are neither. */
  readonly unread: readonly string[];
}

export type NationalityStatus = "stateless" | "refugee" | "protected";

/**
 * ISO 3166-1 alpha-2 codes of every nationality that an answer names, as countries or in words; empty where it names none. Rules before
 * version 8 read the first of two that are joined: "Belgisch-Marokkaanse" was Belgian alone.
 */
export function nationalitiesIn(answer: string, rules: JudgedBy = {}): readonly string[] {
  if (!judgesBefore(rules, 8)) return readNationalities(answer).codes;
  const named = countriesIn(answer);
  const read = readNationality(answer);
  return named.length > 0 || read === null ? named : [read];
}

/** With the codes of ICAO 9303 for stateless persons and refugees, in whose documents they stand in place of a country. */
const STATELESS = /^(?:stateless(?: person)?|staatloos|staatloze|apatride|staatenlose?r?|heimatlos|xxa|xxb|xxc)\.?$/;

/** Whether an answer on the nationality says that the person has none, as rules before version 8 read it. */
export const isStateless = (answer: string): boolean => STATELESS.test(foldAccents(answer).trim());

/**
 * Whether nothing in an answer on the nationality is left to be asked: each word of it is of a country, or of a status. A status says who
 * somebody is by law, as a nationality does, and is never a reason against them.
 */
export function isNationalityClear(answer: string, rules: JudgedBy = {}): boolean {
  if (judgesBefore(rules, 8)) return isStateless(answer) || nationalitiesIn(answer, rules).length > 0;
  const { codes, statuses, unread } = readNationalities(answer);
  return unread.length === 0 && codes.length + statuses.length > 0;
}

/** In the folded answer. XXA, XXB and XXC are the codes of ICAO 9303 that stand in documents in place of a country. */
const STATUSES: readonly (readonly [NationalityStatus, RegExp])[] = [
  [
    "stateless",
    /\b(?:stateless(?:ness)?|staatlo(?:os|ze)\w*|apatrid\w*|staatenlos\w*|heimatlos\w*|xxa|(?:no|geen|aucune|sans|keine) (?:nationality|nationaliteit|nationalite|staatsangehorigkeit))\b/g,
  ],
  ["refugee", /\b(?:refugees?|vluchteling\w*|refugie\w*|fluchtling\w*|asylberechtigt\w*|xxb|xxc)\b/g],
  [
    "protected",
    /\b(?:subsidiary protection|subsidiaire bescherming|protection subsidiaire|subsidiare[rnms]? schutz\w*|subsidiar schutzberechtigt\w*)\b/g,
  ],
];

/** Words beside a nationality that say nothing of one. */
const BESIDE = new Set(
  `and also both dual double nationality nationalities citizen citizenship national person persons recognised recognized status i am is as a an the of
   from with origin by originally in my me at to no so convention july
   en ook allebei dubbele dubbel tevens nationaliteit nationaliteiten staatsburger onderdaan burger persoon erkend erkende ik ben als een de het van uit
   met herkomst afkomst oorspronkelijk mijn te verdrag juli
   et aussi nationalite nationalites ressortissant ressortissante personne reconnu reconnue statut je suis comme un une le la les l du des d avec origine
   par originaire ma juillet
   und auch doppelte doppel staatsangehorige staatsangehoriger staatsangehorigkeit staatsburgerschaft staatsburgerin anerkannt anerkannter anerkannte
   ich bin als ein eine der die das aus von mit herkunft meine konvention genf geneve geneva 1951 1954 28
   since birth only sinds geboorte door alleen enkel depuis naissance uniquement seulement seit geburt nur`.split(
    /\s+/,
  ),
);

/** "noord-koreaans", "wit-russisch", "sud-africain": the first word is of the name of one country. */
const OF_ONE_COUNTRY = /^(?:wit|weiss|white|noord|nord|north|zuid|sud|south|nieuw|new|neo|sri)$/;
/** "Belgian; no other nationality" */
const NO_OTHER =
  /\b(?:no|geen|aucune|pas d[e'’]? ?|keine|sans|zonder|ohne|without) ?(?:other|andere|autre|weitere)s? (?:nationalit|staatsangehorig)\w*/g;
const YEAR = /^(?:19|20)\d\d$/;
const NAME_WORDS_MAX = 7;

/** Reads each word of an answer on the nationality, in the four languages: joined names are several nationalities. */
export function readNationalities(answer: string): NationalityAnswer {
  const said = withPalestine(answer);
  const single = toCountryCode(said);
  if (single !== null) return { codes: [single], statuses: [], unread: [] };
  const folded = foldAccents(said);
  const statuses = STATUSES.filter(([, words]) => folded.search(words) >= 0).map(([status]) => status);
  const rest = STATUSES.reduce((left, [, words]) => left.replaceAll(words, ","), folded.replaceAll(NO_OTHER, ","));
  const read = rest.split(/[^\p{L}\p{N}\s'’-]/u).map(readPart);
  return {
    codes: [...new Set(read.flatMap(({ codes }) => codes))],
    statuses,
    unread: read.flatMap(({ unread }) => unread),
  };
}

function readPart(part: string): Pick<NationalityAnswer, "codes" | "unread"> {
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes: string[] = [];
  const unread: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at);
    if (found !== null) codes.push(found.code);
    else if (!BESIDE.has(words[at]!) && !YEAR.test(words[at]!)) unread.push(words[at]!);
    at += found?.length ?? 1;
  }
  return { codes, unread };
}

/** The country that the most words from here on name. "De" is a word among others, and a code by itself. */
function longestAt(words: readonly string[], at: number): { readonly code: string; readonly length: number } | null {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length);
    if (length === 1 && words.length > 1 && BESIDE.has(name[0]!)) return null;
    const isOne = length === 1 || (length === 2 && OF_ONE_COUNTRY.test(name[0]!));
    const code = toCountryCode(name.join(" ")) ?? (isOne ? countryOfAdjective(name.join("")) : null);
    if (code !== null) return { code, length };
  }
  return null;
}
