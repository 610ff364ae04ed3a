import type { ReadLine, ReadWord } from "../../../domain/readings/reading.model.ts";
import { cleanText, roundBox } from "../text.rules.ts";
import type { Bounds } from "./matrix.ts";
import type { TextRun } from "./text-state.ts";
import { type Fragment, fragmentsOf, fromFrame, type Quarter, quarterOf } from "./words.rules.ts";

/** In sizes of the font: two pieces nearer than that are one word; two farther apart are two lines. */
const JOINED = 0.13;
const COLUMNS = 2;
/** From this gap on, two pieces are two lines if the second begins where other lines have such a piece too. */
const ALIGNED_COLUMNS = 1;
const ALIGNED_WITHIN = 1.5;
/** A raised or lowered piece stands no farther from its line; the next line does. */
const RAISED = 0.45;
/** So many single letters, evenly apart, are a word that is set wide; so far apart, in sizes of the font, at most. */
const WIDE_LETTERS = 5;
const WIDE_GAP = 0.7;

/** A word in the upright frame of its text. */
interface Word extends Omit<Fragment, "isSpacedBefore" | "isSpacedAfter"> {}
type Row = Word[];

export interface PageLines {
  /** With boxes on the page as shown. */
  readonly lines: readonly ReadLine[];
  /** How most of the text stands. */
  readonly quarter: Quarter;
}

/** The lines of a page: those that run as most of its text does come first, each kind from top to bottom. */
export function linesOf(runs: readonly TextRun[]): PageLines {
  const quarters = new Map<Quarter, Fragment[]>();
  const askew: ReadLine[] = [];
  for (const run of runs) {
    const quarter = quarterOf(run.direction);
    if (quarter === null) askew.push(...askewLine(run));
    else {
      const fragments = quarters.get(quarter) ?? [];
      fragments.push(...fragmentsOf(run, quarter));
      quarters.set(quarter, fragments);
    }
  }
  const letters = (fragments: readonly Fragment[]): number => fragments.reduce((sum, { text }) => sum + text.length, 0);
  const sorted = [...quarters].toSorted((a, b) => letters(b[1]) - letters(a[1]));
  const lines = sorted.flatMap(([quarter, fragments]) => quarterLines(fragments, quarter));
  return { lines: [...lines, ...askew], quarter: sorted[0]?.[0] ?? 0 };
}

function quarterLines(fragments: readonly Fragment[], quarter: Quarter): ReadLine[] {
  const rows = rowsOf(fragments).map(wordsOf);
  const starts = columnStarts(rows);
  return rows.flatMap((row) => splitRow(row, starts)).flatMap((words) => lineOf(words, quarter) ?? []);
}

/** Pieces of one baseline, from top to bottom, each row from left to right. */
function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: { baseline: number; size: number; pieces: Fragment[] }[] = [];
  for (const piece of fragments.toSorted((a, b) => a.baseline - b.baseline)) {
    // Baselines are sorted, so only the last rows can be near.
    const row = rows
      .slice(-3)
      .find(
        ({ baseline, size }) =>
          Math.abs(piece.baseline - baseline) <
          RAISED * Math.min(Math.max(size, piece.size), 2 * Math.min(size, piece.size)),
      );
    if (row === undefined) rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
    else {
      row.pieces.push(piece);
      // The larger letters of a row say where it stands: a raised number may come before them.
      if (piece.size > row.size) Object.assign(row, { baseline: piece.baseline, size: piece.size });
    }
  }
  return rows
    .toSorted((a, b) => a.baseline - b.baseline)
    .map(({ pieces }) => pieces.toSorted((a, b) => a.from - b.from));
}

/** Joins the pieces of one word, and leaves out what is drawn twice to look bold. */
function wordsOf(row: readonly Fragment[]): Row {
  const words: { word: Word; isOpen: boolean }[] = [];
  for (const piece of row) {
    const last = words.at(-1);
    const size = Math.min(piece.size, last?.word.size ?? piece.size);
    const gap = piece.from - (last?.word.to ?? -Infinity);
    if (last !== undefined && isSameAgain(last.word, piece)) continue;
    if (last !== undefined && last.isOpen && !piece.isSpacedBefore && gap < JOINED * size && gap > -0.5 * size) {
      last.word = joined(last.word, piece);
      last.isOpen = !piece.isSpacedAfter;
    } else words.push({ word: piece, isOpen: !piece.isSpacedAfter });
  }
  return joinWideLetters(words.map(({ word }) => word));
}

