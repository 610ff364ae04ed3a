import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { findInAnyDatabase } from "../../platform/each-database.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import { cases } from "../cases/cases.tables.ts";
import { emptyEvent, publishWrites } from "../event-feed/publish.store.ts";
import type { Verification } from "../../domain/verification/verification.model.ts";
import { verifications as rows, webhookDeliveries } from "./verification.tables.ts";

/** A stored verification with its evidence. */
export interface StoredVerification {
  readonly answer: Verification;
  readonly evidence: readonly EvidenceRef[];
  /** Facts for the profile of its case; empty without a case. */
  readonly facts: readonly FactDraft[];
  readonly keyId: string;
  readonly requestorId: string;
  readonly keyRequestorId: string;
  readonly workflowId: string | null;
}

/**
 * Stores a verification under its id. The first one stays, so that a repeated request gets the same answer. Null
 * when its case was deleted.
 */
export async function insertVerification(ctx: Ctx, kept: StoredVerification): Promise<StoredVerification | null> {
  const { answer, evidence, facts, ...rest } = kept;
  const row = {
    verificationId: answer.verification_id,
    tenantId: ctx.actor.tenantId,
    ...rest,
    verifiedAt: answer.timestamp,
    answer: JSON.stringify(answer),
    evidence: JSON.stringify(evidence),
    facts: JSON.stringify(facts),
    published: kept.workflowId === null ? 1 : 0,
  };
  const isCaseThere = sql`SELECT 1 FROM ${cases}
    WHERE ${eq(cases.workflowId, row.workflowId ?? "")} AND ${eq(cases.tenantId, row.tenantId)}`;
  const results = await commit(ctx.db, [
    ctx.db
      .insert(rows)
      .select(
        sql`SELECT ${row.verificationId}, ${row.tenantId}, ${row.keyId}, ${row.requestorId}, ${row.keyRequestorId},
          ${row.workflowId}, ${row.verifiedAt}, ${row.answer}, ${row.evidence}, ${row.facts}, ${row.published}
          WHERE ${row.workflowId} IS NULL OR EXISTS (${isCaseThere})`,
      )
      .onConflictDoNothing(),
    ...eventOf(ctx, row.verificationId),
    ctx.db.run(sql`SELECT answer, evidence, facts, key_id AS keyId, requestor_id AS requestorId,
        key_requestor_id AS keyRequestorId, workflow_id AS workflowId
      FROM verifications WHERE verification_id = ${row.verificationId} AND tenant_id = ${row.tenantId}`),
  ]);
  const [found] = results.at(-1)!.results as Parameters<typeof toStored>;
  return found ? toStored(found) : null;
}

/** A published verification that a partner ordered, by any of its keys. */
export async function findVerification(
  ctx: Ctx,
  verificationId: string,
  keyRequestorId: string,
): Promise<StoredVerification | null> {
  const found = await ctx.db
    .select()
    .from(rows)
    .where(and(ofId(verificationId), ofTenant(ctx), eq(rows.keyRequestorId, keyRequestorId), eq(rows.published, true)));
  return found[0] ? toStored(found[0]) : null;
}

/** The newest verification of a case. Takes no tenant: the workflow_id is the whole credential. */
export async function findNewestOfCase(ctx: Ctx, workflowId: string): Promise<Verification | null> {
  const newest = async ({ db }: Ctx) => {
    const [row] = await db
      .select({ answer: rows.answer, tenantId: rows.tenantId })
      .from(rows)
      .where(and(eq(rows.workflowId, workflowId), eq(rows.published, true)))
      .orderBy(desc(rows.verifiedAt))
      .limit(1);
    return row;
  };
  const found = await findInAnyDatabase(ctx, newest, ({ tenantId }) => tenantId);
  return found ? (JSON.parse(found.answer) as Verification) : null;
}

/** Publishes a verification that its case has recorded, with its event. Idempotent. */
export async function publishVerification(ctx: Ctx, verificationId: string): Promise<void> {
  await commit(ctx.db, [
    ctx.db
      .update(rows)
      .set({ published: true })
      .where(and(ofId(verificationId), ofTenant(ctx))),
    ...eventOf(ctx, verificationId),
  ]);
}

/** The event of a published verification. */
function eventOf(ctx: Ctx, verificationId: string): BatchItem<"sqlite">[] {
  const published = (column: SQL) =>
    sql`(SELECT ${column} FROM verifications v WHERE v.verification_id = ${verificationId}
      AND v.tenant_id = ${ctx.actor.tenantId} AND v.published = 1)`;
  return publishWrites(ctx, {
    key: published(sql`v.verification_id`),
    type: "verification.completed",
    at: published(sql`v.verified_at`),
    ids: published(
      sql`json_patch(json_object('verification_id', v.verification_id), json_object('workflow_id', v.workflow_id))`,
    ),
  });
}

/** Withdraws a verification that its case refused. */
export async function withdrawVerification(ctx: Ctx, verificationId: string): Promise<void> {
  await ctx.db.delete(rows).where(and(ofId(verificationId), ofTenant(ctx), eq(rows.published, false)));
}

/** Deletes the verifications of a case and their callbacks, in the batch of its deletion. */
export function deleteVerificationRows(ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] {
  return [
    ctx.db.delete(rows).where(and(eq(rows.workflowId, workflowId), ofTenant(ctx))),
    ctx.db
      .delete(webhookDeliveries)
      .where(and(eq(webhookDeliveries.workflowId, workflowId), eq(webhookDeliveries.tenantId, ctx.actor.tenantId))),
  ];
}

/** Verifications of every tenant without a case, made within a range of days, oldest first. */
export const listLoneVerifications = (
  ctx: Ctx,
  { from, before }: { readonly from: string | null; readonly before: string },
  limit: number,
): Promise<{ tenantId: string; verificationId: string; verifiedAt: string }[]> =>
  ctx.db.all(sql`SELECT tenant_id AS tenantId, verification_id AS verificationId, verified_at AS verifiedAt
    FROM verifications WHERE workflow_id IS NULL AND verified_at >= ${from ?? ""} AND verified_at < ${before}
    ORDER BY verified_at ${atMost(limit)}`);

/** Deletes a verification without a case, and the rows of its callbacks. */
export const deleteLoneVerification = (ctx: Ctx, verificationId: string): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`DELETE FROM webhook_deliveries WHERE verification_id = ${verificationId} AND workflow_id IS NULL
    AND tenant_id = ${ctx.actor.tenantId}`),
  ctx.db.delete(rows).where(and(ofId(verificationId), ofTenant(ctx), isNull(rows.workflowId))),
  emptyEvent(ctx, "verification.completed", verificationId),
];

const ofId = (verificationId: string) => eq(rows.verificationId, verificationId);
const ofTenant = (ctx: Ctx) => eq(rows.tenantId, ctx.actor.tenantId);

const toStored = (
  row: Omit<typeof rows.$inferSelect, "tenantId" | "verificationId" | "verifiedAt" | "published">,
): StoredVerification => ({
  answer: JSON.parse(row.answer) as Verification,
  evidence: JSON.parse(row.evidence) as EvidenceRef[],
  facts: JSON.parse(row.facts) as FactDraft[],
  keyId: row.keyId,
  requestorId: row.requestorId,
  keyRequestorId: row.keyRequestorId,
  workflowId: row.workflowId,
});
