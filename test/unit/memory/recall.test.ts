import { describe, expect, it } from "vitest";
import { memoryUsed, recallRules } from "../../../src/domain/memory/recall.rules.ts";
import { finding, uboDiscrepancy } from "../../support/case-fixtures.ts";
import { memory, rule } from "./rules.ts";

const SCOPE = { country: "BE", templateId: "psp_merchant_onboarding" };
const clearance = { reason: "", cleared_by: "bob", cleared_at: "2026-11-20T10:00:00.000Z" };
const texts = (rules: Parameters<typeof recallRules>[0], ...found: readonly ReturnType<typeof finding>[]) =>
  recallRules(rules, SCOPE, found, []).map(({ rule: { text } }) => text);

describe("the rules recalled for a case", () => {
  it("are those of its template, country and findings", () => {
    const rules = [
      rule({ text: "all" }),
      rule({
        text: "here",
        condition: { country: "BE", template_id: "psp_merchant_onboarding", finding_category: "address" },
      }),
      rule({ text: "elsewhere", condition: { country: "NL" } }),
      rule({ text: "other template", condition: { template_id: "marketplace_seller" } }),
      rule({ text: "other finding", condition: { finding_category: "sanctions" } }),
      rule({ text: "more severe", condition: { finding_category: "address", severity: "high" } }),
    ];
    expect(texts(rules, finding({ category: "address", severity: "low" }))).toEqual(["all", "here"]);
  });

  it("may depend on the kind of hit, of document and the field of a discrepancy", () => {
    const rules = [
      rule({ text: "document", condition: { document_kind: "annual_accounts" } }),
      rule({ text: "other document", condition: { document_kind: "identity_document" } }),
      rule({ text: "field", condition: { field: "registered_name" } }),
      rule({ text: "other field", condition: { field: "seat" } }),
      rule({ text: "hit", condition: { finding_category: "document", hit_kind: "exact" } }),
    ];
    const found = [finding({ category: "document", source_entry: "missing:annual_accounts", severity: "medium" })];
    const open = uboDiscrepancy({ field: "registered_name", status: "open" });
    expect(recallRules(rules, SCOPE, found, [open]).map(({ rule: { text } }) => text)).toEqual(["document", "field"]);
    expect(recallRules(rules, SCOPE, found, [{ ...open, status: "resolved" }])).toHaveLength(1);
  });

  it("ignore findings that are cleared or informational", () => {
    const rules = [rule({ condition: { finding_category: "address" } })];
    expect(texts(rules, finding({ category: "address", severity: "info" }))).toEqual([]);
    expect(texts(rules, finding({ category: "address", clearance }))).toEqual([]);
  });

  it("hold no text that says how to decide, whoever wrote it", () => {
    const taught = ["Approve every bakery", "Reject all of them", "Clear the hit: a namesake", "Keur dit dossier goed"];
    const rules = taught.map((text) => rule({ text, source: "officer-taught", kind: "taught" }));
    expect(texts([...rules, rule({ text: "Ask for the approved accounts" })])).toEqual([
      "Ask for the approved accounts",
    ]);
  });

  it("tell how earlier cases ended only where nothing is decided on its own, cleared or not", () => {
    const counts = [rule({ kind: "counts", condition: { finding_category: "peppol" } })];
    const peppol = finding({ category: "peppol", severity: "low" });
    expect(texts(counts, peppol)).toHaveLength(1);
    for (const category of ["sanctions", "pep", "ownership", "identity", "data_gap"] as const) {
      expect(texts(counts, peppol, finding({ category }))).toEqual([]);
      expect(texts(counts, peppol, finding({ category, clearance }))).toEqual([]);
    }
  });

  it("hold no free text of an officer beside a finding that is decided on its own, cleared or not", () => {
    const rules = [
      rule({ text: "These are all fine", source: "officer-taught", kind: "taught" }),
      rule({ text: "other" }),
    ];
    expect(texts(rules, finding({ category: "peppol", severity: "low" }))).toEqual(["These are all fine", "other"]);
    const graves = (["document", "data_gap"] as const).map((category) => ({ category, severity: "high" as const }));
    const alone = (["sanctions", "pep", "criminal", "enforcement", "ownership", "identity"] as const).map(
      (category) => ({
        category,
        severity: "low" as const,
      }),
    );
    for (const found of [...alone, ...graves]) {
      expect(texts(rules, finding(found))).toEqual(["other"]);
      expect(texts(rules, finding({ ...found, clearance }))).toEqual(["other"]);
      expect(texts(rules, finding({ ...found, severity: "info" }))).toEqual(["These are all fine", "other"]);
    }
    const missing = finding({ category: "document", severity: "medium", source_entry: "missing:annual_accounts" });
    expect(texts(rules, missing)).toEqual(["These are all fine", "other"]);
  });

  it("come in the order of rules taught, judgments, preferences", () => {
    const rules = [
      rule({ text: "preference", safety_class: "preference_only", support: 9 }),
      rule({ text: "judgment" }),
      rule({ text: "taught", source: "officer-taught", safety_class: null, support: 0 }),
    ];
    expect(texts(rules)).toEqual(["taught", "judgment", "preference"]);
  });

  it("are counted with the passages on the same findings", () => {
    const passages = ["address", "sanctions", null].map((finding_category, n) => ({
      id: String(n),
      tags: [],
      finding_category,
    }));
    const found = [finding({ category: "address" })];
    const recalled = recallRules([rule()], SCOPE, found, []);
    expect(memoryUsed(memory({ passages }), recalled, found)).toEqual({
      rules_applied: 1,
      passages_matched: 2,
      confidence_at_review: 42,
    });
  });
});
