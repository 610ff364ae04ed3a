import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { DatabaseCtx, DueJob } from "../src/features/monitoring/due-job.ts";
import type { MonitorObject } from "../src/features/monitoring/monitor.client.ts";
import { DUE_JOBS, runDueJobs } from "../src/features/monitoring/run-due.service.ts";
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
 * Runs what is due in one database, by alarm. All state that counts is in the database; the alarm is set before the work,
 * so that a run that dies at any instant is followed by another. Each alarm runs one job, the one that has waited
 * longest: the platform allows an invocation so many queries, and no job is to use up those of another.
 */
export class Monitor extends DurableObject<Env> implements MonitorObject {
  async wake(database: string): Promise<void> {
    this.ctx.storage.kv.put("database", database);
    this.ctx.storage.kv.put("due", {});
    await this.#setAlarmBy(Date.now() + SOON_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const database = this.ctx.storage.kv.get<string>("database");
    if (database === undefined) return;
    const [job] = DUE_JOBS.toSorted((a, b) => this.#dueAt(a) - this.#dueAt(b));
    const startedAt = Date.now();
    if (this.#dueAt(job!) > startedAt) return this.ctx.storage.setAlarm(this.#dueAt(job!));
    const watchdogAt = startedAt + WATCHDOG_MS;
    this.#setDue(job!, watchdogAt);
    await this.ctx.storage.setAlarm(watchdogAt);
    const next = await runDueJobs(this.#ctx(database), [job!]);
    const now = Date.now();
    // A wake during the run may ask for what the run had passed already.
    if (this.#dueAt(job!) === watchdogAt)
      this.#setDue(job!, Math.min(Math.max(next ?? Infinity, now), now + AT_MOST_MS));
    await this.ctx.storage.setAlarm(Math.max(this.#firstDue(), now + SOON_MS));
  }

  /** When a job is due, in epoch milliseconds: at once if it has not run since it was woken. */
  #dueAt({ name }: DueJob): number {
    return this.ctx.storage.kv.get<Record<string, number>>("due")?.[name] ?? 0;
  }

  #setDue({ name }: DueJob, at: number): void {
    this.ctx.storage.kv.put("due", { ...this.ctx.storage.kv.get<Record<string, number>>("due"), [name]: at });
  }

  #firstDue(): number {
    return Math.min(...DUE_JOBS.map((job) => this.#dueAt(job)));
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
