import { placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "./text.ts";

/**
 * The running text of a document: columns one after the other, words that a line end divides put together. Rules search
 * `folded` and take what they found from `text`; both have the same length.
 */
export interface Flow {
  readonly text: string;
  readonly folded: string;
  /** Place of the characters from `start` to `end`. */
  place(start: number, end: number): Place;
  /** Cell in which a character stands. */
  cellAt(index: number): Cell;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly cell: Cell;
}

export function flowOf(text: DocumentText): Flow {
  const segments: Segment[] = [];
  let whole = "";
  let folded = "";
  for (const cell of inReadingOrder(text)) {
    const previous = segments.at(-1);
    if (previous !== undefined) {
      const isDivided = /\p{L}-$/u.test(whole) && /^\p{Ll}/u.test(cell.text);
      if (isDivided) {
        whole = whole.slice(0, -1);
        folded = folded.slice(0, -1);
        segments[segments.length - 1] = { ...previous, end: whole.length };
      } else {
        whole += "\n";
        folded += "\n";
      }
    }
    const start = whole.length;
    whole += cell.text;
    folded += cell.folded;
    segments.push({ start, end: whole.length, cell });
  }
  const touching = (start: number, end: number) =>
    segments.filter((segment) => segment.start < end && segment.end > start);
  return {
    text: whole,
    folded,
    place: (start, end) =>
      placeOfAll(
        touching(start, end).map(({ start: from, cell }) =>
          placeWithin(cell, Math.max(0, start - from), Math.min(cell.text.length, end - from)),
        ),
      ),
    cellAt: (index) => (segments.find((segment) => segment.end >= index) ?? segments.at(-1)!).cell,
  };
}

function inReadingOrder(text: DocumentText): readonly Cell[] {
  const pages = [...text.widths.keys()];
  return pages.flatMap((page) => {
    const rows = text.rows.filter((row) => row[0]!.page === page);
    const gutter = gutterOf(rows, text.widths.get(page) ?? 0);
    return gutter === null ? rows.flat() : byColumn(rows, gutter);
  });
}

/** Columns of running text have lines this long, in characters; the cells of a table are shorter. */
const COLUMN_LINE = 22;

/** The middle of the empty strip between two columns of running text, or null. */
function gutterOf(rows: readonly (readonly Cell[])[], width: number): number | null {
  const cells = rows.flat();
  if (width === 0 || cells.some((cell) => cell.box === null)) return null;
  const steps = Array.from({ length: 21 }, (_, step) => width * (0.35 + step * 0.015));
  const candidates = steps.map((x) => {
    const left = cells.filter((cell) => cell.box![0] + cell.box![2] <= x);
    const right = cells.filter((cell) => cell.box![0] >= x);
    return { x, left, right, crossing: cells.length - left.length - right.length };
  });
  const running = candidates.filter(({ left, right, crossing }) => {
    const enough = Math.min(left.length, right.length) >= 6 && crossing <= 0.35 * cells.length;
    return enough && meanLength(left) >= COLUMN_LINE && meanLength(right) >= COLUMN_LINE;
  });
  const least = Math.min(...running.map(({ crossing }) => crossing));
  const best = running.filter(({ crossing }) => crossing === least);
  return best[Math.floor(best.length / 2)]?.x ?? null;
}

const meanLength = (cells: readonly Cell[]): number =>
  cells.reduce((sum, cell) => sum + cell.text.length, 0) / Math.max(1, cells.length);

/** Left column, then right; a line over the whole width ends both. */
function byColumn(rows: readonly (readonly Cell[])[], gutter: number): Cell[] {
  const ordered: Cell[] = [];
  let left: Cell[] = [];
  let right: Cell[] = [];
  const close = () => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const cell of rows.flat()) {
    if (cell.box![0] + cell.box![2] <= gutter) left.push(cell);
    else if (cell.box![0] >= gutter) right.push(cell);
    else {
      close();
      ordered.push(cell);
    }
  }
  close();
  return ordered;
}
