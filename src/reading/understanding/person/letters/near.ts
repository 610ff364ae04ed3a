import { cellBelow, continuation } from "../../label-places.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../../text.ts";

/** A text that may be the value of a label of which one word is known. */
export interface Near {
  readonly label: Cell;
  /** First line of the value. */
  readonly value: string;
  readonly block: string;
  readonly cells: readonly Cell[];
  readonly place: Place;
  readonly blockPlace: Place;
}

/** A label is short, and no sentence. */
const LONGEST = 70;

/**
 * What stands after, beside or below each short text that contains a word of the pattern. Issuers phrase their labels in
 * more ways than a table can list, so the caller must know a value by its form: a name, a date, a number.
 */
export function valuesNear(text: DocumentText, pattern: RegExp): Near[] {
  const isLabel = (cell: Cell): boolean => {
    const label = labelOf(cell);
    return label !== null && (pattern.test(label) || /:\s*$/.test(cell.text));
  };
  return text.cells.flatMap((cell) => {
    const label = labelOf(cell);
    if (label === null || !pattern.test(label)) return [];
    const inline = cell.text.slice(label.length).replace(/^[\s:]+/, "");
    if (inline !== "") {
      const more = continuation(text, cell, isLabel, [cell]);
      const at = cell.text.length - inline.length;
      return [nearOf(cell, inline, placeWithin(cell, at), [cell, ...more], more)];
    }
    const right = text.rows[cell.row]!.find((other) => other.at === cell.at + 1);
    const below = cellBelow(text, cell);
    const values = [right, below].filter((other) => other !== undefined && other !== null && !isLabel(other));
    const isFar = right?.box != null && right.box[0] > 0.48 * (text.widths.get(cell.page) || Infinity);
    return (isFar ? values.toReversed() : values).map((value) => {
      const more = continuation(text, value!, isLabel, [value!], value === below);
      return nearOf(cell, value!.text, placeWithin(value!), [value!, ...more], more);
    });
  });
}

function labelOf({ folded }: Cell): string | null {
  const colon = folded.indexOf(":");
  const label = colon < 0 ? folded : folded.slice(0, colon);
  return label.length > LONGEST || /[.;!?]\s\S/.test(label) ? null : label;
}

const nearOf = (label: Cell, value: string, place: Place, cells: readonly Cell[], more: readonly Cell[]): Near => ({
  label,
  value: value.trim(),
  block: [value.trim(), ...more.map((cell) => cell.text.trim())].join("\n"),
  cells,
  place,
  blockPlace: more.length === 0 ? place : placeOfAll([place, ...more.map((cell) => placeWithin(cell))]),
});
