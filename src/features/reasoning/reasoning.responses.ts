import { z } from "@hono/zod-openapi";
import { CountryCode, Uuid } from "../../http/fields.schemas.ts";
import { DOMAINS } from "../../domain/iteration/information-domain.ts";
import { RESPONSE_TYPES, SEVERITIES } from "../../domain/case/case.model.ts";
import { VERTICALS } from "../../domain/reasoning/reasoning.model.ts";

const ConditionTypeView = z.enum([
  "finding_category_present",
  "finding_source_present",
  "severity_at_least",
  "risk_score_at_least",
  "discrepancy_on_field",
  "source_missing",
  "document_missing",
  "field_value_matches",
  "nace_code_mismatch",
  "company_age_below",
]);

const ActionTypeView = z.enum(["flag_finding", "cap_confidence", "force_edd_task", "boost_severity", "gate_evidence"]);

const ActionValueView = z.union([
  z.number(),
  z.string(),
  z.strictObject({
    description: z.string(),
    response_type: z.enum(RESPONSE_TYPES),
    document_type: z.string().nullable(),
  }),
]);

const ConditionView = z.strictObject({
  condition_type: ConditionTypeView,
  condition: z.record(z.string(), z.unknown()).openapi({ description: "Parameters of the condition" }),
});

const TemplateSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: CountryCode,
  vertical: z.enum(VERTICALS),
  version: z.string(),
  enabled: z.boolean(),
  rule_count: z.int(),
  verification_steps: z.int(),
  workflow_template_id: z.string(),
  regulatory_framework: z.string(),
});

export const TemplateSummaryView = TemplateSummary.openapi("ReasoningTemplateSummary");

export const ReasoningTemplateView = TemplateSummary.extend({
  description: z.string(),
  red_flag_rules: z.array(
    ConditionView.extend({
      rule_id: z.string(),
      name: z.string(),
      description: z.string(),
      severity: z.enum(SEVERITIES),
      and: z.array(ConditionView),
      action_type: ActionTypeView,
      action_value: ActionValueView,
      legal_basis: z.array(z.string()),
      enabled: z.boolean(),
    }),
  ),
  verification_chain: z.array(
    z.strictObject({
      step: z.int(),
      name: z.string(),
      description: z.string(),
      domains: z.array(z.enum(DOMAINS)),
      agents: z.array(z.string()),
      required: z.boolean(),
    }),
  ),
}).openapi("ReasoningTemplate");

export const RuleEvaluationView = z
  .discriminatedUnion("evaluated", [
    z.strictObject({ evaluated: z.literal(false), results: z.array(z.unknown()).max(0) }),
    z.strictObject({
      evaluated: z.literal(true),
      iteration: z.int(),
      evaluated_at: z.iso.datetime(),
      template_id: z.string(),
      template_version: z.string(),
      rules_triggered: z.int(),
      confidence_cap: z.number(),
      evidence_gate: z.number(),
      results: z.array(
        z.strictObject({
          rule_id: z.string(),
          name: z.string(),
          description: z.string(),
          severity: z.enum(SEVERITIES),
          triggered: z.boolean(),
          outcome: z.enum(["triggered", "not_triggered", "unknown"]),
          condition_type: ConditionTypeView,
          action_type: ActionTypeView,
          action_value: ActionValueView,
          evidence: z.string(),
          finding_ids: z.array(Uuid),
          evidence_ids: z.array(Uuid),
          legal_basis: z.array(z.string()),
        }),
      ),
    }),
  ])
  .openapi("RuleEvaluation");
