import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { TestService } from "../support/service.ts";
import { type Delivery, WebhookReceiver } from "../support/webhook-receiver.ts";

const TIMEOUT_MS = 60_000;
const THIRD_WAIT_MS = 4_000;
/** Longer than the wait after the second attempt. */
const DEAD_MS = THIRD_WAIT_MS + 500;

const open: { dispose?: () => Promise<void>; close?: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await (one.dispose?.() ?? one.close?.());
});

async function begin(refusals: number) {
  const receiver = await WebhookReceiver.open(refusals);
  open.push(receiver);
  const service = await TestService.start(receiver.override);
  open.push(service);
  const accepted = await service.call<{ status: string; verification_id: string }>("POST", "/v1/peppol/verify", {
    headers: { "X-API-Key": "demo-partner-key" },
    json: { enterprise_number: "0999900150", requestor_id: "desk", callback_url: receiver.url },
  });
  expect([accepted.status, accepted.body.status]).toEqual([202, "accepted"]);
  return { receiver, service, id: accepted.body.verification_id };
}

function expectOneCallback(deliveries: readonly Delivery[], verificationId: string): void {
  expect(new Set(deliveries.map(({ id }) => id))).toEqual(new Set([`msg_${verificationId}`]));
  expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1);
  expect(deliveries.every(({ isSigned }) => isSigned)).toBe(true);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({ verification_id: verificationId });
}

describe("a callback of the running service", () => {
  it("comes three times to a receiver that fails twice, never before its time", async () => {
    const { receiver, id } = await begin(2);
    await receiver.received(3, TIMEOUT_MS);
    await sleep(1_000);
    expect(receiver.deliveries).toHaveLength(3);
    expectOneCallback(receiver.deliveries, id);
    const [first, second, third] = receiver.deliveries.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(2_000);
    expect(third - first).toBeGreaterThanOrEqual(6_000);
  });

  it("survives that everything is killed between attempts, and goes on after the restart", async () => {
    const { receiver, service, id } = await begin(Infinity);
    await receiver.received(2, TIMEOUT_MS);
    await service.kill();
    const before = receiver.deliveries.length;
    await sleep(DEAD_MS);
    expect(receiver.deliveries).toHaveLength(before);
    receiver.refusals = before;
    const startedAt = Date.now();
    await service.restart();
    const startMs = Date.now() - startedAt;
    await receiver.received(before + 1, TIMEOUT_MS);
    expectOneCallback(receiver.deliveries, id);
    // It was overdue, so it came at once: not after another wait, nor, on a slow machine, after the time of another start.
    const waitedMs = receiver.deliveries.at(-1)!.at - startedAt - startMs;
    expect(waitedMs).toBeLessThan(Math.max(startMs, THIRD_WAIT_MS - 500));
    const token = await service.token("root", ["admin"]);
    const read = () => service.call<{ webhooks: { status: string }[] }>("GET", "/api/webhooks", { token });
    await expect.poll(async () => (await read()).body.webhooks[0]?.status, { timeout: TIMEOUT_MS }).toBe("delivered");
    await sleep(500);
    expect(receiver.deliveries).toHaveLength(before + 1);
  });

  it("is not lost by a kill right after it was accepted", async () => {
    const { receiver, service, id } = await begin(0);
    await service.kill();
    await service.restart();
    await receiver.received(1, TIMEOUT_MS);
    expectOneCallback(receiver.deliveries, id);
  });
});

describe("an event for a webhook endpoint of the running service", () => {
  it("survives a kill right after it was published and one between attempts, under one id", async () => {
    const receiver = await WebhookReceiver.open(1);
    open.push(receiver);
    const service = await TestService.start(receiver.override);
    open.push(service);
    const token = await service.token("root", ["officer", "compliance_manager"]);
    const endpoint = await service.call<{ secret: string }>("POST", "/api/webhook-endpoints", {
      token,
      json: { url: receiver.url, event_types: ["case.opened"] },
    });
    expect(endpoint.status).toBe(201);
    receiver.secret = endpoint.body.secret;
    const opened = await service.call<{ workflow_id: string }>("POST", "/api/cases", {
      token,
      json: { company_name: "Bakkerij De Linde", company_registration_number: "0999900150", country: "BE" },
    });
    expect(opened.status).toBe(201);
    await service.kill();
    await service.restart();
    await receiver.received(1, TIMEOUT_MS);
    // The second attempt is due after five seconds.
    await service.kill();
    await sleep(DEAD_MS);
    await service.restart();
    await receiver.received(2, TIMEOUT_MS);
    const { deliveries } = receiver;
    expect(new Set(deliveries.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(deliveries.every(({ isSigned }) => isSigned)).toBe(true);
    expect(JSON.parse(deliveries[0]!.body)).toMatchObject({
      type: "case.opened",
      data: { sequence: 1, ids: { workflow_id: opened.body.workflow_id } },
    });
    await sleep(1_000);
    expect(deliveries).toHaveLength(2);
  });
});
