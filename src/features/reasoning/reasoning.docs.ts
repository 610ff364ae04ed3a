import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const REASONING = describeOperations({
  listReasoningTemplates: {
    summary: "List reasoning templates",
    description: ["Returns the templates of red-flag rules, of one country or of all."],
  },
  readReasoningTemplate: {
    summary: "Read a reasoning template",
    description: ["Returns a template with its red-flag rules and the steps of its verification chain."],
  },
  readRuleEvaluation: {
    summary: "Read the rule evaluation of a case",
    description: [
      "Returns which rules applied in an iteration, by default the latest, with the evidence for each.",
      "The same facts always give the same result; no language model is involved.",
      "`evaluated` is `false` for an iteration without an evaluation.",
    ],
    errors: ["provisional_decision_needed"],
  },
});
