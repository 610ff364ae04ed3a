import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";
import { textOf } from "../platform/db.ts";
import type { Entity, Neighbourhood, ReachedEntity, Relation, RelationType } from "./graph.model.ts";

/** Ties that say something about who stands with whom; that two companies are in one portfolio does not. */
const TIES: readonly RelationType[] = ["directs", "owns", "seated_at", "holds_account", "about"];

export interface NeighbourhoodOptions {
  /** Steps from the centre. */
  readonly depth: 1 | 2 | 3;
  /** Relations followed from one entity in one direction; more are there but not looked at. */
  readonly limit: number;
  readonly types?: readonly RelationType[];
}

/** Entities from which a further step is taken, at most: with `limit` it bounds what is read, however large the graph. */
const FRONTIER_MAX = 60;

interface Row {
  readonly distance: number;
  readonly relation: string | null;
  readonly entity: string;
  readonly is_last: number;
}

/**
 * An entity, whatever lies within `depth` steps, and the relations in between. One round trip; every look-up is by
 * an index on one entity's relations (the cross joins keep the planner to that order).
 */
export async function neighbourhood(ctx: Ctx, entityId: string, options: NeighbourhoodOptions): Promise<Neighbourhood> {
  const { results } = await prepareNeighbourhood(ctx, entityId, options).all<Row>();
  return toNeighbourhood(results, entityId);
}

/** The same with the number of entities that it is tied to, those of portfolios and cases included. One round trip. */
export async function neighbourhoodAndDegree(
  ctx: Ctx,
  entityId: string,
  options: NeighbourhoodOptions,
): Promise<Neighbourhood & { readonly degree: number }> {
  const [found, counted] = await ctx.db.$client.batch([
    prepareNeighbourhood(ctx, entityId, options),
    prepare(ctx, entityId, "degree", degreeQuery),
  ]);
  const [{ degree } = { degree: 0 }] = (counted?.results ?? []) as { degree: number }[];
  return { ...toNeighbourhood((found?.results ?? []) as Row[], entityId), degree };
}

const prepareNeighbourhood = (ctx: Ctx, entityId: string, options: NeighbourhoodOptions): D1PreparedStatement =>
  prepare(ctx, entityId, JSON.stringify(options), (tenant, centre) => neighbourhoodQuery(tenant, centre, options));

/** Stand in a kept statement for the tenant and the entity of whoever asks. */
const TENANT = "\0tenant";
const CENTRE = "\0centre";

/** Statements by what they are built from. To build one takes longer than to carry it out. */
const kept = new Map<string, { readonly sql: string; readonly params: readonly unknown[] }>();

function prepare(
  ctx: Ctx,
  entityId: string,
  name: string,
  build: (tenant: string, centre: string) => SQL,
): D1PreparedStatement {
  const statement = kept.get(name) ?? textOf(ctx.db.run(build(TENANT, CENTRE)));
  kept.set(name, statement);
  const { tenantId } = ctx.actor;
  const params = statement.params.map((param) => (param === TENANT ? tenantId : param === CENTRE ? entityId : param));
  return ctx.db.$client.prepare(statement.sql).bind(...params);
}

/** Counted no further than this. */
const DEGREE_MAX = 1000;

function degreeQuery(tenant: string, entityId: string): SQL {
  const others = (own: "from_id" | "to_id", other: "from_id" | "to_id") => sql`
    SELECT * FROM (SELECT ${sql.raw(other)} AS id FROM graph_relations
      WHERE tenant_id = ${tenant} AND ${sql.raw(own)} = ${entityId} LIMIT ${DEGREE_MAX})`;
  return sql`SELECT COUNT(DISTINCT id) AS degree FROM (
    ${others("from_id", "to_id")} UNION ALL ${others("to_id", "from_id")})`;
}

function neighbourhoodQuery(
  tenant: string,
  entityId: string,
  { depth, limit, types = TIES }: NeighbourhoodOptions,
): SQL {
  return sql`
    WITH ${sql.join(levels(tenant, entityId, depth, limit, types), sql`, `)}
    SELECT 0 AS distance, NULL AS relation, ${entityJson(sql`e`)} AS entity, 0 AS is_last
    FROM graph_entities e WHERE e.tenant_id = ${tenant} AND e.id = ${entityId}
    ${sql.join(
      range(depth).map((level) => selectLevel(tenant, level)),
      sql` `,
    )}`;
}

const range = (depth: number): number[] => Array.from({ length: depth }, (_, at) => at + 1);
const step = (level: number) => sql.raw(`step${level}`);
const frontier = (level: number) => sql.raw(`frontier${level}`);

