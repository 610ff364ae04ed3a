import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";

const files = globSync("migrations/**/*.sql", { cwd: repositoryRoot }).toSorted();

/** What a statement takes away from code that is older than it. */
function takesAway(statement: string): boolean {
  const isAdded = /^ALTER TABLE \w+ ADD COLUMN/i.test(statement);
  if (isAdded) return /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement);
  return /^(DROP (TABLE|VIEW)|ALTER TABLE)\b/i.test(statement);
}

const statementsOf = (file: string): string[] =>
  readFileSync(path.join(repositoryRoot, file), "utf8")
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim().replaceAll(/\s+/g, " "));

// While a deployment migrates, and after a rollback, code runs on a database that is newer than itself.
it.each(files)("%s only adds: older code goes on with what it leaves", (file) => {
  expect(statementsOf(file).filter(takesAway)).toEqual([]);
});

it("knows what takes away", () => {
  expect(files.length).toBeGreaterThan(25);
  for (const statement of [
    "DROP TABLE cases",
    "ALTER TABLE cases DROP COLUMN name",
    "ALTER TABLE cases RENAME COLUMN name TO title",
    "ALTER TABLE cases ADD COLUMN owner TEXT NOT NULL",
  ]) {
    expect(takesAway(statement)).toBe(true);
  }
  expect(takesAway("ALTER TABLE cases ADD COLUMN owner TEXT NOT NULL DEFAULT ''")).toBe(false);
});

/** Numbers before it have gaps, and one of them stands twice. */
const DENSE_FROM = 174;

it("are numbered without a gap, each once", () => {
  const numbers = files
    .filter((file) => path.dirname(file) === "migrations")
    .map((file) => Number(/^\d{4}/.exec(path.basename(file))?.[0]))
    .filter((number) => !(number < DENSE_FROM));
  expect(numbers).toEqual(numbers.map((_, i) => DENSE_FROM + i));
});
