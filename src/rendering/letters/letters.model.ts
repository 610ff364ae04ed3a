import type {
  CaseStatus,
  Discrepancy,
  EvidenceRef,
  Finding,
  IsoTime,
  RiskFactor,
} from "../../domain/case/case.model.ts";
import type { CustomerDescription } from "../../domain/customer/customer.model.ts";
import type { Check } from "../../domain/diligence/check.model.ts";
import type { RegisterDifference } from "../../domain/diligence/register-report.rules.ts";
import type { RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import type { Language } from "../../platform/language.ts";

/**
 * A letter to the customer. It holds what every customer is asked, in words that everyone gets, and what an officer
 * wrote to the customer: no reason, no finding and no status of the case can be put into it.
 */
export interface EvidenceRequestInput {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly language: Language;
  readonly generated_at: IsoTime;
  readonly company_name: string;
  /** The case_id: what the customer quotes. */
  readonly reference: string;
  readonly portal_url: string;
  readonly expires_at: IsoTime | null;
  /** Of a customer who was approved before. */
  readonly is_review?: boolean;
  /** In the customer's language, as the portal shows them. */
  readonly documents: readonly RequestedItem[];
  readonly questions: readonly RequestedItem[];
}

export interface RequestedItem {
  readonly label: string;
  readonly required: boolean;
  /** What the officer tells the customer of it, under a line that says so; null or absent without one. */
  readonly note?: { readonly from: string; readonly text: string } | null;
}

/** A report to a register of beneficial owners. It holds what differs, and nothing else of the case. */
export interface RegisterReportInput {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly language: Language;
  readonly generated_at: IsoTime;
  /** The case_id. */
  readonly reference: string;
  readonly company: {
    /** As registered; as declared where no register has answered. */
    readonly name: string;
    readonly registration_number: string | null;
    /** As declared, where that differs from the register. */
    readonly declared_name: string | null;
    readonly declared_number: string | null;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };
  readonly differences: readonly RegisterDifference[];
}

/** What the MLRO needs to judge whether a case is to be reported. Internal. */
export interface MlroMemoInput {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly generated_at: IsoTime;
  readonly generated_by: string;
  readonly case: {
    readonly case_id: string;
    readonly company_name: string;
    readonly company_registration_number: string;
    readonly country: string;
    readonly template_name: string;
    readonly status: CaseStatus;
    readonly created_at: IsoTime;
  };
  /** Null or absent where no decision approved the customer. */
  readonly relationship?: RelationshipSpan | null;
  /** Of a review: what changed since the decision before it, a line each; null or absent for any other case. */
  readonly since_last_decision?: readonly string[] | null;
  readonly customer: CustomerDescription;
  /** Of a private customer: names in its words and papers for which the screening searched. */
  readonly named_persons?: readonly {
    readonly name: string;
    readonly birth_date: string | null;
    readonly said: readonly string[];
    readonly is_person: boolean;
  }[];
  readonly mandatory_checks: readonly Check[];
  /** Null before the first investigation. */
  readonly risk_score: number | null;
  readonly risk_factors: readonly RiskFactor[];
  /** Findings that shut the gate until the MLRO has assessed the case. */
  readonly triggers: readonly Finding[];
  /** Findings that did so before, and that a completed assessment covers; empty for an officer who knows of no report. */
  readonly assessed_triggers: readonly Finding[];
  readonly other_findings: readonly Finding[];
  /** Sanctions matches that an officer confirmed. */
  readonly confirmed_matches: readonly Finding[];
  readonly open_discrepancies: readonly Discrepancy[];
  readonly gate_locked: boolean;
  /** Earlier reports on this case. */
  readonly reports: readonly {
    readonly sar_id: string;
    readonly report_type: "STR" | "SAR";
    readonly status: string;
    readonly created_at: IsoTime;
    readonly raised_by: string;
    readonly reason: string;
  }[];
  readonly evidence: readonly EvidenceRef[];
}

/** Every source a case stands on. */
export interface SourceAppendixInput {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly generated_at: IsoTime;
  readonly case: {
    readonly case_id: string;
    readonly company_name: string;
    readonly company_registration_number: string;
  };
  readonly evidence: readonly EvidenceRef[];
  readonly evidence_bundle_hash: string | null;
  readonly findings: readonly Finding[];
  readonly risk_factors: readonly RiskFactor[];
}
