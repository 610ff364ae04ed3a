import { columnStarts } from "./columns.ts";
import type { Box, ReadLine, ReadPage, ReadWord } from "../../domain/readings/reading.model.ts";

/** The text of a document as rules read it: cells with their places, rows of cells, and one running text. */

/** A line, or the part of one between two wide gaps. */
export interface Cell {
  /** Index in `DocumentText.cells`. */
  readonly at: number;
  readonly page: number;
  /** Null for an office file, which has no pages. */
  readonly factPage: number | null;
  readonly text: string;
  /** Lower case without accents, character by character: an index into it is an index into `text`. */
  readonly folded: string;
  readonly box: Box | null;
  readonly words: readonly ReadWord[];
  readonly confidence: number;
  /** Cells of one row stand at one height. Counted through the document. */
  readonly row: number;
}

/** Where something was read: what a fact needs to name its source. */
export interface Place {
  readonly page: number | null;
  readonly box: Box | null;
  readonly quote: string;
  /** Of the lines it was read from, the lowest. */
  readonly confidence: number;
  /** Of what a party's label says: the key of the label. */
  readonly key?: string;
}

export interface DocumentText {
  readonly cells: readonly Cell[];
  /** Cells from left to right, by row from top to bottom. */
  readonly rows: readonly (readonly Cell[])[];
  /** Width of each page by its number; 0 where the format has no pages. */
  readonly widths: ReadonlyMap<number, number>;
}

/** A row as one line. */
export const lineOf = (row: readonly Cell[]): string => row.map(({ text }) => text).join(" ");

export const foldedLineOf = (row: readonly Cell[]): string => row.map(({ folded }) => folded).join(" ");

const QUOTE_LIMIT = 300;

const ODD: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  ß: "s",
  º: "°",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\t": " ",
};

const foldCharacter = (character: string): string => {
  const known = ODD[character];
  if (known !== undefined) return known;
  const base = character.normalize("NFD")[0]!.toLowerCase();
  return base.length === 1 ? base : character;
};

/** Lower case without accents and with plain punctuation, of the same length as the text. */
export const foldInPlace = (text: string): string => text.replace(/[^\x20-\x7e]/g, foldCharacter).toLowerCase();

/** Expressions search within a word and a line, and some take the square of its length. In characters. */
const LONGEST_WORD = 100;
const LONGEST_LINE = 1_200;
/** Of one row; many rules compare each cell with all others of its row. */
const MOST_CELLS = 60;

/**
 * A word of usual length: leaders are shortened first. What is longer still is no word. Its beginning stands for it, unless it has
 * digits: a part of a number is another number.
 */
function boundedWord(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const short = word.replaceAll(/([^\p{L}\p{N}])\1{3,}/gu, "$1$1$1");
  if (short.length <= LONGEST_WORD) return short;
  return /\p{N}/u.test(short) ? "" : short.slice(0, LONGEST_WORD);
}

const bounded = (text: string): string =>
  text.length <= LONGEST_WORD ? text : text.replaceAll(/\S{101,}/g, boundedWord);

const boundedWords = (words: readonly ReadWord[] | undefined): readonly ReadWord[] | undefined =>
  words?.some(({ text }) => text.length > LONGEST_WORD)
    ? words.map((word) => ({ ...word, text: boundedWord(word.text) })).filter(({ text }) => text !== "")
    : words;

/** A line in lines of usual length, which end with a sentence where they can, or between words. */
function linesOf(line: ReadLine): ReadLine[] {
  if (line.text.length <= LONGEST_LINE) return [line];
  if (line.words !== undefined && line.words.length > 0)
    return cellsOf(wordGroups(line.words)).map((part) => ({ ...line, ...part }));
  const lines: ReadLine[] = [];
  let rest = bounded(line.text);
  while (rest.length > LONGEST_LINE) {
    const head = rest.slice(0, LONGEST_LINE);
    const end = [head.lastIndexOf(". ") + 1, head.lastIndexOf(" ")].find((at) => at > LONGEST_LINE / 2);
    lines.push({ ...line, text: rest.slice(0, end ?? LONGEST_LINE) });
    rest = rest.slice(end ?? LONGEST_LINE);
  }
  return [...lines, { ...line, text: rest }];
}

function wordGroups(words: readonly ReadWord[]): ReadWord[][] {
  const groups: ReadWord[][] = [];
  let length = Infinity;
  for (const word of words) {
    if (length + word.text.length > LONGEST_LINE) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)!.push(word);
    length += word.text.length + 1;
  }
  return groups;
}

/** A gap this wide, in heights of the line, separates two cells. */
const CELL_GAP = 1.8;

interface Part {
  readonly text: string;
  readonly box: Box | null;
  readonly words: readonly ReadWord[];
}

/** Splits where the words stand far apart, or where an office file has a tab or a rule between cells. */
function splitLine(text: string, box: Box | null, words: readonly ReadWord[] | undefined): Part[] {
  if (box === null || words === undefined || words.length === 0) {
    return text
      .split(/\t+|\s+\|\s+|\s{4,}/)
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => ({ text: part, box, words: [] }));
  }
  const leader = leaderOf(words);
  const isRule = (word: ReadWord) => RULES.has(word.text) || word === leader;
  const groups: ReadWord[][] = [[words[0]!]];
  for (const word of words.slice(1)) {
    const last = groups.at(-1)!.at(-1)!;
    const isFar = word.box[0] - (last.box[0] + last.box[2]) > CELL_GAP * box[3];
    if (isFar || isRule(word) || isRule(last)) groups.push([word]);
    else groups.at(-1)!.push(word);
  }
  if (groups.length === 1) return [{ text, box, words }];
  return cellsOf(groups.filter((group) => !isRule(group[0]!)));
}

