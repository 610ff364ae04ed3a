import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventMessage } from "../../src/features/event-feed/event-message.responses.ts";
import { DELIVER_EVENTS } from "../../src/features/event-feed/order-deliveries.service.ts";
import { publishCaseEvent } from "../../src/features/event-feed/publish.service.ts";
import { publishWrites } from "../../src/features/event-feed/publish.store.ts";
import { commit } from "../../src/platform/db.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { PRIVATE_HOSTS } from "../support/outbound-spellings.ts";

const URL_OF_HOOK = "https://hooks.bank.example/dossier?of=us";
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

interface Received {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}
let received: Received[];
let answer: () => Response;
const logged: string[] = [];

beforeEach(() => {
  received = [];
  answer = () => new Response("ok");
  // So far ahead that no alarm rings by itself: each rings when its test says so.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-02T10:00:00.000Z") });
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const body = init?.body as string;
    EventMessage.parse(JSON.parse(body));
    received.push({ url: new Request(input).url, headers: Object.fromEntries(new Headers(init?.headers)), body });
    return Promise.resolve(answer());
  });
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => vi.useRealTimers());

const manager = () => newOfficer("alice", "compliance_manager");
const ctxOf = ({ tenant }: Officer) => createCtx(env, { actor: systemActor(tenant) });
const objectOf = (deliveryId: string) => env.WEBHOOK_DELIVERY.getByName(deliveryId);

interface Endpoint {
  readonly endpoint_id: string;
  readonly secret: string;
  readonly path: string;
}

async function addEndpoint(officer: Officer, body: object = {}): Promise<Endpoint> {
  const created = await officer.post("/api/webhook-endpoints", { url: URL_OF_HOOK, ...body });
  expect(created.status).toBe(201);
  return { ...created.body, path: `/api/webhook-endpoints/${created.body.endpoint_id}` };
}

const publish = (officer: Officer, n: number, type: "case.opened" | "case.decided" = "case.opened") =>
  publishCaseEvent(
    ctxOf(officer),
    { workflowId: `case-${n}`, caseId: `id-${n}` },
    { type, at: "2040-01-02T09:59:00.000Z", iteration: 0 },
  );

const logOf = async (officer: Officer, { path }: Endpoint) => (await officer.get(`${path}/deliveries`)).body.deliveries;

/** Lets the time pass, and the alarm of a delivery ring when it does. */
async function pass(deliveryId: string, ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await runDurableObjectAlarm(objectOf(deliveryId));
}

/** As a receiver verifies it, by the library of the standard, whose clock is the test's. */
const verify = (secret: string, { body, headers }: Received) => new Webhook(secret).verify(body, headers);

