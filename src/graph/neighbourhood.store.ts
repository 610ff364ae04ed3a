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

/** Places that join anybody, and cases: the first of them are as good as any. */
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
 * An entity, the entities within `depth` steps, and their relations. Of an entity with more relations than are followed,
 * those come first that lead to what is of concern, then to cases. One round trip; every look-up uses an index on one
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
  ctx.db.$client.prepare(neighbourhoodWithin(depth, withCases, types)).bind(ctx.actor.tenantId, entityId, limit);

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

/** As a list of SQL: to read a bound one again for each relation takes a third of the query's time. */
const listTypes = (types: readonly RelationType[]): string =>
  RELATION_TYPES.filter((type) => types.includes(type))
    .map((type) => `'${type}'`)
    .join(", ");

/** Binds the tenant, the centre, and the limit per entity. */
function neighbourhoodWithin(depth: number, withCases: boolean, types: readonly RelationType[]): string {
  const ranked = listTypes(types.filter((type) => !UNRANKED.includes(type)));
  const others = listTypes(types.filter((type) => UNRANKED.includes(type)));
  const walkLevel = (level: number) => walkTo(level, ranked, others);
  const levels = Array.from({ length: depth }, (_, at) => at + 1);
  return `WITH frontier0 AS (SELECT ?2 AS id), ${levels.map(walkLevel).join(", ")}
    SELECT 0 AS distance, NULL AS relation, ${entityJson("e")} AS entity, 0 AS is_last
    FROM graph_entities e WHERE e.tenant_id = ?1 AND e.id = ?2
    ${levels.map(selectLevel).join(" ")} ${withCases ? selectCases(depth) : ""}`;
}

/** An entity of concern first, then one with a case, then one that is over. */
const RANK = `CASE WHEN e.sanctions = 'exact' OR e.outcome IN ('rejected', 'escalated') THEN 4
  WHEN e.standing = 'bankrupt' OR e.bankrupt_on IS NOT NULL THEN 3 WHEN e.case_count > 0 THEN 2
  WHEN e.standing = 'ceased' THEN 1 ELSE 0 END`;

/** The relations of the previous level's entities, then the entities that they lead to. */
function walkTo(level: number, ranked: string, others: string): string {
  const steps = DIRECTIONS.map(([own, other]) => {
    const of = (types: string, limit: string) => `SELECT relation_id, ${other} AS far_id FROM graph_relations
      WHERE tenant_id = ?1 AND ${own} = f.id AND type IN (${types}) LIMIT ${limit}`;
    const first = `SELECT near.relation_id FROM (${of(ranked, `${RANKED_MAX}`)}) near
      CROSS JOIN graph_entities e WHERE e.tenant_id = ?1 AND e.id = near.far_id ORDER BY ${RANK} DESC LIMIT ?3`;
    return `
      SELECT r.${other} AS far_id, r.relation_id,
        COUNT(*) OVER (PARTITION BY f.id, r.type IN (${others})) AS followed
      FROM frontier${level - 1} f CROSS JOIN graph_relations r WHERE r.relation_id IN (
        SELECT relation_id FROM (${of(others, "?3")}) UNION ALL SELECT relation_id FROM (${first}))`;
  });
  const before = Array.from({ length: level }, (_, at) => `SELECT id FROM frontier${at}`);
  return `step${level} AS MATERIALIZED (${steps.join(" UNION ALL ")}),
    frontier${level} AS MATERIALIZED (SELECT s.far_id AS id
      FROM step${level} s CROSS JOIN graph_entities e WHERE e.tenant_id = ?1 AND e.id = s.far_id
        AND s.far_id NOT IN (${before.join(" UNION ALL ")})
      GROUP BY s.far_id ORDER BY ${RANK} DESC LIMIT ${FRONTIER_MAX})`;
}

/** The cases about the entities of the last level: nearer ones have theirs as relations that are followed. */
const selectCases = (depth: number): string => `
  UNION ALL
  SELECT ${depth + 1}, ${relationJson("r")}, ${entityJson("e")}, 0
  FROM frontier${depth} f CROSS JOIN graph_relations r CROSS JOIN graph_entities e
  WHERE r.relation_id IN (SELECT relation_id FROM graph_relations
      WHERE tenant_id = ?1 AND to_id = f.id AND type = 'about' LIMIT ${CASES_MAX})
    AND e.tenant_id = ?1 AND e.id = r.from_id`;

const selectLevel = (level: number): string => `
  UNION ALL
  SELECT ${level}, ${relationJson("r")}, ${entityJson("e")}, s.followed >= ?3
  FROM step${level} s CROSS JOIN graph_relations r CROSS JOIN graph_entities e
  WHERE r.relation_id = s.relation_id AND e.tenant_id = ?1 AND e.id = s.far_id`;

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
