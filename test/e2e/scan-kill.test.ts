import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { TestService } from "../support/service.ts";

const SEED = Number(process.env.KILL_SEED ?? 20_261_121);
const KILLS = 3;
const SENDERS = 4;
/** Scans between a start and the kill that follows it, at most, and milliseconds after them. */
const SCANS_MAX = 30;
/** Past the moment at which held scans go to the database, so that some kills meet it. */
const MORE_MS = 1_500;
const NUMBER = "0999900150";

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await TestService.start();
  token = await service.token("alice");
});
afterAll(() => service.dispose());

describe(`scans of tier 0, with the service killed at moments that seed ${SEED} picks`, () => {
  it("each stand in the history once they were answered, and once only", async () => {
    const random = seededRandom(SEED);
    const answered = new Set<string>();
    const cutOff: string[] = [];
    let sent = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      let isAlive = true;
      const sender = async (): Promise<unknown> => {
        while (isAlive) {
          const segment = `segment-${++sent}`;
          const answer = await scan(segment).catch(() => null);
          if (answer?.status === 200) answered.add(segment);
          else return cutOff.push(segment);
        }
      };
      const underway = Promise.all(Array.from({ length: SENDERS }, sender));
      const goal = answered.size + 5 + random() * SCANS_MAX;
      await expect.poll(() => answered.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(goal);
      await sleep(random() * MORE_MS);
      await service.kill();
      isAlive = false;
      await underway;
      await service.restart();
    }
    for (const segment of cutOff) {
      // 409 while the request that was cut off may still be under way.
      await expect.poll(async () => (await scan(segment)).status, { timeout: 120_000, interval: 500 }).toBe(200);
      answered.add(segment);
    }

    const segments = await history();
    expect(new Set(segments).size).toBe(segments.length);
    expect([...answered].filter((segment) => !segments.includes(segment))).toEqual([]);
  });
});

/** Under a key of its own, so that it can be sent again where no answer came. */
function scan(segment: string) {
  const options = { token, json: { tier: 0, segment_id: segment }, headers: { "Idempotency-Key": segment } };
  return service.call("POST", `/api/scan/entity/${NUMBER}`, options);
}

async function history(): Promise<string[]> {
  const { body } = await service.call<{ segment_id: string }[]>("GET", `/api/scan/entity/${NUMBER}/results`, { token });
  return body.map(({ segment_id: segment }) => segment);
}
