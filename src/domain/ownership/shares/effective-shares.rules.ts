import { type Dimension, ROUNDING } from "./interests.rules.ts";
import { byDimension, type Holding, type OwnershipGraph, type StatedShare } from "./ownership-graph.rules.ts";
import { type Rings, ringsOf, type Rows, solveRing, solveShares, type Weight } from "./solve-shares.rules.ts";

/** A smaller difference comes from the order of the calculation. */
const SAME = 1e-12;

/** Whom a register of beneficial owners need not name holds less than a quarter. */
const UNLISTED_MAX = 0.25 - 1e-6;

/** The calculation of one dimension over the graph. */
export interface ShareCalculation {
  readonly dimension: Dimension;
  /** The least shares, and their rings. */
  readonly rows: Rows;
  readonly rings: Rings;
  /** By node, the nodes that may hold a part of it, by whichever of the shares that sources allow. */
  readonly owners: readonly (readonly number[])[];
  /** Their rings, each with the rings that the least shares make of it. */
  readonly groups: readonly { readonly nodes: readonly number[]; readonly rings: Rings; readonly hasListed: boolean }[];
  /** What part of each node leads, by the least shares, to persons, to who is exempt or to an arrangement whose persons are named. */
  readonly accounted: Float64Array;
  /** The same, and to beneficial owners whom an official register names without their shares. */
  readonly traced: Float64Array;
  /** What part of each node may end with somebody who is not known. */
  readonly unknown: Float64Array;
}

/** What part of each node leads to one party. */
export interface PartyShares {
  /** By chains of direct holdings alone. */
  readonly chain: Float64Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** Nodes for which a source's word on the effective share is used, because no complete chain says it. */
  readonly stated: ReadonlyMap<number, StatedShare>;
}

export function calculate(graph: OwnershipGraph, dimension: Dimension): ShareCalculation {
  const outside = graph.owned.length;
  const sumOf = (node: number): number => graph.owned[node]!.holdings[dimension].reduce((sum, { low }) => sum + low, 0);
  const rest = (node: number): number => Math.max(0, 1 - sumOf(node));
  const persons = new Map(graph.isPerson.flatMap((isPerson, node) => (isPerson ? [[node, 1] as const] : [])));
  const rows = graph.owned.map(({ holdings }) => holdings[dimension].map(({ node, low }) => ({ node, weight: low })));
  const accounted = graph.owned.map(({ isAccounted }, node) => [
    ...rows[node]!,
    ...(isAccounted ? [{ node: outside, weight: rest(node) }] : []),
  ]);
  // By the register's word the chain ends there, whatever stands between.
  const traced = accounted.map((row, node) => (graph.owned[node]!.isListed ? [{ node: outside, weight: 1 }] : row));
  const leadingToEnds = (leading: Rows) => solveShares([...leading, []], new Map([...persons, [outside, 1]]));
  const unknown = graph.owned.map(({ holdings, unnamed, isEnd, isListed }, node) =>
    isListed
      ? [{ node: outside, weight: UNLISTED_MAX }]
      : [
          ...holdings[dimension].map((holding) => ({ node: holding.node, weight: holding.high })),
          ...unnamed.map(({ share }) => ({ node: outside, weight: share?.high ?? rest(node) })),
          ...(isEnd ? [{ node: outside, weight: 1 }] : []),
        ],
  );
  const owners = graph.owned.map(({ holdings, effective }) => [
    ...new Set([...holdings[dimension], ...effective[dimension]].map(({ node }) => node)),
  ]);
  return {
    dimension,
    rows,
    rings: ringsOf(rows),
    owners,
    groups: ringsOf(owners.map((row) => row.map((node) => ({ node, weight: 1 })))).map((nodes) => ({
      nodes,
      rings: ringsOf(rows, () => true, nodes),
      hasListed: nodes.some((node) => graph.owned[node]!.isListed),
    })),
    accounted: leadingToEnds(accounted),
    traced: leadingToEnds(traced),
    unknown: solveShares([...unknown, []], new Map([[outside, 1]])),
  };
}

/** A stated effective share of unknown size can be no more than what is not accounted for. */
export const boundUnknown = (graph: OwnershipGraph, calculations: readonly ShareCalculation[]): OwnershipGraph => ({
  ...graph,
  owned: graph.owned.map((owned, node) => ({
    ...owned,
    effective: byDimension((dimension) => {
      const { accounted } = calculations.find((one) => one.dimension === dimension) ?? calculations[0]!;
      const high = Math.max(0, 1 - accounted[node]!);
      return owned.effective[dimension].map((one) => (one.isUnknown ? { ...one, high } : one));
    }),
  })),
});

/**
 * What part of each node leads to `party`. Nodes in `whole` count as the party's own: what it controls is attributed to
 * it in full.
 */
