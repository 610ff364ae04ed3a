import { z } from "@hono/zod-openapi";
import { EnterpriseNumber, PortalToken, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { CaseStatusView, SeverityView, TimeView } from "../cases/case.responses.ts";
import { UNKNOWN_REASONS } from "../../sources/types.ts";
import { RISK_TIERS, SCAN_FLAGS, SCAN_SOURCES } from "./scan.model.ts";

const Share = z.number().min(0).max(1);

const Count = z.int().min(0);

const EvalReasonView = z
  .strictObject({
    part: z.enum([
      "sanctioned",
      "near_match",
      "bankrupt",
      "rejected",
      "escalated",
      "many_companies",
      "crowded_address",
      "investigations",
    ]),
    entity_id: z.string(),
    entity_name: z.string(),
    distance: Count,
    points: Share,
    reason: z.string(),
  })
  .openapi("EvalReason");

export const UnansweredView = z
  .array(
    z
      .strictObject({
        source: z.enum(SCAN_SOURCES),
        reason: z.enum(UNKNOWN_REASONS),
        detail: z.string(),
        failed: z.boolean().openapi({ description: "`false`: the source is not set up and was not queried" }),
      })
      .openapi("UnansweredSource"),
  )
  .nullable()
  .openapi({ description: "Sources without an answer. `null`: an earlier version did not record them" });

export const ReasonsView = z.array(z.string()).openapi({
  description: "Why the risk tier is what it is, then what is not known, one sentence each",
});

export const EvalView = z
  .strictObject({
    registration_number: EnterpriseNumber,
    eval_score: Share,
    graph_degree: Count,
    cross_investigation_count: Count,
    above_threshold: z.boolean(),
    eval_reasons: z.array(EvalReasonView),
    unknown_fields: z.array(z.string()),
    reasons: z.array(z.string()),
    segment_id: z.string().nullable(),
  })
  .openapi("EvalResult");

export const ScanResultView = z
  .strictObject({
    scan_id: z.string().regex(/^scan-\d{10}-t[12]-\d+$/),
    registration_number: EnterpriseNumber,
    tier: z.union([z.literal(1), z.literal(2)]),
    risk_tier: z.enum(RISK_TIERS),
    confidence: Share,
    eval_score: Share,
    company_status: z.enum(["active", "in_dissolution", "ceased", "bankrupt", "unknown"]),
    legal_name: z.string(),
    nace_codes: z.array(z.string()),
    director_count: Count,
    ubo_count: Count,
    sanctions_exact_matches: Count,
    sanctions_fuzzy_matches: Count,
    sanctions_cleared_matches: Count,
    cleared_matches: z
      .array(z.strictObject({ name: z.string(), cleared_by: z.string(), cleared_at: TimeView }).openapi("ClearedMatch"))
      .nullable()
      .openapi({
        description:
          "The clearings by which matches do not count, while the list entry is unchanged. `null`: an earlier version did not record them",
      }),
    other_matches: z
      .array(
        z
          .strictObject({
            name: z.string(),
            list: z.enum(["own_list", "pep"]),
            list_name: z.string(),
            match: z.enum(["exact", "fuzzy"]),
            severity: SeverityView,
          })
          .openapi("OtherListMatch"),
      )
      .optional()
      .openapi({
        description:
          "Matches on your own lists and on lists of politically exposed persons, without those that an officer cleared; absent where there is none",
      }),
    peppol_registered: z.boolean().nullable(),
    withholding_obligations: z.boolean().nullable(),
    tax_debt_detected: z.boolean().nullable(),
    social_debt_detected: z.boolean().nullable(),
    adverse_media_hits: Count,
    news_to_read: Count.optional().openapi({
      description:
        "Articles of which the rules cannot tell whether they are adverse; absent where there is none, or the news was not searched",
    }),
    adverse_media_summary: z.string(),
    synthesis_summary: z.string(),
    flags: z.array(z.enum(SCAN_FLAGS)),
    scan_cost_cents: Count,
    unknown_fields: z.array(z.string()),
    unanswered_sources: UnansweredView,
    reasons: ReasonsView,
    eval_reasons: z.array(EvalReasonView),
    model_used: z.string().nullable(),
    sample: z.boolean(),
    segment_id: z.string().nullable(),
    scanned_at: TimeView,
    cached: z.boolean(),
  })
  .openapi("ScanResult");

export const OpenedInvestigationView = z
  .strictObject({
    case_id: Uuid,
    workflow_id: WorkflowId,
    portal_token: PortalToken,
    portal_url: z.url(),
    company_name: z.string(),
    registration_number: EnterpriseNumber,
    status: CaseStatusView,
    created_at: TimeView,
    segment_id: z.string().nullable(),
  })
  .openapi("OpenedInvestigation");

export const ScanHistoryView = z.array(
  z
    .strictObject({
      scan_id: z.string(),
      registration_number: EnterpriseNumber,
      tier: z.int().min(0).max(3),
      risk_tier: z.enum(RISK_TIERS).nullable(),
      confidence: Share.nullable(),
      eval_score: Share,
      scanned_at: TimeView,
      flags: z.array(z.enum(SCAN_FLAGS)),
      unanswered_sources: UnansweredView,
      scan_cost_cents: Count,
      segment_id: z.string().nullable(),
    })
    .openapi("ScanHistoryItem"),
);
