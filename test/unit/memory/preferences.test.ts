import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { defaultTasksIn, styleIn } from "../../../src/features/memory/preferences.rules.ts";
import { summarise } from "../../../src/features/memory/preferred-summary.rules.ts";
import { caseRecord, finding, investigation, uboDiscrepancy } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");
const style = (given: object = {}) => ({
  language: "en" as const,
  length: "normal" as const,
  tone: "neutral" as const,
  ...given,
});

describe("preferences", () => {
  it("are read from the keys that are known, and asked for by none", () => {
    expect(styleIn(null)).toBeNull();
    expect(styleIn({ letters: "in Dutch", tone: 7 })).toBeNull();
    expect(styleIn({ language: "Nederlands" })).toEqual(style({ language: "nl" }));
    expect(styleIn({ summary_language: "fr-BE", summary_length: "court", tone: "Direct" })).toEqual(
      style({ language: "fr", length: "short", tone: "direct" }),
    );
  });

  it("hold tasks for every case or for some, and none that warns or decides", () => {
    const default_tasks = [
      "Who signs for the company?",
      { description: "Which platforms?", template_id: "marketplace_seller", country: "BE" },
      { document_type: "annual_accounts", finding_category: "incorporation" },
      "Are you suspected of fraud?",
      "Sign here and we approve the case",
      "",
      7,
      null,
      { country: "BE" },
    ];
    const tasks = defaultTasksIn({ default_tasks }, "alice");
    expect(tasks.map(({ kind, ask, document_type }) => [kind, ask, document_type])).toEqual([
      ["question", "Who signs for the company?", null],
      ["question", "Which platforms?", null],
      ["task", null, "annual_accounts"],
    ]);
    expect(tasks[1]!.condition).toMatchObject({ template_id: "marketplace_seller", country: "BE" });
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(3);
    expect(defaultTasksIn({ default_tasks: "Who signs?" }, "alice")).toEqual([]);
  });
});

describe("a summary in an officer's words", () => {
  const findings = [finding({ severity: "high", title: "Seat moved" }), finding({ id: "2", severity: "low" })];
  const record = caseRecord({ discrepancies: [uboDiscrepancy()], investigations: [investigation({ findings })] });

  it("says in every language and length what is not established and what stands open", () => {
    for (const language of LANGUAGES) {
      for (const length of ["short", "normal", "long"] as const) {
        const text = summarise(record, style({ language, length }), NOW);
        expect(text).toMatch(/^Molenhof Logistiek: /);
        const open = { nl: "1 hoog, 1 laag", fr: "1 élevée, 1 faible", de: "1 hoch, 1 gering", en: "1 high, 1 low" };
        expect(text).toContain(open[language]);
        expect(text.includes("Seat moved")).toBe(length === "long");
        const unasked = summarise(caseRecord({ investigations: [] }), style({ language, length }), NOW);
        expect(unasked).not.toMatch(/nothing was found|niets tegen|rien n'a été trouvé|nichts gefunden/i);
      }
    }
  });

  it("never says that nothing was found without saying that not everything is established", () => {
    const text = summarise(caseRecord({ grounds: undefined as never }), style({ length: "short" }), NOW);
    expect(text).toContain("not everything is established");
  });

  it("begins with what stands open if it is to be direct", () => {
    const text = summarise(record, style({ tone: "direct" }), NOW);
    expect(text.indexOf("Open findings")).toBeLessThan(text.indexOf("Molenhof"));
  });
});
