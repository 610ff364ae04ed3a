import { tryNotifyLinkedCases } from "../features/alerts/network.service.ts";
import { listMarkedTenants } from "../features/alerts/network.store.ts";
import { reviewDueAlerts, updateAlertsOfCase } from "../features/alerts/detection.service.ts";
import { anchorDaily } from "../features/audit-chains/anchor.service.ts";
import { stampAnchors } from "../features/audit-chains/time-stamp.service.ts";
import { findStop } from "../features/config/misconfiguration.service.ts";
import { tidyImports } from "../features/imports/platform-imports.service.ts";
import { scheduleDownloads } from "../features/list-downloads/list-downloader.client.ts";
import { wakeMonitor } from "../features/monitoring/monitor.client.ts";
import { indexBacklogOfAll } from "../features/regulatory/legal-bases.service.ts";
import { sweepRetention } from "../features/retention/sweep.service.ts";
import { sweepUnusedReadings } from "../features/readings/reading-deletion.service.ts";
import { addDays, isoTime } from "../platform/clock.ts";
import { createCtx, type Ctx, systemActor } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { inEachDatabase } from "../platform/each-database.ts";
import { continueMoves } from "../features/tenancy/move.service.ts";
import { dropExpiredKeys, listChangedCases, listTenantsWithDueAlerts } from "./housekeeping.store.ts";
import { checkListAge } from "./list-age.ts";
import { observeJob } from "./observe-job.ts";
import { enterKnownCases } from "./case-directory.ts";
import { digitsAt, emptyQuarantine, quarantineOrphans, sliceAt } from "./orphaned-evidence.ts";

/** Cases checked again in one sweep. Every change triggers a check of its own, so this only finds lost ones. */
const CASES_A_SWEEP = 100;
const TENANTS_A_SWEEP = 100;
const CHANGED_WITHIN_DAYS = 2;
/** How long one sweep evaluates alerts that are due. */
const REVIEWS_MS = 20_000;
const KEYS_A_SWEEP = 1_000;
/** Cases of earlier versions whose legal bases one sweep indexes. */
const BACKLOG_A_SWEEP = 100;

/** The scheduled jobs. Nothing depends on them alone: locally no schedule fires. */
export async function runScheduled(env: Env, execution: ExecutionContext): Promise<void> {
  // The next run does what this one leaves: nothing depends on one run.
  if ((await findStop(env)) !== null) return;
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const ctx = createCtx(env, { actor: systemActor(""), waitUntil });
  const databases = inEachDatabase(ctx);
  await observeJob(ctx, "continue_moves", () => continueMoves(ctx));
  await observeJob(ctx, "wake_monitor", async () => {
    await wakeMonitor(ctx);
    return databases.length;
  });
  await observeJob(ctx, "schedule_list_downloads", () => scheduleDownloads(ctx));
  await observeJob(ctx, "drop_expired_keys", () => sumOver(databases, (one) => dropExpiredKeys(one, KEYS_A_SWEEP)));
  await observeJob(ctx, "check_list_age", () => checkListAge(ctx));
  await observeJob(ctx, "tidy_imports", () => tidyImports(ctx));
  await observeJob(ctx, "sweep_retention", () => sumOver(databases, async (one) => (await sweepRetention(one)).purged));
  // Before the evidence job, which then finds the new entries in the same run.
  await observeJob(ctx, "enter_cases", () => enterKnownCases(ctx, digitsAt(ctx.now())));
  await observeJob(ctx, "quarantine_evidence", () => quarantineOrphans(ctx, sliceAt(ctx.now())));
  await observeJob(ctx, "empty_quarantine", () => emptyQuarantine(ctx));
  await observeJob(ctx, "delete_unused_readings", () => sumOver(databases, sweepUnusedReadings));
  await observeJob(ctx, "index_legal_bases", () =>
    sumOver(databases, (one) => indexBacklogOfAll(one, BACKLOG_A_SWEEP)),
  );
  await observeJob(ctx, "anchor_heads", () => anchorDaily(ctx));
  await observeJob(ctx, "stamp_anchors", () => stampAnchors(ctx));
  await observeJob(ctx, "sweep_alerts", async () => {
    const since = isoTime(addDays(ctx.now(), -CHANGED_WITHIN_DAYS));
    const changed = (await Promise.all(databases.map((one) => listChangedCases(one, since, CASES_A_SWEEP)))).flat();
    for (const { tenantId, caseId } of changed) {
      const ofTenant = createCtx(env, { actor: systemActor(tenantId), about: { case_id: caseId }, waitUntil });
      await updateAlertsOfCase(ofTenant, caseId).catch((error: unknown) => {
        ofTenant.log.warn("sweep_failed", { class: errorClass(error) });
      });
    }
    const due = (await Promise.all(databases.map((one) => listTenantsWithDueAlerts(one, TENANTS_A_SWEEP)))).flat();
    await reviewInTurns(due.map((tenantId) => createCtx(env, { actor: systemActor(tenantId), waitUntil })));
    return changed.length + due.length;
  });
  await observeJob(ctx, "notify_cases_of_alerts", async () => {
    const tenants = (await Promise.all(databases.map((one) => listMarkedTenants(one, TENANTS_A_SWEEP)))).flat();
    for (const tenantId of tenants) {
      await tryNotifyLinkedCases(createCtx(env, { actor: systemActor(tenantId), waitUntil }));
    }
    return tenants.length;
  });
}

/** Some due alerts of each tenant in turn, until none is due or the time is up: no tenant waits for all of another. */
async function reviewInTurns(tenants: readonly Ctx[]): Promise<void> {
  const [first] = tenants;
  const endsAt = (first?.now().getTime() ?? 0) + REVIEWS_MS;
  for (let waiting = tenants; waiting.length > 0;) {
    const more: Ctx[] = [];
    for (const ctx of waiting) {
      if (ctx.now().getTime() >= endsAt) return;
      if (await reviewDueAlerts(ctx)) more.push(ctx);
    }
    waiting = more;
  }
}

async function sumOver(databases: readonly Ctx[], work: (ctx: Ctx) => Promise<number>): Promise<number> {
  let sum = 0;
  for (const one of databases) sum += await work(one);
  return sum;
}
