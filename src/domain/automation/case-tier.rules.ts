import type { Finding, FindingCategory, InvestigationResult } from "../case/case.model.ts";
import { isOpen } from "../diligence/check.model.ts";
import type { CaseTier, Tier } from "./tier.model.ts";

/** What the tier of a case depends on. */
type Reviewed = Pick<InvestigationResult, "findings" | "checks" | "risk_rating">;

/** Input for the tier of a case that enters review. */
export interface ReviewTerms {
  readonly officerTier: Tier;
  /** Active alerts that name the case; null where they could not be counted. */
  readonly activeAlerts: number | null;
  /**
   * `share` of the express officers' cases that show nothing against express approval begin with a provisional decision.
   * `draw` is uniform in [0, 1).
   */
  readonly share: number;
  readonly draw: number;
}

/**
 * The tier of a case that enters review: the officer's tier, except that cases with a sanctions or critical finding are
 * reviewed in full, as is every case of an express officer with a reason against express approval.
 *
 * The cases that begin with a provisional decision are drawn from an express officer's cases that show nothing against
 * express approval. Half of those drawn are blind samples, the other half ordinary full reviews. A case that shows a reason
 * is not drawn, because the reason would reveal that it is no sample. The rating is withheld in both halves and does not
 * affect the draw. So nothing that a case shows or withholds reveals which of the two it is, and being drawn says nothing
 * about its rating.
 */
export function tierOfCase(terms: ReviewTerms, result: Reviewed): CaseTier {
  const isExpress = terms.officerTier === "express_approval";
  const shown = isExpress ? shownReasons(result, terms.activeAlerts) : fullReviewReasons(result);
  const reasons = isExpress ? [...shown, ...ratingReasons(result)] : shown;
  const isAsked = isExpress && shown.length === 0 && terms.draw < terms.share;
  return {
    tier: reasons.length > 0 || isAsked ? "full_review" : terms.officerTier,
    reasons,
    blindSample: isAsked && terms.draw < terms.share / 2,
    ...(isAsked && { asksProvisional: true }),
  };
}

/**
 * The tier after a result was revised: what speaks against express approval ends it. It does not come back, because the
 * case is under full review by then. A case that begins with a provisional decision stays what the draw made it, because a
 * later change would reveal which cases are samples.
 */
export function reviseTier(given: CaseTier, result: Reviewed): CaseTier {
  if (given.tier !== "express_approval" && !given.asksProvisional) return given;
  const reasons = [...shownReasons(result, 0), ...ratingReasons(result)].filter((one) => !given.reasons.includes(one));
  return reasons.length === 0 ? given : { ...given, tier: "full_review", reasons: [...given.reasons, ...reasons] };
}

/**
 * The tier that binds now: never lighter than the officer's present tier, and a full review once an alert names the case
 * or while either is not known.
 */
export function tierInForce(given: CaseTier, officerTier: Tier | null, activeAlerts: number | null): CaseTier {
  if (given.tier === "express_approval" && activeAlerts !== 0) {
    return { ...given, tier: "full_review", reasons: [...given.reasons, "alert_active"] };
  }
  const binding = officerTier ?? "full_review";
  return isLighter(given.tier, binding)
    ? { ...given, tier: binding, reasons: [...given.reasons, "officer_tier_lowered"] }
    : given;
}

const ORDER: Readonly<Record<Tier, number>> = { full_review: 0, guided_review: 1, express_approval: 2 };

/** Whether the first tier asks for less review than the second. */
export const isLighter = (tier: Tier, than: Tier): boolean => ORDER[tier] > ORDER[than];

/** The more thorough of two tiers. */
export const stricterTier = (a: Tier, b: Tier): Tier => (isLighter(a, b) ? b : a);

function fullReviewReasons({ findings }: Pick<Reviewed, "findings">): string[] {
  return [
    ...(findings.some(({ category }) => category === "sanctions") ? ["sanctions_finding"] : []),
    ...(findings.some(({ severity }) => severity === "critical") ? ["critical_finding"] : []),
  ];
}

/** Categories whose findings are all hits of a person or company, cleared ones included. */
const HITS: readonly FindingCategory[] = ["sanctions", "pep", "adverse_media", "criminal", "enforcement", "cross_case"];

const isOtherHit = ({ category }: Finding): boolean => category !== "sanctions" && HITS.includes(category);

/** Reasons against express approval that the case shows its officer. What is not known counts against it. */
function shownReasons(result: Reviewed, activeAlerts: number | null): string[] {
  const { findings, checks } = result;
  return [
    ...fullReviewReasons(result),
    ...(findings.some(isOtherHit) ? ["hit"] : []),
    ...(checks === undefined || checks.length === 0 || checks.some(isOpen) ? ["mandatory_check_open"] : []),
    ...(activeAlerts === 0 ? [] : ["alert_active"]),
  ];
}

/** The reason against express approval that is withheld until the provisional decision. */
const ratingReasons = ({ risk_rating: rating }: Reviewed): string[] =>
  rating?.level === "low" ? [] : ["rating_above_low"];
