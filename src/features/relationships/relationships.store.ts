import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RelationshipState, StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS, both, type Condition } from "../../platform/db.ts";
import { relationshipCases, relationships } from "./relationships.tables.ts";

type Row = typeof relationships.$inferSelect;

const toRelationship = ({ tenantId: _tenant, updatedAt: _updated, restrictions, ...row }: Row): StoredRelationship => ({
  ...row,
  restrictions: JSON.parse(restrictions) as string[],
});

const ofTenant = (ctx: Ctx, is: SQL) => and(eq(relationships.tenantId, ctx.actor.tenantId), is);

/** Relationships by id, in no certain order; an unknown id is left out. */
export async function findRelationships(ctx: Ctx, ids: readonly string[]): Promise<StoredRelationship[]> {
  if (ids.length === 0) return [];
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await ctx.db
    .select()
    .from(relationships)
    .where(sql`+${relationships.tenantId} = ${ctx.actor.tenantId} AND ${inArray(relationships.relationshipId, given)}`);
  return rows.map(toRelationship);
}

export type CaseOfRelationship = Omit<typeof relationshipCases.$inferSelect, "tenantId">;

/** The place of a case in a relationship, and that relationship. */
export type PlaceOfCase = CaseOfRelationship & { readonly relationship: StoredRelationship };

const CASES_MAX = 200;

/** Cases of a relationship, oldest first. */
export const listCasesOf = (ctx: Ctx, relationshipId: string): Promise<CaseOfRelationship[]> =>
  ctx.db
    .select()
    .from(relationshipCases)
    .where(
      and(eq(relationshipCases.tenantId, ctx.actor.tenantId), eq(relationshipCases.relationshipId, relationshipId)),
    )
    .orderBy(asc(relationshipCases.addedAt), asc(relationshipCases.workflowId))
    .limit(CASES_MAX);

/** Where a case stands, and the relationship of a customer that has not ended. */
export async function readStanding(
  ctx: Ctx,
  workflowId: string,
  customerKey: string,
): Promise<{ place: PlaceOfCase | null; living: StoredRelationship | null }> {
  const isCase = and(eq(relationshipCases.tenantId, ctx.actor.tenantId), eq(relationshipCases.workflowId, workflowId));
  const [places, own, living] = await ctx.db.batch([
    ctx.db.select().from(relationshipCases).where(isCase),
    ctx.db
      .select()
      .from(relationships)
      .where(
        and(
          sql`+${relationships.tenantId} = ${ctx.actor.tenantId}`,
          eq(
            relationships.relationshipId,
            ctx.db.select({ id: relationshipCases.relationshipId }).from(relationshipCases).where(isCase),
          ),
        ),
      ),
    ctx.db
      .select()
      .from(relationships)
      .where(ofTenant(ctx, and(eq(relationships.customerKey, customerKey), isNull(relationships.endedAt))!)),
  ]);
  const [place] = places;
  return {
    place: place && own[0] ? { ...place, relationship: toRelationship(own[0]) } : null,
    living: living[0] ? toRelationship(living[0]) : null,
  };
}

/** One line of a relationship's log. */
interface LogLine {
  /** Officer, or `system`. */
  readonly actor: string;
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: string;
}

/** A relationship with a change, in its new version. */
export interface RelationshipChange extends LogLine {
  readonly after: StoredRelationship;
}

/** The next line of a relationship's log. */
const logLine = (ctx: Ctx, relationshipId: string, line: LogLine, onlyIf: SQL): BatchItem<"sqlite"> =>
  ctx.db.run(sql`INSERT INTO relationship_log (tenant_id, relationship_id, seq, at, actor, event, details)
    SELECT ${ctx.actor.tenantId}, ${relationshipId}, (SELECT coalesce(max(seq), 0) + 1 FROM relationship_log
        WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId}),
      ${line.at}, ${line.actor}, ${line.event}, ${JSON.stringify(line.details)} ${onlyIf}`);

/**
 * Writes a version of a relationship and its log line. The whole batch fails if somebody else wrote this version first,
 * or opened a relationship with the same customer.
 */
export function versionWrites(
  ctx: Ctx,
  { after, ...line }: RelationshipChange,
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const values = sql`${after.state}, ${after.endedAt}, ${after.riskRating}, ${after.regime}, ${after.nextReviewAt},
    ${JSON.stringify(after.restrictions)}, ${after.officer}, ${line.at}, ${after.resumesAs}`;
  return [
    after.version === 1
      ? ctx.db.run(sql`INSERT INTO relationships (relationship_id, tenant_id, customer_key, kind, country,
          registration_number, name, since, version, state, ended_at, risk_rating, regime, next_review_at, restrictions,
          officer, updated_at, resumes_as)
        SELECT ${after.relationshipId}, ${tenantId}, ${after.customerKey}, ${after.kind}, ${after.country},
          ${after.registrationNumber}, ${after.name}, ${after.since}, 1, ${values} WHERE ${onlyIf}`)
      : // No version may be null, so that a batch fails that stands on another one.
        ctx.db
          .run(sql`UPDATE relationships SET version = CASE version WHEN ${after.version - 1} THEN ${after.version} END,
          (name, state, ended_at, risk_rating, regime, next_review_at, restrictions, officer, updated_at, resumes_as) =
            (SELECT ${after.name}, ${values})
        WHERE relationship_id = ${after.relationshipId} AND +tenant_id = ${tenantId} AND ${onlyIf}`),
    logLine(ctx, after.relationshipId, line, sql`WHERE ${onlyIf}`),
  ];
}

