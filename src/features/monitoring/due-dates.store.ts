import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { DueRelationship } from "../../domain/relationships/review-due.rules.ts";
import type { Ctx } from "../../platform/context.ts";

export interface DueReview extends Omit<DueRelationship, "restrictions"> {
  readonly tenantId: string;
  /** JSON. */
  readonly restrictions: string;
}

/**
 * Relationships of any tenant of the database whose review is due by a day and of which nobody has been told, longest due
 * first, after a row. The keys are those of `reviewKey`.
 */
export const listDueReviews = (
  ctx: Ctx,
  { today, until }: { readonly today: string; readonly until: string },
  after: DueReview | null,
  limit: number,
): Promise<DueReview[]> =>
  ctx.db.all<DueReview>(sql`
    SELECT tenant_id AS tenantId, relationship_id AS relationshipId, name, state, regime, restrictions,
      next_review_at AS nextReviewAt
    FROM relationships r INDEXED BY relationships_review
    WHERE next_review_at <= ${until} AND ended_at IS NULL
      AND (next_review_at, tenant_id, relationship_id) >
        (${after?.nextReviewAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.relationshipId ?? ""})
      AND NOT EXISTS (SELECT 1 FROM monitoring_events e WHERE e.tenant_id = r.tenant_id
        AND e.event_key = iif(r.next_review_at <= ${today}, 'review_overdue ', 'review_due ')
          || r.relationship_id || ' ' || r.next_review_at)
    ORDER BY next_review_at, tenant_id, relationship_id ${atMost(limit)}`);

export interface DueExpiry {
  readonly tenantId: string;
  readonly relationshipId: string;
  readonly subject: string;
  readonly dueAt: string;
  /** JSON of an `ExpiringDocument`. */
  readonly facts: string;
}

/** Documents of customers of all tenants of the database whose officers are to be notified by now, longest due first. */
export const listDueExpiries = (ctx: Ctx, now: string, after: DueExpiry | null, limit: number): Promise<DueExpiry[]> =>
  ctx.db.all<DueExpiry>(sql`
    SELECT tenant_id AS tenantId, relationship_id AS relationshipId, subject, due_at AS dueAt, facts
    FROM monitoring_looks INDEXED BY monitoring_looks_due_by_type
    WHERE type = 'document_expiry' AND due_at <= ${now} AND (due_at, tenant_id, relationship_id, subject) >
      (${after?.dueAt ?? ""}, ${after?.tenantId ?? ""}, ${after?.relationshipId ?? ""}, ${after?.subject ?? ""})
    ORDER BY due_at, tenant_id, relationship_id, subject ${atMost(limit)}`);

/** Nobody is told again of the documents of a relationship, except of those that are named. */
export const forgetExpiriesWrite = (ctx: Ctx, relationshipId: string, except: readonly string[]): BatchItem<"sqlite"> =>
  ctx.db.run(sql`UPDATE monitoring_looks SET due_at = NULL
    WHERE tenant_id = ${ctx.actor.tenantId} AND relationship_id = ${relationshipId} AND type = 'document_expiry'
      AND subject NOT IN (SELECT value FROM json_each(${JSON.stringify(except)}))`);

export interface PlaceOfDocuments {
  readonly relationshipId: string;
  readonly part: "opening" | "review";
  /** Days until which documents are known to be valid, by subject. */
  readonly known: ReadonlyMap<string, string>;
}

/**
 * The living relationship that the documents of an approved case belong to; undefined without one, and where a later
 * review has stated again what is known.
 */
export async function findPlaceOfDocuments(
  ctx: Ctx,
  workflowId: string,
  decidedAt: string,
): Promise<PlaceOfDocuments | undefined> {
  const { tenantId } = ctx.actor;
  const [place] = await ctx.db.all<{ relationshipId: string; part: "opening" | "review" }>(sql`
    SELECT c.relationship_id AS relationshipId, c.part
    FROM relationship_cases c CROSS JOIN relationships r
    WHERE c.tenant_id = ${tenantId} AND c.workflow_id = ${workflowId} AND r.relationship_id = c.relationship_id
      AND +r.tenant_id = ${tenantId} AND r.ended_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM relationship_cases o INDEXED BY relationship_cases_of
        WHERE o.tenant_id = ${tenantId} AND o.relationship_id = c.relationship_id AND o.part = 'review'
          AND o.workflow_id <> c.workflow_id AND o.decided_at > ${decidedAt})`);
  if (place === undefined) return undefined;
  const rows = await ctx.db.all<{ subject: string; expiresOn: string }>(sql`
    SELECT subject, facts ->> 'expires_on' AS expiresOn FROM monitoring_looks
    WHERE tenant_id = ${tenantId} AND relationship_id = ${place.relationshipId} AND type = 'document_expiry'`);
  return { ...place, known: new Map(rows.map(({ subject, expiresOn }) => [subject, expiresOn])) };
}
