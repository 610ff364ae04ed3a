import { AsyncLocalStorage } from "node:async_hooks";
import { createLogger } from "../logger.ts";
import { CpuClock } from "./cpu-clock.ts";
import { LIMITS } from "./table.ts";

/** One request, queue batch, scheduled run or Durable Object call: the unit that the platform's limits apply to. */
export class Invocation {
  readonly name: string;
  readonly cpu = new CpuClock();
  #subrequests = 0;
  #queries = 0;
  #points = 0;
  #connecting = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** @throws Error above the platform's limit. */
  countSubrequest(): void {
    if (++this.#subrequests > LIMITS.SUBREQUESTS) throw this.#tooMany("SUBREQUESTS");
  }

  /** @throws Error above the platform's limit. */
  countQuery(): void {
    if (++this.#queries > LIMITS.D1_QUERIES) throw this.#tooMany("D1_QUERIES");
  }

  /** Whether the platform would accept one more data point. */
  countPoint(): boolean {
    return ++this.#points <= LIMITS.METRIC_POINTS;
  }

  /** Opens a connection once fewer than the platform's six wait for a response. */
  async connect<T>(open: () => Promise<T>): Promise<T> {
    this.countSubrequest();
    if (this.#connecting >= LIMITS.CONNECTIONS) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#connecting++;
    const resume = this.cpu.pause();
    try {
      return await open();
    } finally {
      resume();
      const next = this.#waiting.shift();
      if (next) next();
      else this.#connecting--;
    }
  }

  #tooMany(limit: "SUBREQUESTS" | "D1_QUERIES"): Error {
    createLogger().warn("platform_limit_refused", { limit, about: null, invocation: this.name });
    return new Error("Too many subrequests by single Worker invocation.");
  }
}

const current = new AsyncLocalStorage<Invocation>();

export const currentInvocation = (): Invocation | undefined => current.getStore();

/** Runs `work` as its own invocation. `describe` names it in the log if it used too much CPU time. */
export async function invoke<T>(
  name: string,
  work: () => T | Promise<T>,
  describe: () => string = () => name,
): Promise<T> {
  const invocation = new Invocation(name);
  const stop = invocation.cpu.start();
  try {
    return await current.run(invocation, async () => work());
  } finally {
    const usedMs = stop();
    if (usedMs > LIMITS.CPU_MS) {
      createLogger().warn("platform_limit_near", { limit: "CPU_MS", invocation: describe(), used_ms: usedMs });
    }
  }
}

/** Opens a connection within the current invocation; outside one nothing is counted. */
export const connect = <T>(open: () => Promise<T>): Promise<T> => currentInvocation()?.connect(open) ?? open();
