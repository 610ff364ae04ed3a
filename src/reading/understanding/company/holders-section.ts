import { readPersonName } from "../fields/person-names.ts";
import { roleOf } from "./words/roles.ts";
import { type Cell, type DocumentText, foldInPlace } from "../text.ts";

/** Headings of a list of shareholders inside of an extract. */
const HEADING =
  /^(?:\d{1,2}[.)]? ?|[a-z]\) ?)?(?:(?:lijst|liste|list|register|registre|verzeichnis)\b.{0,9} )?(?:enige? |sole |only )?(?:aandeelhouders?|aandeelhouder\(s\)|vennoot|vennoten|aandeelhouderschap|actionnaires?(?:\(s\))?|actionnariat|associes?(?:\(s\))?|(?:allein)?gesellschafter(?:\(?in(?:nen)?\)?)?|aktionare|anteilseigner|anteilsinhaber|shareholders?(?:\(s\))?|members|shareholdings?)(?: unique)?(?: (?:van|de|der|of) (?:de |la |the )?(?:vennootschap|societe|gesellschaft|company))?\s*:?$/;
/** Over the one who has all shares. */
const SOLE = /^(?:\d{1,2}[.)]? ?|[a-z]\) ?)?(?:enige? |sole |only |allein|(?:actionnaire|associe) unique)/;
/** A section is no longer than this. */
const MOST_ROWS = 40;

interface Section {
  readonly from: number;
  readonly to: number;
  readonly isOfOne: boolean;
}

/** The rows of an extract that list its shareholders, from the heading to the next one. */
export function holdersSection(text: DocumentText): Section | null {
  const from = text.rows.findIndex((row) => row.length === 1 && HEADING.test(row[0]!.folded.trim()));
  if (from < 0) return null;
  const isNext = (row: readonly Cell[], at: number) =>
    at > from + 1 && (isHeading(row, text.rows[at - 1]) || (row.length === 1 && roleOf(row[0]!.folded) === "director"));
  const next = text.rows.findIndex(isNext);
  const isOfOne = SOLE.test(text.rows[from]![0]!.folded.trim());
  return { from, to: Math.min(next < 0 ? text.rows.length : next, from + MOST_ROWS), isOfOne };
}

/** A line of one or two words behind a gap, which is no name. */
function isHeading(row: readonly Cell[], above: readonly Cell[] | undefined): boolean {
  const [cell, upper] = [row[0], above?.[0]];
  if (row.length !== 1 || cell === undefined || cell.text.length > 50 || /[\d%]/.test(cell.text)) return false;
  if (cell.box == null || upper?.box == null || cell.page !== upper.page) return readPersonName(cell.text) === null;
  const isApart = cell.box[1] - (upper.box[1] + upper.box[3]) > 0.8 * cell.box[3];
  return isApart && readPersonName(cell.text) === null && !/\s:\s|,/.test(foldInPlace(cell.text));
}

/** The rows of a section as a document of their own. */
export function textOfRows({ rows, widths }: DocumentText, from: number, to: number): DocumentText {
  const cells: Cell[] = [];
  const own = rows.slice(from, to).map((row, at) =>
    row.map((cell) => {
      const moved = { ...cell, row: at, at: cells.length };
      cells.push(moved);
      return moved;
    }),
  );
  return { cells, rows: own, widths };
}
