import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { toFtsQueries } from "../../../src/features/regulatory/search-terms.ts";

const terms = readRegulatoryData().terms!;

describe("search terms", () => {
  it("quotes each word, and lets longer ones match beginnings", () => {
    expect(toFtsQueries('cash OR "limit"')).toEqual({
      all: '"cash"* AND "OR" AND "limit"*',
      translated: null,
      any: '"cash"* OR "OR" OR "limit"*',
    });
  });

  it("asks each word once, and no more than sixteen", () => {
    expect(toFtsQueries("a a a")?.all).toBe('"a"');
    const many = Array.from({ length: 100 }, (_, i) => `word${i}`).join(" ");
    expect(toFtsQueries(many)?.all.split(" AND ")).toHaveLength(16);
  });

  it.each(["", "   ", "***", '"', "()", "\u0301", "🎉"])("has nothing to look for in %j", (q) => {
    expect(toFtsQueries(q)).toBeNull();
  });

  it("adds the English words of a notion in Dutch or French, in any form, and none to English", () => {
    const notions = [
      {
        id: "owner",
        en: ["beneficial owner"],
        nl: ["uiteindelijk begunstigde"],
        fr: ["bénéficiaire effectif"],
        source: "x",
      },
      {
        id: "pep",
        en: ["exposed"],
        nl: ["politiek prominente persoon"],
        fr: ["personne politiquement exposée"],
        source: "x",
      },
    ];
    for (const q of ["de uiteindelijke begunstigden", "BENEFICIAIRES EFFECTIFS", "le bénéficiaire effectif"]) {
      expect(toFtsQueries(q, notions)?.translated).toBe('("beneficial owner"*)');
    }
    expect(toFtsQueries("bénéficiaire effectif, personne politiquement exposée", notions)?.translated).toBe(
      '("exposed"*) AND ("beneficial owner"*)',
    );
    for (const q of ["beneficial owner", "politically exposed person", "begunstigde", "uiteindelijk"]) {
      expect(toFtsQueries(q, notions)?.translated).toBeNull();
    }
  });

  it("makes of any text a query that full text takes", () => {
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE VIRTUAL TABLE t USING fts5 (x, tokenize = 'unicode61 remove_diacritics 2')");
    const search = database.prepare("SELECT rowid FROM t WHERE t MATCH ?");
    const operators = fc.constantFrom(
      "AND",
      "OR",
      "NOT",
      "NEAR(",
      "x:",
      '"',
      "*",
      "^",
      "-",
      "(",
      ")",
      "{",
      "}",
      "+",
      "'",
      ";",
    );
    const names = terms.flatMap(({ nl, fr }) => [...nl, ...fr]);
    const text = fc.oneof(
      fc.array(fc.oneof(operators, fc.constantFrom(...names))).map((p) => p.join(" ")),
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(operators, fc.string())).map((p) => p.join(" ")),
    );
    fc.assert(
      fc.property(text, (q) => {
        const queries = toFtsQueries(q, terms);
        if (queries === null) return;
        search.all(queries.all);
        if (queries.translated !== null) search.all(queries.translated);
        search.all(queries.any);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the notions that are kept", () => {
  it("have a source, words in both languages, and English words that an article has", () => {
    const { articles, regulations } = readRegulatoryData();
    const acts = new Map(regulations.map((act) => [act.id, act]));
    const texts = articles.map((article) => {
      const { short_name, name, citation, celex } = acts.get(article.regulation_id)!;
      const duties = article.obligations.map(({ text }) => text);
      const all = [article.id, article.title, article.summary, short_name, name, citation, celex ?? "", ...duties];
      return all
        .join(" ")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
    });
    for (const { en, source } of terms) {
      expect(source).not.toBe("");
      const found = en.filter((phrase) =>
        texts.some((text) => text.includes(phrase.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " "))),
      );
      expect([en, found.length > 0]).toEqual([en, true]);
    }
  });
});
