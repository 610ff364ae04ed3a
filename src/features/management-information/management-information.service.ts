import {
  type Figures,
  MANAGEMENT_FIGURES,
  SUSPICION_FIGURES,
  type FigureRow,
} from "../../domain/figures/figures.model.ts";
import { HIGH_RISK_COUNTRIES } from "../../domain/reasoning/templates/high-risk-countries.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { currentPolicy } from "../policy/policy.service.ts";
import { readCaseFigures } from "./case-figures.store.ts";
import { readCustomerFigures } from "./customer-figures.store.ts";
import { assembleFigures } from "./figures.rules.ts";
import { type Period, readPeriod } from "./period.rules.ts";
import { readSuspicionFigures } from "./suspicion-figures.store.ts";

type PeriodQuery = Parameters<typeof readPeriod>[0];

/**
 * What management and a supervisor ask for. It reads nothing of reports to the FIU, so that it is the same with one and
 * without. @throws DomainError `validation_failed` for a period that is not valid.
 */
export async function readManagementFigures(ctx: Ctx, query: PeriodQuery): Promise<Figures> {
  const period = readPeriod(query, ctx.now());
  const { values } = await currentPolicy(ctx);
  const countries = [...HIGH_RISK_COUNTRIES, ...values.high_risk_countries];
  const [cases, customers] = await Promise.all([
    readCaseFigures(ctx, period),
    readCustomerFigures(ctx, period, countries),
  ]);
  return assemble(ctx, MANAGEMENT_FIGURES, [...cases, ...customers], period);
}

/** Reports to the FIU by month and delay: for an MLRO alone. @throws DomainError likewise. */
export async function readReportFigures(ctx: Ctx, query: PeriodQuery): Promise<Figures> {
  const period = readPeriod(query, ctx.now());
  return assemble(ctx, SUSPICION_FIGURES, await readSuspicionFigures(ctx, period), period);
}

const assemble = (
  ctx: Ctx,
  catalogue: Parameters<typeof assembleFigures>[0],
  rows: readonly FigureRow[],
  period: Period,
): Figures => ({
  from: period.from,
  to: period.to,
  generated_at: isoTime(ctx.now()),
  figures: assembleFigures(catalogue, rows, period),
});
