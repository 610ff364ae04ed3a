import { AsyncLocalStorage } from "node:async_hooks";
import service from "../../../src/index.ts";
import * as objects from "../../../src/index.ts";
import type { Cost } from "./costs.ts";

/**
 * The service as it is, with what it asks of the databases counted from outside: by requests, by objects and by what
 * goes on after the answer. `GET /bench/cost` gives what was counted since it was last asked. What an object does by
 * its alarm is not counted: it comes at a time of its own, and would fall to whichever route is asked then.
 */
const alarms = new AsyncLocalStorage<true>();
let cost: Cost = { trips: 0, read: 0, written: 0 };

interface Counted {
  readonly meta?: { readonly rows_read?: number; readonly rows_written?: number };
}

function count<T>(results: T): T {
  if (alarms.getStore()) return results;
  const all = (Array.isArray(results) ? results : [results]) as Counted[];
  const sum = (of: (meta: NonNullable<Counted["meta"]>) => number | undefined) =>
    all.reduce((total, { meta }) => total + ((meta && of(meta)) ?? 0), 0);
  cost = {
    trips: cost.trips + 1,
    read: cost.read + sum((meta) => meta.rows_read),
    written: cost.written + sum((meta) => meta.rows_written),
  };
  return results;
}

const inner = Symbol("inner");

function meterStatement(statement: D1PreparedStatement): D1PreparedStatement {
  return {
    [inner]: statement,
    bind: (...values: unknown[]) => meterStatement(statement.bind(...values)),
    all: async () => count(await statement.all()),
    run: async () => count(await statement.run()),
  } as unknown as D1PreparedStatement;
}

const meterDatabase = (database: D1Database): D1Database =>
  ({
    prepare: (query: string) => meterStatement(database.prepare(query)),
    batch: async (statements: (D1PreparedStatement & { [inner]: D1PreparedStatement })[]) =>
      count(await database.batch(statements.map((statement) => statement[inner]))),
  }) as unknown as D1Database;

const metered = new WeakMap<object, Env>();

function meterEnv(env: Env): Env {
  const known = metered.get(env);
  if (known) return known;
  const made = { ...env, DB: meterDatabase(env.DB), REGISTRY_DB: meterDatabase(env.REGISTRY_DB) };
  metered.set(env, made);
  return made;
}

type ObjectClass = new (state: DurableObjectState, env: Env) => { alarm?(): Promise<void> };
const meterObject = (Class: unknown) =>
  class extends (Class as ObjectClass) {
    constructor(state: DurableObjectState, env: Env) {
      super(state, meterEnv(env));
    }

    override async alarm(): Promise<void> {
      await alarms.run(true, () => super.alarm?.());
    }
  };

export const CaseWorkflow = meterObject(objects.CaseWorkflow);
export const SarWorkflow = meterObject(objects.SarWorkflow);
export const SourceRateLimiter = meterObject(objects.SourceRateLimiter);
export const MemoryWorker = meterObject(objects.MemoryWorker);
export const Monitor = meterObject(objects.Monitor);
export const RateLimiter = meterObject(objects.RateLimiter);
export const WebhookDelivery = meterObject(objects.WebhookDelivery);
export const Sweeper = meterObject(objects.Sweeper);
export const ScanBuffer = meterObject(objects.ScanBuffer);
export const ScreeningGroup = meterObject(objects.ScreeningGroup);
export const ListDownloader = meterObject(objects.ListDownloader);

export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname !== "/bench/cost") return service.fetch(request, meterEnv(env), execution);
    const counted = cost;
    cost = { trips: 0, read: 0, written: 0 };
    return Response.json(counted);
  },
  queue: (batch, env, execution) => service.queue(batch, meterEnv(env), execution),
} satisfies ExportedHandler<Env>;
