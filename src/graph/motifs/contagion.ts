import type { Entity, Relation, RelationType } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { type AlertSeverity, distinctRelations, type Motif } from "./motif.ts";

/** Relations that propagate risk. A shared address alone does not. */
const RISK_TIES: readonly RelationType[] = ["directs", "owns", "holds_account"];
/**
 * Risk from neighbours of a case: a director or owner of the company, or another of their companies, is sanctioned,
 * bankrupt, rejected or escalated.
 */
export function findContagion(graph: GraphIndex, company: Entity): Motif[] {
  if (graph.casesOf(company.id).length === 0) return [];
  return riskTiesOf(graph, company.id).flatMap(({ id: between, tie }) => {
    const neighbour = graph.entity(between);
    if (!neighbour || neighbour.type === "case") return [];
    const direct = motifOf(company, neighbour, [tie]);
    const further = riskTiesOf(graph, between).flatMap(({ id, tie: second }) => {
      const far = graph.entity(id);
      return far && id !== company.id && far.type !== "case" ? motifOf(company, far, [tie, second], neighbour) : [];
    });
    return [...direct, ...further];
  });
}

interface RiskTie {
  readonly id: string;
  readonly tie: Relation;
}

function riskTiesOf(graph: GraphIndex, id: string): RiskTie[] {
  const ties = RISK_TIES.flatMap((type) => [...graph.from(id, type), ...graph.to(id, type)]);
  return distinctRelations(ties).map((tie) => ({ id: tie.from === id ? tie.to : tie.from, tie }));
}

function motifOf(company: Entity, source: Entity, path: readonly Relation[], between?: Entity): Motif[] {
  const risk = riskOf(source);
  if (!risk) return [];
  const through = between ? ` through ${between.name}` : "";
  return [
    {
      pattern: "contagion",
      severity: path.length === 1 ? risk.severity : lower(risk.severity),
      title: `${company.name} is linked to ${source.name}`,
      description: `${source.name} ${risk.text} and is ${path.length === 1 ? "one step" : "two steps"} from ${company.name}${through}.`,
      entityIds: [company.id, ...(between ? [between.id] : []), source.id],
      relations: path,
      details: { source: source.id, risk: risk.kind, distance: path.length },
    },
  ];
}

function riskOf({
  sanctions,
  standing,
  bankruptOn,
  outcome,
}: Entity): { kind: string; text: string; severity: AlertSeverity } | null {
  if (sanctions === "exact") return { kind: "sanctioned", text: "matches a sanctions list", severity: "critical" };
  if (outcome === "rejected") return { kind: "rejected", text: "was rejected in another case", severity: "high" };
  if (outcome === "escalated") return { kind: "escalated", text: "is escalated in another case", severity: "high" };
  if (standing === "bankrupt" || bankruptOn !== null) {
    return { kind: "bankrupt", text: "is bankrupt", severity: "medium" };
  }
  return null;
}

const lower = (severity: AlertSeverity): AlertSeverity =>
  severity === "critical" ? "high" : severity === "high" ? "medium" : "low";
