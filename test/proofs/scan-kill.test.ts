import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killWhileSending } from "../support/kill-while-sending.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { TestService } from "../support/service.ts";

const SEED = Number(process.env.SWEEP_SEED || 20_261_121);
/** `npm run sweep` kills more often, at other moments. */
const KILLS = process.env.SWEEP === "long" ? 10 : 2;
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

    const send = async () => {
      const segment = `segment-${++sent}`;
      const answer = await scan(segment).catch(() => null);
      if (answer?.status === 200) answered.add(segment);
      else cutOff.push(segment);
      return answered.has(segment);
    };
    for (let kill = 0; kill < KILLS; kill++) {
      await killWhileSending(service, random, { senders: SENDERS, most: SCANS_MAX, moreMs: MORE_MS, send });
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
