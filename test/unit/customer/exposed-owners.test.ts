import { describe, expect, it } from "vitest";
import { isDeclaredExposed } from "../../../src/domain/decisions/four-eyes.rules.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { caseRecord, investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { factorsOf, findingOf, soundFacts, withAnswers } from "../../support/rating-fixtures.ts";

const EXPOSED = { name: "An Peeters", share_percent: 100, is_pep: true };
const declared = (is_pep: unknown, politically_exposed = "no") =>
  withAnswers({ politically_exposed, beneficial_owners: [{ ...EXPOSED, is_pep }] });

const filing = (stated: OwnershipFiling["stated"], withdrawn = false): OwnershipFiling => ({
  filing_id: "f1",
  source: "UBO register",
  source_type: "officialRegister",
  as_of: "2026-11-01",
  description: "Extract",
  stated,
  evidence_id: "e1",
  filed_by: "bob",
  filed_at: "2026-11-19T00:00:00.000Z",
  ...(withdrawn && { withdrawn: { reason: "x", withdrawn_by: "bob", withdrawn_at: "2026-11-20T00:00:00.000Z" } }),
});
const OWNERS = { form: "owners", owners: [{ kind: "person", ...EXPOSED }] } as const;
const BODS = {
  form: "bods",
  subject: "s",
  parties: [
    { id: "s", kind: "entity", name: "Molenhof Logistiek" },
    { id: "p", kind: "person", name: "An Peeters", is_pep: true },
  ],
  statements: [],
} as const;

/** What decides on a second officer. */
const needsSecond = (facts: ReturnType<typeof soundFacts>): boolean =>
  isDeclaredExposed(caseRecord({ investigations: [investigation({ risk_rating: rateRisk(facts) })] }));

describe("an owner who is stated to hold a prominent public function", () => {
  it.each([
    ["declared beside a no", declared(true)],
    ["declared beside no answer", declared(true, "")],
    ["declared as a director", withAnswers({ directors: [{ name: "Jo Claes", is_pep: true }] })],
    ["filed by an officer", soundFacts({ ownershipFiled: [filing(OWNERS)] })],
    ["filed in a file of the data standard", soundFacts({ ownershipFiled: [filing(BODS)] })],
  ])("counts as a declared function and needs a second officer: %s", (_, facts) => {
    expect(factorsOf(facts)).toMatchObject({ pep_declared: 40 });
    expect(rateRisk(facts)).toMatchObject({ level: expect.not.stringMatching("low"), regime: "enhanced" });
    expect(needsSecond(facts)).toBe(true);
  });

  it("counts once, beside the answer of the form and another answer that names a function", () => {
    expect(factorsOf(declared(true, "yes"))).toMatchObject({ pep_declared: 40 });
    const factors = factorsOf(
      withAnswers({ politically_exposed: "no", occupation: "Senator", beneficial_owners: [EXPOSED] }),
    );
    expect(factors).toMatchObject({ pep_declared: 40 });
    expect(factors).not.toHaveProperty("pep_stated");
  });

  it.each([
    ["who is declared to hold none", declared(false)],
    ["of a filing that was withdrawn", soundFacts({ ownershipFiled: [filing(OWNERS, true)] })],
  ])("is none: %s", (_, facts) => {
    expect(factorsOf(facts)).not.toHaveProperty("pep_declared");
    expect(needsSecond(facts)).toBe(false);
  });

  it("counts no function that an officer found to be none, as far as an answer alone names it", () => {
    const stated = withAnswers({ politically_exposed: "no", occupation: "Senator" });
    const found = findingOf({ category: "pep", code: "pep_stated" });
    const clearance = { reason: "A shop.", cleared_by: "bob", cleared_at: "2026-11-20T09:00:00.000Z" };
    expect(needsSecond({ ...stated, findings: [found] })).toBe(true);
    expect(needsSecond({ ...stated, findings: [{ ...found, clearance }] })).toBe(false);
    expect(needsSecond({ ...declared(true), findings: [{ ...found, clearance }] })).toBe(true);
  });

  it("is another finding where the answer is another, so that no clearance goes over to it", () => {
    const idOf = (occupation: string) => {
      const { terms, ...input } = investigationInput({ answers: { politically_exposed: "no", occupation } });
      const dossier = readDossier({ ...input, terms: { ...terms, rules: RULES_VERSION } as NonNullable<typeof terms> });
      const given = { outcome: "known", value: null, evidence: [] } as const;
      const { findings = [] } = DECLARATIONS.derive(given, dossier, { of: () => undefined });
      return findings.find(({ code }) => code === "pep_stated")!.id;
    };
    expect(idOf("Senator Windows")).toBe(idOf("Senator Windows"));
    expect(idOf("Senator")).not.toBe(idOf("Senator Windows"));
  });

  it("is a finding that names him, from the version of the rules that knows it", () => {
    const found = (rules: number) => {
      const { terms, ...input } = investigationInput({
        answers: { politically_exposed: "no", beneficial_owners: [EXPOSED] },
      });
      const dossier = readDossier({ ...input, terms: { ...terms, rules } as NonNullable<typeof terms> });
      const given = { outcome: "known", value: null, evidence: [] } as const;
      const { findings = [] } = DECLARATIONS.derive(given, dossier, { of: () => undefined });
      return findings.filter(({ category }) => category === "pep");
    };
    expect(found(RULES_VERSION)).toEqual([
      expect.objectContaining({ code: "pep_declared", description: expect.stringContaining("An Peeters") }),
    ]);
    expect(found(0)).toEqual([]);
    expect(factorsOf({ ...declared(true), rulesVersion: 0 })).not.toHaveProperty("pep_declared");
  });
});
