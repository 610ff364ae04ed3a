import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, UPDATE_RELATIONSHIP, change } from "../case/case.change.ts";
import { isTerminal } from "../case/case.machine.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { dayOf, type Day } from "./retention.rules.ts";

/** An order about the retention of a case. */
export type RetentionOrder =
  | { readonly kind: "set_hold" | "lift_hold"; readonly reason: string }
  | ResumeOrder
  | EndOrder;

interface ResumeOrder {
  readonly kind: "resume";
  readonly reason: string;
  /** The case of the same relationship in which it was ordered. */
  readonly via?: string;
}

interface EndOrder {
  readonly kind: "end";
  readonly endedOn: Day;
  readonly reason: string;
  /** The record in another case of the same relationship: by whom and when it was made. */
  readonly recorded?: NonNullable<CaseRecord["relationshipEnd"]>;
}

/** Applies an order about the retention of a case. */
export function changeRetention(record: CaseRecord, order: RetentionOrder, meta: ChangeMeta): RuleOutcome<undefined> {
  switch (order.kind) {
    case "set_hold":
      return setLegalHold(record, order.reason, meta);
    case "lift_hold":
      return liftLegalHold(record, order.reason);
    case "end":
      return recordRelationshipEnd(record, order, meta);
    case "resume":
      return resumeRelationship(record, order);
  }
}

/** Prevents the deletion of a case until the hold is lifted. Repeating it with the same reason changes nothing. */
function setLegalHold(record: CaseRecord, reason: string, meta: ChangeMeta): RuleOutcome<undefined> {
  if (record.legalHold && record.legalHold.reason === reason) return change(record, undefined);
  const legalHold = { reason, setBy: meta.actor.id, setAt: isoTime(meta.now) };
  return change({ ...record, legalHold }, undefined, [{ event: "LEGAL_HOLD_SET", details: { reason } }]);
}

/** Lifts the legal hold. Without a hold it changes nothing. */
function liftLegalHold(record: CaseRecord, reason: string): RuleOutcome<undefined> {
  if (!record.legalHold) return change(record, undefined);
  const details = { reason, held_for: record.legalHold.reason, set_by: record.legalHold.setBy };
  return change({ ...record, legalHold: false }, undefined, [{ event: "LEGAL_HOLD_LIFTED", details }]);
}

/**
 * Records the end of the business relationship, or that the applicant withdrew. The retention of an approved case
 * starts on this day. A later call corrects it. Refuses with `invalid_state` while the case is open, and with
 * `validation_failed` for an impossible day.
 */
function recordRelationshipEnd(
  record: CaseRecord,
  { endedOn, reason, recorded }: EndOrder,
  meta: ChangeMeta,
): RuleOutcome<undefined> {
  if (!isTerminal(record.status)) {
    return refuse(
      "invalid_state",
      "The end of the relationship can be recorded only for an approved, rejected or failed case.",
      {
        extra: { current_status: record.status },
      },
    );
  }
  const { relationshipEnd: known } = record;
  if (recorded) return known && known.recordedAt >= recorded.recordedAt ? UNCHANGED : ended(record, recorded);
  if (endedOn > dayOf(meta.now)) return wrongDay("is in the future");
  if (endedOn < dayOf(new Date(record.createdAt))) return wrongDay("is before the case was opened");
  if (known?.endedOn === endedOn && known.reason === reason) return change(record, undefined);
  return ended(record, { endedOn, reason, recordedBy: meta.actor.id, recordedAt: isoTime(meta.now) });
}

/** Nothing is stored: the case has this order, or a later one. */
const UNCHANGED = refuse("invalid_state", "The end of the relationship is already recorded.");

function ended(record: CaseRecord, relationshipEnd: NonNullable<CaseRecord["relationshipEnd"]>) {
  const { endedOn: ended_on, reason, recordedBy: actor } = relationshipEnd;
  const corrected = record.relationshipEnd?.endedOn ?? null;
  const entry = { event: "RELATIONSHIP_ENDED", details: { ended_on, reason, corrected }, actor } as const;
  return change({ ...record, relationshipEnd }, undefined, [entry], [UPDATE_RELATIONSHIP]);
}

/** Removes the recorded end of the relationship. Without one it changes nothing. */
function resumeRelationship(record: CaseRecord, { reason, via }: ResumeOrder): RuleOutcome<undefined> {
  const { relationshipEnd: known, ...rest } = record;
  if (!known) return via === undefined ? change(record, undefined) : UNCHANGED;
  const entry = { event: "RELATIONSHIP_RESUMED", details: { ended_on: known.endedOn, reason } } as const;
  return change(rest, undefined, [entry], [UPDATE_RELATIONSHIP]);
}

const wrongDay = (message: string) =>
  refuse("validation_failed", "The day is not valid as the end of the relationship.", {
    errors: [{ path: "ended_on", code: "out_of_range", message }],
  });
