import type { RiskTier, StoredScan } from "./scan.model.ts";

/** The queue message for one company of a portfolio. */
export interface PortfolioMessage {
  readonly tenant_id: string;
  readonly portfolio_id: string;
  readonly position: number;
  /** Which retry of the company it is for; 0: its first scan. */
  readonly retry: number;
}

export interface Portfolio {
  readonly id: string;
  readonly name: string;
  readonly segmentId: string | null;
  readonly createdBy: string;
  /** Distinct numbers, valid or not. */
  readonly total: number;
}

/** Figures of a portfolio. A company that is scanned again counts as waiting, and by its earlier result if it has one. */
export interface PortfolioCounts extends Readonly<Record<RiskTier, number>> {
  readonly waiting: number;
  readonly scanned: number;
  readonly failed: number;
  /** Scans that lack the answer of a source. */
  readonly incomplete: number;
}

/** The result of a portfolio's company that stands. */
export interface StandingResult {
  readonly executionId: string;
  readonly riskTier: RiskTier;
  readonly incomplete: boolean;
}

/** What became of a company. */
export type EntityOutcome =
  | (StandingResult & { readonly kind: "scanned"; readonly cached: boolean })
  /** A retry that learned less than the result that stands. */
  | { readonly kind: "unchanged" }
  /** It could not be scanned; an earlier result still stands. */
  | { readonly kind: "failed"; readonly reason: string };

/** The parts of a portfolio that are read. */
export const PORTFOLIO_PARTS = ["all", "red", "amber", "green", "incomplete", "failed"] as const;
export type PortfolioPart = (typeof PORTFOLIO_PARTS)[number];

/** One company of a portfolio. Without a scan it waits for its first one, or failed. */
export interface PortfolioRow {
  readonly position: number;
  readonly number: string;
  /** What the file of the portfolio calls the company. */
  readonly reference: string | null;
  /** For its first scan, or for another one: the scan is then the earlier one. */
  readonly isWaiting: boolean;
  readonly incomplete: boolean;
  readonly cached: boolean;
  /** Why it failed, or why its retry did. */
  readonly reason: string | null;
  readonly scan: StoredScan | null;
}

/** Watches a portfolio until all of it is scanned (`durable-objects/sweeper.ts`). */
export interface Sweeper {
  /** @param atLeastMs how long it watches even if nothing is waiting: the rows follow. */
  watch(tenantId: string, portfolioId: string, atLeastMs?: number): Promise<void>;
}
