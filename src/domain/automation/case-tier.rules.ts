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
  /** `share` of the express officers' cases begin with a provisional decision; `draw` is uniform in [0, 1). */
  readonly share: number;
  readonly draw: number;
}

/**
 * The tier of a case that enters review: the officer's tier, except that cases with a sanctions or critical finding are
 * reviewed in full, as is every case of an express officer with a reason against express approval.
 *
 * Of an express officer's cases, one draw picks those that begin with a provisional decision, whether or not a case could
 * have been express. A picked case that could is the blind sample; the officer sees no difference between the two.
 */
export function tierOfCase(terms: ReviewTerms, result: Reviewed): CaseTier {
  const isExpress = terms.officerTier === "express_approval";
  const reasons = isExpress ? reasonsAgainstExpress(result, terms.activeAlerts) : fullReviewReasons(result);
  const isAsked = isExpress && terms.draw < terms.share;
  return {
    tier: reasons.length > 0 || isAsked ? "full_review" : terms.officerTier,
    reasons,
    blindSample: isAsked && reasons.length === 0,
    ...(isAsked && { asksProvisional: true }),
  };
}

/**
 * The tier after a result was revised: what speaks against express approval ends it, and makes a blind sample an ordinary
 * full review. It does not come back, because the case is under full review by then.
 */
export function reviseTier(given: CaseTier, result: Reviewed): CaseTier {
  if (given.tier !== "express_approval" && !given.blindSample) return given;
  const reasons = reasonsAgainstExpress(result, 0);
  if (reasons.length === 0) return given;
  return { ...given, tier: "full_review", reasons, blindSample: false };
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

/** Categories of which every finding is a hit of a person or company, also a cleared one. */
const HITS: readonly FindingCategory[] = ["sanctions", "pep", "adverse_media", "criminal", "enforcement", "cross_case"];

const isOtherHit = ({ category }: Finding): boolean => category !== "sanctions" && HITS.includes(category);

/** What is not known counts against express approval. */
function reasonsAgainstExpress(result: Reviewed, activeAlerts: number | null): string[] {
  const { findings, checks, risk_rating: rating } = result;
  return [
    ...fullReviewReasons(result),
    ...(findings.some(isOtherHit) ? ["hit"] : []),
    ...(checks === undefined || checks.length === 0 || checks.some(isOpen) ? ["mandatory_check_open"] : []),
    ...(rating?.level === "low" ? [] : ["rating_above_low"]),
    ...(activeAlerts === 0 ? [] : ["alert_active"]),
  ];
}
