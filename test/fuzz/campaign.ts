import fc from "fast-check";
import type { OpenApiDocument } from "../../src/cli/console/open-api.ts";
import { REFUSED } from "./credentials.ts";
import type { Judge } from "./judge.ts";
import type { Operation } from "./operations.ts";
import { type Plan, planFor } from "./plan.ts";
import { SchemaArbitrary } from "./schema-arbitrary.ts";
import { toWire } from "./send-plan.ts";
import type { Transport, WireAnswer, WireRequest } from "./wire.ts";
import type { World } from "./world.ts";

/** One answer that is not what it should be, with what is needed to have it again. */
export interface Failure {
  readonly operation: string;
  readonly faults: readonly string[];
  readonly plan: Plan;
  readonly request: WireRequest;
  readonly status: number;
  readonly answer: string;
}

export interface OperationCount {
  sent: number;
  /** How often each status was answered. */
  readonly statuses: Map<number, number>;
  serverErrors: number;
  nonconforming: number;
  slowestMs: number;
  spentMs: number;
}

/** Plans that are drawn at once: a sample's size shapes what fast-check draws. */
const DRAWN_AT_ONCE = 10;
const ANSWER_TIMEOUT_MS = 60_000;
/** A source that the samples have down for one company. */
const OUTAGES = ["source_unavailable"];

/** Draws requests from a seed, sends them and judges the answers. */
export class Campaign {
  readonly counts = new Map<string, OperationCount>();
  readonly failures: Failure[] = [];
  sent = 0;
  readonly #document: OpenApiDocument;
  readonly #operations: readonly Operation[];
  readonly #judge: Judge;
  readonly #send: Transport;
  readonly #seed: number;
  #round = 0;

  constructor(given: {
    readonly document: OpenApiDocument;
    readonly operations: readonly Operation[];
    readonly judge: Judge;
    readonly send: Transport;
    readonly seed: number;
  }) {
    this.#document = given.document;
    this.#operations = given.operations;
    this.#judge = given.judge;
    this.#send = given.send;
    this.#seed = given.seed;
    for (const { id } of given.operations) {
      this.counts.set(id, {
        sent: 0,
        statuses: new Map(),
        serverErrors: 0,
        nonconforming: 0,
        slowestMs: 0,
        spentMs: 0,
      });
    }
  }

  /** Sends so many requests against one world, the operations in turn, `width` of them at a time. */
  async run(world: World, requests: number, width: number): Promise<void> {
    const plans = this.#draw(world, requests);
    let next = 0;
    const work = async () => {
      for (let plan = plans[next++]; plan; plan = plans[next++]) await this.#try(plan, world);
    };
    await Promise.all(Array.from({ length: width }, work));
  }

  #draw(world: World, requests: number): Plan[] {
    const values = new SchemaArbitrary(this.#document, world.names);
    const plans: Plan[] = [];
    for (; plans.length < requests; this.#round++) {
      const rounds = this.#operations.map((operation, index) =>
        fc.sample(planFor(operation, values, world.names), {
          seed: this.#seed + this.#round * 1_009 + index,
          numRuns: DRAWN_AT_ONCE,
        }),
      );
      for (let i = 0; i < DRAWN_AT_ONCE; i++) {
        plans.push(...rounds.filter((_, index) => i === 0 || !isCostly(this.#operations[index]!)).map((r) => r[i]!));
      }
    }
    return plans.slice(0, requests);
  }

  async #try(plan: Plan, world: World): Promise<void> {
    const operation = this.#operations.find(({ id }) => id === plan.operation)!;
    const request = toWire(plan, world);
    const contract = this.#judge.contractOf(request.method, request.target);
    const isOwn = contract?.path === operation.path && contract.method.toUpperCase() === plan.method;
    const started = performance.now();
    const count = this.counts.get(operation.id)!;
    this.sent++;
    count.sent++;
    try {
      const answer = await withTimeout(this.#send(request));
      const tookMs = performance.now() - started;
      count.spentMs += tookMs;
      count.slowestMs = Math.max(count.slowestMs, tookMs);
      count.statuses.set(answer.status, (count.statuses.get(answer.status) ?? 0) + 1);
      const refused = isOwn && REFUSED[operation.security].has(plan.credential) && !readsOtherCredential(plan);
      const faults = this.#judge.judge(request, answer, { refused, outages: OUTAGES });
      if (faults.length > 0) this.#fail(plan, request, answer, faults);
    } catch (error) {
      this.#fail(plan, request, null, [`no answer: ${whyNone(error)}`]);
    }
  }

  #fail(plan: Plan, request: WireRequest, answer: WireAnswer | null, faults: readonly string[]): void {
    const count = this.counts.get(plan.operation)!;
    if (answer === null || faults.some((fault) => /^5\d\d /.test(fault))) count.serverErrors++;
    else count.nonconforming++;
    const text = answer ? new TextDecoder().decode(answer.bytes.subarray(0, 600)) : "";
    this.failures.push({ operation: plan.operation, faults, plan, request, status: answer?.status ?? 0, answer: text });
  }
}

/** Archives and printed papers take a hundred times as long as others, and would leave no time for them. */
const isCostly = ({ path }: Operation): boolean => /\.(?:zip|pdf)$|\/report$|\/portfolio$/.test(path);

/** The calendar's own feed token is a credential that stands in the query. */
const readsOtherCredential = ({ query }: Plan): boolean => query.some(([name]) => name === "feed");

function whyNone(error: unknown): string {
  if (!(error instanceof Error)) return "?";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("none in a minute")), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