/** For each level: the relations of the entities before it, then the entities that those lead to. */
function levels(tenant: string, centre: string, depth: number, limit: number, types: readonly RelationType[]): SQL[] {
  const wanted = JSON.stringify(types);
  const parts = [sql`frontier0 AS (SELECT ${centre} AS id)`];
  for (const level of range(depth)) {
    const oneWay = (own: "from_id" | "to_id", other: "from_id" | "to_id") => sql`
      SELECT r.${sql.raw(other)} AS far_id, r.relation_id, COUNT(*) OVER (PARTITION BY f.id) AS followed
      FROM ${frontier(level - 1)} f CROSS JOIN graph_relations r WHERE r.relation_id IN (
        SELECT relation_id FROM graph_relations
        WHERE tenant_id = ${tenant} AND ${sql.raw(own)} = f.id AND type IN (SELECT value FROM json_each(${wanted}))
        LIMIT ${limit})`;
    parts.push(sql`${step(level)} AS MATERIALIZED (
      ${oneWay("from_id", "to_id")} UNION ALL ${oneWay("to_id", "from_id")})`);
    const before = range(level).map((at) => sql`SELECT id FROM ${frontier(at - 1)}`);
    parts.push(sql`${frontier(level)} AS MATERIALIZED (
      SELECT DISTINCT far_id AS id FROM ${step(level)}
      WHERE far_id NOT IN (${sql.join(before, sql` UNION ALL `)}) LIMIT ${FRONTIER_MAX})`);
  }
  return [...parts, sql`most AS (SELECT ${limit} AS followed)`];
}

const selectLevel = (tenant: string, level: number): SQL => sql`
  UNION ALL
  SELECT ${level}, ${relationJson(sql`r`)}, ${entityJson(sql`e`)}, s.followed >= (SELECT followed FROM most)
  FROM ${step(level)} s CROSS JOIN graph_relations r CROSS JOIN graph_entities e
  WHERE r.relation_id = s.relation_id AND e.tenant_id = ${tenant} AND e.id = s.far_id`;

/** An entity's row as the JSON of its noun. In two steps, because the platform takes 32 arguments of a function. */
export const entityJson = (e: SQL): SQL => sql`json_insert(json_object('id', ${e}.id, 'type', ${e}.type,
  'name', COALESCE(NULLIF(${e}.name, ''), ${e}.number, ${e}.id), 'number', ${e}.number, 'country', ${e}.country,
  'standing', ${e}.standing, 'startDate', ${e}.start_date, 'endDate', ${e}.end_date, 'bankruptOn', ${e}.bankrupt_on,
  'activities', json(${e}.activities),
  'birthDate', ${e}.birth_date, 'nationality', ${e}.nationality, 'sanctions', ${e}.sanctions, 'outcome', ${e}.outcome,
  'caseCount', ${e}.case_count), '$.firstSeen', ${e}.first_seen, '$.lastSeen', ${e}.last_seen)`;

/** A relation's row as the JSON of its noun. */
export const relationJson = (r: SQL): SQL => sql`json_object('from', ${r}.from_id, 'type', ${r}.type, 'to', ${r}.to_id,
  'source', ${r}.source, 'role', ${r}.role, 'sharePercent', ${r}.share_percent, 'since', ${r}.since,
  'until', ${r}.until, 'evidenceHash', ${r}.evidence_hash, 'evidenceKey', ${r}.evidence_key,
  'firstSeen', ${r}.first_seen, 'checkedAt', ${r}.checked_at)`;

function toNeighbourhood(rows: readonly Row[], centreId: string): Neighbourhood {
  const entities = new Map<string, ReachedEntity>();
  const relations = new Map<string, Relation>();
  let centre: Entity | undefined;
  for (const { distance, entity: entityText, relation: relationText } of rows) {
    const entity = JSON.parse(entityText) as Entity;
    if (distance === 0) centre = entity;
    else if (entity.id !== centreId && !entities.has(entity.id)) entities.set(entity.id, { ...entity, distance });
    if (relationText === null) continue;
    const relation = JSON.parse(relationText) as Relation;
    relations.set(JSON.stringify([relation.from, relation.type, relation.to, relation.source]), relation);
  }
  return {
    centre,
    entities: [...entities.values()].sort((a, b) => a.distance - b.distance),
    relations: [...relations.values()],
    isTruncated: rows.some(({ is_last }) => is_last === 1),
  };
}
