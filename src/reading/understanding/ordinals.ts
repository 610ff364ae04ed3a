import type { Cell, DocumentText } from "./text.ts";

/** Numbers and letters of entries, which stand alone before what they number: `1   Alfa GmbH`. */
const MARK = /^(?:\d{1,2}[.)]?|[A-Z]{1,2}|#)$/;
/** So many at one place make a column of them. */
const COLUMN = 3;

/** The document without a column of marks before its lines: what stands under a heading is then the line itself. */
export function withoutOrdinals(text: DocumentText): DocumentText {
  const marks = text.rows.flatMap((row) =>
    row.length === 2 && MARK.test(row[0]!.text) && row[0]!.box !== null ? [row[0]!] : [],
  );
  const inColumn = marks.filter(
    (cell) => marks.filter((other) => Math.abs(other.box![0] - cell.box![0]) < 3).length >= COLUMN,
  );
  if (inColumn.length === 0) return text;
  const gone = new Set<Cell>(inColumn);
  let at = 0;
  const rows = text.rows.map((row) => row.filter((cell) => !gone.has(cell)).map((cell) => ({ ...cell, at: at++ })));
  return { ...text, rows, cells: rows.flat() };
}
