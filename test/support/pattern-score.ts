import { findMotifs, GraphIndex, type PatternType, PATTERN_TYPES } from "../../src/graph/motifs/index.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import type { Planted } from "./planted-graph.ts";

export interface PatternScore {
  readonly pattern: PatternType;
  readonly planted: number;
  readonly found: number;
  readonly precision: number;
  readonly recall: number;
}

/** Looks for every pattern around every company, and holds what is found against what was planted. */
export function scorePatterns(graph: GraphBuilder, planted: readonly Planted[]): PatternScore[] {
  const index = new GraphIndex(graph.entities.values(), graph.relations);
  const found = new Map<PatternType, Set<string>>(PATTERN_TYPES.map((pattern) => [pattern, new Set()]));
  for (const entity of index.entities()) {
    if (entity.type !== "company") continue;
    for (const motif of findMotifs(index, entity)) found.get(motif.pattern)!.add(keyOf(motif.entityIds));
  }
  return PATTERN_TYPES.map((pattern) => {
    const wanted = new Set(planted.filter((p) => p.pattern === pattern).map((p) => keyOf(p.entityIds)));
    const seen = found.get(pattern)!;
    const right = [...seen].filter((key) => wanted.has(key)).length;
    return {
      pattern,
      planted: wanted.size,
      found: seen.size,
      precision: seen.size === 0 ? 1 : right / seen.size,
      recall: wanted.size === 0 ? 1 : right / wanted.size,
    };
  });
}

const keyOf = (ids: readonly string[]): string => [...ids].sort().join("\n");
