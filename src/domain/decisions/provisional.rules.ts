import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { isAgreed, isWithheldFrom } from "../automation/blind-review.rules.ts";
import { recommendAction } from "../case/brief.rules.ts";
import {
  type AuditDraft,
  type CaseEffect,
  type ChangeMeta,
  type RuleOutcome,
  change,
  withChangeBefore,
} from "../case/case.change.ts";
import type { CaseRecord, DecisionKind, ProvisionalDecision } from "../case/case.record.ts";
import { standingOf } from "./gates.rules.ts";

export interface ProvisionalInput {
  readonly decision: DecisionKind;
  /** Null where a decision was taken without a provisional one. */
  readonly reason: string | null;
}

/** What other cases are compared with has the score from now on. */
const SHOWN: CaseEffect = { kind: "record_in_graph" };

/**
 * Records what the case's officer would decide before the judgement is shown. It decides nothing. Refuses with
 * `invalid_state` where no provisional decision of this officer is asked.
 */
export function recordProvisional(
  record: CaseRecord,
  input: ProvisionalInput,
  meta: ChangeMeta,
): RuleOutcome<ProvisionalDecision> {
  const given = provisionalBy(record, input, meta);
  if (given === null) {
    return refuse("invalid_state", "The case does not ask you for a provisional decision.", {
      extra: { current_status: record.status },
    });
  }
  return change(given.record, given.provisional, [given.audit], [SHOWN]);
}

/**
 * A decision of an officer who has not seen the judgement is their provisional decision too, also where a gate blocks it:
 * an attempt would otherwise show what is withheld.
 */
export function withUnprompted<T>(
  record: CaseRecord,
  input: ProvisionalInput,
  meta: ChangeMeta,
  decide: (record: CaseRecord) => RuleOutcome<T>,
): RuleOutcome<T> {
  const given = provisionalBy(record, input, meta);
  if (given === null) return decide(record);
  const outcome = decide(given.record);
  return withChangeBefore(outcome, given.record, { audit: [given.audit], effects: outcome.ok ? [] : [SHOWN] });
}

function provisionalBy(record: CaseRecord, { decision, reason }: ProvisionalInput, meta: ChangeMeta) {
  if (!isWithheldFrom(record, meta.actor.id)) return null;
  const provisional: ProvisionalDecision = {
    decision,
    reason,
    officer: meta.actor.id,
    recordedAt: isoTime(meta.now),
    iteration: record.iteration,
    recommended: recommendAction(standingOf(record, meta.now)),
  };
  const audit: AuditDraft = {
    event: "PROVISIONAL_DECISION_RECORDED",
    details: {
      decision,
      reason,
      recommended: provisional.recommended,
      agrees: isAgreed(provisional),
      risk_score: record.investigations.at(-1)?.risk_score ?? null,
    },
  };
  return { provisional, audit, record: { ...record, provisional } };
}
