import anyAscii from "any-ascii";
import { KOREAN_FAMILIES, NATIVE_WORDS } from "../tables/native-words.ts";
import { spellingOf } from "./transliteration.ts";
import { ARABIC_ARTICLE, plainArabic, unitsOf, type Writing, writingOf } from "./writing.ts";

/**
 * Type of a script, which decides how spellings can differ: an alphabet writes all sounds, an abjad omits vowels, and a
 * syllabic script has one character per syllable.
 */
export type Script = "alphabet" | "abjad" | "syllabic" | "other";

/** One word of a name, in its original script and in Latin letters. */
export interface RawWord {
  readonly original: string;
  /** Lower-case a-z and 0-9 only; never empty. */
  readonly text: string;
  readonly script: Script;
  /** Null for Latin letters, and for writings that have no table of their own. */
  readonly writing: Writing | null;
  /** Directly after the word before it: a character of a Chinese or Korean name, a word after the Arabic article. */
  readonly attached: boolean;
  /** A comma follows: "Family, Given". */
  readonly comma: boolean;
  /** In capitals, in a script with case. */
  readonly upper: boolean;
}

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ["alphabet", /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u],
  ["abjad", /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u],
  ["syllabic", /^[\p{Script=Han}\p{Script=Hangul}]/u],
];

const APOSTROPHES = /['`´ʻʼʽʾʿˈ‘’‛′ʹʺ״׳]/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** Words consist of letters, marks and digits. Each Han or Hangul character is a word. */
const WORD = /[\p{Script=Han}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}ー]+|[&+%,]/gu;
/** A map, because a word such as `constructor` is a member of every object. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["&", "and"],
  ["+", "and"],
  ["%", "percent"],
]);

/** Longer names are truncated, which bounds the cost. */
export const MAX_NAME_LENGTH = 500;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Splits a name of any script into words and transliterates each to Latin letters.
 * @param isThing a name of a company or vessel: Chinese ones of any length are names by the rules of romanisation
 */
export function foldWords(name: string, isThing = false): RawWord[] {
  const truncated = name.slice(0, MAX_NAME_LENGTH);
  if (PLAIN.test(truncated)) return foldPlain(truncated);
  // Includes the zero-width non-joiner, which does not separate words in Persian.
  const visible = truncated.normalize("NFKC").replace(INVISIBLE, "");
  const clean = visible.replace(APOSTROPHES, "");
  const words: RawWord[] = [];
  let end = -1;
  for (const { 0: piece, index } of clean.matchAll(WORD)) {
    if (piece === ",") {
      const last = words.pop();
      if (last) words.push({ ...last, comma: true });
      continue;
    }
    addWords(words, piece, end === index);
    end = index + piece.length;
  }
  if (!words.some(({ script }) => script === "syllabic")) return words;
  return readSyllables(words, FOREIGN_MARK.test(clean), isThing);
}

