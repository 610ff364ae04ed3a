import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { type AlertSeverity, daysBetween, type RiskKind } from "./motif.ts";

export interface Risk {
  readonly kind: RiskKind;
  /** Follows the name. */
  readonly text: string;
  /** Of a pattern that leads straight to it. */
  readonly severity: AlertSeverity;
}

/** A bankruptcy that is older says little about who is still around. */
const OLD_BANKRUPTCY_DAYS = 10 * 365;

/** What makes an entity of concern to those around it. An ordinary end of a company does not. */
export function riskOf({ sanctions, standing, bankruptOn, outcome }: Entity, today: string | null): Risk | null {
  if (sanctions === "exact") return { kind: "sanctioned", text: "matches a sanctions list", severity: "critical" };
  if (outcome === "rejected") return { kind: "rejected", text: "was rejected in another case", severity: "high" };
  if (outcome === "escalated") return { kind: "escalated", text: "is escalated in another case", severity: "high" };
  if (standing === "bankrupt" || bankruptOn !== null) {
    if (today !== null && bankruptOn !== null && daysBetween(bankruptOn, today) > OLD_BANKRUPTCY_DAYS) return null;
    const text = bankruptOn === null ? "is bankrupt" : `went bankrupt on ${bankruptOn}`;
    return { kind: "bankrupt", text, severity: "medium" };
  }
  return null;
}

/** How long before a bankruptcy someone may have left who is still linked to it. */
const LEFT_BEFORE_DAYS = 731;

/**
 * Whether a relation links somebody to a company now. With a bankruptcy offices end, so that who left shortly before it
 * or after it is still linked to it.
 */
export function isTied({ until }: Relation, company: Entity | undefined): boolean {
  if (until === null) return true;
  const endedOn = company?.bankruptOn ?? (isOver(company) ? company?.endDate : null) ?? null;
  if (endedOn === null) return company?.standing === "bankrupt";
  return daysBetween(until, endedOn) <= LEFT_BEFORE_DAYS;
}

export const isOver = (company: Entity | undefined): boolean =>
  company?.standing === "bankrupt" || company?.standing === "ceased";

/** Those of some entities that are of concern, and why. */
export const risksAmong = (graph: GraphIndex, ids: readonly string[]): Record<string, RiskKind> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const entity = graph.entity(id);
      const risk = entity && riskOf(entity, graph.today);
      return risk ? [[id, risk.kind]] : [];
    }),
  );
