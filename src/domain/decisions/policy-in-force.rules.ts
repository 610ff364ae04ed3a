import { type AuditDraft, type RuleOutcome, withChangeBefore } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { DEFAULT_POLICY } from "../diligence/default-policy.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import type { Policy } from "../diligence/policy.model.ts";
import { keepPinned } from "./pinned-facts.rules.ts";

/**
 * Takes a decision on the case as the policy in force rates it, in the same change: a customer whom the policy prohibits since
 * is not taken on by the policy of before. What it changed stays with the case when the decision is refused.
 * @param policy null or absent where none was read.
 */
export function decideUnderPolicy<T>(
  record: CaseRecord,
  policy: Policy | null | undefined,
  now: Date,
  decide: (record: CaseRecord) => RuleOutcome<T>,
): RuleOutcome<T> {
  const before = record.policy ?? DEFAULT_POLICY;
  const isJudged = record.investigations.length > 0 && record.grounds !== undefined && !isDecided(record.status);
  if (!policy || !isJudged || before.version >= policy.version) return decide(record);
  const revised = keepPinned(record, reviseResult({ ...record, policy }, now));
  const audit: AuditDraft = {
    event: "POLICY_APPLIED",
    details: { from_version: before.version, to_version: policy.version },
    actor: "system",
  };
  return withChangeBefore(decide(revised), revised, { audit: [audit] });
}
