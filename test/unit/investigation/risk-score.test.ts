import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Finding, FINDING_CATEGORIES, SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { onceByWords, scoreRisk } from "../../../src/domain/diligence/risk-score.rules.ts";
import { discrepancy, finding } from "../../support/investigation-fixtures.ts";

const anyFindings = fc
  .array(
    fc.record({
      category: fc.constantFrom(...FINDING_CATEGORIES),
      severity: fc.constantFrom(...SEVERITIES),
      subject: fc.constantFrom("A", "B", "C"),
      cleared: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((drafts) =>
    drafts.map(({ cleared, ...draft }, at): Finding => {
      const clearance = { reason: "someone else", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
      return finding({ ...draft, id: `f${at}`, source_entry: `entry-${at}`, ...(cleared ? { clearance } : {}) });
    }),
  );

describe("the risk score", () => {
  it("is exactly the sum of its parts, between 0 and 1", () => {
    fc.assert(
      fc.property(anyFindings, fc.constantFrom(null, "low", "medium", "high"), (findings, tier) => {
        const { score, factors } = scoreRisk(findings, [discrepancy()], tier as never);
        expect(factors.reduce((sum, { points }) => sum + points, 0) / 100).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        for (const { points } of factors) expect(points).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("does not depend on the order in which findings came", () => {
    const both = anyFindings.chain((findings) =>
      fc.tuple(fc.constant(findings), fc.shuffledSubarray(findings, { minLength: findings.length })),
    );
    fc.assert(
      fc.property(both, ([findings, shuffled]) => {
        expect(scoreRisk(shuffled, [], null)).toEqual(scoreRisk(findings, [], null));
      }),
    );
  });

  it("never falls when something more is found", () => {
    fc.assert(
      fc.property(
        anyFindings.filter((findings) => findings.length > 0),
        (findings) => {
          const fewer = scoreRisk(findings.slice(1), [], null).score;
          expect(scoreRisk(findings, [], null).score).toBeGreaterThanOrEqual(fewer);
        },
      ),
    );
  });

  it("tells whose the sides of a difference are, and calls declared what the customer said alone", () => {
    const reasonOf = (given: object, rules = {}) =>
      scoreRisk([], [discrepancy({ declared: "A", observed: "B", ...given })], null, rules).factors[0]!.reason;
    const bySeat = { field: "address_by_register", source: "document:proof_of_address" };
    expect(reasonOf(bySeat)).toBe('The register has "A", a document has "B".');
    expect(reasonOf(bySeat, { rulesVersion: 10 })).toBe('Declared "A", found "B".');
    expect(reasonOf({ field: "address", source: "document:proof_of_address" })).toBe('Declared "A", found "B".');
    expect(reasonOf({ field: "beneficial_owners_by_register", source: "filed:e" })).toBe(
      'The register has "A", an officer\'s filing has "B".',
    );
  });

  it("has a reason for every part", () => {
    const { factors } = scoreRisk([finding()], [discrepancy()], "high");
    expect(factors.map(({ factor }) => factor).sort()).toEqual(["discrepancy_ubo", "merchant_category", "vat"]);
    for (const { reason } of factors) expect(reason).not.toBe("");
  });

  it("puts one critical finding past the bar for four eyes and one high finding past a plain approval", () => {
    expect(scoreRisk([finding({ severity: "critical" })], [], null).score).toBeGreaterThanOrEqual(0.7);
    expect(scoreRisk([finding({ severity: "high" })], [], null).score).toBeGreaterThanOrEqual(0.4);
    expect(scoreRisk([finding({ severity: "medium" })], [], null).score).toBeLessThan(0.4);
    expect(scoreRisk([finding({ severity: "info" })], [], null).score).toBe(0);
  });

  it("counts ten articles on one affair as one affair", () => {
    const articles = Array.from({ length: 10 }, (_, at) =>
      finding({ id: `f${at}`, category: "criminal", source_entry: `https://news.example/${at}` }),
    );
    const elsewhere = articles.map((article, at) => ({ ...article, subject: `Person ${at}` }));
    expect(scoreRisk(articles, [], null).score).toBeLessThan(0.7);
    expect(scoreRisk(elsewhere, [], null).score).toBeGreaterThan(0.9);
  });

  it("counts one text once at several publishers, and a cleared copy apart", () => {
    const article = finding({ category: "criminal", severity: "high", subject: "A", entry_fingerprint: "f1" });
    const copy = { ...article, id: "copy", source_entry: "https://b.example/1" };
    const scored = (findings: readonly Finding[]) => scoreRisk(onceByWords(findings), [], null);
    const clearance = { reason: "another person", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    expect(scored([article, copy])).toEqual(scored([copy, article]));
    expect(scored([article, copy]).factors).toHaveLength(1);
    for (const other of [
      { ...copy, entry_fingerprint: "f2" },
      { ...copy, subject: "B" },
      { ...copy, clearance },
    ])
      expect(scored([article, other]).factors).toHaveLength(2);
    expect(scored([{ ...article, clearance }, copy]).score).toBe(scored([copy]).score);
    const hit = { ...article, category: "sanctions" } as const;
    expect(scored([hit, { ...hit, id: "copy" }]).factors).toHaveLength(2);
  });

  it("gives a cleared finding no points and keeps it in view", () => {
    const clearance = { reason: "another person", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    const { score, factors } = scoreRisk([finding({ clearance })], [], null);
    expect(score).toBe(0);
    expect(factors).toMatchObject([{ factor: "vat", points: 0, reason: expect.stringContaining("cleared by mia") }]);
  });
});
