import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../platform/context.ts";
import { commit } from "../platform/db.ts";
import { mergeScreenings, recordScreenings, refreshSanctions } from "./screenings.store.ts";
import type { CompleteList, EntityDraft, RelationDraft } from "./sightings/sighting.ts";

/** A sighting with all persons resolved to ids. */
export interface ResolvedSighting {
  readonly observedAt: string;
  readonly entities: readonly EntityDraft[];
  readonly names: readonly { readonly entityId: string; readonly nameKey: string; readonly name: string }[];
  readonly relations: readonly RelationDraft[];
  readonly complete: readonly CompleteList[];
  readonly restates: boolean;
  /** Pairs of records of the same person. */
  readonly merges: readonly { readonly keep: string; readonly absorb: string }[];
  /** What an earlier sighting stated of a namesake, whom a birth date has told apart since. */
  readonly parted: readonly RelationDraft[];
  readonly caseId: string | null;
  readonly caseSubjects: readonly string[];
}

/**
 * Writes a sighting atomically. Repeated or out-of-order calls give the same graph. Sightings of deleted cases are
 * ignored.
 */
export async function saveSighting(ctx: Ctx, sighting: ResolvedSighting): Promise<void> {
  await commit(ctx.db, [
    ...sighting.merges.flatMap((merge) => mergePeople(ctx, merge)),
    upsertEntities(ctx, sighting),
    ...recordScreenings(ctx, sighting, caseExists(ctx, sighting)),
    insertNames(ctx, sighting),
    upsertRelations(ctx, sighting),
    ...(sighting.parted.length === 0 ? [] : partNamesakes(ctx, sighting)),
    ...sighting.complete.map((list) => closeAbsent(ctx, list, sighting)),
    ...(sighting.restates && sighting.caseId !== null ? [closeUnstated(ctx, sighting.caseId, sighting)] : []),
    ...(sighting.caseId === null ? [] : [linkToCase(ctx, sighting.caseId, sighting.relations)]),
    ...(sighting.caseSubjects.length === 0 ? [] : [countCases(ctx, sighting.caseSubjects)]),
  ]);
}

/** Condition: the sighting's case, if any, is not deleted. Evaluated in the same statement as the write. */
const caseExists = (ctx: Ctx, { caseId }: Pick<ResolvedSighting, "caseId">): SQL =>
  caseId === null
    ? sql`true`
    : sql`NOT EXISTS (SELECT 1 FROM deletion_ledger
        WHERE case_id = ${caseId} AND tenant_id = ${ctx.actor.tenantId})`;

/** The newer of the known values. */
const newestKnown = (column: string): SQL => {
  const [now, before] = [sql.raw(`excluded.${column}`), sql.raw(`graph_entities.${column}`)];
  return sql`${sql.raw(column)} = CASE WHEN excluded.last_seen >= graph_entities.last_seen
    THEN COALESCE(${now}, ${before}) ELSE COALESCE(${before}, ${now}) END`;
};

const NEWEST_KNOWN = [
  "number",
  "country",
  "standing",
  "start_date",
  "end_date",
  "bankrupt_on",
  "activities",
  "birth_date",
  "nationality",
  "outcome",
] as const;

function upsertEntities(ctx: Ctx, sighting: ResolvedSighting): BatchItem<"sqlite"> {
  const { entities, observedAt } = sighting;
  const registered = new Set(entities.filter(({ name, isAsserted }) => name !== "" && !isAsserted).map(({ id }) => id));
  const rows = entities.map(({ seenAt = observedAt, ...entity }) => ({
    ...entity,
    seenAt,
    name: entity.isAsserted && registered.has(entity.id) ? "" : entity.name,
  }));
  return ctx.db.run(sql`
    INSERT INTO graph_entities (tenant_id, id, type, name, number, country, standing, start_date, end_date,
      bankrupt_on, activities, birth_date, nationality, outcome, first_seen, last_seen)
    SELECT ${ctx.actor.tenantId}, value ->> 'id', value ->> 'type',
      CASE WHEN value ->> 'isAsserted' THEN COALESCE((SELECT NULLIF(e.name, '') FROM graph_entities e
        WHERE e.tenant_id = ${ctx.actor.tenantId} AND e.id = value ->> 'id'), value ->> 'name') ELSE value ->> 'name' END,
      value ->> 'number', value ->> 'country', value ->> 'standing', value ->> 'startDate', value ->> 'endDate', value ->> 'bankruptOn',
      value ->> 'activities',
      value ->> 'birthDate', value ->> 'nationality', value ->> 'outcome',
      value ->> 'seenAt', value ->> 'seenAt'
    FROM json_each(${JSON.stringify(rows)}) WHERE ${caseExists(ctx, sighting)}
    ON CONFLICT (tenant_id, id) DO UPDATE SET
      name = CASE WHEN excluded.name <> '' AND (excluded.last_seen >= graph_entities.last_seen OR graph_entities.name = '')
        THEN excluded.name ELSE graph_entities.name END,
      ${sql.join(NEWEST_KNOWN.map(newestKnown), sql`, `)},
      first_seen = MIN(graph_entities.first_seen, excluded.first_seen),
      last_seen = MAX(graph_entities.last_seen, excluded.last_seen)`);
}

