import { SEVERITIES, type Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { withConfirmation } from "./confirmation.rules.ts";
import { isArticle } from "./news-to-read.rules.ts";

/**
 * A finding with what an officer stated on it before, while entry and subject are unchanged: a confirmation, or a
 * clearance if the match is no graver than the cleared one.
 */
export function withStatement(finding: Finding, before: Finding): Finding {
  const { confirmation, clearance } = before;
  if (finding.confirmation !== undefined || !isUnchanged(finding, before)) return finding;
  if (confirmation !== undefined) return withConfirmation(finding, confirmation);
  if (clearance === undefined || finding.clearance !== undefined) return finding;
  const isGraver = SEVERITIES.indexOf(finding.severity) > SEVERITIES.indexOf(before.severity);
  return isGraver ? finding : { ...finding, clearance };
}

/** Versions before the fourth of the rules gave articles no fingerprint: what officers stated of those is kept. */
const isUnchanged = (finding: Finding, { entry_fingerprint: before }: Finding): boolean =>
  before === finding.entry_fingerprint || (before === undefined && isArticle(finding));

/**
 * Looks up what officers stated of a finding, in an earlier iteration or while a run was under way: by the finding itself, or by
 * the words of an article, which another publisher may print as well.
 */
export function statedBefore(stated: readonly Finding[]): (finding: Finding) => Finding | undefined {
  const byId = new Map(stated.map((finding) => [finding.id, finding]));
  const byWords = new Map(stated.filter(isArticle).map((finding) => [finding.entry_fingerprint, finding]));
  byWords.delete(undefined);
  return (finding) => byId.get(finding.id) ?? (isArticle(finding) ? byWords.get(finding.entry_fingerprint) : undefined);
}

/**
 * Findings of a run with what officers stated while it was under way: the run began without it.
 * @param record the case before the run's result is added.
 */
export function withLaterStatements(findings: readonly Finding[], record: CaseRecord): readonly Finding[] {
  const before = statedBefore(
    record.investigations
      .flatMap((result) => result.findings)
      .filter(({ clearance, confirmation }) => clearance !== undefined || confirmation !== undefined),
  );
  const told = findings.map((finding) => {
    const stated = before(finding);
    return stated === undefined ? finding : withStatement(finding, stated);
  });
  return told.some((finding, n) => finding !== findings[n]) ? told : findings;
}
