import type { Cell } from "./cells.ts";
import { BOX } from "./drawing.model.ts";

const PASSING_GAP = 14;
const SWEEPS = 10;
/** A line through a layer stays straight rather than a box in the middle. */
const PASSING_WEIGHT = 4;

/** The middle of each cell, from 0 on: near its neighbours, in the order of its row, without overlap. */
export function placeCells(rows: readonly (readonly Cell[])[]): Map<Cell, number> {
  const places = new Map<Cell, number>();
  for (const row of rows)
    setRow(
      row,
      row.map(() => 0),
      places,
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const upwards = sweep % 2 === 0;
    const both = sweep >= SWEEPS - 2;
    for (const row of upwards ? rows : rows.toReversed()) {
      const wanted = row.map((cell) => {
        const near = both ? [...cell.below, ...cell.above] : upwards ? cell.below : cell.above;
        if (near.length === 0) return places.get(cell)!;
        return near.reduce((sum, neighbour) => sum + places.get(neighbour)!, 0) / near.length;
      });
      setRow(row, wanted, places);
    }
  }
  return places;
}

const gapBetween = (left: Cell, right: Cell): number =>
  (left.width + right.width) / 2 + (left.isBox && right.isBox ? BOX.gap : PASSING_GAP);

/** The places nearest to the wanted ones that keep order and distance (pooling of adjacent violators). */
function setRow(row: readonly Cell[], wanted: readonly number[], places: Map<Cell, number>): void {
  let offset = 0;
  const offsets = row.map((cell, at) => (offset += at === 0 ? 0 : gapBetween(row[at - 1]!, cell)));
  const pools: { sum: number; weight: number; size: number }[] = [];
  for (const [at, cell] of row.entries()) {
    const weight = cell.isBox ? 1 : PASSING_WEIGHT;
    pools.push({ sum: (wanted[at]! - offsets[at]!) * weight, weight, size: 1 });
    for (let last = pools.length - 1; last > 0; last--) {
      const [before, here] = [pools[last - 1]!, pools[last]!];
      if (before.sum / before.weight <= here.sum / here.weight) break;
      before.sum += here.sum;
      before.weight += here.weight;
      before.size += here.size;
      pools.pop();
    }
  }
  let at = 0;
  for (const { sum, weight, size } of pools) {
    for (const end = at + size; at < end; at++) places.set(row[at]!, Math.round(sum / weight + offsets[at]!));
  }
}
