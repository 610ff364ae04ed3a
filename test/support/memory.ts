import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";
import { type ApiAnswer, holdToContract, type Officer, officerToken, type TokenOptions } from "./api.ts";
import { SOME_CASE } from "./memory-signals.ts";

/** Runs a tenant's memory worker until no signal waits. */
export async function processMemory(tenant: string): Promise<void> {
  const worker = env.MEMORY_WORKER.getByName(`memory:${tenant}`);
  await worker.schedule(tenant);
  for (let i = 0; i < 20; i++) {
    await runDurableObjectAlarm(worker);
    if ((await countWaiting(tenant)) === 0) break;
  }
  // Once more: what was ingested last may make a consolidation due.
  await runDurableObjectAlarm(worker);
}

async function countWaiting(tenant: string): Promise<number> {
  const row = await env.DB.prepare(
    "SELECT count(*) AS n FROM memory_signals WHERE tenant_id = ? AND stage = 'captured'",
  )
    .bind(tenant)
    .first<{ n: number }>();
  return row!.n;
}

/** Sends signals of one type and lets them be ingested. */
export async function teach(officer: Officer, signals: readonly object[], workflowId = SOME_CASE): Promise<void> {
  for (const signal of signals) {
    const answer = await officer.post(`/api/cases/${workflowId}/signals`, { source_component: "review", ...signal });
    if (answer.status !== 202) throw new Error(`a signal was answered with ${answer.status}`);
  }
  await processMemory(officer.tenant);
}

/** The service with other settings or bindings than the tests' own. */
export class ServiceWith {
  readonly #env: Env;
  readonly #app = createApp().app;

  constructor(changes: object) {
    this.#env = { ...env, ...changes } as Env;
  }

  /** Sends one request as an officer and waits for what it left to be done. */
  async send(who: TokenOptions, method: string, path: string, options: { json?: unknown; headers?: object } = {}) {
    const headers = new Headers({ Authorization: `Bearer ${await officerToken(who)}`, ...options.headers });
    if (options.json !== undefined) headers.set("Content-Type", "application/json");
    const body = options.json === undefined ? {} : { body: JSON.stringify(options.json) };
    const context = createExecutionContext();
    const request = new Request(`https://dossier.test${path}`, { method, headers, ...body });
    const response = await this.#app.fetch(request, this.#env, context);
    const bytes = new Uint8Array(await response.arrayBuffer());
    await waitOnExecutionContext(context);
    const parsed = bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : null;
    const answer: ApiAnswer = { status: response.status, headers: response.headers, body: parsed, bytes };
    holdToContract(method, new URL(request.url).pathname, answer, response.headers.get("Content-Type") ?? "");
    return answer;
  }
}

/** Replaces memory workers by ones that never run, so that a test says when memory is processed. */
const NEVER_RUN = { getByName: () => ({ schedule: async () => {} }) };

/** The service without memory workers, as one officer. */
export class QuietService extends ServiceWith {
  /** The case that its signals are about. */
  about = SOME_CASE;
  readonly #who: TokenOptions;

  constructor(who: TokenOptions, changes: object = {}) {
    super({ MEMORY_WORKER: NEVER_RUN, ...changes });
    this.#who = who;
  }

  call = (method: string, path: string, json?: unknown): Promise<ApiAnswer> =>
    this.send(this.#who, method, path, json === undefined ? {} : { json });

  async signal(...signals: readonly object[]): Promise<void> {
    for (const signal of signals) {
      const answer = await this.call("POST", `/api/cases/${this.about}/signals`, {
        source_component: "review",
        ...signal,
      });
      if (answer.status !== 202) throw new Error(`a signal was answered with ${answer.status}`);
    }
  }
}

/**
 * A database that refuses every statement, or those that `refuses` picks.
 * @param tookEffect whether a refused statement was executed and only its answer was lost.
 */
export const failingDatabase = (refuses: (sql: string) => boolean = () => true, tookEffect = false): D1Database =>
  new Proxy(env.DB, {
    get: (database, property) => {
      if (property === "batch") return (statements: D1PreparedStatement[]) => database.batch(statements);
      if (property !== "prepare") return Reflect.get(database, property) as unknown;
      return (sql: string) => {
        if (!refuses(sql)) return database.prepare(sql);
        if (!tookEffect) throw new Error("the database is down");
        return { bind: (...values: unknown[]) => losesAnswer(database.prepare(sql).bind(...values)) };
      };
    },
  });

/** A statement that is executed and answers with an error. */
const losesAnswer = (statement: D1PreparedStatement) => ({
  run: async () => {
    await statement.run();
    throw new Error("the answer was lost");
  },
});
