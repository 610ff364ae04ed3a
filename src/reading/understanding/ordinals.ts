import type { Cell, DocumentText } from "./text.ts";

/** Numbers and letters of entries, which stand alone before what they number: `1   Alfa GmbH`. */
const MARK = /^(?:\d{1,2}[.)]?|[A-Z]{1,2}|#)$/;
/** So many at one place make a column of them. */
const COLUMN = 3;
const NEAR = 3;

/** Of ascending numbers, the place of the first that is greater. */
function firstAbove(sorted: readonly number[], than: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! > than) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The document without a column of marks before its lines: what stands under a heading is then the line itself. */
export function withoutOrdinals(text: DocumentText): DocumentText {
  const marks = text.rows.flatMap((row) =>
    row.length === 2 && MARK.test(row[0]!.text) && row[0]!.box !== null ? [row[0]!] : [],
  );
  const lefts = marks.map(({ box }) => box![0]).sort((a, b) => a - b);
  const inColumn = marks.filter(({ box }) => {
    const first = firstAbove(lefts, box![0] - NEAR);
    return (lefts[first + COLUMN - 1] ?? Infinity) < box![0] + NEAR;
  });
  if (inColumn.length === 0) return text;
  const gone = new Set<Cell>(inColumn);
  let at = 0;
  const rows = text.rows.map((row) => row.filter((cell) => !gone.has(cell)).map((cell) => ({ ...cell, at: at++ })));
  return { ...text, rows, cells: rows.flat() };
}
