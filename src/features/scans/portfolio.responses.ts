import { z } from "@hono/zod-openapi";
import { EnterpriseNumber } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";
import { RISK_TIERS, SCAN_FLAGS } from "./scan.model.ts";
import { ReasonsView, ScanResultView, UnansweredView } from "./scans.responses.ts";

const Count = z.int().min(0);

const Progress = {
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  segment_id: z.string().nullable(),
  status: z.enum(["running", "done", "unknown"]).openapi({ description: "`unknown`: there is no such portfolio" }),
  total_entities: Count,
  scanned: Count.openapi({ description: "Companies with a result, those that are being scanned again included" }),
  failed: Count.openapi({ description: "Companies that could not be scanned" }),
  waiting: Count.openapi({ description: "Companies that are still to be scanned, or scanned again" }),
  incomplete: Count.openapi({ description: "Results that lack the answer of a source" }),
  summary: z.strictObject({ green: Count, amber: Count, red: Count }),
};

export const PortfolioProgressView = z.strictObject(Progress).openapi("PortfolioProgress");

const Reference = z.string().nullable().openapi({ description: "What the CSV file calls the company" });

const Results = {
  ...Progress,
  failures: z.array(z.strictObject({ registration_number: z.string(), reference: Reference, reason: z.string() })),
  next_after: Count.nullable().openapi({ description: "`after` of the next page; `null` on the last" }),
};

export const PortfolioView = z
  .strictObject({ ...Results, results: z.array(ScanResultView) })
  .openapi("PortfolioResult");

export const PortfolioResultsView = z
  .strictObject({
    ...Results,
    results: z.array(
      z.strictObject({
        scan_id: z.string(),
        registration_number: EnterpriseNumber,
        reference: Reference,
        legal_name: z.string(),
        tier: z.literal(1),
        risk_tier: z.enum(RISK_TIERS),
        confidence: z.number().min(0).max(1),
        scanned_at: TimeView,
        cached: z.boolean(),
        flags: z.array(z.enum(SCAN_FLAGS)),
        reasons: ReasonsView,
        unanswered_sources: UnansweredView,
        incomplete: z.boolean().openapi({ description: "A source failed; a retry scans the company again" }),
        retrying: z.boolean().openapi({ description: "It is being scanned again; this is the earlier result" }),
        links: z.strictObject({
          console: z.url().openapi({ description: "The company in the console" }),
          scans: z.url().openapi({ description: "Its scans" }),
          cases: z.url().openapi({ description: "The cases that name its number" }),
        }),
      }),
    ),
  })
  .openapi("PortfolioResults");

export const PortfolioListView = z
  .strictObject({
    portfolios: z.array(z.strictObject({ ...Progress, created_by: z.string(), created_at: TimeView })),
    total: Count,
    page: z.int(),
    per_page: z.int(),
  })
  .openapi("PortfolioList");
