import { type SQL, sql } from "drizzle-orm";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, queryRows } from "../../platform/db.ts";
import { type DatedCase, datedColumns, toDatedCase } from "../cases/case-columns.store.ts";

/** A part of a list, in the order of its keys. */
interface WorkPage<K> {
  /** Key of the last item before it. */
  readonly after: K | null;
  readonly limit: number;
}

export interface CaseOfOfficer extends DatedCase {
  readonly key: number;
  /** Who made the decision that waits for a second officer. */
  readonly parkedBy: string | null;
}

/** Cases that are assigned to an officer and not decided, in the order in which they were opened. */
export const listAssignedCases = (ctx: Ctx, officerId: string, page: WorkPage<number>): Promise<CaseOfOfficer[]> =>
  selectCases(
    ctx,
    sql`cases INDEXED BY cases_assignee WHERE tenant_id = ${ctx.actor.tenantId}
    AND assignee = ${officerId}`,
    page,
  );

const parkedBy = (ctx: Ctx, officerId: string): SQL =>
  sql`cases INDEXED BY cases_parked WHERE tenant_id = ${ctx.actor.tenantId} AND parked_by = ${officerId}
    AND status = 'PENDING_SECOND_APPROVAL' AND assignee IS NULL`;

/** Cases of nobody in which an officer's decision waits for a second officer. */
export const listParkedCases = (ctx: Ctx, officerId: string, page: WorkPage<number>): Promise<CaseOfOfficer[]> =>
  selectCases(ctx, parkedBy(ctx, officerId), page);

async function selectCases(ctx: Ctx, from: SQL, { after, limit }: WorkPage<number>): Promise<CaseOfOfficer[]> {
  const rows = await queryRows(
    ctx.db,
    sql`SELECT ${datedColumns(ctx)}, cases.parked_by AS "parkedBy", cases.rowid AS "key" FROM cases
      WHERE cases.rowid IN (SELECT rowid FROM ${from} AND rowid > ${after ?? 0} ORDER BY rowid ${atMost(limit)})
      ORDER BY cases.rowid`,
  );
  return rows.map((row) => toDatedCase<CaseOfOfficer>(row));
}

interface RelationshipOfOfficer {
  readonly relationshipId: string;
  readonly name: string;
  readonly state: RelationshipState;
  /** YYYY-MM-DD. */
  readonly nextReviewAt: string | null;
  /** Events that nobody has disposed of, at most {@link EVENTS_MAX}. */
  readonly openEvents: number;
}

/** As many open events of one customer as are counted. */
export const EVENTS_MAX = 50;

/** Customers whose changes an officer is told of. */
export const listRelationshipsOf = (
  ctx: Ctx,
  officerId: string,
  { after, limit }: WorkPage<string>,
): Promise<RelationshipOfOfficer[]> =>
  ctx.db.all<RelationshipOfOfficer>(sql`SELECT r.relationship_id AS relationshipId, r.name, r.state,
      r.next_review_at AS nextReviewAt,
      (SELECT count(*) FROM (SELECT 1 FROM monitoring_events e INDEXED BY monitoring_events_of
        WHERE e.tenant_id = ${ctx.actor.tenantId} AND e.relationship_id = r.relationship_id AND e.disposition IS NULL
        ${atMost(EVENTS_MAX)})) AS openEvents
    FROM relationships r INDEXED BY relationships_officer
    WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.officer = ${officerId} AND r.ended_at IS NULL
      AND r.relationship_id > ${after ?? ""}
    ORDER BY r.relationship_id ${atMost(limit)}`);

interface Substitution {
  /** Who is or will be away. */
  readonly absentee: string;
  /** YYYY-MM-DD, both days included. */
  readonly fromDay: string;
  readonly untilDay: string;
}

/** Absences that are not over, for which an officer is the substitute. */
export const listSubstitutions = (
  ctx: Ctx,
  officerId: string,
  today: string,
  { after, limit }: WorkPage<string>,
): Promise<Substitution[]> =>
  ctx.db.all<Substitution>(sql`SELECT officer_id AS absentee, from_day AS fromDay, until_day AS untilDay
    FROM officer_absences INDEXED BY officer_absences_substitute
    WHERE tenant_id = ${ctx.actor.tenantId} AND substitute = ${officerId} AND until_day >= ${today}
      AND officer_id > ${after ?? ""}
    ORDER BY officer_id ${atMost(limit)}`);

/** Beyond this nobody counts. */
export const COUNTED_MAX = 1_000;

interface WorkCounts {
  readonly cases: number;
  readonly secondApprovals: number;
  readonly relationships: number;
  readonly substitutions: number;
}

/** How much of each there is, each at most {@link COUNTED_MAX}. */
export async function countWork(ctx: Ctx, officerId: string, today: string): Promise<WorkCounts> {
  const { tenantId } = ctx.actor;
  const count = (from: SQL) => sql`(SELECT count(*) FROM (SELECT 1 FROM ${from} ${atMost(COUNTED_MAX)}))`;
  const [row] = await ctx.db.all<WorkCounts>(sql`SELECT
    ${count(sql`cases INDEXED BY cases_assignee WHERE tenant_id = ${tenantId} AND assignee = ${officerId}`)} AS cases,
    ${count(parkedBy(ctx, officerId))} AS secondApprovals,
    ${count(sql`relationships INDEXED BY relationships_officer
      WHERE tenant_id = ${tenantId} AND officer = ${officerId} AND ended_at IS NULL`)} AS relationships,
    ${count(sql`officer_absences INDEXED BY officer_absences_substitute
      WHERE tenant_id = ${tenantId} AND substitute = ${officerId} AND until_day >= ${today}`)} AS substitutions`);
  return row!;
}
