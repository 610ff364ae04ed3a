import type { FactType } from "../../../domain/readings/reading.model.ts";
import { isDayOfCopy } from "../copy-days.ts";
import { addressesIn } from "../fields/addresses.ts";
import { datesIn } from "../fields/dates.ts";
import type { Found } from "../fields/found.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace, type Cell, type DocumentText } from "../text.ts";

/** Fields that the fitted model chooses values for. */
export const FITTED_FIELDS = ["document_date", "address"] as const satisfies readonly FactType[];
export type FittedField = (typeof FITTED_FIELDS)[number];

/** A value of the field's type, wherever the paper has it. */
export interface Candidate {
  readonly value: string;
  /** The same for two writings of one value. */
  readonly key: string;
  /** Characters of the running text. */
  readonly at: number;
  readonly end: number;
  readonly confidence: number;
  /** What its form tells, apart from where it stands. */
  readonly form: string;
}

/** Most candidates of a field that are judged: a list of numbers or dates is no place to choose from. */
const MOST_CANDIDATES = 150;

const dates = ({ flow, text, language }: ReadableDocument): readonly Candidate[] =>
  datesIn(flow.text, { language })
    .filter(({ at, quote }) => !beginsRow(text, flow.cellAt(at), quote))
    .map((found) => candidate(found, found.value, /\p{L}/u.test(found.quote) ? "named" : "figures"));

const FINDERS: Readonly<Record<FittedField, (document: ReadableDocument) => readonly Candidate[]>> = {
  document_date: dates,
  address: ({ flow }) =>
    addressesIn(flow.text).map((found) => ({
      ...candidate(found, found.value.text, found.value.country ?? "none"),
      key: foldInPlace(`${found.value.street} ${found.value.postcode}`).replaceAll(/[^a-z\d]/g, ""),
    })),
};

/** The first cell of a row of a table: the day of what the row tells. */
function beginsRow({ rows }: DocumentText, cell: Cell, quote: string): boolean {
  const row = rows[cell.row]!;
  const head = rows[cell.row - 1];
  return row.length >= 3 && row[0] === cell && cell.text.trim() === quote && head !== undefined && head.length >= 3;
}

const candidate = (found: Found<unknown>, value: string, form: string): Candidate => ({
  value,
  key: value,
  at: found.at,
  end: found.at + found.quote.length,
  confidence: found.confidence,
  form,
});

/** Candidates in the order of the text, without the days of copies; none where there are too many. */
export function candidatesOf(field: FittedField, document: ReadableDocument): readonly Candidate[] {
  const all = FINDERS[field](document).toSorted((a, b) => a.at - b.at);
  if (all.length > MOST_CANDIDATES) return [];
  return field === "document_date" ? all.filter(({ at, end }) => !isDayOfCopy(document, at, end)) : all;
}
