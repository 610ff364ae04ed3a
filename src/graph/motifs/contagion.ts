import type { Entity, Relation, RelationType } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { type AlertSeverity, distinctRelations, joinsMany, type Motif } from "./motif.ts";
import { isTied, type Risk, riskOf } from "./risk.ts";

/** Relations that propagate risk. A shared address alone does not. */
const RISK_TIES: readonly RelationType[] = ["directs", "owns", "holds_account"];
const PATHS_SHOWN = 3;

/**
 * Risk from neighbours of a case: a director or owner of the company, or another of their companies, is sanctioned,
 * bankrupt, rejected or escalated. One motif for a subject and a source, by whatever ways the one reaches the other.
 */
export function findContagion(graph: GraphIndex, subject: Entity): Motif[] {
  if (!graph.hasCase(subject.id)) return [];
  const ways = riskTiesOf(graph, subject.id, true).flatMap(({ id, tie }): Way[] => {
    const neighbour = graph.entity(id);
    if (!neighbour || neighbour.type === "case") return [];
    const direct = wayTo(graph, neighbour, [tie]);
    // Who directs many companies does not carry the risk of one to all others.
    if (joinsMany(graph, id)) return direct;
    const further = riskTiesOf(graph, id, false).flatMap(({ id: farId, tie: second }) => {
      const far = graph.entity(farId);
      return far && farId !== subject.id && far.type !== "case" ? wayTo(graph, far, [tie, second], neighbour) : [];
    });
    return [...direct, ...further];
  });
  return [...Map.groupBy(ways, ({ source }) => source.id).values()].map((same) => motifOf(graph, subject, same));
}

interface Way {
  readonly source: Entity;
  readonly risk: Risk;
  readonly path: readonly Relation[];
  readonly between: Entity | null;
}

function wayTo(graph: GraphIndex, source: Entity, path: readonly Relation[], between: Entity | null = null): Way[] {
  const risk = riskOf(source, graph.today);
  const last = path.at(-1)!;
  return risk && isTied(last, graph.entity(last.to)) ? [{ source, risk, path, between }] : [];
}

interface RiskTie {
  readonly id: string;
  readonly tie: Relation;
}

/** @param current only ties that hold now: who left the subject brings it no risk any more. */
function riskTiesOf(graph: GraphIndex, id: string, current: boolean): RiskTie[] {
  const ties = RISK_TIES.flatMap((type) => [...graph.from(id, type), ...graph.to(id, type)]);
  return distinctRelations(ties)
    .filter(({ until }) => !current || until === null)
    .map((tie) => ({ id: tie.from === id ? tie.to : tie.from, tie }));
}

function motifOf(graph: GraphIndex, subject: Entity, ways: readonly Way[]): Motif {
  const distance = Math.min(...ways.map(({ path }) => path.length));
  const shortest = ways.filter(({ path }) => path.length === distance).slice(0, PATHS_SHOWN);
  const [{ source, risk }] = shortest as [Way];
  const between = [
    ...new Map(shortest.flatMap((way) => (way.between ? [[way.between.id, way.between]] : []))).values(),
  ];
  const through = between.length === 0 ? "" : ` through ${between.map(({ name }) => name).join(" and ")}`;
  // A customer can name anybody as its owner.
  const declared = shortest.every(({ path }) => path.some((tie) => isOnlyDeclared(graph, tie)))
    ? ", by what a customer declared alone"
    : "";
  return {
    pattern: "contagion",
    severity: distance === 1 ? risk.severity : lower(risk.severity),
    title: `${subject.name} is linked to ${source.name}`,
    description: `${source.name} ${risk.text} and is ${distance === 1 ? "directly " : ""}linked to ${subject.name}${through}${declared}.`,
    anchor: [subject.id, source.id],
    focusId: subject.id,
    storyAnchors: [source.id, ...between.map(({ id }) => id)],
    entityIds: [subject.id, ...between.map(({ id }) => id), source.id],
    risks: { [source.id]: risk.kind },
    relations: shortest.flatMap(({ path }) => path),
    details: { source: source.id, risk: risk.kind, distance },
    isPartial: [subject, ...between].some(({ id }) => graph.isTruncated(id)),
  };
}

const isOnlyDeclared = (graph: GraphIndex, { from, type, to }: Relation): boolean =>
  graph.from(from, type).every((tie) => tie.to !== to || tie.source === "customer");

const lower = (severity: AlertSeverity): AlertSeverity =>
  severity === "critical" ? "high" : severity === "high" ? "medium" : "low";
