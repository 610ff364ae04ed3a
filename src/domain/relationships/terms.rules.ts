import type { CaseRecord } from "../case/case.record.ts";
import { currentChecks, currentRating } from "../diligence/due-diligence.rules.ts";
import { openIdentity } from "./unidentified.rules.ts";
import { DEFAULT_POLICY_VALUES } from "../diligence/default-policy.ts";
import { REGIMES, RISK_LEVELS } from "../diligence/rating.model.ts";
import { type Day, dayOf } from "../retention/retention.rules.ts";
import type { Relationship } from "./relationship.model.ts";

/** What a decision says of the relationship that it opens or renews. */
export type RelationshipTerms = Pick<
  Relationship,
  "riskRating" | "regime" | "nextReviewAt" | "restrictions" | "officer"
> & { readonly nextReviewAt: Day };

/**
 * A restriction is what the officer was not yet sure of: after this many months at most somebody looks whether it was
 * kept and is still needed.
 */
const RESTRICTED_MONTHS = 6;

/** Of a customer who was approved without being identified, by an override. */
const UNIDENTIFIED_MONTHS = 12;

/**
 * Rating, restrictions and next review by the decision of a case. The months are those of the rating's regime by the
 * policy that the case was rated with; without a rating, which earlier versions did not make, those of enhanced due
 * diligence, because nobody has said that the risk is lower.
 */
export function termsOf(record: CaseRecord): RelationshipTerms | null {
  const { policy, decision } = record;
  if (decision === null) return null;
  const rating = currentRating(record, currentChecks(record, new Date(decision.decidedAt)));
  const regime = rating?.regime ?? null;
  const { review_months: months } = policy?.values ?? DEFAULT_POLICY_VALUES;
  const reviewed = rating?.next_review_months ?? months[regime ?? "enhanced"];
  const due = Math.min(
    reviewed,
    ...(decision.restrictions.length > 0 ? [RESTRICTED_MONTHS] : []),
    ...(openIdentity(record) === null ? [] : [UNIDENTIFIED_MONTHS]),
  );
  return {
    riskRating: rating?.level ?? null,
    regime,
    nextReviewAt: addMonths(dayOf(new Date(decision.decidedAt)), due),
    restrictions: decision.restrictions,
    officer: decision.maker,
  };
}

/** Terms of a customer whom two cases approved: of each the stricter, and the restrictions of both. */
export const stricterTerms = (
  known: Pick<Relationship, keyof RelationshipTerms>,
  added: RelationshipTerms,
): RelationshipTerms => ({
  riskRating: later(RISK_LEVELS, known.riskRating, added.riskRating),
  regime: later(REGIMES, known.regime, added.regime),
  nextReviewAt:
    known.nextReviewAt !== null && known.nextReviewAt < added.nextReviewAt ? known.nextReviewAt : added.nextReviewAt,
  restrictions: [...new Set([...known.restrictions, ...added.restrictions])],
  officer: added.officer,
});

function later<T>(order: readonly T[], a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}

/** The same day a number of months later, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
