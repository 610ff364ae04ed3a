import { refuse } from "../../platform/errors.ts";
import { type Assignment, type AssignmentChange, NOT_ASSIGNED } from "./assignment.model.ts";
import { change, type RuleOutcome } from "./case.change.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseRecord } from "./case.record.ts";

/** What is left to do: a decided case is nobody's work until it is open again. */
export const assignmentOf = ({ status, assignment }: Pick<CaseRecord, "status" | "assignment">): Assignment =>
  assignment === undefined || isDecided(status) ? NOT_ASSIGNED : assignment;

/** Refuses with `invalid_state` a decided case. */
export function assignCase(record: CaseRecord, input: AssignmentChange): RuleOutcome<undefined> {
  if (isDecided(record.status)) {
    return refuse("invalid_state", "A decided case is not assigned.", { extra: { current_status: record.status } });
  }
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const assignment: Assignment = { ...NOT_ASSIGNED, ...record.assignment, ...given };
  const details = { assignee: assignment.assignee, due_at: assignment.dueAt, priority: assignment.priority };
  return change({ ...record, assignment }, undefined, [{ event: "CASE_ASSIGNED", details }]);
}
