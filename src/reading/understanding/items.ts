import type { Item } from "./item.ts";
import { isSmaller } from "./label-places.ts";
import type { LabelFinder } from "./labels.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText } from "./text.ts";
import { itemsOfTransposed } from "./transposed-tables.ts";

interface Head<Key> {
  readonly row: number;
  readonly columns: readonly { readonly key: Key; readonly cell: Cell }[];
}

/** Keys whose value is a number or a date: the line below one is another's, such as the name of the company. */
const ONE_LINE: ReadonlySet<string> = new Set(["number", "vat", "start", "since", "until", "birth"]);

/** All of a document as items, from top to bottom. */
export function itemsOf<Key extends string>(text: DocumentText, finder: LabelFinder<Key>): Item<Key>[] {
  const items: Item<Key>[] = [];
  const used = new Set<Cell>();
  let card: readonly Item<Key>[] = [];
  for (const head of headsOf(text, finder)) {
    const own = tableUnder(text, finder, head, used);
    card = isOfCard(text, card, own, head) ? own.map((item) => ({ ...item, tableRow: card[0]!.tableRow })) : own;
    items.push(...card);
  }
  items.push(...itemsOfTransposed(text, finder, used));
  const inTables = new Set(used);
  const labels = new Set<Cell>();
  for (const one of finder.find(text)) {
    // A cell may hold several labels with their values: `Nom : Dupont Prénoms : Anne`.
    if (inTables.has(one.label) || (used.has(one.label) && !labels.has(one.label))) continue;
    if (one.form === "adjacent" && one.key === "number" && !/\d/.test(one.value)) continue;
    used.add(one.label);
    labels.add(one.label);
    const isOneLine = ONE_LINE.has(one.key) && /\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/.test(one.value);
    for (const cell of isOneLine ? one.cells.slice(0, 1) : one.cells) used.add(cell);
    items.push({
      key: one.key,
      value: isOneLine ? one.value : one.block,
      place: isOneLine ? one.place : one.blockPlace,
      linePlace: one.place,
      row: one.label.row,
      at: one.label.at,
      tableRow: null,
      form: one.form,
    });
  }
  for (const cell of text.cells) {
    if (used.has(cell)) continue;
    items.push({
      key: null,
      value: cell.text,
      place: placeWithin(cell),
      linePlace: placeWithin(cell),
      row: cell.row,
      at: cell.at,
      tableRow: null,
      form: "adjacent",
    });
  }
  return items.sort((a, b) => a.row - b.row || a.at - b.at);
}

/**
 * Items of cards that stand side by side, card by card: the same label stands more than once in a row, and what is under
 * each belongs together. Other items keep their order.
 */
export function byCard<Key extends string>(items: readonly Item<Key>[], text: DocumentText): Item<Key>[] {
  const left = (item: Item<Key>): number => text.cells[item.at]?.box?.[0] ?? 0;
  const own = items.filter(({ key, tableRow }) => key !== null && tableRow === null);
  const rows = [...Map.groupBy(own, ({ row }) => row)].flatMap(([row, some]) =>
    some.length > 1 && new Set(some.map(({ key }) => key)).size === 1 && new Set(some.map(left)).size === some.length
      ? [{ row, edges: some.map(left).sort((a, b) => a - b) }]
      : [],
  );
  if (rows.length < 2) return [...items];
  const from = rows[0]!.row;
  const to = rows.at(-1)!.row + 2;
  const { edges } = rows[0]!;
  const isCard = (item: Item<Key>) => item.row >= from && item.row <= to && item.tableRow === null;
  const cardOf = (item: Item<Key>) => edges.findLastIndex((edge) => left(item) >= edge - 12);
  const cards = items.filter(isCard).sort((a, b) => cardOf(a) - cardOf(b) || a.row - b.row || a.at - b.at);
  return [
    ...items.filter((item) => !isCard(item) && item.row < from),
    ...cards,
    ...items.filter((item) => !isCard(item) && item.row >= from),
  ];
}

