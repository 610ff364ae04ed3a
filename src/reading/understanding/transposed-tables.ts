import type { Item } from "./item.ts";
import type { LabelFinder } from "./labels.ts";
import { type Cell, type DocumentText, placeOfAll, placeWithin } from "./text.ts";

/** A transposed table has at least so many rows with a label and several values. */
const LEAST_ROWS = 3;
/** Cells of a column begin within so many points of each other. */
const EDGE = 6;
/** Heads of columns with former values. */
const FORMER =
  /^(?:voorheen|vroegere?|vorige?|voormalige?|oude?|precedemment|precedente?s?|ancien(?:ne)?s?|auparavant|avant|fruher\w{0,2}|vorher\w{0,4}|bisher\w{0,4}|ehemalig\w{0,2}|ehemals|alte?[rsn]?|former(?:ly)?|previous(?:ly)?|old|superseded|prior|gelosch\w{0,4}|geschrapte?|radiee?s?)(?!\w)/;

interface Line<Key> {
  readonly key: Key;
  readonly label: Cell;
  /** First lines of the values. */
  readonly values: readonly Cell[];
  /** All lines of each value. */
  readonly lines: readonly Cell[][];
  /** The last row. */
  end: number;
}

/**
 * Items of transposed tables: labels in the first column, one further column for each party or point in time. They come column by
 * column; columns of former values are left out.
 */
export function itemsOfTransposed<Key extends string>(
  text: DocumentText,
  finder: LabelFinder<Key>,
  used: Set<Cell>,
): Item<Key>[] {
  return transposedIn(text, finder, used).flatMap((lines) => {
    const first = lines[0]!;
    const head = text.rows[first.label.row - 1] ?? [];
    const isHeaded = head.length >= first.values.length && !head.some((cell) => used.has(cell));
    for (const { label, lines: cells } of lines) for (const cell of [label, ...cells.flat()]) used.add(cell);
    if (isHeaded) for (const cell of head) used.add(cell);
    const columns = first.values.map((_, column) => column);
    const isFormer = (column: number) =>
      isHeaded && FORMER.test(head[head.length - first.values.length + column]!.folded);
    return columns
      .filter((column) => !isFormer(column))
      .flatMap((column) =>
        lines.flatMap(({ key, label, lines: cells }, line): Item<Key>[] => {
          const own = cells[column]!;
          if (!/[\p{L}\d]/u.test(own[0]!.text)) return [];
          return [
            {
              key,
              value: own.map((cell) => cell.text).join("\n"),
              place: placeOfAll([label, ...own].map((cell) => placeWithin(cell))),
              linePlace: placeOfAll([placeWithin(label), placeWithin(own[0]!)]),
              row: first.label.row,
              at: first.label.at + column * lines.length + line,
              // Unique for each column: its items are one party's.
              tableRow: first.label.row + (column + 1) / 100,
              form: "table",
            },
          ];
        }),
      );
  });
}

function transposedIn<Key extends string>(
  text: DocumentText,
  finder: LabelFinder<Key>,
  used: ReadonlySet<Cell>,
): Line<Key>[][] {
  const found: Line<Key>[][] = [];
  let open: Line<Key>[] = [];
  const close = () => {
    if (open.length >= LEAST_ROWS) found.push(open);
    open = [];
  };
  for (const row of text.rows) {
    const line = lineOf(finder, row, used);
    // A label that comes again begins another table.
    const isNew = !open.some(({ key }) => key === line?.key);
    if (line !== null && isNew && (open.length === 0 || isUnder(line, open[0]!))) {
      open.push(line);
      continue;
    }
    if (line === null && goesOn(row, open.at(-1))) continue;
    close();
    if (line !== null) open.push(line);
  }
  close();
  return found;
}

function lineOf<Key extends string>(
  finder: LabelFinder<Key>,
  row: readonly Cell[],
  used: ReadonlySet<Cell>,
): Line<Key> | null {
  const [label, ...values] = row;
  if (label === undefined || values.length < 2 || label.box === null || used.has(label)) return null;
  const key = finder.whole(label);
  return key === null || values.some((cell) => finder.whole(cell) !== null || /:\s*$/.test(cell.text))
    ? null
    : { key, label, values, lines: values.map((cell) => [cell]), end: label.row };
}

/** Adds a row to the values above it and returns true, if it holds only further lines of them. */
function goesOn<Key>(row: readonly Cell[], line: Line<Key> | undefined): boolean {
  if (line === undefined || row[0]!.row !== line.end + 1) return false;
  const columns = row.map((cell) =>
    line.values.findIndex((one) => Math.abs(one.box![0] - (cell.box?.[0] ?? -99)) < EDGE),
  );
  const isClose = row.every((cell, at) => {
    const last = line.lines[columns[at]!]?.at(-1);
    return (
      last !== undefined && cell.page === last.page && cell.box![1] - (last.box![1] + last.box![3]) < 0.9 * cell.box![3]
    );
  });
  if (!isClose) return false;
  row.forEach((cell, at) => line.lines[columns[at]!]!.push(cell));
  line.end += 1;
  return true;
}

const isUnder = <Key>(line: Line<Key>, first: Line<Key>): boolean =>
  line.label.page === first.label.page &&
  line.values.length === first.values.length &&
  line.values.every((cell, at) => Math.abs(cell.box![0] - first.values[at]!.box![0]) < EDGE);
