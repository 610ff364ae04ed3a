import type { Session } from "../../session/session.ts";

const KEPT = 50;

export interface RememberedPortfolio {
  readonly id: string;
  readonly name: string;
  readonly startedAt: string;
}

const keyOf = ({ tenant, officer_id }: Session): string => `dossier-portfolios/${tenant}/${officer_id}`;

/** Portfolios that an officer started in this browser; the interface has no list of them. */
export function readPortfolios(officer: Session): readonly RememberedPortfolio[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(officer)) ?? "[]") as RememberedPortfolio[];
  } catch {
    return [];
  }
}

export function rememberPortfolio(officer: Session, portfolio: RememberedPortfolio): void {
  const others = readPortfolios(officer).filter(({ id }) => id !== portfolio.id);
  localStorage.setItem(keyOf(officer), JSON.stringify([portfolio, ...others].slice(0, KEPT)));
}
