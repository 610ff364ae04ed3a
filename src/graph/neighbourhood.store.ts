import type { Ctx } from "../platform/context.ts";
import type { JoinCount } from "./motifs/graph-index.ts";
import {
  type Entity,
  type Neighbourhood,
  type ReachedEntity,
  type Relation,
  RELATION_TYPES,
  type RelationType,
} from "./graph.model.ts";

/** Relations that are followed. A common portfolio does not relate companies. */
const TIES: readonly RelationType[] = ["directs", "owns", "seated_at", "holds_account", "about"];

/** Relations that are not ranked: an address joins anybody, and no case is better than another. */
const UNRANKED: readonly RelationType[] = ["seated_at", "about", "lists"];

export interface NeighbourhoodOptions {
  /** Steps from the centre. */
  readonly depth: 1 | 2 | 3;
  /** Maximum of relations followed from one entity in one direction. */
  readonly limit: number;
  readonly types?: readonly RelationType[];
  /** Also the cases about every company and person that is reached. */
  readonly withCases?: boolean;
}

/**
 * Maximum of entities from which a further step is taken. With `limit` it bounds the rows read in a graph of any size.
 */
const FRONTIER_MAX = 60;
/** Maximum of relations of one entity among which those of concern are looked for first. */
const RANKED_MAX = 200;
/** Cases read of each entity that is reached. */
const CASES_MAX = 10;

interface Row {
  readonly distance: number;
  readonly relation: string | null;
  readonly entity: string;
  readonly is_last: number;
}

/**
 * An entity, the entities within `depth` steps, and their relations. Where an entity has more relations than are followed,
 * those to entities of concern come first, then those to cases. One round trip; every look-up uses an index on one
 * entity's relations (the cross joins enforce this order).
 */
export async function neighbourhood(ctx: Ctx, entityId: string, options: NeighbourhoodOptions): Promise<Neighbourhood> {
  const { results } = await prepareNeighbourhood(ctx, entityId, options).all<Row>();
  return toNeighbourhood(results, entityId);
}

/** The same with the number of related entities, including portfolios and cases. One round trip. */
export async function neighbourhoodAndDegree(
  ctx: Ctx,
  entityId: string,
  options: NeighbourhoodOptions,
): Promise<Neighbourhood & { readonly degree: number }> {
  const { $client } = ctx.db;
  const [rows, counted] = await $client.batch([
    prepareNeighbourhood(ctx, entityId, options),
    $client.prepare(DEGREE).bind(ctx.actor.tenantId, entityId),
  ]);
  const [{ degree } = { degree: 0 }] = (counted?.results ?? []) as { degree: number }[];
  return { ...toNeighbourhood((rows?.results ?? []) as Row[], entityId), degree };
}

const prepareNeighbourhood = (
  ctx: Ctx,
  entityId: string,
  { depth, limit, types = TIES, withCases = false }: NeighbourhoodOptions,
): D1PreparedStatement =>
  ctx.db.$client.prepare(neighbourhoodWithin(depth, limit, withCases, types)).bind(ctx.actor.tenantId, entityId);

const DIRECTIONS = [
  ["from_id", "to_id"],
  ["to_id", "from_id"],
] as const;

