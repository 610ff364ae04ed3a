import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import type { CountedDecision } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  type AutomationState,
  findState,
  findStates,
  insertDecision,
  type ReadState,
  readWindow,
  saveState,
  type TierPlace,
  type WindowEntry,
} from "./automation.store.ts";
import {
  agreementRate,
  agrees,
  tierOfWindow,
  trackRecord,
  wilsonLowerBound,
} from "../../domain/automation/tier.rules.ts";
import { type Tier, TIERS } from "../../domain/automation/tier.model.ts";

const currentTier = (state: Pick<AutomationState, "earnedTier" | "forcedTier">): Tier =>
  state.forcedTier ?? state.earnedTier;

function tierView(state: AutomationState) {
  return {
    ...statsView(state),
    forced_by: state.forcedBy,
    force_reason: state.forceReason,
  };
}

function statsView(state: AutomationState) {
  return {
    officer_id: state.officerId,
    template_id: state.templateId,
    country: state.country,
    current_tier: currentTier(state),
    earned_tier: state.earnedTier,
    forced_tier: state.forcedTier,
    cases_completed: state.casesCompleted,
    agreement_rate: state.agreementRate,
  };
}

export const listTiers = async (ctx: Ctx) => (await findStates(ctx, ctx.actor.id)).map(tierView);

/** @throws DomainError `not_found`. */
export async function readTier(ctx: Ctx, templateId: string, country: string) {
  const state = await findState(ctx, { officerId: ctx.actor.id, templateId, country });
  if (!state) throw notFound("The tier");
  return tierView(state);
}

export async function readStats(ctx: Ctx) {
  const states = await findStates(ctx, ctx.actor.id);
  const count = (tier: Tier) => states.filter((state) => currentTier(state) === tier).length;
  return {
    officer_id: ctx.actor.id,
    tier_counts: Object.fromEntries(TIERS.map((tier) => [tier, count(tier)])) as Record<Tier, number>,
    total_combos: states.length,
    tiers: states.map(statsView),
  };
}

export interface OverrideInput extends TierPlace {
  readonly reason: string;
  readonly forcedTier: Tier;
}

/** Forces a tier until it is released. @throws DomainError `invalid_input` for a blank reason. */
export async function forceTier(ctx: Ctx, { reason, forcedTier, ...place }: OverrideInput) {
  if (reason.trim() === "") throw new DomainError("invalid_input", "An override needs a reason.");
  const force = { forcedTier, forcedBy: ctx.actor.id, forceReason: reason.trim() };
  return tierView(
    await changeState(ctx, place, (counted) => ({
      state: { ...counted, ...force },
      change: { id: ctx.newId(), event: "tier_forced" },
    })),
  );
}

/** Restores the earned tier, computed from the present window. @throws DomainError `not_found`. */
export async function releaseTier(ctx: Ctx, place: TierPlace) {
  const released = { forcedTier: null, forcedBy: null, forceReason: null };
  return tierView(
    await changeState(ctx, place, (counted, before) => {
      if (!before) throw notFound("The tier");
      if (before.forcedTier === null) return { state: before, change: "none" };
      return { state: { ...counted, ...released }, change: { id: ctx.newId(), event: "tier_released" } };
    }),
  );
}

/** Counts an applied decision and updates its officer's tier. Idempotent. */
export async function countDecision(ctx: Ctx, record: CaseRecord, counted: CountedDecision): Promise<void> {
  const { officerId, decision, recommended, decidedAt, blindSample } = counted;
  const place = { officerId, templateId: record.templateId, country: record.country };
  const id = `${record.workflowId}:${decidedAt}`;
  await insertDecision(ctx, {
    ...place,
    id,
    workflowId: record.workflowId,
    decision,
    recommended,
    agreed: agrees(decision, recommended),
    // The sample was drawn by the tier of the case's own officer: a colleague sees one full review of many.
    blindSample: blindSample && officerId === record.createdBy,
    decidedAt,
  });
  await changeState(ctx, place, (state, before) => ({
    state,
    change: state.earnedTier === (before?.earnedTier ?? "full_review") ? null : { id, event: "tier_earned" },
  }));
}

/** The next state; a changed tier is logged with its numbers, `none` changes nothing. */
interface StateChange {
  readonly state: AutomationState;
  readonly change: { readonly id: string; readonly event: string } | "none" | null;
}

/** Recounts the window and writes the next state; starts over when someone else wrote it meanwhile. */
async function changeState(
  ctx: Ctx,
  place: TierPlace,
  change: (counted: AutomationState, before: ReadState | undefined) => StateChange,
): Promise<AutomationState> {
  for (;;) {
    const { window, state: before } = await readWindow(ctx, place);
    const { state: after, change: entry } = change(stateOf(ctx, place, window, before), before);
    if (entry === "none") return after;
    const line = entry && { ...entry, details: numbersOf(after, window, before) };
    if (await saveState(ctx, after, before?.revision ?? 0, line)) return after;
  }
}

/** The tier that an officer works at; full review when nothing is known. */
export async function tierOfOfficer(ctx: Ctx, place: TierPlace): Promise<Tier> {
  const state = await findState(ctx, place);
  return state ? currentTier(state) : "full_review";
}

function stateOf(
  ctx: Ctx,
  place: TierPlace,
  window: readonly WindowEntry[],
  before: AutomationState | undefined,
): AutomationState {
  const record = trackRecord(window);
  return {
    tenantId: ctx.actor.tenantId,
    ...place,
    earnedTier: tierOfWindow(window),
    casesCompleted: record.decisions,
    agreementRate: agreementRate(record),
    forcedTier: before?.forcedTier ?? null,
    forcedBy: before?.forcedBy ?? null,
    forceReason: before?.forceReason ?? null,
    updatedAt: isoTime(ctx.now()),
  };
}

function numbersOf(after: AutomationState, window: readonly WindowEntry[], before: AutomationState | undefined) {
  const record = trackRecord(window);
  return {
    from: before ? currentTier(before) : "full_review",
    to: currentTier(after),
    earned_tier: after.earnedTier,
    ...record,
    lower_bound: wilsonLowerBound(record),
    blind: trackRecord(window.filter((entry) => entry.blindSample)),
    reason: after.forceReason,
  };
}
