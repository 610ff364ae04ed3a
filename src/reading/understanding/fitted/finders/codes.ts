import { matchesOf } from "../../../../platform/matches.ts";
import { datesIn } from "../../fields/dates.ts";
import { ibansIn } from "../../fields/ibans.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import type { Candidate } from "./candidate.ts";
import { Taken } from "./taken.ts";

/** A word with a digit, also with the group of capitals before it or groups of figures behind it: `ERK 12/345`, `22 005 755`. */
const CODE =
  /(?<![\p{L}\d./-])(?:\p{Lu}{1,6} )?(?=[\p{L}./-]{0,12}\d)[\p{L}\d][\p{L}\d./-]{1,24}(?: \d{2,4}(?![\p{L}\d/.-])){0,3}/gu;

/** Numbers and codes of papers, without days, accounts and sums. */
export function codeCandidates({ flow, language }: ReadableDocument): readonly Candidate[] {
  const others = new Taken(flow.text.length);
  for (const { at, quote } of [...datesIn(flow.text, { language }), ...ibansIn(flow.text)]) {
    others.add(at, at + quote.length);
  }
  const found: Candidate[] = [];
  for (const match of matchesOf(flow.text, CODE)) {
    const whole = match[0].replace(/[./-]+$/, "");
    const word = whole.search(/\p{Lu}{1,6} (?=\S*\d)/u) === 0 ? whole.indexOf(" ") + 1 : 0;
    const parts = [
      [whole, 0],
      ...(word > 0 ? [[whole.slice(word), word] as const] : []),
      ...(whole.includes(" ", word) ? [[whole.slice(word).split(" ")[0]!, word] as const] : []),
    ] as const;
    for (const [value, offset] of parts) {
      const at = match.index + offset;
      const end = at + value.length;
      if (value.replaceAll(/\D/g, "").length < 2 || others.overlaps(at, end)) continue;
      if (/^\s?(?:%|€|EUR\b|euro)|^,\d/.test(flow.text.slice(end, end + 6))) continue;
      found.push({ value, key: codeKey(value), at, end, confidence: 1, forms: formsOf(value, offset > 0) });
    }
  }
  return found;
}

/** Letters and digits of a number. */
export const codeKey = (value: string): string => value.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

const formsOf = (value: string, isPart: boolean): string[] => {
  const shape = value
    .replaceAll(/\d+/g, (digits) => (digits.length > 4 ? "9+" : "9".repeat(digits.length)))
    .replaceAll(/\p{L}+/gu, (letters) => (letters.length > 3 ? "A+" : "A".repeat(letters.length)));
  return [
    `shape ${shape.slice(0, 16)}`,
    `digits ${Math.min(10, value.replaceAll(/\D/g, "").length)}`,
    /\p{L}/u.test(value) ? "letters" : "figures alone",
    ...(value.includes(" ") ? ["spaced"] : []),
    ...(isPart ? ["part of a longer one"] : []),
  ];
};
