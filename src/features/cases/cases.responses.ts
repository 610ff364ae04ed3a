import { z } from "@hono/zod-openapi";
import { GATE_STATES, STATED_GATES } from "../../domain/decisions/gates.rules.ts";
import { CHECKS } from "../../domain/diligence/check.model.ts";
import { CustomerView } from "./customer.responses.ts";
import { CheckView, DecisionOptionView, EarlierPolicyView, RiskRatingView } from "./diligence.responses.ts";
import { CountryCode, Jws, PortalToken, Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import {
  CaseStatusView,
  DiscrepancyView,
  DocumentView,
  FollowUpTaskView,
  GeneratedTaskView,
  InvestigationResultView,
  LearnedEffectView,
  MccClassificationView,
  TimeView,
  ValidationResultView,
} from "./case.responses.ts";
import { CustomerMailView } from "./mail.responses.ts";
import { NetworkView } from "./network.responses.ts";
import { ReviewOfViews } from "./review-of.responses.ts";
import { ReviewViews, ToOpenView } from "./review.responses.ts";
import { WorkViews } from "./assignment.responses.ts";
import { DECISIONS, FOUR_EYES_REASONS } from "../../domain/case/case.record.ts";

const EnrichmentViews = {
  vies_enrichment: z
    .strictObject({
      vies_valid: z.boolean(),
      vies_name: z.string().nullable(),
      vies_address: z.string().nullable(),
    })
    .nullable(),
  companydata_enrichment: z
    .strictObject({ found: z.boolean(), company_name: z.string().nullable(), directors: z.array(z.string()) })
    .nullable(),
  fundingdata_enrichment: z.record(z.string(), z.unknown()).nullable(),
  website_validation: z
    .strictObject({ url: z.string(), accessible: z.boolean(), status_code: z.int().nullable() })
    .nullable(),
};

export const CreatedCaseView = z
  .strictObject({
    case_id: Uuid,
    workflow_id: WorkflowId,
    status: CaseStatusView,
    portal_token: PortalToken,
    portal_url: z.url(),
    ...EnrichmentViews,
    created_at: TimeView,
  })
  .openapi("CreatedCase");

const FollowUpRequestView = FollowUpTaskView.omit({ id: true, iteration: true, status: true }).openapi(
  "FollowUpRequest",
);

export const CaseDetailView = z
  .strictObject({
    case_id: Uuid,
    workflow_id: WorkflowId,
    status: CaseStatusView,
    company_name: z.string(),
    company_registration_number: z.string().nullable(),
    vat_number: z.string().nullable(),
    country: CountryCode,
    template_id: z.string(),
    template_name: z.string(),
    template_version: z.int().openapi({
      description: "The tenant's version that the case was opened with; 0 for the built-in template",
    }),
    website_url: z.string().nullable(),
    current_iteration: z.int(),
    max_iterations: z.int(),
    latest_risk_score: z.number().nullable(),
    ...WorkViews,
    portal_token: PortalToken.nullable().openapi({
      description: "Null for a review that has no link yet: it was opened because of a hit with a list",
    }),
    portal_url: z.url().nullable(),
    portal_expires_at: TimeView.nullable(),
    customer_mail: CustomerMailView.nullable(),
    ...EnrichmentViews,
    documents: z.array(DocumentView),
    follow_up_tasks: z.array(FollowUpTaskView),
    investigation_results: z.array(InvestigationResultView),
    discrepancies: z.array(DiscrepancyView),
    generated_tasks: z.array(GeneratedTaskView),
    learned_effects: z.array(LearnedEffectView),
    mcc_classification: MccClassificationView.nullable(),
    validation_results: z.array(ValidationResultView),
    customer: CustomerView,
    checks: z.array(CheckView),
    risk_rating: RiskRatingView.nullable(),
    earlier_policy: EarlierPolicyView.nullable(),
    gates: z.array(z.strictObject({ gate: z.enum(STATED_GATES), state: z.enum(GATE_STATES) })),
    network: NetworkView,
    decision_options: z.array(DecisionOptionView),
    ...ReviewViews,
    ...ReviewOfViews,
    pending_decision: z
      .strictObject({
        decision: z.enum(DECISIONS),
        reason: z.string().nullable(),
        maker: z.string(),
        maker_deactivated_at: TimeView.nullable().openapi({
          description: "Since when the directory has the maker deactivated; `null` for anybody else",
        }),
        parked_at: TimeView,
        four_eyes: z.array(z.enum(FOUR_EYES_REASONS)),
        needs_senior: z.boolean(),
        restrictions: z.array(z.string()),
        follow_up_tasks: z.array(FollowUpRequestView),
        overrides: z.record(z.string(), z.string()),
        open_checks: z.array(z.enum(CHECKS)),
        evidence_changed: z.boolean().openapi({
          description: "Whether a fact that it rests on changed since: a confirmation then answers `evidence_changed`",
        }),
      })
      .nullable(),
    decision: z
      .strictObject({
        decision: z.enum(DECISIONS),
        reason: z.string().nullable(),
        restrictions: z.array(z.string()),
        maker: z.string(),
        approver: z.string().nullable(),
        decided_at: TimeView,
      })
      .nullable(),
    audit_log: z.array(z.strictObject({ event: z.string(), timestamp: TimeView })),
    created_by: z.string(),
    created_at: TimeView,
    updated_at: TimeView,
  })
  .openapi("CaseDetail");

export const AiBriefView = z
  .strictObject({
    summary: z.string(),
    paragraphs: z.array(z.string()).openapi({ description: "The summary without its conclusion" }),
    conclusion: z.string().nullable().openapi({ description: "Null before the first investigation" }),
    risk_trend: z.enum(["IMPROVING", "STABLE", "WORSENING", "INSUFFICIENT_DATA"]),
    risk_scores: z.array(z.number()),
    key_signals: z.array(z.string()),
    recommended_action: z.enum(["approve", "follow_up", "escalate"]),
    checks: z.array(CheckView),
    to_open: ToOpenView,
    generated_at: TimeView,
  })
  .openapi("AiBrief");

export const AuditView = z
  .strictObject({
    workflow_id: WorkflowId,
    entries: z.array(
      z.strictObject({
        seq: z.int(),
        event: z.string(),
        timestamp: TimeView,
        actor: z.string(),
        details: z.record(z.string(), z.unknown()),
        prev_hash: Sha256,
        hash: Sha256,
      }),
    ),
    chain_valid: z.boolean(),
    /** What is wrong with the chain, in words; null where it is valid. */
    chain_fault: z.string().nullable(),
    /** Where the chain was last closed by a signature; a chain that does not reach it was cut. */
    checkpoint: z
      .strictObject({
        workflow_id: WorkflowId,
        count: z.int(),
        root: Sha256,
        signed_at: TimeView,
        signature: Jws,
      })
      .nullable(),
  })
  .openapi("AuditLog");

export const PortalLinkView = z
  .strictObject({ portal_token: PortalToken, portal_url: z.url(), expires_at: TimeView })
  .openapi("PortalLink");

export const DeletedCaseView = z
  .strictObject({ status: z.literal("deleted"), workflow_id: WorkflowId })
  .openapi("DeletedCase");
