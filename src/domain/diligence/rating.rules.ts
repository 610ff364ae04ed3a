import { judgesBefore } from "../case/rules-version.model.ts";
import {
  type DimensionRating,
  type RatingFactor,
  RISK_DIMENSIONS,
  type RiskDimension,
  type RiskLevel,
  type RiskRating,
} from "./rating.model.ts";
import { channelFactors } from "./rating/channel.rules.ts";
import { conductFactors } from "./rating/conduct.rules.ts";
import { customerFactors } from "./rating/customer.rules.ts";
import { geographyFactors } from "./rating/geography.rules.ts";
import { notKnown } from "./rating/not-known.rules.ts";
import { productFactors } from "./rating/product.rules.ts";
import { prohibition } from "./rating/prohibited.rules.ts";
import { type FactorDraft, type RatingFacts, standing } from "./rating/rating-facts.ts";
import { isTriggered, regimeOf } from "./rating/regime.rules.ts";
import { CRITICAL_FACTORS, DEFAULT_WEIGHTS, type FactorWord } from "./rating/weights.ts";
import { compareText } from "../../platform/compare-text.ts";

export type { RatingFacts } from "./rating/rating-facts.ts";

const RULES: Readonly<Record<RiskDimension, (facts: RatingFacts) => FactorDraft[]>> = {
  customer: customerFactors,
  geography: geographyFactors,
  product: productFactors,
  channel: channelFactors,
  conduct: conductFactors,
};

/** Points from which a dimension has a level. */
const MEDIUM_FROM = 25;
const HIGH_FROM = 60;
/** Medium dimensions that make the whole medium. */
const MEDIUM_DIMENSIONS = 2;

/** The customer's risk by five dimensions (diligence, section 4). Pure: the same facts give the same rating. */
export function rateRisk(facts: RatingFacts): RiskRating {
  const { policy } = facts;
  const dimensions = RISK_DIMENSIONS.map((dimension) => rateDimension(facts, dimension));
  const factors = dimensions.flatMap((rated) => rated.factors);
  const because = prohibition(facts);
  const level = because === null ? levelOf(facts, dimensions, factors) : "prohibited";
  const regime = regimeOf(facts, level, dimensions, factors);
  return {
    level,
    regime,
    dimensions,
    next_review_months: policy.values.review_months[regime],
    policy_version: policy.version,
    ...(because !== null && { prohibited_because: because }),
  };
}

function rateDimension(facts: RatingFacts, dimension: RiskDimension): DimensionRating {
  const factors = RULES[dimension](facts)
    .map(({ factor, reason, evidence_ids }) => ({ factor, points: pointsOf(facts, factor), reason, evidence_ids }))
    .sort((a, b) => b.points - a.points || compareText(a.factor, b.factor));
  const points = factors.reduce((sum, factor) => sum + factor.points, 0);
  const isUnknown = factors.some(({ factor }) => factor === "not_established");
  const level = points >= HIGH_FROM ? "high" : points >= MEDIUM_FROM || isUnknown ? "medium" : "low";
  const why = notKnown(facts, dimension);
  return { dimension, level, factors, ...(why !== null && { not_known: why }) };
}

const pointsOf = ({ policy }: RatingFacts, factor: FactorWord): number =>
  policy.values.weights[factor] ?? DEFAULT_WEIGHTS[factor];

/** What nobody knows yet, an open hit among it, and what the customer's own words make unlikely, is never low. */
const NEVER_LOW: readonly string[] = [
  "not_established",
  "sanctions_hit_open",
  "pep_hit_open",
  "pep_stated",
  "pep_unanswered",
  "customers_unclear",
  "trade_declared_sensitive",
  "volume_disproportionate",
  "entity_ending",
  "going_concern",
  "own_list_confirmed",
  "unsettled",
];

/** A standing finding for which a second officer is needed, and a check that the evidence contradicts. */
const speaksAgainst = (facts: RatingFacts): boolean =>
  !judgesBefore(facts, 10) &&
  (standing(facts).some(({ severity }) => severity === "high") ||
    facts.checks.some(({ outcome }) => outcome === "contradicted"));

/** No dimension outweighs another; who is unknown, or under enhanced due diligence, is never low. */
function levelOf(
  facts: RatingFacts,
  dimensions: readonly DimensionRating[],
  factors: readonly RatingFactor[],
): RiskLevel {
  const count = (level: DimensionRating["level"]) => dimensions.filter((rated) => rated.level === level).length;
  const critical: readonly string[] = CRITICAL_FACTORS;
  if (count("high") > 0 || factors.some(({ factor }) => critical.includes(factor))) return "high";
  const isRefused = !judgesBefore(facts, 7) && factors.some(({ factor }) => factor === "refused_before");
  const isDoubtful = isRefused || speaksAgainst(facts) || factors.some(({ factor }) => NEVER_LOW.includes(factor));
  return count("medium") >= MEDIUM_DIMENSIONS || isDoubtful || isTriggered(facts, factors) ? "medium" : "low";
}
