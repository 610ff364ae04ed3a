import { describe, expect, it } from "vitest";
import { type ConfidenceBasis, rateConfidence } from "../../../src/investigation/scoring/case-confidence.ts";

const basis = (given: Partial<ConfidenceBasis>): ConfidenceBasis => ({
  expected: 4,
  answered: 4,
  sources: ["kbo", "vies"],
  findings: [],
  discrepancies: [],
  wrongAnswers: 0,
  ageYears: null,
  previous: [],
  ...given,
});

describe("the confidence in a case", () => {
  it("counts what should have answered, not only what was asked", () => {
    const evidence = (given: Partial<ConfidenceBasis>) => rateConfidence(basis(given)).dimensions[0];
    expect(evidence({})).toEqual({ name: "evidence", points: 25, reason: "4 of 4 expected sources answered." });
    expect(evidence({ expected: 5 })).toMatchObject({ points: 20, reason: "4 of 5 expected sources answered." });
    expect(evidence({ expected: 0, answered: 0 })).toMatchObject({ points: 0 });
  });
});
