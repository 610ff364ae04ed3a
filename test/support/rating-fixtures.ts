import type { Finding } from "../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY, DEFAULT_POLICY_VALUES } from "../../src/domain/diligence/default-policy.ts";
import type { Policy, PolicyValues } from "../../src/domain/diligence/policy.model.ts";
import { rateRisk, type RatingFacts } from "../../src/domain/diligence/rating.rules.ts";
import { soundGrounds } from "./diligence-fixtures.ts";

const NOW = new Date("2026-11-22T09:00:00.000Z");

/** A merchant of Belgium that answered everything, with nothing that raises its risk. */
export function soundFacts(given: Partial<RatingFacts> = {}): RatingFacts {
  const facts: RatingFacts = {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Molenhof Logistiek",
    registrationNumber: "0999900150",
    answers: {
      business_activity: "We bake bread and sell it in our shop.",
      beneficial_owners: "An Peeters",
      politically_exposed: "nee",
      customer_countries: "België, Nederland",
      expected_monthly_volume: "10 000 tot 100 000 euro",
      sales_channel: "In een winkel",
      delivery_time: "Onmiddellijk",
      payment_service_ended: "nee",
    },
    documents: [],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds(),
    policy: policyOf({ mandatory_checks: withoutDocuments() }),
    now: NOW,
    checks: [],
    mcc: mccOf("5462"),
    facts: { start_date: [{ value: "2012-03-01" }], employees: [{ value: 14 }] },
    ...given,
  };
  return { ...facts, checks: given.checks ?? deriveChecks(facts) };
}

const withoutDocuments = (): PolicyValues["mandatory_checks"] =>
  Object.fromEntries(
    Object.entries(DEFAULT_POLICY_VALUES.mandatory_checks).map(([template, checks]) => [
      template,
      checks.filter((check) => check !== "documents" && check !== "identity"),
    ]),
  );

/** Facts with these answers in place of the sound ones. */
export const withAnswers = (answers: Readonly<Record<string, unknown>>, given: Partial<RatingFacts> = {}) =>
  soundFacts({ ...given, answers: { ...soundFacts().answers, ...answers } });

/** Facts under a policy that differs from the default in these values. */
export const underPolicy = (values: Partial<PolicyValues>, facts: RatingFacts = soundFacts()): RatingFacts => ({
  ...facts,
  policy: { ...facts.policy, values: { ...facts.policy.values, ...values } },
});

export const policyOf = (values: Partial<PolicyValues>): Policy => ({
  ...DEFAULT_POLICY,
  values: { ...DEFAULT_POLICY_VALUES, ...values },
});

export const mccOf = (
  code: string,
  tier: "low" | "medium" | "high" = "low",
  flags: readonly string[] = [],
): NonNullable<RatingFacts["mcc"]> => ({
  primary_recommendation: { mcc_code: code, description: "A trade" },
  alternatives: [],
  risk_tier: tier,
  risk_flags: flags,
  reasoning: "",
  model_used: "built-in",
  decision: null,
});

export const findingOf = (given: Partial<Finding>): Finding => ({
  id: "f1",
  category: "adverse_media",
  severity: "low",
  title: "An article",
  description: "",
  source: "adverse_media",
  evidence_ids: ["e1"],
  agent_name: "adverse_media",
  confidence: 0.8,
  ...given,
});

/** The words of every factor, with their points. */
export const factorsOf = (facts: RatingFacts): Record<string, number> =>
  Object.fromEntries(
    rateRisk(facts).dimensions.flatMap(({ factors }) => factors.map(({ factor, points }) => [factor, points] as const)),
  );

export const levelsOf = (facts: RatingFacts): Record<string, string> =>
  Object.fromEntries(rateRisk(facts).dimensions.map(({ dimension, level }) => [dimension, level]));
