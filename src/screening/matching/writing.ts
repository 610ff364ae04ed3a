import anyAscii from "any-ascii";

/**
 * Writings whose words are compared with Latin ones by a table of how each unit is written in Latin letters. `han` and
 * `hangul` are foreign names in these scripts, by sound; `chinese` and `korean` are names by the rules of romanisation.
 */
export type Writing = "cyrillic" | "arabic" | "hebrew" | "kana" | "han" | "hangul" | "chinese" | "korean";

const WRITINGS: readonly (readonly [Writing, RegExp])[] = [
  ["cyrillic", /^\p{Script=Cyrillic}/u],
  ["arabic", /^\p{Script=Arabic}/u],
  ["hebrew", /^\p{Script=Hebrew}/u],
  ["han", /^\p{Script=Han}/u],
  ["hangul", /^\p{Script=Hangul}/u],
  ["kana", /^[\p{Script=Katakana}\p{Script=Hiragana}]/u],
];

const ASCII = /^[\x20-\x7e]/;

/** The writing of a single word; whether Han or Hangul is of a foreign name, the whole name tells. */
export const writingOf = (word: string): Writing | null =>
  ASCII.test(word) ? null : (WRITINGS.find(([, pattern]) => pattern.test(word))?.[0] ?? null);

/** Vowel signs of Arabic and Hebrew, which are usually not written, and the sign that lengthens an Arabic letter. */
const POINTS = /[\p{M}ـ]/gu;

/** Letters that Arabic, Persian, Urdu and Kurdish keyboards write differently. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  ٱ: "ا",
  ک: "ك",
  ی: "ي",
  ې: "ي",
  ے: "ي",
  ە: "ه",
  ہ: "ه",
  ھ: "ه",
  ۃ: "ة",
};

const HEBREW_FINALS: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };

const plain = (text: string, letters: Readonly<Record<string, string>>): string =>
  text
    .normalize("NFKC")
    .replace(POINTS, "")
    .replace(/./gu, (letter) => letters[letter] ?? letter);

/** An Arabic word without vowel signs, with one form of each letter. */
export const plainArabic = (word: string): string => plain(word, ARABIC_LETTERS);

/** Its last letter is written like the next one in some romanisations (`ash-Sharif`), so it is a unit of its own. */
export const ARABIC_ARTICLE = "ال";

const ARABIC_DIGRAPH = /^ا[وي]?|تش|كس|تس|دج/u;

/** The units of an Arabic word with those that two letters write together; null if it has none. */
export function digraphsOf(word: string): string[] | null {
  const letters = plainArabic(word);
  if (word === ARABIC_ARTICLE || !ARABIC_DIGRAPH.test(letters)) return null;
  return [...letters.matchAll(/^ا[وي]?|تش|كس|تس|دج|./gu)].map(([unit], at) =>
    at === 0 && unit.startsWith("ا") ? `^${unit}` : unit,
  );
}

const SILENT_INITIAL = "ᄋ";
/** Initials after which Pinyin's `i` is not the vowel of `li`. */
const BUZZING = /^(?:zh?|ch?|sh?|r)$/;
const SYLLABLE = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(.*)$/;

/** Initial and final of a character's reading in Pinyin, marked by a hyphen where the other one stands. */
function pinyinUnits(character: string): string[] {
  const [, initial = "", final = ""] = SYLLABLE.exec(
    anyAscii(character)
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
  )!;
  const vowel = final === "i" && BUZZING.test(initial) ? "I" : final;
  return [initial && `${initial}-`, vowel && `-${vowel}`].filter((unit) => unit !== "");
}

/** The units of a word, as the writing's table spells them in Latin letters. */
export function unitsOf(word: string, writing: Writing): string[] {
  switch (writing) {
    case "cyrillic":
      return [...word.toLowerCase()];
    case "arabic":
      return word === ARABIC_ARTICLE ? [word] : [...plainArabic(word)];
    case "hebrew":
      return [...plain(word, HEBREW_FINALS)];
    case "kana":
      return katakana(word).match(/.[ァィゥェォャュョヮ]?/gu) ?? [];
    case "hangul":
    case "korean":
      return [...word.normalize("NFD")].filter((jamo) => jamo !== SILENT_INITIAL);
    case "han":
    case "chinese":
      return [...word].flatMap(pinyinUnits);
  }
}

const katakana = (word: string): string =>
  word.normalize("NFKC").replace(/[ぁ-ゖ]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0x60));
