import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toFtsQueries } from "../../../src/features/regulatory/search-terms.ts";

describe("search terms", () => {
  it("quotes each word, and lets longer ones match beginnings", () => {
    expect(toFtsQueries('cash OR "limit"')).toEqual({
      all: '"cash"* AND "OR" AND "limit"*',
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
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(operators, fc.string())).map((p) => p.join(" ")),
    );
    fc.assert(
      fc.property(text, (q) => {
        const queries = toFtsQueries(q);
        if (queries === null) return;
        search.all(queries.all);
        search.all(queries.any);
      }),
      { numRuns: 500 },
    );
  });
});
