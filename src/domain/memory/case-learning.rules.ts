import { isoTime } from "../../platform/clock.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { dueFacts } from "../diligence/due-diligence.rules.ts";
import type { InvestigationOutcome } from "../iteration/outcome.model.ts";
import type { CaseLearning } from "./learned.model.ts";
import { applyLearning, type LearnedTasks } from "./learned-tasks.rules.ts";
import { type CaseScope, memoryUsed, recallRules } from "./recall.rules.ts";

/** The completed case with what the memory knows for it. What an officer switched off stays so. */
export function withLearning<T>(outcome: RuleOutcome<T>, learning: CaseLearning | null): RuleOutcome<T> {
  if (!outcome.ok || learning === null) return outcome;
  return { ok: true, value: { ...outcome.value, record: replaceLearning(outcome.value.record, learning) } };
}

/** Replaces what the memory knows for a case; null leaves it as it is, because the memory did not answer. */
export const replaceLearning = (record: CaseRecord, learning: CaseLearning | null): CaseRecord =>
  learning === null ? record : { ...record, learning: keptOff(record, learning) };

const keptOff = ({ learning: before }: CaseRecord, learning: CaseLearning): CaseLearning =>
  before?.off === undefined ? learning : { ...learning, off: before.off };

/** An outcome with numbers on what the memory contributed; unchanged where it did not answer. */
export function withMemoryUsed(
  scope: CaseScope,
  outcome: InvestigationOutcome,
  learning: CaseLearning | null,
): InvestigationOutcome {
  if (learning === null) return outcome;
  const { result, discrepancies } = outcome;
  const recalled = recallRules(learning.memory.rules, scope, result.findings, discrepancies);
  return { ...outcome, result: { ...result, memory: memoryUsed(learning.memory, recalled, result.findings) } };
}

/** The tasks of a case as the console shows them, with what the memory changed. They are printed without it. */
export function learnedTasks(record: CaseRecord, now: Date): LearnedTasks {
  const { learning, caseId, taskResponses } = record;
  // Earlier versions stored tasks of the memory among the others, with a rule as their justification.
  const tasks = record.generatedTasks.filter(({ remembered }) => !remembered);
  if (learning === undefined || tasks.length + learning.memory.rules.length === 0) return { tasks, effects: [] };
  return applyLearning(learning, { ...dueFacts(record, now), caseId, taskResponses, tasks });
}

export interface LearningSwitch {
  readonly enabled: boolean;
  /** Null for everything that the memory does in this case. */
  readonly ruleId: string | null;
}

/** Switches off, or on again, what the memory does in a case: one rule, or all. */
export function switchLearning(
  record: CaseRecord,
  { enabled, ruleId }: LearningSwitch,
  { now, actor }: ChangeMeta,
): RuleOutcome<undefined> {
  const memory = record.learning?.memory ?? { officer_id: record.createdBy, rules: [], passages: [], confidence: null };
  const rules = rulesOff(
    record.learning?.off?.rules ?? [],
    enabled,
    ruleId,
    memory.rules.map(({ id }) => id),
  );
  const off = { rules, by: actor.id, at: isoTime(now) };
  const learning: CaseLearning = rules.length === 0 ? { memory } : { memory, off };
  return change({ ...record, learning }, undefined, [
    { event: "LEARNED_EFFECTS_SWITCHED", details: { enabled, rule_id: ruleId } },
  ]);
}

function rulesOff(
  before: "all" | readonly string[],
  enabled: boolean,
  ruleId: string | null,
  known: readonly string[],
): "all" | readonly string[] {
  if (ruleId === null) return enabled ? [] : "all";
  if (before === "all") return enabled ? known.filter((id) => id !== ruleId) : "all";
  const others = before.filter((id) => id !== ruleId);
  return enabled ? others : [...others, ruleId];
}
