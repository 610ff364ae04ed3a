import { sql } from "drizzle-orm";
import { atMost } from "../../platform/db.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ExportPlace } from "./export.model.ts";

export interface StoredCase {
  readonly workflow_id: string;
  readonly case_id: string;
  readonly company_name: string;
  readonly registration_number: string | null;
  readonly vat_number: string | null;
  readonly country: string;
  readonly template_id: string;
  readonly status: string;
  readonly status_since: string | null;
  readonly iteration: number;
  readonly risk_score: number | null;
  readonly rating: string | null;
  readonly withheld: number;
  readonly is_review: number;
  readonly opened_by: string | null;
  readonly assignee: string | null;
  readonly priority: string | null;
  readonly due_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly decided_at: string | null;
}

/** Cases by their opening, oldest first: `[created_at, workflow_id]`. The order is that of an index, read backwards. */
export function listCases(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<StoredCase[]> {
  const [at, id] = after ?? ["", ""];
  return ctx.db.all<StoredCase>(sql`
    SELECT workflow_id, case_id, company_name, registration_number, vat_number, country, template_id, status, status_since,
      current_iteration AS iteration, latest_risk_score AS risk_score, risk_level AS rating, withheld,
      review_of IS NOT NULL AS is_review, review_officer AS opened_by, assignee, priority, due_at, created_at, updated_at,
      decided_at
    FROM cases INDEXED BY cases_newest
    WHERE tenant_id = ${ctx.actor.tenantId} AND created_at >= ${at} AND (created_at > ${at} OR workflow_id < ${id})
    ORDER BY created_at, workflow_id DESC ${atMost(limit)}`);
}

export interface StoredAuditLine {
  readonly workflow_id: string;
  readonly case_id: string;
  readonly created_at: string;
  readonly seq: number;
  readonly event: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly entry: string;
}

/** Audit lines case by case, in the order of `listCases`: `[created_at, workflow_id, seq]`. */
export function listAuditLines(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<StoredAuditLine[]> {
  const [at, id, seq] = after ?? ["", "", 0];
  return ctx.db.all<StoredAuditLine>(sql`
    SELECT c.workflow_id, c.case_id, c.created_at, e.seq, e.event, e.timestamp, e.actor, e.entry
    FROM cases c INDEXED BY cases_newest CROSS JOIN audit_events e ON e.workflow_id = c.workflow_id
    WHERE c.tenant_id = ${ctx.actor.tenantId} AND e.tenant_id = ${ctx.actor.tenantId} AND c.created_at >= ${at}
      AND (c.created_at > ${at} OR c.workflow_id <= ${id})
      AND e.seq > iif(c.workflow_id = ${id}, ${seq}, 0)
    ORDER BY c.created_at, c.workflow_id DESC, e.seq ${atMost(limit)}`);
}

/** Records that cases were exported, one line each, in one statement. */
export async function recordExported(ctx: Ctx, workflowIds: readonly string[]): Promise<void> {
  if (workflowIds.length === 0) return;
  const rows = workflowIds.map((workflowId) => [ctx.newId(), workflowId]);
  const { tenantId, id } = ctx.actor;
  await ctx.db.run(sql`
    INSERT INTO access_log (id, tenant_id, workflow_id, officer_id, action, at)
    SELECT value ->> 0, ${tenantId}, value ->> 1, ${id}, 'data_exported', ${isoTime(ctx.now())}
    FROM json_each(${JSON.stringify(rows)})`);
}

export interface StoredParty {
  readonly party_id: string;
  readonly relationship_id: string;
  readonly kind: "company" | "person";
  readonly name: string;
  readonly roles: string;
  readonly screened_at: string | null;
  readonly removed_at: string | null;
}

/** Parties by id, also those that left: `[party_id]`. */
export function listParties(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<StoredParty[]> {
  return ctx.db.all<StoredParty>(sql`
    SELECT party_id, relationship_id, kind, name, roles, screened_at, removed_at FROM monitored_parties
    WHERE tenant_id = ${ctx.actor.tenantId} AND party_id > ${after?.[0] ?? ""} ORDER BY party_id ${atMost(limit)}`);
}

/** Ids of relationships by their beginning, oldest first: `[since, relationship_id]`. */
export function listRelationships(
  ctx: Ctx,
  after: ExportPlace | null,
  limit: number,
): Promise<{ readonly id: string; readonly since: string }[]> {
  const [since, id] = after ?? ["", ""];
  return ctx.db.all(sql`
    SELECT relationship_id AS id, since FROM relationships INDEXED BY relationships_newest
    WHERE tenant_id = ${ctx.actor.tenantId} AND since >= ${since} AND (since > ${since} OR relationship_id < ${id})
    ORDER BY since, relationship_id DESC ${atMost(limit)}`);
}
