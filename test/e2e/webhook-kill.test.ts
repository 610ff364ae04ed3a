import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { signWebhook } from "../../src/features/verification/webhook-signature.ts";
import { TestService } from "../support/service.ts";

const SECRET = "whsec_ZG9zc2llci1kZW1vLXdlYmhvb2stc2lnbmluZy1rZXk=";

interface Delivery {
  readonly id: string;
  readonly body: string;
  readonly at: number;
  readonly isSigned: boolean;
}

/** A partner's receiver on this machine, which refuses as often as a test says. */
class Receiver {
  readonly deliveries: Delivery[] = [];
  readonly #server: Server;

  constructor(refusals: number) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const id = String(request.headers["webhook-id"]);
        const body = Buffer.concat(chunks).toString();
        const at = new Date(Number(request.headers["webhook-timestamp"]) * 1000);
        const isSigned =
          request.headers["webhook-signature"] === signWebhook(SECRET, { id, at, body })["webhook-signature"];
        this.deliveries.push({ id, body, at: Date.now(), isSigned });
        response.writeHead(this.deliveries.length > refusals ? 200 : 500).end();
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async received(count: number): Promise<void> {
    for (const deadline = Date.now() + 40_000; this.deliveries.length < count; await sleep(20)) {
      if (Date.now() > deadline) throw new Error(`only ${this.deliveries.length} deliveries came`);
    }
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
}

const open: { dispose?: () => Promise<void>; close?: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await (one.dispose?.() ?? one.close?.());
});

async function begin(refusals: number) {
  const receiver = new Receiver(refusals);
  const host = await receiver.listen();
  open.push(receiver);
  const service = await TestService.start(`CALLBACK_ALLOWED_HOSTS:${host}`);
  open.push(service);
  const accepted = await service.call<{ status: string; verification_id: string }>("POST", "/v1/peppol/verify", {
    headers: { "X-API-Key": "demo-partner-key" },
    json: { enterprise_number: "0999900150", requestor_id: "desk", callback_url: `http://${host}/hook` },
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
    await receiver.received(3);
    await sleep(1_000);
    expect(receiver.deliveries).toHaveLength(3);
    expectOneCallback(receiver.deliveries, id);
    const [first, second, third] = receiver.deliveries.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(2_000);
    expect(third - first).toBeGreaterThanOrEqual(6_000);
    expect(third - first).toBeLessThan(9_000);
  });

  it("survives that everything is killed between attempts, and goes on after the restart", async () => {
    const { receiver, service, id } = await begin(2);
    await receiver.received(2);
    await service.kill();
    const killedAt = Date.now();
    await sleep(4_500);
    expect(receiver.deliveries).toHaveLength(2);
    await service.restart();
    const restartedAt = Date.now();
    await receiver.received(3);
    expectOneCallback(receiver.deliveries, id);
    const [first, , third] = receiver.deliveries.map(({ at }) => at) as [number, number, number];
    expect(third - first).toBeGreaterThanOrEqual(6_000);
    // It was overdue, so it came at once.
    expect(third).toBeGreaterThan(killedAt);
    expect(third - restartedAt).toBeLessThan(1_500);
    const token = await service.token("root", ["admin"]);
    for (const deadline = Date.now() + 5_000; ; await sleep(50)) {
      const { body } = await service.call<{ webhooks: { status: string }[] }>("GET", "/api/webhooks", { token });
      if (body.webhooks[0]?.status === "delivered") break;
      if (Date.now() > deadline) throw new Error(`it is ${body.webhooks[0]?.status}`);
    }
    await sleep(500);
    expect(receiver.deliveries).toHaveLength(3);
  });

  it("is not lost by a kill right after it was accepted", async () => {
    const { receiver, service, id } = await begin(0);
    await service.kill();
    await service.restart();
    await receiver.received(1);
    expectOneCallback(receiver.deliveries, id);
  });
});
