import { sql } from "drizzle-orm";
import { SERVICE_PREFIX } from "../../http/service-operations.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { disableEndpointsOf } from "../event-feed/endpoints.store.ts";

export interface ServiceAccountRow {
  readonly clientId: string;
  readonly name: string;
  /** JSON list. */
  readonly roles: string;
  readonly requestsPerMinute: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly revokedBy: string | null;
  readonly revokedAt: string | null;
  readonly revokedReason: string | null;
}

const COLUMNS = sql`client_id AS clientId, name, roles, requests_per_minute AS requestsPerMinute,
  created_by AS createdBy, created_at AS createdAt, revoked_by AS revokedBy, revoked_at AS revokedAt,
  revoked_reason AS revokedReason`;

/** More than the programs of any tenant. */
const SERVICE_ACCOUNTS_MAX = 200;

/** In the order of their clients, revoked ones too. */
export const listServiceAccounts = (ctx: Ctx): Promise<ServiceAccountRow[]> =>
  ctx.db.all<ServiceAccountRow>(sql`SELECT ${COLUMNS} FROM service_accounts WHERE tenant_id = ${ctx.actor.tenantId}
    ORDER BY client_id ${atMost(SERVICE_ACCOUNTS_MAX)}`);

export async function findAnyServiceAccount(ctx: Ctx, clientId: string): Promise<ServiceAccountRow | undefined> {
  const [row] = await ctx.db.all<ServiceAccountRow>(sql`SELECT ${COLUMNS} FROM service_accounts
    WHERE tenant_id = ${ctx.actor.tenantId} AND client_id = ${clientId}`);
  return row;
}

/** Also restores a revoked one. @returns false if one is in force already, or the tenant has as many as it may have. */
export async function insertServiceAccount(
  ctx: Ctx,
  {
    clientId,
    name,
    roles,
    requestsPerMinute,
    createdBy,
    createdAt,
  }: Omit<ServiceAccountRow, "revokedBy" | "revokedAt" | "revokedReason">,
): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db
    .all(sql`INSERT INTO service_accounts (tenant_id, client_id, name, roles, requests_per_minute,
      created_by, created_at)
    SELECT ${tenantId}, ${clientId}, ${name}, ${roles}, ${requestsPerMinute}, ${createdBy}, ${createdAt}
    WHERE (SELECT count(*) FROM service_accounts WHERE tenant_id = ${tenantId}) < ${SERVICE_ACCOUNTS_MAX}
    ON CONFLICT (tenant_id, client_id) DO UPDATE SET name = excluded.name, roles = excluded.roles,
      requests_per_minute = excluded.requests_per_minute, created_by = excluded.created_by,
      created_at = excluded.created_at, revoked_by = NULL, revoked_at = NULL,
      revoked_reason = NULL
    WHERE revoked_at IS NOT NULL RETURNING client_id`);
  return rows.length > 0;
}

/** Also disables the webhook endpoints that the account created: only its program knows who receives there. */
export async function revokeStoredAccount(
  ctx: Ctx,
  clientId: string,
  { by, at, reason }: { readonly by: string; readonly at: string; readonly reason: string | null },
): Promise<void> {
  const { tenantId } = ctx.actor;
  const isRevokedNow = sql`EXISTS (SELECT 1 FROM service_accounts
    WHERE tenant_id = ${tenantId} AND client_id = ${clientId} AND revoked_at = ${at})`;
  await commit(ctx.db, [
    ctx.db.run(sql`UPDATE service_accounts SET revoked_by = ${by}, revoked_at = ${at}, revoked_reason = ${reason}
      WHERE tenant_id = ${tenantId} AND client_id = ${clientId} AND revoked_at IS NULL`),
    disableEndpointsOf(ctx, SERVICE_PREFIX + clientId, isRevokedNow),
  ]);
}
