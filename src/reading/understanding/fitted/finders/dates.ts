import { datesIn } from "../../fields/dates.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import type { Cell, DocumentText } from "../../text.ts";
import type { Candidate } from "./candidate.ts";

/** Days without those that a row of a table begins with. */
export const dateCandidates = ({ flow, text, language }: ReadableDocument): readonly Candidate[] =>
  datesIn(flow.text, { language })
    .filter(({ at, quote }) => !beginsRow(text, flow.cellAt(at), quote))
    .map(({ value, at, quote, confidence }) => ({
      value,
      key: value,
      at,
      end: at + quote.length,
      confidence,
      forms: [/\p{L}/u.test(quote) ? "named" : "figures"],
    }));

/** The first cell of a row of a table: the day of what the row tells. */
function beginsRow({ rows }: DocumentText, cell: Cell, quote: string): boolean {
  const row = rows[cell.row]!;
  const head = rows[cell.row - 1];
  return row.length >= 3 && row[0] === cell && cell.text.trim() === quote && head !== undefined && head.length >= 3;
}
