import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KillSweep } from "../support/kill-sweep/sweep.ts";

const IS_LONG = process.env.SWEEP === "long";
const SEED = Number(process.env.SWEEP_SEED ?? 20_261_121);
const MINUTES = Number(process.env.SWEEP_MINUTES ?? 10);
const PLAN = IS_LONG ? { sets: 2, kills: 10, patientShare: 0.1 } : { sets: 1, kills: 3, patientShare: 0 };
const TIMEOUT_MS = (IS_LONG ? MINUTES * 60_000 : 0) + 900_000;

let sweep: KillSweep;
beforeAll(async () => {
  sweep = await KillSweep.open({ seed: SEED, ...PLAN });
});
afterAll(() => sweep.close());

describe(`whole lives of cases, with the service killed at moments that seed ${SEED} picks`, () => {
  it(
    "end as they should: nothing acknowledged is lost, nothing done twice, nothing left over",
    { timeout: TIMEOUT_MS },
    async () => {
      const endsAt = Date.now() + (IS_LONG ? MINUTES * 60_000 : 0);
      try {
        do await sweep.round();
        while (Date.now() < endsAt && isClean());
      } finally {
        console.log(sweep.report());
      }
      expect(sweep.findings).toEqual({ lost: [], doubled: [], broken: [] });
    },
  );
});

/** Once something is wrong, more of it says no more. */
function isClean(): boolean {
  const { lost, doubled, broken } = sweep.findings;
  return lost.length + doubled.length + broken.length === 0;
}
