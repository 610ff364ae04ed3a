import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../../src/web/console");
const MAY_IMPORT = /language\/(?:language|sentence)\.ts$|texts\.(?:nl|fr|de)\.ts$/;

// Translations are loaded before the language of the page is set. A module that reads its words or its date format when
// it is evaluated would be English for good if a translation imported it.
it.each(globSync(["**/*texts.{nl,fr,de}.ts", "language/{sentence,nl,fr,de}.ts"], { cwd: ROOT }).toSorted())(
  "%s imports nothing that reads the language when it is evaluated",
  (file) => {
    const source = readFileSync(path.join(ROOT, file), "utf8");
    const imported = [...source.matchAll(/^import (?!type )[^;]*from "([^"]+)";/gm)].map(([, from]) => from!);
    expect(imported.filter((from) => !MAY_IMPORT.test(from) && from !== "./language.ts")).toEqual([]);
  },
);
