import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company } from "../../world.ts";

export interface Figures {
  readonly turnover: number;
  readonly equity: number;
  readonly assets: number;
  readonly workforce: number;
  readonly year: number;
}

export const figuresOf = (d: Draft, rounding = 1): Figures => {
  const round = (value: number) => Math.round(value / rounding) * rounding;
  const assets = round(d.random.whole(300_000, 9_000_000));
  return {
    assets,
    equity: round(assets * d.random.between(0.2, 0.7)),
    turnover: round(d.random.whole(250_000, 9_000_000)),
    workforce: d.random.whole(2, 60),
    year: d.random.whole(2023, 2025),
  };
};

export function stateAccounts(
  d: Draft,
  company: Company,
  f: Figures,
  has: readonly (keyof Figures)[],
  currency = "EUR",
): void {
  const end = `${f.year}-12-31`;
  const rubrics = { turnover: "turnover", equity: "equity", assets: "total_assets" } as const;
  for (const [key, rubric] of Object.entries(rubrics) as [keyof typeof rubrics, string][]) {
    if (has.includes(key)) d.amount(rubric, f[key], currency, end);
  }
  if (has.includes("workforce")) d.amount("workforce", f.workforce, null, end);
  d.amount("capital", 0, null, null, OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.documentDate(end, OPTIONAL);
}
