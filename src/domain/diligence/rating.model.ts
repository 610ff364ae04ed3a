/** Levels of a customer's risk, in rising order. */
export const RISK_LEVELS = ["low", "medium", "high", "prohibited"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const REGIMES = ["simplified", "standard", "enhanced"] as const;
export type Regime = (typeof REGIMES)[number];

/** The four risk factors of EBA/GL/2021/02 title I, and the customer's conduct. */
export const RISK_DIMENSIONS = ["customer", "geography", "product", "channel", "conduct"] as const;
export type RiskDimension = (typeof RISK_DIMENSIONS)[number];

export interface RatingFactor {
  /** Stable word, such as `pep_confirmed`. */
  readonly factor: string;
  /** Weight by the policy, 0 to 100. */
  readonly points: number;
  readonly reason: string;
  readonly evidence_ids: readonly string[];
}

export interface DimensionRating {
  readonly dimension: RiskDimension;
  readonly level: Exclude<RiskLevel, "prohibited">;
  readonly factors: readonly RatingFactor[];
  /** Why nobody could judge the dimension, as the end of a sentence: then a level of `low` says only that nothing was found. */
  readonly not_known?: string;
}

/** What is said of a dimension that nobody could judge; null where enough is known. */
export const notKnownWords = ({ not_known: why }: Pick<DimensionRating, "not_known">): string | null =>
  why === undefined ? null : `Not known: ${why}.`;

/** The printed level of a dimension that nobody could judge. */
export const NOT_KNOWN = "not known";

/** The level to print: a dimension that nobody could judge is never printed as low. */
export const printedLevel = ({ level, not_known: why }: Pick<DimensionRating, "level" | "not_known">): PrintedLevel =>
  level === "low" && why !== undefined ? NOT_KNOWN : level;
export type PrintedLevel = DimensionRating["level"] | typeof NOT_KNOWN;

export interface RiskRating {
  readonly level: RiskLevel;
  readonly regime: Regime;
  readonly dimensions: readonly DimensionRating[];
  readonly next_review_months: number;
  readonly policy_version: number;
  /** Why the level is `prohibited`; absent otherwise. */
  readonly prohibited_because?: string;
}
