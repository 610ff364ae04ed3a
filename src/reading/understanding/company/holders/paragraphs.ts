import type { Cell, DocumentText } from "../../text.ts";

/** Lines of running text are this long, in characters, and a shorter one ends a paragraph. */
const FULL_LINE = 55;
const LIST_MARK = /^\s*(?:[-–•*]|\(?\d{1,2}[.)]|[a-z][.)]|[ivx]{1,4}\.)\s/;

/** The document with each paragraph of running text as one cell, so that a name or sentence is whole. */
export function withParagraphs(text: DocumentText): DocumentText {
  const joined = new Map<number, Cell>();
  const gone = new Set<number>();
  let open: Cell | null = null;
  let last: Cell | null = null;
  for (const row of text.rows) {
    const [cell] = row;
    const continues =
      open !== null &&
      last?.box != null &&
      cell?.box != null &&
      row.length === 1 &&
      cell.page === last.page &&
      last.text.length >= FULL_LINE &&
      Math.abs(cell.box[0] - last.box[0]) < 14 &&
      cell.box[1] - (last.box[1] + last.box[3]) < 0.9 * last.box[3] &&
      !LIST_MARK.test(cell.folded) &&
      // An entry that ends with a date, and the next one.
      !(/\d{4}\.?$/.test(last.text) && /^\p{Lu}/u.test(cell.text));
    if (continues) {
      open = together(open!, cell!);
      joined.set(open.at, open);
      gone.add(cell!.at);
    } else open = row.length === 1 ? cell! : null;
    last = row.length === 1 ? cell! : null;
  }
  if (gone.size === 0) return text;
  const keep = (cells: readonly Cell[]): Cell[] =>
    cells.flatMap((cell) => (gone.has(cell.at) ? [] : [joined.get(cell.at) ?? cell]));
  return { ...text, cells: keep(text.cells), rows: text.rows.map(keep) };
}

const together = (a: Cell, b: Cell): Cell => ({
  ...a,
  text: `${a.text} ${b.text}`,
  folded: `${a.folded} ${b.folded}`,
  box: [Math.min(a.box![0], b.box![0]), a.box![1], Math.max(a.box![2], b.box![2]), b.box![1] + b.box![3] - a.box![1]],
  words: [...a.words, ...b.words],
  confidence: Math.min(a.confidence, b.confidence),
});
