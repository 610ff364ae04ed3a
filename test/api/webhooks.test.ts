import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signWebhook } from "../../src/domain/webhooks/signature.ts";
import { CallbackBody } from "../../src/features/verification/callback.responses.ts";
import { Officer, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const CLEAN = "0999900150";
const DOWN = "0999901239";
const SECRET = "whsec_ZG9zc2llci1kZW1vLXdlYmhvb2stc2lnbmluZy1rZXk=";
const CALLBACK = "https://partner.example/hook?token=secret";
const operator = new Officer({ tenant: "demo", officer: "root", roles: ["admin"] });

interface Delivery {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  readonly at: number;
}

/** The partner's receiver, which answers as a test says and keeps what it got. */
let deliveries: Delivery[];
let answer: (delivery: Delivery) => Response | Promise<Response>;
beforeEach(() => {
  deliveries = [];
  answer = () => new Response("ok");
  // So far ahead that no alarm rings by itself: each rings when its test says so.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-02T10:00:00.000Z") });
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    CallbackBody.parse(JSON.parse(init?.body as string));
    const delivery = { url, headers: new Headers(init?.headers), body: init?.body as string, at: Date.now() };
    deliveries.push(delivery);
    return Promise.resolve(answer(delivery));
  });
});
afterEach(() => vi.useRealTimers());

/** Asks for a verification by callback, under the demonstration's key. */
async function order(number = CLEAN, more: object = {}, headers: Record<string, string> = {}) {
  const json = { enterprise_number: number, requestor_id: "desk", callback_url: CALLBACK, ...more };
  const accepted = await send("POST", "/v1/peppol/verify", {
    headers: { "X-API-Key": "demo-partner-key", ...headers },
    json,
  });
  expect([accepted.status, accepted.body.status]).toEqual([202, "accepted"]);
  const { verification_id: id } = accepted.body;
  return { id, webhookId: `msg_${id}`, stub: env.WEBHOOK_DELIVERY.getByName(`msg_${id}`) };
}

type Ordered = Awaited<ReturnType<typeof order>>;

/** Lets the time pass, and the alarm ring when it does. */
async function pass({ stub }: Ordered, ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await runDurableObjectAlarm(stub);
}

const rowOf = async ({ webhookId }: Ordered) =>
  (await operator.get("/api/webhooks?limit=200")).body.webhooks.find((row: any) => row.webhook_id === webhookId);

