const KEY = "dossier-portfolios";
const KEPT = 12;

interface Remembered {
  readonly id: string;
  readonly name: string;
}

/** The portfolios that were started from this tab: the interface has no list of them. */
export function readPortfolios(): readonly Remembered[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Remembered[];
  } catch {
    return [];
  }
}

export const rememberPortfolio = (portfolio: Remembered): void =>
  sessionStorage.setItem(KEY, JSON.stringify([portfolio, ...readPortfolios()].slice(0, KEPT)));
