import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { type ConfidenceBasis, rateConfidence } from "../../../src/investigation/scoring/case-confidence.ts";
import { finding } from "../../support/case-fixtures.ts";

const basis = (given: Partial<ConfidenceBasis>): ConfidenceBasis => ({
  expected: 4,
  answered: 4,
  sources: ["kbo", "vies"],
  findings: [],
  discrepancies: [],
  wrongAnswers: 0,
  compared: 3,
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

  it("gives nothing for consistency where nothing was compared, and takes an answer that cannot be right away", () => {
    const consistent = (given: Partial<ConfidenceBasis>) => rateConfidence(basis(given)).dimensions[2];
    expect(consistent({})).toMatchObject({ points: 25 });
    expect(consistent({ compared: 0 })).toEqual({
      name: "consistency",
      points: 0,
      reason:
        "Nothing was compared; 0 open discrepancies, 0 differences between sources, 0 answers that cannot be right.",
    });
    expect(consistent({ wrongAnswers: 1 })).toMatchObject({ points: 22 });
    // As a run of an earlier version was rated.
    expect(consistent({ compared: null })).toMatchObject({ points: 25 });
    expect(consistent({ compared: null, answered: 0 })).toMatchObject({ points: 0 });
  });

  it("takes contradictions of documents away, each once, but not those that an officer cleared", () => {
    const contradicts = (entry: string, given: Partial<Finding> = {}) =>
      finding({
        category: "document",
        code: "document_contradicts",
        source_entry: `contradicts_${entry}:d1`,
        ...given,
      });
    const clearance = { reason: "Two nationalities.", cleared_by: "alice", cleared_at: "2026-11-20T10:00:00.000Z" };
    const findings = [
      contradicts("nationality_answer"),
      finding({ category: "identity", code: "residence_differs" }),
      contradicts("birth_date_answer", { clearance }),
      // Among the discrepancies already.
      contradicts("directors_register"),
    ];
    const consistent = (countsContradictions: boolean) =>
      rateConfidence(basis({ findings, countsContradictions })).dimensions[2];
    expect(consistent(true)).toEqual({
      name: "consistency",
      points: 9,
      reason:
        "0 open discrepancies, 2 contradictions between answers and documents, 0 differences between sources, 0 answers that cannot be right.",
    });
    expect(consistent(false)).toMatchObject({ points: 25 });
  });

  it.each(["national_register_number", "bsn", "turnover", "equity", "workforce"])(
    "counts a contradiction on the field %s",
    (field) => {
      const findings = [
        finding({
          category: "document",
          code: "document_contradicts",
          source_entry: `contradicts_${field}_answer:t:d1`,
        }),
      ];
      const { dimensions } = rateConfidence(basis({ findings, countsContradictions: true }));
      expect(dimensions[2]).toMatchObject({ points: 17, reason: expect.stringContaining("1 contradiction ") });
    },
  );

  it("takes no two answers of the customer for sources that differ", () => {
    const differs = (code: string) =>
      rateConfidence(basis({ findings: [finding({ category: "address", code })] })).dimensions[2];
    expect(differs("tax_residence_differs")).toMatchObject({ points: 25 });
    expect(differs("address_differs")).toMatchObject({ points: 20 });
  });
});
