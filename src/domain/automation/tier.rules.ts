import type { Tier } from "./tier.model.ts";
import type { RecommendedAction } from "../case/brief.rules.ts";
import type { DecisionKind } from "../case/case.record.ts";

/** A tier is computed from this many latest decisions of an officer, template and country. */
export const WINDOW_SIZE = 100;
const EXPRESS_BOUND = 0.9;
const GUIDED_BOUND = 0.7;
const GUIDED_DECISIONS_MIN = 10;

/** z of a two-sided 95 % interval. */
const Z = 1.959963984540054;

export interface TrackRecord {
  readonly decisions: number;
  readonly agreed: number;
}

/**
 * Lower bound of the Wilson score interval (Wilson 1927, 95 %) of the agreement rate, so that a few agreeing decisions
 * are not enough for a lighter tier.
 */
export function wilsonLowerBound({ decisions: n, agreed }: TrackRecord): number {
  if (n === 0) return 0;
  const p = agreed / n;
  const z2 = Z * Z;
  const centre = p + z2 / (2 * n);
  const spread = Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return Math.max(0, (centre - spread) / (1 + z2 / n));
}

export function earnedTier(record: TrackRecord): Tier {
  const bound = wilsonLowerBound(record);
  if (bound >= EXPRESS_BOUND) return "express_approval";
  return bound >= GUIDED_BOUND && record.decisions >= GUIDED_DECISIONS_MIN ? "guided_review" : "full_review";
}

export const agreementRate = ({ decisions, agreed }: TrackRecord): number => (decisions === 0 ? 0 : agreed / decisions);

const RECOMMENDED_BY: Readonly<Record<DecisionKind, RecommendedAction>> = {
  approve: "approve",
  approve_with_restrictions: "approve",
  follow_up: "follow_up",
  escalate: "escalate",
  reject: "escalate",
};

/** Whether an officer decided as the brief recommended. */
export const agrees = (decision: DecisionKind, recommended: RecommendedAction): boolean =>
  RECOMMENDED_BY[decision] === recommended;

/** Fewer blind samples than this are not evaluated. */
const BLIND_DECISIONS_MIN = 5;

/**
 * The tier for a window of decisions. Express approval is withdrawn if the blind samples alone show an agreement below
 * the express bound (upper Wilson bound), because an officer's decisions without a prompt say more than confirmed
 * proposals.
 */
export function tierOfWindow(window: readonly Pick<WindowEntry, "agreed" | "blindSample">[]): Tier {
  const tier = earnedTier(trackRecord(window));
  const blind = trackRecord(window.filter((entry) => entry.blindSample));
  const failsBlind = blind.decisions >= BLIND_DECISIONS_MIN && wilsonUpperBound(blind) < EXPRESS_BOUND;
  return tier === "express_approval" && failsBlind ? "guided_review" : tier;
}

export const trackRecord = (window: readonly { readonly agreed: boolean }[]): TrackRecord => ({
  decisions: window.length,
  agreed: window.filter((entry) => entry.agreed).length,
});

/** The complement of the lower bound of disagreement. */
const wilsonUpperBound = ({ decisions, agreed }: TrackRecord): number =>
  1 - wilsonLowerBound({ decisions, agreed: decisions - agreed });

/** One decision of the window from which a tier is earned. */
export interface WindowEntry {
  readonly agreed: boolean;
  readonly blindSample: boolean;
  /** Stable for the same customer; empty where unknown. */
  readonly customer: string;
  /** Section of NACE, `private` for a private person; empty where unknown. */
  readonly sector: string;
  /** ISO 8601. */
  readonly decidedAt: string;
}

/** How varied the cases of a window are. */
export interface Diversity {
  readonly customers: number;
  /** Share of the customers that are of the most frequent sector; 1 where there are none. */
  readonly topSectorShare: number;
  /** Calendar days (UTC) on which decisions were taken. */
  readonly days: number;
}

/** A promotion needs all three, so that many decisions on the same kind of case earn nothing. */
const CUSTOMERS_MIN = 10;
const SECTOR_SHARE_MAX = 0.5;
const DAYS_MIN = 7;

export const PRIVATE_SECTOR = "private";

/**
 * The diversity of a window. An unknown customer counts for none, and customers of an unknown sector count as one sector.
 * Private persons have no sector.
 */
export function diversityOf(window: readonly WindowEntry[]): Diversity {
  const sectors = new Map<string, string>();
  for (const { customer, sector } of window) if (customer !== "") sectors.set(customer, sector);
  const counts = new Map<string, number>();
  for (const sector of sectors.values()) {
    if (sector !== PRIVATE_SECTOR) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  }
  return {
    customers: sectors.size,
    topSectorShare: sectors.size === 0 ? 1 : Math.max(0, ...counts.values()) / sectors.size,
    days: new Set(window.map(({ decidedAt }) => decidedAt.slice(0, 10))).size,
  };
}

export const DIVERSITY_GAPS = ["distinct_customers", "sectors", "days"] as const;
export type DiversityGap = (typeof DIVERSITY_GAPS)[number];

/** What is missing for a promotion. */
export function diversityGaps({ customers, topSectorShare, days }: Diversity): DiversityGap[] {
  return [
    ...(customers < CUSTOMERS_MIN ? ["distinct_customers" as const] : []),
    ...(topSectorShare > SECTOR_SHARE_MAX ? ["sectors" as const] : []),
    ...(days < DAYS_MIN ? ["days" as const] : []),
  ];
}
