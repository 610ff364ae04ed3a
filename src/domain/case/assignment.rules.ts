import { refuse } from "../../platform/errors.ts";
import { isSameOfficer, mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { type Assignment, type AssignmentChange, type CaseHandover, NOT_ASSIGNED } from "./assignment.model.ts";
import { change, type RuleOutcome } from "./case.change.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseRecord } from "./case.record.ts";

/** Who has a case; nobody has a decided one until it is open again. */
export const assignmentOf = ({ status, assignment }: Pick<CaseRecord, "status" | "assignment">): Assignment =>
  assignment === undefined || isDecided(status) ? NOT_ASSIGNED : assignment;

/** Refuses with `invalid_state` a decided case; a handover also as {@link handOver} does. */
export function assignCase(record: CaseRecord, input: AssignmentChange | CaseHandover): RuleOutcome<undefined> {
  if (isDecided(record.status)) {
    return refuse("invalid_state", "A decided case cannot be assigned.", { extra: { current_status: record.status } });
  }
  if ("to" in input) return handOver(record, input);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const assignment: Assignment = { ...NOT_ASSIGNED, ...record.assignment, ...given };
  return change({ ...record, assignment }, undefined, [{ event: "CASE_ASSIGNED", details: detailsOf(assignment) }]);
}

const detailsOf = ({ assignee, dueAt, priority }: Assignment) => ({ assignee, due_at: dueAt, priority });

/**
 * Assigns a case that is one officer's to another; also one that is nobody's and in which the first one's decision waits
 * for a second officer. Refuses with `precondition_failed` a case that is somebody else's, and with
 * `four_eyes_same_officer` where the other made the decision that waits: they could not give the second approval.
 */
function handOver(record: CaseRecord, { from, to, reason }: CaseHandover): RuleOutcome<undefined> {
  const before = assignmentOf(record);
  const maker = record.parked?.maker;
  const isTheirs = before.assignee === null ? isSameOfficer(maker, from) : isSameOfficer(before.assignee, from);
  if (!isTheirs) return refuse("precondition_failed", "The case is no longer this officer's.");
  if (mayBeSameOfficer(maker, to)) {
    return refuse("four_eyes_same_officer", "The decision that waits for a second officer is this officer's own.");
  }
  const assignment: Assignment = { ...before, assignee: to };
  const details = { ...detailsOf(assignment), handed_over_from: from, reason };
  return change({ ...record, assignment }, undefined, [{ event: "CASE_ASSIGNED", details }]);
}
