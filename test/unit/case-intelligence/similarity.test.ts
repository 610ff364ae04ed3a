import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaseProfile } from "../../../src/features/case-intelligence/profile.rules.ts";
import { compareProfiles } from "../../../src/features/case-intelligence/similarity.rules.ts";
import { caseProfile } from "../../support/case-profiles.ts";

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const profiles: fc.Arbitrary<CaseProfile> = fc.record({
  template_id: fc.constantFrom("psp_merchant_onboarding", "kyc_natural_person"),
  country: fc.constantFrom("BE", "NL"),
  nace: fc.uniqueArray(fc.constantFrom("1071", "1072", "4724"), { maxLength: 3 }),
  legal_form: maybe(fc.constantFrom("610", "014")),
  age: maybe(fc.constantFrom("under 1 year", "10 years or more")),
  size: maybe(fc.constantFrom("micro", "large")),
  findings: maybe(
    fc.uniqueArray(
      fc.record({
        id: fc.constant("finding"),
        category: fc.constantFrom("vat", "address", "sanctions"),
        severity: fc.constantFrom("low", "high", "critical"),
      }),
      { selector: ({ category }) => category },
    ),
  ),
  risk_score: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  links: fc.record({
    company: maybe(fc.constantFrom("one", "two")),
    people: fc.uniqueArray(fc.constantFrom("an", "jan")),
    address: maybe(fc.constantFrom("here", "there")),
  }),
});

describe("likeness", () => {
  it("is between nothing and all, whole for a well-known case beside itself, and never more than that", () => {
    fc.assert(
      fc.property(profiles, profiles, (own, other) => {
        const { score } = compareProfiles(own, other);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(compareProfiles(own, own).score);
      }),
    );
    expect(compareProfiles(caseProfile(), caseProfile()).score).toBe(1);
  });

  it("names what is shared, what ties them together first", () => {
    const { shared } = compareProfiles(caseProfile(), caseProfile({ age: "under 1 year" }));
    expect(shared).toEqual([
      "same company",
      "shared director or owner",
      "same address",
      "NACE 1071",
      "finding vat",
      "template psp_merchant_onboarding",
      "country BE",
      "legal form 610",
      "similar risk score",
      "size small",
    ]);
  });

  it.each<[string, Partial<CaseProfile>]>([
    ["template", { template_id: "kyb_full" }],
    ["country", { country: "NL" }],
    ["activity", { nace: ["6201"] }],
    ["legal form", { legal_form: "014" }],
    ["age", { age: "under 1 year" }],
    ["size", { size: "large" }],
    ["findings", { findings: [] }],
    ["risk", { risk_score: 0.9 }],
    ["people, place and company", { links: { company: null, people: [], address: null } }],
  ])("falls with another %s", (_, change) => {
    const own = caseProfile();
    // Links make up for part of what is missing, so they count only where something is.
    const near = { ...caseProfile(), country: "FR" };
    expect(compareProfiles(own, { ...near, ...change }).score).toBeLessThan(
      compareProfiles(own, change.country ? own : near).score,
    );
  });

  it("never counts two unknowns as shared", () => {
    const unknown = caseProfile({ legal_form: null, age: null, size: null, findings: null, risk_score: null });
    const { shared } = compareProfiles(unknown, unknown);
    expect(shared.join()).not.toMatch(/form|age|size|finding|risk/);
    expect(compareProfiles(unknown, unknown).score).toBeLessThan(1);
  });

  it("finds a class half as telling in its division only", () => {
    const { shared } = compareProfiles(caseProfile({ nace: ["1071"] }), caseProfile({ nace: ["1085"] }));
    expect(shared).toContain("NACE division 10");
  });
});
