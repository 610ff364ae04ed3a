import { editDistance } from "../../domain/matching/words.ts";

/** Which letters a text has, one bit each. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) - 97);
  return letters;
}

/** Whether texts with these letters can be within `limit` characters of each other: each exchange changes two bits. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  let differing = a ^ b;
  let count = 0;
  for (; differing !== 0 && count <= 2 * limit; count++) differing &= differing - 1;
  return count <= 2 * limit;
}

/** Whether `a` becomes `b` by at most `limit` characters put in, left out or exchanged. */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (limit === 0 || Math.abs(a.length - b.length) > limit) return false;
  return editDistance(a, b, limit) <= limit;
}

/** Characters that recognition may get wrong in a word of this length: none in a short one. */
export const slackOf = (length: number): number => (length >= 16 ? 2 : length >= 7 ? 1 : 0);

/** The letters and digits of a folded title or word, however it is spaced, by their shape. */
export const lettersShape = (folded: string): string => shapeOf(folded.replaceAll(/[^\p{L}\p{N}]/gu, ""));

/** A folded word with the characters that recognition confuses made one. */
export const shapeOf = (folded: string): string =>
  folded
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1l|!]/g, "i")
    .replaceAll("0", "o")
    .replaceAll("5", "s");
