/** A part of an entity that a node holds: a fraction, 0 to 1. */
export interface Weight {
  readonly node: number;
  readonly weight: number;
}

/** By node, who holds what of it; empty for persons. */
export type Rows = readonly (readonly Weight[])[];

/** A smaller pivot counts as zero. */
const SINGULAR = 1e-14;

/**
 * What part of each node leads to the nodes that are `fixed`, which have the values given: the least solution of
 * `x = A x + b`. Rings are solved as linear systems. A ring that nobody outside holds leads to nobody: 0. Where sources
 * contradict each other so far that a ring holds more than all of itself, the series grows without end; whoever reaches
 * such a ring may hold all of it: 1. Nobody holds more than all. `rings` are those of `rows` without what is fixed; who
 * fixes only persons can calculate them once.
 */
export function solveShares(
  rows: Rows,
  fixed: ReadonlyMap<number, number>,
  rings: Iterable<readonly number[]> = ringsOf(rows, (node) => fixed.has(node)),
): Float64Array {
  const values = new Float64Array(rows.length);
  for (const [node, value] of fixed) values[node] = value;
  for (const ring of rings) {
    if (ring.length === 1) {
      const [node] = ring as [number];
      if (!fixed.has(node)) values[node] = solveOne(rows[node]!, node, values);
      continue;
    }
    const inside = new Map(ring.map((node, place) => [node, place]));
    const known = ring.map((node) =>
      rows[node]!.reduce((sum, { node: owner, weight }) => sum + (inside.has(owner) ? 0 : weight * values[owner]!), 0),
    );
    if (known.every((value) => value === 0)) continue;
    const matrix = ring.map((node, place) => {
      const line = new Float64Array(ring.length + 2);
      line[place] = 1;
      for (const { node: owner, weight } of rows[node]!) {
        const column = inside.get(owner);
        if (column !== undefined) line[column]! -= weight;
      }
      line[ring.length] = known[place]!;
      line[ring.length + 1] = 1;
      return line;
    });
    const solved = eliminate(matrix);
    for (const [place, node] of ring.entries()) values[node] = Math.min(1, solved?.[place] ?? 1);
  }
  return values;
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
 * before what they own (Tarjan's strongly connected components).
 */
export function ringsOf(rows: Rows, leaveOut: (node: number) => boolean = () => false): number[][] {
  const rings: number[][] = [];
  const order = new Int32Array(rows.length).fill(-1);
  const lowest = new Int32Array(rows.length);
  const open: number[] = [];
  const isOpen = new Uint8Array(rows.length);
  let count = 0;
  const visit = (node: number): void => {
    order[node] = lowest[node] = count++;
    open.push(node);
    isOpen[node] = 1;
    for (const { node: owner, weight } of rows[node]!) {
      if (weight === 0 || leaveOut(owner)) continue;
      if (order[owner] === -1) visit(owner);
      if (isOpen[owner] === 1) lowest[node] = Math.min(lowest[node]!, lowest[owner]!);
    }
    if (lowest[node] !== order[node]) return;
    const ring = open.splice(open.indexOf(node));
    for (const member of ring) isOpen[member] = 0;
    rings.push(ring);
  };
  for (let node = 0; node < rows.length; node++) if (order[node] === -1 && !leaveOut(node)) visit(node);
  return rings;
}
