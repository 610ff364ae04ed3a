import { expect, vi } from "vitest";
import type { ApiAnswer } from "../support/api.ts";

/** Longer than an attempt that died holds its key. */
const KEY_LEASE_MS = 31_000;
const TRIES_MAX = 12;

export const passTime = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

export type Send = (headers: Record<string, string>) => Promise<ApiAnswer>;

/**
 * A caller who does what the interface says of a fault: sends the same request again under the same key. Anything
 * but a clear "not now" in place of the answer is a broken promise.
 */
export class Client {
  retries = 0;
  /** Every answer is lost once, so that it is asked for again. */
  losesAnswers = false;
  /** Each answer in the end, in order. */
  readonly answers: { readonly step: string; readonly answer: ApiAnswer }[] = [];

  async ask(step: string, status: number, send: Send): Promise<ApiAnswer> {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (let attempt = 1; ; attempt++) {
      const answer = await send(headers).catch(brokenOff);
      if (answer.status === status) {
        this.answers.push({ step, answer });
        await this.#hearAgain(step, answer, () => send(headers));
        return answer;
      }
      expectNotNow(step, answer);
      if (attempt >= TRIES_MAX) throw new Error(`${step} still answers ${answer.status} after ${attempt} tries`);
      this.retries++;
      passTime(answer.body?.code === "idempotency_in_progress" ? KEY_LEASE_MS : 1000);
    }
  }

  async #hearAgain(step: string, first: ApiAnswer, sendAgain: () => Promise<ApiAnswer>): Promise<void> {
    if (!this.losesAnswers || first.headers.get("Content-Type") !== "application/json") return;
    const again = await sendAgain();
    expect([step, again.status, again.body]).toEqual([step, first.status, first.body]);
  }
}

/** An answer whose bytes end in the middle, as those of a stream do where its source fails: clear enough. */
function brokenOff(error: Error): ApiAnswer {
  if (!error.message.startsWith("Network connection lost")) throw error;
  const headers = new Headers({ "Content-Type": "application/problem+json" });
  return { status: 599, headers, body: null, bytes: new Uint8Array() };
}

/**
 * A problem that says no more than that it did not work this time: 5xx, that the first try still runs, or that the screening
 * right before an approval failed, which rightly leaves its check open.
 */
function expectNotNow(step: string, { status, body, headers, bytes }: ApiAnswer): void {
  const said = new TextDecoder().decode(bytes.subarray(0, 2000));
  const isUnscreened = body?.gate === "mandatory_check_open" && String(body.open_checks) === "screening";
  const isNotNow = status >= 500 || (status === 409 && (body?.code === "idempotency_in_progress" || isUnscreened));
  expect(isNotNow, `${step} answered ${status} ${said}`).toBe(true);
  expect(headers.get("Content-Type"), step).toBe("application/problem+json");
  expect(said).not.toMatch(/Network connection lost|\bat .*\.ts|SELECT|INSERT|Error:/);
}
