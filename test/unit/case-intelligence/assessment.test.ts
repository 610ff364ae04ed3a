import { describe, expect, it } from "vitest";
import { assess, type ComparedCase } from "../../../src/features/case-intelligence/assessment.rules.ts";
import { compareNeighbours } from "../../../src/features/case-intelligence/neighbours.rules.ts";
import { isRestricted } from "../../../src/features/case-intelligence/outcomes.rules.ts";
import { countSentences, isSupported, writeSummary } from "../../../src/features/case-intelligence/summary.rules.ts";
import { caseProfile } from "../../support/case-profiles.ts";

const similar = (outcome: ComparedCase["outcome"], count: number, restricted: boolean | null = false): ComparedCase[] =>
  Array.from({ length: count }, (_, at) => ({
    workflow_id: `case-${outcome}-${String(restricted)}-${at}`,
    outcome,
    restricted,
    similarity: 0.8,
    shared: ["country BE"],
    risk_score: 0.1,
    profile: caseProfile({ findings: [] }),
  }));
const summaryOf = (...cases: ComparedCase[][]) => writeSummary(assess(caseProfile(), cases.flat()));

describe("an assessment", () => {
  it.each([
    ["approved", similar("approved", 4)],
    ["approved", similar("approved", 3, true)],
    ["rejected", similar("rejected", 3)],
    ["mixed", [...similar("approved", 3), ...similar("rejected", 3)]],
    ["mixed", [...similar("approved", 3), ...similar("escalated", 7)]],
    ["mixed", [...similar("rejected", 3), ...similar("follow_up", 1)]],
    ["insufficient", [...similar("approved", 2), ...similar("pending", 6)]],
    ["insufficient", [...similar("approved", 2), ...similar("escalated", 6)]],
    ["insufficient", []],
  ] as const)("shows a pattern (%s), in two to four sentences and three differences at most", (pattern, cases) => {
    const found = assess(caseProfile(), cases);
    expect(found.pattern).toBe(pattern);
    expect(found.key_differences.length).toBeLessThanOrEqual(3);
    expect(countSentences(writeSummary(found))).toBeGreaterThanOrEqual(2);
    expect(countSentences(writeSummary(found))).toBeLessThanOrEqual(4);
  });

  it("names every outcome with its number", () => {
    expect(
      summaryOf(
        similar("approved", 2),
        similar("approved", 1, true),
        similar("rejected", 1),
        similar("escalated", 2),
        similar("follow_up", 1),
        similar("pending", 3),
      ),
    ).toMatch(
      /^10 other cases are like this one: 2 approved, 1 approved with restrictions, 1 rejected, 2 escalated, 1 waiting for the customer and 3 not decided yet\. Of the 7 on which an officer acted, 3 were approved and 1 was rejected, so they show no single pattern\./,
    );
  });

  it("says where it is not recorded whether an approval has restrictions", () => {
    expect(isRestricted("approved", undefined)).toBeNull();
    expect(isRestricted("approved", null)).toBeNull();
    expect(isRestricted("escalated", undefined)).toBe(false);
    expect(summaryOf(similar("approved", 2), similar("approved", 1, null))).toContain(
      "3 approved (whether with restrictions is not recorded for 1).",
    );
  });

  it("says what sets the case apart, the risk first", () => {
    expect(assess(caseProfile({ risk_score: 0.5 }), similar("approved", 4)).key_differences).toEqual([
      "a risk score 0.40 above theirs on average",
      "a finding on vat that most of them lack",
    ]);
  });

  it("calls nothing lacking of which it is not known", () => {
    const unknown = similar("approved", 3).map((one) => ({
      ...one,
      risk_score: null,
      profile: { findings: null, age: null, size: null },
    }));
    const known = similar("approved", 2).map((one) => ({ ...one, risk_score: 0.9 }));
    expect(assess(caseProfile(), [...unknown, ...known]).key_differences).toEqual([]);
  });

  it("is surer of more reviewed cases that agree, and never sure", () => {
    const confidence = (cases: ComparedCase[]) => assess(caseProfile(), cases).assessment_confidence;
    expect(confidence(similar("approved", 8))).toBeGreaterThan(confidence(similar("approved", 3)));
    for (const other of ["rejected", "escalated", "follow_up"] as const) {
      expect(confidence([...similar("approved", 4), ...similar(other, 4)])).toBeLessThan(
        confidence(similar("approved", 8)),
      );
    }
    expect(confidence(similar("approved", 1000))).toBeLessThan(1);
    expect(confidence(similar("pending", 8))).toBe(0);
    expect(confidence(similar("escalated", 8))).toBe(0);
  });
});

describe("a model's words", () => {
  const figures = assess(caseProfile({ risk_score: 0.5 }), [...similar("approved", 4), ...similar("rejected", 1)]);

  it.each([
    "Of 5 earlier cases 4 were approved and one was rejected. The risk score here is 0.40 higher.",
    "Five cases are alike. Four were approved.",
  ])("pass when they state only what is given: %s", (text) => expect(isSupported(text, figures)).toBe(true));

  it.each([
    ["another number", "Of 6 earlier cases 4 were approved."],
    ["another number in words", "Three of them were approved. One was rejected."],
    ["a share", "80% were approved. 1 was rejected."],
    ["a loose share", "Nearly all were approved. 1 was rejected."],
    ["advice", "4 were approved. The officer should approve."],
  ])("do not pass with %s", (_, text) => expect(isSupported(text, figures)).toBe(false));
});

describe("a change among the similar cases", () => {
  const one = (outcome: ComparedCase["outcome"], restricted: boolean | null = false, similarity_score = 0.8) => ({
    workflow_id: "case-1",
    outcome,
    restricted,
    similarity_score,
  });

  it.each([
    ["joined", [], [one("approved", true)], null, "approved with restrictions"],
    ["left", [one("pending")], [], "not decided", null],
    ["outcome", [one("pending")], [one("escalated")], "not decided", "escalated"],
    ["restrictions", [one("approved")], [one("approved", true)], "approved", "approved with restrictions"],
    ["similarity", [one("approved")], [one("approved", false, 0.7)], "0.8", "0.7"],
  ] as const)("is named: %s", (change, before, after, from, to) => {
    expect(compareNeighbours(before, after)).toEqual([{ workflow_id: "case-1", change, from, to }]);
  });

  it("is that a case left, without its id, where it was deleted since", () => {
    const [deleted, other] = [
      { ...one("approved"), workflow_id: null },
      { ...one("rejected"), workflow_id: "case-2" },
    ];
    const left = { workflow_id: null, change: "left", from: "approved", to: null };
    expect(compareNeighbours([deleted, other], [other])).toEqual([left]);
    expect(compareNeighbours([deleted, deleted, other], [deleted, other])).toEqual([left]);
    expect(compareNeighbours([deleted, other], [deleted, other])).toEqual([]);
  });

  it("is none where nothing changed", () => {
    expect(compareNeighbours([one("approved")], [one("approved")])).toEqual([]);
  });
});
