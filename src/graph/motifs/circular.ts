import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import type { Motif } from "./motif.ts";

/** Ownership that leads back to where it began, over any number of companies: nobody stands behind it. */
export function findCircularOwnership(graph: GraphIndex, company: Entity): Motif[] {
  const cycle = shortestCycle(graph, company.id);
  if (!cycle) return [];
  const names = cycle.map(({ from }) => graph.entity(from)?.name ?? from);
  return [
    {
      pattern: "circular",
      severity: cycle.length <= 2 ? "medium" : "high",
      title: `Circular ownership over ${cycle.length} ${cycle.length === 1 ? "company" : "companies"}`,
      description: `${names.join(" owns ")} owns ${names[0]!}.`,
      entityIds: cycle.map(({ from }) => from),
      relations: cycle,
      details: { length: cycle.length, shares_percent: cycle.map(({ sharePercent }) => sharePercent) },
    },
  ];
}

/** Breadth first along what each owns now, so the first way back is a shortest one. */
function shortestCycle(graph: GraphIndex, start: string): Relation[] | null {
  const reachedBy = new Map<string, Relation>();
  let frontier = [start];
  while (frontier.length > 0) {
    const next: string[] = [];
    for (const id of frontier) {
      for (const relation of graph.from(id, "owns")) {
        if (relation.until !== null) continue;
        if (relation.to === start) return wayBack(reachedBy, start, relation);
        if (reachedBy.has(relation.to)) continue;
        reachedBy.set(relation.to, relation);
        next.push(relation.to);
      }
    }
    frontier = next;
  }
  return null;
}

function wayBack(reachedBy: ReadonlyMap<string, Relation>, start: string, last: Relation): Relation[] {
  const cycle = [last];
  while (cycle[0]!.from !== start) cycle.unshift(reachedBy.get(cycle[0]!.from)!);
  return cycle;
}