const insertNames = (ctx: Ctx, sighting: ResolvedSighting): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT OR IGNORE INTO graph_person_names (tenant_id, name_key, entity_id, name)
    SELECT ${ctx.actor.tenantId}, value ->> 'nameKey', value ->> 'entityId', value ->> 'name'
    FROM json_each(${JSON.stringify(sighting.names)}) WHERE ${caseExists(ctx, sighting)}`);

const RELATION_VALUES = ["role", "share_percent", "evidence_hash", "evidence_key"] as const;

const newestOf = (column: string): SQL => {
  const [now, before] = [sql.raw(`excluded.${column}`), sql.raw(`graph_relations.${column}`)];
  return sql`${sql.raw(column)} = CASE WHEN excluded.checked_at >= graph_relations.checked_at
    THEN COALESCE(${now}, ${before}) ELSE ${before} END`;
};

function upsertRelations(ctx: Ctx, sighting: ResolvedSighting): BatchItem<"sqlite"> {
  const { relations, observedAt, caseId } = sighting;
  return ctx.db.run(sql`
    INSERT INTO graph_relations (tenant_id, from_id, type, to_id, source, role, share_percent, since, until,
      evidence_hash, evidence_key, seen_in_scan, first_seen, checked_at)
    SELECT ${ctx.actor.tenantId}, value ->> 'from', value ->> 'type', value ->> 'to', value ->> 'source',
      value ->> 'role', value ->> 'sharePercent', value ->> 'since', value ->> 'until', value ->> 'evidenceHash',
      value ->> 'evidenceKey', ${caseId === null ? 1 : 0}, ${observedAt}, ${observedAt}
    FROM json_each(${JSON.stringify(relations)}) WHERE ${caseExists(ctx, sighting)}
    ON CONFLICT (tenant_id, from_id, type, to_id, source) DO UPDATE SET
      ${sql.join(RELATION_VALUES.map(newestOf), sql`, `)},
      since = COALESCE(excluded.since, graph_relations.since),
      until = CASE WHEN excluded.checked_at >= graph_relations.checked_at THEN excluded.until
        ELSE graph_relations.until END,
      seen_in_scan = MAX(graph_relations.seen_in_scan, excluded.seen_in_scan),
      first_seen = MIN(graph_relations.first_seen, excluded.first_seen),
      checked_at = MAX(graph_relations.checked_at, excluded.checked_at)`);
}

/** Ends relations that a complete list no longer contains, on the day of the observation. */
function closeAbsent(ctx: Ctx, list: CompleteList, sighting: ResolvedSighting): BatchItem<"sqlite"> {
  const { entity, end, type, source } = list;
  const { observedAt } = sighting;
  const place = sql.raw(end === "to" ? "to_id" : "from_id");
  return ctx.db.run(sql`
    UPDATE graph_relations SET until = ${observedAt.slice(0, 10)}, checked_at = ${observedAt}
    WHERE tenant_id = ${ctx.actor.tenantId} AND ${place} = ${entity} AND type = ${type} AND source = ${source}
      AND until IS NULL AND checked_at < ${observedAt} AND ${caseExists(ctx, sighting)}`);
}

/** Ends what a case stated by documents, filings or its list of directors, does not state now, and no other case states. */
function closeUnstated(ctx: Ctx, caseId: string, sighting: ResolvedSighting): BatchItem<"sqlite"> {
  const { observedAt } = sighting;
  return ctx.db.run(sql`
    UPDATE graph_relations SET until = ${observedAt.slice(0, 10)}, checked_at = ${observedAt}
    WHERE relation_id IN (SELECT relation_id FROM graph_case_relations c
        WHERE c.tenant_id = ${ctx.actor.tenantId} AND c.case_id = ${caseId}
          AND NOT EXISTS (SELECT 1 FROM graph_case_relations o WHERE o.relation_id = c.relation_id AND o.case_id <> ${caseId}))
      AND (source LIKE 'document:%' OR source LIKE 'filed:%' OR (source = 'customer' AND type = 'directs'))
      AND type IN ('directs', 'owns') AND until IS NULL AND checked_at < ${observedAt} AND ${caseExists(ctx, sighting)}`);
}

/** Deletes what was never so, and a namesake of whom nothing is left. */
function partNamesakes(ctx: Ctx, sighting: ResolvedSighting): BatchItem<"sqlite">[] {
  const tenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  const ties = sql`json_each(${JSON.stringify(sighting.parted)}) j`;
  const parted = sql`(SELECT r.relation_id FROM ${ties} CROSS JOIN graph_relations r WHERE r.${tenant}
    AND r.from_id = j.value ->> 'from' AND r.type = j.value ->> 'type' AND r.to_id = j.value ->> 'to'
    AND r.source = j.value ->> 'source' AND ${caseExists(ctx, sighting)})`;
  const left = sql`(SELECT j.value ->> 'from' FROM ${ties})`;
  const isGone = sql`entity_id IN ${left} AND NOT EXISTS (SELECT 1 FROM graph_entities e WHERE e.${tenant} AND e.id = entity_id)`;
  return [
    sql`DELETE FROM graph_case_relations WHERE relation_id IN ${parted}`,
    sql`DELETE FROM graph_relations WHERE relation_id IN ${parted}`,
    sql`DELETE FROM graph_entities WHERE ${tenant} AND id IN ${left} AND type = 'person'
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.from_id = graph_entities.id)
      AND NOT EXISTS (SELECT 1 FROM graph_relations r WHERE r.${tenant} AND r.to_id = graph_entities.id)`,
    sql`DELETE FROM graph_person_names WHERE ${tenant} AND ${isGone}`,
    sql`DELETE FROM graph_screenings WHERE ${tenant} AND ${isGone}`,
  ].map((statement) => ctx.db.run(statement));
}

const linkToCase = (ctx: Ctx, caseId: string, relations: readonly RelationDraft[]): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT OR IGNORE INTO graph_case_relations (tenant_id, case_id, relation_id)
    SELECT r.tenant_id, ${caseId}, r.relation_id FROM json_each(${JSON.stringify(relations)}) j
    CROSS JOIN graph_relations r WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.from_id = j.value ->> 'from'
      AND r.type = j.value ->> 'type' AND r.to_id = j.value ->> 'to' AND r.source = j.value ->> 'source'`);

