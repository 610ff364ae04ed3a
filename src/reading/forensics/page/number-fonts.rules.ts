import { matchesOf } from "../../../platform/matches.ts";
import { printable } from "../active-content.ts";

/**
 * Numbers whose digits are all set alike: account numbers, enterprise numbers, amounts of a thousand and more. The cents
 * of an amount stand apart, because many invoices print them smaller.
 */
const NUMBERS = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /(?<![\d.])[01]\d{3}\.\d{3}\.\d{3}(?![\d.])/g,
  /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?=,\d\d|\b)(?![\d.])/g,
];
/** Of the larger size. */
const SIZE_TOLERANCE = 0.12;
const PIECES_MAX = 20_000;

/** Text of one font, as PDF.js gives it, on the page as shown. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Name of the typeface in the file; null where it has none. */
  readonly font: string | null;
}

interface Character {
  readonly text: string;
  readonly size: number;
  readonly family: string | null;
}

/**
 * Numbers of which some digits are set in another typeface or size than the others, as when single digits were replaced.
 * Subsets of one typeface, bold beside regular, and fonts without a name of their own do not count.
 */
export function mixedNumbers(pieces: readonly TextPiece[]): string[] {
  const found: string[] = [];
  for (const line of linesOf(pieces)) {
    const text = line.map((one) => one.text).join("");
    for (const pattern of NUMBERS) {
      for (const match of matchesOf(text, pattern)) {
        const digits = line.slice(match.index, match.index + match[0].length).filter((one) => /\d/.test(one.text));
        if (isMixed(digits)) found.push(printable(match[0]));
      }
    }
  }
  return [...new Set(found)];
}

function isMixed(digits: readonly Character[]): boolean {
  const families = new Set(digits.map(({ family }) => family));
  if (families.size > 1 && !families.has(null)) return true;
  const sizes = digits.map(({ size }) => size);
  return Math.max(...sizes) - Math.min(...sizes) > Math.max(...sizes) * SIZE_TOLERANCE;
}

/** Characters by lines, one entry for each UTF-16 unit; a wide gap, as between columns, ends a line. */
function linesOf(pieces: readonly TextPiece[]): Character[][] {
  const rows: TextPiece[][] = [];
  const upright = pieces.filter(({ text }) => text.trim() !== "").slice(0, PIECES_MAX);
  for (const one of upright.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const isSame = row !== undefined && one.y - row.at(-1)!.y < one.size * 0.15 && one.y - row[0]!.y < one.size * 0.4;
    if (isSame) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap(splitRow);
}

function splitRow(row: readonly TextPiece[]): Character[][] {
  const lines: Character[][] = [[]];
  let last: TextPiece | null = null;
  for (const one of row.toSorted((a, b) => a.x - b.x)) {
    const character = (text: string): Character => ({ text, size: one.size, family: familyOf(one.font) });
    // Bold that is drawn twice.
    if (last !== null && last.text === one.text && one.x - last.x < one.size * 0.2) continue;
    const gap = last === null ? 0 : one.x - last.x - last.width;
    if (last !== null && gap > one.size) lines.push([]);
    else if (last !== null && gap > one.size * 0.15) lines.at(-1)!.push(character(" "));
    for (const unit of one.text.split("")) lines.at(-1)!.push(character(unit));
    last = one;
  }
  return lines;
}

/** The family of a typeface; null for a name that a program made up for one file. */
function familyOf(font: string | null): string | null {
  if (font === null) return null;
  const plain = font.replace(/^[A-Z]{6}\+/, "").split(/[-,]/, 1)[0]!;
  if (MADE_UP.test(plain)) return null;
  return plain.replace(STYLE, "").replaceAll(/[\s_]/g, "").toLowerCase();
}

const MADE_UP = /^(?:cidfont.*|(?:font|type|g_?d\d+_?f|tt|[a-z]{1,2})?[\d_+ ]*(?:\+f\d+)?)$/i;
const STYLE =
  /(?:(?<=[a-z])(?:PS|MT|PSMT|Std|Pro|LT|Bold|Black|Italic|Oblique|Regular|Roman|Medium|Semi[Bb]old|Light|Book|Narrow|Cond|Condensed))+$/;