/** A title may be set letter by letter. */
function joinWideLetters(row: Row): Row {
  const joinedRow: Row = [];
  for (let at = 0; at < row.length;) {
    let end = at + 1;
    let [least, most] = [Infinity, 0];
    while (end < row.length && isLetter(row[end - 1]!) && isLetter(row[end]!)) {
      const gap = gapBefore(row[end - 1]!, row[end]!);
      [least, most] = [Math.min(least, gap), Math.max(most, gap)];
      if (most > WIDE_GAP || most - least > 0.08) break;
      end++;
    }
    const letters = row.slice(at, end);
    if (letters.length < WIDE_LETTERS) joinedRow.push(...letters);
    else joinedRow.push(letters.reduce(joined));
    at = end;
  }
  return joinedRow;
}

const isLetter = ({ text }: Word): boolean => /^\p{L}$/u.test(text);

const joined = (a: Word, b: Word): Word => ({
  text: a.text + b.text,
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
  baseline: a.size >= b.size ? a.baseline : b.baseline,
  size: Math.max(a.size, b.size),
  above: Math.max(a.above, b.above),
  below: Math.max(a.below, b.below),
});

const isSameAgain = (a: Word, b: Word): boolean =>
  a.text === b.text && Math.abs(a.from - b.from) < 0.2 * b.size && Math.abs(a.baseline - b.baseline) < 0.2 * b.size;

/** Where pieces begin after a gap, in more than two rows: the left edges of columns. */
function columnStarts(rows: readonly Row[]): number[] {
  const starts = rows
    .flatMap((row) => row.slice(1).filter((word, at) => gapBefore(row[at]!, word) >= ALIGNED_COLUMNS))
    .map(({ from }) => from)
    .toSorted((a, b) => a - b);
  return starts.filter((start, at) => at >= 2 && start - starts[at - 2]! < ALIGNED_WITHIN);
}

const gapBefore = (before: Word, word: Word): number =>
  (word.from - before.to) / Math.max(1, Math.min(before.size, word.size));

function splitRow(row: Row, starts: readonly number[]): Row[] {
  const lines: Row[] = [];
  for (const word of row) {
    const before = lines.at(-1)?.at(-1);
    const gap = before === undefined ? Infinity : gapBefore(before, word);
    const isColumn =
      gap >= COLUMNS ||
      (gap >= ALIGNED_COLUMNS && starts.some((start) => Math.abs(start - word.from) < ALIGNED_WITHIN));
    if (isColumn) lines.push([word]);
    else lines.at(-1)!.push(word);
  }
  return lines;
}

function lineOf(row: Row, quarter: Quarter): ReadLine | null {
  const words = row.flatMap(({ text, from, to, baseline, above, below }): ReadWord[] => {
    const clean = cleanText(text);
    const bounds = fromFrame([from, baseline - above, to, baseline + below], quarter);
    return clean === "" ? [] : [{ text: clean, box: roundBox(bounds) }];
  });
  if (words.length === 0) return null;
  return { text: words.map(({ text }) => text).join(" "), box: around(words), confidence: 1, words };
}

function around(words: readonly ReadWord[]) {
  const left = Math.min(...words.map(({ box }) => box[0]));
  const top = Math.min(...words.map(({ box }) => box[1]));
  const right = Math.max(...words.map(({ box }) => box[0] + box[2]));
  const bottom = Math.max(...words.map(({ box }) => box[1] + box[3]));
  return roundBox([left, top, right, bottom]);
}

/** Text that runs askew is one line a run, with the box around it. */
function askewLine(run: TextRun): ReadLine[] {
  const text = cleanText(run.glyphs.map((glyph) => glyph.text).join(""));
  const points = run.glyphs.flatMap(({ start, end }) => [start, end]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const bounds: Bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return text === "" ? [] : [{ text, box: roundBox(bounds), confidence: 1, words: [{ text, box: roundBox(bounds) }] }];
}
