import type { Cell, DocumentText } from "../text.ts";

/** Whether a cell stands in the column of a head: at the same place of a row with as many cells, or below it on the page. */
export function isUnderHead({ rows }: DocumentText, head: Cell, cell: Cell): boolean {
  const [above, own] = [rows[head.row]!, rows[cell.row]!];
  const isAtOnePlace = above.length === own.length && head.at - above[0]!.at === cell.at - own[0]!.at;
  if (head.box === null || cell.box === null) return isAtOnePlace;
  return isAtOnePlace || (head.box[0] < cell.box[0] + cell.box[2] && cell.box[0] < head.box[0] + head.box[2]);
}
