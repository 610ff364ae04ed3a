import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { stricterTier } from "../../domain/automation/case-tier.rules.ts";
import type { Tier } from "../../domain/automation/tier.model.ts";
import {
  agreementRate,
  diversityOf,
  tierOfWindow,
  trackRecord,
  type WindowEntry,
  wilsonLowerBound,
} from "../../domain/automation/tier.rules.ts";
import { type AutomationState, type ReadState, readWindow, saveState, type TierPlace } from "./automation.store.ts";

type Tiers = Pick<AutomationState, "earnedTier" | "confirmedTier" | "forcedTier">;

/** The tier that the officer has without an override: what was earned, as far as a manager confirmed it. */
export const unforcedTier = ({ earnedTier, confirmedTier }: Omit<Tiers, "forcedTier">): Tier =>
  stricterTier(earnedTier, confirmedTier);

export const currentTier = (state: Tiers): Tier => state.forcedTier ?? unforcedTier(state);

/** The next state; a changed tier is logged with its numbers, `none` changes nothing. */
export interface StateChange {
  readonly state: AutomationState;
  readonly change: { readonly id: string; readonly event: string } | "none" | null;
}

/** Recounts the window and writes the next state; starts over when someone else wrote it meanwhile. */
export async function changeState(
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

function stateOf(
  ctx: Ctx,
  place: TierPlace,
  window: readonly WindowEntry[],
  before: AutomationState | undefined,
): AutomationState {
  const record = trackRecord(window);
  const earnedTier = tierOfWindow(window);
  return {
    tenantId: ctx.actor.tenantId,
    ...place,
    earnedTier,
    // A demotion ends the confirmation: the tier rises again by another promotion only.
    confirmedTier: stricterTier(earnedTier, before?.confirmedTier ?? "full_review"),
    casesCompleted: record.decisions,
    agreementRate: agreementRate(record),
    ...diversityOf(window),
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
    diversity: diversityOf(window),
    reason: after.forceReason,
  };
}
