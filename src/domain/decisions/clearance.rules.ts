import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { sarTriggers } from "./gates.rules.ts";

/**
 * Records an officer's statement that a hit is a different person. The finding stays: a cleared trigger still blocks
 * the SAR-first gate of this case and of later cases with the same hit. Later cases and scans read the clearance from
 * the cleared hits.
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
    return refuse("forbidden", "Clearing this finding requires the role mlro.");
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
