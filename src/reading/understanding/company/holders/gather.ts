import { parseNumber } from "../../fields/amounts.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { legalFormsIn } from "../../fields/legal-forms.ts";
import { placeWithin, type Cell, type DocumentText } from "../../text.ts";
import { emptyParty, type Party } from "../party.ts";
import { ACTIVE, dividedByClauses, holderOfCell, PASSIVE } from "./clauses.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { withParagraphs } from "./paragraphs.ts";
import { isProxyOrNotary } from "./proxies.ts";
import { isTotal, type Sign, signsOf } from "./signs.ts";
import type { Unheld } from "./unheld.ts";

/** How a sign is placed to the name that it is said of, the nearest first. */
const NEARNESS = { cell: 0, row: 1, above: 2, after: 3 } as const;

interface Bond {
  readonly mention: Mention;
  readonly sign: Sign;
  readonly near: number;
}

/**
 * Persons and companies by what a document says beside their names: no label is needed. Each sign goes to the name before
 * it in its cell or row, else to the name over it in its column, else to the name that follows it.
 */
export const holdersBySign = (text: DocumentText, keyOf: (cell: Cell) => string | null): Party[] =>
  holdersAndUnheld(text, keyOf).holders;

/** The same, and the rows that stand for a holder and name none. Their party is empty where no figure was read. */
export function holdersAndUnheld(
  whole: DocumentText,
  keyOf: (cell: Cell) => string | null,
): { readonly holders: Party[]; readonly unheld: readonly { readonly of: Unheld; readonly party: Party }[] } {
  const text = withParagraphs(whole);
  const mentions = mentionsIn(text, (cell) => keyOf(cell) === null && canName(text, cell, keyOf))
    .filter(({ cell, name }) => name === null || !isNumbered(text.rows[cell.row]!))
    .filter(({ cell, name, start, end }) => name === null || !isProxyOrNotary(cell.folded, start, end))
    .map((mention) => withFormBelow(text, mention));
  const all = partiesBeside(text, mentions);
  return {
    holders: all.flatMap(({ mention, party }) => (party === null || mention.unheld !== undefined ? [] : [party])),
    unheld: all.flatMap(({ mention: { unheld, cell }, party }) =>
      unheld === undefined ? [] : [{ of: unheld, party: withOwnCount(party ?? emptyParty(cell.row), cell) }],
    ),
  };
}

