import { countriesIn, toCountryCode } from "../../platform/country-code.ts";
import { foldAccents } from "../../platform/folding.ts";
import { matchesOf } from "../../platform/matches.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { ALONE_SINCE_8, HEADS_SINCE_8, OTHER_SCRIPTS } from "./public-functions-since-8.ts";
import { EEA } from "../diligence/eea.ts";
import { countryOfTown, ofOnePlace } from "./towns.ts";
import { taskTexts, type WithResponses } from "./stated-functions.rules.ts";
import {
  ALONE,
  HEADS,
  NOT_AFTER,
  NOT_BEFORE,
  OF,
  PLAYED,
  ROLES_IN,
  STATE,
  WORKED_FOR,
} from "./public-function-words.ts";

/** Words between a role and its body: "member of the Flemish parliament". */
const BETWEEN = "(?:[ ,(-]{1,2}(?!(?:staff|personeel|personnel|personals)(?![a-z]))[^ ,(;:]+){0,8}?[ ,(]{1,2}";
/** Between a body and the role behind it: "Supreme Court judge". */
const BEHIND = "(?:'s)?[ -](?:[a-z]+ )?";

/** Of words in a folded text. */
const start = "(?<![a-z0-9])";
const end = "(?![a-z])";

/** Expressions, each of which is looked for only in a text that its body is in: most texts have none. */
const PATTERNS: readonly (readonly [body: RegExp | null, pattern: RegExp])[] = [
  [null, new RegExp(`${start}${ALONE}${end}`, "gu")],
  ...ROLES_IN.flatMap(([role, body]) => {
    const inText = new RegExp(body, "u");
    return [
      [inText, new RegExp(`${start}${role}${end}${BETWEEN}(?:d'|l')?${body}${end}`, "gu")] as const,
      [inText, new RegExp(`${start}${body}${BEHIND}${role}${end}`, "gu")] as const,
    ];
  }),
  [null, new RegExp(`${start}${HEADS}${OF}${STATE}${end}`, "gu")],
];
const SINCE_8 = [new RegExp(`${start}${ALONE_SINCE_8}${end}`, "gu"), OTHER_SCRIPTS];
/** Members of parliaments who are told by letters, in the text as it is written. */
const LETTERS = /(?<![\p{L}\p{N}])(?:MEP|MP)(?![\p{L}\p{N}])/gu;
const HEAD_OF = new RegExp(`${start}${HEADS}${OF}`, "gu");
const HEAD_OF_SINCE_8 = new RegExp(`${start}${HEADS_SINCE_8}${OF}`, "gu");
/** "Of president Kabila": a head of state by name, where it is said whose friend or family somebody is. */
const HEAD_BY_NAME = new RegExp(
  `(?<=${start}(?:of|with|to|for|van|met|voor|du|de|avec|pour|von|mit|des|le|the) )(?:president|prasident)(?:e|en)? (?=\\p{L})`,
  "gu",
);
const ORGANISATION =
  /(?<!\p{L})(?:\p{L}*club|vzw|asbl|vereniging|association|verein|societ(?:y|e)|gmbh|bv|nv|srl|sa|ltd|inc|rotary|lions|federation|federatie|bond|verband|hotel|street|avenue)(?!\p{L})/u;

/** Between what is denied and what is denied with it. */
const LISTED = /^(?:,| ?,? ?(?:or|and|nor|of|en|noch|ou|et|ni|oder|und))? ?(?:an? |een |une? |eine? )?$/;