/** Rows whose cells are mostly labels. A head may have a second line. */
function headsOf<Key extends string>(text: DocumentText, finder: LabelFinder<Key>): Head<Key>[] {
  return text.rows.flatMap((row, index) => {
    if (row.length < 2) return [];
    const more = linesOfHead(text, index);
    const columns = row.flatMap((cell) => {
      const under = more.flatMap((line) => line.filter((other) => Math.abs(other.box![0] - cell.box![0]) < 4));
      const whole = under.reduce(joined, cell);
      const key = /[:=]\s*$/.test(whole.text) ? null : (finder.whole(whole) ?? finder.whole(cell));
      return key === null ? [] : [{ key, cell }];
    });
    const below = text.rows[index + more.length + 1];
    const isHead =
      columns.length >= 2 && columns.length >= (columns.length > 3 ? 0.5 : 0.6) * row.length && below !== undefined;
    return isHead && below.length > 0 && new Set(columns.map(({ key }) => key)).size >= 2
      ? [{ row: index, columns }]
      : [];
  });
}

/** Further lines of a head: at most two. */
function linesOfHead(text: DocumentText, index: number): (readonly Cell[])[] {
  const lines: (readonly Cell[])[] = [];
  let last = text.rows[index]!;
  for (const row of text.rows.slice(index + 1, index + 3)) {
    if (!isSecondLine(row, text.rows[index]!, last)) break;
    lines.push(row);
    last = row;
  }
  return lines;
}

/** `Geburtsdatum` over `und -ort`: each cell stands right under one of the head, closer than a row of the table does. */
const isSecondLine = (row: readonly Cell[], head: readonly Cell[], last: readonly Cell[] = head): boolean =>
  row.length > 0 &&
  row.length <= head.length &&
  gapOf(row, last) < 0.6 &&
  row.every(
    ({ box, text, page }) =>
      box !== null && !/\d/.test(text) && head.some((one) => one.page === page && Math.abs(one.box![0] - box[0]) < 4),
  );

const joined = (upper: Cell, lower: Cell): Cell => ({
  ...upper,
  text: `${upper.text} ${lower.text}`,
  folded: `${upper.folded} ${lower.folded}`,
});

/** Lines of a table are not further apart than this, in heights of a line. */
const ROW_GAP = 3;

function tableUnder<Key extends string>(
  text: DocumentText,
  finder: LabelFinder<Key>,
  head: Head<Key>,
  used: Set<Cell>,
): Item<Key>[] {
  const headCells = text.rows[head.row]!;
  const lines: { row: number; cells: Map<Key, Cell[]> }[] = [];
  let last = headCells;
  for (const row of text.rows.slice(head.row + 1)) {
    if (!isNear(row, last) || (row.length === 1 && finder.begins(row[0]!))) break;
    const isHead = row.length >= 2 && row.every((cell) => finder.whole(cell) !== null);
    const placed = row.map((cell) => ({ cell, key: columnOf(cell, row, head, headCells) }));
    // The next captions of a card, of which not all are known.
    const areCaptions =
      lines.length > 0 && isSmaller(headCells[0]!, last[0]!) && row.every((cell) => isSmaller(cell, last[0]!));
    if (isHead || areCaptions || placed.every(({ key }) => key === null)) break;
    if (row.length === 1 && isAcross(row[0]!, headCells)) break;
    const isFirstColumnFree = row.every((cell) => cell.box?.[0] !== headCells[0]!.box?.[0]);
    const areSmall = row.every(({ text: own }) => /^\p{Ll}/u.test(own));
    if (lines.length === 0 && isSecondLine(row, headCells, last) && (isFirstColumnFree || areSmall)) {
      for (const cell of row) used.add(cell);
      last = row;
      continue;
    }
    if (row.some((cell) => /:\s*$/.test(cell.text) && finder.begins(cell))) break;
    if (isRestOfName(row, last, text.rows[row[0]!.row - 1]!, headCells) && placed[0]!.key === head.columns[0]!.key) {
      const own = lines.at(-1)?.cells.get(placed[0]!.key!);
      own?.push(row[0]!);
      last = row;
      if (own !== undefined) continue;
    }
    // A heading of what follows stands alone under the first column.
    if (row.length === 1 && lines.length > 0 && placed[0]!.key === head.columns[0]!.key && gapOf(row, last) > 0.6)
      break;
    const first = columnOf(row[0]!, row, head, headCells);
    const continues = lines.length > 0 && row.length < headCells.length && first !== head.columns[0]!.key;
    const isTight = continues && gapOf(row, last) < 0.6;
    if (!continues || !isTight) lines.push({ row: row[0]!.row, cells: new Map() });
    const target = lines.at(-1)!.cells;
    for (const { cell, key } of placed) if (key !== null) target.set(key, [...(target.get(key) ?? []), cell]);
    last = row;
  }
  if (lines.length === 0) return [];
  for (const { cell } of head.columns) used.add(cell);
  return lines.flatMap(({ row, cells }) =>
    [...cells].map(([key, parts]): Item<Key> => {
      for (const cell of parts) used.add(cell);
      return {
        key,
        value: parts.map((cell) => cell.text).join("\n"),
        place: placeOfAll(parts.map((cell) => placeWithin(cell))),
        linePlace: placeWithin(parts[0]!),
        row,
        at: parts[0]!.at,
        tableRow: row,
        form: "table",
      };
    }),
  );
}

