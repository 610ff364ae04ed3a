import type { Ctx } from "./context.ts";
import { openDb } from "./db.ts";
import { databaseNames, databaseOf, homeOf } from "./tenant-databases.ts";

/** A context for each database that holds tenants, for work across tenants. */
export function inEachDatabase(ctx: Ctx): readonly Ctx[] {
  const names = databaseNames(ctx.env);
  if (names.length === 1) return [ctx];
  return names.map((name) => ({ ...ctx, db: openDb(databaseOf(ctx.env, name), ctx.meter) }));
}

/**
 * Finds a row without knowing its tenant. With several databases each is queried, and copies that a move left behind
 * are ignored.
 */
export async function findInAnyDatabase<T>(
  ctx: Ctx,
  find: (ctx: Ctx) => Promise<T | undefined>,
  tenantOf: (row: T) => string,
): Promise<T | undefined> {
  const names = databaseNames(ctx.env);
  if (names.length === 1) return find(ctx);
  const copies = await Promise.all(
    inEachDatabase(ctx).map(async (database, i) => ({ name: names[i]!, row: await find(database) })),
  );
  for (const { name, row } of copies) {
    // A cached directory would let a copy pass that a move left behind.
    if (row !== undefined && (await homeOf(ctx.env, tenantOf(row), ctx.meter, true)) === name) return row;
  }
  return undefined;
}
