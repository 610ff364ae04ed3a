import { isWithheldFrom } from "../automation/blind-review.rules.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { rateUnder } from "./due-diligence.rules.ts";
import type { Policy } from "./policy.model.ts";
import type { RatingFactor, RiskLevel, RiskRating } from "./rating.model.ts";

/**
 * The rating that a case would have under another policy, beside its present one; null for a case without a rating, or
 * whose rating is withheld from the officer.
 */
export function previewRating(
  record: CaseRecord,
  policy: Policy,
  officerId: string,
  now: Date,
): { readonly from: RiskLevel; readonly to: RiskLevel; readonly why: readonly string[] } | null {
  const from = record.investigations.at(-1)?.risk_rating;
  const to = rateUnder(record, policy, now);
  if (!from || !to || isWithheldFrom(record, officerId)) return null;
  return { from: from.level, to: to.level, why: explainChange(from, to) };
}

/** Why one rating differs from another: factors that come, go or weigh otherwise, and what prohibits. */
function explainChange(from: RiskRating, to: RiskRating): string[] {
  const before = factorsOf(from);
  const after = factorsOf(to);
  const why: string[] = [];
  if (to.prohibited_because !== from.prohibited_because) {
    why.push(to.prohibited_because ?? `No longer: ${from.prohibited_because}`);
  }
  for (const [word, { points, reason }] of after) {
    const known = before.get(word);
    if (known === undefined) why.push(`${word} (${points} points): ${reason}`);
    else if (known.points !== points) why.push(`${word} weighs ${points} instead of ${known.points} points: ${reason}`);
    else if (known.reason !== reason) why.push(`${word}: ${reason}`);
  }
  for (const [word, { points }] of before) {
    if (!after.has(word)) why.push(`${word} (${points} points) no longer applies.`);
  }
  return why.length > 0 ? why : [`The regime is ${to.regime} instead of ${from.regime}.`];
}

const factorsOf = ({ dimensions }: RiskRating): ReadonlyMap<string, RatingFactor> =>
  new Map(dimensions.flatMap(({ factors }) => factors.map((one) => [one.factor, one] as const)));
