import type { Draft } from "../../draft.ts";

interface Figures {
  readonly turnover: number;
  readonly equity: number;
  readonly assets: number;
  readonly workforce: number;
}

export function figuresOf(d: Draft): Figures {
  const assets = d.random.whole(200_000, 9_000_000);
  return {
    assets,
    equity: Math.round(assets * d.random.between(0.1, 0.7)),
    turnover: d.random.whole(150_000, 12_000_000),
    workforce: d.random.whole(2, 90),
  };
}

export function state(
  d: Draft,
  { turnover, equity, assets, workforce }: Figures,
  period: string,
  currency = "EUR",
): void {
  d.amount("turnover", turnover, currency, period);
  d.amount("equity", equity, currency, period);
  d.amount("total_assets", assets, currency, period);
  d.amount("workforce", workforce, null, period);
}
