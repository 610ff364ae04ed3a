import type { Box, ReadLine } from "../../domain/readings/reading.model.ts";

const LIGATURES = /[\ufb00-\ufb06]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** Characters without a width of their own, and the hyphen that shows only at the end of a line. */
const NOTHING = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** Hyphens that only forbid a break. */
const HYPHENS = /[\u2010\u2011]/g;

/** Text in one form: composed letters, no ligatures, one kind of space, nothing invisible. */
export const cleanText = (text: string): string =>
  text
    .replace(LIGATURES, (one) => one.normalize("NFKC"))
    .replace(NOTHING, "")
    .replace(HYPHENS, "-")
    .replace(SPACES, " ")
    .normalize("NFC")
    .trim();

/** [left, top, right, bottom] as a box, to a tenth of a point. */
export function roundBox([left, top, right, bottom]: readonly [number, number, number, number]): Box {
  const round = (value: number): number => Math.round(value * 10) / 10 || 0;
  return [round(left), round(top), round(right - left), round(bottom - top)];
}

/** What no document says: characters that a font gave no meaning to. */
const MEANINGLESS = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u;
const LETTER = /\p{Script=Latin}/u;
const VOWEL = /[aeiouyàáâäãåèéêëìíîïòóôöõøùúûüýÿæœ]/i;

/**
 * Whether text is what its page shows. A font that does not say which letters its characters are gives signs of no
 * meaning, or letters in which vowels are missing: in the languages read here, a third of the letters are vowels.
 */
export function isLegible(text: string): boolean {
  const characters = [...text.replace(SPACES, "")];
  const meaningless = characters.filter((one) => MEANINGLESS.test(one)).length;
  if (meaningless > characters.length * 0.15) return false;
  const letters = characters.filter((one) => LETTER.test(one));
  const vowels = letters.filter((one) => VOWEL.test(one)).length;
  return letters.length < 100 || vowels >= letters.length * 0.18;
}

/** The lines that fit into so many characters. */
export function linesWithin(
  lines: readonly ReadLine[],
  characters: number,
): { lines: readonly ReadLine[]; characters: number; isWhole: boolean } {
  let sum = 0;
  for (const [at, { text }] of lines.entries()) {
    if (sum + text.length > characters) return { lines: lines.slice(0, at), characters: sum, isWhole: false };
    sum += text.length;
  }
  return { lines, characters: sum, isWhole: true };
}

export const textOf = (lines: readonly ReadLine[]): string => lines.map(({ text }) => text).join("\n");

/** Characters but spaces. */
export const lettersOf = (lines: readonly ReadLine[]): number => textOf(lines).replace(/\s/g, "").length;

/** The beginning of a text, for a sentence about it. */
export function quoted(text: string, most: number): string {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return `"${plain.length > most ? `${plain.slice(0, most)}...` : plain}"`;
}
