import { sql } from "drizzle-orm";
import type { RelationshipState } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";

/** The relationship of a case, with the lines of its log that say why it is as it is. */
export interface RelationshipOfCase {
  readonly workflowId: string;
  readonly relationshipId: string;
  readonly state: RelationshipState;
  readonly since: string;
  readonly endedAt: string | null;
  /** Of one that has ended, the state before. */
  readonly resumesAs: RelationshipState | null;
  readonly riskRating: string | null;
  readonly regime: string | null;
  readonly nextReviewAt: string | null;
  /** When it was last restricted, or its end planned, if that is its state or was before it ended; null otherwise, like the rest. */
  readonly shutAt: string | null;
  readonly shutBy: string | null;
  readonly shutReason: string | null;
  readonly endedBy: string | null;
  readonly endReason: string | null;
}

/** The relationships of these cases, ended ones too, in no certain order. */
export const findRelationshipsOfCases = (ctx: Ctx, workflowIds: readonly string[]): Promise<RelationshipOfCase[]> =>
  workflowIds.length === 0
    ? Promise.resolve([])
    : ctx.db
        .all<RelationshipOfCase>(sql`SELECT c.workflow_id AS workflowId, r.relationship_id AS relationshipId, r.state, r.since,
        r.ended_at AS endedAt, r.resumes_as AS resumesAs, r.risk_rating AS riskRating, r.regime,
        r.next_review_at AS nextReviewAt, shut.at AS shutAt, coalesce(event.disposed_by, shut.actor) AS shutBy,
        coalesce(event.reason, event.title, json_extract(shut.details, '$.why')) AS shutReason,
        ending.actor AS endedBy, json_extract(ending.details, '$.reason') AS endReason
      FROM relationship_cases c
      JOIN relationships r ON r.relationship_id = c.relationship_id AND +r.tenant_id = c.tenant_id
      LEFT JOIN relationship_log shut ON shut.tenant_id = c.tenant_id AND shut.relationship_id = c.relationship_id
        AND shut.seq = (SELECT max(seq) FROM relationship_log WHERE tenant_id = c.tenant_id
          AND relationship_id = c.relationship_id AND event = CASE WHEN r.ended_at IS NULL THEN r.state ELSE r.resumes_as END
          AND event IN ('restricted', 'exit_planned'))
      LEFT JOIN monitoring_events event ON event.tenant_id = c.tenant_id
        AND event.event_id = json_extract(shut.details, '$.event_id')
      LEFT JOIN relationship_log ending ON r.ended_at IS NOT NULL AND ending.tenant_id = c.tenant_id
        AND ending.relationship_id = c.relationship_id
        AND ending.seq = (SELECT max(seq) FROM relationship_log WHERE tenant_id = c.tenant_id
          AND relationship_id = c.relationship_id AND event = 'ended')
      WHERE c.tenant_id = ${ctx.actor.tenantId}
        AND c.workflow_id IN (SELECT value FROM json_each(${JSON.stringify(workflowIds)}))`);
