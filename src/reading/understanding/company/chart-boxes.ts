import { companyNumbersIn } from "../fields/company-numbers.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { parseNumber } from "../fields/amounts.ts";
import type { Cell, DocumentText } from "../text.ts";
import { isTitle } from "./chart-subject.ts";
import { plainCompany } from "./holders/merge.ts";
import { holderOf, type Holder, type Holding } from "./holdings.ts";

/** Lines that stand closely under each other: the name comes first, what is said of it below. */
interface ChartBox {
  readonly lines: readonly Cell[];
  /** Null where the name cannot be read. */
  readonly holder: Holder | null;
}

/** Between two lines of one box, in heights of a line. */
const LINE_GAP = 0.6;
/** From a share to the middle of the box that holds it, sideways, in points. */
const FARTHEST = 160;

const ARROWS = "[↓▼⬇▾↧↑▲⬆|¦]";
/** A share alone, beside an arrow at most, with a sign of per cent or without one. */
const SHARE = new RegExp(
  String.raw`^(?:${ARROWS}\s?){0,3}\(?\s?(\d{1,3}(?:[.,]\d{1,4})?)\s?(%)?\s?\)?(?:\s?${ARROWS}){0,3}$`,
);
const ARROW_ALONE = new RegExp(`^(?:${ARROWS}\\s?){1,6}$`);
/** Figures without a sign of per cent are shares where those of one company make up the whole, within so much. */
const ROUNDED = 0.11;

const isShare = (cell: Cell): boolean => SHARE.test(cell.text.trim());
const isArrow = (cell: Cell): boolean => ARROW_ALONE.test(cell.text.trim());
const centre = (cell: Cell): readonly [number, number] => [
  cell.box![0] + cell.box![2] / 2,
  cell.box![1] + cell.box![3] / 2,
];

/**
 * A share beside a line between two boxes: the nearest box above holds it in the nearest company below. Where the name of
 * the nearest box above cannot be read, the share is nobody's: a neighbour does not get it.
 */
export function inBoxes(text: DocumentText): Holding[] {
  const cells = text.cells.filter(({ box }) => box !== null);
  const boxes = boxesOf(cells.filter((cell) => !isShare(cell) && !isArrow(cell)));
  const drawn = cells.filter(isShare).flatMap((cell): Drawn[] => {
    const [x, y] = centre(cell);
    const [, figure, sign] = SHARE.exec(cell.text.trim())!;
    const share = parseNumber(figure!);
    const nearest = (from: readonly ChartBox[], isOnSide: (at: number) => boolean) =>
      from
        .map((box) => ({ box, at: centre(box.lines[0]!) }))
        .filter(({ box, at }) => box.lines[0]!.page === cell.page && isOnSide(at[1]))
        .map(({ box, at }) => ({ box, at, far: Math.abs(at[1] - y) + 0.6 * Math.abs(at[0] - x) }))
        .sort((a, b) => a.far - b.far)[0];
    const below = nearest(
      boxes.filter(({ holder }) => holder !== null),
      (at) => at > y + 2,
    );
    const held = below?.box.holder?.company ?? null;
    if (share === null || share <= 0 || share > 100 || held === null) return [];
    const isHeld = ({ holder }: ChartBox) =>
      holder?.company != null && plainCompany(holder.company).endsWith(plainCompany(held));
    const above = nearest(
      boxes.filter((box) => mayHold(box) && !isHeld(box)),
      (at) => at < y - 2,
    );
    const holder = above === undefined || Math.abs(above.at[0] - x) > FARTHEST ? null : above.box.holder;
    return [
      { holder, held, share, isPlain: sign === undefined, cells: [...(above?.box.lines.slice(0, 1) ?? []), cell] },
    ];
  });
  const sums = new Map<string, number>();
  for (const { held, share } of drawn) sums.set(plainCompany(held), (sums.get(plainCompany(held)) ?? 0) + share);
  return drawn.flatMap(({ holder, held, share, isPlain, cells: own }): Holding[] => {
    const isWhole = Math.abs(sums.get(plainCompany(held))! - 100) <= ROUNDED;
    return holder === null || (isPlain && !isWhole) ? [] : [{ holder, held, share, cells: own }];
  });
}

/** A share beside a line, and the boxes that it stands between. */
interface Drawn {
  readonly holder: Holder | null;
  readonly held: string;
  readonly share: number;
  readonly isPlain: boolean;
  readonly cells: readonly Cell[];
}

/** A box whose name is read, or that seems to have one: words that begin with a capital, without figures and labels. */
const mayHold = ({ lines: [first], holder }: ChartBox): boolean =>
  holder !== null || (/^\p{Lu}\S* \S/u.test(first!.text) && !/[\d:;]/.test(first!.text));

function boxesOf(cells: readonly Cell[]): ChartBox[] {
  const boxes: Cell[][] = [];
  for (const cell of cells) {
    const own = boxes.find((lines) => isUnder(cell, lines.at(-1)!));
    if (own === undefined) boxes.push([cell]);
    else own.push(cell);
  }
  return boxes.filter(([first]) => !isTitle(first!.text)).map((lines) => ({ lines, holder: holderIn(lines) }));
}

/** Right under another line, and for the most part below or above it. */
function isUnder(cell: Cell, above: Cell): boolean {
  const [own, upper] = [cell.box!, above.box!];
  const gap = own[1] - (upper[1] + upper[3]);
  const overlap = Math.min(own[0] + own[2], upper[0] + upper[2]) - Math.max(own[0], upper[0]);
  const isClose = own[1] > upper[1] && gap > -0.5 * upper[3] && gap < LINE_GAP * upper[3];
  return cell.page === above.page && isClose && overlap > 0.5 * Math.min(own[2], upper[2]);
}

/** Who a box is of: its first line, with the legal form if that fills the second, and the number in the lines below. */
function holderIn([first, second, ...more]: readonly Cell[]): Holder | null {
  const form = second === undefined ? undefined : legalFormsIn(second.text)[0];
  const isForm = form !== undefined && form.quote.length >= second!.text.trim().length - 1;
  const holder = holderOf(isForm ? `${first!.text} ${second!.text}` : first!.text);
  if (holder?.company == null || holder.number !== null || second === undefined) return holder;
  const number = [second, ...more].flatMap((cell) => companyNumbersIn(cell.text)).find(({ valid }) => valid !== false);
  return number === undefined ? holder : { ...holder, number: number.value.number };
}
