import type { Box, ReadWord } from "../../domain/readings/reading.model.ts";

/** A stretch of a line with its words, in points. */
interface Stretch {
  readonly box: Box | null;
  readonly words: readonly ReadWord[];
}

/** Stretches at one height: where it is, and where those behind the first begin. */
interface Row {
  readonly top: number;
  readonly lefts: readonly number[];
}

/** Words of a sentence stand closer than this, in heights of the line. Columns may stand as close. */
const NARROW_GAP = 0.42;
/** Left edges of one column agree to so many points. */
const EDGE = 2.2;
/** Other rows of the table stand at most so many heights away, and so many must begin a column there. */
const REACH = 14;
const WITNESSES = 2;
/** A page with more stretches is no table that anybody reads. */
const MOST = 1500;

/**
 * The words before which a stretch has to be divided, because other rows begin a column at the same place: cells of a table
 * whose contents nearly touch, such as a long name and the share beside it.
 */
export function columnStarts(stretches: readonly Stretch[]): (stretch: Stretch) => readonly number[] {
  const placed = stretches.flatMap(({ box }) => (box === null ? [] : [box])).sort((a, b) => a[1] - b[1]);
  const rows = placed.length > MOST ? [] : rowsOf(placed);
  const rowOf = new Map<Box, Row>(rows.flatMap(({ row, boxes }) => boxes.map((box) => [box, row] as const)));
  const tabular = rows.map(({ row }) => row).filter(({ lefts }) => lefts.length > 0);
  const others = new Map<Row, readonly (Row & { readonly shared: number })[]>();
  const othersOf = (own: Row) => {
    const known = others.get(own);
    if (known) return known;
    // A row of another table has no column in common.
    const found = tabular
      .filter((row) => row !== own)
      .map((row) => ({ ...row, shared: row.lefts.filter((left) => own.lefts.some((one) => isSame(one, left))).length }))
      .filter(({ shared }) => shared > 0);
    others.set(own, found);
    return found;
  };
  return ({ box, words }) => {
    const own = box === null ? undefined : rowOf.get(box);
    if (own === undefined || own.lefts.length === 0 || words.length < 2) return [];
    const near = othersOf(own).filter(({ top }) => Math.abs(top - own.top) < REACH * box![3]);
    return words.flatMap((word, at) => {
      const last = words[at - 1];
      if (last === undefined) return [];
      const isNarrow = word.box[0] - (last.box[0] + last.box[2]) < NARROW_GAP * box![3];
      const witnesses = near.filter(({ lefts }) => lefts.some((left) => isSame(left, word.box[0])));
      // Two columns in common make one row a witness enough, such as the only row under a head.
      const isTold = witnesses.some(({ shared }) => shared >= 2);
      return isTold || (witnesses.length >= WITNESSES && !isNarrow) ? [at] : [];
    });
  };
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= EDGE;

/** Boxes from top to bottom as rows: those whose heights overlap by half of the lower one. */
function rowsOf(sorted: readonly Box[]): { row: Row; boxes: readonly Box[] }[] {
  const groups: Box[][] = [];
  for (const box of sorted) {
    const group = groups.at(-1);
    const [, top, , height] = group?.[0] ?? box;
    const overlap = Math.min(top + height, box[1] + box[3]) - Math.max(top, box[1]);
    if (group !== undefined && overlap > 0.5 * Math.min(height, box[3])) group.push(box);
    else groups.push([box]);
  }
  return groups.map((boxes) => {
    const lefts = boxes.map(([left]) => left).sort((a, b) => a - b);
    return { row: { top: boxes[0]![1], lefts: lefts.slice(1) }, boxes };
  });
}