export function sharesOf(
  graph: OwnershipGraph,
  calculation: ShareCalculation,
  party: number,
  whole: { readonly least: ReadonlySet<number>; readonly most: ReadonlySet<number> } = NOTHING,
): PartyShares {
  const { dimension, accounted, rows, rings } = calculation;
  const fixedFor = (nodes: ReadonlySet<number>) => new Map([...nodes, party].map((node) => [node, 1]));
  const fixed = { least: fixedFor(whole.least), most: fixedFor(whole.most) };
  const chain = solveShares(rows, fixed.least, whole === NOTHING ? rings : undefined);
  const stated = new Map<number, StatedShare>();
  const indirect = graph.owned.map(({ effective }, node): readonly (StatedShare & Weight)[] => {
    if (effective[dimension].length === 0) return NOBODY;
    return effective[dimension].flatMap((one) => {
      if (one.node !== party) return graph.isPerson[one.node]! ? [] : [{ ...one, weight: one.low }];
      const isComplete = 1 - accounted[node]! <= ROUNDING && chain[node]! > 0;
      if (one.isMereName && chain[node]! > ROUNDING) return [];
      if (!isComplete && !whole.least.has(node) && one.high > chain[node]! + SAME) stated.set(node, one);
      return [];
    });
  });
  if (graph.isExact) return { chain, least: chain, most: chain, stated };
  const isDirect = indirect.every((one) => one.length === 0);
  const constant = (node: number): Weight[] => {
    const range = stated.get(node);
    return range === undefined ? [] : [{ node: party, weight: range.low }];
  };
  const least =
    isDirect && stated.size === 0
      ? chain
      : highest(calculation, chain, fixed.least, (node) => [...indirect[node]!, ...constant(node)].map((one) => [one]));
  for (const [node, { high }] of stated) {
    if (!fixed.most.has(node)) fixed.most.set(node, Math.max(high, least[node]!));
  }
  const isPlain = isDirect && fixed.most.size === fixed.least.size;
  const start = isPlain ? least : solveShares(rows, fixed.most);
  const most = highest(calculation, start, fixed.most, (node, values) => [
    greediest(holdingsFor(graph, calculation, node, { party, isHolder: chain[0]! > ROUNDING }), values),
    ...indirect[node]!.map((one) => [{ node: one.node, weight: one.high }]),
  ]);
  return { chain, least, most, stated };
}

const NOBODY: readonly never[] = [];
const NOTHING = { least: new Set<number>(), most: new Set<number>() };

/** A limit that only contradictory graphs can reach. */
const ROUNDS_MAX = 200;

/**
 * The least solution where each node takes whichever of its rows leads to most: starts with the rows of the
 * calculation, whose solution is `start`, and changes those that another one strictly exceeds, until none does. Owners
 * come before what they own, so that only the nodes of a ring are changed together. Values only rise, except where
 * sources contradict each other so far that a ring holds more than all of itself; there the highest value that was
 * found stays.
 */
function highest(
  { rows, owners, groups }: ShareCalculation,
  start: Float64Array,
  fixed: ReadonlyMap<number, number>,
  othersOf: (node: number, values: Float64Array) => readonly (readonly Weight[])[],
): Float64Array {
  const taken = [...rows];
  const values = start.slice();
  const isFree = (node: number): boolean => !fixed.has(node);
  const hasOwner = (nodes: readonly number[], holds: (owner: number) => boolean): boolean => {
    for (const node of nodes) for (const owner of owners[node]!) if (holds(owner)) return true;
    return false;
  };
  for (const { nodes, rings, hasListed } of groups) {
    if (!hasListed && !hasOwner(nodes, (owner) => values[owner]! > 0)) continue;
    const isWhole = nodes.every(isFree);
    const free = isWhole ? nodes : nodes.filter(isFree);
    let current: Rings | null = isWhole ? rings : null;
    const solve = (): void => {
      current ??= ringsOf(taken, isFree, free);
      const before = free.map((node) => values[node]!);
      for (const ring of current) solveRing(ring, taken, values);
      for (const [place, node] of free.entries()) values[node] = Math.max(values[node]!, before[place]!);
    };
    if (hasOwner(free, (owner) => values[owner] !== start[owner])) solve();
    for (let round = 0; round < ROUNDS_MAX; round++) {
      let changed = false;
      for (const node of free) {
        const others = othersOf(node, values);
        for (const other of taken[node] === rows[node] ? others : [rows[node]!, ...others]) {
          if (other.length === 0) continue;
          if (valueOf(other, values) <= Math.max(valueOf(taken[node]!, values), values[node]!) + SAME) continue;
          if (!haveSameOwners(taken[node]!, other)) current = null;
          taken[node] = other;
          changed = true;
        }
      }
      if (!changed) break;
      solve();
    }
  }
  return values;
}

/** Whether two rows of one node name the same owners, so that they make the same rings. */
const haveSameOwners = (a: readonly Weight[], b: readonly Weight[]): boolean =>
  a.length === b.length &&
  a.every((one) => b.some(({ node, weight }) => node === one.node && (weight === 0) === (one.weight === 0)));

function valueOf(row: readonly Weight[], values: Float64Array): number {
  let sum = 0;
  for (const { node, weight } of row) sum += weight * values[node]!;
  return Math.min(1, sum);
}

/** The holders of a node; a known holder of the customer may also hold what a register of beneficial owners leaves out. */
function holdingsFor(
  graph: OwnershipGraph,
  { dimension }: ShareCalculation,
  node: number,
  { party, isHolder }: { readonly party: number; readonly isHolder: boolean },
): readonly Holding[] {
  const { holdings, stakes, isListed } = graph.owned[node]!;
  const named = holdings[dimension];
  if (!isListed || !isHolder || stakes.some(({ owner }) => graph.nodeOf.get(owner) === party)) return named;
  return [...named, { node: party, low: 0, high: UNLISTED_MAX }];
}

/** The shares of one node's holders, within their ranges and together no more than all, that give the highest value. */
function greediest(holdings: readonly Holding[], values: Float64Array): Weight[] {
  let left = 1;
  let canGrow = false;
  for (const { node: holder, low, high } of holdings) {
    left -= low;
    canGrow ||= low !== high && values[holder]! > 0;
  }
  if (!canGrow || left <= 0) return [];
  return holdings
    .toSorted((a, b) => values[b.node]! - values[a.node]!)
    .map((holding) => {
      const more = Math.min(left, holding.high - holding.low);
      left -= more;
      return { node: holding.node, weight: holding.low + more };
    });
}
