import {
  type GraphIndex,
  isMassAddress,
  isTied,
  joinsMany,
  type PatternType,
  riskOf,
  type RiskKind,
} from "../../graph/motifs/index.ts";
import type { EvidenceSnapshot, Resolution } from "./alert.model.ts";

export const RESOLUTION_TEXTS: Readonly<Record<Resolution, string>> = {
  hit_cleared: "The sanctions hit that it rested on was cleared.",
  outcome_changed: "The case that it rested on has another outcome now.",
  relation_ended: "Somebody it rested on left the company, or the company moved.",
  case_deleted: "A case that it rested on was deleted.",
  joins_many: "So many companies share this address or director now that sharing it alone proves nothing.",
  facts_changed: "What the sources say now does not show the pattern any more.",
  merged: "Another alert about the same person, address or companies goes on for it.",
};

interface Ended {
  readonly patternType: PatternType;
  readonly evidenceSnapshot: EvidenceSnapshot;
}

/** Compares what an alert rested on with the graph of now; null: its entity is not in the graph any more. */
export function whyResolved(alert: Ended, graph: GraphIndex | null): Resolution {
  if (graph === null) return "case_deleted";
  const { entities, relationships, motif_details: details } = alert.evidenceSnapshot;
  for (const [id, kind] of Object.entries((details["risks"] ?? {}) as Record<string, RiskKind>)) {
    const entity = graph.entity(id);
    if (entity && riskOf(entity, graph.today)?.kind !== kind) return LIFTED[kind];
  }
  const left = relationships.some((tie) => {
    const now = graph.from(tie.from, tie.type as "directs").filter(({ to }) => to === tie.to);
    return (
      now.length > 0 && now.every((one) => !isTied(one, graph.entity(tie.type === "seated_at" ? one.from : one.to)))
    );
  });
  if (left) return "relation_ended";
  if (alert.patternType === "shared_address" || alert.patternType === "shared_director") {
    const isCrowded = alert.patternType === "shared_address" ? isMassAddress : joinsMany;
    if (entities.some(({ id, type }) => type !== "company" && isCrowded(graph, id))) return "joins_many";
  }
  return entities.some(({ id }) => graph.entity(id) === undefined) ? "case_deleted" : "facts_changed";
}

const LIFTED: Readonly<Record<RiskKind, Resolution>> = {
  sanctioned: "hit_cleared",
  rejected: "outcome_changed",
  escalated: "outcome_changed",
  bankrupt: "facts_changed",
};

/** What a resolved alert says: why it ended, and what it was. */
export const resolvedText = (resolution: Resolution, before: string): string =>
  resolution === "case_deleted" ? RESOLUTION_TEXTS.case_deleted : `${RESOLUTION_TEXTS[resolution]} It was: ${before}`;
