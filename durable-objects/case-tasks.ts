import type { ChangeMeta, RuleOutcome } from "../src/domain/case/case.change.ts";
import { isDecided } from "../src/domain/case/case.machine.ts";
import { proposeTasksAgain } from "../src/investigation/rework.ts";
import type { CaseStorage } from "./case-storage.ts";

/**
 * Proposes the follow-up tasks again in the change that altered what they follow from. What was sent to the customer
 * stays as it is. A case that was never investigated has no tasks, and those of a decided case stay.
 */
export function withTasks<T>(storage: CaseStorage, outcome: RuleOutcome<T>, { now }: ChangeMeta): RuleOutcome<T> {
  if (!outcome.ok) return outcome;
  const { record } = outcome.value;
  if (record.investigations.length === 0 || isDecided(record.status)) return outcome;
  const evaluation = storage.runs.evaluation(null)?.evaluation ?? null;
  const { tasks, reasoning } = proposeTasksAgain(record, evaluation, now);
  const revised = { ...record, generatedTasks: tasks, tasksReasoning: reasoning };
  return { ok: true, value: { ...outcome.value, record: revised } };
}
