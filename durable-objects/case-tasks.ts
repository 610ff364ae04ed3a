import type { ChangeMeta, RuleOutcome } from "../src/domain/case/case.change.ts";
import { proposeTasksAgain } from "../src/investigation/rework.ts";
import { memoryOfLastRun } from "./case-investigation.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Proposes the follow-up tasks again in the change that closed a check or opened one; a case that was never investigated has none. */
export function withTasks<T>(storage: CaseStorage, outcome: RuleOutcome<T>, { now }: ChangeMeta): RuleOutcome<T> {
  if (!outcome.ok || outcome.value.record.investigations.length === 0) return outcome;
  const { record } = outcome.value;
  const evaluation = storage.runs.evaluation(null)?.evaluation ?? null;
  const { tasks, reasoning } = proposeTasksAgain(record, evaluation, memoryOfLastRun(storage), now);
  const revised = { ...record, generatedTasks: tasks, tasksReasoning: reasoning };
  return { ok: true, value: { ...outcome.value, record: revised } };
}