describe("a verification by callback", () => {
  it("is accepted before anything is checked, then posted as the answer would have been", async () => {
    const ordered = await order();
    expect(await rowOf(ordered)).toMatchObject({ status: "pending", attempts: 0, requestor_id: "demo-partner" });
    await pass(ordered, 0);
    expect(deliveries).toHaveLength(1);
    const [{ url, headers, body }] = deliveries as [Delivery];
    expect(url).toBe(CALLBACK);
    const posted = JSON.parse(body);
    expect(posted).toMatchObject({ verification_id: ordered.id, result: { status: "PASS" }, sample: true });
    const signed = signWebhook(SECRET, { id: ordered.webhookId, at: new Date(), body });
    expect(Object.fromEntries(headers)).toMatchObject({ ...signed, "content-type": "application/json" });
    const evidence = await send("GET", `/v1/peppol/evidence/${ordered.id}`, {
      headers: { "X-API-Key": "demo-partner-key" },
    });
    expect(evidence.body.verification).toEqual(posted);
    expect(await rowOf(ordered)).toMatchObject({
      status: "delivered",
      attempts: 1,
      last_failure: null,
      next_attempt_at: null,
      url: "https://partner.example/hook",
    });
  });

  it("leaves nothing in its object once it is delivered", async () => {
    const ordered = await order();
    await pass(ordered, 0);
    const left = await runInDurableObject(ordered.stub, async (_, state) => [
      [...state.storage.kv.list()],
      await state.storage.getAlarm(),
    ]);
    expect(left).toEqual([[], null]);
  });

  it("is not delivered again where its request is sent again because the answer to it was lost", async () => {
    const key = crypto.randomUUID();
    const first = await order(CLEAN, {}, { "Idempotency-Key": key });
    await pass(first, 0);
    expect(deliveries).toHaveLength(1);
    // As a crash leaves it before the answer is kept.
    await env.DB.prepare("UPDATE idempotency_keys SET state = 'open', answer = NULL WHERE key = ?").bind(key).run();
    const again = await order(CLEAN, {}, { "Idempotency-Key": key });
    expect(again.id).toBe(first.id);
    await pass(again, 0);
    expect(deliveries).toHaveLength(1);
    expect(await rowOf(again)).toMatchObject({ status: "delivered", attempts: 1 });
  });

  it("is attempted again with the same id and body, signed anew, never before its time", async () => {
    answer = () => (deliveries.length < 3 ? new Response("no", { status: 500 }) : new Response("ok"));
    const ordered = await order();
    const start = Date.now();
    for (let i = 0; i < 40; i++) await pass(ordered, i === 0 ? 0 : 250);
    expect(deliveries.map(({ at }) => at - start)).toEqual([0, 2_000, 6_000]);
    expect(new Set(deliveries.map(({ headers }) => headers.get("webhook-id")))).toEqual(new Set([ordered.webhookId]));
    expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1);
    for (const { headers, body, at } of deliveries) {
      expect(headers.get("webhook-signature")).toBe(
        signWebhook(SECRET, { id: ordered.webhookId, at: new Date(at), body })["webhook-signature"],
      );
    }
    expect(await rowOf(ordered)).toMatchObject({ status: "delivered", attempts: 3 });
  });

  it("is kept as failed after four attempts, and sent again when an operator says so", async () => {
    answer = () => new Response("no", { status: 503 });
    const ordered = await order();
    for (const ms of [0, 2_000, 4_000, 8_000, 60_000, 600_000]) await pass(ordered, ms);
    expect(deliveries).toHaveLength(4);
    expect(await rowOf(ordered)).toMatchObject({ status: "failed", attempts: 4, last_failure: "HTTP 503" });
    const failed = (await operator.get("/api/webhooks?status=failed")).body.webhooks;
    expect(failed.map((row: any) => row.webhook_id)).toContain(ordered.webhookId);
    answer = () => new Response(null, { status: 204 });
    const retried = await operator.post(`/api/webhooks/${ordered.webhookId}/retry`);
    expect([retried.status, retried.body.status]).toEqual([200, "pending"]);
    await pass(ordered, 0);
    expect(deliveries).toHaveLength(5);
    expect(deliveries[4]!.headers.get("webhook-id")).toBe(ordered.webhookId);
    expect(deliveries[4]!.body).toBe(deliveries[0]!.body);
    expect(await rowOf(ordered)).toMatchObject({ status: "delivered", attempts: 5 });
    expect((await operator.post(`/api/webhooks/${ordered.webhookId}/retry`)).status).toBe(409);
  });

  it("follows no redirect, and reads no more than it must", async () => {
    answer = () => new Response(null, { status: 307, headers: { Location: "https://elsewhere.example/" } });
    const ordered = await order();
    await pass(ordered, 0);
    expect(deliveries.map(({ url }) => url)).toEqual([CALLBACK]);
    expect((await rowOf(ordered)).last_failure).toMatch(/^redirected/);
    let pulled = 0;
    answer = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            pulled++;
            controller.enqueue(new Uint8Array(16_384));
          },
        }),
      );
    await pass(ordered, 2_000);
    expect(await rowOf(ordered)).toMatchObject({ status: "delivered" });
    expect(pulled).toBeLessThan(12);
  });

  it("is one callback however often the same request comes", async () => {
    const first = await order(CLEAN, {}, { "Idempotency-Key": "once" });
    const again = await order(CLEAN, {}, { "Idempotency-Key": "once" });
    expect(again.id).toBe(first.id);
    await pass(first, 0);
    await pass(first, 2_000);
    expect(deliveries).toHaveLength(1);
  });
});

describe("while the registry is down", () => {
  it("repeats the check for a quarter of an hour, then posts what is wrong", async () => {
    const ordered = await order(DOWN);
    for (let minute = 0; minute <= 14; minute++) await pass(ordered, minute === 0 ? 0 : 60_000);
    expect(deliveries).toEqual([]);
    expect(await rowOf(ordered)).toMatchObject({ status: "pending", last_failure: "no answer from kbo" });
    await pass(ordered, 60_000);
    expect(deliveries).toHaveLength(1);
    expect(JSON.parse(deliveries[0]!.body)).toEqual({
      verification_id: ordered.id,
      timestamp: "2040-01-02T10:15:00.000Z",
      input: { enterprise_number: DOWN, vat_number: `BE${DOWN}` },
      error: {
        type: "about:blank",
        title: "An upstream source is unavailable",
        status: 503,
        detail: expect.stringContaining("registry"),
        instance: "/v1/peppol/verify",
        code: "source_unavailable",
        request_id: expect.any(String),
        source: "kbo",
        sources: ["kbo"],
      },
    });
    expect(await rowOf(ordered)).toMatchObject({ status: "delivered" });
  });
});

