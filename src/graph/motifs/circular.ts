import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { currentOf, type Motif } from "./motif.ts";
import { risksAmong } from "./risk.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * Companies that own each other in a circle, which hides the beneficial owner. All circles that a company is part of are
 * one motif, the same from each of its companies.
 */
export function findCircularOwnership(graph: GraphIndex, company: Entity): Motif[] {
  if (graph.from(company.id, "owns").length === 0 || graph.to(company.id, "owns").length === 0) return [];
  const ring = ringOf(graph, company.id);
  if (ring.length === 0) return [];
  const ids = [...new Set(ring.flatMap(({ from, to }) => [from, to]))].toSorted();
  const nameOf = (id: string) => graph.entity(id)?.name ?? id;
  return [
    {
      pattern: "circular",
      severity: ids.length <= 2 ? "medium" : "high",
      title: `Circular ownership over ${ids.length} ${ids.length === 1 ? "company" : "companies"}`,
      description: `${inOrder(ring)
        .map(({ from, to }) => `${nameOf(from)} owns ${nameOf(to)}`)
        .join("; ")}.`,
      anchor: [ids[0]!],
      focusId: ids[0]!,
      storyAnchors: ids,
      entityIds: ids,
      risks: risksAmong(graph, ids),
      relations: inOrder(ring),
      details: { length: ids.length, shares_percent: inOrder(ring).map(({ sharePercent }) => sharePercent) },
      isPartial: false,
    },
  ];
}

/** Current ownership among the companies that the start owns, at any distance, and that own it. */
function ringOf(graph: GraphIndex, start: string): Relation[] {
  const reached = new Set([start]);
  const owners = new Map<string, Relation[]>();
  for (const id of reached) {
    for (const relation of currentOf(graph.from(id, "owns"))) {
      reached.add(relation.to);
      owners.set(relation.to, [...(owners.get(relation.to) ?? []), relation]);
    }
  }
  if (!owners.has(start)) return [];
  const ring = new Set([start]);
  for (const id of ring) for (const { from } of owners.get(id) ?? []) ring.add(from);
  const pairs = new Map<string, Relation>();
  for (const id of ring) {
    for (const relation of owners.get(id) ?? []) pairs.set(`${relation.from} ${relation.to}`, relation);
  }
  return [...pairs.values()];
}

/** Each company after one that owns it, from the first id on, so that the text is the same from every company. */
function inOrder(ring: readonly Relation[]): Relation[] {
  const byOwner = Map.groupBy(
    ring.toSorted((a, b) => compareText(a.to, b.to)),
    ({ from }) => from,
  );
  const ids = new Set([[...byOwner.keys()].toSorted()[0]!]);
  for (const id of ids) for (const { to } of byOwner.get(id) ?? []) ids.add(to);
  return [...ids].flatMap((id) => byOwner.get(id) ?? []);
}
