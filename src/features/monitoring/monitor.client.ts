import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";
import { databaseNames, homeOf } from "../../platform/tenant-databases.ts";

/** The object of one database that runs what is due in it. */
export interface MonitorObject {
  /** Runs the due jobs at once. @param database the database's binding */
  wake(database: string): Promise<void>;
}

/**
 * Runs the due jobs of the caller's tenant at once; without a tenant, those of each database. Never throws: what it could
 * not wake runs within the hour by itself.
 */
export async function wakeMonitor(ctx: Ctx): Promise<void> {
  const { tenantId } = ctx.actor;
  try {
    const names = tenantId === "" ? databaseNames(ctx.env) : [await homeOf(ctx.env, tenantId, ctx.meter)];
    for (const name of names) {
      const object = () => objectByName<MonitorObject>(ctx, ctx.env.MONITOR, name);
      await callObject(ctx, "monitor", object, (monitor) => monitor.wake(name));
    }
  } catch (error) {
    ctx.log.warn("monitor_not_woken", { class: errorClass(error) });
  }
}
