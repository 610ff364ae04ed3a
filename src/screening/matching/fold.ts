import anyAscii from "any-ascii";

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
const SIGNS: Readonly<Record<string, string>> = { "&": "and", "+": "and", "%": "percent" };

/** Longer names are truncated, which bounds the cost. */
export const MAX_NAME_LENGTH = 500;
const PLAIN = /^[\x20-\x7e]*$/;

/** Splits a name of any script into words and transliterates each to Latin letters. */
export function foldWords(name: string): RawWord[] {
  const truncated = name.slice(0, MAX_NAME_LENGTH);
  // Includes the zero-width non-joiner, which does not separate words in Persian.
  const visible = PLAIN.test(truncated) ? truncated : truncated.normalize("NFKC").replace(INVISIBLE, "");
  const clean = visible.replace(APOSTROPHES, "");
  const words: RawWord[] = [];
  for (const [piece] of clean.matchAll(WORD)) {
    if (piece === ",") {
      const last = words.pop();
      if (last) words.push({ ...last, comma: true });
      continue;
    }
    const text = SIGNS[piece] ?? latin(piece);
    if (text === "") continue;
    const upper = piece !== piece.toLowerCase() && piece === piece.toUpperCase();
    words.push({ original: piece, text, script: scriptOf(piece), comma: false, upper });
  }
  return words;
}

const LATIN = /^[a-z0-9]*$/;

const GREEK = /^\p{Script=Greek}/u;

function latin(piece: string): string {
  // Greek digraphs, whose letters would be transliterated differently one by one.
  const sounded = GREEK.test(piece)
    ? unaccented(piece).replace(/ου/gi, "ou").replace(/^μπ/i, "b").replace(/^ντ/i, "d")
    : piece;
  const lower = sounded.toLowerCase();
  return LATIN.test(lower)
    ? lower
    : anyAscii(sounded)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "");
}

const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

function scriptOf(piece: string): Script {
  if (/^[a-zA-Z\d]/.test(piece)) return "alphabet";
  return SCRIPTS.find(([, pattern]) => pattern.test(piece))?.[0] ?? "other";
}