/** The same for a name in ASCII, as most of a list are. */
function foldPlain(name: string): RawWord[] {
  const words: RawWord[] = [];
  const text = name.replace(/['`]/g, "");
  for (let at = 0; at < text.length;) {
    const from = at;
    while (isWordCode(text.charCodeAt(at))) at++;
    if (at > from) words.push(plainWord(text.slice(from, at)));
    else if (text[at] === "," && words.length > 0) words.push({ ...words.pop()!, comma: true });
    else if (SIGNS.has(text[at]!)) words.push(plainWord(text[at]!));
    if (at === from) at++;
  }
  return words;
}

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

function plainWord(piece: string): RawWord {
  const lower = piece.toLowerCase();
  const upper = piece !== lower && piece === piece.toUpperCase();
  const text = SIGNS.get(piece) ?? lower;
  return { original: piece, text, script: "alphabet", writing: null, attached: false, comma: false, upper };
}

/** Between the words of a foreign name in Chinese. */
const FOREIGN_MARK = /\p{Script=Han}[·・‧•･]\p{Script=Han}/u;
/** Most characters of a Chinese and a Korean name. */
const MOST_CHARACTERS = 4;
const MOST_SYLLABLES = 6;

/** Tells Chinese and Korean names apart from foreign ones that are written by sound. */
function readSyllables(words: readonly RawWord[], marked: boolean, isThing: boolean): RawWord[] {
  const [han, hangul] = ["han", "hangul"].map((writing) => words.filter((word) => word.writing === writing));
  const chinese = !marked && (isThing || longestRun(han!) <= MOST_CHARACTERS);
  const korean = hangul!.length <= MOST_SYLLABLES && hasKoreanFamily(hangul!);
  return words.map((word) => {
    if (word.writing === "han") return chinese ? { ...word, writing: "chinese" } : spelled(word, "han");
    if (word.writing === "hangul") return korean ? { ...word, writing: "korean" } : spelled(word, "hangul");
    return word;
  });
}

/** Most characters that are written together. */
function longestRun(words: readonly RawWord[]): number {
  let [longest, run] = [0, 0];
  for (const { attached } of words) {
    run = attached ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function spelled(word: RawWord, writing: Writing): RawWord {
  const text = spellingOf(unitsOf(word.original, writing), writing);
  return text === "" ? word : { ...word, text };
}

/** Whether a family name stands by itself, or starts a name that is written without spaces. */
function hasKoreanFamily(words: readonly RawWord[]): boolean {
  const starts = words.flatMap(({ attached }, at) => (attached ? [] : [at]));
  return starts.some((at, group) => {
    const length = (starts[group + 1] ?? words.length) - at;
    if (!KOREAN_FAMILIES.has(words[at]!.original)) return false;
    return length === 1 || (starts.length === 1 && length <= MOST_CHARACTERS);
  });
}

function addWords(words: RawWord[], piece: string, touches: boolean): void {
  const writing = writingOf(piece);
  if (writing === "arabic") {
    for (const [at, part] of splitArabic(plainArabic(piece)).entries()) add(words, part, writing, at > 0);
  } else add(words, piece, writing, touches);
}

function add(words: RawWord[], piece: string, writing: Writing | null, attached: boolean): void {
  const text = SIGNS.get(piece) ?? (writing === null ? undefined : NATIVE_WORDS.get(piece)) ?? latinOf(piece, writing);
  if (text === "") return;
  const upper = piece !== piece.toLowerCase() && piece === piece.toUpperCase();
  words.push({ original: piece, text, script: scriptOf(piece), writing, attached, comma: false, upper });
}

/** `عبدالرحمن` and `نورالدين` as they are split in Latin letters: servant, the, merciful; light, the, religion. */
const COMPOUND = /^(?:(عبد)(ال.{2,})|(.{2,})(الدين|الله))$/u;
const ARTICLE = /^ال(.{2,})$/u;

/** Splits the article and the parts of compounds off a word in plain Arabic letters. */
function splitArabic(word: string): string[] {
  if (NATIVE_WORDS.has(word)) return [word];
  const compound = COMPOUND.exec(word);
  if (compound) return [compound[1] ?? compound[3]!, ...splitArabic(compound[2] ?? compound[4]!)];
  const article = ARTICLE.exec(word);
  return article ? [ARABIC_ARTICLE, article[1]!] : [word];
}

const latinOf = (piece: string, writing: Writing | null): string =>
  (writing === "kana" && spellingOf(unitsOf(piece, writing), writing)) || latin(piece);

const LATIN = /^[a-z0-9]*$/;

const GREEK = /^\p{Script=Greek}/u;

/** Greek letters that are read together: Angelos, Evangelos, Avgoustos, Efthymios, Bouras, Dallas, Tzortzis. */
const GREEK_DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "ou"],
  [/^μπ/, "b"],
  [/^ντ/, "d"],
  [/^γκ/, "g"],
  [/γ(?=[γξχ])/g, "n"],
  [/([αε])υ(?=[αεηιουωβγδζλμνρ])/g, "$1v"],
  [/([αε])υ/g, "$1f"],
];

/** A Greek word with the letters in Latin that are read otherwise together than one by one. */
const soundedGreek = (piece: string): string =>
  GREEK_DIGRAPHS.reduce((text, [letters, sound]) => text.replace(letters, sound), unaccented(piece).toLowerCase());

function latin(piece: string): string {
  const sounded = GREEK.test(piece) ? soundedGreek(piece) : piece;
  const lower = sounded.toLowerCase();
  return LATIN.test(lower)
    ? lower
    : anyAscii(sounded)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "");
}

const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

function scriptOf(piece: string): Script {
  if (/^[a-zA-Z\d&+%]/.test(piece)) return "alphabet";
  return SCRIPTS.find(([, pattern]) => pattern.test(piece))?.[0] ?? "other";
}
