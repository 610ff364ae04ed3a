import type { Actor } from "../../platform/context.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { FeedEventType } from "../event-feed/feed-event.model.ts";
import type { DiagnosticsRecords } from "../iteration/diagnostics.model.ts";
import type { OwedMail } from "../mail/mail.model.ts";
import type { Memorandum } from "../memoranda/memorandum.model.ts";
import type { Evaluation } from "../reasoning/evaluation.model.ts";
import type { RecommendedAction } from "./brief.rules.ts";
import type { CaseRecord, DecisionKind } from "./case.record.ts";

/** When and by whom a case is changed. A parameter, so that the rules stay pure. */
export interface ChangeMeta {
  readonly now: Date;
  readonly actor: Actor;
}

/** What the audit chain of a case has entries of. */
export const AUDIT_EVENTS = [
  "CASE_CREATED",
  "REVIEW_TRIGGER_ADDED",
  "PORTAL_LINK_RENEWED",
  "DOCUMENT_UPLOADED",
  "DOCUMENT_READ",
  "DOCUMENT_REVIEWED",
  "EVIDENCE_FILED",
  "OWNERSHIP_FILED",
  "OWNERSHIP_FILING_WITHDRAWN",
  "DOCUMENTS_SUBMITTED",
  "INVESTIGATION_STARTED",
  "INVESTIGATION_COMPLETED",
  "INVESTIGATION_FAILED",
  "PROVISIONAL_DECISION_RECORDED",
  "DECISION_BLOCKED",
  "DECISION_PARKED",
  "SECOND_APPROVAL_GIVEN",
  "SECOND_APPROVAL_REFUSED",
  "DECISION_APPLIED",
  "GATE_OVERRIDDEN",
  "MCC_DECIDED",
  "MCC_RECLASSIFIED",
  "TASKS_REGENERATED",
  "LEARNED_EFFECTS_SWITCHED",
  "MEMO_DRAFTED",
  "MEMO_SIGNED",
  "HIT_CLEARED",
  "HIT_CONFIRMED",
  "HIT_CONFIRMATION_UNDONE",
  "SCREENING_REPEATED",
  "POLICY_APPLIED",
  "OTHER_CASE_CHANGED",
  // `OTHER_CASE_CHANGED` in chains of earlier releases.
  "OTHER_CASES_READ",
  "ALERT_RAISED",
  "ALERT_CHANGED",
  "ALERT_ENDED",
  "VERIFICATION_LINKED",
  "TIER_APPLIED",
  "LEGAL_HOLD_SET",
  "LEGAL_HOLD_LIFTED",
  "CASE_ASSIGNED",
  "RELATIONSHIP_ENDED",
  "RELATIONSHIP_RESUMED",
  "MAIL_SENT",
  "MAIL_NOT_SENT",
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** An audit entry before it is chained. `details` never holds a secret or a token. */
export interface AuditDraft {
  readonly event: AuditEvent;
  readonly details: Readonly<Record<string, unknown>>;
  /** Defaults to the actor of the change. */
  readonly actor?: string;
}

/**
 * Work that follows from a change. It is saved in the same transaction and executed by the object's alarm at least once
 * (`durable-objects/case-effects.ts`), so each effect must be idempotent by its id.
 */
export type CaseEffect =
  /** Adds the stages of an iteration to the tenant's statistics. */
  | { readonly kind: "count_diagnostics"; readonly payload: { readonly iteration: number } }
  /** Written by versions that stored diagnostics in the database. */
  | {
      readonly kind: "record_diagnostics";
      readonly payload: { readonly iteration: number; readonly records: DiagnosticsRecords };
    }
  /** Written by versions that stored evaluations in the database. */
  | {
      readonly kind: "store_evaluation";
      readonly payload: { readonly iteration: number; readonly evaluation: Evaluation };
    }
  | { readonly kind: "store_task_responses"; readonly payload: { readonly iteration: number } }
  | { readonly kind: "count_decision"; readonly payload: CountedDecision }
  | { readonly kind: "capture_signal"; readonly payload: DecisionSignal }
  /** Makes a clearance available to later cases and scans. */
  | { readonly kind: "remember_clearing"; readonly payload: { readonly findingId: string; readonly byMlro: boolean } }
  /** Makes a confirmation, or its end, known to later cases; ends what a clearance of the same hit did for them. */
  | { readonly kind: "remember_confirmation"; readonly payload: { readonly findingId: string } }
  /** Records what the service read in a document, once its content was read. */
  | { readonly kind: "read_document"; readonly payload: { readonly documentId: string } }
  /** Updates the entity graph from the case. */
  | { readonly kind: "record_in_graph" }
  /** Enters a new review at its customer's relationship, as the open one. */
  | { readonly kind: "join_relationship" }
  /** Brings the relationship with the customer up to the case: it was decided, or its end was recorded. */
  | { readonly kind: "update_relationship" }
  /** Reads the alerts on the case again: one of them changed. */
  | { readonly kind: "refresh_network" }
  /** Tells the tenant's systems what happened; once for each type and iteration. */
  | {
      readonly kind: "publish_event";
      readonly payload: {
        readonly type: Extract<FeedEventType, `case.${string}`>;
        readonly at: string;
        readonly iteration: number;
      };
    }
  /** Enters what other cases and changes of the law find the case by; part of `record_in_graph`. */
  | { readonly kind: "index_case" }
  /** Sends a mail to the customer, if it is still owed by then. */
  | { readonly kind: "send_mail"; readonly payload: OwedMail }
  | { readonly kind: "publish_verification"; readonly payload: { readonly verificationId: string } };

/** The entity graph has a birth date that an accepted paper gives since the case was entered there. */
export const sightAgain = ({ investigations }: Pick<CaseRecord, "investigations">): CaseEffect[] =>
  investigations.length === 0 ? [] : [{ kind: "record_in_graph" }];

export const UPDATE_RELATIONSHIP: CaseEffect = { kind: "update_relationship" };

export const readDocument = (documentId: string): CaseEffect => ({ kind: "read_document", payload: { documentId } });

/** A decision in effect, as counted in the officer's track record. */
export interface CountedDecision {
  readonly officerId: string;
  readonly decision: DecisionKind;
  readonly recommended: RecommendedAction;
  readonly decidedAt: string;
  readonly blindSample: boolean;
  /** What its officer decided before the judgement was shown; absent where that was not asked. */
  readonly provisional?: { readonly decision: DecisionKind; readonly recommended: RecommendedAction };
}

/** A decision as a signal to the officer's memory. */
export interface DecisionSignal {
  /** Stable across repeated deliveries. */
  readonly id: string;
  readonly signalType: "case_approved" | "case_rejected" | "case_escalated" | "followup_requested";
  readonly officerId: string;
  readonly iteration: number;
  /** Whether the memory may learn from it; absent in decisions of earlier versions. */
  readonly teaches?: boolean;
}

/** A change to a case: the new state, its audit entries, its effects, and the answer to the caller. */
export interface Change<T = undefined> {
  readonly record: CaseRecord;
  readonly audit: readonly AuditDraft[];
  readonly effects: readonly CaseEffect[];
  readonly answer: T;
  /** A memorandum of the case, stored in the same transaction. */
  readonly memorandum?: Memorandum;
  /** The rule evaluation of the current iteration, stored in the same transaction. */
  readonly evaluation?: Evaluation;
  /** The change is invisible in the case, including `updated_at`, but increases its version. */
  readonly isHidden?: true;
}

/**
 * A pure, synchronous rule that changes a case. A refusal changes nothing except what `regardless` holds, such as the
 * audit entry of a blocked decision.
 */
export type ChangeRule<T> = (record: CaseRecord, meta: ChangeMeta) => RuleOutcome<T>;

export type RuleOutcome<T> = Outcome<Change<T>> & {
  /** A change that is applied although the caller is refused, such as the audit entry of the refusal. */
  readonly regardless?: Change;
};

/**
 * What a rule makes of a case that was changed before it, with that change: it stays with the case when the rule refuses.
 * @param changed the case that the rule was given.
 * @param before what the change is audited as, and what follows from it.
 */
export function withChangeBefore<T>(
  outcome: RuleOutcome<T>,
  changed: CaseRecord,
  before: { readonly audit: readonly AuditDraft[]; readonly effects?: readonly CaseEffect[] },
): RuleOutcome<T> {
  const added = <A>(made: Change<A>): Change<A> => ({
    ...made,
    audit: [...before.audit, ...made.audit],
    effects: [...made.effects, ...(before.effects ?? [])],
  });
  if (outcome.ok) return { ok: true, value: added(outcome.value) };
  const refused: Change = outcome.regardless ?? { record: changed, audit: [], effects: [], answer: undefined };
  return { ...outcome, regardless: added(refused) };
}

export const change = <T>(
  record: CaseRecord,
  answer: T,
  audit: readonly AuditDraft[] = [],
  effects: readonly CaseEffect[] = [],
): Outcome<Change<T>> => ({ ok: true, value: { record, audit, effects, answer } });
