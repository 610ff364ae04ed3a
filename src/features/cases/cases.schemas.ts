import { z } from "@hono/zod-openapi";
import { GATE_STATES, STATED_GATES } from "../../domain/decisions/gates.rules.ts";
import { CHECKS } from "../../domain/diligence/check.model.ts";
import { CustomerView } from "./customer.views.ts";
import { CheckView, DecisionOptionView, EarlierPolicyView, RiskRatingView } from "./diligence.views.ts";
import { CountryCode, Jws, PortalToken, Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { checkWebsiteUrl } from "../../platform/outbound-address.ts";
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
} from "./case.views.ts";
import { CustomerEmail, CustomerMailView } from "./mail.views.ts";
import { NetworkView } from "./network.views.ts";
import { ReviewOfViews } from "./review-of.views.ts";
import { ReviewViews, ToOpenView } from "./review.schemas.ts";
import { isEeaCountry } from "./countries.ts";
import { WorkViews } from "./assignment.schemas.ts";
import { DECISIONS, FOUR_EYES_REASONS } from "../../domain/case/case.record.ts";
import { findTemplate } from "../../domain/templates/index.ts";

const text = (max: number) => z.string().trim().min(1).max(max);

/** A person is no company: its number may be any identifier. */
const NATURAL_PERSON = "kyc_natural_person";

export const CreateCaseBody = z
  .strictObject({
    company_name: text(320),
    company_registration_number: text(64).optional(),
    vat_number: text(64).optional(),
    country: z.string().refine(isEeaCountry, "is not a supported EEA country (ISO 3166-1 alpha-2)"),
    template_id: z
      .string()
      .refine((id) => findTemplate(id) !== undefined, "is not a known template")
      .default("psp_merchant_onboarding"),
    website_url: text(2000)
      .transform((url, issue) => {
        // Whether documentation hosts are allowed depends on the environment; the service checks that.
        const checked = checkWebsiteUrl(url, { ENVIRONMENT: "local" });
        if (checked.ok) return checked.value.href;
        issue.addIssue({ code: "custom", message: checked.refusal.message });
        return z.NEVER;
      })
      .optional(),
    customer_email: CustomerEmail.optional(),
    additional_data: z.record(z.string(), z.unknown()).default({}),
  })
  .transform((body, issue) => {
    const fault = (path: string, message: string) => issue.addIssue({ code: "custom", path: [path], message });
    const { company_registration_number: number, vat_number: vat } = body;
    if (number === undefined && vat === undefined) {
      fault("company_registration_number", "a registration number or a VAT number is required");
      return z.NEVER;
    }
    if (body.country !== "BE" || body.template_id === NATURAL_PERSON) return body;
    const belgian = belgianNumbers(number, vat, fault);
    return belgian === null ? z.NEVER : { ...body, ...belgian };
  })
  .openapi("CreateCase");

/** The enterprise number in its ten digits and the VAT number that belongs to it; null after a fault was told. */
function belgianNumbers(
  number: string | undefined,
  vat: string | undefined,
  fault: (path: string, message: string) => void,
): { company_registration_number: string; vat_number: string } | null {
  const read = (path: string, value: string | undefined): string | null | undefined => {
    if (value === undefined) return undefined;
    const parsed = parseEnterpriseNumber(value);
    if (parsed.ok) return parsed.number;
    fault(path, parsed.fault === "format" ? "is not a Belgian enterprise number" : "has wrong check digits (mod 97)");
    return null;
  };
  const fromNumber = read("company_registration_number", number);
  const fromVat = read("vat_number", vat);
  if (fromNumber === null || fromVat === null) return null;
  if (fromNumber !== undefined && fromVat !== undefined && fromNumber !== fromVat) {
    fault("vat_number", "belongs to another enterprise number");
    return null;
  }
  const digits = fromNumber ?? fromVat!;
  return { company_registration_number: digits, vat_number: `BE${digits}` };
}

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

export const PortalLinkBody = z.strictObject({
  replace: z.boolean().default(false),
  customer_email: CustomerEmail.optional(),
});
export const PortalLinkView = z
  .strictObject({ portal_token: PortalToken, portal_url: z.url(), expires_at: TimeView })
  .openapi("PortalLink");

export const DeletedCaseView = z
  .strictObject({ status: z.literal("deleted"), workflow_id: WorkflowId })
  .openapi("DeletedCase");
