import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";
import type { ScimMatchAttribute } from "../platform/directory-setting.ts";

/** What the tenant's directory says of an officer. */
export interface Standing {
  /** `unknown`: the directory never named the officer. */
  readonly state: "active" | "deactivated" | "unknown";
  /** Whether the directory has provisioned anybody. */
  readonly isProvisioned: boolean;
}

/** Read for each request, so that a deactivation counts from the next one on, in every isolate. */
export async function readStanding(ctx: Ctx, attribute: ScimMatchAttribute, key: string): Promise<Standing> {
  const { tenantId } = ctx.actor;
  const isMeant =
    attribute === "userName"
      ? sql`INDEXED BY scim_users_named WHERE tenant_id = ${tenantId} AND user_name_key = ${key.toLowerCase()}`
      : sql`INDEXED BY scim_users_external WHERE tenant_id = ${tenantId} AND external_id = ${key}`;
  const [row] = await ctx.db.all<{ known: number; active: number | null; anybody: number }>(sql`SELECT
      count(*) AS known, max(active = 1 AND deleted_at IS NULL) AS active,
      EXISTS (SELECT 1 FROM scim_users WHERE tenant_id = ${tenantId}) AS anybody
    FROM scim_users ${isMeant}`);
  const state = row!.known === 0 ? "unknown" : row!.active === 1 ? "active" : "deactivated";
  return { state, isProvisioned: row!.anybody === 1 };
}

/**
 * The same of several officers, by their keys.
 * @returns what is known of each key; a key that the directory never named is missing.
 */
export async function readStandings(
  ctx: Ctx,
  attribute: ScimMatchAttribute,
  keys: readonly string[],
): Promise<{ readonly states: ReadonlyMap<string, "active" | "deactivated">; readonly isProvisioned: boolean }> {
  const { tenantId } = ctx.actor;
  const [column, index] =
    attribute === "userName" ? ["user_name_key", "scim_users_named"] : ["external_id", "scim_users_external"];
  const compared = keys.map((key) => (attribute === "userName" ? key.toLowerCase() : key));
  const [users, anybody] = await ctx.db.batch([
    ctx.db.select({ key: sql<string>`key`, active: sql<number>`active` })
      .from(sql`(SELECT u.${sql.raw(column)} AS key, max(u.active = 1 AND u.deleted_at IS NULL) AS active
        FROM json_each(${JSON.stringify([...new Set(compared)])}) one
        CROSS JOIN scim_users u INDEXED BY ${sql.raw(index)} ON u.tenant_id = ${tenantId}
          AND u.${sql.raw(column)} = one.value GROUP BY one.value)`),
    ctx.db
      .select({ found: sql<number>`found` })
      .from(sql`(SELECT EXISTS (SELECT 1 FROM scim_users WHERE tenant_id = ${tenantId}) AS found)`),
  ]);
  const found = new Map(users.map(({ key, active }) => [key, active === 1 ? "active" : "deactivated"] as const));
  const states = keys.flatMap((key, i) => {
    const state = found.get(compared[i]!);
    return state === undefined ? [] : [[key, state] as const];
  });
  return { states: new Map(states), isProvisioned: anybody[0]!.found === 1 };
}

/** Since when a user whom the directory has deactivated is so; null without one. */
export async function readDeactivation(ctx: Ctx, attribute: ScimMatchAttribute, key: string): Promise<string | null> {
  const { tenantId } = ctx.actor;
  const isMeant =
    attribute === "userName"
      ? sql`INDEXED BY scim_users_named WHERE tenant_id = ${tenantId} AND user_name_key = ${key.toLowerCase()}`
      : sql`INDEXED BY scim_users_external WHERE tenant_id = ${tenantId} AND external_id = ${key}`;
  const [row] = await ctx.db.all<{ at: string | null }>(
    sql`SELECT max(coalesce(deactivated_at, updated_at)) AS at FROM scim_users ${isMeant}`,
  );
  return row!.at;
}

/** The directory key in the last token of each officer, where it had one. */
export async function readDirectoryKeys(ctx: Ctx, officerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.all<{ id: string; key: string }>(sql`SELECT officer_id AS id, directory_key AS key
    FROM officer_identities WHERE tenant_id = ${ctx.actor.tenantId}
      AND officer_id IN (SELECT value FROM json_each(${JSON.stringify(officerIds)})) AND directory_key IS NOT NULL`);
  return new Map(rows.map(({ id, key }) => [id, key]));
}

export interface ServiceAccount {
  readonly name: string;
  /** JSON list. */
  readonly roles: string;
  readonly requestsPerMinute: number;
}

/** A service account that is not revoked. */
export async function findServiceAccount(ctx: Ctx, clientId: string): Promise<ServiceAccount | undefined> {
  const [row] = await ctx.db.all<ServiceAccount>(sql`SELECT name, roles, requests_per_minute AS requestsPerMinute
    FROM service_accounts WHERE tenant_id = ${ctx.actor.tenantId} AND client_id = ${clientId} AND revoked_at IS NULL`);
  return row;
}

/** Whether the tenant has or had a service account: the client of a revoked one still gets tokens from its issuer. */
export async function hasServiceAccounts(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.all(sql`SELECT 1 FROM service_accounts WHERE tenant_id = ${ctx.actor.tenantId} LIMIT 1`);
  return rows.length > 0;
}
