import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { isLighter } from "../../domain/automation/case-tier.rules.ts";
import { customerKey, sectorOf } from "../../domain/automation/counted-case.rules.ts";
import { type Tier, TIERS } from "../../domain/automation/tier.model.ts";
import { isEmptyReason } from "../../domain/decisions/empty-reason.rules.ts";
import { agrees, diversityGaps } from "../../domain/automation/tier.rules.ts";
import type { CountedDecision } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  type AutomationState,
  findState,
  findStates,
  findTeamStates,
  insertDecision,
  type TierPlace,
} from "./automation.store.ts";
import { changeState, currentTier, unforcedTier } from "./tier-state.service.ts";

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
    promotion: promotionOf(state),
  };
}

/** The rise that a manager can confirm, and what is missing for it; null where nothing higher is earned. */
function promotionOf(state: AutomationState) {
  if (!isLighter(state.earnedTier, state.confirmedTier)) return null;
  return {
    to: state.earnedTier,
    missing: diversityGaps(state),
    distinct_customers: state.customers,
    top_sector_share: state.topSectorShare,
    days: state.days,
  };
}

export const listTiers = async (ctx: Ctx) => (await findStates(ctx, ctx.actor.id)).map(tierView);

/** The tiers of every officer, for a manager. */
export const listTeamTiers = async (ctx: Ctx, officerId: string | undefined) =>
  (await findTeamStates(ctx, officerId)).map(tierView);

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

/**
 * Forces a tier until it is released.
 * @throws DomainError `invalid_input` for a blank reason, or one that does not say why a tier is lighter than was earned; `forbidden` where the caller would lighten their own tier.
 */
export async function forceTier(ctx: Ctx, { reason, forcedTier, ...place }: OverrideInput) {
  if (reason.trim() === "") throw new DomainError("invalid_input", "An override needs a reason.");
  const force = { forcedTier, forcedBy: ctx.actor.id, forceReason: reason.trim() };
  return tierView(
    await changeState(ctx, place, (counted) => {
      const state = { ...counted, ...force };
      refuseOwnRise(ctx, counted, state);
      if (isLighter(forcedTier, unforcedTier(counted)) && isEmptyReason(reason)) {
        throw new DomainError("invalid_input", "A lighter tier than was earned needs a reason that says why.");
      }
      return { state, change: { id: ctx.newId(), event: "tier_forced" } };
    }),
  );
}

/**
 * Ends an override; the tier is computed from the present window.
 * @throws DomainError `not_found`, `forbidden` where the caller would lighten their own tier.
 */
export async function releaseTier(ctx: Ctx, place: TierPlace) {
  const released = { forcedTier: null, forcedBy: null, forceReason: null };
  return tierView(
    await changeState(ctx, place, (counted, before) => {
      if (!before) throw notFound("The tier");
      if (before.forcedTier === null) return { state: before, change: "none" };
      const state = { ...counted, ...released };
      refuseOwnRise(ctx, counted, state);
      return { state, change: { id: ctx.newId(), event: "tier_released" } };
    }),
  );
}

/**
 * Confirms that an officer works at the tier that was earned. An officer without decisions has earned nothing.
 * @throws DomainError `promotion_not_earned`, `forbidden` for the caller's own tier.
 */
export async function promoteOfficer(ctx: Ctx, place: TierPlace) {
  if (mayBeSameOfficer(place.officerId, ctx.actor.id)) {
    throw new DomainError("forbidden", "Another compliance manager must confirm your promotion.");
  }
  return tierView(
    await changeState(ctx, place, (counted) => {
      const promotion = promotionOf(counted);
      if (promotion === null || promotion.missing.length > 0) throw notEarned(counted, promotion?.missing ?? []);
      return {
        state: { ...counted, confirmedTier: counted.earnedTier },
        change: { id: ctx.newId(), event: "tier_promoted" },
      };
    }),
  );
}

function notEarned(state: AutomationState, missing: readonly string[]): DomainError {
  const why =
    missing.length === 0
      ? `The officer's decisions earn ${state.earnedTier}; there is nothing higher to confirm.`
      : "The officer's decisions are not varied enough: at least ten customers, no more than half of them from one sector, on at least seven days.";
  return new DomainError("promotion_not_earned", why, {
    extra: { earned_tier: state.earnedTier, current_tier: unforcedTier(state), missing },
  });
}

/** Nobody gives themselves a lighter review, whatever their roles. */
function refuseOwnRise(ctx: Ctx, before: AutomationState, after: AutomationState): void {
  if (!mayBeSameOfficer(after.officerId, ctx.actor.id)) return;
  if (!isLighter(currentTier(after), currentTier(before))) return;
  throw new DomainError("forbidden", "Another compliance manager must lighten your review tier.");
}

/** Counts an applied decision and updates its officer's tier. Idempotent. */
export async function countDecision(ctx: Ctx, record: CaseRecord, counted: CountedDecision): Promise<void> {
  const { officerId, decision, recommended, decidedAt, blindSample, provisional } = counted;
  const place = { officerId, templateId: record.templateId, country: record.country };
  const id = `${record.workflowId}:${decidedAt}`;
  await insertDecision(ctx, {
    ...place,
    id,
    workflowId: record.workflowId,
    decision,
    recommended,
    // What the officer decided without a prompt says more than what they decided with one.
    agreed: provisional ? agrees(provisional.decision, provisional.recommended) : agrees(decision, recommended),
    // The sample was drawn by the tier of the case's own officer: a colleague sees one full review of many.
    blindSample: blindSample && officerId === record.createdBy,
    decidedAt,
    customer: customerKey(record),
    sector: sectorOf(record),
    provisional: provisional?.decision ?? null,
  });
  await changeState(ctx, place, (state, before) => ({
    state,
    change: state.earnedTier === (before?.earnedTier ?? "full_review") ? null : { id, event: "tier_earned" },
  }));
}

/** The tier that an officer works at; full review when nothing is known. */
export async function tierOfOfficer(ctx: Ctx, place: TierPlace): Promise<Tier> {
  const state = await findState(ctx, place);
  return state ? currentTier(state) : "full_review";
}