export interface StateChange extends LogLine {
  readonly relationshipId: string;
  /** States from which it is changed; every one but `ended` by default. */
  readonly from?: readonly RelationshipState[];
  readonly to: RelationshipState;
}

/**
 * Changes the state of a relationship with its log line, in somebody else's batch. It does nothing if the relationship
 * has the state already, is in none of the states of `from`, or has ended; it neither ends nor resumes one.
 */
export function changeStateWrites(
  ctx: Ctx,
  { relationshipId, from, to, ...line }: StateChange,
  onlyIf: Condition = ALWAYS,
): BatchItem<"sqlite">[] {
  if (to === "ended") throw new Error("a relationship is ended by an order about its cases");
  const isFrom = from === undefined ? ALWAYS : sql`state IN (SELECT value FROM json_each(${JSON.stringify(from)}))`;
  const is = sql`relationship_id = ${relationshipId} AND +tenant_id = ${ctx.actor.tenantId} AND ended_at IS NULL
    AND state <> ${to} AND ${both(isFrom, onlyIf)}`;
  return [
    logLine(ctx, relationshipId, line, sql`FROM relationships WHERE ${is}`),
    ctx.db.run(sql`UPDATE relationships SET state = ${to}, version = version + 1, updated_at = ${line.at} WHERE ${is}`),
  ];
}

/**
 * Shuts a relationship that a review has just opened while nobody has disposed of an exact match with a sanctions list:
 * it may have come after the review's screening, or be of somebody whom the review does not know. The same where the end of
 * the company is the reason of no review yet, and where an officer restricted it after the review had begun. An exit that was
 * planned since then stays planned: a review that begins later may undo it.
 */
export function keepShutWrites(
  ctx: Ctx,
  { relationshipId, begunAt, at }: { readonly relationshipId: string; readonly begunAt: string; readonly at: string },
  onlyIf: Condition,
): BatchItem<"sqlite">[] {
  const hasEvent = (is: Condition): Condition => sql`EXISTS (SELECT 1 FROM monitoring_events
    INDEXED BY monitoring_events_of
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} AND ${is})`;
  const shut = (why: string, is: Condition, to: "restricted" | "exit_planned" = "restricted") =>
    changeStateWrites(
      ctx,
      {
        relationshipId,
        from: ["active"],
        to,
        actor: "system",
        event: to,
        details: { why },
        at,
      },
      both(onlyIf, hasEvent(is)),
    );
  return [
    ...shut(
      "What shut it is not decided yet.",
      sql`disposition IS NULL AND consequence = 'restrict_and_review'
        AND (type = 'list_entry' OR review_workflow_id IS NULL)`,
    ),
    ...shut(
      "An officer restricted it during the review.",
      sql`disposition = 'restricted' AND disposed_at >= ${begunAt}`,
    ),
    ...shut(
      "An exit was planned during the review.",
      sql`disposition = 'exit' AND disposed_at >= ${begunAt}`,
      "exit_planned",
    ),
  ];
}

/** That a relationship has not ended. */
export const hasNotEnded = (ctx: Ctx, relationshipId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM relationships WHERE relationship_id = ${relationshipId}
    AND +tenant_id = ${ctx.actor.tenantId} AND ended_at IS NULL)`;

/** That a case has its place in a relationship in this version of it: nothing else is written for a deleted case. */
export const hasPlace = (ctx: Ctx, { workflowId, relationshipId, version }: CaseOfRelationship): Condition =>
  sql`EXISTS (SELECT 1 FROM relationship_cases WHERE tenant_id = ${ctx.actor.tenantId}
    AND workflow_id = ${workflowId} AND relationship_id = ${relationshipId} AND version = ${version})`;

/** Gives a case its place, unless a later version of the case has it. */
export const placeWrite = (ctx: Ctx, place: CaseOfRelationship): BatchItem<"sqlite"> =>
  ctx.db.run(sql`INSERT INTO relationship_cases (tenant_id, workflow_id, case_id, relationship_id, part, version,
      added_at, decided_at, ended_on)
    VALUES (${ctx.actor.tenantId}, ${place.workflowId}, ${place.caseId}, ${place.relationshipId}, ${place.part},
      ${place.version}, ${place.addedAt}, ${place.decidedAt}, ${place.endedOn})
    ON CONFLICT (tenant_id, workflow_id) DO UPDATE SET relationship_id = excluded.relationship_id, part = excluded.part,
      version = excluded.version, decided_at = excluded.decided_at, ended_on = excluded.ended_on
    WHERE excluded.version >= relationship_cases.version`);

/** The relationship knows the approval of a case. */
export const clearMark = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db.run(sql`DELETE FROM relationship_marks
    WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId}`);
