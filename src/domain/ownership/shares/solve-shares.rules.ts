/** A part of an entity that a node holds: a fraction, 0 to 1. */
export interface Weight {
  readonly node: number;
  readonly weight: number;
}

/** By node, who holds what of it; empty for persons. */
export type Rows = readonly (readonly Weight[])[];

/** Nodes that hold each other, and nodes outside of any ring by themselves, owners before what they own. */
export type Rings = readonly (readonly number[])[];

/** A smaller pivot counts as zero. */
const SINGULAR = 1e-14;

/**
 * What part of each node leads to the nodes that are `fixed`, which have the values given: the least solution of
 * `x = A x + b`. Rings are solved as linear systems. A ring that nobody outside holds leads to nobody: 0. Where sources
 * contradict each other so far that a ring holds more than all of itself, the series grows without end; who reaches
 * such a ring may hold all of it: 1. Nobody holds more than all. `rings` are those of `rows` without what is fixed; who
 * fixes only persons can calculate them once.
 */
export function solveShares(rows: Rows, fixed: ReadonlyMap<number, number>, rings?: Rings): Float64Array {
  const values = new Float64Array(rows.length);
  for (const [node, value] of fixed) values[node] = value;
  for (const ring of rings ?? ringsOf(rows, (node) => !fixed.has(node))) {
    if (!fixed.has(ring[0]!)) solveRing(ring, rows, values);
  }
  return values;
}

/** Sets the values of a ring without fixed nodes, whose owners outside of it have theirs. */
export function solveRing(ring: readonly number[], rows: Rows, values: Float64Array): void {
  if (ring.length === 1) {
    const [node] = ring as [number];
    values[node] = solveOne(rows[node]!, node, values);
    return;
  }
  let isHeld = false;
  const matrix = ring.map((node, place) => {
    const line = new Float64Array(ring.length + 2);
    line[place] = 1;
    line[ring.length + 1] = 1;
    for (const { node: owner, weight } of rows[node]!) {
      const column = ring.indexOf(owner);
      if (column >= 0) line[column]! -= weight;
      else line[ring.length]! += weight * values[owner]!;
    }
    isHeld ||= line[ring.length] !== 0;
    return line;
  });
  if (!isHeld) {
    for (const node of ring) values[node] = 0;
    return;
  }
  const solved = eliminate(matrix);
  for (const [place, node] of ring.entries()) values[node] = Math.min(1, solved?.[place] ?? 1);
}

/** A node outside of any ring; it may hold a part of itself. */
function solveOne(row: readonly Weight[], node: number, values: Float64Array): number {
  let known = 0;
  let own = 0;
  for (const { node: owner, weight } of row) {
    if (owner === node) own += weight;
    else known += weight * values[owner]!;
  }
  if (known === 0) return 0;
  return own >= 1 - SINGULAR ? 1 : Math.min(1, known / (1 - own));
}

/**
 * Solves for the last but one column. The last column, all ones, has a positive solution exactly where the ring's
 * series converges; null where it does not.
 */
function eliminate(matrix: readonly Float64Array[]): Float64Array | null {
  const size = matrix.length;
  const lines = [...matrix];
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let line = column + 1; line < size; line++) {
      if (Math.abs(lines[line]![column]!) > Math.abs(lines[best]![column]!)) best = line;
    }
    [lines[column], lines[best]] = [lines[best]!, lines[column]!];
    const pivot = lines[column]!;
    if (Math.abs(pivot[column]!) < SINGULAR) return null;
    for (let line = column + 1; line < size; line++) {
      const factor = lines[line]![column]! / pivot[column]!;
      if (factor === 0) continue;
      for (let at = column; at < size + 2; at++) lines[line]![at]! -= factor * pivot[at]!;
    }
  }
  const substitute = (right: number): Float64Array => {
    const solution = new Float64Array(size);
    for (let line = size - 1; line >= 0; line--) {
      let value = lines[line]![right]!;
      for (let at = line + 1; at < size; at++) value -= lines[line]![at]! * solution[at]!;
      solution[line] = value / lines[line]![line]!;
    }
    return solution;
  };
  return substitute(size + 1).every((value) => value > 0) ? substitute(size) : null;
}

/**
 * Nodes that hold each other, directly or through others, as one ring; a node outside of any ring by itself. Owners come
 * before what they own (Tarjan's strongly connected components). Of `nodes` alone, and without those that are not free.
 */
export function ringsOf(
  rows: Rows,
  isFree: (node: number) => boolean = () => true,
  nodes: Iterable<number> = rows.keys(),
): number[][] {
  const rings: number[][] = [];
  const among = [...nodes].filter(isFree);
  const order = new Map<number, number>(among.map((node) => [node, UNSEEN]));
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  let count = 0;
  const visit = (node: number): void => {
    const own = count++;
    order.set(node, own);
    let low = own;
    open.push(node);
    isOpen.add(node);
    for (const { node: owner, weight } of rows[node]!) {
      const seen = weight === 0 ? undefined : order.get(owner);
      if (seen === undefined) continue;
      if (seen === UNSEEN) visit(owner);
      if (isOpen.has(owner)) low = Math.min(low, lowest.get(owner) ?? order.get(owner)!);
    }
    lowest.set(node, low);
    if (low !== own) return;
    const ring = open.splice(open.indexOf(node));
    for (const member of ring) isOpen.delete(member);
    rings.push(ring);
  };
  for (const node of among) if (order.get(node) === UNSEEN) visit(node);
  return rings;
}

const UNSEEN = -1;
