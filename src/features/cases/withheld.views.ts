import type { z } from "@hono/zod-openapi";
import type { CaseDetailView } from "./cases.responses.ts";

type Detail = z.input<typeof CaseDetailView>;

/**
 * The case without the service's judgement, as its officer sees it before the provisional decision. Facts, findings and
 * checks stay: the officer decides by them. Nothing that is left may depend on score, rating, recommendation or tier.
 */
export const withholdJudgement = (detail: Detail): Detail => ({
  ...detail,
  withheld: true,
  latest_risk_score: null,
  risk_rating: null,
  since_last_decision: detail.since_last_decision && { ...detail.since_last_decision, rating_now: null },
  investigation_results: detail.investigation_results.map(withoutJudgement),
  // A proposed question is a recommendation to follow up.
  generated_tasks: [],
  learned_effects: [],
  gates: detail.gates.map((one) => (one.gate === "prohibited" ? { ...one, state: "not_established" as const } : one)),
  decision_options: detail.decision_options.map(withoutReasons),
});

function withoutJudgement(result: Detail["investigation_results"][number]): typeof result {
  const { risk_rating: _rating, ...rest } = result;
  return { ...rest, risk_score: null, risk_factors: [], case_confidence: null, summary: null };
}

/** Whether the status admits a decision is known; everything else depends on the judgement. */
const withoutReasons = (option: Detail["decision_options"][number]): typeof option => ({
  decision: option.decision,
  allowed: option.allowed === false && option.gate === null ? false : null,
  gate: null,
  gates: [],
  open_checks: [],
  four_eyes_reasons: [],
  needs_senior: null,
  requires: [],
});
