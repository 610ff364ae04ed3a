import type { GraphLink, OwnershipGraph } from "./drawing.model.ts";

/** A graph whose boxes stand in layers, the customer's in layer 0, each above everything that it owns. */
export interface Layered {
  readonly layerOf: ReadonlyMap<string, number>;
  /** Links that lead a layer or more downwards. */
  readonly down: readonly GraphLink[];
  /** Links that close a circle: they lead upwards, or to the box itself. */
  readonly back: readonly GraphLink[];
}

export function layer(graph: OwnershipGraph): Layered {
  const intoOf = Map.groupBy(graph.links, ({ to }) => to);
  const back = new Set<GraphLink>();
  const open = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string): void => {
    open.add(id);
    for (const link of intoOf.get(id) ?? []) {
      if (open.has(link.from)) back.add(link);
      else if (!done.has(link.from)) visit(link.from);
    }
    open.delete(id);
    done.add(id);
  };
  visit(graph.subject);
  const down = graph.links.filter((link) => !back.has(link));
  const outOf = Map.groupBy(down, ({ from }) => from);
  const layerOf = new Map<string, number>();
  const place = (id: string): number => {
    const known = layerOf.get(id);
    if (known !== undefined) return known;
    const found = Math.max(-1, ...(outOf.get(id) ?? []).map(({ to }) => place(to))) + 1;
    layerOf.set(id, found);
    return found;
  };
  for (const { id } of graph.nodes) place(id);
  return { layerOf, down, back: [...back].map((link) => ({ ...link, style: "ring" })) };
}
