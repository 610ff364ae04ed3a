import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessCase, type ComparedCase } from "../../../src/features/case-intelligence/assessment.machine.ts";
import { compareFeatures, featuresOf } from "../../../src/features/case-intelligence/similarity.machine.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-20T00:00:00.000Z");
const fact = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }];

describe("likeness", () => {
  it("is of country, template, activity, legal form, age and findings", () => {
    const record = caseRecord({
      facts: { nace_codes: fact(["10712", "47242"]), legal_form_code: fact("610"), start_date: fact("2025-06-01") },
      investigations: [investigation({ findings: [finding({ category: "vat" })] })],
    });
    expect(featuresOf(record, NOW)).toEqual([
      "age:under 2 years",
      "country:BE",
      "finding:vat",
      "form:610",
      "nace:1071",
      "nace:4724",
      "template:psp_merchant_onboarding",
    ]);
  });

  it("is whole for the same case, symmetric, and names what is shared", () => {
    const features = fc.uniqueArray(
      fc.constantFrom(
        "country:BE",
        "country:NL",
        "template:a",
        "nace:1071",
        "nace:4724",
        "form:610",
        "age:x",
        "finding:vat",
      ),
    );
    fc.assert(
      fc.property(features, features, (a, b) => {
        const there = compareFeatures(a, b);
        const back = compareFeatures(b, a);
        expect(there.score).toBe(back.score);
        expect([...there.shared].sort()).toEqual([...back.shared].sort());
        expect(there.score).toBeGreaterThanOrEqual(0);
        expect(there.score).toBeLessThanOrEqual(1);
      }),
    );
    const all = ["country:BE", "template:a", "nace:1071", "form:610", "age:x", "finding:none"];
    expect(compareFeatures(all, all).score).toBe(1);
  });
});

describe("an assessment", () => {
  const subject = { name: "Molenhof", riskScore: 0.5, features: ["finding:vat"] };
  const similar = (outcome: ComparedCase["outcome"], n: number): ComparedCase[] =>
    Array.from({ length: n }, () => ({ outcome, similarityScore: 0.8, riskScore: 0.1, features: ["finding:none"] }));
  const assess = (cases: ComparedCase[]) => assessCase(subject, cases, NOW.toISOString());
  const sentences = (text: string) => text.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== "").length;

  it.each([
    [similar("approved", 4), "approved"],
    [similar("rejected", 3), "rejected"],
    [[...similar("approved", 3), ...similar("rejected", 3)], "mixed"],
    [[...similar("approved", 2), ...similar("pending", 6)], "insufficient"],
    [[], "insufficient"],
  ] as const)("of %j shows a pattern: %s", (cases, pattern) => {
    const found = assess([...cases]);
    expect(found.pattern).toBe(pattern);
    expect(found.key_differences.length).toBeLessThanOrEqual(3);
    expect(sentences(found.summary)).toBeGreaterThanOrEqual(2);
    expect(sentences(found.summary)).toBeLessThanOrEqual(4);
  });

  it("says what sets the case apart", () => {
    expect(assess(similar("approved", 4)).key_differences).toEqual([
      "its risk score is 0.40 above theirs on average",
      "finding vat, which most of them lack",
    ]);
  });
});
