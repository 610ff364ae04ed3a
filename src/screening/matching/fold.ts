import anyAscii from "any-ascii";

/**
 * How a script writes sounds, which decides what two spellings may differ in: an alphabet writes all of them,
 * an abjad leaves vowels out, a syllabary has one sign a syllable.
 */
export type Script = "alphabet" | "abjad" | "syllabic" | "other";

/** One word of a name as it was written, and in Latin letters. */
export interface RawWord {
  readonly original: string;
  /** Lower-case a-z and 0-9 only; never empty. */
  readonly text: string;
  readonly script: Script;
  /** A comma follows: "Family, Given". */
  readonly comma: boolean;
  /** Written with a capital or in capitals where case was used at all. */
  readonly upper: boolean;
}

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ["alphabet", /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u],
  ["abjad", /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u],
  ["syllabic", /^[\p{Script=Han}\p{Script=Hangul}]/u],
];

const APOSTROPHES = /['`´ʻʼʽʾʿˈ‘’‛′ʹʺ״׳]/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** Letters, marks and digits make words; a sign of the Han or Hangul scripts is a word of its own. */
const WORD = /[\p{Script=Han}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}ー]+|[&+%,]/gu;
const SIGNS: Readonly<Record<string, string>> = { "&": "and", "+": "and", "%": "percent" };

/** What is longer is no name, and would cost without end. */
const MAX_NAME_LENGTH = 500;
const PLAIN = /^[\x20-\x7e]*$/;

/** Splits a name of any script into words and writes each in Latin letters. */
export function foldWords(name: string): RawWord[] {
  // A zero-width non-joiner parts the halves of a Persian compound without parting the word.
  const given = name.slice(0, MAX_NAME_LENGTH);
  const bare = PLAIN.test(given) ? given : given.normalize("NFKC").replace(INVISIBLE, "");
  const clean = bare.replace(APOSTROPHES, "");
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
  // Sounds that Greek writes with two letters, which one by one would come out as others.
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
