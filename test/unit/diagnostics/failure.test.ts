import { describe, expect, it } from "vitest";
import {
  classifyFailure,
  type FailureEvidence,
  type FeedbackCategory,
} from "../../../src/features/diagnostics/failure.rules.ts";

const evidence = (given: Partial<FailureEvidence> = {}): FailureEvidence => ({
  rating: 1,
  categories: [],
  stages: ["planning_1", "registry", "screening", "findings"].map((stage) => ({
    stage,
    status: "completed",
    error_type: null,
  })),
  tools: [],
  ...given,
});
const failing = (error_type: string) => [{ agent_name: "vat", success: false, error_type }];

describe("the failure classifier", () => {
  it.each([
    ["wrong_entity", "wrong_entity", "critical", "registry"],
    ["missing_source", "missing_coverage", "high", "planning_1"],
    ["incomplete", "missing_coverage", "high", "planning_1"],
    ["outdated_data", "stale_data", "high", "registry"],
    ["hallucination", "reasoning", "critical", "findings"],
  ] as const)("takes the officer's word %s for %s", (category, root_cause, severity, failure_stage) => {
    expect(classifyFailure(evidence({ categories: [category as FeedbackCategory] }))).toMatchObject({
      root_cause,
      severity,
      failure_stage,
    });
  });

  it("looks into the records where the officer names nothing", () => {
    expect(classifyFailure(evidence({ tools: failing("timeout") }))).toMatchObject({
      root_cause: "source_unavailable",
      failure_stage: "vat",
    });
    expect(classifyFailure(evidence({ tools: failing("parse_error") })).root_cause).toBe("extraction");
    expect(classifyFailure(evidence()).root_cause).toBe("reasoning");
  });

  it("weighs a rating of 2 less", () => {
    expect(classifyFailure(evidence({ rating: 2 })).severity).toBe("medium");
  });
});
