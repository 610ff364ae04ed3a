import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../src/index.ts";
import { quarantineOrphans } from "../../src/jobs/orphaned-evidence.ts";
import { sweepUnusedReadings } from "../../src/features/readings/reading-deletion.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { passTime } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";

/** Of the way to a state and not of the state: what was asked under which key, and who read what how often. */
const NOT_COMPARED = ["idempotency_keys", "access_log"];

let tables: string[] | null = null;

async function tenantTables(): Promise<string[]> {
  if (tables) return tables;
  const query = env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'");
  const { results } = await query.all<{ name: string; sql: string }>();
  const ofTenants = results.filter(({ sql }) => /^\s+tenant_id TEXT/m.test(sql));
  return (tables = ofTenants.map(({ name }) => name));
}

/** Every row that a tenant has, as `table {...}`, without what is another each time. */
export async function tenantRows(tenant: string): Promise<string[]> {
  const names = (await tenantTables()).filter((name) => !NOT_COMPARED.includes(name));
  const found = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`SELECT * FROM ${name} WHERE tenant_id = ?`).bind(tenant)),
  );
  return names.flatMap((name, i) =>
    found[i]!.results.filter((row) => !isFailedTry(name, row) && !isEmptyCount(name, row)).map(
      (row) => `${name} ${JSON.stringify(plainData(row, tenant))}`,
    ),
  );
}

/** Diagnostics tell of every try, of one that failed too. */
const isFailedTry = (table: string, row: Record<string, unknown>): boolean =>
  table === "diagnostics_tool_invocations" && row["success"] === 0;

/** A count of none says the same as no row: a case passed through the status. */
const isEmptyCount = (table: string, row: Record<string, unknown>): boolean =>
  table === "case_counts" && row["cases"] === 0;

/** Leaves a tenant that several runs share without a row. */
export async function forgetTenant(tenant: string): Promise<void> {
  const names = await tenantTables();
  await env.DB.batch(names.map((name) => env.DB.prepare(`DELETE FROM ${name} WHERE tenant_id = ?`).bind(tenant)));
}

/** States of the tenant's idempotency keys; a signal is taken even where its key cannot be kept. */
export async function keyStates(tenant: string): Promise<string[]> {
  const query = env.DB.prepare(
    "SELECT DISTINCT state FROM idempotency_keys WHERE tenant_id = ? AND route NOT LIKE '%/signals'",
  ).bind(tenant);
  return (await query.all<{ state: string }>()).results.map(({ state }) => state);
}

/** Keys of all objects in storage under a prefix, in order. */
export async function keysUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.FILES.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys.toSorted();
}

/** Moves what attempts that failed left below these prefixes out of the way, as the clock's job does in time. */
export const quarantineUnder = (...prefixes: string[]): Promise<number> =>
  quarantineOrphans(createCtx(env, { actor: systemActor("") }), prefixes);

/** Longer than a claim on a reading. */
const CLAIM_MS = 61_000;

/** Deletes readings that a failed deletion left, as the scheduled job does once their claims have expired. */
export async function sweepReadings(): Promise<void> {
  passTime(CLAIM_MS);
  await sweepUnusedReadings(createCtx(env, { actor: systemActor("") }));
}

/** As often as the platform has an alarm ring again that throws. */
const RINGS_MAX = 6;

/** Lets every object's alarm ring once, and time pass. @returns whether one rang. */
export async function ringAlarms(
  layer: FaultLayer,
  ms = 2_000,
  afterRing: (stub: DurableObjectStub) => Promise<void> = async () => {},
): Promise<boolean> {
  let rang = false;
  for (const { namespace, name } of layer.objects.values()) {
    // A stub that saw its object die is of no use any more.
    if (await ringAlarm(() => layer.stub(namespace, name))) rang = true;
    await afterRing(layer.stub(namespace, name));
  }
  if (await readWaiting(layer)) rang = true;
  passTime(ms);
  return rang;
}

/** Delivers what waits to be read, and again what is to be retried. @returns whether something waited. */
async function readWaiting(layer: FaultLayer): Promise<boolean> {
  const waiting = layer.toRead.splice(0);
  for (const body of waiting) {
    const batch = createMessageBatch("dossier-readings", [{ id: "m", timestamp: new Date(), body, attempts: 1 }]);
    const execution = createExecutionContext();
    await worker.queue(batch, env, execution);
    if ((await getQueueResult(batch, execution)).retryMessages.length > 0) layer.toRead.push(body);
  }
  return waiting.length > 0;
}

/** The test's own ring takes the alarm away before it rings, the platform only once it has rung well. */
async function ringAlarm(stubAnew: () => DurableObjectStub): Promise<boolean> {
  try {
    return await runDurableObjectAlarm(stubAnew());
  } catch {
    for (let ring = 2; ; ring++) {
      try {
        await ringUnasked(stubAnew());
        return true;
      } catch (error) {
        if (ring >= RINGS_MAX) throw error;
      }
    }
  }
}

/** An alarm that comes once more than it was set. */
export const ringUnasked = (stub: DurableObjectStub): Promise<void> =>
  runInDurableObject(stub, (object) => object.alarm?.());

/** Lets alarms ring until nothing waits any more, over as long as anything may wait. */
export async function rest(layer: FaultLayer): Promise<void> {
  for (let i = 0; i < 40; i++) if (!(await ringAlarms(layer, 400_000))) return;
  throw new Error("an alarm never comes to rest");
}
