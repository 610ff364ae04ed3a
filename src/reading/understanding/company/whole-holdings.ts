import { matchesOf } from "../../../platform/matches.ts";
import { parseNumber } from "../fields/amounts.ts";
import { sharesIn } from "../fields/shares.ts";
import { foldInPlace, placeOfAll, placeWithin, type Cell, type DocumentText, foldedLineOf } from "../text.ts";
import type { FactDraft } from "../facts.ts";
import { factOf } from "./common.ts";
import { TO_LAST } from "./party-fields.ts";
import { holderBlocks, type HolderBlock } from "./holder-blocks.ts";

/** A holder with a share in per cent. */
export interface Holding {
  readonly block: HolderBlock;
  readonly share: number;
  /** Where the share, or the number of shares, stands. */
  readonly cell: Cell;
}

interface Quantity {
  readonly type: "percent" | "count" | "range";
  readonly value: number;
  /** Of a range of numbered shares: its first. */
  readonly from: number;
  readonly cell: Cell;
  /** The cell says nothing else. */
  readonly isAlone: boolean;
}

const NUMBER = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const NOUN = String.raw`(?:aandelen|aandeel|actions?|parts?\b|titres?|aktien?|(?:geschafts|namens)?anteile?n?|shares?|effecten|stuks)`;
const ALONE = new RegExp(
  String.raw`^(?:je |a |eur |€ ?|£ ?|gbp )?(${NUMBER})(?: ?(?:eur|€|£|euros?|gbp|stuks|st\.?|${NOUN}))?[.,;]?$`,
);
const COUNT = new RegExp(String.raw`(?<![\d.,/-])(${NUMBER})\)? (?:\S+ ){0,2}?${NOUN}`, "g");
const HAS_NUMBERED = new RegExp(String.raw`(?<![\d.,/-])(${NUMBER}) ?${TO_LAST} ?(${NUMBER})(?![\d/.-])`);
const OF_TOTAL = new RegExp(
  String.raw`(?:\b(?:van de|van|op de|op|sur les|sur un total de|sur|von|der|of the|of|out of|auf) (?:in totaal |totaal |total |insgesamt )?)(${NUMBER})(?![\d%/])`,
  "g",
);
const ANY_NUMBER = new RegExp(String.raw`(?<![\d.,])(?:${NUMBER})(?![\d%])`, "g");
/** Words beside the number of all shares, or beside the capital. */
const BESIDE_WHOLE =
  /tota|summe|gesamt|ensemble|kapita|capital|allotted|samen\b|together|uitgegeven|geplaatst|issued|emises|ausgegeben/;
const OF_SHARES = /aandelen|actions|parts\b|shares|anteile|aktien|titres/;
/** Per cents of these say how much is paid, not how much is held. */
const PAID = /volgestort|volstort|gestort|liberee?|eingezahlt|paid|einlage geleistet|btw|tva|\bust\b|\bvat\b/;
/** Over such columns stand parts that options would make, or that were paid. */
const NO_HOLDING = new RegExp(`${PAID.source}|fully diluted|verwater|dilue|verwasser`);
const BAND = /[<>≥≤]|meer dan|plus de|mehr als|more than|minder dan|moins de|weniger als|less than/;
/** Lower sums stand in most papers by chance: the numbers of rows make them up. */
const LEAST_LIKELY = 20;
/** Shares rounded to one decimal add up to the whole within so much. */
const ROUNDED = 0.11;

/**
 * Holders of which the shares make up the whole: per cents that add up to one hundred, or numbers that add up to a total
 * that the document states. The sum vouches for what no label says. Short of that, holders whose per cents agree with
 * their numbers of shares. Null where nothing agrees.
 */
export function wholeHoldings(text: DocumentText): Holding[] | null {
  const isOther = inColumnOf(text, NO_HOLDING);
  const all = (["below", "above"] as const).map((from) => {
    const blocks = holderBlocks(text, from);
    return {
      quantities: new Map(blocks.map((block) => [block, quantitiesOf(block, isOther)])),
      totals: totalsOf(text, blocks),
    };
  });
  const found = TYPES.flatMap((type) =>
    all
      .flatMap(({ quantities, totals }) => balanced(quantities, type, totals))
      .filter((holdings) => isOfAll(holdings, all[0]!.quantities, type))
      .sort((a, b) => b.length - a.length)
      .slice(0, 1),
  );
  return found[0] ?? agreeing(all[0]!.quantities);
}

/**
 * Whether nobody is left out beneath whose name such a quantity stands: read from above, cards give each holder what the one
 * before has, and the first one nothing.
 */
