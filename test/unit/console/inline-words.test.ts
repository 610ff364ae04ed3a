import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inlineWords } from "../../support/console-words.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../src/web/console");

const files = globSync(["**/*.tsx", "screens/**/*.ts"], { cwd: ROOT })
  .filter((file) => !/texts(?:\.[a-z]{2})?\.ts$/.test(file))
  .toSorted();
const wordsIn = (file: string) =>
  inlineWords(readFileSync(path.join(ROOT, file), "utf8"), file.endsWith("x") ? "tsx" : "ts");

describe("words of the console stand in its texts", () => {
  it.each(files)("%s", (file) => {
    expect(wordsIn(file)).toEqual([]);
  });

  it.each([
    ["text between tags", "const A = () => <p>cancel</p>;"],
    ["an attribute", 'const A = () => <TextField label="Reason" />;'],
    ["a sentence in a condition", 'const A = () => <p>{b ? "not checked yet" : c}</p>;'],
    ["words within a template", "const A = () => <p>{`${a} of ${b}`}</p>;"],
    ["a list of English columns", 'const COLUMNS = ["Name", "Role"];'],
  ])("finds %s", (_, source) => {
    expect(inlineWords(source)).not.toEqual([]);
  });

  it("takes no names of code for words", () => {
    const source = `import { A } from "./some file.ts";
      type B = "Big" | "small one";
      const C = () => <a class="row wide" href="#/x" data-route="a b" onClick={() => go("cases")}>{TEXTS.open} · {n}</a>;
      throw new Error("No context here");`;
    expect(inlineWords(source)).toEqual([]);
  });
});
