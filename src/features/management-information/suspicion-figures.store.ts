import { type SQL, sql } from "drizzle-orm";
import type { FigureRow } from "../../domain/figures/figures.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { countBy, daysBetween, inPeriod, month, readRows, spreadOf } from "./figure-sql.store.ts";
import type { Period } from "./period.rules.ts";

/** Of reports to the FIU: for an MLRO alone, and in no statement beside others. */
export function readSuspicionFigures(ctx: Ctx, period: Period): Promise<FigureRow[]> {
  const all = (columns: SQL, when: SQL) =>
    sql`SELECT ${columns} FROM sars WHERE tenant_id = ${ctx.actor.tenantId} AND ${when}`;
  const submittedAt = sql`sar ->> '$.submission.submitted_at'`;
  // A submission may have been recorded with an offset: compare instants in one form.
  const submitted = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${submittedAt})`;
  return readRows(ctx, [
    countBy(all(sql`created_at, status, sar ->> '$.report_type' AS type`, inPeriod(sql`created_at`, period)), {
      reports_raised_by_month: month(sql`created_at`),
      reports_raised_by_status: sql`status`,
      reports_raised_by_type: sql`type`,
    }),
    countBy(all(sql`${submitted} AS at`, inPeriod(submitted, period)), {
      reports_submitted_by_month: month(sql`at`),
    }),
    spreadOf(
      "time_to_submission",
      all(sql`${daysBetween(sql`created_at`, submitted)} AS days`, inPeriod(submitted, period)),
    ),
  ]);
}
