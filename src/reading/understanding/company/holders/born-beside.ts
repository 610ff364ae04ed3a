import { datesIn } from "../../fields/dates.ts";
import type { Cell, DocumentText } from "../../text.ts";
import type { Party } from "../party.ts";
import { personNameOf } from "../people.ts";
import { mentionsOf } from "./mentions.ts";
import { BIRTH_CUE, SINCE_CUE } from "./signs.ts";

/** Owners in an extract were born before this year. */
const LATEST_BIRTH = "2009";
/** At most so many rows above a row is the head of its table. */
const MOST_ROWS = 30;

/**
 * The birth date of an owner in an extract: the day in their row, `CLAES Katrien 09/05/1975 Belge 60 %`, unless a word before it
 * or the head of its column says that it is another. An extract states a birth date of each owner; its other days are recent.
 */
export function bornBeside(text: DocumentText, party: Party): string | null {
  const name = personNameOf(party)?.name;
  const cells = text.rows[party.row] ?? [];
  const row = cells.map((cell) => cell.text).join("  ");
  if (name === undefined || !name.split(" ").every((word) => row.includes(word)) || row.length > 140) return null;
  const days = datesIn(row, { latestYear: 2012 });
  // Where a row names several owners, each has the day behind their name.
  const [day, ...more] = isOfSeveral(cells)
    ? days.filter(({ at }) => at > row.lastIndexOf(name.split(" ").at(-1)!))
    : days;
  if (day === undefined || day.value >= LATEST_BIRTH || day.value < "1900") return null;
  const folded = cells.map((cell) => cell.folded).join("  ");
  if (SINCE_CUE.test(folded.slice(0, day.at))) return null;
  if (more.some(({ value }) => value < day.value)) return null;
  const above = text.rows.slice(Math.max(0, party.row - MOST_ROWS), party.row);
  const heads = above.filter((own) => own.every((one) => !/\d/.test(one.folded) && one.folded.length < 90));
  const isHeaded = (cue: RegExp) => heads.some((own) => own.some((one) => cue.test(one.folded)));
  return isHeaded(SINCE_CUE) && !isHeaded(BIRTH_CUE) ? null : day.value;
}

const isOfSeveral = (cells: readonly Cell[]): boolean => cells.flatMap(mentionsOf).length > 1;
