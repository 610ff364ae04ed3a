import type { Box } from "../../../../domain/readings/reading.model.ts";
import { cellBelow, valueUnderCaption } from "../../label-places.ts";
import { boxWithin, placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../../text.ts";
import { labelSpans, type LabelSpan } from "./label-spans.ts";
import type { IdentityField } from "./words.ts";

/** A text that may be the value of a label. Several places are possible: the rule of the field takes the first that parses. */
export interface FieldValue {
  readonly field: IdentityField;
  readonly text: string;
  readonly place: Place;
  readonly form: "inline" | "right" | "below" | "second";
  readonly label: Cell;
}

/** Candidates for the values of all labels of identity documents, the likeliest first of each label. */
export function fieldValues(text: DocumentText): FieldValue[] {
  const spans = new Map(
    text.cells.map((cell) => [cell, labelSpans(cell)] as const).filter(([, found]) => found.length > 0),
  );
  return [...spans].flatMap(([cell, found]) =>
    found.flatMap((span, at) => candidates(text, spans, cell, found, span, at)),
  );
}

function candidates(
  text: DocumentText,
  spans: ReadonlyMap<Cell, LabelSpan[]>,
  cell: Cell,
  found: readonly LabelSpan[],
  span: LabelSpan,
  at: number,
): FieldValue[] {
  const { field } = span;
  const end = found[at + 1]?.start ?? cell.text.length;
  const inline = cell.text.slice(span.end, end).trim();
  const hasInline = /[\p{L}\p{N}]/u.test(inline);
  const values: FieldValue[] = [];
  const add = (value: string, place: Place, form: FieldValue["form"]) =>
    values.push({ field, text: value.replace(/^[|[\]!_\s]+/, "").trim(), place, form, label: cell });
  if (hasInline) add(inline, placeWithin(cell, span.end, end), "inline");
  if (hasInline && span.hasColon) return values;
  const isLast = at === found.length - 1;
  const right = text.rows[cell.row]!.find((other) => other.at === cell.at + 1);
  const isCaption = !span.hasColon && valueUnderCaption(text, cell, right) !== null;
  const mayBeRight = !hasInline && isLast && !isCaption && right !== undefined && !spans.has(right);
  if (mayBeRight && (span.hasColon || isNear(cell, right))) add(right.text, placeWithin(right), "right");
  for (const below of belowSpan(text, spans, cell, span, found[at + 1])) add(below.text, below.place, below.form);
  return values;
}

/** Without a colon, a value stands no further to the right of its label than twelve times the height of the line. */
const isNear = (label: Cell, value: Cell): boolean =>
  label.box === null ||
  value.box === null ||
  value.box[0] - (label.box[0] + label.box[2]) < 14 * Math.max(label.box[3], value.box[3]);

interface Below {
  readonly text: string;
  readonly place: Place;
  readonly form: "below" | "second";
}

/** The words of the next one or two rows that stand under the label, up to where the next label of the row begins. */
function belowSpan(
  text: DocumentText,
  spans: ReadonlyMap<Cell, LabelSpan[]>,
  cell: Cell,
  span: LabelSpan,
  next: LabelSpan | undefined,
): Below[] {
  const start = boxWithin(cell, span.start, span.end);
  if (start === null) return belowInOffice(text, spans, cell);
  const height = start[3];
  const following = next === undefined ? nextLabel(text, cell) : boxWithin(cell, next.start, next.end);
  const right = following === null ? Infinity : following[0] - 0.3 * height;
  const found: Below[] = [];
  let bottom = start[1] + height;
  for (const row of text.rows.slice(cell.row + 1, cell.row + 4)) {
    if (row[0]!.page !== cell.page || found.length === 2) break;
    const all = row.flatMap((other) => wordsUnder(other, start[0] - 1.2 * height, right, spans));
    // What stands far to the right belongs to another column, or is its label.
    const end = all.findIndex(
      (word, at) => at > 0 && (word.isLabel || word.box[0] - edgeOf(all[at - 1]!.box) > 6 * word.box[3]),
    );
    const words = end < 0 ? all : all.slice(0, end);
    if (words.length === 0) continue;
    const top = Math.min(...words.map((word) => word.box[1]));
    if (words.some((word) => word.isLabel) || top - bottom > 2.2 * Math.max(height, words[0]!.box[3])) break;
    const first = words[0]!;
    if (first.box[0] > start[0] + start[2] + 2 * height) break;
    found.push({
      text: words.map((word) => word.text).join(" "),
      place: placeOfAll(
        words.map((word) => ({
          page: word.cell.factPage,
          box: word.box,
          quote: word.text,
          confidence: word.cell.confidence,
        })),
      ),
      form: found.length === 0 ? "below" : "second",
    });
    bottom = Math.max(...words.map((word) => word.box[1] + word.box[3]));
  }
  return found;
}

const edgeOf = ([left, , width]: Box): number => left + width;

/** An office file has rows without places: the cell of the next row in the same column. */
function belowInOffice(text: DocumentText, spans: ReadonlyMap<Cell, LabelSpan[]>, cell: Cell): Below[] {
  const row = text.rows[cell.row + 1];
  const column = text.rows[cell.row]!.indexOf(cell);
  const below = row?.length === text.rows[cell.row]!.length ? row[column] : undefined;
  return below === undefined || spans.has(below)
    ? []
    : [{ text: below.text, place: placeWithin(below), form: "below" }];
}

/** Cells further apart than this, in heights of a line, are divided by their distance. */
const MARK = 1.8;

const nextLabel = (text: DocumentText, cell: Cell): Box | null => {
  // `Name • Nom • Cognome`: cells that only a mark divides are one label in several languages.
  let last = cell;
  for (const other of text.rows[cell.row]!.filter(({ at }) => at > cell.at)) {
    const isOne = other.box !== null && other.box[0] - edgeOf(last.box!) < MARK * other.box[3];
    const below = cellBelow(text, other);
    const hasOwn = below?.box != null && Math.abs(below.box[0] - other.box![0]) <= 3;
    if (!isOne || hasOwn || valueUnderCaption(text, cell, other) === null) return other.box;
    last = other;
  }
  return null;
};

function wordsUnder(cell: Cell, left: number, right: number, spans: ReadonlyMap<Cell, LabelSpan[]>) {
  if (cell.box === null) return [];
  const words = cell.words.length > 0 ? cell.words : [{ text: cell.text, box: cell.box }];
  return words
    .filter(({ box }) => box[0] >= left && box[0] < right)
    .map((word) => ({ ...word, cell, isLabel: spans.has(cell) }));
}
