import type { Check } from "../../domain/diligence/check.model.ts";
import {
  type DimensionRating,
  notKnownWords,
  printedLevel,
  type PrintedLevel,
  type RiskRating,
} from "../../domain/diligence/rating.model.ts";
import {
  chip,
  facts,
  heading,
  paragraph,
  stack,
  table,
  text,
  type Block,
  type Cell,
  type Fact,
  type Tone,
} from "../document/blocks.ts";
import { formatCount, formatName } from "../document/format.ts";

const OUTCOME_TONES: Readonly<Record<Check["outcome"], Tone>> = {
  established: "positive",
  contradicted: "critical",
  not_established: "medium",
};

const REASONS: Readonly<Record<NonNullable<Check["reason"]>, string>> = {
  source_unavailable: "The source did not answer",
  source_not_configured: "The source is not configured",
  not_covered: "No source covers it",
  nothing_provided: "Nothing was provided",
  only_declared: "Only the customer says so",
  unreadable: "Not read, or not clear: an officer must look",
  stale: "Too old",
  conflict: "The statements conflict",
};

/** The mandatory checks with how each was established, or what is missing. */
export function composeChecks(checks: readonly Check[]): Block[] {
  if (checks.length === 0) return [heading(1, "Mandatory checks"), paragraph("No mandatory check was made.")];
  return [
    heading(1, "Mandatory checks", "What must be established before a customer is taken on."),
    table(
      [
        { label: "CHECK", share: 1 },
        { label: "OUTCOME", points: 96 },
        { label: "HOW", share: 2.4 },
      ],
      checks.map(({ check, outcome, how, reason }) => [
        text(formatName(check), "strong"),
        chip(formatName(outcome), OUTCOME_TONES[outcome]),
        reason === null ? how : stack(how, text(REASONS[reason], "caption")),
      ]),
    ),
  ];
}

const LEVEL_TONES: Readonly<Record<RiskRating["level"], Tone>> = {
  low: "positive",
  medium: "medium",
  high: "high",
  prohibited: "critical",
};

const DIMENSION_TONES: Readonly<Record<PrintedLevel, Tone>> = { ...LEVEL_TONES, "not known": "info" };

/** The customer's risk rating by dimension, with the factors of each. */
export function composeRating(rating: RiskRating | null): Block[] {
  if (rating === null) return [heading(1, "Risk rating"), paragraph("The customer is not rated.")];
  const prohibited: Fact[] = rating.prohibited_because ? [["Prohibited because", rating.prohibited_because]] : [];
  return [
    heading(
      1,
      "Risk rating",
      rating.policy_version === 0
        ? "By the default policy of the service."
        : `By version ${rating.policy_version} of the policy.`,
    ),
    facts([
      ["Level", chip(rating.level, LEVEL_TONES[rating.level])],
      ["Due diligence", formatName(rating.regime)],
      ["Next review", `after ${rating.next_review_months} months`],
      ...prohibited,
    ]),
    table(
      [
        { label: "DIMENSION", points: 78 },
        { label: "LEVEL", points: 62 },
        { label: "FACTORS", share: 1 },
      ],
      rating.dimensions.map((rated) => [
        text(formatName(rated.dimension), "strong"),
        chip(printedLevel(rated), DIMENSION_TONES[printedLevel(rated)]),
        composeFactors(rated),
      ]),
    ),
  ];
}

function composeFactors(rated: DimensionRating): Cell {
  const unknown = notKnownWords(rated);
  const reasons = [
    ...rated.factors.map(({ points, reason }) =>
      points > 0 ? `${reason} (${formatCount(points, "point", "points")})` : reason,
    ),
    ...(unknown === null ? [] : [unknown]),
  ];
  return reasons.length === 0 ? text("No factor.", "muted") : stack(...reasons.map((reason) => text(reason)));
}
