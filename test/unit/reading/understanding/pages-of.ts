import type { Box, ReadLine, ReadPage, ReadWord } from "../../../../src/domain/readings/reading.model.ts";

const CHARACTER = 6;
const LINE = 14;
const HEIGHT = 10;

/**
 * Pages from drawn text: one character is six points wide, three spaces or more stand between two columns, an empty line
 * is a gap, and a form feed begins a new page.
 */
export function pagesOf(drawn: string, { confidence = 1 } = {}): ReadPage[] {
  return drawn.split("\f").map((page, index) => ({
    number: index + 1,
    width: 600,
    height: 842,
    rotation: 0,
    reader: confidence === 1 ? ("text_layer" as const) : ("recognition" as const),
    lines: page
      .replace(/^\n/, "")
      .split("\n")
      .flatMap((line, row) => cellsOf(line, 40 + row * LINE, confidence)),
  }));
}

/** The same as an office file has it: lines without places. */
export const officePagesOf = (drawn: string): ReadPage[] => [
  {
    number: 1,
    width: 0,
    height: 0,
    rotation: 0,
    reader: "office",
    lines: drawn
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => ({ text: line.trim().replace(/ {3,}/g, "\t"), box: null, confidence: 1 })),
  },
];

function cellsOf(line: string, top: number, confidence: number): ReadLine[] {
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((cell) => ({
    text: cell[0],
    box: boxOf(cell.index, cell[0], top),
    confidence,
    words: [...cell[0].matchAll(/\S+/g)].map((word): ReadWord => ({
      text: word[0],
      box: boxOf(cell.index + word.index, word[0], top),
    })),
  }));
}

const boxOf = (column: number, text: string, top: number): Box => [
  column * CHARACTER,
  top,
  text.length * CHARACTER,
  HEIGHT,
];
