import anyAscii from "any-ascii";

/**
 * Case and accents away, all else as it is: `Société` as `societe`. Keys are stored of what these functions give, so
 * that none of them may come to give anything else.
 */
export const foldAccents = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The same, with one space wherever there is something that only parts words. */
export const foldText = (text: string, parting = /\s+/g): string => foldAccents(text).replaceAll(parting, " ").trim();

/** Signs inside of a word: `d'Arc` and `S.A.` are one each. */
const IN_WORD = /['’`.]/g;

/** The words of a text of any script in lower-case Latin letters and digits, parted by every other sign. */
export const latinWords = (text: string): string[] => partWords(toLatin(text));

/** The same where signs inside of a word do not part it. */
export const wholeLatinWords = (text: string): string[] => partWords(toLatin(text).replaceAll(IN_WORD, ""));

const toLatin = (text: string): string => anyAscii(text.normalize("NFKC")).toLowerCase();

const partWords = (latin: string): string[] => latin.split(/[^a-z0-9]+/).filter(Boolean);
