import type {
  CaseDocument,
  CaseStatus,
  Discrepancy,
  EvidenceRef,
  Facts,
  FollowUpTask,
  GeneratedTask,
  InvestigationResult,
  IsoTime,
  MccClassification,
  TaskResponse,
  ValidationResult,
} from "./case.model.ts";
import type { AnswerHistory } from "./answer-history.model.ts";
import type { Assignment } from "./assignment.model.ts";
import type { Enrichment } from "./enrichment.model.ts";
import type { CaseTier } from "../automation/tier.model.ts";
import type { Grounds } from "../diligence/grounds.model.ts";
import type { NetworkState } from "../network/network.model.ts";
import type { UploadReservation } from "./upload-reservation.model.ts";
import type { Policy } from "../diligence/policy.model.ts";
import type { CustomerMail } from "../mail/mail.model.ts";
import type { CaseLearning } from "../memory/learned.model.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import type { ReviewOf } from "../reviews/review.model.ts";
import type { Circle } from "../sar/circle.rules.ts";
import type { SarStatus } from "../sar/sar.model.ts";
import type { TenantTemplate } from "../templates/template.types.ts";
import type { LinkedVerification } from "../verification/verification.model.ts";

/** The whole state of a case in its Durable Object. Immutable: each change replaces it. */
export interface CaseRecord extends AnswerHistory {
  readonly tenantId: string;
  readonly caseId: string;
  readonly workflowId: string;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly templateId: string;
  /** The tenant's own version of the template, as it was when the case was opened; absent for the built-in one. */
  readonly template?: TenantTemplate;
  /** Document types that the customer is not asked for at first, because a connected register gives their facts. */
  readonly retrievable?: readonly string[];
  readonly websiteUrl: string | null;
  /** The caller's metadata. `additionalData.answers` holds the customer's answers by question id. */
  readonly additionalData: Readonly<Record<string, unknown>>;
  readonly enrichment: Enrichment;

  readonly status: CaseStatus;
  readonly iteration: number;
  readonly maxIterations: number;
  readonly createdBy: string;
  readonly createdAt: IsoTime;
  readonly updatedAt: IsoTime;
  /** When the case entered its status; absent where that was before this was recorded. */
  readonly statusSince?: IsoTime;
  /** Increases by one with each change, so that an older projection never replaces a newer one. */
  readonly version: number;

  readonly portal: PortalLink;
  /** The customer's mail address and what was sent to it; absent without an address. */
  readonly customerMail?: CustomerMail;
  readonly documents: readonly CaseDocument[];
  /** Uploads in progress or abandoned. */
  readonly reservations: readonly UploadReservation[];
  readonly followUpTasks: readonly FollowUpTask[];
  readonly taskResponses: readonly TaskResponse[];
  /** What the sources stated in the latest iteration; absent before the first, and in cases of earlier versions. */
  readonly grounds?: Grounds;
  /** The policy that the latest result was made with; absent where `grounds` is. */
  readonly policy?: Policy;

  /** Alerts that name the case, and parties near it; absent before the first reading and in cases of earlier versions. */
  readonly network?: NetworkState;

  /** What officers filed of who owns the customer, also what they withdrew; absent where nobody filed anything. */
  readonly ownershipFiled?: readonly OwnershipFiling[];

  /** What the memory knew for the case as last found; absent before that, and without a memory. */
  readonly learning?: CaseLearning;

  /** The current or the last investigation run. */
  readonly run: InvestigationRun | null;
  readonly investigations: readonly InvestigationResult[];
  readonly discrepancies: readonly Discrepancy[];
  readonly generatedTasks: readonly GeneratedTask[];
  readonly tasksReasoning: string;
  readonly validationResults: readonly ValidationResult[];
  readonly facts: Facts;
  readonly evidence: readonly EvidenceRef[];
  readonly mcc: MccClassification | null;
  /** The newest verification that a partner linked. */
  readonly verification: LinkedVerification | null;

  /** The review tier; null before the first review. */
  readonly automation: CaseTier | null;
  /** What the case's officer would decide before the judgement was shown; absent where that was not asked. */
  readonly provisional?: ProvisionalDecision;
  readonly parked: ParkedDecision | null;
  /** Second approvals that officers refused, oldest first; absent where none was, and of those before this was kept. */
  readonly refusedApprovals?: readonly RefusedApproval[];
  readonly decision: AppliedDecision | null;
  readonly overrides: readonly GateOverride[];
  /** Completed MLRO assessments: the only thing that opens the SAR-first gate. */
  readonly assessments: readonly CompletedAssessment[];
  /** State of its suspicion reports, which prevents a second open report by the same officers. */
  readonly sars: readonly KnownSar[];
  /** A case under a legal hold is neither deleted nor purged. */
  readonly legalHold: LegalHold | false;
  /** Whose work it is, until when; absent where no officer said so. */
  readonly assignment?: Assignment;
  /** Of a review of an approved customer; absent in every other case. */
  readonly reviewOf?: ReviewOf;
  /** The end of the business relationship; absent until it is recorded. */
  readonly relationshipEnd?: RelationshipEnd;
}

