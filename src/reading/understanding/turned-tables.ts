import type { Item } from "./item.ts";
import type { LabelFinder } from "./labels.ts";
import { type Cell, type DocumentText, placeOfAll, placeWithin } from "./text.ts";

/** So many rows with their label on the left and several values make a table whose columns are parties or times. */
const LEAST_ROWS = 3;
/** Cells of a column begin within so many points of each other. */
const EDGE = 6;
/** Heads over what no longer counts. */
const FORMER =
  /^(?:voorheen|vroeger|vorige?|voormalig|oud|precedem|precedent|ancien|auparavant|avant|fruher|vorher|bisher|ehemalig|alt|former|previous|old|superseded|prior|gelosch|geschrapt|radie)/;

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
 * Items of tables that are turned: what is told stands in the first column, and each further column is of one party, or
 * of one time. The items come column by column; a column of former values is left out.
 */
export function itemsOfTurned<Key extends string>(
  text: DocumentText,
  finder: LabelFinder<Key>,
  used: Set<Cell>,
): Item<Key>[] {
  return turnedIn(text, finder, used).flatMap((lines) => {
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
              // No two columns of a document share it.
              tableRow: first.label.row + (column + 1) / 100,
              form: "table",
            },
          ];
        }),
      );
  });
}

function turnedIn<Key extends string>(
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

/** Adds the row to the values that it goes on under: whether it has nothing but further lines of them. */
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
