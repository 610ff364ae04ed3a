import type { z } from "@hono/zod-openapi";
import { selectTeam } from "../agents/agents.service.ts";
import type { ReasoningTemplate } from "../../domain/reasoning/reasoning.model.ts";
import type { ReasoningTemplateView, TemplateSummaryView } from "./reasoning.responses.ts";

export const templateSummary = (template: ReasoningTemplate): z.output<typeof TemplateSummaryView> => ({
  id: template.id,
  name: template.name,
  country: template.country,
  vertical: template.vertical,
  version: template.version,
  enabled: template.enabled,
  rule_count: template.red_flag_rules.length,
  verification_steps: template.verification_chain.length,
  workflow_template_id: template.workflow_template_id,
  regulatory_framework: template.regulatory_framework,
});

/** The whole template; each step with the agents of its country that can run it. */
export const templateDetail = (template: ReasoningTemplate): z.input<typeof ReasoningTemplateView> => ({
  ...templateSummary(template),
  description: template.description,
  red_flag_rules: template.red_flag_rules.map((rule) => ({
    ...rule,
    condition: { ...rule.condition },
    and: rule.and.map((condition) => ({ ...condition, condition: { ...condition.condition } })),
    legal_basis: [...rule.legal_basis],
  })),
  verification_chain: template.verification_chain.map((step, i) => ({
    step: i + 1,
    name: step.name,
    description: step.description,
    domains: [...step.domains],
    agents: selectTeam(template.country, step.domains).map((agent) => agent.name),
    required: step.required,
  })),
});
