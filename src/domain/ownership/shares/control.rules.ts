import type { OwnershipGraph } from "./ownership-graph.rules.ts";

/** What a sum of fractions may exceed a half by without being a majority. */
const SAME = 1e-9;

/** What a node can do in an entity by itself. */
interface Influence {
  readonly owned: number;
  /** Parts of the capital and of the votes, as fractions without the shares that the entity holds in itself, which do not vote. */
  readonly shares: readonly number[];
  readonly controls: boolean;
}

/** By owner, what each node can do, by the least or the most that shares can be. */
export type Influences = Readonly<Record<"least" | "most", readonly (readonly Influence[])[]>>;

export const influencesIn = (graph: OwnershipGraph): Influences => ({
  least: influencesBy(graph, "low"),
  most: influencesBy(graph, "high"),
});

function influencesBy(graph: OwnershipGraph, bound: "low" | "high"): Influence[][] {
  const dimensions = graph.dimensions.filter((dimension) => dimension !== "profits");
  const found: Influence[][] = graph.parties.map(() => []);
  for (const [owned, { holdings, effective, control }] of graph.owned.entries()) {
    const voting = dimensions.map(
      (dimension) => 1 - (holdings[dimension].find(({ node }) => node === owned)?.low ?? 0),
    );
    const add = (node: number, shares: readonly number[], controls: boolean) => {
      if (node !== owned) found[node]!.push({ owned, shares, controls });
    };
    for (const { node } of control) add(node, [], true);
    for (const [at, dimension] of dimensions.entries()) {
      for (const one of holdings[dimension]) {
        add(
          one.node,
          dimensions.map((_, place) => (place === at ? one[bound] / voting[at]! : 0)),
          false,
        );
      }
      for (const one of effective[dimension]) add(one.node, [], one[bound] > 0.5 + SAME);
    }
  }
  return found;
}

/**
 * The nodes that those of `start`, one party and what it is known to control, control, themselves included. Control
 * passes along a chain where each link is control by other means or more than half of the shares or votes, held by the
 * party together with what it controls (AMLR art. 53).
 * @param passes false for an entity through which control is not followed.
 */
export function controlledBy(
  influences: Influences,
  start: Iterable<number>,
  bound: "least" | "most",
  passes: (owned: number) => boolean = () => true,
): ReadonlySet<number> {
  const controlled = new Set(start);
  const held = new Map<number, number[]>();
  // The loop also visits nodes that are added while it runs.
  for (const node of controlled) {
    for (const { owned, shares, controls } of influences[bound][node]!) {
      if (!passes(owned)) continue;
      const before = held.get(owned);
      const together = shares.map((share, at) => share + (before?.[at] ?? 0));
      if (together.length > 0) held.set(owned, together);
      if (controls || together.some((share) => share > 0.5 + SAME)) controlled.add(owned);
    }
  }
  return controlled;
}
