import type { ReadableDocument } from "../kind-reader.ts";
import type { ByRules } from "./classify-by-rules.ts";

/** What the model sees of a document: a name, and how strongly it counts. */
export interface Feature {
  readonly name: string;
  readonly value: number;
}

/** What all features of a group count together, so that a long paper has no more weight than a short one. */
const WEIGHTS = { words: 3, endings: 3, heading: 2.4, starts: 2.4 } as const;
const SHAPE = 0.5;
/** The first so many words say what a paper is. */
const MOST_WORDS = 500;
const LONGEST_WORD = 24;
const BEGINNING = 5;
const LONG_BEGINNING = 7;
const ENDING = 6;
/** Rows of the first page whose words count apart. */
const HEADING_ROWS = 8;
const LONGEST_HEADING = 100;
/** Points of the rules that count as much as they can. */
const FULL_SCORE = 10;
const FULL_SIGN = 4;

/** The features of a document: beginnings and endings of its words, those of its heading and of its lines, its shape, and what the rules give it. */
export function featuresOf(
  document: ReadableDocument,
  { scores, others }: Pick<ByRules, "scores" | "others">,
): Feature[] {
  const { cells } = document.text;
  const words: string[] = [];
  const endings: string[] = [];
  const heading: string[] = [];
  const starts: string[] = [];
  let seen = 0;
  for (const cell of cells) {
    if (seen > MOST_WORDS) break;
    const isHigh = cell.row < HEADING_ROWS && cell.page === cells[0]!.page && cell.text.length < LONGEST_HEADING;
    const found = (cell.folded.match(/\p{L}{2,}|[%€§]/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
    seen += found.length;
    for (const word of found) {
      words.push(`p ${word.slice(0, BEGINNING)}`);
      if (word.length > BEGINNING) words.push(`p ${word.slice(0, LONG_BEGINNING)}`);
      if (word.length > ENDING + 2) endings.push(`s ${word.slice(-ENDING)}`);
      if (isHigh) heading.push(`h ${word.slice(0, LONG_BEGINNING)}`);
    }
    if (found.length > 0) starts.push(`l ${found[0]!.slice(0, LONG_BEGINNING)}`);
  }
  return [
    ...weighted(words, WEIGHTS.words),
    ...weighted(endings, WEIGHTS.endings),
    ...weighted(heading, WEIGHTS.heading),
    ...weighted(starts, WEIGHTS.starts),
    ...shapeOf(document).map((name) => ({ name, value: SHAPE })),
    ...signed(scores, "k", FULL_SCORE),
    ...signed({ others }, "o", FULL_SIGN),
  ];
}

const signed = (signs: Readonly<Record<string, number>>, mark: string, full: number): Feature[] =>
  Object.entries(signs)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => ({ name: `${mark} ${name}`, value: Math.min(1, value / full) }));

/** One feature a name; together they weigh as much as in any other document. */
function weighted(names: readonly string[], weight: number): Feature[] {
  const all = new Set(names);
  const value = weight / Math.sqrt(Math.max(1, all.size));
  return [...all].map((name) => ({ name, value }));
}

const ACCOUNT = /\b[a-z]{2}\d{2}(?: ?[0-9a-z]{4}){3,7}/;

/** How much text there is, in what lines and columns, and what figures and marks stand in it. */
function shapeOf({ text: { cells, rows }, flow: { folded } }: ReadableDocument): string[] {
  const count = (pattern: RegExp): number => folded.match(pattern)?.length ?? 0;
  const words = Math.max(1, count(/\p{L}{2,}/gu));
  const lines = Math.max(1, cells.length);
  const step = (name: string, value: number, from: readonly number[]): string =>
    `x ${name} ${from.filter((least) => value >= least).length}`;
  return [
    step("words", words, [30, 60, 120, 250, 500]),
    step("digits", count(/\d/g) / Math.max(1, folded.length), [0.02, 0.05, 0.1, 0.18]),
    step("columns", lines / Math.max(1, rows.length), [1.05, 1.3, 1.8, 2.5]),
    step("line", words / lines, [2, 3, 5, 8]),
    step("shares", count(/\d ?%/g), [1, 2, 4]),
    step("sentences", count(/\p{L}{3}[.!?](?:\s|$)/gu) / words, [0.01, 0.03, 0.06]),
    step("cents", count(/\d[.,]\d\d(?!\d)/g), [1, 3, 8]),
    step("account", ACCOUNT.test(folded) ? 1 : 0, [1]),
    step("blanks", count(/(?:[._…]\s?){6,}|☐|\[ {0,3}\]/g), [1, 3]),
    step("colons", count(/:/g) / lines, [0.1, 0.3, 0.6]),
    step("fillers", count(/<<</g), [1]),
    step("questions", count(/\?/g), [1, 2]),
    step("brackets", count(/\[[^\]\n]{2,40}\]/g), [1]),
  ];
}
