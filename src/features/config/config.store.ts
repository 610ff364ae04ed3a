import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";

/** Reads a table of the service, so that a database without migrations is not ready. */
export async function pingDatabase(ctx: Ctx): Promise<void> {
  await ctx.db.run(sql`SELECT 1 FROM cases LIMIT 1`);
}
