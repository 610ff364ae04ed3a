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

/** Every other row of each table: those at even places are run by the suite, those at odd ones by the proofs. */
export function describeScenarios(places: "even" | "odd"): void {
  let closeNetwork: () => void;
  beforeAll(() => void (closeNetwork = openNetwork()));
  afterAll(() => closeNetwork());

  const remainder = places === "even" ? 0 : 1;
  describe.each(Object.entries(TABLE))("what follows from the facts: %s", (_, all) => {
    const rows = all.filter((_row, place) => place % 2 === remainder);
    it.concurrent.each(rows.filter((row) => !isAlone(row)))("$name", (row) => runScenario(row));
    it.each(rows.filter(isAlone))("$name", (row) => runScenario(row));
  });
}