/** What a card begins with, and never goes on with. */
const BEGINS_CARD: ReadonlySet<string> = new Set(["name", "family", "given", "companyName", "number"]);

/** Captions in small print over one line of values, right under such a line: one card that goes on, with what it did not say yet. */
function isOfCard<Key extends string>(
  { cells, rows }: DocumentText,
  card: readonly Item<Key>[],
  own: readonly Item<Key>[],
  head: Head<Key>,
): boolean {
  const [first, next] = [card.at(-1), own[0]];
  if (first === undefined || next === undefined || !isSmaller(head.columns[0]!.cell, cells[next.at]!)) return false;
  const isOneLine = [card, own].every((some) => new Set(some.map(({ tableRow }) => tableRow)).size === 1);
  const said = new Set(card.map(({ key }) => key));
  // Between them may be captions that no table of labels knows, each row over one of values.
  const between = rows.slice(first.row + 1, head.row);
  const areCaptions = between.every(
    (row, at) => at % 2 === 1 || row.every((cell) => isSmaller(cell, rows[first.row + 2 + at]![0]!)),
  );
  return (
    isOneLine &&
    between.length % 2 === 0 &&
    areCaptions &&
    own.every(({ key }) => key === null || (!said.has(key) && !BEGINS_CARD.has(key)))
  );
}

/** `Claes` over `Katrien`: words alone in the first column, right under a row that fills every column. */
const isRestOfName = (
  row: readonly Cell[],
  last: readonly Cell[],
  above: readonly Cell[],
  heads: readonly Cell[],
): boolean =>
  row.length === 1 &&
  row[0]!.box !== null &&
  heads.length >= 3 &&
  above === last &&
  last.length === heads.length &&
  gapOf(row, last) < 0.6 &&
  /^[\p{L}][\p{L}'’. -]{1,30}$/u.test(row[0]!.text) &&
  row[0]!.box[0] + row[0]!.box[2] < heads[1]!.box![0];

/** Running text under a table stands in no column of it. */
const isAcross = (cell: Cell, heads: readonly Cell[]): boolean =>
  cell.box !== null &&
  heads.filter(({ box }) => box !== null && box[0] > cell.box![0] - 4 && box[0] < cell.box![0] + cell.box![2] - 4)
    .length > 1;

const isNear = (row: readonly Cell[], last: readonly Cell[]): boolean =>
  row[0]!.page === last[0]!.page && gapOf(row, last) < ROW_GAP;

/** Between two rows, in heights of a line; 0 without places. */
function gapOf(row: readonly Cell[], last: readonly Cell[]): number {
  const [below, above] = [row[0]!.box, last[0]!.box];
  return below === null || above === null ? 0 : (below[1] - (above[1] + above[3])) / above[3];
}

/** The column that a cell stands in: the head that it overlaps or begins nearest to. */
function columnOf<Key extends string>(
  cell: Cell,
  row: readonly Cell[],
  head: Head<Key>,
  headCells: readonly Cell[],
): Key | null {
  const keyOf = (one: Cell): Key | null => head.columns.find((column) => column.cell === one)?.key ?? null;
  if (cell.box === null) {
    if (row.length !== headCells.length) return null;
    return keyOf(headCells[row.indexOf(cell)]!);
  }
  const [x, , width, height] = cell.box;
  const overlaps = headCells.map((one) => {
    const [left, , wide] = one.box!;
    return Math.min(left + wide, x + width) - Math.max(left, x);
  });
  const best = overlaps.indexOf(Math.max(...overlaps));
  return overlaps[best]! > -2 * height ? keyOf(headCells[best]!) : null;
}