function isOfAll(holdings: readonly Holding[], below: Quantities, type: Quantity["type"]): boolean {
  const names = new Set(holdings.map(({ block }) => block.cells[0]));
  const first = [...below.keys()][0];
  return (
    first === undefined ||
    names.has(first.cells[0]) ||
    !below.get(first)!.some((quantity) => quantity.type === type && quantity.value > 0)
  );
}

const TYPES = ["percent", "count", "range"] as const;
type Quantities = ReadonlyMap<HolderBlock, readonly Quantity[]>;

function balanced(quantities: Quantities, type: Quantity["type"], totals: Totals): Holding[][] {
  return candidates(quantities, type)
    .map((one) => new Map([...one].filter(([, { value }]) => value > 0)))
    .filter((one) => one.size > 0 && isWhole(one, type, totals) && !isTwice(one))
    .map((one) => {
      const sum = [...one.values()].reduce((total, { value }) => total + value, 0);
      return [...one].map(([block, { value, cell }]) => ({
        block,
        cell,
        share: type === "percent" ? value : Math.round((value / sum) * 1e6) / 1e4,
      }));
    });
}

/** Holders of `52 shares of 200`, where the document itself says that these are 26 %. */
function agreeing(quantities: Quantities): Holding[] | null {
  const found = [...quantities].flatMap(([block, all]): Holding[] => {
    const wholes = block.cells.flatMap((cell) =>
      matchesOf(cell.folded, OF_TOTAL).map(([, number]) => parseNumber(number!)),
    );
    const percent = all.find(
      ({ type, value }) =>
        type === "percent" &&
        all.some(
          (count) =>
            count.type === "count" &&
            wholes.some((whole) => whole !== null && Math.abs((100 * count.value) / whole - value) < ROUNDED),
        ),
    );
    return percent === undefined ? [] : [{ block, share: percent.value, cell: percent.cell }];
  });
  return found.length === 0 ? null : found;
}

function isWhole(one: ReadonlyMap<HolderBlock, Quantity>, type: Quantity["type"], totals: Totals): boolean {
  const own = [...one.values()];
  const sum = own.reduce((total, { value }) => total + value, 0);
  if (type === "percent") return Math.abs(sum - 100) < ROUNDED;
  if (totals.issued.length > 0 && !totals.issued.includes(sum)) return false;
  const isStated = totals.sure.has(sum) || (own.length > 1 && sum >= LEAST_LIKELY && totals.likely.has(sum));
  if (type === "count") return isStated;
  const sorted = own.toSorted((a, b) => a.from - b.from);
  const isRow = sorted.every(({ from }, at) => from === (at === 0 ? 1 : sorted[at - 1]!.from + sorted[at - 1]!.value));
  return isRow && (own.length > 1 || isStated);
}

/** The same holder twice: the entries are not the present state. */
const isTwice = (one: ReadonlyMap<HolderBlock, Quantity>): boolean =>
  new Set([...one.keys()].map(({ holder }) => (holder.company ?? holder.name!.name).toLowerCase())).size < one.size;

/** One quantity of a kind for each block: of a column, or the first or last of each. */
function candidates(
  quantities: ReadonlyMap<HolderBlock, readonly Quantity[]>,
  type: Quantity["type"],
): Map<HolderBlock, Quantity>[] {
  const own = [...quantities].map(([block, all]) => [block, all.filter((one) => one.type === type)] as const);
  const pick = (choose: (all: readonly Quantity[]) => Quantity | undefined) =>
    new Map(
      own.flatMap(([block, all]) => {
        const chosen = choose(all);
        return chosen === undefined ? [] : [[block, chosen] as const];
      }),
    );
  const anchors = own.flatMap(([, all]) => all.filter(({ isAlone }) => isAlone));
  const columns = anchors.flatMap((anchor) => [
    pick((all) => all.find((one) => one.isAlone && isBeneath(one.cell, anchor.cell))),
    pick((all) => all.findLast((one) => one.isAlone && isBeneath(one.cell, anchor.cell))),
  ]);
  const isSaid = ({ isAlone }: Quantity) => !isAlone;
  const spoken = [pick((all) => all.find(isSaid)), pick((all) => all.findLast(isSaid))];
  return [pick((all) => all[0]), pick((all) => all.at(-1)), ...spoken, ...columns];
}

/** Whether two cells stand in one column; without places nothing tells. */
function isBeneath(a: Cell, b: Cell): boolean {
  if (a.box === null || b.box === null) return false;
  const overlap = Math.min(a.box[0] + a.box[2], b.box[0] + b.box[2]) - Math.max(a.box[0], b.box[0]);
  return overlap > 0;
}

/** Tells cells of a column whose head is one of these words. */
function inColumnOf(text: DocumentText, words: RegExp): (cell: Cell) => boolean {
  const heads = text.cells.filter(({ folded, box }) => box !== null && words.test(folded) && !/\d/.test(folded));
  return (cell) => heads.some((head) => head.page === cell.page && head.row < cell.row && isBeneath(cell, head));
}

