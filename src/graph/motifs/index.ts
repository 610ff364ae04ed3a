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
export {
  ALERT_SEVERITIES,
  MASS_ADDRESS,
  type AlertSeverity,
  joinsMany,
  type Motif,
  PATTERN_TYPES,
  type PatternType,
  RISK_KINDS,
  type RiskKind,
} from "./motif.ts";
export { findPhoenixes } from "./phoenix.ts";
export { isMassAddress } from "./shared.ts";
export { isTied, riskOf } from "./risk.ts";

const FINDERS = {
  company: [
    findPhoenixes,
    findSharedDirectors,
    findSharedAddresses,
    findCircularOwnership,
    findDormantRevived,
    findContagion,
  ],
  person: [findSharedDirectors, findContagion],
  address: [findSharedAddresses],
} as const;

/** All patterns that involve an entity. Pure: the same graph gives the same motifs. */
export function findMotifs(graph: GraphIndex, entity: Entity): Motif[] {
  const finders = entity.type in FINDERS ? FINDERS[entity.type as keyof typeof FINDERS] : [];
  return finders
    .flatMap((find) => find(graph, entity))
    .map((motif) => ({ ...motif, entityIds: [...new Set(motif.entityIds)].toSorted() }));
}
