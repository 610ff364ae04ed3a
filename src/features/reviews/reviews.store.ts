import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { MonitoringEventType } from "../../domain/relationships/monitoring-event.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Condition } from "../../platform/db.ts";
import { cases } from "../cases/cases.tables.ts";
import type { ReviewColumn } from "../cases/review-column.ts";
import { monitoringEvents } from "../monitoring/monitoring.tables.ts";
import { relationshipCases } from "../relationships/relationships.tables.ts";

export interface CaseOfRelationship {
  readonly workflowId: string;
  readonly part: "opening" | "review";
  /** Null while the case's row is being written. */
  readonly status: CaseStatus | null;
  readonly decidedAt: string | null;
  /** Of a review. */
  readonly review: ReviewColumn | null;
}

export async function listCasesOfRelationship(ctx: Ctx, relationshipId: string): Promise<CaseOfRelationship[]> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db
    .select({
      workflowId: relationshipCases.workflowId,
      part: relationshipCases.part,
      status: cases.status,
      decidedAt: cases.decidedAt,
      review: cases.reviewOf,
    })
    .from(relationshipCases)
    .leftJoin(cases, and(eq(cases.workflowId, relationshipCases.workflowId), eq(cases.tenantId, tenantId)))
    .where(and(eq(relationshipCases.tenantId, tenantId), eq(relationshipCases.relationshipId, relationshipId)))
    .orderBy(relationshipCases.addedAt);
  return rows.map((row) => ({
    ...row,
    review: row.review === null ? null : (JSON.parse(row.review) as ReviewColumn),
  }));
}

/** Enters a review as a case of its relationship; one that is known stays as it is. */
export const addReviewWrites = (ctx: Ctx, { workflowId, caseId, reviewOf }: CaseRecord): BatchItem<"sqlite">[] => [
  ctx.db
    .insert(relationshipCases)
    .values({
      tenantId: ctx.actor.tenantId,
      workflowId,
      caseId,
      relationshipId: reviewOf!.relationshipId,
      part: "review",
      version: 0,
      addedAt: isoTime(ctx.now()),
    })
    .onConflictDoNothing(),
];

/** That a review has its place and no decision of it is known there: neither a deleted nor a decided one opens anything. */
export const isUndecided = (ctx: Ctx, workflowId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM relationship_cases WHERE tenant_id = ${ctx.actor.tenantId}
    AND workflow_id = ${workflowId} AND version = 0)`;

/** The relationship of a review that nobody has decided; null for any other case. */
export async function findRelationshipInReview(ctx: Ctx, workflowId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ relationshipId: relationshipCases.relationshipId })
    .from(relationshipCases)
    .where(
      and(
        eq(relationshipCases.tenantId, ctx.actor.tenantId),
        eq(relationshipCases.workflowId, workflowId),
        eq(relationshipCases.part, "review"),
        eq(relationshipCases.version, 0),
      ),
    );
  return row?.relationshipId ?? null;
}

/** Whether a sanctions list names somebody behind a customer, and nobody has settled that it is somebody else. */
export async function hasSanctionsHit(ctx: Ctx, relationshipId: string): Promise<boolean> {
  const rows = await ctx.db.all(sql`SELECT 1 FROM monitored_parties p
    CROSS JOIN party_hits h ON h.tenant_id = p.tenant_id AND h.party_id = p.party_id
    WHERE p.tenant_id = ${ctx.actor.tenantId} AND p.relationship_id = ${relationshipId}
      AND h.category = 'sanctions' AND h.state IN ('open', 'confirmed') LIMIT 1`);
  return rows.length > 0;
}

export interface ObservedFacts {
  readonly type: MonitoringEventType;
  readonly needsRole: "mlro" | null;
  /** Before and after, by the names of both. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What a monitoring event observed; null for an unknown event. */
export async function findObservedFacts(ctx: Ctx, eventId: string): Promise<ObservedFacts | null> {
  const [row] = await ctx.db
    .select({
      type: monitoringEvents.type,
      needsRole: monitoringEvents.needsRole,
      before: monitoringEvents.before,
      after: monitoringEvents.after,
    })
    .from(monitoringEvents)
    .where(and(eq(monitoringEvents.tenantId, ctx.actor.tenantId), eq(monitoringEvents.eventId, eventId)));
  if (row === undefined) return null;
  const { type, needsRole, before, after } = row;
  return { type, needsRole, facts: { ...factsOf(before), ...factsOf(after) } };
}

const factsOf = (text: string): Record<string, unknown> => (JSON.parse(text) ?? {}) as Record<string, unknown>;
