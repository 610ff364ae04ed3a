import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { readJudgedCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { reach, readOr, write } from "./availability.ts";
import { findCompanyContext, saveCompanyContext } from "./company-context.store.ts";
import { CONFIDENCE_OFF, scoreConfidence } from "./confidence.rules.ts";
import { scheduleMemoryWork } from "./memory-worker.client.ts";
import { unreadableJurisdictions } from "../../domain/diligence/company-context.rules.ts";
import { type CompanyContext, type ConfidenceScore, SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { tightenPolicy } from "../policy/policy.service.ts";
import { scopeTags } from "./narrative.rules.ts";
import { countOfficers } from "./passages.store.ts";
import { findBlock } from "./blocks.store.ts";
import { PREFERENCES, styleIn } from "./preferences.rules.ts";
import { summarise } from "./preferred-summary.rules.ts";
import { withoutMemorySentence } from "../../domain/memory/printed.rules.ts";
import { readProcedures } from "./procedures.rules.ts";
import { readStanding } from "./recall.store.ts";
import {
  type CountByCategory,
  deleteAllSignals,
  listSignalsOfCase,
  readSignalStatus,
  type SignalRow,
} from "./signals.store.ts";

export { captureDecisionSignal } from "./signals.service.ts";

const RECENT_SIGNALS = 10;
const SUMMARY_MAX_CHARS = 500;

/** The state of memory. Answers even when everything fails. */
export async function readStatus(ctx: Ctx) {
  const { SIGNAL_CAPTURE_ENABLED, MEMSTORE_ENABLED } = ctx.settings;
  const [signals, officers] = await Promise.all([
    readSignalStatus(ctx, RECENT_SIGNALS).catch((error: unknown) => {
      ctx.log.warn("signals_not_read", { class: errorClass(error) });
      return { byCategory: {}, recent: [] };
    }),
    readOr<number | null>(ctx, null, () => countOfficers(ctx)),
  ]);
  return {
    signal_capture_enabled: SIGNAL_CAPTURE_ENABLED,
    memstore_enabled: MEMSTORE_ENABLED,
    signals: {
      total: sum(signals.byCategory),
      by_category: signals.byCategory,
      recent: signals.recent.map((signal) => {
        const { memstore_synced: _, ...shown } = signalView(signal);
        return shown;
      }),
    },
    memstore: { connected: officers !== null, officer_agents: officers ?? 0 },
  };
}

/**
 * Deletes every signal of the tenant, for demonstrations; blocks and passages stay.
 * @throws DomainError `forbidden` outside of a demonstration, `memory_unavailable`.
 */
export async function resetMemory(ctx: Ctx) {
  if (!ctx.settings.DEMO_MODE) throw new DomainError("forbidden", "Signals can be deleted only in demo mode.");
  // It stores signals that the previous version buffered, which would otherwise appear after the reset.
  await reach(ctx, () => scheduleMemoryWork(ctx));
  const agents = await readOr(ctx, 0, () => countOfficers(ctx));
  const signals = await reach(ctx, () => deleteAllSignals(ctx));
  return { status: "reset_complete" as const, cleared: { signal_events: signals, memstore_agents: agents } };
}

/**
 * Officers' signals on a case, and what its last investigation used from memory.
 * @throws DomainError `provisional_decision_needed`; `memory_unavailable`: otherwise a failure would look like "no signals".
 */
export async function readCaseStory(ctx: Ctx, { workflowId }: CaseSummary) {
  const [signals, { record }, preferred] = await Promise.all([
    reach(ctx, () => listSignalsOfCase(ctx, workflowId)),
    readJudgedCase(ctx, workflowId),
    readOr(ctx, undefined, () => findBlock(ctx, ctx.actor.id, PREFERENCES)),
  ]);
  const style = styleIn(preferred?.value ?? null);
  const latest = record.investigations.at(-1);
  const written = latest === undefined ? "" : withoutMemorySentence(latest).summary;
  const summary = style === null ? written : summarise(record, style, ctx.now());
  const synced = signals.filter((signal) => signal.isIngested).length;
  const byCategory: CountByCategory = {};
  for (const { category } of signals) byCategory[category] = (byCategory[category] ?? 0) + 1;
  return {
    workflow_id: workflowId,
    signals: { total: signals.length, by_category: byCategory, items: signals.map(signalView) },
    ai_context: {
      rules_applied: latest?.memory?.rules_applied ?? 0,
      passages_matched: latest?.memory?.passages_matched ?? 0,
      confidence_at_review: latest?.memory?.confidence_at_review ?? null,
      synthesis_summary: summary.slice(0, SUMMARY_MAX_CHARS).toWellFormed(),
      model_used: latest?.model_used ?? "",
    },
    learned: {
      total_captured: signals.length,
      synced_to_memstore: synced,
      pending_sync: signals.length - synced,
      categories: Object.keys(byCategory).toSorted(),
    },
  };
}

const signalView = (signal: SignalRow) => ({
  signal_type: signal.signalType,
  category: signal.category,
  safety_class: signal.safetyClass,
  source: signal.source,
  memstore_synced: signal.isIngested,
  created_at: signal.createdAt,
});

const sum = (counts: CountByCategory): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** How well memory knows an officer; with a template or country, counting only passages with those tags. */
export async function readConfidence(
  ctx: Ctx,
  officerId: string,
  scope: { readonly templateId: string | null; readonly country: string | null },
): Promise<ConfidenceScore> {
  if (!ctx.settings.MEMSTORE_ENABLED) return CONFIDENCE_OFF;
  const nothing = { procedures: [], preferences: [], passages: 0 };
  const standing = await readOr(ctx, nothing, () => readStanding(ctx, [officerId], scopeTags(scope)));
  const { rules } = readProcedures(standing.procedures[0]?.value ?? null);
  return scoreConfidence(rules.length, standing.passages);
}

export async function readCompanyContext(ctx: Ctx, officerId: string) {
  const context = await readOr(ctx, undefined, () => findCompanyContext(ctx, officerId));
  return {
    company_context: context ? { ...context, status: "configured" as const } : { status: "not_configured" as const },
  };
}

/**
 * Stores a context. The tenant's own also tightens the policy: what is stored there has an effect.
 * @throws DomainError `validation_failed` for a jurisdiction that names no country, `memory_unavailable`.
 */
export async function writeCompanyContext(ctx: Ctx, officerId: string, context: CompanyContext) {
  const unreadable = unreadableJurisdictions(context);
  if (unreadable.length > 0) {
    const message = `These are not countries: ${unreadable.join(", ")}.`;
    throw new DomainError("validation_failed", message, {
      errors: [{ path: "prohibited_jurisdictions", code: "unknown_country", message }],
    });
  }
  await write(ctx, () => saveCompanyContext(ctx, officerId, context));
  if (officerId === SHARED_OFFICER) await tightenPolicy(ctx, context);
  return { success: true as const };
}
