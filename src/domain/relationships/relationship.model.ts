import type { IsoTime } from "../case/case.model.ts";
import type { Regime, RiskLevel } from "../diligence/rating.model.ts";
import type { Gender } from "../hits/screening.model.ts";

/**
 * States of a customer after the approval. `restricted`: shut by a match with a sanctions list, by the end of the company or by an officer;
 * `in_review`: a review case is open.
 */
export const RELATIONSHIP_STATES = ["active", "restricted", "in_review", "exit_planned", "ended"] as const;
export type RelationshipState = (typeof RELATIONSHIP_STATES)[number];

/** A customer whom a decision approved. One of a tenant that has not ended for each customer. */
export interface Relationship {
  readonly relationshipId: string;
  /** `company:<country>:<number>` or `person:<hash>`; `case:<workflow_id>` for a customer who can be told by neither. */
  readonly customerKey: string;
  readonly kind: "company" | "person";
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly registrationNumber: string | null;
  readonly name: string;
  readonly state: RelationshipState;
  readonly since: IsoTime;
  readonly endedAt: IsoTime | null;
  /** Null where an earlier version approved the customer without a rating. */
  readonly riskRating: RiskLevel | null;
  readonly regime: Regime | null;
  /** YYYY-MM-DD; null once it has ended. */
  readonly nextReviewAt: string | null;
  readonly restrictions: readonly string[];
  /** The officer who decided last. */
  readonly officer: string;
  /** Increases by one with each change. */
  readonly version: number;
}

/** A relationship as it is stored. */
export interface StoredRelationship extends Relationship {
  /** The state to which it returns if its end is withdrawn; null while it lasts. */
  readonly resumesAs: RelationshipState | null;
}

/** Somebody whom the lists are searched for, as long as the relationship lasts. */
export interface MonitoredParty {
  readonly partyId: string;
  readonly relationshipId: string;
  readonly kind: "company" | "person";
  readonly name: string;
  /** Other spellings, by which it is searched for too. */
  readonly spellings: readonly string[];
  readonly roles: readonly string[];
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate: string | null;
  /** Null where no source says it, or sources differ. */
  readonly gender: Gender | null;
  readonly countries: readonly string[];
  readonly identifiers: readonly string[];
}

/** Role of a party that only the customer's own words name, and that nobody states to be behind the customer. */
export const NAMED_ROLE = "named in the customer's own words";

/** Role of a party that only the running text of a company's paper names. */
export const IN_PAPER_ROLE = "named in the text of a company's paper";

/** Whether running text alone names a party. */
export const isNamedOnly = ({ roles }: Pick<MonitoredParty, "roles">): boolean =>
  roles.length > 0 && roles.every((role) => role === NAMED_ROLE || role === IN_PAPER_ROLE);
