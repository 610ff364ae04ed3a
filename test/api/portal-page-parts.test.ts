import { describe, expect, it } from "vitest";
import type { PortalState } from "../../src/features/portal/portal-view.rules.ts";
import { LANGUAGES } from "../../src/platform/language.ts";
import { brandColors, contrast, DARK_GROUND, LIGHT_GROUND } from "../../src/web/portal/brand-colors.ts";
import { countriesIn } from "../../src/web/portal/countries.ts";
import { fileSize } from "../../src/web/portal/document-field.ts";
import { markOf, NO_ATTEMPT, pageView, progressOf } from "../../src/web/portal/page-view.ts";
import { submissionOf } from "../../src/web/portal/submission.ts";
import { PAGE_TEXTS } from "../../src/web/portal/texts/index.ts";

describe("a tenant's colour", () => {
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

  it("can be read on the page in either scheme, whatever it is", () => {
    for (const color of colors) {
      const { onLight, onDark } = brandColors(color);
      expect(contrast(onLight, LIGHT_GROUND)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onLight, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark, DARK_GROUND)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("stays as it is where it can be read already", () => {
    expect(brandColors("#1f4e79").onLight).toBe("#1f4e79");
    expect(brandColors("#ffee00").onDark).toBe("#ffee00");
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

describe("a page's items", () => {
  const state: PortalState = {
    case_id: "00000000-0000-4000-8000-000000000001",
    status: "AWAITING_DOCUMENTS",
    phase: "initial_collection",
    company_name: "Molenhof",
    document_requirements: [
      {
        id: "source_of_funds",
        name: "Evidence",
        description: "",
        required: true,
        accepted_formats: ["pdf"],
        uploaded: false,
        uploaded_file: null,
      },
    ],
    questions: [
      { id: "source_of_funds", text: "From where?", type: "text", options: null, required: true, answer: "Savings" },
      { id: "iban", text: "IBAN", type: "text", options: null, required: false, answer: null },
    ],
    follow_up_tasks: [],
    follow_up_reason: null,
    iteration: 0,
    language: "en",
  };

  it("keep a document and a question of the same id apart", () => {
    const { now, attention } = pageView(state, NO_ATTEMPT, new Date());
    expect([...attention]).toEqual([["file:source_of_funds", "document"]]);
    expect([...now.documents, ...now.answers].map(markOf)).toEqual([
      "file-source_of_funds",
      "answer-source_of_funds",
      "answer-iban",
    ]);
    expect([progressOf(now.documents), progressOf(now.answers)]).toEqual([
      { done: 0, all: 1 },
      { done: 1, all: 1 },
    ]);
  });

  it("break no French line before a mark that a space stands before", () => {
    const [first] = state.questions;
    const french = {
      ...state,
      language: "fr" as const,
      questions: [{ ...first!, text: "Que vendez-vous, et à qui ?" }],
    };
    expect(pageView(french, NO_ATTEMPT, new Date()).now.answers[0]!.label).toBe("Que vendez-vous, et à qui\u00A0?");
    expect(pageView(state, NO_ATTEMPT, new Date()).now.answers[0]!.label).toBe("From where?");
  });

  it("send on what was typed anew, and nothing that only stands there", () => {
    const typed = (answers: Record<string, string>) => submissionOf(state, new Map(Object.entries(answers)));
    expect(typed({ "answer:source_of_funds": "Savings", "answer:iban": "", "answer:unknown": "x" }).isEmpty).toBe(true);
    expect(typed({ "answer:source_of_funds": "", "answer:iban": "BE1" })).toEqual({
      answers: { source_of_funds: "", iban: "BE1" },
      taskResponses: {},
      isEmpty: false,
    });
  });
});

describe("countries", () => {
  it.each(LANGUAGES)("are all there by name and in order, in %s", (language) => {
    const countries = countriesIn(language);
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it("stand where a reader looks for them", () => {
    const names = countriesIn("de").map(({ name }) => name);
    expect(names.indexOf("Österreich")).toBeLessThan(names.indexOf("Polen"));
  });
});

describe("texts", () => {
  it("name the brand where they promise something for it, and count as the language does", () => {
    for (const language of LANGUAGES) {
      const text = PAGE_TEXTS[language];
      const said = [text.collecting.intro, text.next.answer, text.review.later, text.ended.text, text.privacy];
      for (const say of said) expect(say("Bank & Zoon")).toContain("Bank & Zoon");
      expect(text.missing.title(1)).not.toContain("1");
      expect(text.missing.title(3)).toContain("3");
      for (const say of [text.documentsDone, text.answersDone]) {
        expect(say(2, 6)).toMatch(/2.*6/);
        expect(say(0, 1)).not.toBe(say(0, 2).replace("2", "1"));
      }
    }
  });

  it("hold no word of what a customer must not know", () => {
    const all = JSON.stringify(LANGUAGES.map((language) => collect(PAGE_TEXTS[language])));
    expect(all).not.toMatch(
      /sanction|sanctie|sanktion|verdacht|suspect|suspici|fraud|mlro|\bctif\b|\bcfi\b|investigat/i,
    );
  });

  it("give sizes as people read them", () => {
    expect(fileSize(20_971_520, "nl")).toMatch(/^21 MB$/);
    expect(fileSize(1_340_000, "fr")).toMatch(/^1,3\sMo$/);
    expect(fileSize(70, "en")).toBe("1 kB");
  });
});

/** Every text, with functions said for a brand. */
function collect(texts: unknown): unknown {
  if (typeof texts === "function") return texts("Bank", "Bank");
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.values(texts).map(collect);
}
