import type { Box, ReadLine, ReadWord } from "../../domain/readings/reading.model.ts";

/** What Tesseract read on an image, in pixels of it. */
export interface TableOfPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly ReadLine[];
  /** 0 to 1, by characters. */
  readonly confidence: number;
}

type Word = Required<ReadWord>;

/** A gap of so many heights of the line parts two columns. */
const COLUMN_GAP = 2.5;

/** Reads Tesseract's tab-separated table: level, page, block, paragraph, line, word, box, confidence in percent, text. */
export function parseTable(table: string): TableOfPage {
  const words = new Map<string, Word[]>();
  let [width, height] = [0, 0];
  for (const row of table.split("\n")) {
    const [level, , block, paragraph, line, , ...rest] = row.split("\t");
    const [x, y, w, h, percent] = rest.slice(0, 5).map(Number) as [number, number, number, number, number];
    if (level === "1") [width, height] = [w, h];
    const text = rest[5]?.trim();
    if (level !== "5" || !text) continue;
    const key = `${block} ${paragraph} ${line}`;
    const word = { text, box: [x, y, w, h] as const, confidence: Math.max(0, percent) / 100 };
    words.set(key, [...(words.get(key) ?? []), word]);
  }
  const rows = [...words.values()].flatMap(partColumns);
  return { width, height, lines: inOrder(rows.map(toLine)), confidence: meanConfidence(rows.flat()) };
}

function partColumns(words: Word[]): Word[][] {
  const height = words.map(({ box }) => box[3]).toSorted((a, b) => a - b)[Math.floor(words.length / 2)]!;
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last && word.box[0] - (last.box[0] + last.box[2]) <= COLUMN_GAP * height) parts.at(-1)!.push(word);
    else parts.push([word]);
  }
  return parts;
}

const toLine = (words: readonly Word[]): ReadLine => ({
  text: words.map(({ text }) => text).join(" "),
  box: around(words.map(({ box }) => box)),
  confidence: meanConfidence(words),
  words,
});

function meanConfidence(words: readonly Word[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighed = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return characters === 0 ? 0 : Math.round((weighed / characters) * 1000) / 1000;
}

/** The smallest box that holds all. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, top, right - left, bottom - top];
}

/** From top to bottom, and from left to right those that stand beside each other. */
function inOrder(lines: readonly ReadLine[]): ReadLine[] {
  const rows: ReadLine[][] = [];
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(line) - middle(row[0]!) < Math.min(line.box![3], row[0]!.box![3]) / 2) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box![0] - b.box![0]));
}

const middle = ({ box }: ReadLine): number => box![1] + box![3] / 2;
