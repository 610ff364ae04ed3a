import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess, type ComparedCase } from "../../../src/features/case-intelligence/assessment.rules.ts";
import { writeSummary } from "../../../src/features/case-intelligence/summary.rules.ts";
import { caseProfile } from "../../support/case-profiles.ts";

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const categories = fc.constantFrom("vat", "address", "sanctions");
const findings = maybe(
  fc
    .uniqueArray(categories, { maxLength: 3 })
    .map((all) => all.map((category) => ({ id: "f", category, severity: "high" as const }))),
);
const ages = maybe(fc.constantFrom("under 1 year", "1 to 3 years"));
const sizes = maybe(fc.constantFrom("micro", "small"));
const outcomes = fc.constantFrom("approved", "rejected", "follow_up", "escalated", "pending");

/** A neighbour with any outcome: whatever led to it, a report included, is no part of it. */
const neighbours: fc.Arbitrary<ComparedCase[]> = fc.array(
  fc
    .record({
      workflow_id: fc.uuid(),
      outcome: outcomes,
      restriction: maybe(fc.boolean()),
      similarity: fc.integer({ min: 450, max: 1000 }).map((n) => n / 1000),
      shared: fc.uniqueArray(fc.constantFrom("country BE", "NACE 1071", "size small"), { maxLength: 3 }),
      risk_score: maybe(fc.integer({ min: 0, max: 100 }).map((n) => n / 100)),
      findings,
      age: ages,
      size: sizes,
    })
    .map(({ restriction, findings: found, age, size, ...rest }) => ({
      ...rest,
      restricted: rest.outcome === "approved" ? restriction : false,
      profile: { findings: found, age, size },
    })),
  { maxLength: 10 },
);
const subjects = fc.record({
  findings,
  age: ages,
  size: sizes,
  risk: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
});

/** What a reader counts in the list of similar cases. */
function read(list: readonly ComparedCase[]) {
  const tally = (test: (one: ComparedCase) => boolean) => list.filter(test).length;
  const approved = tally(({ outcome }) => outcome === "approved");
  const rejected = tally(({ outcome }) => outcome === "rejected");
  const acted = tally(({ outcome }) => outcome !== "pending");
  return { tally, approved, rejected, acted };
}

describe("an assessment beside its own list", () => {
  it("states only counts, rates and patterns that the list shows", () => {
    fc.assert(
      fc.property(subjects, neighbours, ({ risk, ...subject }, list) => {
        const figures = assess(caseProfile({ ...subject, risk_score: risk }), list);
        const { tally, approved, rejected, acted } = read(list);
        expect(figures.similar_count).toBe(list.length);
        expect(figures.approved_count).toBe(approved);
        expect(Object.values(figures.outcome_counts).reduce((sum, n) => sum + n, 0)).toBe(list.length);
        expect(figures.outcome_counts.approved_with_restrictions).toBe(tally(({ restricted }) => restricted === true));
        expect(figures.restrictions_not_recorded).toBe(tally(({ restricted }) => restricted === null));
        if (figures.pattern === "approved") expect(approved / acted).toBeGreaterThanOrEqual(0.8);
        if (figures.pattern === "rejected") expect(rejected / acted).toBeGreaterThanOrEqual(0.8);
        if (figures.pattern === "insufficient") expect(approved + rejected).toBeLessThan(3);
        else expect(approved + rejected).toBeGreaterThanOrEqual(3);
        if (figures.pattern === "mixed") expect(Math.max(approved, rejected) / acted).toBeLessThan(0.8);
        if (approved + rejected === 0) expect(figures.assessment_confidence).toBe(0);
        expect(figures.assessment_confidence).toBeLessThan(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it("writes sentences whose every number and every most is in the list", () => {
    fc.assert(
      fc.property(subjects, neighbours, ({ risk, ...subject }, list) => {
        const figures = assess(caseProfile({ ...subject, risk_score: risk }), list);
        const text = writeSummary(figures);
        const { tally, approved, rejected, acted } = read(list);
        if (list.length === 0) {
          expect(text).toMatch(/^No other case is like this one\./);
          return;
        }
        const stated = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number);
        const counted = (outcome: string) => tally((one) => one.outcome === outcome);
        expect(stated(/^(\d+) other cases? (?:is|are) like this one: /)).toEqual([list.length]);
        const expected = {
          rejected,
          escalated: counted("escalated"),
          "waiting for the customer": counted("follow_up"),
          "not decided yet": counted("pending"),
          "approved with restrictions": tally(({ restricted }) => restricted === true),
          "approved(?! with)": tally(({ outcome, restricted }) => outcome === "approved" && restricted !== true),
        };
        const [first] = text.split(/\. (?=[A-Z])/);
        for (const [words, count] of Object.entries(expected)) {
          const found = new RegExp(`(\\d+) ${words}`).exec(first!)?.[1];
          expect(found === undefined ? 0 : Number(found)).toBe(count);
        }
        for (const [, all] of text.matchAll(/the (\d+) on which an officer acted/g)) expect(Number(all)).toBe(acted);
        if (/All of the/.test(text)) expect([approved, rejected]).toContain(acted);
        for (const [, count] of text.matchAll(/, (\d+) w(?:ere|as) approved/g)) expect(Number(count)).toBe(approved);
        for (const [, count] of text.matchAll(/ (\d+) w(?:ere|as) rejected/g)) expect(Number(count)).toBe(rejected);
        for (const [, count] of text.matchAll(/Only (\d+) of them/g)) expect(Number(count)).toBe(approved + rejected);
        for (const factor of figures.shared_by_most) {
          expect(tally(({ shared }) => shared.includes(factor))).toBeGreaterThan(list.length / 2);
        }
        expect(text).not.toMatch(/report|suspic|\bSAR\b|should|recommend/i);
      }),
      { numRuns: 2_000 },
    );
  });

  it("calls different only what most of the list shows to be different", () => {
    fc.assert(
      fc.property(subjects, neighbours, ({ risk, ...subject }, list) => {
        const { tally } = read(list);
        const has = (name: string) => (one: ComparedCase) =>
          (one.profile.findings ?? []).some(({ category }) => category === name);
        for (const said of assess(caseProfile({ ...subject, risk_score: risk }), list).key_differences) {
          const lacking = /^a finding on (\w+) that most of them lack$/.exec(said)?.[1];
          const having = /^no finding on (\w+), which most of them have$/.exec(said)?.[1];
          const [, aspect, own] = /^its (age|size) \((.+)\), which/.exec(said) ?? [];
          const gap = /^a risk score ([\d.]+) (above|below)/.exec(said);
          if (lacking) {
            expect(tally((one) => one.profile.findings !== null && !has(lacking)(one))).toBeGreaterThan(
              list.length / 2,
            );
          } else if (having) {
            expect(tally(has(having))).toBeGreaterThan(list.length / 2);
            expect(subject.findings?.some(({ category }) => category === having)).toBe(false);
          } else if (aspect) {
            const values = list.map(({ profile }) => profile[aspect as "age" | "size"]);
            expect(values.filter((value) => value !== null && value !== own).length).toBeGreaterThan(list.length / 2);
          } else {
            const scores = list.flatMap(({ risk_score }) => (risk_score === null ? [] : [risk_score]));
            const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
            expect(Number(gap![1])).toBeCloseTo(Math.abs(risk! - mean), 1);
            expect(gap![2]).toBe(risk! > mean ? "above" : "below");
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
