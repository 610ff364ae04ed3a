import { openDb } from "../../platform/db.ts";
import { findMisconfiguration, type Misconfiguration } from "../../platform/misconfiguration.ts";
import { findListFault } from "../../screening/index.ts";

/** While the service is misconfigured, alarms and queue messages are postponed by this long. */
export const POSTPONE_SECONDS = 60;

/** What stops the service, or null: its settings, and in production the screening lists. */
export const findStop = (env: Env): Promise<Misconfiguration | null> =>
  findMisconfiguration(env, ({ DB }) => findListFault(openDb(DB)));

/**
 * Postpones an object's alarm while the service is misconfigured.
 * @returns whether it did; the alarm must then do nothing else.
 */
export async function postponeAlarm(env: Env, storage: Pick<DurableObjectStorage, "setAlarm">): Promise<boolean> {
  if ((await findStop(env)) === null) return false;
  await storage.setAlarm(Date.now() + POSTPONE_SECONDS * 1_000);
  return true;
}
