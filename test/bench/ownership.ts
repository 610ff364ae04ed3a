import fc from "fast-check";

import { runCommand } from "../../src/cli/command.ts";
import type { Ownership, OwnershipStatement } from "../../src/domain/ownership/ownership.model.ts";
import { structureOf } from "../../src/domain/ownership/shares/structure.rules.ts";
import { ownershipOf, POLICY, REGISTER } from "../support/ownership-fixtures.ts";
import { holdings, largestDifference } from "../support/random-ownership.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
/** The most that an ownership of a case holds. */
const ENTITIES = 60;
const RUNS = 101;
const LIMIT_MS = 20;
const DIFFERENCE_MAX = 1e-9;

/** Sixty companies, in rings of five that hold parts of the next ring; every third has two persons. */
function manyCompanies(band: boolean): Ownership {
  const name = (at: number) => (at === 0 ? "customer" : `C${at}`);
  const statements: OwnershipStatement[] = [];
  const add = (owner: string, owned: string, share: number) =>
    statements.push({
      id: `${owner}-${owned}`,
      subject: owned,
      interested_party: owner,
      interests: [
        {
          type: "shareholding",
          directness: "direct",
          beneficial: false,
          share: band ? { minimum: share, maximum: share + 20 } : { exact: share },
        },
      ],
      source: REGISTER,
    });
  for (let at = 0; at < ENTITIES; at++) {
    add(name(at - (at % 5) + ((at + 1) % 5)), name(at), 20);
    if (at + 5 < ENTITIES) add(name(at + 5), name(at), 40);
    if (at % 3 === 0 || at + 5 >= ENTITIES) for (const who of ["first", "second"]) add(`${who}-${at}`, name(at), 15);
  }
  return ownershipOf(statements);
}

/** Milliseconds of the processor, so that other work on the machine does not count. */
function medianTime(ownership: Ownership): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    structureOf(ownership, POLICY);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[RUNS >> 1]!;
}

runCommand("bench:ownership", {
  options: {
    graphs: { type: "string", value: "N", default: "10000", help: "random graphs to compare with the series" },
  },
  async run({ values }) {
    const graphs = Number(values.graphs);
    let largest = 0;
    const start = performance.now();
    fc.assert(
      fc.property(holdings(12), (graph) => {
        const difference = largestDifference(graph);
        largest = Math.max(largest, difference);
        return difference <= DIFFERENCE_MAX;
      }),
      { numRuns: graphs },
    );
    say(
      `${graphs} random graphs: largest difference from the series ${largest.toExponential(1)} (limit ${DIFFERENCE_MAX})`,
    );
    say(`in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    for (const band of [false, true]) {
      const median = medianTime(manyCompanies(band));
      say(
        `${ENTITIES} companies, ${band ? "bands" : "exact shares"}: median ${median.toFixed(1)} ms (limit ${LIMIT_MS} ms)`,
      );
      if (median > LIMIT_MS) process.exitCode = 1;
    }
  },
});
