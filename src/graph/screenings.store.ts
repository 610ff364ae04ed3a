import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../platform/context.ts";
import type { EntityDraft } from "./sightings/sighting.ts";

/** In place of a case: all scans together, and what an earlier version recorded without its case. */
const BY_SCANS = "";
const BEFORE = "before";

/**
 * Whose earlier results a case, or a scan, replaces beside its own. Nobody can clear the hit of a scan, so that a case that
 * screens the same name speaks for it.
 */
export const replacedBy = (caseId: string | null): string[] => (caseId === null ? [BEFORE] : [BEFORE, BY_SCANS]);

export const screenerOf = (caseId: string | null): string => caseId ?? BY_SCANS;

const rankOf = (column: string): string => `CASE ${column} WHEN 'exact' THEN 2 WHEN 'near' THEN 1 ELSE 0 END`;

/** The gravest result of an entity's screenings; null where it was never screened. */
const gravest = (entity: string): SQL =>
  sql.raw(`(SELECT s.sanctions FROM graph_screenings s
  WHERE s.tenant_id = ${entity}.tenant_id AND s.entity_id = ${entity}.id ORDER BY ${rankOf("s.sanctions")} DESC LIMIT 1)`);

const listOf = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

export interface ScreenedEntities {
  /** ISO time. A later result replaces the earlier one of the same case. */
  readonly observedAt: string;
  /** Null for a scan. */
  readonly caseId: string | null;
  readonly entities: readonly Pick<EntityDraft, "id" | "name" | "isAsserted" | "sanctions" | "seenAt">[];
}

/**
 * Statements that record what one case, or the scans, found of entities. They follow those that write the entities, in the
 * same batch: the entity gets the gravest of all results.
 * @param isAllowed whether the case may be written.
 */
export function recordScreenings(ctx: Ctx, screened: ScreenedEntities, isAllowed: SQL): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const { caseId, entities, observedAt } = screened;
  const rows = entities.flatMap(({ id, name, isAsserted, sanctions, seenAt }) =>
    sanctions == null ? [] : [{ id, sanctions, seenAt: seenAt ?? observedAt, ...(isAsserted && { asserted: name }) }],
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // Another name for a company with an exact hit settles nothing.
  const counts = sql`NOT (j.value ->> 'asserted' IS NOT NULL AND j.value ->> 'sanctions' <> 'exact' AND EXISTS (
    SELECT 1 FROM graph_entities e WHERE e.tenant_id = ${tenantId} AND e.id = j.value ->> 'id'
      AND e.sanctions = 'exact' AND e.name <> j.value ->> 'asserted'))`;
  return [
    ...keepEarlier(ctx, ids),
    ctx.db.run(sql`DELETE FROM graph_screenings WHERE tenant_id = ${tenantId}
      AND (entity_id, case_id) IN (SELECT b.entity_id, b.case_id FROM json_each(${JSON.stringify(rows)}) j
        CROSS JOIN graph_screenings b WHERE b.tenant_id = ${tenantId} AND b.entity_id = j.value ->> 'id'
          AND b.case_id IN (SELECT value FROM json_each(${JSON.stringify(replacedBy(caseId))}))
          AND b.seen_at <= j.value ->> 'seenAt' AND ${counts}) AND ${isAllowed}`),
    ctx.db.run(sql`INSERT INTO graph_screenings (tenant_id, entity_id, case_id, sanctions, seen_at)
      SELECT ${tenantId}, j.value ->> 'id', ${screenerOf(caseId)}, j.value ->> 'sanctions', j.value ->> 'seenAt'
      FROM json_each(${JSON.stringify(rows)}) j WHERE ${isAllowed}
        AND ${counts}
      ON CONFLICT (tenant_id, entity_id, case_id) DO UPDATE SET sanctions = excluded.sanctions, seen_at = excluded.seen_at
        WHERE excluded.seen_at > graph_screenings.seen_at
          OR excluded.seen_at = graph_screenings.seen_at AND excluded.sanctions <> graph_screenings.sanctions`),
    refreshSanctions(ctx, ids),
  ];
}

/**
 * An earlier version, which may still run beside this one, writes the result on the entity alone: it is kept as one whose
 * case is not known, until a case or scan screens the entity again.
 */
function keepEarlier(ctx: Ctx, ids: readonly string[]): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`INSERT OR REPLACE INTO graph_screenings (tenant_id, entity_id, case_id, sanctions, seen_at)
      SELECT e.tenant_id, e.id, ${BEFORE}, e.sanctions, e.last_seen
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN graph_entities e
      WHERE e.tenant_id = ${tenantId} AND e.id = j.value AND e.sanctions IS NOT NULL
        AND e.sanctions IS NOT ${gravest("e")}`),
  ];
}

/** Gives entities the gravest result that is left. */
export const refreshSanctions = (ctx: Ctx, ids: readonly string[]): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE graph_entities SET sanctions = ${gravest("graph_entities")}
    WHERE tenant_id = ${ctx.actor.tenantId} AND id IN ${listOf(ids)} AND sanctions IS NOT ${gravest("graph_entities")}`);

/** Statements that move the results of a person's record into the one that it is merged with; the graver prevails. */
export function mergeScreenings(ctx: Ctx, keep: string, absorb: string): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ...keepEarlier(ctx, [keep, absorb]),
    ctx.db.run(sql`INSERT INTO graph_screenings (tenant_id, entity_id, case_id, sanctions, seen_at)
      SELECT tenant_id, ${keep}, case_id, sanctions, seen_at FROM graph_screenings
      WHERE tenant_id = ${tenantId} AND entity_id = ${absorb}
      ON CONFLICT (tenant_id, entity_id, case_id) DO UPDATE SET sanctions = excluded.sanctions,
        seen_at = max(excluded.seen_at, graph_screenings.seen_at)
        WHERE ${sql.raw(`${rankOf("excluded.sanctions")} > ${rankOf("graph_screenings.sanctions")}`)}`),
    ctx.db.run(sql`DELETE FROM graph_screenings WHERE tenant_id = ${tenantId} AND entity_id = ${absorb}`),
  ];
}

/** Entities that a case has a result of. */
export async function listScreenedBy(ctx: Ctx, caseId: string): Promise<string[]> {
  const rows = await ctx.db.all<{ id: string }>(sql`SELECT entity_id AS id FROM graph_screenings
    WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`);
  return rows.map(({ id }) => id);
}

/** Statements that delete the results of a case and those of entities that went with it, and leave those of other cases. */
export const deleteScreenings = (
  ctx: Ctx,
  caseId: string,
  { screened, left }: { readonly screened: readonly string[]; readonly left: readonly string[] },
): BatchItem<"sqlite">[] => [
  ...keepEarlier(ctx, screened),
  ctx.db.run(
    sql`DELETE FROM graph_screenings INDEXED BY graph_screenings_case WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId}`,
  ),
  ctx.db.run(sql`DELETE FROM graph_screenings WHERE tenant_id = ${ctx.actor.tenantId} AND entity_id IN ${listOf(left)}
    AND NOT EXISTS (SELECT 1 FROM graph_entities e WHERE e.tenant_id = graph_screenings.tenant_id
      AND e.id = graph_screenings.entity_id)`),
  refreshSanctions(ctx, screened),
];
