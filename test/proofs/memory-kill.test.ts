import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killWhileSending } from "../support/kill-while-sending.ts";
import { openCase } from "../support/main-job.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { TestService } from "../support/service.ts";

const SEED = Number(process.env.SWEEP_SEED || 20_261_121);
/** `npm run sweep` kills more often, at other moments. */
const KILLS = process.env.SWEEP === "long" ? 10 : 2;
const SENDERS = 8;
/** Signals between a start and the kill that follows it, at most, and milliseconds after them. */
const SIGNALS_MAX = 60;
const MORE_MS = 200;

interface Story {
  readonly signals: {
    readonly total: number;
    readonly items: readonly { readonly source: string; readonly memstore_synced: boolean }[];
  };
}

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await TestService.start();
  token = await service.token("alice");
});
afterAll(() => service.dispose());

describe(`signals, with the service killed at moments that seed ${SEED} picks`, () => {
  it("are never lost once accepted, and become one passage and one lesson each", async () => {
    const random = seededRandom(SEED);
    const opened = (await openCase(service, token, "0999900150", "Bakkerij De Linde")).body;
    const route = `/api/cases/${opened.workflow_id}/signals`;
    const accepted = new Set<string>();
    let sent = 0;

    const send = async () => {
      const source = `component-${++sent}`;
      const json = { signal_type: "risk_level_changed", source_component: source };
      const answer = await service.call("POST", route, { token, json }).catch(() => null);
      if (answer?.status === 202) accepted.add(source);
      return accepted.has(source);
    };
    for (let kill = 0; kill < KILLS; kill++) {
      await killWhileSending(service, random, { senders: SENDERS, most: SIGNALS_MAX, moreMs: MORE_MS, send });
    }

    // Nothing is asked that would put the work forward: what waits is found by the alarm that the crash left.
    await expect.poll(countPassages, { timeout: 120_000, interval: 500 }).toBeGreaterThanOrEqual(accepted.size);
    const { signals } = (await service.call<Story>("GET", `/api/memory/case/${opened.workflow_id}`, { token })).body;
    const sources = signals.items.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    expect([...accepted].filter((source) => !sources.includes(source))).toEqual([]);
    await expect.poll(countPassages, { timeout: 120_000, interval: 500 }).toBe(signals.total);
    await expect.poll(countLearned, { timeout: 120_000, interval: 500 }).toBe(5 * Math.floor(signals.total / 5));
  });
});

async function countPassages(): Promise<number> {
  const { body } = await service.call<{ relevant_passages: number }>("GET", "/api/memory/confidence/alice", { token });
  return body.relevant_passages;
}

async function countLearned(): Promise<number> {
  interface Block {
    readonly value: { readonly details: readonly { readonly support: number }[] } | null;
  }
  const route = "/api/memory/blocks/alice/learned_procedures";
  const { body } = await service.call<Block>("GET", route, { token });
  return (body.value?.details ?? []).reduce((sum, { support }) => sum + support, 0);
}
