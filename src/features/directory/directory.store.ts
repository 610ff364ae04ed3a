import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { ScimAttributes, ScimFilter, StoredUser } from "./scim-user.rules.ts";

interface Row {
  readonly userId: string;
  readonly userName: string;
  readonly externalId: string | null;
  readonly active: number;
  readonly attributes: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const COLUMNS = sql`user_id AS userId, user_name AS userName, external_id AS externalId, active, attributes,
  created_at AS createdAt, updated_at AS updatedAt`;

const userOf = ({ active, attributes, ...row }: Row): StoredUser => ({
  ...row,
  active: active === 1,
  attributes: JSON.parse(attributes) as ScimAttributes,
});

/** A user that is not deleted. */
export async function findScimUser(ctx: Ctx, userId: string): Promise<StoredUser | undefined> {
  const [row] = await ctx.db.all<Row>(sql`SELECT ${COLUMNS} FROM scim_users
    WHERE tenant_id = ${ctx.actor.tenantId} AND user_id = ${userId} AND deleted_at IS NULL`);
  return row === undefined ? undefined : userOf(row);
}

/** A page of the users that are not deleted, in the order of their ids, and how many there are in all. */
export async function listScimUsers(
  ctx: Ctx,
  filter: ScimFilter | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly users: StoredUser[]; readonly total: number }> {
  const isMeant =
    filter === null
      ? sql`1`
      : {
          userName: sql`user_name_key = ${filter.value.toLowerCase()}`,
          externalId: sql`external_id = ${filter.value}`,
          id: sql`user_id = ${filter.value}`,
        }[filter.attribute];
  const where = sql`FROM scim_users WHERE tenant_id = ${ctx.actor.tenantId} AND deleted_at IS NULL AND ${isMeant}`;
  const [counted] = await ctx.db.all<{ total: number }>(sql`SELECT count(*) AS total ${where}`);
  const rows = await ctx.db.all<Row>(
    sql`SELECT ${COLUMNS} ${where} ORDER BY user_id ${atMost(limit)} OFFSET ${offset}`,
  );
  return { users: rows.map(userOf), total: counted!.total };
}

/** @returns false where another user has the name or the external id. */
export async function insertScimUser(ctx: Ctx, user: StoredUser): Promise<boolean> {
  const rows = await ctx.db.all(sql`INSERT INTO scim_users (tenant_id, user_id, user_name, user_name_key, external_id,
      active, attributes, created_at, updated_at, deactivated_at)
    VALUES (${ctx.actor.tenantId}, ${user.userId}, ${user.userName}, ${user.userName.toLowerCase()}, ${user.externalId},
      ${user.active ? 1 : 0}, ${JSON.stringify(user.attributes)}, ${user.createdAt}, ${user.updatedAt},
      ${user.active ? null : user.updatedAt})
    ON CONFLICT DO NOTHING RETURNING user_id`);
  return rows.length > 0;
}

/** @returns false where another user has the name or the external id, or this one was deleted meanwhile. */
export async function updateScimUser(ctx: Ctx, before: StoredUser, user: StoredUser): Promise<boolean> {
  const isRenamed = before.userName !== user.userName || before.externalId !== user.externalId;
  const update = ctx.db.run(sql`UPDATE OR IGNORE scim_users SET user_name = ${user.userName},
      user_name_key = ${user.userName.toLowerCase()}, external_id = ${user.externalId},
      active = ${user.active ? 1 : 0}, attributes = ${JSON.stringify(user.attributes)}, updated_at = ${user.updatedAt},
      deactivated_at = ${user.active ? null : sql`coalesce(deactivated_at, ${user.updatedAt})`}
    WHERE tenant_id = ${ctx.actor.tenantId} AND user_id = ${user.userId} AND deleted_at IS NULL RETURNING user_id`);
  const [updated] = await commit(ctx.db, [
    update,
    ...(isRenamed && !user.active ? [keepNames(ctx, before, user)] : []),
  ]);
  return updated!.results.length > 0;
}

/**
 * Keeps a deactivated user's earlier names deactivated: directories rename accounts that they delete, and older tokens still
 * have the earlier name. The row is that of a deleted user.
 */
const keepNames = (ctx: Ctx, before: StoredUser, { userId, updatedAt: at }: StoredUser): BatchItem<"sqlite"> =>
  ctx.db.run(sql`INSERT INTO scim_users (tenant_id, user_id, user_name, user_name_key, external_id, active, attributes,
      created_at, updated_at, deactivated_at, deleted_at)
    SELECT ${ctx.actor.tenantId}, ${ctx.newId()}, ${before.userName}, ${before.userName.toLowerCase()},
      ${before.externalId}, 0, '{}', ${before.createdAt}, ${at}, ${at}, ${at}
    WHERE EXISTS (SELECT 1 FROM scim_users WHERE tenant_id = ${ctx.actor.tenantId} AND user_id = ${userId}
      AND active = 0 AND updated_at = ${at})`);

/** Deactivates a user permanently: a user who is created with the same name later is a new one. */
export async function deleteScimUser(ctx: Ctx, userId: string, at: string): Promise<void> {
  await ctx.db.run(sql`UPDATE scim_users SET active = 0, deactivated_at = coalesce(deactivated_at, ${at}),
      deleted_at = ${at}, updated_at = ${at}
    WHERE tenant_id = ${ctx.actor.tenantId} AND user_id = ${userId} AND deleted_at IS NULL`);
}
