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

/** The value by which the officer's last token named them to the directory; null without one. */
export async function readDirectoryKey(ctx: Ctx, officerId: string): Promise<string | null> {
  const [row] = await ctx.db.all<{ key: string | null }>(sql`SELECT directory_key AS key FROM officer_identities
    WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id = ${officerId}`);
  return row?.key ?? null;
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
