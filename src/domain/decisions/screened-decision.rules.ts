import type { RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord, DecisionInput } from "../case/case.record.ts";
import {
  answerSecondApproval,
  type DecisionAnswer,
  type DecisionMeta,
  type SecondApprovalInput,
  takeDecision,
} from "./decision.rules.ts";
import { approveAfterScreening, type RescreeningAttempt } from "./rescreening.rules.ts";

/** What was screened for a decision; null where nothing was, absent in a call of an earlier version. */
export type DecisionScreening = RescreeningAttempt | null | undefined;

/** `takeDecision` on the case as a repeated screening leaves it. */
export const takeScreenedDecision = (
  record: CaseRecord,
  input: DecisionInput,
  screening: DecisionScreening,
  meta: DecisionMeta,
): RuleOutcome<DecisionAnswer> =>
  approveAfterScreening(record, screening ?? null, meta.now, (current) => takeDecision(current, input, meta));

/** Likewise `answerSecondApproval`. */
export const answerScreenedApproval = (
  record: CaseRecord,
  input: SecondApprovalInput,
  screening: DecisionScreening,
  meta: DecisionMeta,
): RuleOutcome<DecisionAnswer> =>
  approveAfterScreening(record, screening ?? null, meta.now, (current) => answerSecondApproval(current, input, meta));
