import { type Draft, OPTIONAL } from "../../draft.ts";

export interface Figures {
  readonly year: number;
  readonly turnover: number;
  readonly equity: number;
  readonly assets: number;
  readonly people: number;
}

/** Figures of a year, and of the year before, in steps of `unit`. */
export function figuresOf(d: Draft, unit = 1): readonly [Figures, Figures] {
  const year = d.random.whole(2021, 2025);
  const one = (at: number): Figures => {
    const assets = d.random.whole(300_000, 8_000_000);
    const round = (value: number) => Math.round(value / unit) * unit;
    return {
      year: at,
      assets: round(assets),
      equity: round(assets * d.random.between(0.15, 0.65)),
      turnover: round(d.random.whole(200_000, 9_000_000)),
      people: d.random.whole(3, 75),
    };
  };
  return [one(year), one(year - 1)];
}

export function state(
  d: Draft,
  { year, turnover, equity, assets, people }: Figures,
  has: readonly string[],
  currency = "EUR",
): void {
  const period = `${year}-01-01/${year}-12-31`;
  const all = { turnover, equity, total_assets: assets, workforce: people };
  for (const [rubric, value] of Object.entries(all))
    if (has.includes(rubric)) d.amount(rubric, value, rubric === "workforce" ? null : currency, period);
  d.amount("capital", 0, null, null, OPTIONAL);
}