/** A decision that an officer records before seeing the service's judgement. It decides nothing. */
export interface ProvisionalDecision {
  readonly decision: DecisionKind;
  /** Null where the case was decided without a provisional decision. */
  readonly reason: string | null;
  readonly officer: string;
  readonly recordedAt: IsoTime;
  readonly iteration: number;
  /** What the service recommended at that time. */
  readonly recommended: "approve" | "follow_up" | "escalate";
}

export interface LegalHold {
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: IsoTime;
}

/** The end of the business relationship, or of the request for one. */
interface RelationshipEnd {
  /** `YYYY-MM-DD` */
  readonly endedOn: string;
  readonly reason: string;
  readonly recordedBy: string;
  readonly recordedAt: IsoTime;
  /** The case of the same relationship in which it was recorded; absent in that case itself. */
  readonly via?: string;
}

export interface PortalLink {
  /** Hex SHA-256 of the token, for look-ups. */
  readonly tokenHash: string;
  /** The token, AES-GCM-encrypted, for the officer's detail. */
  readonly tokenSealed: string;
  readonly expiresAt: IsoTime;
}

export interface InvestigationRun {
  /** Identifies the run, so that late results of an earlier run are refused. */
  readonly runId: string;
  readonly iteration: number;
  readonly startedAt: IsoTime;
  readonly attempt: number;
}

export const DECISIONS = ["approve", "approve_with_restrictions", "reject", "follow_up", "escalate"] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** Why a decision needs a second officer. */
export const FOUR_EYES_REASONS = [
  "override:dissolved_entity",
  "override:open_ubo_discrepancy",
  "override:mandatory_check_open",
  "high_risk_score",
  "critical_finding",
  "open_sar_trigger",
  "escalated_case",
  "against_recommendation",
  "high_finding",
  "high_risk_rating",
  "confirmed_pep",
  "declared_pep",
  "pep_unanswered",
  "high_risk_country",
  "open_check",
  "critical_alert",
  "own_dismissal",
  "own_high_dismissal",
  "alert_dismissed",
  "own_settlement",
  "unapproved_clearing",
  "customer_restricted",
  "refused_approval",
  "own_correction",
  "entity_ending",
  "lifts_restrictions",
] as const;
export type FourEyesReason = (typeof FOUR_EYES_REASONS)[number];

export interface DecisionInput {
  readonly decision: DecisionKind;
  readonly reason: string | null;
  readonly restrictions: readonly string[];
  readonly followUpTasks: readonly FollowUpRequest[];
  readonly overrideDissolvedEntity: string | null;
  readonly overrideOpenDiscrepancies: string | null;
  /** Absent in decisions parked by earlier versions. */
  readonly overrideOpenChecks?: string | null;
}

export interface FollowUpRequest {
  readonly description: string;
  readonly response_type: "text" | "document" | "yes_no";
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string | null;
  readonly customer_note?: string | null;
}

/** A decision pending second approval. */
interface ParkedDecision {
  readonly input: DecisionInput;
  readonly maker: string;
  readonly parkedFrom: CaseStatus;
  readonly parkedAt: IsoTime;
  /** Bundle hash of the evidence at the time of the decision. The second approval fails if it has changed. */
  readonly bundleHash: string;
  /** Hash of the facts that the decision rests on beside the evidence; absent if an earlier version parked it. */
  readonly factsHash?: string;
  readonly reasons: readonly FourEyesReason[];
  /** Whether only a compliance manager or an MLRO may approve it. */
  readonly needsSenior: boolean;
}

/** A parked decision that a second officer refused, so that it had no effect. */
export interface RefusedApproval {
  readonly decision: DecisionKind;
  readonly maker: string;
  readonly refusedBy: string;
  readonly at: IsoTime;
  readonly comment: string | null;
}

interface AppliedDecision {
  readonly decision: DecisionKind;
  readonly reason: string | null;
  readonly restrictions: readonly string[];
  readonly maker: string;
  readonly approver: string | null;
  readonly decidedAt: IsoTime;
  readonly iteration: number;
}

export type OverridableGate = "dissolved_entity" | "open_ubo_discrepancy" | "mandatory_check_open";

export interface GateOverride {
  readonly gate: OverridableGate;
  readonly justification: string;
  readonly officer: string;
  readonly at: IsoTime;
}

export interface KnownSar {
  readonly sarId: string;
  /** Version of the report; an older one is ignored. */
  readonly version: number;
  readonly status: SarStatus;
  /** Who may know of it; absent if an earlier version stored it and the report has not changed since. */
  readonly circle?: Circle;
}

/** An MLRO's completed assessment. It covers the triggers that were known when it was signed. */
export interface CompletedAssessment {
  readonly sarId: string;
  readonly reportable: boolean;
  readonly signedAt: IsoTime;
  readonly triggers: readonly string[];
}
