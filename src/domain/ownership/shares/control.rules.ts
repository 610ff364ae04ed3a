import type { OwnershipGraph } from "./ownership-graph.rules.ts";

/** The last digit of a sum of fractions does not make a majority. */
const SAME = 1e-9;

/**
 * The nodes that those of `start`, one party and what it is known to control, control, themselves included, by the least or the most that shares can be. Control passes along a
 * chain where each link is control by other means or more than half of the shares or votes, held by the party together
 * with what it controls (AMLR art. 53). Shares that a company holds in itself do not vote.
 */
export function controlledBy(
  graph: OwnershipGraph,
  start: Iterable<number>,
  bounds: "least" | "most",
): ReadonlySet<number> {
  const bound = bounds === "least" ? "low" : "high";
  const controlled = new Set(start);
  const isMajority = (node: number): boolean =>
    graph.dimensions.some((dimension) => {
      const { holdings, effective } = graph.owned[node]!;
      if (dimension === "profits") return false;
      const votes = holdings[dimension].filter((one) => one.node !== node);
      const own = holdings[dimension].find((one) => one.node === node)?.low ?? 0;
      const held = votes.reduce((sum, one) => sum + (controlled.has(one.node) ? one[bound] : 0), 0);
      return (
        held > (1 - own) / 2 + SAME ||
        effective[dimension].some((one) => controlled.has(one.node) && one[bound] > 0.5 + SAME)
      );
    });
  for (let grown = true; grown;) {
    grown = false;
    for (let node = 0; node < graph.owned.length; node++) {
      if (controlled.has(node) || graph.isPerson[node]!) continue;
      if (graph.owned[node]!.control.some((link) => controlled.has(link.node)) || isMajority(node)) {
        controlled.add(node);
        grown = true;
      }
    }
  }
  return controlled;
}
