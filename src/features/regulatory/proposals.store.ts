import { and, desc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit, type Db } from "../../platform/db.ts";
import type { RegulatoryChange } from "./change.model.ts";
import type { ProposedChange } from "./proposals.rules.ts";
import { proposals, verdicts } from "./regulatory.tables.ts";

export type StoredProposal = ProposedChange & { readonly proposed_at: string };

const columns = {
  id: proposals.id,
  from_version: proposals.fromVersion,
  to_version: proposals.toVersion,
  article_id: proposals.articleId,
  regulation_id: proposals.regulationId,
  change_type: sql<ProposedChange["change_type"]>`${proposals.changeType}`,
  description: proposals.description,
  effective_date: proposals.effectiveDate,
  old_value: proposals.oldValue,
  new_value: proposals.newValue,
  source_url: proposals.sourceUrl,
  proposed_at: proposals.proposedAt,
};

/** Stores what a release proposes, once. For the batch that puts it in force. */
export function proposalWrites(db: Db, proposed: readonly ProposedChange[], at: string): BatchItem<"sqlite">[] {
  if (proposed.length === 0) return [];
  return [
    db.run(sql`
      INSERT OR IGNORE INTO regulatory_proposals (id, from_version, to_version, article_id, regulation_id, change_type,
        description, effective_date, old_value, new_value, source_url, proposed_at)
      SELECT value ->> 'id', value ->> 'from_version', value ->> 'to_version', value ->> 'article_id',
        value ->> 'regulation_id', value ->> 'change_type', value ->> 'description', value ->> 'effective_date',
        value ->> 'old_value', value ->> 'new_value', value ->> 'source_url', ${at}
      FROM json_each(${JSON.stringify(proposed)})`),
  ];
}

/** The newest proposals of all releases. */
export async function newestProposals(ctx: Ctx, limit: number): Promise<StoredProposal[]> {
  return ctx.shared.select(columns).from(proposals).orderBy(desc(proposals.proposedAt), proposals.id).limit(limit);
}

export async function findProposal(ctx: Ctx, id: string): Promise<StoredProposal | undefined> {
  return (await ctx.shared.select(columns).from(proposals).where(eq(proposals.id, id)))[0];
}

export interface Verdict {
  readonly proposal_id: string;
  readonly verdict: "accepted" | "dismissed";
  readonly reason: string | null;
  readonly change_id: string | null;
  readonly decided_by: string;
  readonly decided_at: string;
}

const verdictColumns = {
  proposal_id: verdicts.proposalId,
  verdict: verdicts.verdict,
  reason: verdicts.reason,
  change_id: verdicts.changeId,
  decided_by: verdicts.decidedBy,
  decided_at: verdicts.decidedAt,
};

/** The tenant's verdicts on these proposals. */
export async function listVerdicts(ctx: Ctx, ids: readonly string[]): Promise<Verdict[]> {
  return ctx.db
    .select(verdictColumns)
    .from(verdicts)
    .where(
      and(
        eq(verdicts.tenantId, ctx.actor.tenantId),
        sql`${verdicts.proposalId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

/**
 * Stores the tenant's first verdict on a proposal, and with an acceptance its change. Of concurrent verdicts one
 * counts. @returns the one that counts.
 */
export async function saveVerdict(ctx: Ctx, verdict: Verdict, change: RegulatoryChange | null): Promise<Verdict> {
  const { tenantId } = ctx.actor;
  const isOurs = sql`EXISTS (SELECT 1 FROM regulatory_verdicts WHERE tenant_id = ${tenantId}
    AND proposal_id = ${verdict.proposal_id} AND change_id = ${change?.id ?? null})`;
  await commit(ctx.db, [
    ctx.db
      .insert(verdicts)
      .values({
        tenantId,
        proposalId: verdict.proposal_id,
        verdict: verdict.verdict,
        reason: verdict.reason,
        changeId: verdict.change_id,
        decidedBy: verdict.decided_by,
        decidedAt: verdict.decided_at,
      })
      .onConflictDoNothing(),
    ...(change === null
      ? []
      : [
          ctx.db.run(sql`
            INSERT OR IGNORE INTO regulatory_changes (id, tenant_id, article_id, regulation_id, change_type, description,
              effective_date, old_value, new_value, source_url, created_at, created_by)
            SELECT ${change.id}, ${tenantId}, ${change.article_id}, ${change.regulation_id}, ${change.change_type},
              ${change.description}, ${change.effective_date}, ${change.old_value}, ${change.new_value},
              ${change.source_url}, ${change.created_at}, ${change.created_by} WHERE ${isOurs}`),
        ]),
  ]);
  return (await listVerdicts(ctx, [verdict.proposal_id]))[0]!;
}
