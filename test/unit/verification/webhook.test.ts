import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { recordAttempt, retryJob, statusOfJob } from "../../../src/domain/webhooks/delivery.machine.ts";
import {
  beginDelivery,
  openJob,
  postponeCheck,
  type WebhookJob,
} from "../../../src/features/verification/webhook.machine.ts";
import { signWebhook } from "../../../src/domain/webhooks/signature.ts";

const START = new Date("2026-11-20T10:00:00.000Z");
const after = (ms: number) => new Date(START.getTime() + ms);

const newJob = (): WebhookJob =>
  openJob({
    verificationId: "1b9f0c56-1b6c-4b0e-9f86-7d0f5b6f9a10",
    actor: { kind: "partner", tenantId: "t", id: "key", roles: [] },
    requestId: "r",
    number: "0999900150",
    requestorId: "desk",
    keyRequestorId: "acme",
    linkedCase: null,
    callbackUrl: "https://partner.example/hook",
    acceptedAt: START.toISOString(),
  });

/** Attempts that all fail at once: when each of them was due, in milliseconds from the first. */
function failAll(job: WebhookJob): { times: number[]; job: WebhookJob } {
  const times: number[] = [];
  let current = job;
  while (current.dueAtMs !== null) {
    times.push(current.dueAtMs - START.getTime());
    current = recordAttempt(current, "HTTP 500", new Date(current.dueAtMs));
  }
  return { times, job: current };
}

describe("a callback", () => {
  it("is attempted after 0, 2, 6 and 14 seconds, then kept as failed under the same id", () => {
    const delivering = beginDelivery(newJob(), "{}", START);
    const { times, job } = failAll(delivering);
    expect(times).toEqual([0, 2_000, 6_000, 14_000]);
    expect(job).toMatchObject({ phase: "failed", attempts: 4, lastFailure: "HTTP 500", body: "{}" });
    expect(job.webhookId).toBe(delivering.webhookId);
  });

  it("counts its waits from the end of the attempt before, so that a slow receiver is not pressed", () => {
    const slow = recordAttempt(beginDelivery(newJob(), "{}", START), "timeout", after(10_000));
    expect(slow.dueAtMs).toBe(after(12_000).getTime());
  });

  it("is done with the first attempt that the receiver takes", () => {
    const failed = recordAttempt(beginDelivery(newJob(), "{}", START), "HTTP 503", START);
    const taken = recordAttempt(failed, null, after(2_000));
    expect(taken).toMatchObject({ phase: "delivered", attempts: 2, lastFailure: null, dueAtMs: null });
    expect(recordAttempt(taken, "late", after(3_000))).toBe(taken);
  });

  it("gets another whole round when an operator orders it, and only after it was given up", () => {
    const delivering = beginDelivery(newJob(), "{}", START);
    expect(retryJob(delivering, START)).toMatchObject({ ok: false, refusal: { code: "invalid_state" } });
    const again = retryJob(failAll(delivering).job, after(60_000));
    expect(again).toMatchObject({ ok: true, value: { phase: "delivering", failedAttempts: 0, attempts: 4 } });
    const second = again.ok ? failAll(again.value) : null;
    expect(second?.times).toEqual([60_000, 62_000, 66_000, 74_000]);
    expect(second?.job.attempts).toBe(8);
  });

  it("has its check repeated for a quarter of an hour, patiently, and never after", () => {
    let job: WebhookJob | null = newJob();
    const times: number[] = [];
    while (job !== null) {
      times.push(job.dueAtMs! - START.getTime());
      expect(statusOfJob(job)).toBe("pending");
      job = postponeCheck(job, "no answer from vies", 0, new Date(job.dueAtMs!));
    }
    expect(times.slice(0, 6)).toEqual([0, 5_000, 15_000, 35_000, 65_000, 125_000]);
    expect(times.at(-1)).toBe(900_000);
    expect(times.length).toBeLessThan(25);
  });

  it("waits as long as the source asks before the next check", () => {
    expect(postponeCheck(newJob(), "", 90_000, START)?.dueAtMs).toBe(after(90_000).getTime());
  });
});

describe("a signature", () => {
  const file = path.resolve(import.meta.dirname, "../../../../shared/data/webhook-vectors.json");

  it.skipIf(!existsSync(file))("is that of the shared vectors, wherever they hold a true one", () => {
    const { secret, cases } = JSON.parse(readFileSync(file, "utf8"));
    // A full stop in id or time is what makes the signed text ambiguous, and what signing refuses.
    const whole = cases.filter(
      ({ id, ts }: { id: string; ts: unknown }) => typeof ts === "number" && !id.includes("."),
    );
    const sign = ({ id, ts, body }: { id: string; ts: number; body: string }) =>
      signWebhook(secret, { id, at: new Date(ts * 1000), body });
    const judged = whole.map((vector: any) => {
      const { "webhook-signature": mine } = sign(vector);
      return [vector.name, (vector.sig ?? "").split(" ").includes(mine)];
    });
    const signedByTheKey = whole.map(({ name, expect: verdict }: any) => [
      name,
      /^valid|^second is/.test(verdict) || name.endsWith(" but correctly signed"),
    ]);
    expect(judged).toEqual(signedByTheKey);
    expect(judged.filter(([, same]: [string, boolean]) => same).length).toBeGreaterThanOrEqual(8);
  });

  it("takes the secret with its prefix or without", () => {
    const message = { id: "msg_1", at: START, body: '{"n":"Zoë"}' };
    const key = Buffer.from("c2VjcmV0LWtleS1vZi0yNC1ieXRlcw==", "base64");
    const expected = createHmac("sha256", key)
      .update(`msg_1.${START.getTime() / 1000}.${message.body}`)
      .digest("base64");
    for (const prefix of ["whsec_", ""]) {
      expect(signWebhook(`${prefix}c2VjcmV0LWtleS1vZi0yNC1ieXRlcw==`, message)).toEqual({
        "webhook-id": "msg_1",
        "webhook-timestamp": String(START.getTime() / 1000),
        "webhook-signature": `v1,${expected}`,
      });
    }
  });

  it("is refused for an id that could be read as another message's", () => {
    expect(() => signWebhook("whsec_AAAA", { id: "msg_a.1", at: START, body: "" })).toThrow("full stop");
  });
});
