import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { DatabaseCtx } from "../src/features/monitoring/due-job.ts";
import type { MonitorObject } from "../src/features/monitoring/monitor.client.ts";
import { runDueJobs } from "../src/features/monitoring/run-due.service.ts";
import { createCtx, systemActor } from "../src/platform/context.ts";
import { openDb } from "../src/platform/db.ts";
import { databaseOf } from "../src/platform/tenant-databases.ts";

/** From a wake to the run that follows it. */
const SOON_MS = 50;
/** If a run dies halfway, the next one takes over after this long. */
const WATCHDOG_MS = 60_000;
/** The longest time between runs. */
const AT_MOST_MS = 3_600_000;

/**
 * Runs what is due in one database, by alarm. All state is in the database; the alarm is set before the work, so that a
 * run that dies at any instant is followed by another.
 */
export class Monitor extends DurableObject<Env> implements MonitorObject {
  async wake(database: string): Promise<void> {
    this.ctx.storage.kv.put("database", database);
    await this.#setAlarmBy(Date.now() + SOON_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const database = this.ctx.storage.kv.get<string>("database");
    if (database === undefined) return;
    const watchdogAt = Date.now() + WATCHDOG_MS;
    await this.ctx.storage.setAlarm(watchdogAt);
    const next = await runDueJobs(this.#ctx(database));
    const now = Date.now();
    const nextAt = Math.min(Math.max(next ?? Infinity, now + SOON_MS), now + AT_MOST_MS);
    // A wake during the run may ask for what the run had passed already.
    if ((await this.ctx.storage.getAlarm()) === watchdogAt) await this.ctx.storage.setAlarm(nextAt);
    else await this.#setAlarmBy(nextAt);
  }

  /** An alarm that is due sooner stays. */
  async #setAlarmBy(at: number): Promise<void> {
    const due = await this.ctx.storage.getAlarm();
    if (due === null || due > at) await this.ctx.storage.setAlarm(at);
  }

  #ctx(database: string): DatabaseCtx {
    const ctx = createCtx(this.env, { actor: systemActor(""), waitUntil: (work) => this.ctx.waitUntil(work) });
    return { ...ctx, database, db: openDb(databaseOf(this.env, database), ctx.meter) };
  }
}
