import type { z } from "@hono/zod-openapi";
import { classifyMccAgain, isMccCode, proposeTasksAgain } from "../../investigation/rework.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { recallForCase } from "../memory/recall.service.ts";
import { learnedTasks, replaceLearning } from "../../domain/memory/case-learning.rules.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import { readRuleEvaluation } from "../reasoning/reasoning.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { readCase, readJudgedCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { MccDecisionBody } from "./decisions.schemas.ts";
import { requireUnderReview } from "./decisions.service.ts";

/** Proposes follow-up tasks again, from the case's present state. @throws DomainError `invalid_state`. */
export async function regenerateTasks(ctx: Ctx, found: CaseSummary) {
  requireUnderReview(found);
  const command = newCommand(ctx);
  const { record } = await readJudgedCase(ctx, found.workflowId);
  const evaluation = await readRuleEvaluation(ctx, found.workflowId);
  const learning = await recallForCase(ctx, record, newestFindings(record));
  const now = ctx.now();
  const { tasks, reasoning } = proposeTasksAgain(record, evaluation.evaluated ? evaluation : null, now);
  unwrap(await callCase(ctx, found.workflowId, (object) => object.replaceTasks(command, tasks, reasoning, learning)));
  const shown = learnedTasks(replaceLearning({ ...record, generatedTasks: tasks }, learning), now);
  return { tasks: shown.tasks, reasoning };
}

/** Classifies the merchant category again, with an officer's notes. @throws DomainError `invalid_state`. */
export async function reclassifyCaseMcc(ctx: Ctx, found: CaseSummary, notes: string) {
  requireUnderReview(found);
  const command = newCommand(ctx);
  const { record } = await readCase(ctx, found.workflowId);
  const proposed = classifyMccAgain(record, notes);
  const mcc = unwrap(await callCase(ctx, found.workflowId, (object) => object.reclassifyMcc(command, proposed, notes)));
  return { workflow_id: found.workflowId, mcc_classification: mcc };
}

/** @throws DomainError `validation_failed` for a code that does not exist, `invalid_state`. */
export async function decideCaseMcc(ctx: Ctx, found: CaseSummary, body: z.output<typeof MccDecisionBody>) {
  const command = newCommand(ctx);
  const overrideMcc = body.action === "override" ? body.override_mcc! : null;
  if (overrideMcc !== null && !isMccCode(overrideMcc)) {
    throw new DomainError("validation_failed", "The body is not valid.", {
      errors: [{ path: "override_mcc", code: "unknown_mcc", message: "This is not a merchant category code." }],
    });
  }
  const input = { action: body.action, overrideMcc, notes: body.notes };
  const mcc = unwrap(await callCase(ctx, found.workflowId, (object) => object.decideMcc(command, input)));
  return { workflow_id: found.workflowId, mcc_classification: mcc };
}
