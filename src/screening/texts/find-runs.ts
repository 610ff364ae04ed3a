import type { ListEntry } from "../list-entry.ts";
import type { SearchedText } from "./read-text.ts";
import { isBeside, isForm, isGivenName, isOrdinary, type NameParts } from "./name-parts.ts";
import type { TextWord } from "./text-words.ts";

interface Run {
  readonly name: string;
  readonly isShort?: true;
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Places of a word that are looked at: the rarest word of a name seldom stands more often. */
const PLACES = 200;
/** Words between those of a name that are no part of it. */
const BETWEEN = 4;

/** Where a text has a listed name, each way of writing it once. */
export function findRuns(text: SearchedText, parts: NameParts, kind: ListEntry["kind"]): Run[] {
  const whole = runsOf(text, parts.needed, parts, kind);
  if (whole.length > 0 || parts.patronymic === null) return whole;
  const short = parts.needed.filter((word) => word !== parts.patronymic);
  if (short.length !== 2 || short.some((word) => word.length < 4 || isOrdinary(word))) return [];
  return runsOf(text, short, { ...parts, needed: short }, kind).map((run) => ({ ...run, isShort: true }));
}

function runsOf(text: SearchedText, needed: readonly string[], parts: NameParts, kind: ListEntry["kind"]): Run[] {
  const places = needed.map((word) => text.places.get(word));
  if (places.some((one) => one === undefined)) return [];
  const rarest = places.reduce((a, b) => (b!.length < a!.length ? b : a))!;
  const spans = rarest
    .slice(0, PLACES)
    .map((at) => (parts.isPerson ? spanOfPerson(text.words, needed, at) : spanOfThing(text.words, needed, at)))
    .filter((span) => span !== null)
    .filter((span) => isName(text, span, parts, kind));
  const names = spans.map(({ first, last }) => written(text, first, last));
  return [...new Map(names.map((name) => [name.toLowerCase(), { name }])).values()];
}

const written = ({ text, words }: SearchedText, first: number, last: number): string =>
  text.slice(words[first]!.from, words[last]!.to).replace(/[\s"«»„“”]+/gu, " ");

const hasOne = ({ tokens }: TextWord, needed: readonly string[]): boolean =>
  tokens.some((token) => needed.includes(token));

const isInitial = ({ tokens }: TextWord): boolean => tokens.every((token) => /^[a-z]$/.test(token));

/** The words of a person stand together in any order, with particles between them. */
function spanOfPerson(words: readonly TextWord[], needed: readonly string[], at: number): Span | null {
  const belongs = (word: TextWord) => hasOne(word, needed) || word.tokens.every(isBeside) || isInitial(word);
  const most = needed.length + BETWEEN;
  let [first, last] = [at, at];
  while (last - first < most && first > 0 && !words[first]!.isCut && belongs(words[first - 1]!)) first--;
  while (last - first < 2 * most && last + 1 < words.length && !words[last + 1]!.isCut && belongs(words[last + 1]!))
    last++;
  while (first < last && !hasOne(words[first]!, needed)) first++;
  while (last > first && !hasOne(words[last]!, needed)) last--;
  const inside = words.slice(first, last + 1);
  const isWhole = needed.every((word) => inside.some(({ tokens }) => tokens.includes(word)));
  const commas = inside.slice(1).filter(({ isBehindComma }) => isBehindComma).length;
  return isWhole && commas < 2 ? { first, last } : null;
}

/** The words of a company or a ship stand in their order, with legal forms and small words between them. */
function spanOfThing(words: readonly TextWord[], needed: readonly string[], at: number): Span | null {
  const own = needed.findIndex((word) => words[at]!.tokens.includes(word));
  const step = (from: number, wanted: string, by: 1 | -1): number | null => {
    for (let next = from + by, skipped = 0; words[next] !== undefined && skipped <= BETWEEN; next += by, skipped++) {
      const behind = by === 1 ? words[next]! : words[next + 1]!;
      if (behind.isCut || behind.isBehindComma) return null;
      if (words[next]!.tokens.includes(wanted)) return next;
      if (!words[next]!.tokens.every((token) => isForm(token) || isBeside(token) || token === "and")) return null;
    }
    return null;
  };
  let [first, last]: [number | null, number | null] = [at, at];
  for (let index = own - 1; index >= 0 && first !== null; index--) first = step(first, needed[index]!, -1);
  for (let index = own + 1; index < needed.length && last !== null; index++) last = step(last, needed[index]!, 1);
  return first === null || last === null ? null : withForm(words, first, last);
}

/** With a legal form beside it, by which the company is told from others. */
function withForm(words: readonly TextWord[], first: number, last: number): Span {
  const next = words[last + 1];
  if (next && !next.isCut && next.tokens.some(isForm) && next.isCapital) return { first, last: last + 1 };
  const before = words[first - 1];
  const isLed = before && !words[first]!.isCut && before.isUpper && before.tokens.some(isForm);
  return isLed ? { first: first - 1, last } : { first, last };
}

/** Whether the words are a name there, and not a part of another or words of a sentence. */
function isName(text: SearchedText, { first, last }: Span, parts: NameParts, kind: ListEntry["kind"]): boolean {
  const inside = text.words.slice(first, last + 1).filter((word) => hasOne(word, parts.needed));
  const isSmall = inside.every(({ isCapital, tokens }) => !isCapital || tokens.every((token) => /^\d+$/.test(token)));
  if (isSmall) {
    if (!parts.isPerson) return parts.needed.length > 2 && parts.own > 1 && kind !== "vessel";
    return parts.needed.length > 2 || parts.needed.some(isGivenName);
  }
  if (kind === "vessel" && parts.needed.length < 3 && !isOfShips(text, first, last)) return false;
  if (parts.needed.length > 2) return true;
  // Two words amid further ones with a capital are a part of a longer name; in a text in capitals that says nothing.
  if (inside.some(({ isCapital }) => !isCapital)) return false;
  const [before, behind] = [text.words[first - 1], text.words[last + 1]];
  const goesOn = (word: TextWord | undefined, isTied: boolean) =>
    word !== undefined && isTied && word.isCapital && !word.isUpper && !isInitial(word) && isOfName(word);
  const isTied = (word: TextWord | undefined) => word !== undefined && !word.isCut && !word.isBehindComma;
  if (inside.every(({ isUpper }) => isUpper)) return true;
  const isBegun = goesOn(before, isTied(text.words[first])) && before?.isCut === false;
  return !isBegun && !goesOn(behind, isTied(behind));
}

const isOfName = ({ tokens }: TextWord): boolean =>
  tokens.every((token) => !isForm(token) && !isBeside(token) && !/^\d+$/.test(token)) && !tokens.some(isSmallWord);

const isSmallWord = (token: string): boolean =>
  token.length < 3 || /^(?:heer|monsieur|madame|mevrouw|herr|frau)$/.test(token);

const SHIPS =
  /schip|schepen|\bships?\b(?! (?:to|in|within|from|goods)\b)|vessel|tanker|navire|bateau|schiff|\bm[/.]?[vts]\b|\bimo\b|cargo|vracht|\bcarrier|barge|yacht|jacht|ferry|buque|nave\b|p[eé]trolier|frachter|судно|корабл/iu;
const NEAR = 120;
/** A text of this length, such as an answer, is about ships as a whole. */
const SHORT = 2_000;

/** Ships bear the names of hotels, stars and goods: a short one counts beside a word for a ship. */
const isOfShips = ({ text, words }: SearchedText, first: number, last: number): boolean =>
  SHIPS.test(text.length <= SHORT ? text : text.slice(Math.max(0, words[first]!.from - NEAR), words[last]!.to + NEAR));
