import { sharesIn } from "../fields/shares.ts";
import type { Cell, DocumentText } from "../text.ts";
import { exactShareOf } from "./common.ts";
import { holderOf, type Holder } from "./holdings.ts";

/** A row of a table of holdings. */
interface TableHolding {
  readonly holder: Holder;
  /** What is held, where a column names it. */
  readonly held: string | null;
  readonly share: number;
  readonly cells: readonly Cell[];
}

/** Heads of columns, folded. */
const HOLDER =
  /aandeelhoud|vennoot|vennoten|\bhouder|eigenaar|actionnaire|detenteur|\bassocie|titulaire|proprietaire|gesellschafter(?!s?liste)|anteilseigner|anteilsinhaber|\binhaber|aktionar|shareholder|\bholder|\bowner|\bmember|moeder|societe mere|mutter|parent/;
const HELD =
  /vennootschap|entiteit|dochter|deelneming(?! ?%| in %)|societe|entite|filiale|gesellschaft|einheit|tochter|unternehmen|company|entity|subsidiary|investee/;
const NO_SHARE =
  /effecti[fv]|doorgerekend|durchgerechnet|economi|wirtschaftlich|cumul|indire[ck]t|onrechtstreeks|mittelbar|look-through|ultimate|stem|votes?\b|voix|voting|stimm|\bdroits de vote/;

interface Column {
  readonly left: number;
  readonly head: string;
}

/** How far the cells of a column begin from its head, in points. */
const SLACK = 14;
/** Space between two rows of one table, in heights of a line; the second line of a cell stands closer. */
const ROW_GAP = 3;
const LINE_GAP = 0.55;

/** Tables with a head over their holders and a share in each row, and what each row says. Cells may have two lines. */
export function holdingsInTables(text: DocumentText): TableHolding[] {
  return text.rows.flatMap((row, at) => (isHead(row) ? rowsUnder(text, row, at) : []));
}

const isHead = (row: readonly Cell[]): boolean =>
  row.length >= 2 &&
  row.every(({ text, box }) => box !== null && !/\d/.test(text) && text.length < 40) &&
  row.some(({ folded }) => HOLDER.test(folded));

function rowsUnder(text: DocumentText, head: readonly Cell[], at: number): TableHolding[] {
  const columns = head.map((cell): Column => ({ left: cell.box![0], head: cell.folded }));
  const lines: Cell[][] = [];
  let last = head;
  for (const row of text.rows.slice(at + 1)) {
    if (row[0]!.page !== head[0]!.page || row.some(({ box }) => box === null)) break;
    const gap = (row[0]!.box![1] - (last[0]!.box![1] + last[0]!.box![3])) / last[0]!.box![3];
    if (gap > ROW_GAP || row.some((cell) => columnOf(cell, columns) === null)) break;
    const hasShare = row.some(isShare);
    const continues = !hasShare && lines.length > 0 && gap < LINE_GAP;
    if (!hasShare && !continues) break;
    if (continues) lines.at(-1)!.push(...row);
    else lines.push([...row]);
    last = row;
  }
  return lines.flatMap((cells) => holdingOf(cells, columns));
}

const isShare = ({ text }: Cell): boolean => /^\d{1,3}(?:[.,]\d{1,4})?\s?%$/.test(text.trim());

const columnOf = (cell: Cell, columns: readonly Column[]): Column | null =>
  columns.findLast(({ left }) => cell.box![0] >= left - SLACK) ?? null;

function holdingOf(cells: readonly Cell[], columns: readonly Column[]): TableHolding[] {
  const of = (column: Column | undefined) =>
    column === undefined
      ? null
      : cells
          .filter((cell) => columnOf(cell, columns) === column)
          .map((cell) => cell.text)
          .join(" ") || null;
  const holderColumn = columns.find(({ head }) => HOLDER.test(head));
  const heldColumn = columns.find((column) => column !== holderColumn && HELD.test(column.head));
  const shares = cells.filter((cell) => isShare(cell) && !NO_SHARE.test(columnOf(cell, columns)!.head));
  const name = of(holderColumn);
  const holder = name === null ? null : holderOf(name);
  const share = shares[0] === undefined ? null : exactShareOf(shares[0].text);
  return holder === null || share === null || sharesIn(name!).length > 0
    ? []
    : [{ holder, held: of(heldColumn), share, cells: [...cells] }];
}
