import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import type { Motif } from "./motif.ts";

/** A cycle of ownership over any number of companies, which hides the beneficial owner. */
export function findCircularOwnership(graph: GraphIndex, company: Entity): Motif[] {
  const cycle = shortestCycle(graph, company.id);
  if (!cycle) return [];
  const names = cycle.map(({ from }) => graph.entity(from)?.name ?? from);
  return [
    {
      pattern: "circular",
      severity: cycle.length <= 2 ? "medium" : "high",
      title: `Circular ownership over ${cycle.length} ${cycle.length === 1 ? "company" : "companies"}`,
      description: `${names.map((name, at) => `${name} owns ${names[(at + 1) % names.length]!}`).join("; ")}.`,
      entityIds: cycle.map(({ from }) => from),
      relations: cycle,
      details: { length: cycle.length, shares_percent: cycle.map(({ sharePercent }) => sharePercent) },
    },
  ];
}

/** Breadth-first search along current ownership, so the first cycle found is a shortest one. */
function shortestCycle(graph: GraphIndex, start: string): Relation[] | null {
  const reachedBy = new Map<string, Relation>();
  let frontier = [start];
  while (frontier.length > 0) {
    const next: string[] = [];
    for (const id of frontier) {
      for (const relation of graph.from(id, "owns")) {
        if (relation.until !== null) continue;
        if (relation.to === start) return cycleTo(reachedBy, start, relation);
        if (reachedBy.has(relation.to)) continue;
        reachedBy.set(relation.to, relation);
        next.push(relation.to);
      }
    }
    frontier = next;
  }
  return null;
}

function cycleTo(reachedBy: ReadonlyMap<string, Relation>, start: string, last: Relation): Relation[] {
  const cycle = [last];
  while (cycle[0]!.from !== start) cycle.unshift(reachedBy.get(cycle[0]!.from)!);
  return cycle;
}