describe("a callback about a case", () => {
  const officer = new Officer({ tenant: "demo", officer: "alice", roles: ["officer", "compliance_manager"] });

  it("links its result before it is posted", async () => {
    const opened = await openCase(officer);
    const ordered = await order(CLEAN, { workflow_id: opened.workflowId });
    answer = async () => {
      const { body } = await send("GET", `/v1/peppol/case-verification/${opened.workflowId}`);
      return new Response(null, { status: body?.verification_id === ordered.id ? 200 : 500 });
    };
    await pass(ordered, 0);
    expect(await rowOf(ordered)).toMatchObject({ status: "delivered", attempts: 1 });
  });

  it("that is deleted before the check tells the partner that the case is gone, and leaves nothing", async () => {
    const opened = await openCase(officer);
    const ordered = await order(CLEAN, { workflow_id: opened.workflowId });
    expect((await officer.delete(opened.path)).status).toBe(200);
    await pass(ordered, 0);
    expect(JSON.parse(deliveries[0]!.body).error).toMatchObject({ status: 404, code: "not_found" });
    expect(await rowOf(ordered)).toBeUndefined();
    expect(await runInDurableObject(ordered.stub, (_, state) => [...state.storage.kv.list()])).toEqual([]);
  });

  it("that is deleted between attempts is still delivered, and then forgotten", async () => {
    const opened = await openCase(officer);
    const ordered = await order(CLEAN, { workflow_id: opened.workflowId });
    answer = () => new Response("no", { status: 500 });
    await pass(ordered, 0);
    expect((await officer.delete(opened.path)).status).toBe(200);
    answer = () => new Response("ok");
    await pass(ordered, 2_000);
    expect(deliveries).toHaveLength(2);
    expect(JSON.parse(deliveries[1]!.body).result.status).toBe("PASS");
    expect(await rowOf(ordered)).toBeUndefined();
    expect(await runInDurableObject(ordered.stub, (_, state) => [...state.storage.kv.list()])).toEqual([]);
  });
});

describe("the operators' routes", () => {
  it("are for admins of the tenant alone", async () => {
    const ordered = await order();
    expect((await new Officer({ tenant: "demo" }).get("/api/webhooks")).status).toBe(403);
    const stranger = new Officer({ tenant: "elsewhere", roles: ["admin"] });
    expect((await stranger.get("/api/webhooks")).body.webhooks).toEqual([]);
    expect((await stranger.post(`/api/webhooks/${ordered.webhookId}/retry`)).status).toBe(404);
    expect((await operator.post("/api/webhooks/msg_nosuch/retry")).status).toBe(404);
    expect((await operator.get("/api/webhooks?status=nosuch")).body.webhooks).toEqual([]);
    expect((await operator.get("/api/webhooks?limit=0")).status).toBe(422);
    const pending = await operator.post(`/api/webhooks/${ordered.webhookId}/retry`);
    expect([pending.status, pending.body.code, pending.body.current_status]).toEqual([409, "invalid_state", "pending"]);
  });

  it("hold no object of a request that was refused", async () => {
    const before = (await listDurableObjectIds(env.WEBHOOK_DELIVERY)).length;
    const headers = { "X-API-Key": "demo-partner-key" };
    for (const json of [
      { enterprise_number: "1", requestor_id: "x", callback_url: CALLBACK },
      { enterprise_number: CLEAN, requestor_id: "x", callback_url: "https://10.0.0.1/" },
      { enterprise_number: CLEAN, requestor_id: "x", callback_url: CALLBACK, workflow_id: "nosuch" },
    ]) {
      expect((await send("POST", "/v1/peppol/verify", { headers, json })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await listDurableObjectIds(env.WEBHOOK_DELIVERY)).length).toBe(before);
  });
});
