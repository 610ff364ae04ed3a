import type { Cell } from "./cells.ts";

const SWEEPS = 12;

/** Orders each layer so that few lines cross: by the mean place of the neighbours, then by swapping neighbours. */
export function orderRows(rows: Cell[][]): Cell[][] {
  let current = rows.map((row) => [...row]);
  let best = current;
  let fewest = crossings(current);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const upwards = sweep % 2 === 0;
    current = current.map((row) => [...row]);
    const order = upwards ? [...current.keys()] : [...current.keys()].toReversed();
    for (const at of order) {
      const fixed = current[upwards ? at - 1 : at + 1];
      if (fixed !== undefined) current[at] = byNeighbours(current[at]!, fixed, upwards ? "below" : "above");
    }
    current = swapNeighbours(current);
    const count = crossings(current);
    if (count < fewest) [best, fewest] = [current, count];
  }
  return best;
}

function byNeighbours(row: readonly Cell[], fixed: readonly Cell[], side: "above" | "below"): Cell[] {
  const placeOf = new Map(fixed.map((cell, at) => [cell, at]));
  const mean = (cell: Cell, at: number): number => {
    const places = cell[side].map((neighbour) => placeOf.get(neighbour) ?? 0);
    return places.length === 0 ? at : places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  return row
    .map((cell, at) => ({ cell, at, mean: mean(cell, at) }))
    .sort((a, b) => a.mean - b.mean || a.at - b.at)
    .map(({ cell }) => cell);
}

function swapNeighbours(rows: Cell[][]): Cell[][] {
  for (let improved = true, turn = 0; improved && turn < SWEEPS; turn++) {
    improved = false;
    for (const row of rows) {
      const places = placesOf(rows, row);
      for (let at = 0; at + 1 < row.length; at++) {
        const [left, right] = [row[at]!, row[at + 1]!];
        if (pairCrossings(left, right, places) > pairCrossings(right, left, places)) {
          [row[at], row[at + 1]] = [right, left];
          improved = true;
        }
      }
    }
  }
  return rows;
}

/** Places of the cells in the layers next to a row. */
function placesOf(rows: readonly (readonly Cell[])[], row: readonly Cell[]): Map<Cell, number> {
  const layer = row[0]?.layer ?? 0;
  return new Map([layer - 1, layer + 1].flatMap((at) => (rows[at] ?? []).map((cell, place) => [cell, place] as const)));
}

function pairCrossings(left: Cell, right: Cell, places: ReadonlyMap<Cell, number>): number {
  let count = 0;
  for (const side of ["above", "below"] as const) {
    for (const a of left[side]) for (const b of right[side]) if (places.get(a)! > places.get(b)!) count++;
  }
  return count;
}

/** Pairs of lines between neighbouring layers that cross. */
function crossings(rows: readonly (readonly Cell[])[]): number {
  let count = 0;
  for (const [at, row] of rows.entries()) {
    const places = new Map((rows[at + 1] ?? []).map((cell, place) => [cell, place]));
    const ends = row.map(({ above }) => above.map((cell) => places.get(cell) ?? 0));
    for (let left = 0; left < ends.length; left++) {
      for (let right = left + 1; right < ends.length; right++) {
        for (const a of ends[left]!) for (const b of ends[right]!) if (a > b) count++;
      }
    }
  }
  return count;
}
