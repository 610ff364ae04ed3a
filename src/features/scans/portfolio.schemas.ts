import { z } from "@hono/zod-openapi";
import { TimeView } from "../cases/case.views.ts";
import { PORTFOLIO_MAX } from "./portfolio.rules.ts";
import { RISK_TIERS } from "./scan.model.ts";
import { ScanResultView } from "./scans.schemas.ts";

export const PortfolioBody = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    registration_numbers: z.array(z.string()).min(1).max(PORTFOLIO_MAX),
    segment_id: z.string().trim().min(1).max(200).nullish(),
  })
  .openapi("PortfolioRequest");

const Count = z.int().min(0);

const Progress = {
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  segment_id: z.string().nullable(),
  status: z.enum(["running", "done"]),
  total_entities: Count,
  scanned: Count,
  failed: Count,
  failures: z.array(z.strictObject({ registration_number: z.string(), reason: z.string() })),
  summary: z.strictObject({ green: Count, amber: Count, red: Count }),
};

export const PortfolioView = z
  .strictObject({ ...Progress, results: z.array(ScanResultView) })
  .openapi("PortfolioResult");

export const PortfolioResultsView = z
  .strictObject({
    ...Progress,
    results: z.array(
      z.strictObject({
        scan_id: z.string(),
        registration_number: z.string(),
        tier: z.literal(1),
        risk_tier: z.enum(RISK_TIERS),
        scanned_at: TimeView,
      }),
    ),
  })
  .openapi("PortfolioResults");
