import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { selectTeam } from "../../../src/features/agents/agents.service.ts";
import { EEA_COUNTRIES } from "../../../src/features/cases/countries.ts";
import { DOCUMENT_TYPES } from "../../../src/domain/templates/document-types.ts";
import { findTemplate, TEMPLATES } from "../../../src/domain/templates/index.ts";
import { type EddTask, GATE_CATEGORIES } from "../../../src/domain/reasoning/reasoning.model.ts";
import { evaluateTemplate } from "../../../src/domain/reasoning/rules.rules.ts";
import { REASONING_TEMPLATES, selectReasoningTemplate } from "../../../src/domain/reasoning/templates/index.ts";
import { QUIET } from "./support.ts";

const articles = new Map(readRegulatoryData().articles.map((article) => [article.id, article]));
const rules = REASONING_TEMPLATES.flatMap((template) => template.red_flag_rules.map((rule) => ({ template, rule })));
const conditionsOf = ({ rule }: (typeof rules)[number]) => [rule, ...rule.and];

describe("reasoning templates", () => {
  it("cover Belgium, the Netherlands, France, Germany, Luxembourg and the Union, each id once", () => {
    expect(REASONING_TEMPLATES.length).toBeGreaterThanOrEqual(9);
    expect(new Set(REASONING_TEMPLATES.map(({ country }) => country))).toEqual(
      new Set(["BE", "NL", "FR", "DE", "LU", "EU"]),
    );
    expect(new Set(REASONING_TEMPLATES.map(({ id }) => id)).size).toBe(REASONING_TEMPLATES.length);
    expect(new Set(rules.map(({ rule }) => rule.rule_id)).size).toBe(rules.length);
  });

  it("use all ten condition types and all five action types", () => {
    expect(new Set(rules.flatMap(conditionsOf).map(({ condition_type }) => condition_type)).size).toBe(10);
    expect(new Set(rules.map(({ rule }) => rule.action_type)).size).toBe(5);
  });

  it("base every rule on articles in force in the radar", () => {
    for (const { rule } of rules) {
      expect([rule.rule_id, rule.legal_basis.length > 0]).toEqual([rule.rule_id, true]);
      for (const id of rule.legal_basis)
        expect([rule.rule_id, id, articles.get(id)?.status]).not.toContain("superseded");
      for (const id of rule.legal_basis) expect([rule.rule_id, id, articles.has(id)]).toEqual([rule.rule_id, id, true]);
    }
  });

  it("base the rules of a country on its own law or the Union's", () => {
    for (const { template, rule } of rules) {
      const own = template.country.toLowerCase();
      expect(rule.legal_basis.filter((id) => !id.startsWith("eu-") && !id.startsWith(`${own}-`))).toEqual([]);
    }
  });

  it("have an agent for each step of a verification chain", () => {
    for (const { country, verification_chain } of REASONING_TEMPLATES) {
      for (const step of verification_chain.filter(({ required }) => required)) {
        expect([country, step.name, selectTeam(country, step.domains).length > 0]).toEqual([country, step.name, true]);
      }
    }
  });

  it("use only documents and answers of their case template", () => {
    for (const entry of rules) {
      const caseTemplate = findTemplate(entry.template.workflow_template_id)!;
      for (const { condition_type, condition } of conditionsOf(entry)) {
        if (condition_type === "document_missing") {
          const known = caseTemplate.documents.map(({ type }) => type as string);
          expect([entry.rule.rule_id, condition.documents.filter((id) => !known.includes(id))]).toEqual([
            entry.rule.rule_id,
            [],
          ]);
        }
        if (condition_type === "field_value_matches") {
          expect(caseTemplate.questions.map(({ id }) => id)).toContain(condition.field);
        }
      }
    }
  });

  it("trigger on a missing document alone only if it is required", () => {
    for (const { template, rule } of rules) {
      if (rule.condition_type !== "document_missing" || rule.and.length > 0) continue;
      const required = findTemplate(template.workflow_template_id)!.documents.filter((document) => document.required);
      const ids = required.map(({ type }) => type as string);
      expect(rule.condition.documents.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("trigger nothing in a clean case", () => {
    for (const template of REASONING_TEMPLATES) {
      expect(evaluateTemplate(template, QUIET)).toMatchObject({
        rules_triggered: 0,
        confidence_cap: 100,
        evidence_gate: 25,
      });
    }
  });

  it("flag nothing that blocks the SAR-first gate", () => {
    const flagged = rules
      .filter(({ rule }) => rule.action_type === "flag_finding")
      .map(({ rule }) => rule.action_value);
    expect(flagged.filter((category) => (GATE_CATEGORIES as readonly unknown[]).includes(category))).toEqual([]);
  });
});

describe("tasks that rules require of a customer", () => {
  const tasks = rules.flatMap(({ rule }) =>
    rule.action_type === "force_edd_task" ? [rule.action_value as EddTask] : [],
  );

  it("say what is requested and never why", () => {
    expect(tasks.length).toBeGreaterThan(0);
    const telling =
      /suspic|sanction|risk|launder|terror|adverse|media|news|pep\b|politic|exposed|screen|report|crim|match|list|alert|investigat|complian|mlro|fiu|flag/i;
    for (const { description } of tasks) expect(description).not.toMatch(telling);
  });

  it("name documents by a type that the portal has a label for", () => {
    for (const { response_type, document_type } of tasks) {
      expect(response_type === "document").toBe(document_type !== null);
      if (document_type !== null) expect(Object.keys(DOCUMENT_TYPES)).toContain(document_type);
    }
  });
});

describe("choosing a template", () => {
  it("takes the country's own, else the Union's of the same kind", () => {
    expect(selectReasoningTemplate("BE", "marketplace_seller")?.id).toBe("be_marketplace_seller");
    expect(selectReasoningTemplate("NL", "psp_merchant_onboarding")?.id).toBe("nl_psp_merchant_onboarding");
    expect(selectReasoningTemplate("NL", "marketplace_seller")?.id).toBe("eu_marketplace_seller");
    expect(selectReasoningTemplate("AT", "kyc_natural_person")?.id).toBe("eu_kyc_natural_person");
  });

  it("finds one for every case that can be opened", () => {
    for (const { code } of EEA_COUNTRIES) {
      for (const { id } of TEMPLATES) {
        expect(selectReasoningTemplate(code, id)?.workflow_template_id).toBe(id);
      }
    }
  });

  it("has none for an unknown kind of case", () => {
    expect(selectReasoningTemplate("BE", "nope")).toBeUndefined();
  });
});
