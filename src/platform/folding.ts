import anyAscii from "any-ascii";

/**
 * Lower case without accents: `Société` becomes `societe`. The results of the functions in this file are stored as
 * keys, so their output must not change.
 */
export const foldAccents = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The same, with each `separator` replaced by one space. */
export const foldText = (text: string, separator = /\s+/g): string =>
  foldAccents(text).replaceAll(separator, " ").trim();

/** Punctuation inside a word: `d'Arc` and `S.A.` are one word each. */
const IN_WORD = /['’`.]/g;

/** The words of a text in any script, as lower-case Latin letters and digits; every other character separates words. */
export const latinWords = (text: string): string[] => splitWords(toLatin(text));

/** The same, but punctuation inside a word does not split it. */
export const wholeLatinWords = (text: string): string[] => splitWords(toLatin(text).replaceAll(IN_WORD, ""));

const toLatin = (text: string): string => (ASCII.test(text) ? text : anyAscii(text.normalize("NFKC"))).toLowerCase();

/** Most names, which neither function changes. */
const ASCII = /^[\0-\x7F]*$/;

const splitWords = (latin: string): string[] => latin.split(/[^a-z0-9]+/).filter(Boolean);
