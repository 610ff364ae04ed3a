import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import worker from "../../src/index.ts";
import { newOfficer } from "../support/api.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { type Client, passTime } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { keysUnder, keyStates, rest, ringAlarms, quarantineUnder, tenantRows } from "./world.ts";

const NUMBERS = ["0999900150", "0999900249", "0999900942", "not a number"];

/** A company is evaluated and scanned, then a portfolio, whose messages arrive late, twice and in any order. */
export const scans: Job = { name: "scans and a portfolio", live };

async function live(layer: FaultLayer, client: Client): Promise<string[]> {
  const alice = newOfficer();
  const { tenant } = alice;
  const evaluate = (step: string) =>
    client.ask(step, 200, (headers) => alice.post("/api/scan/entity/0999901041", { tier: 0 }, { headers }));
  await evaluate("evaluate");
  const scanned = await client.ask("scan", 200, (headers) =>
    alice.post("/api/scan/entity/0999901041", { tier: 1 }, { headers }),
  );
  await client.ask("escalate", 200, (headers) =>
    alice.post("/api/scan/entity/0999901041/escalate", { target_tier: 2 }, { headers }),
  );
  // The graph learned meanwhile: what was kept of the first evaluation holds no longer.
  const evaluated = await evaluate("evaluate again");
  const queue = new Queue(layer);
  let isAnswered = false;
  const running = queue.deliverUntil(() => isAnswered);
  const { body } = await client
    .ask("portfolio", 200, (headers) =>
      alice.post("/api/scan/portfolio", { name: "Book", registration_numbers: NUMBERS }, { headers }),
    )
    .finally(() => (isAnswered = true));
  await running;
  const results = `/api/scan/portfolio/${body.portfolio_id}/results`;
  for (let i = 0; i < 60; i++) {
    await ringAlarms(layer);
    await queue.deliver();
    if ((await layer.undisturbed(() => alice.get(results))).body.status === "done") break;
  }
  return layer.undisturbed(async () => {
    await rest(layer);
    await queue.deliver();
    await quarantineUnder("scans/");
    expect(await keyStates(tenant)).toEqual(["done"]);
    const { results: rows } = await env.DB.prepare(
      "SELECT value ->> 'key' AS key FROM scans, json_each(grounds, '$.evidence') WHERE tenant_id = ? ORDER BY 1",
    )
      .bind(tenant)
      .all<{ key: string }>();
    const executions = await env.DB.prepare("SELECT execution_id AS id FROM scans WHERE tenant_id = ?")
      .bind(tenant)
      .all<{ id: string }>();
    const stored = await Promise.all(executions.results.map(({ id }) => keysUnder(`scans/${id}/`)));
    expect(stored.flat().toSorted()).toEqual([...new Set(rows.map(({ key }) => key))]);
    const final = (await alice.get(results)).body;
    expect(final).toMatchObject({ status: "done", scanned: 3, failed: 1 });
    return [
      `evaluated ${JSON.stringify(evaluated.body)}`,
      `scanned ${JSON.stringify(plainData(scanned.body, tenant))}`,
      `results ${JSON.stringify(plainData(final, tenant))}`,
      ...(await tenantRows(tenant)),
    ];
  });
}

/** The queue at its worst: late, in any order, some messages twice, and again what was not settled. */
class Queue {
  readonly #layer: FaultLayer;
  readonly #random = seededRandom(1);
  #sent = 0;

  constructor(layer: FaultLayer) {
    this.#layer = layer;
  }

  async deliverUntil(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      passTime(100);
      await this.deliver();
    }
  }

  async deliver(): Promise<void> {
    const waiting = this.#layer.queued.splice(0);
    if (waiting.length === 0) return;
    const twice = waiting.filter(() => this.#random() < 0.5);
    const shuffled = [...waiting, ...twice].toSorted(() => this.#random() - 0.5);
    const half = Math.ceil(shuffled.length / 2);
    const batches = [shuffled.slice(0, half), shuffled.slice(half)].filter((batch) => batch.length > 0);
    await Promise.all(batches.map((batch) => this.#handOver(batch)));
  }

  async #handOver(bodies: readonly unknown[]): Promise<void> {
    const messages = bodies.map((body) => ({ id: `m${++this.#sent}`, timestamp: new Date(), body, attempts: 1 }));
    const batch = createMessageBatch("dossier-portfolio", messages);
    const execution = createExecutionContext();
    await worker.queue(batch, env, execution);
    const { retryMessages } = await getQueueResult(batch, execution);
    const again = new Set(retryMessages.map(({ msgId }) => msgId));
    this.#layer.queued.push(...messages.filter(({ id }) => again.has(id)).map(({ body }) => body));
  }
}
