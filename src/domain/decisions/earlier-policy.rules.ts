import { isDecided } from "../case/case.machine.ts";
import type { CaseStatus } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";

/** Whether an undecided case was rated by a version of the policy that is no longer in force: `judgedBy` is null without a rating, `inForce` for the default policy. */
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
    text: `Rating, checks and options follow ${before}; version ${inForce} is now in force. Read what it changed before you decide: an approval is judged by it, and may be refused or need a second officer.`,
  };
}
