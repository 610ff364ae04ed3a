import { afterAll, beforeAll, describe, it } from "vitest";
import { COMPANIES } from "./companies.rows.ts";
import { LIFECYCLE } from "./lifecycle.rows.ts";
import { openNetwork } from "./network.ts";
import { PERSONS } from "./persons.rows.ts";
import { RISK } from "./risk.rows.ts";
import { ROUNDS } from "./rounds.rows.ts";
import { runScenario } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";
import { SCREENING } from "./screening.rows.ts";
import { SOURCES } from "./sources.rows.ts";

const TABLE = { COMPANIES, SOURCES, SCREENING, PERSONS, RISK, LIFECYCLE, ROUNDS };
/** Writing into an object waits until nothing else refers to it. */
const isAlone = ({ given, acts = [] }: Scenario) =>
  given.maxIterations !== undefined || acts.some((step) => step.do === "put");

/** The suite runs every fourth row of each table, the proofs those between. */
export function describeScenarios(chosen: "every fourth" | "between"): void {
  let closeNetwork: () => void;
  beforeAll(() => void (closeNetwork = openNetwork()));
  afterAll(() => closeNetwork());

  describe.each(Object.entries(TABLE))("what follows from the facts: %s", (_, all) => {
    const rows = all.filter((_row, place) => (place % 4 === 0) === (chosen === "every fourth"));
    it.concurrent.each(rows.filter((row) => !isAlone(row)))("$name", (row) => runScenario(row));
    it.each(rows.filter(isAlone))("$name", (row) => runScenario(row));
  });
}
