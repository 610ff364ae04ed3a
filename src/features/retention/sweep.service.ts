import { createCtx, type Ctx, deriveCtx, systemActor } from "../../platform/context.ts";
import { inEachDatabase } from "../../platform/each-database.ts";
import { sweepVerifications } from "../verification/verification-retention.service.ts";
import { postponeFailedPurge, purgeCase } from "./purge.service.ts";
import { listFilesOfRetained } from "./retained-files.service.ts";
import { listDueReports, listUnlistedReports } from "./retained-reports.store.ts";
import { eraseRetained } from "./retained-reports.service.ts";
import { startsThatAreOver } from "../../domain/retention/retention.rules.ts";
import { retentionPolicy } from "./retention.policy.ts";
import { listDueCases, refreshRetention } from "./retention.store.ts";

/** The most that one sweep does; the next continues. */
export interface SweepLimits {
  readonly dates: number;
  readonly cases: number;
  readonly verifications: number;
}

const SWEEP_LIMITS: SweepLimits = { dates: 500, cases: 20, verifications: 50 };

export interface Swept {
  readonly refreshed: number;
  readonly purged: number;
  readonly kept: number;
  readonly failed: number;
  readonly verifications: number;
}

/**
 * Computes missing dates, then deletes what is due: cases, retained reports, and verifications without a case. Each
 * is found by an index, so a sweep costs the same however many exist, and each is deleted on behalf of its own
 * tenant.
 */
export async function sweepRetention(ctx: Ctx, limits: SweepLimits = SWEEP_LIMITS): Promise<Swept> {
  const refreshed = await refreshRetention(ctx, limits.dates);
  const counts = { purged: 0, kept: 0, failed: 0 };
  for (const { tenantId, workflowId } of await listDueCases(ctx, limits.cases)) {
    const ofTenant = onBehalfOf(ctx, tenantId);
    try {
      counts[await purgeCase(ofTenant, workflowId)]++;
    } catch (error) {
      counts.failed++;
      await postponeFailedPurge(ofTenant, workflowId, error);
    }
  }
  for (const retained of await listUnlistedReports(ctx, limits.cases)) {
    await listFilesOfRetained(onBehalfOf(ctx, retained.tenantId), retained);
  }
  for (const retained of await listDueReports(ctx, limits.cases)) {
    await eraseRetained(onBehalfOf(ctx, retained.tenantId), retained);
  }
  const over = startsThatAreOver(retentionPolicy(ctx.settings), ctx.now());
  const verifications = await sweepVerifications(ctx, over, limits.verifications);
  const swept = { refreshed, ...counts, verifications };
  if (Object.values(swept).some((n) => n > 0)) ctx.log.info("retention_swept", swept);
  return swept;
}

/**
 * Runs the sweep by an operator's request. It works for every tenant and reveals nothing about any, not even its
 * cost: it has a meter of its own.
 */
export async function sweepNow(ctx: Ctx): Promise<{ status: "swept" }> {
  const { env, requestId, waitUntil } = ctx;
  const apart = createCtx(env, { actor: systemActor(""), requestId, waitUntil });
  for (const one of inEachDatabase(apart)) await sweepRetention(one);
  return { status: "swept" };
}

const onBehalfOf = (ctx: Ctx, tenantId: string): Ctx => deriveCtx(ctx, { actor: systemActor(tenantId) });
