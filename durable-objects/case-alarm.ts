import type { Ctx } from "../src/platform/context.ts";
import { advanceCase, nextAlarmAt, requestReadings } from "./case-agenda.ts";
import type { CaseEffects } from "./case-effects.ts";
import { investigateCase } from "./case-investigation.ts";
import { projectStorage } from "./case-projection.ts";
import { remindCustomer } from "./case-mail.ts";
import type { CaseCommands } from "./case-commands.ts";
import { sweepDeadUploads } from "./case-sweep.ts";

/** If an alarm dies, the next one runs after this long; a running one is never overtaken. */
const WATCHDOG_MS = 2_000;
/** When the audit chain could not be compared with the database. */
const RETRY_MS = 2_000;

type Alarm = Pick<DurableObjectStorage, "setAlarm" | "deleteAlarm">;

const running = new WeakMap<CaseCommands, Promise<void>>();

/**
 * The background work of an open case, run at least once; every part is idempotent. One at a time: two at once would
 * investigate the same stage, and each count as an attempt that died.
 */
export function runDueWork(ctx: Ctx, commands: CaseCommands, effects: CaseEffects, alarm: Alarm): Promise<void> {
  const work = running.get(commands) ?? runOnce(ctx, commands, effects, alarm).finally(() => running.delete(commands));
  running.set(commands, work);
  return work;
}

async function runOnce(ctx: Ctx, commands: CaseCommands, effects: CaseEffects, alarm: Alarm): Promise<void> {
  const { storage } = commands;
  if (!(await commands.checkChain(ctx))) {
    await alarm.setAlarm(ctx.now().getTime() + RETRY_MS);
    return;
  }
  await alarm.setAlarm(ctx.now().getTime() + WATCHDOG_MS);
  advanceCase(ctx, storage);
  await sweepDeadUploads(ctx, storage);
  await projectStorage(ctx, storage);
  requestReadings(ctx, storage);
  remindCustomer(ctx, storage);
  await effects.execute(ctx, storage);
  // The documents that it waited for may have been read.
  advanceCase(ctx, storage);
  await projectStorage(ctx, storage);
  if (storage.record()?.status === "INVESTIGATING") {
    await investigateCase(ctx, storage, () => projectStorage(ctx, storage));
    await effects.execute(ctx, storage);
  }
  const next = nextAlarmAt(ctx, storage);
  if (next === null) await alarm.deleteAlarm();
  else await alarm.setAlarm(next);
}
