import type { InvestigationResult } from "../case/case.model.ts";
import { isOpen } from "../diligence/check.model.ts";
import type { CaseTier, Tier } from "./tier.model.ts";

/**
 * The tier of a case that enters review: the officer's tier, except that cases with a sanctions or critical finding, with
 * an open mandatory check, and a sample of the express cases get a full review.
 * @param draw uniform in [0, 1).
 */
export function tierOfCase(
  officerTier: Tier,
  { findings, checks }: Pick<InvestigationResult, "findings" | "checks">,
  sampling: { readonly share: number; readonly draw: number },
): CaseTier {
  const reasons = [
    ...(findings.some((finding) => finding.category === "sanctions") ? ["sanctions_finding"] : []),
    ...(findings.some((finding) => finding.severity === "critical") ? ["critical_finding"] : []),
    ...(officerTier === "express_approval" && (checks ?? []).some(isOpen) ? ["mandatory_check_open"] : []),
  ];
  if (reasons.length > 0) return { tier: "full_review", reasons, blindSample: false };
  const blindSample = officerTier === "express_approval" && sampling.draw < sampling.share;
  return { tier: blindSample ? "full_review" : officerTier, reasons, blindSample };
}

/**
 * The tier after a result was revised: an open mandatory check ends the express tier. A check that is established since
 * does not bring it back, because the case is under full review by then.
 */
export function reviseTier(given: CaseTier, { checks }: Pick<InvestigationResult, "checks">): CaseTier {
  if (given.tier !== "express_approval" || !(checks ?? []).some(isOpen)) return given;
  return { ...given, tier: "full_review", reasons: [...given.reasons, "mandatory_check_open"] };
}
