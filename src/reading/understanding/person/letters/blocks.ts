import { addressesIn, type Address, isPartAlone, PART } from "../../fields/addresses.ts";
import type { Found } from "../../fields/found.ts";
import { hasLegalForm } from "../../fields/legal-forms.ts";
import { readPersonName } from "../../fields/person-names.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../../text.ts";

/** A name over an address, as letters have them for sender and addressee. */
export interface Block {
  readonly address: Address;
  readonly addressPlace: Place;
  /** Lines over the address, the nearest first. */
  readonly above: readonly Cell[];
  /** Lines under it. */
  readonly below: readonly Cell[];
  /** The line of the name; null if none is a name. */
  readonly name: Cell | null;
}

/** Lines of one block begin at one place, or are all centred, and stand close. */
const LINES_ABOVE = 4;
const LINES_BELOW = 4;

/** All addresses of a document that stand in lines of their own, with the lines around them. */
export function addressBlocks(text: DocumentText): Block[] {
  const blocks: Block[] = [];
  const taken = new Set<Cell>();
  for (const cell of text.cells) {
    if (!/\d/.test(cell.text) || cell.text.length > 110 || taken.has(cell)) continue;
    const over = neighbour(text, cell, -1);
    const own = whole(cell.text);
    const both = own === null && over !== null && !taken.has(over) ? whole(`${over.text}\n${cell.text}`) : null;
    const third = own === null && both === null && over !== null ? withThird(text, over, cell) : null;
    const lines = own ?? both ?? third?.found ?? null;
    if (lines === null) continue;
    const street = own !== null ? [cell] : both !== null ? [over!, cell] : third!.cells;
    const flat = neighbour(text, street[0]!, -1);
    const withFlat =
      flat === null || !PART.test(flat.text.split(",")[0]!)
        ? null
        : whole([flat, ...street].map((one) => one.text).join("\n"));
    const found = withFlat ?? lines;
    const cells = withFlat === null ? street : [flat!, ...street];
    cells.forEach((one) => taken.add(one));
    const above = chain(text, cells[0]!, -1, LINES_ABOVE);
    const below = chain(text, cell, 1, LINES_BELOW);
    const addressPlace = placeOfAll(cells.map((one) => placeWithin(one)));
    blocks.push({ address: found.value, addressPlace, above, below, name: nameLine(above) });
  }
  return blocks;
}

/** An address that fills its lines: no sentence around it. */
function whole(text: string): Found<Address> | null {
  const [found] = addressesIn(text);
  if (found === undefined) return null;
  const before = text.slice(0, found.at).trim();
  const after = text.slice(found.at + found.quote.length).trim();
  return before.length <= 2 && after.length <= 24 && !/\d{4}/.test(after) ? found : null;
}

/** British addresses have the town and the postcode in lines of their own, others a part of a building. */
function withThird(text: DocumentText, over: Cell, cell: Cell) {
  const first = neighbour(text, over, -1);
  if (first === null || !(/[A-Z]{1,2}\d/.test(cell.text) || isPartAlone(over.text))) return null;
  const found = whole([first, over, cell].map((one) => one.text).join("\n"));
  return found === null ? null : { found, cells: [first, over, cell] };
}

function chain(text: DocumentText, from: Cell, step: 1 | -1, most: number): Cell[] {
  const cells: Cell[] = [];
  let last = from;
  while (cells.length < most) {
    const next = neighbour(text, last, step);
    if (next === null) break;
    cells.push(next);
    last = next;
  }
  return cells;
}

/** The line directly over or under another, that begins where it begins. */
function neighbour(text: DocumentText, cell: Cell, step: 1 | -1): Cell | null {
  for (let row = cell.row + step; row >= 0 && row < text.rows.length && Math.abs(row - cell.row) <= 4; row += step) {
    const found = text.rows[row]!.find((other) => other.page === cell.page && isAligned(other, cell));
    if (found !== undefined) return isClose(found, cell) ? found : null;
    if (cell.box === null) return null;
  }
  return null;
}

const isAligned = (other: Cell, cell: Cell): boolean => {
  if (other.box === null || cell.box === null) return other.box === cell.box;
  const slack = Math.max(5, 0.7 * cell.box[3]);
  const isCentred = Math.abs(other.box[0] + other.box[2] / 2 - (cell.box[0] + cell.box[2] / 2)) < slack;
  return Math.abs(other.box[0] - cell.box[0]) < slack || isCentred;
};

const isClose = (other: Cell, cell: Cell): boolean => {
  if (other.box === null || cell.box === null) return true;
  const [upper, lower] = other.box[1] < cell.box[1] ? [other.box, cell.box] : [cell.box, other.box];
  return lower[1] - (upper[1] + upper[3]) < 1.1 * Math.max(upper[3], lower[3]);
};

const COUPLE =
  /^(?:(?:de )?(?:heer|hr\.?|dhr\.?) (?:en|&) (?:mevrouw|mevr\.?|mw\.?)|m(?:onsieur|r)?\.? (?:et|&) m(?:adame|me)\.?|herrn? und frau|eheleute|mr\.? (?:and|&) mrs\.?)\s(?=\S)/i;

/** The names of a line: `Mr John Smith & Mrs Jane Smith`, `De heer en mevrouw Jan Peeters - Els Claes`. */
export function namesIn(line: string): string[] {
  const bare = line.replace(COUPLE, "");
  return bare.split(bare === line ? /\s(?:&|and|en|et|und)\s/i : /\s(?:&|and|en|et|und|[-–/])\s/i);
}

/** The first of two names: `Mr John Smith & Mrs Jane Smith`. */
export const firstOf = (names: string): string => namesIn(names)[0]!;

/** Of the lines over an address the nearest that is a person or a company, else the nearest that has no number or label. */
function nameLine(above: readonly Cell[]): Cell | null {
  const clear = above.slice(0, 3);
  return clear.find((cell) => readPersonName(firstOf(cell.text)) !== null || hasLegalForm(cell.text)) ?? null;
}
