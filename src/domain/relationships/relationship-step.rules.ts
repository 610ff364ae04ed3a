import type { CaseRecord } from "../case/case.record.ts";
import { endInForce } from "../retention/retention.rules.ts";
import type { RelationshipState, StoredRelationship } from "./relationship.model.ts";
import { type RelationshipTerms, stricterTerms, termsOf } from "./terms.rules.ts";

/** What is known of a case and of relationships before a step. */
export interface RelationshipsBefore {
  /** The case's place in a relationship; null before its first. */
  readonly place: {
    readonly part: "opening" | "review";
    /** Time of the decision and day of the end that the relationship knows. */
    readonly decidedAt: string | null;
    readonly endedOn: string | null;
    readonly relationship: StoredRelationship;
  } | null;
  /** The relationship of the same customer that has not ended. */
  readonly living: StoredRelationship | null;
}

/** What happens to a relationship because of one of its cases. */
export type RelationshipStep =
  | { readonly kind: "none" }
  /** A new relationship begins. */
  | { readonly kind: "open"; readonly terms: RelationshipTerms }
  /** Another case of the customer was approved; `replaces`: a review, which states again who stands behind the customer. */
  | {
      readonly kind: "approve";
      readonly of: StoredRelationship;
      readonly terms: RelationshipTerms;
      readonly state: RelationshipState;
      readonly replaces: boolean;
    }
  /** A review was refused. */
  | {
      readonly kind: "refuse";
      readonly of: StoredRelationship;
      readonly officer: string;
      readonly state: RelationshipState;
    }
  | { readonly kind: "end"; readonly of: StoredRelationship; readonly end: NonNullable<CaseRecord["relationshipEnd"]> }
  | { readonly kind: "resume"; readonly of: StoredRelationship; readonly state: RelationshipState };

/** What a case in its present state asks of its customer's relationship. */
export function relationshipStep(record: CaseRecord, before: RelationshipsBefore): RelationshipStep {
  const { living } = before;
  const place = before.place ?? placeOfReview(record, living);
  const own = place?.relationship ?? null;
  const end = endInForce(record);
  const isNew = record.decision !== null && place?.decidedAt !== record.decision.decidedAt;
  if (end === null && isNew && record.status === "APPROVED") return approval(record, place, living);
  if (own === null) return NONE;
  const isLiving = own.endedAt === null;
  if (end !== null) return isLiving ? { kind: "end", of: own, end } : NONE;
  if (isNew && record.status === "REJECTED" && place!.part === "review") {
    // A relationship that is shut stays so until it ends.
    const state = own.state === "restricted" ? own.state : "exit_planned";
    return isLiving ? { kind: "refuse", of: own, officer: record.decision!.maker, state } : NONE;
  }
  // The end that this case had recorded was withdrawn.
  if (place!.endedOn === null || isLiving) return NONE;
  if (living === null) return { kind: "resume", of: own, state: own.resumesAs ?? "active" };
  return record.status === "APPROVED" ? approval(record, null, living) : NONE;
}

/** A review that was decided before it was entered at its relationship is one all the same. */
const placeOfReview = ({ reviewOf }: CaseRecord, living: StoredRelationship | null): RelationshipsBefore["place"] =>
  reviewOf !== undefined && living?.relationshipId === reviewOf.relationshipId
    ? { part: "review", decidedAt: null, endedOn: null, relationship: living }
    : null;

function approval(
  record: CaseRecord,
  place: RelationshipsBefore["place"],
  living: StoredRelationship | null,
): RelationshipStep {
  const terms = termsOf(record)!;
  const own = place && place.relationship.endedAt === null ? place.relationship : living;
  if (own === null) return { kind: "open", terms };
  const replaces = place?.part === "review" && own === place.relationship;
  // Only a review decides about a relationship that is shut or ending; another case of the customer does not.
  return replaces
    ? { kind: "approve", of: own, terms, state: "active", replaces }
    : { kind: "approve", of: own, terms: stricterTerms(own, terms), state: own.state, replaces };
}

const NONE = { kind: "none" } as const;
