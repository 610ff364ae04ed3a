import type { Actor } from "../../platform/context.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { DiagnosticsRecords } from "../iteration/diagnostics.model.ts";
import type { Memorandum } from "../memoranda/memorandum.model.ts";
import type { Evaluation } from "../reasoning/evaluation.model.ts";
import type { RecommendedAction } from "./brief.rules.ts";
import type { CaseRecord, DecisionKind } from "./case.record.ts";

/** When and by whom a case is changed. Handed in, so that the rules stay pure. */
export interface ChangeMeta {
  readonly now: Date;
  readonly actor: Actor;
}

const AUDIT_EVENTS = [
  "CASE_CREATED",
  "PORTAL_LINK_RENEWED",
  "DOCUMENT_UPLOADED",
  "DOCUMENTS_SUBMITTED",
  "INVESTIGATION_STARTED",
  "INVESTIGATION_COMPLETED",
  "INVESTIGATION_FAILED",
  "DECISION_BLOCKED",
  "DECISION_PARKED",
  "SECOND_APPROVAL_GIVEN",
  "SECOND_APPROVAL_REFUSED",
  "DECISION_APPLIED",
  "GATE_OVERRIDDEN",
  "MCC_DECIDED",
  "MCC_RECLASSIFIED",
  "TASKS_REGENERATED",
  "MEMO_DRAFTED",
  "MEMO_SIGNED",
  "HIT_CLEARED",
  "VERIFICATION_LINKED",
  "TIER_APPLIED",
  "LEGAL_HOLD_SET",
  "LEGAL_HOLD_LIFTED",
  "RELATIONSHIP_ENDED",
  "RELATIONSHIP_RESUMED",
] as const;
type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** An audit entry before its place in the chain is known. `details` never holds a secret or a token. */
export interface AuditDraft {
  readonly event: AuditEvent;
  readonly details: Readonly<Record<string, unknown>>;
  /** Defaults to the actor of the change. */
  readonly actor?: string;
}

/**
 * Work that follows from a change: saved in the same transaction and carried out by the object's alarm at
 * least once, so each effect must be idempotent by its id. `durable-objects/case-effects.ts` carries them out.
 */
export type CaseEffect =
  /** Counts what the stages of an iteration came to, for the tenant's statistics. */
  | { readonly kind: "count_diagnostics"; readonly payload: { readonly iteration: number } }
  /** Left by a version that had diagnostics in the database. */
  | {
      readonly kind: "record_diagnostics";
      readonly payload: { readonly iteration: number; readonly records: DiagnosticsRecords };
    }
  /** Left by a version that had evaluations in the database. */
  | {
      readonly kind: "store_evaluation";
      readonly payload: { readonly iteration: number; readonly evaluation: Evaluation };
    }
  | { readonly kind: "store_task_responses"; readonly payload: { readonly iteration: number } }
  | { readonly kind: "count_decision"; readonly payload: CountedDecision }
  | { readonly kind: "capture_signal"; readonly payload: DecisionSignal }
  /** Keeps a clearing for later cases and scans. */
  | { readonly kind: "remember_clearing"; readonly payload: { readonly findingId: string; readonly byMlro: boolean } }
  /** Lets the entity graph follow what the case knows now. */
  | { readonly kind: "record_in_graph" }
  | { readonly kind: "publish_verification"; readonly payload: { readonly verificationId: string } };

/** What the officer's record of agreement counts, once a decision takes effect. */
export interface CountedDecision {
  readonly officerId: string;
  readonly decision: DecisionKind;
  readonly recommended: RecommendedAction;
  readonly decidedAt: string;
  readonly blindSample: boolean;
}

/** What the officer's memory learns from a decision. */
export interface DecisionSignal {
  /** The same however often the signal is sent. */
  readonly id: string;
  readonly signalType: "case_approved" | "case_rejected" | "case_escalated" | "followup_requested";
  readonly officerId: string;
  readonly iteration: number;
}

/** A change to a case: its new state, what the audit chain says of it, what follows, and the answer. */
export interface Change<T = undefined> {
  readonly record: CaseRecord;
  readonly audit: readonly AuditDraft[];
  readonly effects: readonly CaseEffect[];
  readonly answer: T;
  /** A memorandum of the case, kept beside the record in the same transaction. */
  readonly memorandum?: Memorandum;
  /** What the rules said of the current iteration, stored the same way. */
  readonly evaluation?: Evaluation;
  /** Nothing that the case shows tells of it, not even when it last changed. Its version rises as with any change. */
  readonly isHidden?: true;
}

/**
 * A rule of change: pure, synchronous, total. A refusal changes nothing, but for the audit entries that
 * `refusedWith` asks to keep (a blocked decision is itself an event).
 */
export type ChangeRule<T> = (record: CaseRecord, meta: ChangeMeta) => RuleOutcome<T>;

export type RuleOutcome<T> = Outcome<Change<T>> & {
  /** A change that happens although the caller is refused, such as the record of the refusal. */
  readonly regardless?: Change;
};

export const change = <T>(
  record: CaseRecord,
  answer: T,
  audit: readonly AuditDraft[] = [],
  effects: readonly CaseEffect[] = [],
): Outcome<Change<T>> => ({ ok: true, value: { record, audit, effects, answer } });
