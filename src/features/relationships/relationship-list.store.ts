import { type SQL, sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import type { Regime, RiskLevel } from "../../domain/diligence/rating.model.ts";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";

/** Where a page ended: the value that it is sorted by, and the id. */
export interface RelationshipPosition {
  readonly value: string;
  readonly id: string;
}

export interface RelationshipFilter {
  readonly state: RelationshipState | undefined;
  readonly riskRating: RiskLevel | undefined;
  readonly regime: Regime | undefined;
  readonly reviewBefore: string | undefined;
  /** Beginning of the name or of the number. */
  readonly q: string | undefined;
  readonly sort: "since" | "next_review_at" | "name";
  readonly after: RelationshipPosition | null;
  readonly limit: number;
}

/** More relationships than these that begin alike are not shown: a longer beginning finds them. */
const FOUND_MAX = 200;

/** Ids of one page in their order, with the values that they are sorted by. */
export async function listRelationshipIds(ctx: Ctx, filter: RelationshipFilter): Promise<RelationshipPosition[]> {
  const { state, riskRating, regime, reviewBefore, q, sort, after, limit } = filter;
  const column = sql.raw(SORTS[sort].column);
  const isAfter =
    after &&
    (sort === "since"
      ? sql`${column} <= ${after.value} AND (${column} < ${after.value} OR relationship_id > ${after.id})`
      : sql`${column} >= ${after.value} AND (${column} > ${after.value} OR relationship_id > ${after.id})`);
  const conditions = [
    q === undefined ? sql`tenant_id = ${ctx.actor.tenantId}` : sql`+tenant_id = ${ctx.actor.tenantId}`,
    state && sql`state = ${state}`,
    riskRating && sql`risk_rating = ${riskRating}`,
    regime && sql`regime = ${regime}`,
    reviewBefore && sql`next_review_at < ${reviewBefore}`,
    (reviewBefore || sort === "next_review_at") && sql`ended_at IS NULL`,
    q && sql`relationship_id IN (${beginningWith(ctx, q)})`,
    isAfter,
  ].filter((one) => one !== undefined && one !== null && one !== false && one !== "");
  const index = q === undefined ? sql`INDEXED BY ${sql.raw(indexOf(filter))}` : sql``;
  return ctx.db.all<RelationshipPosition>(sql`
    SELECT relationship_id AS id, ${sql.raw(SORTS[sort].column)} AS value FROM relationships ${index}
    WHERE ${sql.join(conditions as SQL[], sql` AND `)}
    ORDER BY ${sql.raw(SORTS[sort].order)}, relationship_id ${atMost(limit)}`);
}

const SORTS = {
  since: { column: "since", order: "since DESC" },
  next_review_at: { column: "next_review_at", order: "next_review_at" },
  name: { column: "name COLLATE NOCASE", order: "name COLLATE NOCASE" },
} as const;

function indexOf({ state, riskRating, sort, reviewBefore }: RelationshipFilter): string {
  if (sort === "name") return "relationships_name";
  if (sort === "next_review_at" || reviewBefore) return "relationships_due";
  if (state) return "relationships_state";
  return riskRating ? "relationships_rating" : "relationships_newest";
}

/** The index is named: by itself the planner would go through all relationships in the order of the page. */
const beginningWith = (ctx: Ctx, q: string): SQL => {
  const number = q.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const found = (column: string, index: string, from: string) => sql`SELECT relationship_id FROM (
    SELECT relationship_id FROM relationships INDEXED BY ${sql.raw(index)}
    WHERE tenant_id = ${ctx.actor.tenantId} AND ${sql.raw(column)} >= ${from}
      AND ${sql.raw(column)} < ${`${from}\u{10ffff}`} ${atMost(FOUND_MAX)})`;
  return sql`${found("name COLLATE NOCASE", "relationships_name", q)}
    UNION ${found("registration_number", "relationships_number", number === "" ? q : number)}`;
};