describe("an event for a tenant's endpoint", () => {
  it("is posted once, signed by Standard Webhooks, and leaves nothing but its row", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    await publish(alice, 1);
    const [delivery] = await logOf(alice, endpoint);
    expect(delivery).toMatchObject({ status: "pending", attempts: 0, sequence: 1, type: "case.opened" });
    await pass(delivery.delivery_id, 0);
    expect(received).toHaveLength(1);
    expect(received[0]!.url).toBe(URL_OF_HOOK);
    expect(received[0]!.headers["webhook-id"]).toBe(delivery.delivery_id);
    expect(verify(endpoint.secret, received[0]!)).toEqual({
      type: "case.opened",
      timestamp: "2040-01-02T09:59:00.000Z",
      data: { sequence: 1, ids: { case_id: "id-1", workflow_id: "case-1" } },
    });
    expect(() => verify(endpoint.secret, { ...received[0]!, body: `${received[0]!.body} ` })).toThrow();
    expect(await logOf(alice, endpoint)).toMatchObject([{ status: "delivered", attempts: 1, next_attempt_at: null }]);
    const left = await runInDurableObject(objectOf(delivery.delivery_id), (_, { storage }) => [...storage.kv.list()]);
    expect(left).toEqual([]);
    // Published again by an effect that runs again, and ordered again by a due job that read the row before.
    await publish(alice, 1);
    await DELIVER_EVENTS.run({ ...ctxOf(alice), database: "DB" }, 1_000);
    await pass(delivery.delivery_id, MINUTE);
    expect(received).toHaveLength(1);
  });

  it("goes to those alone that want its type, were there before it, and are of its tenant", async () => {
    const [alice, stranger] = [manager(), manager()];
    await publish(alice, 1);
    const [all, some] = [await addEndpoint(alice), await addEndpoint(alice, { event_types: ["case.decided"] })];
    const other = await addEndpoint(stranger);
    await publish(alice, 1);
    await publish(alice, 2);
    expect((await logOf(alice, all)).map(({ sequence }: any) => sequence)).toEqual([2]);
    expect(await logOf(alice, some)).toEqual([]);
    expect(await logOf(stranger, other)).toEqual([]);
    for (const path of [other.path, "/api/webhook-endpoints/none"]) {
      const answers = [
        await alice.delete(path),
        await alice.post(`${path}/rotate`),
        await alice.get(`${path}/deliveries`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const [{ delivery_id }] = await logOf(alice, all);
    expect((await stranger.post(`${other.path}/deliveries/${delivery_id}/redeliver`)).status).toBe(404);
    expect((await alice.post(`${some.path}/deliveries/${delivery_id}/redeliver`)).status).toBe(404);
  });

  it("is attempted again for three days under the same id, then given up, and sent again on order", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    answer = () => new Response("no", { status: 500 });
    await publish(alice, 1);
    const [{ delivery_id }] = await logOf(alice, endpoint);
    const start = Date.now();
    const times: number[] = [];
    for (let due: string | null = "now"; due !== null;) {
      await pass(delivery_id, due === "now" ? 0 : Date.parse(due) - Date.now());
      times.push(Date.now() - start);
      due = (await logOf(alice, endpoint))[0].next_attempt_at;
    }
    expect(times).toHaveLength(10);
    expect(times.slice(0, 4)).toEqual([0, 5_000, 5_000 + 5 * MINUTE, 5_000 + 35 * MINUTE]);
    expect(times.at(-1)).toBeGreaterThan(3 * DAY);
    expect(new Set(received.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1);
    expect(await logOf(alice, endpoint)).toMatchObject([{ status: "failed", attempts: 10, last_failure: "HTTP 500" }]);
    answer = () => new Response(null, { status: 204 });
    const again = await alice.post(`${endpoint.path}/deliveries/${delivery_id}/redeliver`);
    expect([again.status, again.body.status]).toEqual([202, "pending"]);
    await pass(delivery_id, 0);
    verify(endpoint.secret, received.at(-1)!);
    expect(await logOf(alice, endpoint)).toMatchObject([{ status: "delivered", attempts: 11 }]);
    const { endpoints } = (await alice.get("/api/webhook-endpoints")).body;
    expect(endpoints).toMatchObject([{ state: "enabled", failing_since: null }]);
  });

  it("is not lost where nobody was told of it, or its object lost the order", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    const ids = { relationship_id: "r-1" };
    // As a caller is killed right after its batch.
    const event = { key: "r-1 2", type: "relationship.changed", at: "2040-01-02T09:59:00.000Z", ids } as const;
    await commit(ctxOf(alice).db, publishWrites(ctxOf(alice), event));
    const database = { ...ctxOf(alice), database: "DB" };
    const { nextAtMs } = await DELIVER_EVENTS.run(database, 1_000);
    expect(nextAtMs).not.toBeNull();
    const [{ delivery_id }] = await logOf(alice, endpoint);
    await runInDurableObject(objectOf(delivery_id), (_, { storage }) => storage.deleteAll());
    await pass(delivery_id, 0);
    expect(received).toHaveLength(0);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    await DELIVER_EVENTS.run(database, 1_000);
    await pass(delivery_id, 0);
    expect(verify(endpoint.secret, received[0]!)).toMatchObject({ data: { sequence: 1, ids } });
    expect(received).toHaveLength(1);
  });

  it("names nothing of a case that was deleted before it was sent", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    await publish(alice, 1);
    await env.DB.prepare("UPDATE feed_events SET ids = '{}' WHERE tenant_id = ?").bind(alice.tenant).run();
    await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    expect(JSON.parse(received[0]!.body).data).toEqual({ sequence: 1, ids: {} });
  });
});

