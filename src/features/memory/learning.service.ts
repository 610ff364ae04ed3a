import type { Ctx } from "../../platform/context.ts";
import { unwrap } from "../../platform/errors.ts";
import { learnedTasks, type LearningSwitch } from "../../domain/memory/case-learning.rules.ts";
import { readCase, readJudgedCase } from "../cases/case-reading.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import type { CaseSummary } from "../cases/cases.store.ts";

/** Switches off, or on again, what the memory does in a case. @throws DomainError `provisional_decision_needed`. */
export async function switchLearnedEffects(ctx: Ctx, { workflowId }: CaseSummary, input: LearningSwitch) {
  await readJudgedCase(ctx, workflowId);
  unwrap(await callCase(ctx, workflowId, (object) => object.switchLearning(newCommand(ctx), input)));
  const { record } = await readCase(ctx, workflowId);
  return { workflow_id: workflowId, learned_effects: [...learnedTasks(record, ctx.now()).effects] };
}
