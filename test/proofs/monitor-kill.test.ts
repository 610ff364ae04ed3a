import { afterAll, beforeAll, expect, it } from "vitest";
import { MonitorSweep } from "../support/kill-sweep/monitor-sweep.ts";

const IS_LONG = process.env.SWEEP === "long";
const SEED = Number(process.env.SWEEP_SEED ?? 20_261_126);
const MINUTES = IS_LONG ? Number(process.env.SWEEP_MINUTES ?? 10) : 0;
const KILLS = 4;
const ROUNDS = 2;

let sweep: MonitorSweep;
beforeAll(async () => {
  sweep = await MonitorSweep.open(SEED, KILLS);
}, 120_000);
afterAll(() => sweep.close());

it(
  `of versions of a list, the search of customers and daily statements, killed at moments that seed ${SEED} picks, no event is lost or doubled`,
  { timeout: MINUTES * 60_000 + 600_000 },
  async () => {
    const endsAt = Date.now() + MINUTES * 60_000;
    await sweep.begin();
    try {
      for (let round = 1; (round <= ROUNDS || Date.now() < endsAt) && isClean(); round++) await sweep.round();
    } finally {
      console.log(sweep.report());
    }
    expect(sweep.findings).toEqual({ lost: [], doubled: [], broken: [] });
  },
);

function isClean(): boolean {
  const { lost, doubled, broken } = sweep.findings;
  return lost.length + doubled.length + broken.length === 0;
}
