import { describe, expect, it } from "vitest";
import {
  assess,
  type ComparedCase,
  countSentences,
  writeSummary,
} from "../../../src/features/case-intelligence/assessment.rules.ts";
import { caseProfile } from "../../support/case-profiles.ts";

const similar = (outcome: ComparedCase["outcome"], count: number): ComparedCase[] =>
  Array.from({ length: count }, () => ({
    outcome,
    similarity: 0.8,
    shared: ["country BE"],
    profile: caseProfile({ findings: [], risk_score: 0.1 }),
  }));

describe("an assessment", () => {
  it.each([
    ["approved", similar("approved", 4)],
    ["rejected", similar("rejected", 3)],
    ["mixed", [...similar("approved", 3), ...similar("rejected", 3)]],
    ["insufficient", [...similar("approved", 2), ...similar("pending", 6)]],
    ["insufficient", []],
  ] as const)("shows a pattern (%s), in two to four sentences and three differences at most", (pattern, cases) => {
    const found = assess(caseProfile(), cases);
    expect(found.pattern).toBe(pattern);
    expect(found.key_differences.length).toBeLessThanOrEqual(3);
    expect(countSentences(writeSummary(found))).toBeGreaterThanOrEqual(2);
    expect(countSentences(writeSummary(found))).toBeLessThanOrEqual(4);
  });

  it("says what sets the case apart, the risk first", () => {
    expect(assess(caseProfile({ risk_score: 0.5 }), similar("approved", 4)).key_differences).toEqual([
      "a risk score 0.40 above theirs on average",
      "a finding on vat that most of them lack",
    ]);
  });

  it("is surer of more decided cases that agree, and never sure", () => {
    const confidence = (cases: ComparedCase[]) => assess(caseProfile(), cases).assessment_confidence;
    expect(confidence(similar("approved", 8))).toBeGreaterThan(confidence(similar("approved", 3)));
    expect(confidence([...similar("approved", 4), ...similar("rejected", 4)])).toBeLessThan(
      confidence(similar("approved", 8)),
    );
    expect(confidence(similar("approved", 1000))).toBeLessThan(1);
    expect(confidence(similar("pending", 8))).toBe(0);
  });
});
