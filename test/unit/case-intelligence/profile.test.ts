import { describe, expect, it } from "vitest";
import { bucketsOf } from "../../../src/features/case-intelligence/buckets.rules.ts";
import { profileOf } from "../../../src/features/case-intelligence/profile.rules.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const fact = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }];

describe("what of a case another may share", () => {
  it("is template, country, activity, legal form, age, size, findings, risk and who stands behind it", () => {
    const profile = profileOf(
      caseRecord({
        facts: {
          nace_codes: fact(["10.712", "47242", "10712"]),
          legal_form_code: fact("610"),
          start_date: fact("2025-06-01"),
          employees: fact(12),
          directors: fact([{ name: "An Peeters" }, { name: "Łukasz Živković" }]),
          registered_address: fact({ street: "Veldstraat", postal_code: "9000" }),
        },
        investigations: [
          investigation({
            risk_score: 0.4,
            findings: [
              finding({ id: "a", category: "vat", severity: "low" }),
              finding({ id: "b", category: "vat", severity: "high" }),
              finding({ id: "c", category: "address", severity: "info" }),
            ],
          }),
        ],
      }),
    );
    expect(profile).toMatchObject({
      template_id: "psp_merchant_onboarding",
      country: "BE",
      nace: ["1071", "4724"],
      legal_form: "610",
      age: "1 to 3 years",
      size: "small",
      findings: [{ id: "b", category: "vat", severity: "high" }],
      risk_score: 0.4,
    });
    expect(profile.links.people).toHaveLength(2);
    expect(JSON.stringify(profile)).not.toMatch(/Peeters|Veldstraat|0999900150/);
  });

  it("knows people and addresses again however they are written, and nobody by half a name", () => {
    const linksOf = (name: string, street: string) =>
      profileOf(
        caseRecord({
          facts: { directors: fact([{ name }]), registered_address: fact({ street, postal_code: "9000" }) },
        }),
      ).links;
    const written = linksOf("Ann-Sofie Dupré", "Sint-Pietersstraat 4");
    expect(linksOf("DUPRE Ann Sofie", "sint pietersstraat 4")).toEqual(written);
    expect(linksOf("Ann Dupré", "Sint-Pietersstraat 4").people).not.toEqual(written.people);
  });

  it("leaves out what is not known, and never takes it for shared", () => {
    const profile = profileOf(caseRecord({ investigations: [], registrationNumber: null, vatNumber: null }));
    expect(profile).toMatchObject({ nace: [], legal_form: null, age: null, size: null, findings: null });
    expect(profile.links).toEqual({ company: null, people: [], address: null });
    expect(bucketsOf(profile).map(({ weight }) => weight)).toEqual([1, 1]);
  });
});
