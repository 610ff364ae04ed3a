import type { z } from "@hono/zod-openapi";
import { isTierExplained, provisionalOf } from "../../domain/automation/blind-review.rules.ts";
import { stricterTier, tierInForce } from "../../domain/automation/case-tier.rules.ts";
import { reviewScope } from "../../domain/automation/review-scope.rules.ts";
import type { Tier } from "../../domain/automation/tier.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSameOfficer } from "../../platform/actor-name.rules.ts";
import type { CaseDetailView } from "./cases.responses.ts";
import type { DatedCase } from "./cases.store.ts";

type Detail = z.input<typeof CaseDetailView>;

/** What lowers a case's tier after it was given. */
interface ReviewNow {
  readonly officerTier: Tier | null;
  readonly openAlerts: number | null;
}

export const reviewNow = ({ officerTiers, openAlerts, networkMarked }: DatedCase): ReviewNow => ({
  officerTier: readTiers(officerTiers),
  // An alert that the case has not read yet may be one that names it.
  openAlerts: networkMarked ? null : openAlerts,
});

function readTiers(json: string | null): Tier | null {
  if (json === null) return null;
  const [forced, earned, confirmed] = JSON.parse(json) as [Tier | null, Tier, Tier];
  return forced ?? stricterTier(earned, confirmed);
}

/**
 * The review tier of a case, and what its officer opens before a decision.
 * @param now what lowers the tier of a case that is not decided; without it, the tier is as it was given.
 */
export function reviewView(record: CaseRecord, at: Date, now?: ReviewNow): Pick<Detail, "automation" | "review"> {
  if (record.automation === null) return { automation: null, review: null };
  const given = record.automation;
  const isDecided = record.decision?.iteration === record.iteration;
  const { tier, reasons, blindSample } =
    now && !isDecided ? tierInForce(given, now.officerTier, now.openAlerts) : given;
  const isExplained = isTierExplained(record);
  const { findings, documents } = reviewScope(record, tier, at);
  return {
    automation: { tier, reasons: isExplained ? [...reasons] : null },
    review: {
      to_open: { findings: [...findings], documents: [...documents] },
      blind_sample: isDecided && isExplained ? blindSample : null,
    },
  };
}

export function provisionalView(record: CaseRecord): Detail["provisional_decision"] {
  const given = provisionalOf(record);
  return given && { decision: given.decision, reason: given.reason, officer: given.officer, at: given.recordedAt };
}

/** Whether an officer may take the decision from the list: the case's own officer, while nothing speaks against it. */
export function isExpressFor(row: DatedCase, officerId: string): boolean {
  if (row.status !== "REVIEW_PENDING" || row.reviewTier !== "express_approval") return false;
  const { officerTier, openAlerts } = reviewNow(row);
  return isSameOfficer(row.reviewOfficer, officerId) && officerTier === "express_approval" && openAlerts === 0;
}
