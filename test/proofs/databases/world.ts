import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { countRows } from "../../../src/features/tenancy/copy.store.ts";
import { type MoveView, moveTenant } from "../../../src/features/tenancy/move.service.ts";
import { TENANT_TABLES, TIES } from "../../../src/features/tenancy/tenant-tables.rules.ts";
import { type Actor, createCtx, type Ctx } from "../../../src/platform/context.ts";

const OPERATOR: Actor = { kind: "operator", tenantId: "", id: "operator", roles: [] };

export const migrateSecond = () => applyD1Migrations(env.DB_2, env.TEST_MIGRATIONS);

/** An operator's request; the clock may run ahead, so that no test waits for what must settle. */
export function operatorCtx(aheadMs = 0, bindings: object = {}): Ctx {
  const ctx = createCtx({ ...env, ...bindings } as Env, { actor: OPERATOR });
  return { ...ctx, now: () => new Date(Date.now() + aheadMs) };
}

/** Moves a tenant until it is there and nothing is left where it was. */
export async function moveAll(tenant: string, to: string): Promise<MoveView> {
  let view: MoveView;
  do view = await moveTenant(operatorCtx(), tenant, to);
  while (view.state === "copying");
  while (view.state !== "settled") view = await moveTenant(operatorCtx(120_000), tenant, to);
  return view;
}

/** How many rows of a tenant each table of a database has, those without any left out. */
export async function rowsOf(db: D1Database, tenant: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    [...TENANT_TABLES, TIES].map(async (table) => [table.name, await countRows(db, table, tenant)] as const),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}
