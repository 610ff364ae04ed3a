import { companyId, evaluateEntity, recordScanInGraph } from "../../graph/index.ts";
import { HOUR_MS, isoTime } from "../../platform/clock.ts";
import { type Ctx, deriveCtx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { errorClass } from "../../platform/logger.ts";
import { isSample } from "../../sources/index.ts";
import type { MediaHit, SourceCall } from "../../sources/types.ts";
import { updateAlertsAround } from "../alerts/detection.service.ts";
import { isClearedSince } from "../decisions/cleared-hits.store.ts";
import { observeCompany } from "./observation.service.ts";
import { concludeScan, knownEntry } from "./scan.rules.ts";
import type { LookingTier, ScanFindings, ScanGrounds, ScanOrder, ScanResult } from "./scan.model.ts";
import { findNewestScan, findScan, insertScan, listScans, type StoredScan } from "./scans.store.ts";
import { writeSynthesis } from "./synthesis.service.ts";

/** How long all sources of a scan together may take. */
const TIMEOUT_MS: Readonly<Record<LookingTier, number>> = { 1: 8_000, 2: 12_000 };
const MODEL_TIMEOUT_MS = 8_000;

/** A scan that an officer asks for. Its execution is named first, so that a request that is sent again finds it. */
export const newOrder = (ctx: Ctx, number: string, segmentId: string | null): ScanOrder => ({
  executionId: ctx.newId(),
  number,
  segmentId,
  orderedBy: ctx.actor.id,
  portfolio: null,
});

/** Tier 0: what the graph alone says, in two round trips. The same execution again is one scan. */
export async function evaluateNumber(ctx: Ctx, order: ScanOrder) {
  const { score, degree, investigations, parts } = await evaluateEntity(ctx, companyId("BE", order.number));
  await commit(ctx.db, [insertScan(ctx, { order, tier: 0, evalScore: score, findings: null })]);
  return {
    registration_number: order.number,
    eval_score: score,
    graph_degree: degree,
    cross_investigation_count: investigations,
    above_threshold: score > ctx.settings.SCAN_EVAL_THRESHOLD,
    eval_reasons: parts,
    segment_id: order.segmentId,
  };
}

/** Tier 1 or 2, from the cache where that has a recent one. */
export async function scanCompany(ctx: Ctx, order: ScanOrder, tier: LookingTier): Promise<ScanResult> {
  const kept = await findStoredScan(ctx, order.number, tier);
  // Its own, where an earlier try of the request stored it, is not one from the cache.
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
 * A scan that may serve again: of this tier, young enough, and with no word from an officer since on a match that
 * it counted.
 */
export async function findStoredScan(ctx: Ctx, number: string, tier: LookingTier) {
  const notBeforeMs = ctx.now().getTime() - ctx.settings.SCAN_CACHE_HOURS * HOUR_MS;
  const kept = await findNewestScan(ctx, number, tier, notBeforeMs);
  if (!kept?.findings) return null;
  const { sanctions_exact_matches: exact, sanctions_fuzzy_matches: near } = kept.findings;
  const mayHaveBeenCleared = exact + near > 0 && (await isClearedSince(ctx, isoTime(new Date(kept.scannedAtMs))));
  return mayHaveBeenCleared ? null : kept;
}

/**
 * Tier 1 or 2, whatever the cache has.
 * @param fresh every source is asked again too, even where an answer of it was kept.
 */
export async function runCompanyScan(
  ctx: Ctx,
  order: ScanOrder,
  tier: LookingTier,
  { fresh }: { readonly fresh: boolean },
): Promise<ScanResult> {
  const done = await findScan(ctx, order.executionId);
  if (done) return toResult(done);
  const { findings, grounds } = await runScan(ctx, order, tier, { fresh, timeoutMs: TIMEOUT_MS[tier] });
  await commit(ctx.db, [insertScan(ctx, { order, tier, evalScore: findings.eval_score, findings, grounds })]);
  return toResult((await findScan(ctx, order.executionId))!);
}

export interface ScanWork {
  readonly findings: ScanFindings;
  readonly grounds: ScanGrounds;
}

/**
 * Looks, lets the graph learn, and scores what it then knows. Nothing here is a scan yet: that is the row its
 * caller writes. Done again it leaves no second trace.
 */
export async function runScan(
  ctx: Ctx,
  order: ScanOrder,
  tier: LookingTier,
  { fresh, timeoutMs }: { readonly fresh: boolean; readonly timeoutMs: number },
): Promise<ScanWork> {
  const call: SourceCall = {
    // Ids of its own, so that those of the request stay the same however many answers come.
    ctx: deriveCtx(ctx, { idSeed: order.executionId }),
    evidencePrefix: evidencePrefix(order),
    signal: AbortSignal.timeout(timeoutMs),
    deadline: new Date(ctx.now().getTime() + timeoutMs),
    fresh,
  };
  const { number } = order;
  const seen = await observeCompany(call, number, tier);
  const entry = knownEntry(seen.registry);
  await recordScanInGraph(ctx, {
    number,
    observedAt: isoTime(ctx.now()),
    registry: entry && { entry, evidence: seen.registry.evidence },
    screened: (name) => seen.screened?.wordOn(name) ?? null,
    portfolio: order.portfolio,
  });
  ctx.waitUntil(findPatterns(ctx, number));
  const conclusion = concludeScan({
    ...seen,
    number,
    tier,
    matches: seen.screened?.matches ?? null,
    evaluation: await evaluateEntity(ctx, companyId("BE", number)),
    evalThreshold: ctx.settings.SCAN_EVAL_THRESHOLD,
    sample: isSample(ctx, "kbo"),
  });
  const { tokens_used, ...texts } = await write(ctx, tier, conclusion, hitsOf(seen.media));
  return {
    findings: { ...conclusion, ...texts },
    grounds: { evidence: seen.evidence, lists: seen.screened?.lists ?? [], tokens_used },
  };
}

/** What a scan teaches the graph may complete a pattern. It is looked for again with every case and scan there. */
async function findPatterns(ctx: Ctx, number: string): Promise<void> {
  try {
    await updateAlertsAround(ctx, companyId("BE", number));
  } catch (error) {
    ctx.log.warn("patterns_not_looked_for", { class: errorClass(error) });
  }
}

/** Where the raw answers of a scan are kept. */
export const evidencePrefix = ({ executionId }: Pick<ScanOrder, "executionId">): string => `scans/${executionId}`;

const hitsOf = (media: Awaited<ReturnType<typeof observeCompany>>["media"]): readonly MediaHit[] =>
  media?.outcome === "known" ? media.value.hits : [];

async function write(
  ctx: Ctx,
  tier: LookingTier,
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
    scan_cost_cents: row.costCents,
    segment_id: row.segmentId,
  }));
}
