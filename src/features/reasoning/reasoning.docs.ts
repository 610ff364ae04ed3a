import { z } from "@hono/zod-openapi";
import { ReasoningTemplateView, RuleEvaluationView, TemplateSummaryView } from "./reasoning.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const REASONING = describeOperations({
  listReasoningTemplates: {
    summary: "List reasoning templates",
    description: ["Returns the templates of red-flag rules, of one country or of all."],
    responses: { 200: z.array(TemplateSummaryView) },
  },
  readReasoningTemplate: {
    summary: "Read a reasoning template",
    description: ["Returns a template with its red-flag rules and the steps of its verification chain."],
    responses: { 200: ReasoningTemplateView },
  },
  readRuleEvaluation: {
    summary: "Read the rule evaluation of a case",
    description: [
      "Returns which rules applied in an iteration, by default the latest, with the evidence for each.",
      "The same facts always give the same result; no language model is involved.",
      "`evaluated` is `false` for an iteration without an evaluation.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: RuleEvaluationView },
  },
});
