import type { Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";

export const PATTERN_TYPES = [
  "phoenix",
  "shared_director",
  "shared_address",
  "circular",
  "dormant",
  "contagion",
] as const;
export type PatternType = (typeof PATTERN_TYPES)[number];

export const ALERT_SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const RISK_KINDS = ["sanctioned", "rejected", "escalated", "bankrupt"] as const;
/** What makes an entity of concern, gravest first. */
export type RiskKind = (typeof RISK_KINDS)[number];

/** A pattern in the graph, with the minimal entities and relations that explain it. */
export interface Motif {
  readonly pattern: PatternType;
  readonly severity: AlertSeverity;
  readonly title: string;
  readonly description: string;
  /** Identity: motifs of one pattern with the same anchor are the same, whatever their members. */
  readonly anchor: readonly string[];
  /** The entity around which the pattern is looked for again. */
  readonly focusId: string;
  /** Motifs that share one of these are one story. */
  readonly storyAnchors: readonly string[];
  /** Members. */
  readonly entityIds: readonly string[];
  /** Members of concern, and why. */
  readonly risks: Readonly<Record<string, RiskKind>>;
  readonly relations: readonly Relation[];
  /** Figures behind the pattern and its severity. */
  readonly details: Readonly<Record<string, unknown>>;
  /** There may be more members: not all relations of one of them were read. */
  readonly isPartial: boolean;
}

/**
 * Number of companies from which an address is not distinctive, such as a business centre or an accountant's office.
 */
export const MASS_ADDRESS = 10;
/** Number of companies from which a person is a professional director, a trustee or an accountant. */
export const JOINS_MANY = 10;

/** Whether a person directs so many companies that they have little to do with each other. */
export const joinsMany = (graph: GraphIndex, id: string): boolean => {
  const counted = graph.countOf(id);
  return (counted?.companies ?? distinctEnds(currentOf(graph.from(id, "directs")), "to")) >= JOINS_MANY;
};

export const currentOf = (relations: readonly Relation[]): Relation[] =>
  relations.filter(({ until }) => until === null);

const distinctEnds = (relations: readonly Relation[], end: "from" | "to"): number =>
  new Set(relations.map((relation) => relation[end])).size;

const DAY_MS = 86_400_000;

/** Whole days from one date (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** One relation of each pair and type, without duplicates from several sources: one that still holds before an ended one. */
export function distinctRelations(relations: readonly Relation[]): Relation[] {
  const seen = new Map<string, Relation>();
  for (const relation of relations) {
    const key = JSON.stringify([relation.from, relation.type, relation.to]);
    const known = seen.get(key);
    if (known === undefined || (known.until !== null && relation.until === null)) seen.set(key, relation);
  }
  return [...seen.values()];
}
