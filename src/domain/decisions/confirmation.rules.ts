import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type AuditDraft, type CaseEffect, type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { isUnclearNews } from "./news-words.rules.ts";
import { aboutHit, editFinding, findFinding, isHidden, isHit } from "./hits.rules.ts";

/**
 * Records an officer's statement that a hit is this subject. A sanctions hit becomes critical, and with that a trigger
 * of the SAR-first gate; an earlier clearance of it ends. Refuses with `not_found`, `validation_failed` for what is no
 * single hit, and `invalid_state`.
 */
export function confirmHit(
  record: CaseRecord,
  findingId: string,
  reason: string,
  meta: ChangeMeta,
): RuleOutcome<Finding> {
  const finding = findFinding(record, findingId);
  if (!finding) return refuse("not_found", "The finding was not found.");
  if (!isUnclearNews(finding) && (!isHit(finding) || isHidden(finding))) {
    return refuse("validation_failed", "Only a match with one list entry, or news to be read, can be confirmed.");
  }
  if (finding.confirmation) return refuseState(record, "The finding is already confirmed.");
  if (isDecided(record.status)) return refuseState(record, "The case is decided; its hits stay as they were.");
  const confirmation = { reason, confirmed_by: meta.actor.id, confirmed_at: isoTime(meta.now) };
  const confirmed = editFinding(record, findingId, (one) => withConfirmation(one, confirmation));
  const answer = findFinding(confirmed, findingId)!;
  const details = { ...aboutHit(finding), severity_before: finding.severity, severity: answer.severity, reason };
  return change(reviseResult(confirmed, meta.now), answer, [{ event: "HIT_CONFIRMED", details }], effectsOf(findingId));
}

/**
 * Withdraws a confirmation; the hit is open again with the severity that the list match gave it. A trigger that the
 * match itself made stays. One that the confirmation alone made ends with it: it rested on an officer's statement, which
 * the MLRO withdraws. Refuses with `not_found`, `forbidden`, `invalid_state`.
 */
export function undoConfirmation(
  record: CaseRecord,
  findingId: string,
  reason: string | null,
  meta: ChangeMeta,
): RuleOutcome<Finding> {
  const finding = findFinding(record, findingId);
  if (!finding) return refuse("not_found", "The finding was not found.");
  if (!meta.actor.roles.includes("mlro")) return refuse("forbidden", "Undoing a confirmation requires the role mlro.");
  if (!finding.confirmation) return refuseState(record, "The hit is not confirmed.");
  if (isDecided(record.status)) return refuseState(record, "The case is decided; its hits stay as they were.");
  const undone = editFinding(record, findingId, unconfirmed);
  return change(
    reviseResult(undone, meta.now),
    findFinding(undone, findingId)!,
    [undoneDraft(finding, reason)],
    effectsOf(findingId),
  );
}

/** The audit entry of an undone confirmation. */
export const undoneDraft = (finding: Finding, reason: string | null): AuditDraft => ({
  event: "HIT_CONFIRMATION_UNDONE",
  details: {
    ...aboutHit(finding),
    confirmed_by: finding.confirmation?.confirmed_by ?? null,
    severity: unconfirmed(finding).severity,
    reason,
  },
});

/** A hit with its confirmation, which outweighs any clearance. */
export function withConfirmation(
  hit: Finding,
  { reason, confirmed_by, confirmed_at }: Omit<NonNullable<Finding["confirmation"]>, "severity_before">,
): Finding {
  const { clearance: _, ...finding } = hit;
  return {
    ...finding,
    severity: finding.category === "sanctions" ? "critical" : finding.severity,
    confirmation: { reason, confirmed_by, confirmed_at, severity_before: finding.severity },
  };
}

/** A hit as it was before its confirmation; one without a confirmation is returned unchanged. */
export function unconfirmed(finding: Finding): Finding {
  const { confirmation, ...rest } = finding;
  return confirmation ? { ...rest, severity: confirmation.severity_before ?? finding.severity } : finding;
}

const effectsOf = (findingId: string): CaseEffect[] => [
  { kind: "remember_confirmation", payload: { findingId } },
  { kind: "record_in_graph" },
];

const refuseState = (record: CaseRecord, message: string): RuleOutcome<never> =>
  refuse("invalid_state", message, { extra: { current_status: record.status } });
