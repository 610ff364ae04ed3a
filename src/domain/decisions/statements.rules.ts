import { SEVERITIES, type Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { withConfirmation } from "./confirmation.rules.ts";

/**
 * A finding with what an officer stated on it before, while entry and subject are unchanged: a confirmation, or a
 * clearance if the match is no graver than the cleared one.
 */
export function withStatement(finding: Finding, before: Finding): Finding {
  const { confirmation, clearance } = before;
  if (finding.confirmation !== undefined || before.entry_fingerprint !== finding.entry_fingerprint) return finding;
  if (confirmation !== undefined) return withConfirmation(finding, confirmation);
  if (clearance === undefined || finding.clearance !== undefined) return finding;
  const isGraver = SEVERITIES.indexOf(finding.severity) > SEVERITIES.indexOf(before.severity);
  return isGraver ? finding : { ...finding, clearance };
}

/**
 * Findings of a run with what officers stated while it was under way: the run began without it.
 * @param record the case before the run's result is added.
 */
export function withLaterStatements(findings: readonly Finding[], record: CaseRecord): readonly Finding[] {
  const stated = new Map(
    record.investigations
      .flatMap((result) => result.findings)
      .filter(({ clearance, confirmation }) => clearance !== undefined || confirmation !== undefined)
      .map((finding) => [finding.id, finding]),
  );
  const told = findings.map((finding) => {
    const before = stated.get(finding.id);
    return before === undefined ? finding : withStatement(finding, before);
  });
  return told.some((finding, n) => finding !== findings[n]) ? told : findings;
}
