import type { Relation } from "../graph.model.ts";

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

/** A pattern in the graph, with the minimal entities and relations that explain it. */
export interface Motif {
  readonly pattern: PatternType;
  readonly severity: AlertSeverity;
  readonly title: string;
  readonly description: string;
  /** Identity: motifs with the same pattern and entities are the same. */
  readonly entityIds: readonly string[];
  readonly relations: readonly Relation[];
  /** Figures behind the pattern and its severity. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Number of companies from which an address is not distinctive, such as a business centre or an accountant's office.
 */
export const MASS_ADDRESS = 10;

const DAY_MS = 86_400_000;

/** Whole days from one date (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** One relation of each pair and type, without duplicates from several sources. */
export function distinctRelations(relations: readonly Relation[]): Relation[] {
  const seen = new Map<string, Relation>();
  for (const relation of relations) {
    const key = JSON.stringify([relation.from, relation.type, relation.to]);
    if (!seen.has(key)) seen.set(key, relation);
  }
  return [...seen.values()];
}
