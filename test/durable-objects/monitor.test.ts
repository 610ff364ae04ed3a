import { env } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { DatabaseCtx, DueJob } from "../../src/features/monitoring/due-job.ts";
import { DUE_JOBS, runDueJobs } from "../../src/features/monitoring/run-due.service.ts";
import { systemCtx } from "../support/investigation-host.ts";

const ctx = (): DatabaseCtx => ({ ...systemCtx(), database: "DB" });
const job = (name: string, run: DueJob["run"]): DueJob => ({ name, run });

describe("what is due without a request", () => {
  it("runs though a job before it fails, and the one that failed runs again soon", async () => {
    const ran: string[] = [];
    const next = await runDueJobs(ctx(), [
      job("broken", () => Promise.reject(new Error("down"))),
      job("working", async () => {
        ran.push("working");
        return { nextAtMs: null };
      }),
    ]);
    expect(ran).toEqual(["working"]);
    expect(next! - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it("comes again after each run, within the hour", async () => {
    const monitor = env.MONITOR.getByName("DB");
    await monitor.wake("DB");
    await runInDurableObject(monitor, async (_, { storage }) => {
      expect((await storage.getAlarm())! - Date.now()).toBeLessThan(1_000);
    });
    const due = () =>
      runInDurableObject(monitor, async (_, { storage }) => ({
        ran: Object.keys(storage.kv.get<Record<string, number>>("due") ?? {}),
        inMs: (await storage.getAlarm())! - Date.now(),
      }));
    // One job in each invocation, until all have run.
    for (let i = 1; i <= DUE_JOBS.length; i++) {
      await runDurableObjectAlarm(monitor);
      expect((await due()).ran).toHaveLength(i);
    }
    expect(new Set((await due()).ran)).toEqual(new Set(DUE_JOBS.map(({ name }) => name)));
    const { inMs } = await due();
    expect(inMs).toBeGreaterThan(0);
    expect(inMs).toBeLessThanOrEqual(3_600_000);
    await runInDurableObject(monitor, (_, { storage }) => storage.deleteAlarm());
  });
});