/** "No", in four languages, shortly before what it denies. */
const DENIED =
  /(?<!\p{L})(?:no|not(?: an?)?|nobody|never|neither|geen|niemand|nooit|aucune?|personne|jamais|keine?[nrs]?|niemand|nie)(?: (?:in|of|dans|de|en|van|der|is|was|est|ist|are|has|have|had|been|being|heeft|ben|bin|suis|ete|geweest|gewesen|i|ik|je|ich|or|of|ou|oder|ever|any|een|a|an|my|mijn|ma|meine[rs]?|family|familie|famille|n'est|lid|member|membre|mitglied)){0,9}(?: \p{L}+ (?:or|of|ou|oder|nor|noch|ni)(?: an?| een| une?| eine?)?)? $/u;

interface Hit {
  readonly at: number;
  readonly words: string;
}

const hitOf = ({ index: at, 0: words }: RegExpExecArray): Hit => ({ at, words });

/**
 * A prominent public function that a text names, from its function to its body and as it spells them; null without one. Whose it is does not
 * matter: family and close associates count as who holds it. What is denied, a brand's ambassador and a minister of religion do not count.
 */
export function publicFunctionIn(text: string, rules: FunctionRules = {}): string | null {
  const folded = foldInPlace(text);
  const isOld = judgesBefore(rules, 8);
  const hits = [
    ...PATTERNS.flatMap(([body, pattern]) =>
      body === null || body.test(folded) ? matchesOf(folded, pattern).map(hitOf) : [],
    ),
    ...matchesOf(text, LETTERS).map(hitOf),
    ...headsOfState(text, folded),
    ...(isOld ? [] : SINCE_8.flatMap((pattern) => matchesOf(folded, pattern).map(hitOf))),
    ...(isOld ? [] : headsByPlace(text, folded, rules)),
  ];
  const ordered = hits
    .filter((hit) => !isOfOthers(folded, hit) && (judgesBefore(rules, 13) || !isPlayed(folded, hit)))
    .sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  let deniedTo = -1;
  const first = ordered.find((hit) => {
    const { at, words } = hit;
    if (isOver(folded, hit, text, rules)) return false;
    const isListed = deniedTo >= 0 && (at < deniedTo || LISTED.test(folded.slice(deniedTo, at)));
    const isDenied = isListed || DENIED.test(folded.slice(Math.max(0, at - 80), at));
    if (isDenied) deniedTo = Math.max(deniedTo, at + words.length);
    return !isDenied;
  });
  return first === undefined ? null : text.slice(first.at, first.at + first.words.length).trim();
}

/** How functions are read. */
export interface FunctionRules extends JudgedBy {
  /** The year before which a function that ended is none of today, such as 2021; absent where each counts. */
  readonly overBefore?: number | undefined;
}

const YEAR = "(?:\\p{L}+ )?((?:19|20)\\d{2})(?!\\d)";
const UNTIL = `(?:(?:19|20)\\d{2}(?: ?[-–] ?| (?:tot|to|until|a|au|bis) )|(?:tot|until|till|jusqu'?(?:en|a)|bis|ate|hasta) )${YEAR}`;
const OVER_BEHIND = new RegExp(`^[^.;\\n]{0,40}?${UNTIL}`, "u");
const OVER_BEFORE = new RegExp(`${UNTIL}[^.;\\n]{0,15}$`, "u");
const GOES_ON =
  /(?<!\p{L})(?:opnieuw|again|sinds|since|depuis|seit|nu|now|maintenant|jetzt|heute|actuel\p{L}*|huidig\p{L}*|still|nog|current\p{L}*)(?!\p{L})/u;

/** Whether a function ended years ago, by the years beside it, and nowhere outside the European Economic Area. */
function isOver(folded: string, { at, words }: Hit, text: string, { overBefore }: FunctionRules): boolean {
  if (overBefore === undefined || GOES_ON.test(folded)) return false;
  const year =
    OVER_BEHIND.exec(folded.slice(at + words.length))?.[1] ??
    OVER_BEFORE.exec(folded.slice(Math.max(0, at - 50), at))?.[1];
  return year !== undefined && Number(year) < overBefore && countriesIn(text).every((code) => EEA.includes(code));
}

/** Folded to the same length, so that places in one are places in the other. */
const foldInPlace = (text: string): string =>
  [...text.replaceAll(/[’‘`´]/g, "'")]
    .map((letter) => foldAccents(letter).charAt(0).padEnd(letter.length) || " ".repeat(letter.length))
    .join("");

/** Whether the words are a brand's, a church's, a street's, or of somebody who is only worked for. */
const isOfOthers = (folded: string, { at, words }: Hit): boolean =>
  NOT_AFTER.test(folded.slice(Math.max(0, at - 80), at)) ||
  NOT_BEFORE.test(folded.slice(at + words.length, at + words.length + 60));

/** Whether an actor plays it, or the words are of its holder's household. */
const isPlayed = (folded: string, { at, words }: Hit): boolean =>
  PLAYED.test(folded.slice(Math.max(0, at - 80), at)) || WORKED_FOR.test(folded.slice(at + words.length));

const COUNTRY_WORDS_MAX = 4;

function headsOfState(text: string, folded: string): Hit[] {
  const ofCountries = matchesOf(folded, HEAD_OF).flatMap(({ index: at, 0: words }): Hit[] => {
    const country = countryAt(text.slice(at + words.length, at + words.length + 80));
    return country === null ? [] : [{ at, words: words + country }];
  });
  const byName = matchesOf(folded, HEAD_BY_NAME).flatMap(({ index: at, 0: words }): Hit[] => {
    const behind = text.slice(at + words.length, at + words.length + 60);
    const name = /^\p{Lu}[\p{L}-]+/u.exec(behind)?.[0];
    return name === undefined || ORGANISATION.test(foldAccents(behind)) ? [] : [{ at, words: words + name }];
  });
  return [...ofCountries, ...byName];
}

function headsByPlace(text: string, folded: string, rules: JudgedBy): Hit[] {
  return matchesOf(folded, HEAD_OF_SINCE_8).flatMap(({ index: at, 0: words }): Hit[] => {
    const behind = text.slice(at + words.length, at + words.length + 80);
    const town = countryOfTown(behind, ofOnePlace(rules)) === null ? null : (/^[\p{L}'-]+/u.exec(behind)?.[0] ?? null);
    const place = countryAt(behind) ?? (/^\p{Lu}/u.test(behind) ? town : null);
    return place === null ? [] : [{ at, words: words + place }];
  });
}

/** The country with which a text begins, as it spells it. */
function countryAt(behind: string): string | null {
  const words = [...behind.matchAll(/[\p{L}'-]+/gu)].slice(0, COUNTRY_WORDS_MAX);
  for (let length = words.length; length > 0; length--) {
    const last = words[length - 1]!;
    const name = behind.slice(words[0]!.index, last.index + last[0].length);
    const isName = /^\p{Lu}/u.test(name) && name.length > 3 && toCountryCode(name.replace(/'s$/, "")) !== null;
    if (isName && words[0]!.index === 0) return ORGANISATION.test(foldAccents(behind.slice(name.length))) ? null : name;
  }
  return null;
}

/** Answers that name people, places or numbers, and describe nobody. */
const NO_WORDS = /(?:^|_)(?:name|address|place|iban|number|bsn|website|url|email|phone|country|countries|date)(?:_|$)/;

/** What a customer says in own words: in answers, and in answers to later questions. */
const ownWords = ({ answers, ...said }: Said): string[] => [
  ...Object.entries(answers).flatMap(([id, answer]) =>
    NO_WORDS.test(id) || typeof answer !== "string" ? [] : [answer],
  ),
  ...taskTexts(said),
];

interface Said extends WithResponses {
  readonly answers: Readonly<Record<string, unknown>>;
}

/** How long after its end a function is one of today, in years; from the year of a run. */
const OVER_AFTER = 5;
export const overBefore = (rules: JudgedBy, now: Date): number | undefined =>
  judgesBefore(rules, 9) ? undefined : now.getUTCFullYear() - OVER_AFTER;

/** Those of the customer's own words that name a function, the first function that they name, and, where all of them are over, the first of these. */
export function functionsSaid(
  said: Said,
  rules: FunctionRules = {},
): { readonly first: string | null; readonly texts: readonly string[]; readonly over: string | null } {
  const named = ownWords(said).flatMap((text) => {
    const found = publicFunctionIn(text, rules);
    return found === null ? [] : [{ text, found }];
  });
  const first = named[0]?.found ?? null;
  const over =
    first !== null || rules.overBefore === undefined
      ? null
      : functionsSaid(said, { ...rules, overBefore: undefined }).first;
  return { first, texts: named.map(({ text }) => text), over };
}
