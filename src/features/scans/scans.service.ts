import { companyId, evaluateEntity, recordScanInGraph } from "../../graph/index.ts";
import { HOUR_MS, isoTime } from "../../platform/clock.ts";
import { type Ctx, deriveCtx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { errorClass } from "../../platform/logger.ts";
import { isConfigured, isSample } from "../../sources/index.ts";
import type { MediaHit } from "../../sources/media-answer.ts";
import type { SourceCall } from "../../sources/types.ts";
import { updateAlertsAround } from "../alerts/detection.service.ts";
import { notifyLinkedCases } from "../alerts/network.service.ts";
import { isClearedSince } from "../decisions/cleared-hits.store.ts";
import { observeCompany } from "./observation.service.ts";
import { clearedIn, reasonsOf } from "./scan-reasons.rules.ts";
import { concludeScan, knownEntry } from "./scan.rules.ts";
import type { QueryTier, ScanFindings, ScanGrounds, ScanOrder, ScanResult, StoredScan } from "./scan.model.ts";
import { findNewestScan, findScan, insertScan, listScans } from "./scans.store.ts";
import { writeSynthesis } from "./synthesis.service.ts";

/** Time limit of all sources of a scan together. */
const TIMEOUT_MS: Readonly<Record<QueryTier, number>> = { 1: 8_000, 2: 12_000 };
const MODEL_TIMEOUT_MS = 8_000;

/** A new order. Its execution id is set first, so that a repeated request finds its scan. */
export const newOrder = (ctx: Ctx, number: string, segmentId: string | null): ScanOrder => ({
  executionId: ctx.newId(),
  number,
  segmentId,
  orderedBy: ctx.actor.id,
  portfolio: null,
});

/** Tier 0: the graph's evaluation, in two round trips. Idempotent by execution. */
export async function evaluateNumber(ctx: Ctx, order: ScanOrder) {
  const { score, degree, investigations, parts, isUnknown } = await evaluateEntity(ctx, companyId("BE", order.number));
  await commit(ctx.db, [insertScan(ctx, { order, tier: 0, evalScore: score, findings: null })]);
  return {
    registration_number: order.number,
    eval_score: score,
    graph_degree: degree,
    cross_investigation_count: investigations,
    above_threshold: score > ctx.settings.SCAN_EVAL_THRESHOLD,
    eval_reasons: parts,
    unknown_fields: isUnknown ? ["eval_score", "above_threshold"] : [],
    reasons: isUnknown ? ["Nothing is known of this company: its score says nothing. Scan it at tier 1."] : [],
    segment_id: order.segmentId,
  };
}

/** Tier 1 or 2, from a recent stored scan when there is one. */
export async function scanCompany(ctx: Ctx, order: ScanOrder, tier: QueryTier): Promise<ScanResult> {
  const kept = await findStoredScan(ctx, order.number, tier);
  // A scan that an earlier attempt of this request stored is not a cached one.
  if (!kept || kept.executionId === order.executionId) return runCompanyScan(ctx, order, tier, { fresh: false });
  return cachedResult(kept, order);
}

export const cachedResult = (kept: StoredScan, { segmentId }: Pick<ScanOrder, "segmentId">): ScanResult => ({
  ...toResult(kept),
  segment_id: segmentId ?? kept.segmentId,
  scan_cost_cents: 0,
  cached: true,
});

/**
 * A stored scan that can be reused: of this tier, recent enough, complete, and without a clearing of a counted match
 * since. A scan that a source failed is only in the history, and so is one that rests on a clearing: an officer may have
 * confirmed the match since.
 */
export async function findStoredScan(ctx: Ctx, number: string, tier: QueryTier) {
  const notBeforeMs = ctx.now().getTime() - ctx.settings.SCAN_CACHE_HOURS * HOUR_MS;
  const kept = await findNewestScan(ctx, number, tier, notBeforeMs);
  if (!kept?.findings || !isComplete(ctx, kept.findings)) return null;
  const { sanctions_exact_matches: exact, sanctions_fuzzy_matches: near, other_matches: others = [] } = kept.findings;
  if (clearedIn(kept.findings) > 0) return null;
  const mayHaveBeenCleared =
    exact + near + others.length > 0 && (await isClearedSince(ctx, isoTime(new Date(kept.scannedAtMs))));
  return mayHaveBeenCleared ? null : kept;
}

/** Every source answered, save those that are not set up here. Not known of scans of earlier versions. */
const isComplete = (ctx: Ctx, { unanswered_sources: unanswered }: ScanFindings): boolean =>
  unanswered?.every(({ failed, source }) => !failed && (source === "screening" || !isConfigured(ctx, source))) ?? false;

/** Tier 1 or 2, without reusing a stored scan. @param fresh queries every source again, ignoring cached answers. */
export async function runCompanyScan(
  ctx: Ctx,
  order: ScanOrder,
  tier: QueryTier,
  { fresh }: { readonly fresh: boolean },
): Promise<ScanResult> {
  const done = await findScan(ctx, order.executionId);
  if (done) return toResult(done);
  const { findings, grounds } = await runScan(ctx, order, tier, {
    fresh,
    timeoutMs: TIMEOUT_MS[tier],
    background: false,
  });
  await commit(ctx.db, [insertScan(ctx, { order, tier, evalScore: findings.eval_score, findings, grounds })]);
  return toResult((await findScan(ctx, order.executionId))!);
}

export interface ScanWork {
  readonly findings: ScanFindings;
  readonly grounds: ScanGrounds;
}

export interface ScanPace {
  /** Queries every source again, ignoring cached answers. */
  readonly fresh: boolean;
  readonly timeoutMs: number;
  /** Lets the requests of others to the same source go first. */
  readonly background: boolean;
}

/** Queries the sources, updates the graph and scores the result. The caller writes the scan's row. Idempotent. */
export async function runScan(
  ctx: Ctx,
  order: ScanOrder,
  tier: QueryTier,
  { fresh, timeoutMs, background }: ScanPace,
): Promise<ScanWork> {
  const call: SourceCall = {
    // Ids of the observations come from the execution, so that those of the request do not depend on the number of
    // answers.
    ctx: deriveCtx(ctx, { idSeed: order.executionId }),
    evidencePrefix: evidencePrefix(order),
    signal: AbortSignal.timeout(timeoutMs),
    deadline: new Date(ctx.now().getTime() + timeoutMs),
    fresh,
    background,
  };
  const { number } = order;
  const seen = await observeCompany(call, number, tier);
  const entry = knownEntry(seen.registry);
  const screened = seen.screened?.outcome === "known" ? seen.screened.value : null;
  await recordScanInGraph(ctx, {
    number,
    observedAt: isoTime(ctx.now()),
    registry: entry && { entry, evidence: seen.registry.evidence },
    screened: (name) => screened?.wordOn(name) ?? null,
    portfolio: order.portfolio,
  });
  ctx.waitUntil(findPatterns(ctx, number));
  const conclusion = concludeScan({
    ...seen,
    number,
    tier,
    screening: seen.screened,
    evaluation: await evaluateEntity(ctx, companyId("BE", number)),
    evalThreshold: ctx.settings.SCAN_EVAL_THRESHOLD,
    sample: isSample(ctx, "kbo"),
  });
  const { tokens_used, ...texts } = await write(ctx, tier, conclusion, hitsOf(seen.media));
  return {
    findings: { ...conclusion, ...texts },
    grounds: { evidence: seen.evidence, lists: screened?.lists ?? [], tokens_used },
  };
}

/** Failure is harmless: every case and scan there searches for patterns again. */
async function findPatterns(ctx: Ctx, number: string): Promise<void> {
  try {
    await updateAlertsAround(ctx, companyId("BE", number));
    await notifyLinkedCases(ctx, null);
  } catch (error) {
    ctx.log.warn("patterns_not_looked_for", { class: errorClass(error) });
  }
}

/** Prefix of a scan's raw answers. */
export const evidencePrefix = ({ executionId }: Pick<ScanOrder, "executionId">): string => `scans/${executionId}`;

const hitsOf = (media: Awaited<ReturnType<typeof observeCompany>>["media"]): readonly MediaHit[] =>
  media?.outcome === "known" ? media.value.hits : [];

async function write(
  ctx: Ctx,
  tier: QueryTier,
  conclusion: Parameters<typeof writeSynthesis>[1],
  hits: readonly MediaHit[],
) {
  if (tier === 1) return { adverse_media_summary: "", synthesis_summary: "", model_used: null, tokens_used: 0 };
  return writeSynthesis(ctx, conclusion, hits, AbortSignal.timeout(MODEL_TIMEOUT_MS));
}

export function toResult({ scanId, scannedAtMs, segmentId, findings }: StoredScan): ScanResult {
  return {
    scan_id: scanId,
    ...findings!,
    unanswered_sources: findings!.unanswered_sources ?? null,
    cleared_matches: findings!.cleared_matches ?? null,
    reasons: reasonsOf(findings!),
    segment_id: segmentId,
    scanned_at: isoTime(new Date(scannedAtMs)),
    cached: false,
  };
}

/** All scans of a number, newest first. */
export async function listHistory(ctx: Ctx, number: string) {
  const rows = await listScans(ctx, number);
  return rows.map((row) => ({
    scan_id: row.scanId,
    registration_number: row.number,
    tier: row.tier,
    risk_tier: row.riskTier,
    confidence: row.confidence,
    eval_score: row.evalScore,
    scanned_at: isoTime(new Date(row.scannedAtMs)),
    flags: row.flags,
    unanswered_sources: row.unanswered,
    scan_cost_cents: row.costCents,
    segment_id: row.segmentId,
  }));
}
