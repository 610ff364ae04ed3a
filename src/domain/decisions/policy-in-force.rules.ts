import { type AuditDraft, type RuleOutcome, withChangeBefore } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseStatus } from "../case/case.model.ts";
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

/** Whether an undecided case was rated by a version of the policy that is no longer in force. Null: unrated, or the default policy. */
export const isByEarlierPolicy = (status: CaseStatus, judgedBy: number | null, inForce: number | null): boolean =>
  !isDecided(status) && judgedBy !== null && judgedBy < (inForce ?? 0);

export interface EarlierPolicy {
  readonly judged_by: number;
  readonly in_force: number;
  /** What it means for who decides. */
  readonly text: string;
}

/** That a case is judged by the policy of before, and what an officer can do; null where it is not. */
export function earlierPolicy({ investigations, status }: CaseRecord, inForce: number | null): EarlierPolicy | null {
  const judgedBy = investigations.at(-1)?.risk_rating?.policy_version ?? null;
  if (judgedBy === null || inForce === null || !isByEarlierPolicy(status, judgedBy, inForce)) return null;
  const before = judgedBy === 0 ? "the default policy" : `version ${judgedBy} of the policy`;
  return {
    judged_by: judgedBy,
    in_force: inForce,
    text: `Rating, checks and options are by ${before}; version ${inForce} is in force since. An approval is judged by it, and so is the investigation after the customer's next answers: either may rate the customer otherwise.`,
  };
}
