import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { sarTriggers } from "./gates.rules.ts";

/**
 * An officer's word that a hit is someone else. It stays on record beside the finding and takes nothing
 * away: a trigger that was cleared keeps the SAR-first gate of this case shut, and that of every later case that
 * meets it again. What later cases and scans need not ask again, the memory of cleared hits tells them.
 */
export function clearFinding(
  record: CaseRecord,
  findingId: string,
  reason: string,
  meta: ChangeMeta,
): RuleOutcome<Finding> {
  const finding = record.investigations.flatMap((result) => result.findings).findLast((f) => f.id === findingId);
  if (!finding) return refuse("not_found", "The finding was not found.");
  const isTrigger = sarTriggers(record).some((trigger) => trigger.id === findingId);
  const byMlro = meta.actor.roles.includes("mlro");
  if (isTrigger && !byMlro) {
    return refuse("forbidden", "Clearing this finding needs the role mlro.");
  }
  const clearance = { reason, cleared_by: meta.actor.id, cleared_at: isoTime(meta.now) };
  const cleared: Finding = { ...finding, clearance };
  const investigations = record.investigations.map((result) => ({
    ...result,
    findings: result.findings.map((f) => (f.id === findingId ? { ...f, clearance } : f)),
  }));
  const details = {
    finding_id: findingId,
    category: finding.category,
    subject: finding.subject ?? null,
    source_entry: finding.source_entry ?? null,
    reason,
  };
  return change(
    { ...record, investigations },
    cleared,
    [{ event: "HIT_CLEARED", details }],
    [{ kind: "remember_clearing", payload: { findingId, byMlro } }, { kind: "record_in_graph" }],
  );
}