describe("the secret of an endpoint", () => {
  it("is shown on creation and rotation alone, and is nowhere in the clear", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    const rotated = await alice.post(`${endpoint.path}/rotate`);
    await publish(alice, 1);
    await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    const lists = [await alice.get("/api/webhook-endpoints"), await alice.get(`${endpoint.path}/deliveries`)];
    const tables = ["webhook_endpoints", "endpoint_deliveries", "feed_events", "idempotency_keys"];
    const stored = await Promise.all(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`).all()));
    const text = JSON.stringify([lists.map(({ body }) => body), stored.map(({ results }) => results), logged]);
    for (const secret of [endpoint.secret, rotated.body.secret]) {
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(text).not.toContain(secret.slice(6, 30));
    }
    expect(text).not.toContain("whsec_");
  });

  it("stays the same where the request is repeated because its answer was lost", async () => {
    const alice = manager();
    const repeat = async (send: () => Promise<{ body: any }>) => {
      const first = await send();
      // As a crash leaves it before the answer is kept.
      await env.DB.prepare("UPDATE idempotency_keys SET state = 'open', answer = NULL").run();
      return [first.body, (await send()).body];
    };
    const key = { headers: { "Idempotency-Key": crypto.randomUUID() } };
    const [first, again] = await repeat(() => alice.post("/api/webhook-endpoints", { url: URL_OF_HOOK }, key));
    expect(again).toEqual(first);
    expect((await alice.get("/api/webhook-endpoints")).body.endpoints).toHaveLength(1);
    const path = `/api/webhook-endpoints/${first.endpoint_id}`;
    const other = { headers: { "Idempotency-Key": crypto.randomUUID() } };
    const [rotated, repeated] = await repeat(() => alice.post(`${path}/rotate`, undefined, other));
    expect(repeated.secret).toBe(rotated.secret);
    await publish(alice, 1);
    await pass((await logOf(alice, { ...first, path }))[0].delivery_id, 0);
    for (const secret of [first.secret, rotated.secret]) verify(secret, received[0]!);
  });

  it("that a rotation replaced is valid beside the new one for a day, and no longer", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    const { secret } = (await alice.post(`${endpoint.path}/rotate`)).body;
    vi.setSystemTime(Date.now() + 23 * HOUR);
    await publish(alice, 1);
    await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    for (const valid of [endpoint.secret, secret]) verify(valid, received[0]!);
    vi.setSystemTime(Date.now() + 2 * HOUR);
    await publish(alice, 2);
    await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    verify(secret, received[1]!);
    expect(() => verify(endpoint.secret, received[1]!)).toThrow();
  });
});

describe("an endpoint", () => {
  it("must be public and use https", async () => {
    const alice = manager();
    const spelled = PRIVATE_HOSTS.filter((_, i) => i % 6 === 0).map((host) => `https://${host}/`);
    const urls = [
      "http://hooks.bank.example/",
      "https://hooks.bank.example:8080/",
      "https://u:p@hooks.bank.example/",
      "ftp://x.example",
    ];
    for (const url of [...spelled, ...urls, "nothing"]) {
      const refused = await alice.post("/api/webhook-endpoints", { url });
      expect([url, refused.status, refused.body.errors?.[0]?.path]).toEqual([url, 422, "url"]);
    }
    expect((await alice.get("/api/webhook-endpoints")).body.endpoints).toEqual([]);
    for (const role of ["officer", "mlro", "admin"] as const) {
      expect((await alice.colleague("bob", role).post("/api/webhook-endpoints", { url: URL_OF_HOOK })).status).toBe(
        403,
      );
    }
  });

  it("is checked again before each attempt: an address that became private gets nothing", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    const moved = "UPDATE webhook_endpoints SET url = 'https://10.0.0.1/' WHERE tenant_id = ?";
    await env.DB.prepare(moved).bind(alice.tenant).run();
    await publish(alice, 1);
    await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    expect(received).toEqual([]);
    expect((await logOf(alice, endpoint))[0].last_failure).toMatch(/^refused/);
  });

  it("is disabled once all attempts have failed for five days, and its managers are told once", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    answer = () => new Response("no", { status: 500 });
    for (const day of [0, 3, 6]) {
      vi.setSystemTime(new Date("2040-01-02T10:00:00.000Z").getTime() + day * DAY);
      await publish(alice, day);
      await pass((await logOf(alice, endpoint))[0].delivery_id, 0);
    }
    const read = async () => (await alice.get("/api/webhook-endpoints")).body.endpoints[0];
    expect(await read()).toMatchObject({ state: "disabled", failing_since: "2040-01-02T10:00:00.000Z" });
    const told = await env.DB.prepare("SELECT audience, kind, ids FROM notifications WHERE tenant_id = ?")
      .bind(alice.tenant)
      .all();
    expect(told.results).toEqual([
      {
        audience: "role:compliance_manager",
        kind: "endpoint_disabled",
        ids: JSON.stringify({ endpoint_id: endpoint.endpoint_id }),
      },
    ]);
    await publish(alice, 7);
    expect((await logOf(alice, endpoint)).map(({ sequence }: any) => sequence)).toEqual([3, 2, 1]);
    expect((await alice.post(`${endpoint.path}/test`)).status).toBe(409);
    expect((await alice.post(`${endpoint.path}/enable`)).body).toMatchObject({ state: "enabled", failing_since: null });
    answer = () => new Response("ok");
    const test = await alice.post(`${endpoint.path}/test`);
    expect([test.status, test.body.type]).toEqual([202, "endpoint.test"]);
    received = [];
    await pass(test.body.delivery_id, 0);
    expect(verify(endpoint.secret, received[0]!)).toEqual({
      type: "endpoint.test",
      timestamp: test.body.created_at,
      data: {},
    });
  });

  it("that answers 410 is disabled at once, and one that is deleted gets nothing more", async () => {
    const alice = manager();
    const [gone, deleted] = [await addEndpoint(alice), await addEndpoint(alice)];
    await publish(alice, 1);
    const [ofGone] = await logOf(alice, gone);
    const [ofDeleted] = await logOf(alice, deleted);
    answer = () => new Response(null, { status: 410 });
    await pass(ofGone.delivery_id, 0);
    expect((await alice.delete(deleted.path)).body).toEqual({ status: "deleted", endpoint_id: deleted.endpoint_id });
    await pass(ofDeleted.delivery_id, 0);
    expect(received).toHaveLength(1);
    const { endpoints } = (await alice.get("/api/webhook-endpoints")).body;
    expect(endpoints.map(({ endpoint_id, state }: any) => [endpoint_id, state])).toEqual([
      [gone.endpoint_id, "disabled"],
    ]);
    const pending =
      "SELECT count(*) AS n FROM endpoint_deliveries WHERE tenant_id = ? AND endpoint_id = ? AND status = 'pending'";
    expect(await env.DB.prepare(pending).bind(alice.tenant, deleted.endpoint_id).first("n")).toBe(0);
  });

  it("has a log that is read page by page, and a tenant has ten endpoints at most", async () => {
    const alice = manager();
    const endpoint = await addEndpoint(alice);
    for (let i = 0; i < 5; i++) await publish(alice, i);
    const seen: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const query: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await alice.get(`${endpoint.path}/deliveries?limit=2${query}`);
      seen.push(...body.deliveries.map(({ sequence }: any) => sequence));
      cursor = body.next_cursor;
    }
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5]);
    const foreign = await alice.get(`${endpoint.path}/deliveries?cursor=high_2026-01-01T00:00:00.000Z_x`);
    expect([foreign.status, foreign.body.errors]).toMatchObject([422, [{ path: "cursor", code: "invalid_cursor" }]]);
    for (let i = 1; i < 10; i++) await addEndpoint(alice);
    expect((await alice.post("/api/webhook-endpoints", { url: URL_OF_HOOK })).status).toBe(409);
  });
});
