import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const LANGUAGES = ["nl", "fr", "de"] as const;

const wordsOf = (language: string): string =>
  globSync(`src/web/console/**/*texts.${language}.ts`, { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), "utf8").toLowerCase())
    .join("\n");

const rows = readFileSync(path.join(ROOT, "docs/terms.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| [a-zA-Z]/.test(line) && !line.startsWith("| English"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("terms of docs/terms.md", () => {
  it("has a word in each language for every notion", () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(""))).toEqual([]);
  });

  it.each(LANGUAGES)("are those of the console's texts, in %s", (language) => {
    const words = wordsOf(language);
    const column = LANGUAGES.indexOf(language) + 1;
    expect(rows.map((cells) => cells[column]!).filter((term) => !words.includes(term.toLowerCase()))).toEqual([]);
  });
});
