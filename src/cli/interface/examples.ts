import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Examples } from "../../http/openapi/examples.ts";
import { repositoryRoot } from "../program.ts";

/** The examples of all areas. */
export function readExamples(): Examples {
  const files = globSync("src/features/*/*.examples.json", { cwd: repositoryRoot }).toSorted();
  return {
    operations: Object.assign({}, ...files.map(readJson)) as Examples["operations"],
    problems: readJson("src/http/openapi/problem.examples.json") as Examples["problems"],
  };
}

const readJson = (file: string): object => JSON.parse(readFileSync(path.join(repositoryRoot, file), "utf8")) as object;
