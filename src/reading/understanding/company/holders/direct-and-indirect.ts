import type { Cell, DocumentText } from "../../text.ts";
import { controlOf } from "../common.ts";
import type { Party } from "../party.ts";

const TOTAL = /\b(?:totaal|total|totale|gesamt|insgesamt|summe|ensemble|samen)\b/;
const FIGURE = /^(\d{1,3}(?:[.,]\d{1,4})?)\s?(%)?$/;
/** Where an owner has nothing in a column. */
const NOTHING = /^[-–—/.]+$/;
/** From the head to the last row of its table. */
const MOST_ROWS = 40;
const LONGEST_HEAD = 40;

interface Told {
  readonly share: number;
  readonly control: Party["control"];
}

/** Parties with the share that columns of direct and indirect shares state: their total's, else the larger of both. */
export function withDirectAndIndirect(text: DocumentText, parties: readonly Party[]): Party[] {
  const told = sharesByRow(text);
  return parties.map((party) => {
    const own = told.get(party.row);
    return own === undefined ? party : { ...party, share: own.share, control: own.control ?? party.control };
  });
}

function sharesByRow(text: DocumentText): ReadonlyMap<number, Told> {
  const told = new Map<number, Told>();
  for (const [at, head] of text.rows.entries()) {
    if (head.length < 3 || !head.every(({ folded }) => folded.length < LONGEST_HEAD && !/\d/.test(folded))) continue;
    const controls = head.map((cell) => controlOf(cell.text));
    if (!controls.includes("direct") || !controls.includes("indirect")) continue;
    for (const row of text.rows.slice(at + 1, at + MOST_ROWS)) {
      if (row[0]?.page !== head[0]!.page) break;
      const read = toldIn(row, head, controls);
      if (read !== null) told.set(row[0].row, read);
    }
  }
  return told;
}

function toldIn(row: readonly Cell[], head: readonly Cell[], controls: readonly Party["control"][]): Told | null {
  const found = new Map<"direct" | "indirect" | "total", number>();
  for (const cell of row) {
    const at = columnOf(cell, row, head);
    const over = head[at];
    const figure = FIGURE.exec(cell.text.trim());
    if (over === undefined || (figure === null && !NOTHING.test(cell.text.trim()))) continue;
    const control = controls[at];
    const column = control === "direct" || control === "indirect" ? control : TOTAL.test(over.folded) ? "total" : null;
    const value = figure === null ? 0 : Number(figure[1]!.replace(",", "."));
    const isPercent =
      figure === null || figure[2] !== undefined || /%|procent|pourcent|prozent|percent/.test(over.folded);
    if (column !== null && isPercent && value <= 100) found.set(column, value);
  }
  const [direct, indirect] = [found.get("direct"), found.get("indirect")];
  const share = found.get("total") ?? Math.max(direct ?? 0, indirect ?? 0);
  if ((direct === undefined && indirect === undefined) || share === 0) return null;
  return { share, control: !indirect ? "direct" : !direct ? "indirect" : null };
}

/** The column whose head stands nearest over a cell. */
function columnOf(cell: Cell, row: readonly Cell[], head: readonly Cell[]): number {
  if (cell.box === null || head.some(({ box }) => box === null))
    return row.length === head.length ? row.indexOf(cell) : -1;
  const far = ({ box }: Cell) =>
    Math.min(Math.abs(box![0] - cell.box![0]), Math.abs(box![0] + box![2] - cell.box![0] - cell.box![2]));
  const nearest = head.toSorted((a, b) => far(a) - far(b))[0]!;
  return head.indexOf(nearest);
}
