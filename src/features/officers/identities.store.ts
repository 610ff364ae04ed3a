import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Actor, Ctx } from "../../platform/context.ts";
import { ALWAYS, atMost, type Condition } from "../../platform/db.ts";

/** An officer's names, by the last token that had them. */
export interface OfficerNames {
  readonly officerId: string;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Statements that store the names in an officer's token, for the batch of something else.
 * @param at ISO 8601.
 * @param onlyIf what must hold when the batch comes to it.
 */
export function identityWrites(
  ctx: Ctx,
  { kind, id, name, email, directoryKey }: Actor,
  at: string,
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite">[] {
  if (kind !== "officer" || [name, email, directoryKey].every((one) => one === undefined)) return [];
  return [
    ctx.db.run(sql`INSERT INTO officer_identities (tenant_id, officer_id, name, email, directory_key, updated_at)
      SELECT ${ctx.actor.tenantId}, ${id}, ${name ?? null}, ${email ?? null}, ${directoryKey ?? null}, ${at} WHERE ${onlyIf}
      ON CONFLICT (tenant_id, officer_id) DO UPDATE SET name = coalesce(excluded.name, name),
        email = coalesce(excluded.email, email), directory_key = coalesce(excluded.directory_key, directory_key),
        updated_at = excluded.updated_at
      WHERE name IS NOT coalesce(excluded.name, name) OR email IS NOT coalesce(excluded.email, email)
        OR directory_key IS NOT coalesce(excluded.directory_key, directory_key)`),
  ];
}

/** In the order of the ids. */
export const listIdentities = (
  ctx: Ctx,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<OfficerNames[]> =>
  ctx.db.all<OfficerNames>(sql`SELECT officer_id AS officerId, name, email FROM officer_identities
    WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id > ${after} ORDER BY officer_id ${atMost(limit)}`);