function quantitiesOf({ cells, rest }: HolderBlock, isOther: (cell: Cell) => boolean): Quantity[] {
  return cells.flatMap((cell, at): Quantity[] => {
    const text = at === 0 ? rest : cell.text;
    const folded = foldInPlace(text).trim();
    const found: Quantity[] = [];
    const add = (type: Quantity["type"], value: number | null, isAlone: boolean, from = 0) => {
      if (value !== null) found.push({ type, value, from, cell, isAlone });
    };
    if (!PAID.test(folded) && !BAND.test(folded) && (at === 0 || !isOther(cell))) {
      for (const { value, quote } of sharesIn(text))
        add("percent", value, quote.trim().length >= text.trim().length - 4);
    }
    const alone = ALONE.exec(folded);
    if (alone !== null) add("count", parseNumber(alone[1]!), true);
    else for (const [, number] of matchesOf(folded, COUNT)) add("count", parseNumber(number!), false);
    const range = HAS_NUMBERED.exec(folded);
    if (range !== null) {
      const [first, last] = [parseNumber(range[1]!), parseNumber(range[2]!)];
      if (first !== null && last !== null && last >= first && Number.isInteger(first))
        add("range", last - first + 1, true, first);
    }
    return found;
  });
}

interface Totals {
  readonly sure: ReadonlySet<number>;
  readonly likely: ReadonlySet<number>;
  /** How many shares there are, each time that the document says so. */
  readonly issued: readonly number[];
}

/** Numbers that a document gives as the whole: beside words for it, or behind `of` in the block of a holder. */
function totalsOf(text: DocumentText, blocks: readonly HolderBlock[]): Totals {
  const inBlocks = new Set(blocks.flatMap(({ cells }) => cells));
  const near = (words: RegExp, isAny = false) => {
    const hasWords = text.rows.map((row) => row.some(({ folded }) => words.test(folded)));
    return text.cells.flatMap((cell) =>
      (isAny || !inBlocks.has(cell)) && hasWords[cell.row]
        ? matchesOf(cell.folded, ANY_NUMBER).map(([number]) => number)
        : [],
    );
  };
  const said = [...inBlocks].flatMap((cell) => matchesOf(cell.folded, OF_TOTAL).map(([, number]) => number!));
  const read = (numbers: readonly string[]) =>
    new Set(numbers.map((number) => parseNumber(number)).filter((number) => number !== null));
  const issued = issuedIn(text);
  const likely = read([...near(OF_SHARES), ...near(BESIDE_WHOLE, true)]);
  return {
    sure: read([...said, ...near(BESIDE_WHOLE)]),
    issued,
    likely: issued.length === 0 ? likely : new Set(issued.filter((number) => likely.has(number))),
  };
}

/** Whether a document gives a number as that of all shares. */
export function isStatedWhole(text: DocumentText, number: number): boolean {
  const { sure, likely } = totalsOf(text, holderBlocks(text));
  return sure.has(number) || likely.has(number);
}

const ISSUED = new RegExp(
  String.raw`(?:eingeteilt in|verdeeld in|vertegenwoordigd door|bestaande uit|represente par|divise en|compose de|divided into|represented by|geplaatst|uitgegeven|tota[la]+|gesamt(?:zahl)?|insgesamt|issued|emises?)[^.;\d]{0,40}?(${NUMBER}) (?:\S+ ){0,4}?[a-z-]{0,12}${NOUN}`,
  "g",
);

const issuedIn = ({ rows }: DocumentText): readonly number[] =>
  rows.flatMap((row) => matchesOf(foldedLineOf(row), ISSUED).flatMap(([, digits]) => parseNumber(digits!) ?? []));

/** Whether a document says how many shares there are, and never this number. */
export function isOtherWholeStated(text: DocumentText, number: number): boolean {
  const issued = issuedIn(text);
  return issued.length > 0 && !issued.includes(number);
}

export function holdingAsFact({ block: { holder, birth, cells }, share, cell }: Holding, certainty = 0.95): FactDraft {
  const name = cells[0]!;
  const place = placeOfAll([placeWithin(name), ...(cell === name ? [] : [placeWithin(cell)])]);
  if (holder.name !== null) {
    const born = birth === null ? {} : { birth_date: birth };
    const value = { ...holder.name, ...born, role: "shareholder" as const, share_percent: share };
    return factOf("person", value, place, { certainty });
  }
  const number = holder.number === null ? {} : { enterprise_number: holder.number };
  const value = { holder: holder.company!, ...number, share_percent: share, role: "shareholder" as const };
  return factOf("company_share", value, place, { certainty });
}
