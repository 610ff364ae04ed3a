import { type Dimension, ROUNDING } from "./interests.rules.ts";
import { byDimension, type OwnershipGraph, type StatedShare } from "./ownership-graph.rules.ts";
import { ringsOf, type Rows, solveShares, type Weight } from "./solve-shares.rules.ts";

/** A smaller difference comes from the order of the calculation. */
const SAME = 1e-12;

/** The calculation of one dimension over the graph. */
export interface ShareCalculation {
  readonly dimension: Dimension;
  /** The least shares, and their rings. */
  readonly rows: Rows;
  readonly rings: readonly (readonly number[])[];
  /** What part of each node leads, by the least shares, to persons, to who is exempt or to an arrangement whose persons are named. */
  readonly accounted: Float64Array;
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
  const unknown = graph.owned.map(({ holdings, unnamed, isEnd }, node) => [
    ...holdings[dimension].map((holding) => ({ node: holding.node, weight: holding.high })),
    ...unnamed.map(({ share }) => ({ node: outside, weight: share?.high ?? rest(node) })),
    ...(isEnd ? [{ node: outside, weight: 1 }] : []),
  ]);
  return {
    dimension,
    rows,
    rings: ringsOf(rows),
    accounted: solveShares([...accounted, []], new Map([...persons, [outside, 1]])),
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
  { dimension, accounted, rows, rings }: ShareCalculation,
  party: number,
  whole: { readonly least: ReadonlySet<number>; readonly most: ReadonlySet<number> } = NOTHING,
): PartyShares {
  const fixedFor = (nodes: ReadonlySet<number>) => new Map([...nodes, party].map((node) => [node, 1]));
  const chain = solveShares(rows, fixedFor(whole.least), whole === NOTHING ? rings : undefined);
  const stated = new Map<number, StatedShare>();
  const indirect: (readonly (StatedShare & Weight)[])[] = graph.owned.map(({ effective }, node) =>
    effective[dimension].flatMap((one) => {
      if (one.node !== party) return graph.isPerson[one.node]! ? [] : [{ ...one, weight: one.low }];
      const isComplete = 1 - accounted[node]! <= ROUNDING && chain[node]! > 0;
      if (!isComplete && !whole.least.has(node) && one.high > chain[node]! + SAME) stated.set(node, one);
      return [];
    }),
  );
  if (graph.isExact) return { chain, least: chain, most: chain, stated };
  const constant = (node: number): Weight[] => {
    const range = stated.get(node);
    return range === undefined ? [] : [{ node: party, weight: range.low }];
  };
  const least = highest(rows, chain, fixedFor(whole.least), (node) =>
    [...indirect[node]!, ...constant(node)].map((one) => [one]),
  );
  const fixed = fixedFor(whole.most);
  for (const [node, { high }] of stated) if (!fixed.has(node)) fixed.set(node, Math.max(high, least[node]!));
  const isPlain =
    indirect.every((one) => one.length === 0) && fixed.size === whole.least.size + 1 - (whole.least.has(party) ? 1 : 0);
  const most = highest(rows, isPlain ? least : solveShares(rows, fixed), fixed, (node, values) => [
    greediest(graph, dimension, node, values),
    ...indirect[node]!.map((one) => [{ node: one.node, weight: one.high }]),
  ]);
  return { chain, least, most, stated };
}

const NOTHING = { least: new Set<number>(), most: new Set<number>() };

/** A limit that only contradictory graphs can reach: each round follows the chains further. */
const ROUNDS_MAX = 200;

/**
 * The least solution where each node takes whichever of its rows leads to most: starts with the given rows, whose
 * solution is `start`, and changes those that another one strictly exceeds, until none does. Values only rise, except where sources contradict each other
 * so far that a ring holds more than all of itself; there the highest value that was found stays.
 */
function highest(
  rows: Rows,
  start: Float64Array,
  fixed: ReadonlyMap<number, number>,
  othersOf: (node: number, values: Float64Array) => readonly (readonly Weight[])[],
): Float64Array {
  const taken = [...rows];
  let values = start;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const valueOf = (row: readonly Weight[]) =>
      Math.min(
        1,
        row.reduce((sum, { node, weight }) => sum + weight * values[node]!, 0),
      );
    let changed = false;
    for (let node = 0; node < rows.length; node++) {
      if (fixed.has(node)) continue;
      const others = othersOf(node, values);
      for (const other of taken[node] === rows[node] ? others : [rows[node]!, ...others]) {
        if (other.length === 0) continue;
        if (valueOf(other) <= Math.max(valueOf(taken[node]!), values[node]!) + SAME) continue;
        taken[node] = other;
        changed = true;
      }
    }
    if (!changed) break;
    const next = solveShares(taken, fixed);
    values = next.map((value, node) => Math.max(value, values[node]!));
  }
  return values;
}

/** The shares of one node's holders, within their ranges and together no more than all, that give the highest value. */
function greediest(graph: OwnershipGraph, dimension: Dimension, node: number, values: Float64Array): Weight[] {
  const holdings = graph.owned[node]!.holdings[dimension];
  if (holdings.every(({ node: holder, low, high }) => low === high || values[holder] === 0)) return [];
  let left = Math.max(0, 1 - holdings.reduce((sum, { low }) => sum + low, 0));
  if (left === 0) return [];
  return holdings
    .toSorted((a, b) => values[b.node]! - values[a.node]!)
    .map((holding) => {
      const more = Math.min(left, holding.high - holding.low);
      left -= more;
      return { node: holding.node, weight: holding.low + more };
    });
}
