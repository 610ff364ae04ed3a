import anyAscii from "any-ascii";
import { acronymIn, acronymsOf } from "../matching/acronym.ts";
import { withoutBalticEnding } from "../matching/baltic.ts";
import { foldWords, type RawWord } from "../matching/fold.ts";
import { parseName } from "../matching/parse-name.ts";
import { joinedNames } from "../matching/score-entry.ts";
import { spellingOf } from "../matching/transliteration.ts";
import { unitsOf } from "../matching/writing.ts";

/** Longer words are truncated. */
const MAX_TOKEN_LENGTH = 24;
const MAX_TOKENS = 30;

/** The distinct search tokens of a name, in Latin letters, with initials and syllables joined. */
export function tokensOf(name: string): string[] {
  const tokens = new Set<string>();
  const words = foldWords(name);
  for (let at = 0; at < words.length;) {
    const run = runAt(words, at);
    for (const token of runTokens(words.slice(at, at + run))) tokens.add(token.slice(0, MAX_TOKEN_LENGTH));
    at += run;
  }
  return [...tokens].slice(0, MAX_TOKENS);
}

/** Other words that the tokens may stand for: adjacent ones written as one, and those with a Baltic ending without it. */
export function joinedTokens(tokens: readonly string[]): string[] {
  const joined = tokens.slice(1).map((token, at) => (tokens[at]! + token).slice(0, MAX_TOKEN_LENGTH));
  return [...joined, ...tokens.flatMap((token) => withoutBalticEnding(token) ?? [])];
}

/** Begins the token of an acronym: a name is also found by it, and it adds nothing to the name's weight. */
export const ACRONYM = "~";

/** Tokens of the acronyms of a listed name that is no person's. */
export const acronymTokens = (name: string): string[] =>
  [name, ...joinedNames(name)].flatMap((one) => acronymsOf(parseName(one, "company"))).map((text) => ACRONYM + text);

/** Words that find the names whose acronym a name is, and its own acronym. */
export function acronymQuery(name: string): string[] {
  const parsed = parseName(name, "company");
  const word = acronymIn(parsed);
  return word === null ? acronymsOf(parsed) : [ACRONYM + word];
}

const romaji = (word: string): string =>
  anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Of a foreign name, whose words are written apart. */
const isForeign = ({ writing }: RawWord): boolean => writing === "han" || writing === "hangul";

const GREEK = /^\p{Script=Greek}/u;

const isLetter = (word: RawWord): boolean => /^[a-z]$/.test(word.text);

/** Number of words from `from` on that belong together: the characters of a Chinese or Korean name, or initials. */
function runAt(words: readonly RawWord[], from: number): number {
  const first = words[from]!;
  const together = (word: RawWord | undefined): boolean =>
    word !== undefined &&
    (first.script === "syllabic"
      ? word.script === "syllabic" && (word.attached || !isForeign(word))
      : isLetter(first) && isLetter(word) && word.script !== "syllabic");
  let at = from + 1;
  while (together(words[at])) at++;
  return at - from;
}

function runTokens(run: readonly RawWord[]): string[] {
  const texts = run.map((word) => word.text);
  const joined = texts.join("");
  const [first] = run;
  // Letters of an abjad are consonants or vowels by the word: it is found by either reading.
  if (first!.script === "abjad" && first!.writing !== null) {
    return [joined, spellingOf(unitsOf(first!.original, first!.writing), first!.writing)].filter((text) => text !== "");
  }
  // Names that older releases indexed have the letters of αυ, ευ, γγ and γκ one by one.
  if (run.length === 1 && GREEK.test(first!.original))
    return [joined, romaji(first!.original)].filter((text) => text !== "");
  if (first!.writing === "kana") return [joined, romaji(first!.original)].filter((text) => text !== "");
  if (first!.script !== "syllabic" || run.length === 1 || isForeign(first!)) return [joined];
  // Family name first, then the given name, as they are split in Latin letters.
  return [texts[0]!, texts.slice(1).join(""), joined];
}
