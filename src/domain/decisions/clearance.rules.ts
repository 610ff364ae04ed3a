import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { isSenior } from "../../platform/roles.ts";
import { type AuditDraft, type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { Finding, HitClearance, HitDifference } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { isNearByBirth, refuseEqual } from "../hits/hit-agreement.rules.ts";
import { STRONG_SCORE, SURE_SCORE } from "../hits/screening.model.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { isNetworkFinding } from "../network/network-findings.rules.ts";
import { isEmptyReason } from "./empty-reason.rules.ts";
import { unconfirmed, undoneDraft } from "./confirmation.rules.ts";
import { sarTriggers } from "./gates.rules.ts";
import { aboutHit, editFinding, findFinding, isHidden, isHit, scoreOfHit } from "./hits.rules.ts";
import { isShown } from "./hit-proof.rules.ts";
import { isShutCustomer, isStatedFact } from "./to-settle.rules.ts";

export interface ClearanceInput {
  readonly reason: string;
  /** What differs between the subject and the list entry; empty if the officer names nothing. */
  readonly differs: readonly HitDifference[];
}

/**
 * Records an officer's statement that a hit is a different person. The finding stays: a cleared trigger still blocks
 * the SAR-first gate of this case and of later cases with the same hit. Later cases and scans read the clearance from
 * the cleared hits. Refuses with `not_found`, `forbidden`, `invalid_state`, `validation_failed`.
 */
export function clearFinding(
  record: CaseRecord,
  findingId: string,
  { reason, differs }: ClearanceInput,
  meta: ChangeMeta,
): RuleOutcome<Finding> {
  const finding = findFinding(record, findingId);
  if (!finding) return refuse("not_found", "The finding was not found.");
  if (isNetworkFinding(finding)) {
    return refuse("invalid_state", "The finding follows an alert or the entity graph. Dismiss the alert to end it.");
  }
  if (isStatedFact(finding)) {
    return refuse(
      "invalid_state",
      "The finding states a fact, which an officer's words do not change: it ends when the register, or the customer's answer, says otherwise.",
    );
  }
  const byMlro = meta.actor.roles.includes("mlro");
  if (isShutCustomer(finding) && !isSenior(meta.actor.roles)) {
    return refuse(
      "forbidden",
      "Clearing that the relationship is shut requires the role compliance_manager or mlro. A review of the relationship opens it.",
    );
  }
  const refusal = byMlro ? null : (refuseOfficer(record, finding) ?? refuseUnshown(record, finding, differs, meta.now));
  if (refusal) return refusal;
  if (isEmptyReason(reason)) return NO_REASON;
  const clearance: HitClearance = {
    reason,
    cleared_by: meta.actor.id,
    cleared_at: isoTime(meta.now),
    ...(differs.length === 0 ? {} : { differs }),
  };
  const cleared = editFinding(record, findingId, (one) => ({ ...unconfirmed(one), clearance }));
  const audit: AuditDraft[] = [
    ...(finding.confirmation ? [undoneDraft(finding, reason)] : []),
    { event: "HIT_CLEARED", details: { ...aboutHit(finding), reason, differs } },
  ];
  return change(reviseResult(cleared, meta.now), findFinding(cleared, findingId)!, audit, [
    { kind: "remember_clearing", payload: { findingId, byMlro } },
    ...(finding.confirmation ? [{ kind: "remember_confirmation" as const, payload: { findingId } }] : []),
    { kind: "record_in_graph" },
  ]);
}

const NO_REASON = refuse("validation_failed", "The finding cannot be cleared without a reason.", {
  errors: [
    { path: "reason", code: "says_nothing", message: "Say in words what settles it: somebody reads it years later." },
  ],
});

/** What only an MLRO may clear. */
function refuseOfficer(record: CaseRecord, finding: Finding): RuleOutcome<never> | null {
  const isTrigger = sarTriggers(record).some((trigger) => trigger.id === finding.id);
  if (isTrigger) return refuse("forbidden", "Clearing this finding requires the role mlro.");
  if (finding.confirmation) return refuse("forbidden", "Clearing a confirmed hit requires the role mlro.");
  if (isMatchOfReview(record, finding)) {
    return refuse(
      "forbidden",
      "Clearing this match of an approved customer requires the role mlro, as at its monitoring event.",
    );
  }
  if (isHit(finding) && isHidden(finding)) {
    return refuse(
      "forbidden",
      "Clearing matches that are not shown requires the role mlro. A birth date or a registration number narrows them down.",
    );
  }
  return null;
}

/** A strong match with a sanctions list, in a review that one opened or joined: who disposes of its event clears it. */
const isMatchOfReview = ({ reviewOf }: CaseRecord, finding: Finding): boolean =>
  reviewOf !== undefined &&
  [reviewOf, ...reviewOf.joined].some(({ trigger }) => trigger === "screening_hit") &&
  finding.category === "sanctions" &&
  isHit(finding) &&
  scoreOfHit(finding) >= STRONG_SCORE;

function refuseUnshown(
  record: CaseRecord,
  finding: Finding,
  differs: readonly HitDifference[],
  now: Date,
): RuleOutcome<never> | null {
  if (!isHit(finding)) return null;
  const equal = finding.hit === undefined ? null : refuseEqual(finding.hit, differs);
  if (equal !== null) return fault(equal.code, equal.message);
  const isSure = scoreOfHit(finding) > SURE_SCORE;
  if (!isSure && !isNearByBirth(finding)) return null;
  const because = isSure ? "the match score is above 0.90" : "the birth date is that of the list entry";
  if (differs.length === 0) return fault("required", `Name what differs: ${because}.`);
  if (isShown(record, finding, differs, now)) return null;
  return fault(
    "only_declared",
    `Nothing but the customer's word shows what differs, and ${because}. That requires an accepted identity document of this person, or register data of this subject, that states otherwise than the entry, filed evidence, or the role mlro.`,
  );
}

const fault = (code: string, message: string): RuleOutcome<never> =>
  refuse("validation_failed", "The hit cannot be cleared on this basis.", {
    errors: [{ path: "differs", code, message }],
  });
