import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FINDING_CATEGORIES, type Finding, SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { applyToFindings, forcedTasks } from "../../../src/domain/reasoning/actions.rules.ts";
import type { RuleInput } from "../../../src/domain/reasoning/evaluation.model.ts";
import { evaluateTemplate } from "../../../src/domain/reasoning/rules.rules.ts";
import { REASONING_TEMPLATES } from "../../../src/domain/reasoning/templates/index.ts";
import { discrepancy, finding, QUIET, ruleOf, templateOf } from "./support.ts";

const findings = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    category: fc.constantFrom(...FINDING_CATEGORIES),
    severity: fc.constantFrom(...SEVERITIES),
    source: fc.constantFrom("kbo", "vies", "adverse_media", "screening"),
    title: fc.string(),
    evidence_ids: fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const discrepancies = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom("ubo", "director", "name", "address", "activity"),
    status: fc.constantFrom("open", "resolved", "overridden"),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

const inputs: fc.Arbitrary<RuleInput> = fc
  .record({
    findings,
    discrepancies,
    riskScore: fc.double({ min: 0, max: 1, noNaN: true }),
    sources: fc.dictionary(fc.constantFrom("kbo", "vies", "adverse_media"), fc.constantFrom("answered", "unavailable")),
    documents: fc.dictionary(
      fc.constantFrom("representative_identity", "bank_account_proof", "identity_document", "casp_authorisation"),
      fc.constantFrom("provided", "missing"),
    ),
    fields: fc.dictionary(
      fc.constantFrom("nationality", "tax_residence", "nominee_arrangements"),
      fc.constantFrom("yes", "RU", "BE"),
    ),
    nace: fc.record({
      declared: fc.option(fc.array(fc.constantFrom("62010", "47.11", "56"))),
      registered: fc.option(fc.array(fc.constantFrom("6201001", "47110"))),
    }),
    companyAgeDays: fc.option(fc.nat(2000)),
  })
  .map((input) => ({
    ...input,
    findings: input.findings.map((over) => finding(over)),
    discrepancies: input.discrepancies.map((over) => discrepancy(over as object)),
  })) as fc.Arbitrary<RuleInput>;

const templates = fc.constantFrom(...REASONING_TEMPLATES);

const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, i) => ({ item, at: (i * 7919 + seed * 104_729) % 1009 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

const reversedKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toReversed());

describe("evaluation", () => {
  it("is deterministic, and does not change its input", () => {
    fc.assert(
      fc.property(templates, inputs, (template, input) => {
        const before = structuredClone(input);
        const first = JSON.stringify(evaluateTemplate(template, input));
        expect(JSON.stringify(evaluateTemplate(template, structuredClone(input)))).toBe(first);
        expect(input).toEqual(before);
      }),
    );
  });

  it("does not depend on the order of the input", () => {
    fc.assert(
      fc.property(templates, inputs, fc.nat(1000), (template, input, seed) => {
        const other: RuleInput = {
          ...input,
          findings: shuffled(input.findings, seed),
          discrepancies: shuffled(input.discrepancies, seed),
          sources: reversedKeys(input.sources),
          documents: reversedKeys(input.documents),
          fields: reversedKeys(input.fields),
          nace: {
            declared: input.nace.declared && input.nace.declared.toReversed(),
            registered: input.nace.registered && input.nace.registered.toReversed(),
          },
        };
        expect(JSON.stringify(evaluateTemplate(template, other))).toBe(
          JSON.stringify(evaluateTemplate(template, input)),
        );
      }),
    );
  });

  it("has the same effects in any order", () => {
    const byId = (list: readonly Finding[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    fc.assert(
      fc.property(templates, inputs, fc.nat(1000), (template, input, seed) => {
        const evaluation = evaluateTemplate(template, input);
        const other = shuffled(input.findings, seed);
        const again = evaluateTemplate(template, { ...input, findings: other });
        const idOf = (ruleId: string) => `rule ${ruleId}`;
        expect(byId(applyToFindings(again, other, idOf))).toEqual(
          byId(applyToFindings(evaluation, input.findings, idOf)),
        );
        expect(forcedTasks(again, idOf)).toEqual(forcedTasks(evaluation, idOf));
      }),
    );
  });

  it("counts, caps and gates by what its results say", () => {
    fc.assert(
      fc.property(templates, inputs, (template, input) => {
        const evaluation = evaluateTemplate(template, input);
        const limits = (type: string) =>
          evaluation.results.filter((r) => r.triggered && r.action_type === type).map((r) => Number(r.action_value));
        expect(evaluation.rules_triggered).toBe(evaluation.results.filter((r) => r.triggered).length);
        expect(evaluation.confidence_cap).toBe(Math.min(100, ...limits("cap_confidence")));
        expect(evaluation.evidence_gate).toBe(Math.min(25, ...limits("gate_evidence")));
        for (const result of evaluation.results) expect(result.evidence).not.toBe("");
      }),
    );
  });

  it("names only findings and evidence that it was given", () => {
    fc.assert(
      fc.property(templates, inputs, (template, input) => {
        const ids = new Set(input.findings.map(({ id }) => id));
        const evidence = new Set(input.findings.flatMap(({ evidence_ids }) => evidence_ids));
        for (const result of evaluateTemplate(template, input).results) {
          expect(result.finding_ids.every((id) => ids.has(id))).toBe(true);
          expect(result.evidence_ids.every((id) => evidence.has(id))).toBe(true);
        }
      }),
    );
  });

  it("ignores disabled rules", () => {
    const rule = ruleOf({ condition_type: "risk_score_at_least", condition: { score: 0 } }, undefined, {
      enabled: false,
    });
    expect(evaluateTemplate(templateOf(rule), QUIET)).toMatchObject({
      evaluated: true,
      rules_triggered: 0,
      confidence_cap: 100,
      evidence_gate: 25,
      results: [],
    });
  });
});

it("raises no answer that was taken back as an activity without a licence", () => {
  const psp = REASONING_TEMPLATES.find(({ id }) => id === "be_psp_merchant_onboarding")!;
  const input = (code: string): RuleInput => ({
    ...QUIET,
    findings: [finding({ id: "a", category: "activity", severity: "medium", code })],
    documents: { ...QUIET.documents, business_licence: "missing" },
  });
  const raised = (code: string) =>
    applyToFindings(evaluateTemplate(psp, input(code)), input(code).findings, (rule) => rule)[0];
  expect(raised("answer_taken_back")).toMatchObject({ severity: "medium" });
  expect(raised("trade_declared_sensitive")).toMatchObject({ severity: "high" });
});
