import type { Discrepancy, Finding } from "../../../src/domain/case/case.model.ts";
import type { RuleInput } from "../../../src/domain/reasoning/evaluation.model.ts";
import type {
  Action,
  Condition,
  ReasoningTemplate,
  RedFlagRule,
} from "../../../src/domain/reasoning/reasoning.model.ts";

/** An investigation of which nothing is known that could trigger a rule. */
export const QUIET: RuleInput = {
  findings: [],
  discrepancies: [],
  riskScore: 0,
  sources: { kbo: "answered", vies: "answered", adverse_media: "answered" },
  documents: { representative_identity: "provided" },
  fields: {},
  nace: { declared: null, registered: null },
  companyAgeDays: 4000,
};

export const finding = (over: Partial<Finding> = {}): Finding => ({
  id: "f1",
  category: "adverse_media",
  severity: "medium",
  title: "Unfavourable article",
  description: "An article reports a dispute.",
  source: "adverse_media",
  evidence_ids: ["e1"],
  agent_name: "adverse_media",
  confidence: 1,
  ...over,
});

export const discrepancy = (over: Partial<Discrepancy> = {}): Discrepancy => ({
  id: "d1",
  kind: "ubo",
  field: "beneficial_owners",
  declared: "Jan Jansen",
  observed: "An Peeters",
  source: "kbo",
  severity: "high",
  status: "open",
  ...over,
});

export const ruleOf = (
  condition: Condition,
  action: Action = { action_type: "cap_confidence", action_value: 50 },
  over: Partial<Pick<RedFlagRule, "rule_id" | "and" | "severity" | "enabled" | "name">> = {},
): RedFlagRule => ({
  rule_id: "t.rule",
  name: "A rule",
  description: "Why it matters.",
  severity: "high",
  and: [],
  legal_basis: ["eu-amlr-art-20"],
  enabled: true,
  ...condition,
  ...action,
  ...over,
});

export const templateOf = (...rules: RedFlagRule[]): ReasoningTemplate => ({
  id: "t",
  name: "Test",
  description: "For tests.",
  country: "BE",
  vertical: "psp",
  version: "1",
  enabled: true,
  workflow_template_id: "psp_merchant_onboarding",
  regulatory_framework: "none",
  red_flag_rules: rules,
  verification_chain: [],
});
