import type { ChangeMeta, RuleOutcome } from "../case/case.change.ts";
import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { clearFinding, type ClearanceInput } from "./clearance.rules.ts";
import { confirmHit, undoConfirmation } from "./confirmation.rules.ts";

/** What an officer states on a finding. */
export type HitStep =
  | ({ readonly kind: "clear" } & ClearanceInput)
  | { readonly kind: "confirm"; readonly reason: string }
  | { readonly kind: "undo_confirmation"; readonly reason: string | null };

export function takeHitStep(
  record: CaseRecord,
  findingId: string,
  step: HitStep,
  meta: ChangeMeta,
): RuleOutcome<Finding> {
  switch (step.kind) {
    case "clear":
      return clearFinding(record, findingId, step, meta);
    case "confirm":
      return confirmHit(record, findingId, step.reason, meta);
    case "undo_confirmation":
      return undoConfirmation(record, findingId, step.reason, meta);
  }
}
