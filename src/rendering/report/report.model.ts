import type {
  CaseDocument,
  CaseStatus,
  EvidenceRef,
  InvestigationResult,
  IsoTime,
  MccClassification,
  TaskResponse,
  ValidationResult,
} from "../../domain/case/case.model.ts";
import type { RefusedApproval } from "../../domain/case/case.record.ts";
import type { CustomerComparison } from "../../domain/customer/comparison.model.ts";
import type { CustomerDescription } from "../../domain/customer/customer.model.ts";
import type { GivenAnswer } from "../../domain/customer/given-answers.rules.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import type { OwnershipInForce } from "../../domain/ownership/ownership-in-force.rules.ts";
import type { RiskRating } from "../../domain/diligence/rating.model.ts";

/** Data of a case report. The caller collects it; the renderer reads nothing else. */
export interface CaseReportInput {
  /** Whose report it is: the tenant's brand. */
  readonly brand_name: string;
  /** True when any source was a sample: every page then says so. */
  readonly sample: boolean;
  readonly generated_at: IsoTime;
  readonly generated_by: string;
  readonly case: ReportedCase;
  /** The case in sentences; it follows the decision, so it recommends nothing. */
  readonly summary: readonly string[];
  /** Of a review: what changed since the decision before it, a line each; null or absent for any other case. */
  readonly since_last_decision?: readonly string[] | null;
  readonly customer: CustomerDescription;
  /** The customer as declared, registered and read, and every answer. */
  readonly comparison?: readonly CustomerComparison[];
  readonly answers?: readonly GivenAnswer[];
  /** Null for a natural person. */
  readonly ownership: OwnershipInForce | null;
  readonly mandatory_checks: readonly Check[];
  /** Null before the first rating. */
  readonly rating: RiskRating | null;
  /** Further identifiers, such as a VAT number or an LEI, in the order to show them. */
  readonly identifiers: readonly { readonly label: string; readonly value: string }[];
  /** The decision that took effect or waits for its second approval; null before any. */
  readonly decision: ReportedDecision | null;
  /** Second approvals that officers refused, oldest first. */
  readonly refused_approvals?: readonly RefusedApproval[];
  /** Each iteration's result, oldest first; empty before the first investigation. */
  readonly results: readonly InvestigationResult[];
  readonly gates: readonly ReportedGate[];
  readonly mcc_classification: MccClassification | null;
  readonly documents: readonly ReportedDocument[];
  readonly responses: readonly TaskResponse[];
  readonly validation_results: readonly ValidationResult[];
  readonly verification: ReportedVerification | null;
  readonly evidence: readonly EvidenceRef[];
  /** `sha256:<hex>`, or null where there is no evidence yet. */
  readonly evidence_bundle_hash: string | null;
  readonly audit: ReportedAudit;
}

interface ReportedCase {
  readonly case_id: string;
  readonly company_name: string;
  readonly company_registration_number: string;
  readonly country: string;
  readonly template_name: string;
  readonly status: CaseStatus;
  readonly current_iteration: number;
  readonly max_iterations: number;
  readonly created_at: IsoTime;
  readonly updated_at: IsoTime;
}

export interface ReportedDecision {
  readonly decision: "approve" | "approve_with_restrictions" | "reject" | "follow_up" | "escalate";
  readonly reason: string | null;
  readonly restrictions: readonly string[];
  readonly decided_by: string;
  readonly decided_at: IsoTime;
  /** The second of four eyes; null where none was needed or none has answered. */
  readonly second_approval: {
    readonly decision: "approve" | "reject";
    readonly comment: string | null;
    readonly decided_by: string;
    readonly decided_at: IsoTime;
  } | null;
}

/** A gate of the decision. `blocked`: it refused a decision and still blocks. */
export interface ReportedGate {
  readonly gate: string;
  readonly outcome: "passed" | "overridden" | "blocked" | "not_checked" | "not_applicable";
  /** Why: for an override the officer's justification. */
  readonly justification: string | null;
  readonly actor: string | null;
  readonly at: IsoTime | null;
}

/** A partner verification linked to the case. */
export interface ReportedVerification {
  readonly verification_id: string;
  readonly status: "PASS" | "FLAG" | "FAIL";
  readonly verified_at: IsoTime;
  readonly checks: readonly {
    readonly name: string;
    readonly outcome: "confirmed" | "contradicted" | "unknown";
    readonly reason: string | null;
  }[];
  readonly flags: readonly { readonly flag: string; readonly severity: "FAIL" | "FLAG"; readonly message: string }[];
}

export interface ReportedAudit {
  readonly entries: readonly {
    readonly seq: number;
    readonly event: string;
    readonly timestamp: IsoTime;
    readonly actor: string;
    readonly hash: string;
  }[];
  readonly chain_valid: boolean;
  /** What is wrong with the chain, in words; null where it is valid. */
  readonly chain_fault?: string | null;
}

export interface ReportedDocument extends CaseDocument {
  /** What it was handed in or filed as. */
  readonly label: string;
}
