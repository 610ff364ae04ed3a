import { and, asc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { NotificationKind } from "../../domain/relationships/notification.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { identityWrites } from "../officers/identities.store.ts";
import { officerIdentities } from "../officers/officers.tables.ts";
import { officerMails } from "./mail.tables.ts";

export type OfficerMailRow = typeof officerMails.$inferSelect;

const own = (tenantId: string, officerId: string) =>
  and(eq(officerMails.tenantId, tenantId), eq(officerMails.officerId, officerId));

export async function findOfficerMail(ctx: Ctx, officerId: string): Promise<OfficerMailRow | null> {
  const [row] = await ctx.db.select().from(officerMails).where(own(ctx.actor.tenantId, officerId));
  return row ?? null;
}

/** A mail that is under way goes on with what was composed. */
export async function saveChoice(
  ctx: Ctx,
  {
    officerId,
    address,
    language,
    kinds,
    since,
    nextAt,
  }: Pick<OfficerMailRow, "officerId" | "address" | "language" | "kinds" | "since" | "nextAt">,
): Promise<void> {
  await commit(ctx.db, [
    ctx.db
      .insert(officerMails)
      .values({ tenantId: ctx.actor.tenantId, officerId, address, language, kinds, since, nextAt })
      .onConflictDoUpdate({
        target: [officerMails.tenantId, officerMails.officerId],
        set: { address, language, kinds, nextAt },
      }),
    ...identityWrites(ctx, ctx.actor, nextAt),
  ]);
}

export async function deleteChoice(ctx: Ctx, officerId: string): Promise<void> {
  const { tenantId } = ctx.actor;
  await commit(ctx.db, [
    ctx.db.delete(officerMails).where(own(tenantId, officerId)),
    ctx.db.run(sql`DELETE FROM mailed_notifications WHERE tenant_id = ${tenantId} AND officer_id = ${officerId}`),
  ]);
}

export interface DueMail extends OfficerMailRow {
  /** Of the officer's last token that had one; null without one. */
  readonly ownAddress: string | null;
}

/** Choices of all tenants of the database that are due, first due first. */
export const listDue = (ctx: Ctx, now: string, limit: number): Promise<DueMail[]> =>
  ctx.db
    .select({
      ...getTableColumns(officerMails),
      ownAddress: sql<string | null>`${officerIdentities.email}`.as("own_address"),
    })
    .from(officerMails)
    .leftJoin(
      officerIdentities,
      and(
        eq(officerIdentities.tenantId, officerMails.tenantId),
        eq(officerIdentities.officerId, officerMails.officerId),
      ),
    )
    .where(lte(officerMails.nextAt, now))
    .orderBy(asc(officerMails.nextAt))
    .limit(limit);

/** When the next choice is due; null without one. */
export async function nextDue(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ nextAt: officerMails.nextAt })
    .from(officerMails)
    .orderBy(asc(officerMails.nextAt))
    .limit(1);
  return row?.nextAt ?? null;
}

export interface NewNotification {
  readonly id: string;
  readonly kind: NotificationKind;
}

/** Most notifications that one mail counts. */
const COUNTED_MAX = 500;

/** An officer's unread notifications since the choice, by role or in person, that no mail has counted. */
export function listUnmailed(ctx: Ctx, { officerId, kinds, since }: OfficerMailRow): Promise<NewNotification[]> {
  const { tenantId } = ctx.actor;
  return ctx.db.all<NewNotification>(sql`
    SELECT n.notification_id AS id, n.kind FROM (
      SELECT ${`officer:${officerId}`} AS audience
      UNION SELECT 'role:' || r.value FROM officers o, json_each(coalesce(o.roles, '[]')) r
        WHERE o.tenant_id = ${tenantId} AND o.officer_id = ${officerId}) a
    CROSS JOIN notifications n INDEXED BY notifications_newest
      ON n.tenant_id = ${tenantId} AND n.audience = a.audience AND n.at >= ${since}
    WHERE n.kind IN (SELECT value FROM json_each(${kinds}))
      AND NOT EXISTS (SELECT 1 FROM notification_reads d WHERE d.tenant_id = ${tenantId} AND d.reader = ${officerId}
        AND d.notification_id = n.notification_id)
      AND NOT EXISTS (SELECT 1 FROM mailed_notifications m WHERE m.tenant_id = ${tenantId} AND m.officer_id = ${officerId}
        AND m.notification_id = n.notification_id)
    ${atMost(COUNTED_MAX)}`);
}

/** Saves a composed mail and the notifications that it counts, in one batch, before it is sent. */
export async function savePending(ctx: Ctx, officerId: string, pending: string, ids: readonly string[]): Promise<void> {
  const { tenantId } = ctx.actor;
  await commit(ctx.db, [
    ctx.db.run(sql`INSERT OR IGNORE INTO mailed_notifications (tenant_id, officer_id, notification_id)
      SELECT ${tenantId}, ${officerId}, value FROM json_each(${JSON.stringify(ids)})`),
    ctx.db.update(officerMails).set({ pending, attempts: 0 }).where(own(tenantId, officerId)),
  ]);
}

export async function saveOutcome(
  ctx: Ctx,
  officerId: string,
  outcome: Partial<Pick<OfficerMailRow, "pending" | "attempts" | "lastStatus" | "lastAt" | "lastFailure">> & {
    readonly nextAt: string;
  },
): Promise<void> {
  await ctx.db.update(officerMails).set(outcome).where(own(ctx.actor.tenantId, officerId));
}
