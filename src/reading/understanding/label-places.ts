import type { Cell, DocumentText } from "./text.ts";

/** The cell under another, at most two lines lower; in an office file the next row's first. */
export function cellBelow(text: DocumentText, cell: Cell): Cell | null {
  if (cell.box === null) {
    const next = text.rows[cell.row + 1];
    const column = text.rows[cell.row]!.indexOf(cell);
    return next === undefined || next[0]!.page !== cell.page ? null : (next[column] ?? next[0]!);
  }
  const [x, y, width, height] = cell.box;
  for (const row of text.rows.slice(cell.row + 1, cell.row + 4)) {
    for (const other of row) {
      if (other.page !== cell.page || other.box === null) return null;
      const gap = other.box[1] - (y + height);
      if (gap > 1.8 * height) return null;
      const isUnder = other.box[0] < x + Math.max(width, 4 * height) && other.box[0] + other.box[2] > x - height;
      if (isUnder && Math.abs(other.box[0] - x) < Math.max(4 * height, width)) return other;
    }
  }
  return null;
}

/** Print of a value is so much higher than that of a caption over it; lines of one print differ by less. */
const LARGER = 1.25;

/**
 * The cell right under a caption in small print, where what stands to the right is in small print as well and so another caption. Null
 * for a label in the print of its value, and in a scan, where the height of a line depends on its letters.
 */
export function valueUnderCaption(text: DocumentText, caption: Cell, right: Cell | undefined): Cell | null {
  if (caption.box === null || caption.confidence < 1 || right?.box == null) return null;
  const below = cellBelow(text, caption);
  if (below?.box == null || Math.abs(below.box[0] - caption.box[0]) > 3) return null;
  return isSmaller(caption, below) && isSmaller(right, below) ? below : null;
}

/** Whether a cell of a text layer is in smaller print than another, as a caption is than its value. */
export const isSmaller = (caption: Cell, value: Cell): boolean =>
  caption.box !== null && value.box !== null && caption.confidence === 1 && caption.box[3] * LARGER <= value.box[3];

/** Further lines of a value: close below it and beginning where it begins, with nothing to their left. */
export function continuation(
  text: DocumentText,
  value: Cell,
  isLabel: (cell: Cell) => boolean,
  own: readonly Cell[],
  isBelow = false,
): Cell[] {
  if (value.box === null) return [];
  const lines: Cell[] = [];
  let last = value;
  const leftmost = Math.min(...own.map((cell) => cell.box![0]));
  for (const row of text.rows.slice(value.row + 1, value.row + 5)) {
    const [, lastY, , height] = last.box!;
    const next = row.find((cell) => cell.page === value.page && aligned(cell, value));
    if (next === undefined) {
      if (row.some((cell) => cell.page !== value.page || cell.box![1] - (lastY + height) > height)) break;
      continue;
    }
    if (next.box![1] - (lastY + height) > 0.9 * height || isLabel(next)) break;
    const before = row.filter((cell) => cell.at < next.at);
    if (before.some((cell) => isLabel(cell) || cell.box![0] > leftmost - height)) break;
    if (isBelow && row.length > 1) break;
    lines.push(next);
    last = next;
  }
  return lines.slice(0, 4);
}

const aligned = (cell: Cell, with_: Cell): boolean =>
  cell.box !== null && Math.abs(cell.box[0] - with_.box![0]) < Math.max(6, 0.8 * with_.box![3]);

/** Space between two lines one above the other, in points. */
const gapBetween = (upper: Cell, lower: Cell): number => lower.box![1] - (upper.box![1] + upper.box![3]);

/**
 * The cell right over another, where small captions stand under their values: it is much nearer than what follows
 * below. Null anywhere else.
 */
export function cellCaptioned(text: DocumentText, caption: Cell): Cell | null {
  if (caption.box === null) return null;
  const inColumn = (row: readonly Cell[]) =>
    row.find((other) => other.page === caption.page && other.box !== null && aligned(other, caption));
  const over = text.rows
    .slice(Math.max(0, caption.row - 2), caption.row)
    .toReversed()
    .map(inColumn)
    .find(Boolean);
  if (over === undefined) return null;
  const under = text.rows
    .slice(caption.row + 1, caption.row + 4)
    .map(inColumn)
    .find(Boolean);
  const [above, below] = [gapBetween(over, caption), under === undefined ? Infinity : gapBetween(caption, under)];
  return above < 0.9 * over.box![3] && above < 0.6 * below ? over : null;
}
