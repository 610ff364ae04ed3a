import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Actor, Ctx } from "../../platform/context.ts";
import { ALWAYS, atMost, commit, type Condition } from "../../platform/db.ts";
import { identityWrites } from "./identities.store.ts";

export interface Absence {
  /** YYYY-MM-DD, both days included. */
  readonly fromDay: string;
  readonly untilDay: string;
  readonly substitute: string;
  readonly setBy: string;
}

export interface OfficerRow {
  readonly officerId: string;
  /** JSON. */
  readonly roles: string | null;
  readonly lastSeen: string;
  /** JSON of an {@link Absence}. */
  readonly absence: string | null;
}

/**
 * A statement that records what an officer did about a case, for the batch of it. Nothing that is done about a report
 * may use it: the directory would tell who works on reports.
 * @param at ISO 8601; the directory keeps the day.
 * @param onlyIf what must hold when the batch comes to it.
 */
export function seenWrites(ctx: Ctx, actor: Actor, at: string, onlyIf: Condition = ALWAYS): BatchItem<"sqlite">[] {
  const { kind, id, roles } = actor;
  if (kind !== "officer") return [];
  return [
    ...identityWrites(ctx, actor, at, onlyIf),
    ctx.db.run(sql`INSERT INTO officers (tenant_id, officer_id, roles, last_seen)
      SELECT ${ctx.actor.tenantId}, ${id}, ${JSON.stringify(roles.toSorted())}, ${at.slice(0, 10)} WHERE ${onlyIf}
      ON CONFLICT (tenant_id, officer_id) DO UPDATE SET roles = excluded.roles, last_seen = excluded.last_seen
      WHERE excluded.last_seen > last_seen OR (excluded.last_seen = last_seen AND roles IS NOT excluded.roles)`),
  ];
}

/** Officers in the order of their ids, with an absence that is not over. */
export const listOfficers = (
  ctx: Ctx,
  { after, today, limit }: { readonly after: string; readonly today: string; readonly limit: number },
): Promise<OfficerRow[]> =>
  ctx.db.all<OfficerRow>(sql`SELECT o.officer_id AS officerId, o.roles, o.last_seen AS lastSeen,
      CASE WHEN a.officer_id IS NOT NULL THEN json_object('fromDay', a.from_day, 'untilDay', a.until_day,
        'substitute', a.substitute, 'setBy', a.set_by) END AS absence
    FROM officers o LEFT JOIN officer_absences a ON a.tenant_id = ${ctx.actor.tenantId} AND a.officer_id = o.officer_id
      AND a.until_day >= ${today}
    WHERE o.tenant_id = ${ctx.actor.tenantId} AND o.officer_id > ${after} ORDER BY o.officer_id ${atMost(limit)}`);

/** An officer who did something about a case. */
export async function findOfficer(ctx: Ctx, officerId: string): Promise<Pick<OfficerRow, "roles"> | undefined> {
  const [row] = await ctx.db.all<Pick<OfficerRow, "roles">>(
    sql`SELECT roles FROM officers WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id = ${officerId}`,
  );
  return row;
}

export const isKnownOfficer = async (ctx: Ctx, officerId: string): Promise<boolean> =>
  (await findOfficer(ctx, officerId)) !== undefined;

/**
 * Replaces an officer's absence.
 * @returns false where the substitute is not known or is away on one of these days: nothing is stored then.
 */
export async function saveAbsence(
  ctx: Ctx,
  officerId: string,
  { fromDay, untilDay, substitute, setBy }: Absence,
  setAt: string,
): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const isStored = sql`EXISTS (SELECT 1 FROM officer_absences WHERE tenant_id = ${tenantId} AND officer_id = ${officerId}
    AND set_at = ${setAt} AND set_by = ${setBy} AND substitute = ${substitute})`;
  const results = await commit(ctx.db, [
    ctx.db.run(sql`INSERT INTO officer_absences (tenant_id, officer_id, from_day, until_day, substitute, set_by, set_at)
      SELECT ${tenantId}, ${officerId}, ${fromDay}, ${untilDay}, ${substitute}, ${setBy}, ${setAt}
      WHERE EXISTS (SELECT 1 FROM officers WHERE tenant_id = ${tenantId} AND officer_id = ${substitute})
        AND NOT EXISTS (SELECT 1 FROM officer_absences WHERE tenant_id = ${tenantId} AND officer_id = ${substitute}
          AND from_day <= ${untilDay} AND until_day >= ${fromDay})
      ON CONFLICT (tenant_id, officer_id) DO UPDATE SET from_day = excluded.from_day, until_day = excluded.until_day,
        substitute = excluded.substitute, set_by = excluded.set_by, set_at = excluded.set_at RETURNING 1 AS stored`),
    // Who sets their own absence is an officer of the tenant, whatever else they did.
    ...(officerId === ctx.actor.id ? seenWrites(ctx, ctx.actor, setAt, isStored) : []),
  ]);
  return (results[0]?.results.length ?? 0) > 0;
}

export async function deleteAbsence(ctx: Ctx, officerId: string): Promise<void> {
  await ctx.db.run(
    sql`DELETE FROM officer_absences WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id = ${officerId}`,
  );
}

/** Which of these officers are away on a day. */
export async function listAway(ctx: Ctx, officerIds: readonly string[], day: string): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`SELECT officer_id AS id FROM officer_absences
    WHERE tenant_id = ${ctx.actor.tenantId} AND officer_id IN (SELECT value FROM json_each(${JSON.stringify(officerIds)}))
      AND from_day <= ${day} AND until_day >= ${day}`);
  return rows.map(({ id }) => id);
}

/** Nobody stands in for more. */
const REPRESENTED_MAX = 100;

/** Officers who are away on one of the days at least, and whose substitute is this one. */
export async function listRepresented(ctx: Ctx, substitute: string, from: string, until = from): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`SELECT officer_id AS id
    FROM officer_absences INDEXED BY officer_absences_substitute
    WHERE tenant_id = ${ctx.actor.tenantId} AND substitute = ${substitute} AND until_day >= ${from}
      AND from_day <= ${until}
    ORDER BY officer_id ${atMost(REPRESENTED_MAX)}`);
  return rows.map(({ id }) => id);
}
