import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sleep } from "../../../src/cli/program.ts";
import type { Answer, CallOptions, TestService } from "../service.ts";

/** Of a service that lives so long: an attempt that died gives its key up after 30 s, and machines are slow. */
const TIMEOUT_MS = 240_000;
const AGAIN_AFTER_MS = 150;

export interface Order extends CallOptions {
  /** What it is in the words of the field, for what is printed. */
  readonly what: string;
  readonly method: "POST" | "PUT" | "DELETE";
  readonly route: string;
  /** The status that a whole attempt is answered with. */
  readonly expected: number;
}

interface Acknowledged extends Order {
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: unknown;
}

/**
 * A caller that sends a write under one idempotency key until it is answered, however often the service dies
 * meanwhile, and remembers every answer.
 */
export class StubbornClient {
  readonly service: TestService;
  readonly acknowledged: Acknowledged[] = [];
  /** Epoch milliseconds of the last start of the service. */
  aliveSince = Date.now();
  /** How many writes were sent, each counted once however often it was sent again. */
  begun = 0;
  /** Writes that died with the service, by what they were. */
  readonly cutOff: Record<string, number> = {};

  constructor(service: TestService) {
    this.service = service;
  }

  async write<T = any>(order: Order): Promise<T> {
    const headers = { "Idempotency-Key": randomUUID(), ...order.headers };
    this.begun++;
    const { status, body } = await this.#insist<T>(order.method, order.route, { ...order, headers }, () => {
      this.cutOff[order.what] = (this.cutOff[order.what] ?? 0) + 1;
    });
    if (status !== order.expected) {
      expect.fail(`${order.what}: ${status} instead of ${order.expected}: ${JSON.stringify(body)}`);
    }
    this.acknowledged.push({ ...order, headers, status, body });
    return body;
  }

  async read<T = any>(route: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.#insist<T>("GET", route, options);
  }

  /** Reads until it is so. */
  async until<T = any>(what: string, route: string, token: string, isSo: (body: T) => boolean): Promise<T> {
    for (const since = Date.now(); ; await sleep(AGAIN_AFTER_MS)) {
      const { status, body } = await this.read<T>(route, { token });
      if (status === 200 && isSo(body)) return body;
      if (this.#isOutOfPatience(since)) expect.fail(`waited too long until ${what}: ${status} ${JSON.stringify(body)}`);
    }
  }

  /** Waits for what comes by another way than an answer. */
  async untilTrue(what: string, isSo: () => boolean): Promise<void> {
    for (const since = Date.now(); !isSo(); await sleep(AGAIN_AFTER_MS)) {
      if (this.#isOutOfPatience(since)) expect.fail(`waited too long until ${what}`);
    }
  }

  /** Whether something that was begun then, and that the service had time for, should have come to its end. */
  #isOutOfPatience(since: number): boolean {
    return Date.now() > Math.max(since, this.aliveSince) + TIMEOUT_MS;
  }

  /** What was written below a route can no longer be sent again. */
  forget(route: string): void {
    const kept = this.acknowledged.splice(0).filter((one) => !one.route.startsWith(route));
    this.acknowledged.push(...kept);
  }

  /** Sends every write again under its key. @returns how many there were, and what was answered otherwise than at first. */
  async repeatAll(): Promise<{ readonly repeated: number; readonly faults: string[] }> {
    const faults: string[] = [];
    const written = this.acknowledged.splice(0);
    for (const first of written) {
      const { status, headers, body } = await this.#insist<unknown>(first.method, first.route, first);
      const isSame = status === first.status && JSON.stringify(body) === JSON.stringify(first.body);
      if (!isSame) faults.push(`${first.what}: ${status} ${JSON.stringify(body)}, at first ${first.status}`);
      else if (headers.get("Idempotent-Replayed") !== "true") faults.push(`${first.what}: carried out again`);
    }
    return { repeated: written.length, faults };
  }

  async #insist<T>(
    method: string,
    route: string,
    options: CallOptions,
    onCutOff: () => void = () => {},
  ): Promise<Answer<T>> {
    for (const since = Date.now(); ; await sleep(AGAIN_AFTER_MS)) {
      let last = "cut off";
      try {
        const answer = await this.service.call<T>(method, route, options);
        if (!mayComeLater(answer)) return answer;
        last = `${answer.status} ${JSON.stringify(answer.body)}`;
      } catch (error) {
        // What fetch throws when the connection ends is what a crash looks like; anything else is a fault of the test.
        if (!(error instanceof TypeError)) throw error;
        if (!wasRefused(error)) onCutOff();
      }
      if (this.#isOutOfPatience(since)) expect.fail(`${method} ${route} was not answered: ${last}`);
    }
  }
}

/** The service was not there at all, so nothing came of it. */
const wasRefused = ({ cause }: TypeError): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";

/** Answers that ask the caller to come again. */
const mayComeLater = ({ status, body }: Answer<unknown>): boolean =>
  status === 503 ||
  status === 429 ||
  (status === 409 && (body as { readonly code?: string }).code === "idempotency_in_progress");