/** Updates the number of cases of each entity and their most severe outcome. */
export const countCases = (ctx: Ctx, ids: readonly string[]): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    UPDATE graph_entities SET (case_count, outcome) = (
      SELECT COUNT(*), CASE
        WHEN SUM(c.outcome = 'rejected') > 0 THEN 'rejected' WHEN SUM(c.outcome = 'escalated') > 0 THEN 'escalated'
        WHEN SUM(c.outcome = 'open') > 0 THEN 'open' WHEN COUNT(*) > 0 THEN 'approved' END
      FROM graph_relations r JOIN graph_entities c ON c.tenant_id = r.tenant_id AND c.id = r.from_id
      WHERE r.tenant_id = graph_entities.tenant_id AND r.to_id = graph_entities.id AND r.type = 'about')
    WHERE tenant_id = ${ctx.actor.tenantId} AND type <> 'case'
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** Merges one record of a person into another. Duplicate statements are merged. */
function mergePeople(ctx: Ctx, { keep, absorb }: { keep: string; absorb: string }): BatchItem<"sqlite">[] {
  const tenant = sql`tenant_id = ${ctx.actor.tenantId}`;
  const ends = (["from_id", "to_id"] as const).flatMap((end) => {
    const [own, other] = [sql.raw(end), sql.raw(end === "from_id" ? "to_id" : "from_id")];
    return [
      sql`INSERT OR IGNORE INTO graph_case_relations (tenant_id, case_id, relation_id)
        SELECT t.tenant_id, t.case_id, target.relation_id FROM graph_relations merged ${end === "to_id" ? sql`INDEXED BY graph_relations_to` : sql``}
        CROSS JOIN graph_case_relations t CROSS JOIN graph_relations target
        WHERE t.relation_id = merged.relation_id AND target.tenant_id = merged.tenant_id AND target.${own} = ${keep}
          AND target.type = merged.type AND target.${other} = merged.${other} AND target.source = merged.source
          AND merged.${tenant} AND merged.${own} = ${absorb}`,
      sql`UPDATE OR IGNORE graph_relations SET ${own} = ${keep} WHERE ${tenant} AND ${own} = ${absorb}`,
      sql`DELETE FROM graph_case_relations WHERE relation_id IN (
        SELECT relation_id FROM graph_relations WHERE ${tenant} AND ${own} = ${absorb})`,
      sql`DELETE FROM graph_relations WHERE ${tenant} AND ${own} = ${absorb}`,
    ];
  });
  const merged = [
    ...ends,
    sql`UPDATE OR IGNORE graph_person_names SET entity_id = ${keep} WHERE ${tenant} AND entity_id = ${absorb}`,
    sql`DELETE FROM graph_person_names WHERE ${tenant} AND entity_id = ${absorb}`,
    sql`UPDATE graph_entities SET (name, birth_date, nationality) = (
        SELECT CASE WHEN merged.sanctions = 'exact' AND graph_entities.sanctions IS NOT 'exact' THEN merged.name
            ELSE graph_entities.name END, COALESCE(graph_entities.birth_date, merged.birth_date),
          COALESCE(graph_entities.nationality, merged.nationality)
        FROM graph_entities merged WHERE merged.${tenant} AND merged.id = ${absorb})
      WHERE ${tenant} AND id = ${keep} AND EXISTS (SELECT 1 FROM graph_entities WHERE ${tenant} AND id = ${absorb})`,
    sql`DELETE FROM graph_entities WHERE ${tenant} AND id = ${absorb}`,
  ].map((statement) => ctx.db.run(statement));
  return [...mergeScreenings(ctx, keep, absorb), ...merged, refreshSanctions(ctx, [keep])];
}
