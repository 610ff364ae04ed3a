import type { Draft } from "../../draft.ts";

export interface Figures {
  readonly turnover: number;
  readonly equity: number;
  readonly assets: number;
  readonly workforce: number;
}

/** Whole units. `unit` 1000 gives round thousands. */
export function figuresOf(d: Draft, unit = 1): Figures {
  const round = (value: number) => Math.round(value / unit) * unit;
  const assets = round(d.random.whole(90_000, 14_000_000));
  return {
    assets,
    equity: round(assets * d.random.between(0.15, 0.8)),
    turnover: round(d.random.whole(60_000, 22_000_000)),
    workforce: d.random.whole(1, 120),
  };
}

export function state(d: Draft, figures: Figures, period: string, currency = "EUR"): void {
  d.amount("turnover", figures.turnover, currency, period);
  d.amount("equity", figures.equity, currency, period);
  d.amount("total_assets", figures.assets, currency, period);
  d.amount("workforce", figures.workforce, null, period);
}
