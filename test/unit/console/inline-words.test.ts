import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inlineWords } from "../../support/console-words.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../src/web/console");

/** Screens that are not translated yet, by the beginning of their path. This list may only shrink. */
const NOT_YET = [
  "screens/autonomy-screen.tsx",
  "screens/diagnostics/",
  "screens/memory/",
  "screens/policy/",
  "screens/regulatory/",
  "screens/scans/",
  "screens/team-tiers.tsx",
];

const files = globSync(["**/*.tsx", "screens/**/*.ts"], { cwd: ROOT })
  .filter((file) => !/texts(?:\.[a-z]{2})?\.ts$/.test(file))
  .toSorted();
const wordsIn = (file: string) =>
  inlineWords(readFileSync(path.join(ROOT, file), "utf8"), file.endsWith("x") ? "tsx" : "ts");

describe("words of the console stand in its texts", () => {
  it.each(files.filter((file) => !NOT_YET.some((start) => file.startsWith(start))))("%s", (file) => {
    expect(wordsIn(file)).toEqual([]);
  });

  it.each(NOT_YET)("%s still has words of its own: else it leaves the list", (start) => {
    expect(files.filter((file) => file.startsWith(start)).flatMap(wordsIn)).not.toEqual([]);
  });

  it.each([
    ["text between tags", "const A = () => <p>cancel</p>;"],
    ["an attribute", 'const A = () => <TextField label="Reason" />;'],
    ["a sentence in a condition", 'const A = () => <p>{b ? "not checked yet" : c}</p>;'],
    ["words within a template", "const A = () => <p>{`${a} of ${b}`}</p>;"],
    ["a list of English columns", 'const COLUMNS = ["Name", "Role"];'],
    ["an English plural", 'const A = () => <p>{count(3, "hit")}</p>;'],
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
