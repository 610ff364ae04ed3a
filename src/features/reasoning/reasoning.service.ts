import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { callCase } from "../cases/case.client.ts";
import type { ReasoningTemplate, RedFlagRule } from "../../domain/reasoning/reasoning.model.ts";
import { readEvaluation } from "./reasoning.store.ts";
import { findReasoningTemplate, REASONING_TEMPLATES } from "../../domain/reasoning/templates/index.ts";

export { deleteEvaluations } from "./reasoning.store.ts";

/** Templates of one country, or all. */
export const listReasoningTemplates = (country?: string): readonly ReasoningTemplate[] =>
  REASONING_TEMPLATES.filter((template) => country === undefined || template.country === country);

/** @throws DomainError `not_found`. */
export function requireReasoningTemplate(id: string): ReasoningTemplate {
  const template = findReasoningTemplate(id);
  if (!template) throw notFound("The reasoning template");
  return template;
}

/**
 * The rules' evaluation of a case. The caller checks first that the case is of its tenant.
 * @throws DomainError `service_unavailable`.
 */
export async function readRuleEvaluation(ctx: Ctx, workflowId: string, iteration?: number) {
  const inObject = await callCase(ctx, workflowId, (object) => object.evaluation(iteration ?? null));
  // The object has every later iteration, whatever the database has of an earlier one.
  const stored = inObject ?? (await readEvaluation(ctx, workflowId, iteration));
  if (!stored) return { evaluated: false as const, results: [] };
  return { ...stored.evaluation, iteration: stored.iteration, evaluated_at: stored.evaluatedAt };
}

/** Enabled rules based on an article of the radar, with their templates. */
export function rulesResting(articleId: string): { template: ReasoningTemplate; rules: readonly RedFlagRule[] }[] {
  return REASONING_TEMPLATES.filter((template) => template.enabled)
    .map((template) => ({
      template,
      rules: template.red_flag_rules.filter((rule) => rule.enabled && rule.legal_basis.includes(articleId)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
