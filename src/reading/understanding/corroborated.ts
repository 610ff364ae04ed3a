import type { FactDraft } from "./facts.ts";
import { datesIn } from "./fields/dates.ts";
import { type Cell, type DocumentText, type Place, placeWithin } from "./text.ts";

/** How sure it is what several places say alike: each would have to be misread, and in the same way. */
export const confidenceTogether = (places: readonly Place[]): number =>
  1 - places.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1);

/** A shorter text may stand in another by chance. */
const LEAST = 8;

/** A number, date or name that a scan says again, in another place, is surer than in either place alone. */
export function corroborated(fact: FactDraft, { cells }: DocumentText): FactDraft {
  const { value, place } = fact;
  if (place.confidence === 1 || typeof value !== "string") return fact;
  const said = lettersOf(value);
  const says = fact.type.endsWith("_date")
    ? ({ text }: Cell) => datesIn(text).some((date) => date.value === value)
    : ({ text }: Cell) => said.length >= LEAST && lettersOf(text).includes(said);
  const again = cells.find((cell) => says(cell) && !isIn(place, cell));
  const confidence = again && confidenceTogether([place, placeWithin(again)]);
  return again === undefined ? fact : { ...fact, place: { ...place, confidence: confidence! } };
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

/** Whether a cell is, in whole or in part, what a place shows. */
function isIn({ page, box }: Place, cell: Cell): boolean {
  if (cell.factPage !== page) return false;
  if (box === null || cell.box === null) return true;
  const [[x, y, width, height], [left, top, wide, high]] = [box, cell.box];
  return left < x + width && x < left + wide && top < y + height && y < top + high;
}