/** Dots that lead from a label to its value: the only ones of their line, with words on both sides. */
function leaderOf(words: readonly ReadWord[]): ReadWord | null {
  const dots = words.filter(({ text }) => /^[.…·_]{3,}$/.test(text));
  const [only] = dots;
  return dots.length === 1 && only !== words[0] && only !== words.at(-1) ? only! : null;
}

/** Marks between two statements of one line: `Opgesteld op 18/08/2026 | Rekening nr. 914`. */
const RULES: ReadonlySet<string> = new Set(["|", "¦", "•"]);

const cellsOf = (groups: readonly (readonly ReadWord[])[]): Part[] =>
  groups.map((group) => ({
    text: group.map((word) => word.text).join(" "),
    box: unionOf(group.map((word) => word.box)),
    words: group,
  }));

/** The smallest box around all. */
function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

/** Divides where other rows begin a column, though the gap before it is narrow. */
function splitAtColumns(lines: readonly (readonly Part[])[]): Part[][] {
  const startsIn = columnStarts(lines.flat());
  return lines.map((parts) =>
    parts.flatMap((part): Part[] => {
      const starts = startsIn(part);
      if (starts.length === 0) return [part];
      const ends = [...starts, part.words.length];
      return cellsOf([0, ...starts].map((from, index) => part.words.slice(from, ends[index])));
    }),
  );
}

type Draft = Omit<Cell, "at" | "row">;

/** Cells at one height are a row: their heights overlap by half of the lower one. */
function rowsOf(drafts: readonly Draft[]): Draft[][] {
  const rows: { cells: Draft[]; top: number; bottom: number }[] = [];
  const sorted = drafts.toSorted((a, b) => middle(a.box!) - middle(b.box!));
  for (const cell of sorted) {
    const [, y, , height] = cell.box!;
    const last = rows.at(-1);
    const overlap = last === undefined ? 0 : Math.min(last.bottom, y + height) - Math.max(last.top, y);
    if (last !== undefined && overlap > 0.5 * Math.min(height, last.bottom - last.top)) {
      last.cells.push(cell);
    } else {
      rows.push({ cells: [cell], top: y, bottom: y + height });
    }
  }
  return rows.map((row) => row.cells.sort((a, b) => a.box![0] - b.box![0]));
}

const middle = (box: Box): number => box[1] + box[3] / 2;

export function documentText(pages: readonly ReadPage[]): DocumentText {
  const cells: Cell[] = [];
  const rows: Cell[][] = [];
  const addRow = (all: readonly Draft[]): void => {
    for (let from = 0; from < all.length; from += MOST_CELLS) addCells(all.slice(from, from + MOST_CELLS));
  };
  const addCells = (drafts: readonly Draft[]) => {
    const row = drafts.map((draft, index) => ({ ...draft, at: cells.length + index, row: rows.length }));
    cells.push(...row);
    rows.push(row);
  };
  for (const page of pages) {
    const factPage = page.reader === "office" ? null : page.number;
    const bodies = page.lines.flatMap(linesOf);
    const split = bodies.map(({ text, box, words }) =>
      splitLine(bounded(text.normalize("NFC")), box, boundedWords(words)),
    );
    const lines = splitAtColumns(split).map((parts, index) =>
      parts.map((part) => ({
        ...part,
        page: page.number,
        factPage,
        folded: foldInPlace(part.text),
        confidence: bodies[index]!.confidence,
      })),
    );
    if (lines.every((parts) => parts.every((part) => part.box !== null))) rowsOf(lines.flat()).forEach(addRow);
    else lines.filter((parts) => parts.length > 0).forEach(addRow);
  }
  return { cells, rows, widths: new Map(pages.map((page) => [page.number, page.width])) };
}

/** Box of the characters from `start` to `end` of a cell: of the words that they stand in, where words are known. */
export function boxWithin(cell: Cell, start: number, end: number): Box | null {
  if (cell.box === null || cell.words.length === 0) return cell.box;
  const boxes: Box[] = [];
  let from = 0;
  for (const word of cell.words) {
    const at = cell.text.indexOf(word.text, from);
    if (at < 0) return cell.box;
    from = at + word.text.length;
    if (at < end && from > start) boxes.push(word.box);
  }
  return unionOf(boxes) ?? cell.box;
}

/** Place of a stretch of one cell. */
export const placeWithin = (cell: Cell, start = 0, end = cell.text.length): Place => ({
  page: cell.factPage,
  box: boxWithin(cell, start, end),
  quote: cell.text.slice(start, end).trim().slice(0, QUOTE_LIMIT),
  confidence: cell.confidence,
});

/** Place of several stretches: the box is that of those on the first one's page. */
export function placeOfAll(places: readonly Place[]): Place {
  const first = places[0]!;
  const same = places.filter((place) => place.page === first.page);
  return {
    page: first.page,
    box: unionOf(same.flatMap((place) => (place.box === null ? [] : [place.box]))),
    quote: places
      .map((place) => place.quote)
      .join(" ")
      .slice(0, QUOTE_LIMIT),
    confidence: Math.min(...places.map((place) => place.confidence)),
  };
}

/** A text as a regular expression that matches it alone. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
