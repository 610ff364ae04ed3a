import { readPersonName } from "../fields/person-names.ts";
import { type Cell, type DocumentText, foldedLineOf } from "../text.ts";
import { roleOf } from "./words/roles.ts";

/** Words in the row of one who is in office no more. */
export const LEFT_OFFICE =
  /nicht mehr|uit functie|ontslag|ontslagnemend|demission|resigned|ausgeschieden|abberufen|ceased|beeindigd|revoque|cessation|gewezen|voormalig|ancien |ehemalig|\bformer\b|teruggetreden|afgetreden|ausser dienst|\b(?:sortant|partant|uittredend)e?s?\b/;

/** A word for having left, behind an office or before it. */
const BEHIND_OFFICE =
  /(?:^(?:gewezen|voormalige?|anciene?|ancienne|ehemalige[rn]?|former|nicht mehr) )|(?: \(?(?:demissionnaires?|ontslagnemend|(?:sort|part)ante?s?|uittredend|revoquee?s?|resigned|ceased|ausgeschieden|abberufen|afgetreden|uit functie)\)?$)/;

/** `Nicht mehr` over `Geschäftsführer:`, in a narrow column. */
export const isBrokenOff = ({ rows }: DocumentText, row: readonly Cell[] | undefined): boolean => {
  const above = row && rows[rows.indexOf(row) - 1];
  return above !== undefined && /^(?:\d{1,2}[.)] ?)?nicht mehr$/.test(foldedLineOf(above).trim());
};

/** A heading stands at most so many rows above the last of its names. */
export const HEADING_ROWS = 14;

/** What the nearest heading over a row makes those whom it lists: an office, or null for any other heading. */
export function roleOfHeading(
  text: DocumentText,
  from: number,
  isLabel: (cell: Cell) => boolean,
): "director" | "other" | null {
  for (const row of text.rows.slice(Math.max(0, from - HEADING_ROWS), from).reverse()) {
    const [cell] = row;
    const role = roleOf(cell!.folded.replace(/^(?:neu )?bestellt (?:als|zu[mr]) /, ""));
    if (role !== null && isBrokenOff(text, row)) return "other";
    if (role !== null) return LEFT_OFFICE.test(foldedLineOf(row)) ? null : role;
    // `Gérant démissionnaire`
    const isFormer =
      row.length === 1 && !/[\d:]./.test(cell!.text) && roleOf(cell!.folded.replace(BEHIND_OFFICE, "")) !== null;
    if (isFormer && LEFT_OFFICE.test(cell!.folded)) return "other";
    const isHeading = row.length === 1 && cell!.text.length < 60 && !/[\d:,.;]/.test(cell!.text);
    const isPerson = readPersonName(cell!.text) !== null;
    if (isHeading && !isPerson && !isLabel(cell!)) return null;
  }
  return null;
}