/** How many companies each of some persons directs, or addresses seats, now. Counted up to five hundred relations of each. */
export async function countJoined(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, JoinCount>> {
  if (ids.length === 0) return new Map();
  const { results } = await ctx.db.$client
    .prepare(COUNT_JOINED)
    .bind(ctx.actor.tenantId, JSON.stringify(ids))
    .all<{ id: string; companies: number; withCases: number }>();
  return new Map(results.map(({ id, companies, withCases }) => [id, { companies, withCases }]));
}

const COUNTED_MAX = 500;

const COUNT_JOINED = `SELECT j.value AS id, ${[
  "COUNT(DISTINCT e.id)",
  "COUNT(DISTINCT CASE WHEN e.case_count > 0 THEN e.id END)",
]
  .map(
    (count) => `(SELECT ${count} FROM (SELECT * FROM (SELECT to_id AS far_id FROM graph_relations
        WHERE tenant_id = ?1 AND from_id = j.value AND type = 'directs' AND until IS NULL LIMIT ${COUNTED_MAX})
      UNION ALL SELECT * FROM (SELECT from_id FROM graph_relations
        WHERE tenant_id = ?1 AND to_id = j.value AND type = 'seated_at' AND until IS NULL LIMIT ${COUNTED_MAX})) near
    CROSS JOIN graph_entities e WHERE e.tenant_id = ?1 AND e.id = near.far_id AND e.type = 'company')`,
  )
  .join(" AS companies, ")} AS withCases
  FROM json_each(?2) j`;

/** The degree is not counted beyond this. */
const DEGREE_MAX = 1000;

/** Binds the tenant and the entity. */
const DEGREE = `SELECT COUNT(DISTINCT id) AS degree FROM (${DIRECTIONS.map(
  ([own, other]) => `SELECT * FROM (SELECT ${other} AS id FROM graph_relations
    WHERE tenant_id = ?1 AND ${own} = ?2 LIMIT ${DEGREE_MAX})`,
).join(" UNION ALL ")})`;

/** As a list in SQL: reading a bound list for each relation would take a third of the query's time. */
const listTypes = (types: readonly RelationType[]): string =>
  RELATION_TYPES.filter((type) => types.includes(type))
    .map((type) => `'${type}'`)
    .join(", ");

/**
 * Binds the tenant and the centre. The limit per entity is a part of the text: SQLite prepares a statement again for
 * each value that is bound to a LIMIT, which takes as long as to run this one. Rows become JSON in one place, after every
 * level was walked.
 */
function neighbourhoodWithin(depth: number, limit: number, withCases: boolean, types: readonly RelationType[]): string {
  const ranked = listTypes(types.filter((type) => !UNRANKED.includes(type)));
  const others = listTypes(types.filter((type) => UNRANKED.includes(type)));
  const levels = Array.from({ length: depth }, (_, at) => at + 1);
  const walks = levels.map((level) => walkTo(level, { limit, isLast: level === depth && !withCases, ranked, others }));
  const steps = levels.map((level) => `UNION ALL SELECT ${level}, * FROM step${level}`);
  return `WITH frontier0 AS (SELECT ?2 AS id), ${walks.join(", ")},
    found AS (SELECT 0 AS distance, NULL AS way, NULL AS own_id, NULL AS far_id, NULL AS relation_id, NULL AS is_other
      ${steps.join(" ")} ${withCases ? selectCases(depth) : ""})
    SELECT s.distance, CASE WHEN s.distance > 0 THEN ${relationJson("r")} END AS relation, ${entityJson("e")} AS entity,
      s.is_last
    FROM (SELECT distance, far_id, relation_id, distance BETWEEN 1 AND ${depth}
        AND COUNT(*) OVER (PARTITION BY distance, way, own_id, is_other) >= ${limit} AS is_last FROM found) s
      CROSS JOIN graph_entities e LEFT JOIN graph_relations r ON r.relation_id = s.relation_id
    WHERE e.tenant_id = ?1 AND e.id = COALESCE(s.far_id, ?2)`;
}

/** An entity of concern first, then one with a case, then one that has ceased. */
const RANK = `CASE WHEN e.sanctions = 'exact' OR e.outcome IN ('rejected', 'escalated') THEN 4
  WHEN e.standing = 'bankrupt' OR e.bankrupt_on IS NOT NULL THEN 3 WHEN e.case_count > 0 THEN 2
  WHEN e.standing = 'ceased' THEN 1 ELSE 0 END`;

/**
 * The relations of the previous level's entities, then, unless no further step is taken, the entities that they lead to.
 * The previous level is named once, because SQLite expands its definition wherever it is named.
 */
function walkTo(
  level: number,
  {
    limit,
    isLast,
    ranked,
    others,
  }: { readonly limit: number; readonly isLast: boolean; readonly ranked: string; readonly others: string },
): string {
  const chosen = DIRECTIONS.map(([own, other], way) => {
    const of = (types: string, max: number) => `SELECT relation_id, ${other} AS far_id FROM graph_relations
      WHERE w.way = ${way} AND tenant_id = ?1 AND ${own} = f.id AND type IN (${types}) LIMIT ${max}`;
    return `SELECT relation_id FROM (${of(others, limit)}) UNION ALL SELECT relation_id FROM (
      SELECT near.relation_id FROM (${of(ranked, RANKED_MAX)}) near
      CROSS JOIN graph_entities e WHERE e.tenant_id = ?1 AND e.id = near.far_id ORDER BY ${RANK} DESC LIMIT ${limit})`;
  });
  const step = `step${level} AS MATERIALIZED (
      SELECT w.way, f.id AS own_id, CASE w.way WHEN 0 THEN r.to_id ELSE r.from_id END AS far_id, r.relation_id,
        r.type IN (${others}) AS is_other
      FROM frontier${level - 1} f CROSS JOIN (SELECT 0 AS way UNION ALL SELECT 1) w CROSS JOIN graph_relations r
      WHERE r.relation_id IN (${chosen.join(" UNION ALL ")}))`;
  if (isLast) return step;
  const before = Array.from({ length: level }, (_, at) => `SELECT id FROM frontier${at}`);
  return `${step}, frontier${level} AS MATERIALIZED (SELECT s.far_id AS id
      FROM step${level} s CROSS JOIN graph_entities e WHERE e.tenant_id = ?1 AND e.id = s.far_id
        AND s.far_id NOT IN (${before.join(" UNION ALL ")})
      GROUP BY s.far_id ORDER BY ${RANK} DESC LIMIT ${FRONTIER_MAX})`;
}

/** The cases about the entities of the last level: nearer ones have theirs as relations that are followed. */
const selectCases = (depth: number): string => `
  UNION ALL
  SELECT ${depth + 1}, NULL, NULL, r.from_id, r.relation_id, NULL
  FROM frontier${depth} f CROSS JOIN graph_relations r
  WHERE r.relation_id IN (SELECT relation_id FROM graph_relations
      WHERE tenant_id = ?1 AND to_id = f.id AND type = 'about' LIMIT ${CASES_MAX})`;

/** An entity's row as JSON. In two calls, because SQL functions take at most 32 arguments on D1. */
export const entityJson = (e: string): string => `json_insert(json_object('id', ${e}.id, 'type', ${e}.type,
  'name', COALESCE(NULLIF(${e}.name, ''), ${e}.number, ${e}.id), 'number', ${e}.number, 'country', ${e}.country,
  'standing', ${e}.standing, 'startDate', ${e}.start_date, 'endDate', ${e}.end_date, 'bankruptOn', ${e}.bankrupt_on,
  'activities', json(${e}.activities),
  'birthDate', ${e}.birth_date, 'nationality', ${e}.nationality, 'sanctions', ${e}.sanctions, 'outcome', ${e}.outcome,
  'caseCount', ${e}.case_count), '$.firstSeen', ${e}.first_seen, '$.lastSeen', ${e}.last_seen)`;

/** A relation's row as JSON. */
export const relationJson = (r: string): string => `json_object('from', ${r}.from_id, 'type', ${r}.type,
  'to', ${r}.to_id, 'source', ${r}.source, 'role', ${r}.role, 'sharePercent', ${r}.share_percent, 'since', ${r}.since,
  'until', ${r}.until, 'evidenceHash', ${r}.evidence_hash, 'evidenceKey', ${r}.evidence_key,
  'firstSeen', ${r}.first_seen, 'checkedAt', ${r}.checked_at)`;

function toNeighbourhood(rows: readonly Row[], centreId: string): Neighbourhood {
  const entities = new Map<string, ReachedEntity>();
  const relations = new Map<string, Relation>();
  const truncated = new Set<string>();
  let centre: Entity | undefined;
  for (const { distance, entity: entityText, relation: relationText, is_last: isLast } of rows) {
    const entity = JSON.parse(entityText) as Entity;
    if (distance === 0) centre = entity;
    else if (entity.id !== centreId && !entities.has(entity.id)) entities.set(entity.id, { ...entity, distance });
    if (relationText === null) continue;
    const relation = JSON.parse(relationText) as Relation;
    relations.set(JSON.stringify([relation.from, relation.type, relation.to, relation.source]), relation);
    if (isLast === 1) truncated.add(relation.from === entity.id ? relation.to : relation.from);
  }
  return {
    centre,
    entities: [...entities.values()].sort((a, b) => a.distance - b.distance),
    relations: [...relations.values()],
    isTruncated: truncated.size > 0,
    truncated,
  };
}
