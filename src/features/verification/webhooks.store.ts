import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { WEBHOOK_STATUSES, webhookDeliveries as rows } from "./verification.tables.ts";
import { statusOfJob } from "../../domain/webhooks/delivery.machine.ts";
import type { WebhookJob } from "./webhook.machine.ts";

export type WebhookRow = typeof rows.$inferSelect;

/** Projects a callback's state. A newer row stays. */
export async function projectWebhook(ctx: Ctx, job: WebhookJob): Promise<void> {
  const { origin, pathname } = new URL(job.callbackUrl);
  const row: WebhookRow = {
    webhookId: job.webhookId,
    verificationId: job.verificationId,
    tenantId: job.actor.tenantId,
    keyRequestorId: job.keyRequestorId,
    workflowId: job.linkedCase?.workflowId ?? null,
    url: origin + pathname,
    status: statusOfJob(job),
    attempts: job.attempts,
    lastFailure: job.lastFailure,
    nextAttemptAt: job.dueAtMs === null ? null : isoTime(new Date(job.dueAtMs)),
    createdAt: job.acceptedAt,
    updatedAt: job.updatedAt,
    version: job.version,
  };
  await ctx.db
    .insert(rows)
    .values(row)
    .onConflictDoUpdate({ target: rows.webhookId, set: row, setWhere: sql`excluded.version > ${rows.version}` });
}

/** Callbacks of the tenant, newest first. An unknown status matches none. */
export function listWebhookRows(
  ctx: Ctx,
  filter: { readonly status?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<WebhookRow[]> {
  const status = WEBHOOK_STATUSES.find((known) => known === filter.status);
  if (filter.status !== undefined && status === undefined) return Promise.resolve([]);
  return ctx.db
    .select()
    .from(rows)
    .where(and(ofTenant(ctx), status === undefined ? undefined : eq(rows.status, status)))
    .orderBy(desc(rows.createdAt), rows.webhookId)
    .limit(filter.limit)
    .offset(filter.offset);
}

export async function findWebhookRow(ctx: Ctx, webhookId: string): Promise<WebhookRow | undefined> {
  return (
    await ctx.db
      .select()
      .from(rows)
      .where(and(eq(rows.webhookId, webhookId), ofTenant(ctx)))
  )[0];
}

/** Ids of the callbacks about a case. */
export async function findWebhooksOfCase(ctx: Ctx, workflowId: string): Promise<string[]> {
  const found = await ctx.db
    .select({ id: rows.webhookId })
    .from(rows)
    .where(and(eq(rows.workflowId, workflowId), ofTenant(ctx)));
  return found.map(({ id }) => id);
}

/** Ids of the callbacks about a verification that belongs to no case. */
export async function findWebhooksOfVerification(ctx: Ctx, verificationId: string): Promise<string[]> {
  const found = await ctx.db
    .select({ id: rows.webhookId })
    .from(rows)
    .where(and(eq(rows.verificationId, verificationId), isNull(rows.workflowId), ofTenant(ctx)));
  return found.map(({ id }) => id);
}

const ofTenant = (ctx: Ctx) => eq(rows.tenantId, ctx.actor.tenantId);
