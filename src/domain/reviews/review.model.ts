import type { IsoTime } from "../case/case.model.ts";
import type { PartyOrigin } from "../customer/customer.model.ts";
import type { FoundChange } from "../relationships/looks.model.ts";
import type { RiskLevel } from "../diligence/rating.model.ts";

/**
 * What opens a review. `due`: its day has come; `event`: something about the customer changed; `screening_hit`: a list
 * names somebody behind the customer, or an event that stands on that.
 */
export const REVIEW_TRIGGERS = ["officer", "due", "event", "screening_hit"] as const;
export type ReviewTriggerKind = (typeof REVIEW_TRIGGERS)[number];

export interface ReviewTrigger {
  readonly trigger: ReviewTriggerKind;
  readonly reason: string;
  /** Of the monitoring event; null where nobody observed one. */
  readonly eventId: string | null;
  /** Address of the article that the event tells the MLRO of. */
  readonly news?: string;
}

/** A trigger as the review records it, once. */
export interface RecordedTrigger extends ReviewTrigger {
  /** The event, or the officer's request: the same trigger again adds nothing. */
  readonly key: string;
  readonly at: IsoTime;
}

/** What a customer is asked in a review. Everything else is known and still good. */
export interface Asked {
  /** Document types. */
  readonly requirements: readonly string[];
  /** Of those, the ones that the customer must hand in. */
  readonly required: readonly string[];
  /** Question ids. */
  readonly questions: readonly string[];
}

/** What the company register states otherwise than at the last decision. */
export interface RegisterSince {
  readonly changes: readonly Pick<FoundChange, "field" | "title">[];
  /** Whom it named then, and names in no office or holding now. */
  readonly left: readonly string[];
  /** Who held an office then and holds none now; empty where a company holds one, for which anybody may act. */
  readonly leftOffice?: readonly string[];
  /** Everybody whom it named then or names now. */
  readonly named: readonly string[];
}

export const UNCHANGED: RegisterSince = { changes: [], left: [], named: [] };

/** The customer as the last decision found it, which the review is compared with. */
export interface LastDecision {
  readonly decision: "approve" | "approve_with_restrictions";
  readonly decidedAt: IsoTime;
  /** In force when the review was opened. */
  readonly restrictions: readonly string[];
  /** Who approved, and why; absent in reviews of earlier versions. */
  readonly setBy?: string;
  readonly reason?: string | null;
  /** Null where an earlier version decided without a rating. */
  readonly rating: RiskLevel | null;
  readonly parties: readonly {
    readonly name: string;
    readonly kind: "person" | "company";
    /** Absent in reviews of earlier versions. */
    readonly origin?: PartyOrigin;
  }[];
  /** Who the customer was and who stood behind it, in sentences; absent in reviews of earlier versions. */
  readonly words?: string;
}

/** A document of the last approved case that is still good and was copied to the review. */
export interface CarriedDocument {
  /** In the review. */
  readonly documentId: string;
  readonly filename: string;
  /** YYYY-MM-DD, its own date or that of the day on which it was handed in. */
  readonly dated: string;
}

/** What makes a case the review of a customer who was approved before. */
export interface ReviewOf extends RecordedTrigger {
  readonly relationshipId: string;
  /** The last approved case. */
  readonly workflowId: string;
  /** Triggers that came while the review was open. */
  readonly joined: readonly RecordedTrigger[];
  /** Nothing is sent to the customer before the SAR-first gate is known to be open. */
  readonly heldBack: boolean;
  readonly asks: Asked;
  /** Since when the oldest of the answers that may change has not been asked again. */
  readonly answersSince: IsoTime;
  readonly before: LastDecision;
  /** What the register stated otherwise when the review was opened, in sentences; absent in reviews of earlier versions. */
  readonly registerSince?: readonly string[];
  readonly carried: readonly CarriedDocument[];
}
