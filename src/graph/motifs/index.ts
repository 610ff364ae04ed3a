import type { Entity } from "../graph.model.ts";
import { findCircularOwnership } from "./circular.ts";
import { findContagion } from "./contagion.ts";
import { findDormantRevived } from "./dormant.ts";
import type { GraphIndex } from "./graph-index.ts";
import type { Motif } from "./motif.ts";
import { findPhoenixes } from "./phoenix.ts";
import { findSharedAddresses, findSharedDirectors } from "./shared.ts";

export { findContagion } from "./contagion.ts";
export { GraphIndex } from "./graph-index.ts";
export { ALERT_SEVERITIES, type AlertSeverity, type Motif, PATTERN_TYPES, type PatternType } from "./motif.ts";

const FINDERS = [
  findPhoenixes,
  findSharedDirectors,
  findSharedAddresses,
  findCircularOwnership,
  findDormantRevived,
  findContagion,
] as const;

/** All patterns that involve a company. Pure: the same graph gives the same motifs. */
export const findMotifs = (graph: GraphIndex, company: Entity): Motif[] =>
  FINDERS.flatMap((find) => find(graph, company)).map((motif) => ({
    ...motif,
    entityIds: [...new Set(motif.entityIds)].toSorted(),
  }));
