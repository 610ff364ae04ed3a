/** The queue message for one company of a portfolio. */
export interface PortfolioMessage {
  readonly tenant_id: string;
  readonly portfolio_id: string;
  readonly position: number;
}

export interface Portfolio {
  readonly id: string;
  readonly name: string;
  readonly segmentId: string | null;
  readonly createdBy: string;
  /** Distinct numbers, valid or not. */
  readonly total: number;
}

/** Watches a portfolio until all of it is scanned (`durable-objects/sweeper.ts`). */
export interface Sweeper {
  watch(tenantId: string, portfolioId: string): Promise<void>;
}
