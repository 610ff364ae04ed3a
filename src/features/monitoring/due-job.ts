import { type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { databaseNames, homeOf } from "../../platform/tenant-databases.ts";

/** The context of one database that holds tenants, without a tenant of its own. */
export interface DatabaseCtx extends Ctx {
  /** The database's binding. */
  readonly database: string;
}

/** Work that the monitor of a database does when it is due. It runs at least once, and may be killed at any instant. */
export interface DueJob {
  /** For log lines and metrics. */
  readonly name: string;
  /**
   * Works for about `budgetMs` at most. `nextAtMs` is when it wants to run again, in epoch milliseconds: in the past for
   * at once, null if only a wake or the hourly run is to call it.
   */
  run(ctx: DatabaseCtx, budgetMs: number): Promise<{ readonly nextAtMs: number | null }>;
}

/** The same work for one tenant; null if its rows here are a copy that a move to another database left behind. */
export async function forTenant(ctx: DatabaseCtx, tenantId: string): Promise<Ctx | null> {
  if (databaseNames(ctx.env).length > 1 && (await homeOf(ctx.env, tenantId, ctx.meter, true)) !== ctx.database) {
    return null;
  }
  return deriveCtx(ctx, { actor: systemActor(tenantId) });
}