/** `Eigen aandelen 20`: the number stands in the cell itself. */
function withOwnCount(party: Party, cell: Cell): Party {
  const figure = /[\s:](\d{1,3}(?:[. ']\d{3})*|\d+)$/.exec(cell.text.trim())?.[1];
  const count = figure === undefined || party.share !== null || party.count !== null ? null : parseNumber(figure);
  return count === null || count <= 0 ? party : { ...party, count, places: [placeWithin(cell)] };
}

/** What stands beside each name, which is null where nothing does. */
export function partiesBeside(
  text: DocumentText,
  mentions: readonly Mention[],
): { readonly mention: Mention; readonly party: Party | null }[] {
  if (mentions.length === 0) return [];
  const inRows = Map.groupBy(mentions, ({ cell }) => cell.row);
  const bonds = text.rows.flatMap((row) =>
    isTotal(row)
      ? []
      : row.flatMap((cell) => {
          const own = (inRows.get(cell.row) ?? []).filter((mention) => mention.cell === cell);
          const { given, rest } = dividedByClauses(cell, own, signsOf(cell, headOf(text, cell, inRows)));
          const others = rest.flatMap((sign): Bond[] => {
            const bond = bondOf(text, mentions, inRows, sign);
            return bond === null ? [] : [bond];
          });
          return [...given.map((one) => ({ ...one, near: NEARNESS.cell })), ...others];
        }),
  );
  const byMention = Map.groupBy(bonds, ({ mention }) => mention);
  return mentions.map((mention) => {
    const own = byMention.get(mention);
    return { mention, party: own === undefined ? null : partyOf(mention, own) };
  });
}

/** The name of a company whose legal form stands on a line of its own under it. */
function withFormBelow(text: DocumentText, mention: Mention): Mention {
  const { cell, name } = mention;
  if (name === null || cell.box === null) return mention;
  const below = text.rows
    .slice(cell.row + 1, cell.row + 3)
    .flat()
    .find(
      (one) =>
        Math.abs(one.box![0] - cell.box![0]) < 4 && one.box![1] - cell.box![1] - cell.box![3] < 0.8 * one.box![3],
    );
  const isForm =
    below !== undefined && legalFormsIn(below.text).some(({ quote }) => quote.length >= below.text.length - 1);
  return isForm ? { ...mention, name: null, company: `${name.name} ${below.text}` } : mention;
}

/** A row with the number of a company and no share names that company, also without its legal form. */
const isNumbered = (row: readonly Cell[]): boolean =>
  !row.some(({ text }) => text.includes("%")) &&
  row.some(({ text }) => companyNumbersIn(text).some(({ valid }) => valid !== false));

/** Whether a cell has a label of names or no label. A label of a given name or a town alone is no label of names. */
function canName(text: DocumentText, cell: Cell, keyOf: (cell: Cell) => string | null): boolean {
  // A line that says more than a name is no value.
  if (cell.text.length > 50) return true;
  const row = text.rows[cell.row]!;
  const left = row[row.indexOf(cell) - 1];
  const above = cell.box === null || LABELLED.test(cell.text) ? [] : captionsOver(text, cell, keyOf);
  const keys = [left, ...above].flatMap((one) => (one === undefined ? [] : (keyOf(one) ?? [])));
  return keys.length === 0 || NAME_KEYS.includes(keys[0]!);
}

/** `Shareholder: John Doe`, under a label whose value is missing. */
const LABELLED = /^\p{Lu}[^:\d]{2,40}:\s+\S/u;
const NAME_KEYS: readonly string[] = ["name", "companyName", "role", "total", "noise"];

/** The label right over a cell, or the head of its column. */
function captionsOver(text: DocumentText, cell: Cell, keyOf: (cell: Cell) => string | null): Cell[] {
  const rows = text.rows.slice(Math.max(0, cell.row - 30), cell.row).reverse();
  for (const [at, row] of rows.entries()) {
    if (row.length === 0) continue;
    if (row[0]!.page !== cell.page) return [];
    const over = row.find((one) => overlaps(one, cell) && Math.abs(one.box![0] - cell.box![0]) < 4 * one.box![3]);
    const isHead = row.length > 1 && row.filter((one) => keyOf(one) !== null).length >= 0.6 * row.length;
    // A label above a wide gap belongs to the value above it.
    const isClose = over !== undefined && cell.box![1] - (over.box![1] + over.box![3]) < 1.4 * cell.box![3];
    if (over !== undefined && keyOf(over) !== null && ((at < 1 && isClose) || isHead)) return [over];
    if (row.length < 2 && at > 0) return [];
  }
  return [];
}

function partyOf(mention: Mention, bonds: readonly Bond[]): Party {
  const of = <T extends string | number>(kind: Sign["kind"]): T | null => {
    const some = bonds.filter(({ sign }) => sign.kind === kind);
    const nearest = Math.min(...some.map(({ near }) => near));
    const values = new Set(some.filter(({ near }) => near === nearest).map(({ sign }) => sign.value));
    return values.size === 1 ? ([...values][0] as T) : null;
  };
  return {
    ...emptyParty(mention.cell.row),
    name: mention.name,
    company: mention.company,
    number: mention.company === null ? null : (mention.number ?? of<string>("number")),
    birth: of<string>("birth"),
    birthPlace: of<string>("birthPlace"),
    nationality: of<string>("nationality"),
    country: of<string>("country"),
    share: of<number>("share"),
    votes: of<number>("votes"),
    count: of<number>("count"),
    control: of<"direct" | "indirect">("control"),
    since: of<string>("since"),
    role: inOwnRow(bonds, "role") || isDated(bonds) ? of<"director" | "other">("role") : null,
    places: [
      placeWithin(mention.cell, mention.start, mention.end),
      ...bonds.filter(({ sign }) => sign.cell !== mention.cell).map(({ sign }) => placeWithin(sign.cell)),
    ],
  };
}

/** Whether a sign stands in the row of its name: an office under a name may be the heading of the next. */
const inOwnRow = (bonds: readonly Bond[], kind: Sign["kind"]): boolean =>
  bonds.some(({ sign, near }) => sign.kind === kind && near <= NEARNESS.row);

/** `bestuurder sinds 1 mei 2020` under a name is no heading of the next. */
const isDated = (bonds: readonly Bond[]): boolean =>
  bonds.some(
    ({ sign }) =>
      sign.kind === "role" && bonds.some((other) => other.sign.kind === "since" && other.sign.cell === sign.cell),
  );

function bondOf(
  text: DocumentText,
  mentions: readonly Mention[],
  inRows: ReadonlyMap<number, readonly Mention[]>,
  sign: Sign,
): Bond | null {
  const row = inRows.get(sign.cell.row) ?? [];
  const taker = takerOf(row, sign);
  if (taker !== undefined) return { mention: taker, sign, near: NEARNESS.cell };
  const before = row.findLast(
    ({ cell, start }) => cell.at < sign.cell.at || (cell.at === sign.cell.at && start <= sign.at),
  );
  const isCount = sign.kind === "share" || sign.kind === "count";
  if (before !== undefined && before.cell === sign.cell) return { mention: before, sign, near: NEARNESS.cell };
  if (before !== undefined) {
    const holder = isCount ? holderOfCell(row.filter(({ cell }) => cell === before.cell)) : before;
    return holder === null ? null : { mention: holder, sign, near: NEARNESS.row };
  }
  const after = row[0];
  const above = mentionAbove(text, mentions, inRows, sign.cell);
  // `60 % - Jan Peeters`: a line that begins with its share.
  if (after !== undefined && (above === null || (isCount && isLineStart(text, sign.cell)))) {
    return isCount ? { mention: after, sign, near: NEARNESS.after } : null;
  }
  return above === null ? null : { mention: above, sign, near: NEARNESS.above };
}

/** Between a share and the name of who has it lie few words. */
const REACH = 48;

/** `... worden voor 75 % gehouden door Alfa BV`: in a sentence about what is held, the holder follows the share. */
function takerOf(row: readonly Mention[], { kind, cell, at, value }: Sign): Mention | undefined {
  if (kind !== "share" && kind !== "count") return undefined;
  const next = row.find((one) => one.cell === cell && one.start > at);
  if (next === undefined || next.start - at > REACH) return undefined;
  const sentence = cell.folded.slice(cell.folded.lastIndexOf(". ", at) + 1, next.start);
  const between = cell.folded.slice(at + String(value).length, next.start);
  return PASSIVE.test(sentence) && !ACTIVE.test(sentence) && !/[;]|\d ?%.*\d/.test(between) ? next : undefined;
}

const isLineStart = (text: DocumentText, cell: Cell): boolean => text.rows[cell.row]![0] === cell;

/** Lines under a name belong to it while they follow each other this closely, in heights of a line. */
const GAP = 2.6;
const MOST_ROWS = 16;

/** The name that stands over a cell in its column, with nothing but lines of the same block between. */
function mentionAbove(
  text: DocumentText,
  mentions: readonly Mention[],
  inRows: ReadonlyMap<number, readonly Mention[]>,
  cell: Cell,
): Mention | null {
  if (cell.box === null) {
    const last = mentions.findLast((one) => one.cell.at < cell.at);
    return last !== undefined && cell.row - last.cell.row <= 4 ? last : null;
  }
  const [x, y, , height] = cell.box;
  let top = y;
  for (const row of text.rows.slice(Math.max(0, cell.row - MOST_ROWS), cell.row).reverse()) {
    if (row.length === 0) continue;
    if (row[0]!.page !== cell.page) return null;
    const some = inRows.get(row[0]!.row) ?? [];
    const own = some.findLast((one) => one.cell.box![0] <= x + 2.5 * height);
    const under = own === undefined ? row.filter((one) => overlaps(one, cell)) : [own.cell];
    if (under.length === 0) continue;
    const bottom = Math.max(...under.map(({ box }) => box![1] + box![3]));
    if (top - bottom > GAP * height) return null;
    if (own !== undefined) {
      const next = some.find((one) => one.cell.box![0] > own.cell.box![0] + own.cell.box![2]);
      const isBeside = next !== undefined && next.cell.box![0] <= x + height;
      return isBeside || x < own.cell.box![0] - 2.5 * height ? null : own;
    }
    top = Math.min(...under.map(({ box }) => box![1]));
  }
  return null;
}

const overlaps = (a: Cell, b: Cell): boolean =>
  Math.min(a.box![0] + a.box![2], b.box![0] + b.box![2]) - Math.max(a.box![0], b.box![0]) > -2 * b.box![3];

/** The head of the column that a cell of a table stands in: the nearest row above without a name and without numbers. */
function headOf(text: DocumentText, cell: Cell, inRows: ReadonlyMap<number, readonly Mention[]>): string | null {
  if (text.rows[cell.row]!.length < 2) return null;
  for (const row of text.rows.slice(Math.max(0, cell.row - 40), cell.row).reverse()) {
    if (
      row.length < 2 ||
      row[0]!.page !== cell.page ||
      inRows.has(row[0]!.row) ||
      row.some(({ text: own }) => /\d{2}/.test(own))
    )
      continue;
    const over =
      cell.box === null
        ? row[text.rows[cell.row]!.indexOf(cell)]
        : row
            .filter((one) => overlaps(one, cell))
            .sort((a, b) => Math.abs(a.box![0] - cell.box![0]) - Math.abs(b.box![0] - cell.box![0]))[0];
    if (over === undefined) return null;
    // A head of two lines has its first word above.
    const upper = text.rows[over.row - 1]?.find(
      (one) =>
        one.box !== null &&
        cell.box !== null &&
        overlaps(one, over) &&
        over.box![1] - (one.box[1] + one.box[3]) < 0.6 * one.box[3],
    );
    const lower = text.rows[over.row + 1]?.find(
      (one) =>
        one.box !== null &&
        cell.box !== null &&
        one.row !== cell.row &&
        overlaps(one, over) &&
        one.box[1] - (over.box![1] + over.box![3]) < 0.6 * one.box[3],
    );
    return [upper?.folded, over.folded, lower?.folded].filter((one) => one !== undefined).join(" ");
  }
  return null;
}
