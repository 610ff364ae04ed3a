import type { Ctx } from "./context.ts";
import { openDb } from "./db.ts";
import { databaseNames, databaseOf, homeOf } from "./tenant-databases.ts";

/** The same work in each database that holds tenants: for what belongs to no tenant or to all of them. */
export function inEachDatabase(ctx: Ctx): readonly Ctx[] {
  const names = databaseNames(ctx.env);
  if (names.length === 1) return [ctx];
  return names.map((name) => ({ ...ctx, db: openDb(databaseOf(ctx.env, name), ctx.meter) }));
}

/**
 * Finds a row without knowing its tenant. With several databases each is queried, and a copy that a move left in a
 * database that is not its tenant's is ignored.
 */
export async function findInAnyDatabase<T>(
  ctx: Ctx,
  find: (ctx: Ctx) => Promise<T | undefined>,
  tenantOf: (found: T) => string,
): Promise<T | undefined> {
  const names = databaseNames(ctx.env);
  if (names.length === 1) return find(ctx);
  const found = await Promise.all(
    inEachDatabase(ctx).map(async (one, i) => ({ name: names[i]!, row: await find(one) })),
  );
  for (const fresh of [false, true]) {
    for (const { name, row } of found) {
      if (row !== undefined && (await homeOf(ctx.env, tenantOf(row), ctx.meter, fresh)) === name) return row;
    }
  }
  return undefined;
}
