import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { createCtx, type Ctx, systemActor } from "../../src/platform/context.ts";
import type { Officer } from "./api.ts";
import { openCase, type OpenCase } from "./cases.ts";
import { runAlarm } from "./portal.ts";

/** Lets it be another time, for the service and whoever asks it. */
export const goTo = (instant: string): void => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });

/** The clock strikes. */
export async function strike(): Promise<void> {
  const execution = createExecutionContext();
  await runScheduled(env, execution);
  await waitOnExecutionContext(execution);
}

export const systemCtx = (bindings: Env = env, tenant = ""): Ctx => createCtx(bindings, { actor: systemActor(tenant) });

/** Lets a case do what its last step left to do. */
export async function rest(opened: OpenCase): Promise<void> {
  const isDone = () =>
    runInDurableObject(
      env.CASE_WORKFLOW.getByName(opened.workflowId),
      (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM effects").one().n,
    );
  for (let i = 0; i < 20 && (await isDone()) > 0; i++) await runAlarm(opened);
  // An alarm that fired by itself may still be at work.
  await vi.waitFor(async () => expect(await isDone()).toBe(0), { timeout: 20_000, interval: 50 });
}

/** A case that was refused at this moment, and rests. */
export async function refusedCase(officer: Officer, number?: string): Promise<OpenCase> {
  const opened = await openCase(officer, number);
  expect((await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
  await rest(opened);
  return opened;
}
