import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { isDisagreedSample, provisionalOf } from "../automation/blind-review.rules.ts";
import type { RecommendedAction } from "../case/brief.rules.ts";
import { type CaseEffect, type DecisionSignal, UPDATE_RELATIONSHIP } from "../case/case.change.ts";
import type { CaseRecord, DecisionInput } from "../case/case.record.ts";

/** Effects of a decision outside its case: the officer's track record and memory, and the graph. */
export function effectsOf(
  record: CaseRecord,
  { decision }: DecisionInput,
  officerId: string,
  recommended: RecommendedAction,
  decidedAt: string,
): CaseEffect[] {
  const blindSample = record.automation?.blindSample ?? false;
  const unprompted = provisionalOf(record);
  const provisional = unprompted !== null && mayBeSameOfficer(unprompted.officer, officerId) ? unprompted : null;
  return [
    {
      kind: "count_decision",
      payload: {
        officerId,
        decision,
        recommended,
        decidedAt,
        blindSample,
        ...(provisional && {
          provisional: { decision: provisional.decision, recommended: provisional.recommended },
        }),
      },
    },
    {
      kind: "capture_signal",
      payload: {
        id: `${record.workflowId}:${record.version}`,
        signalType: SIGNALS[decision],
        officerId,
        iteration: record.iteration,
        // A blind sample that disagrees says that one of the two is wrong, and not which.
        teaches: !isDisagreedSample(record, { decision, recommended }),
      },
    },
    ...(touchesRelationship(decision) ? [UPDATE_RELATIONSHIP] : []),
    { kind: "record_in_graph" },
  ];
}

/** An approval opens or renews the relationship; a refused review plans its exit; another case that is refused or escalated is told there. */
const touchesRelationship = (decision: DecisionInput["decision"]): boolean => decision !== "follow_up";

const SIGNALS: Readonly<Record<DecisionInput["decision"], DecisionSignal["signalType"]>> = {
  approve: "case_approved",
  approve_with_restrictions: "case_approved",
  reject: "case_rejected",
  follow_up: "followup_requested",
  escalate: "case_escalated",
};
