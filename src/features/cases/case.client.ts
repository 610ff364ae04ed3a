import type { IterationDiagnostics } from "../../domain/iteration/diagnostics.model.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { HitStep } from "../../domain/decisions/hit-steps.rules.ts";
import type { DecisionAnswer, SecondApprovalInput } from "../../domain/decisions/decision.rules.ts";
import type { ReadForDecision } from "../../domain/decisions/screened-decision.rules.ts";
import type { ProvisionalInput } from "../../domain/decisions/provisional.rules.ts";
import type { Place, PlaceRequest, StoredFile } from "../../domain/documents/document.rules.ts";
import type { EvidenceRequest } from "../../domain/documents/filed-evidence.rules.ts";
import type { ReviewInput } from "../../domain/documents/review.rules.ts";
import type { StagedUpload } from "../documents/incoming-file.ts";
import type { OwnershipFiling } from "../../domain/ownership/ownership-filing.model.ts";
import type { OwnershipStep } from "../../domain/ownership/ownership-filing.rules.ts";
import type { LearningSwitch } from "../../domain/memory/case-learning.rules.ts";
import type { Memorandum, MemoStep } from "../../domain/memoranda/memorandum.model.ts";
import type { StoredEvaluation } from "../../domain/reasoning/evaluation.model.ts";
import type { Expiry, ReportState } from "../../domain/retention/expiry.rules.ts";
import type { RetentionOrder } from "../../domain/retention/hold.rules.ts";
import type { Policy } from "../../domain/diligence/policy.model.ts";
import type { RiskLevel } from "../../domain/diligence/rating.model.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { PortalState } from "../portal/portal-view.rules.ts";
import type { Submission, SubmissionAnswer } from "../../domain/portal/submission.rules.ts";
import type { RecordedTrigger, RegisterSince } from "../../domain/reviews/review.model.ts";
import type { SarNote } from "../../domain/sar/sar-note.rules.ts";
import type { VerificationLink } from "../../domain/verification/link.rules.ts";
import type { AssignmentChange, CaseHandover } from "../../domain/case/assignment.model.ts";
import type { ChainState } from "../../domain/audit/verdict.rules.ts";
import type { AuditEntry, ChainHead } from "../../domain/audit/audit.rules.ts";
import type { MccDecisionInput, ProposedAgain } from "../../domain/case/case-changes.rules.ts";
import type {
  CaseDocument,
  CaseStatus,
  Finding,
  InvestigationResult,
  MccClassification,
} from "../../domain/case/case.model.ts";
import type { CaseRecord, DecisionInput, PortalLink, ProvisionalDecision } from "../../domain/case/case.record.ts";

/** A command with its id: a repeated command is executed once. */
export interface CaseCommand {
  readonly id: string;
  readonly actor: Actor;
  /** The request's id, so that log lines of object and route can be joined. */
  readonly requestId?: string;
}

export const newCommand = (ctx: Ctx): CaseCommand => ({ id: ctx.newId(), actor: ctx.actor, requestId: ctx.requestId });

export interface CaseSnapshot {
  readonly record: CaseRecord;
  readonly audit: readonly AuditEntry[];
  /** True for a case that accepts no change: it is being deleted, or only its reports are left. */
  readonly isClosed?: boolean;
  /** The signed state of the chain, as the case's object has it; absent when the object could not be reached. */
  readonly chain?: ChainState;
}

/** What a page of a case shows. */
export interface ShownCase extends Pick<CaseSnapshot, "record" | "isClosed"> {
  readonly events: readonly Pick<AuditEntry, "event" | "timestamp">[];
}

/** The stored outputs of an iteration's run, and what the case shows of them. */
export interface ConcludedRun {
  readonly result: InvestigationResult;
  /** Outputs by stage name, in the order of completion. */
  readonly stages: Readonly<Record<string, unknown>>;
}

/** How a closed case ended, and the end of its audit chain. */
export type EndedCase = Expiry & { readonly head: ChainHead };

/** What another policy would make of a case's rating. */
interface RatingPreview {
  readonly from: RiskLevel;
  readonly to: RiskLevel;
  readonly why: readonly string[];
}

/** Whether a case still needs evidence that is stored under its case_id. */
export interface EvidenceVerdict {
  /** `none`: no such case, or erased. `closed`: being deleted, or retained for a report. */
  readonly standing: "none" | "open" | "decided" | "closed";
  /** Keys that the case does not refer to. */
  readonly unnamed: readonly string[];
}

/** `entry`: the directory's entry only. `all`: also the row, the audit chain and what is derived from them. */
export type RebuildDepth = "entry" | "all";

/** The result of rebuilding a case. */
export type RebuiltCase =
  /** The tenant has no such case, or it was erased. */
  | { readonly state: "none" }
  /** The database could not store it. */
  | { readonly state: "failed" }
  | ({ readonly state: "closed"; readonly reportsUntil: string | null } & RebuiltIds)
  | ({ readonly state: "open"; readonly auditEntries: number; readonly evidence: number } & RebuiltIds);

interface RebuiltIds {
  readonly caseId: string;
  readonly workflowId: string;
  readonly sarIds: readonly string[];
}

/** Methods of a case's Durable Object (`durable-objects/case-workflow.ts`). */
export interface CaseObject {
  ping(): Promise<boolean>;
  /** Creates the case, or returns the existing one. */
  create(command: CaseCommand, record: CaseRecord): Promise<Outcome<CaseRecord>>;
  /** Adds a trigger to an open review, and what the register says since the last decision. Refuses with `invalid_state` a decided one. */
  joinReview(command: CaseCommand, trigger: RecordedTrigger, since?: RegisterSince): Promise<Outcome<undefined>>;
  /** Null for an unknown case and for an erased one. */
  read(): Promise<CaseSnapshot | null>;
  /** A `ShownCase` as JSON, which is written and parsed in half the time that the runtime takes to copy a record. */
  readShown(): Promise<string | null>;
  /** Null for an iteration without a conclusion. */
  concludedRun(iteration: number): Promise<ConcludedRun | null>;
  /** The rules' evaluation of an iteration, or of the latest that has one; null without one. */
  evaluation(iteration: number | null): Promise<StoredEvaluation | null>;
  /** Diagnostics of one iteration's stages, or of those of all iterations. */
  diagnostics(iteration: number | null): Promise<readonly IterationDiagnostics[]>;
  /** The rating under another policy, beside the present one; null without one that the officer may see. */
  previewRating(policy: Policy, officerId: string): Promise<RatingPreview | null>;
  /** @param read lists and alerts as they were read before an approval; nulls where that was not needed. */
  decide(command: CaseCommand, input: DecisionInput, ...read: ReadForDecision): Promise<Outcome<DecisionAnswer>>;
  answerSecondApproval(
    command: CaseCommand,
    input: SecondApprovalInput,
    ...read: ReadForDecision
  ): Promise<Outcome<DecisionAnswer>>;
  /** Has the case read the alerts on it again. Durable: it is read even if the process dies after the answer. */
  networkChanged(): Promise<void>;
  /** Records what the case's officer would decide before the judgement is shown. */
  recordProvisional(command: CaseCommand, input: ProvisionalInput): Promise<Outcome<ProvisionalDecision>>;
  renewPortalLink(command: CaseCommand, link: PortalLink, email?: string): Promise<Outcome<PortalLink>>;
  retryInvestigation(command: CaseCommand): Promise<Outcome<CaseStatus>>;
  replaceTasks(command: CaseCommand, ...proposed: ProposedAgain): Promise<Outcome<undefined>>;
  /** Says whose work the case is. Refuses as `assignCase` does. */
  assign(command: CaseCommand, input: AssignmentChange | CaseHandover): Promise<Outcome<undefined>>;
  /** Switches what the memory does in this case off or on. */
  switchLearning(command: CaseCommand, input: LearningSwitch): Promise<Outcome<undefined>>;
  reclassifyMcc(command: CaseCommand, mcc: MccClassification, notes: string): Promise<Outcome<MccClassification>>;
  decideMcc(command: CaseCommand, input: MccDecisionInput): Promise<Outcome<MccClassification>>;
  /** Clears or confirms a finding, or undoes a confirmation. */
  takeHitStep(command: CaseCommand, findingId: string, step: HitStep): Promise<Outcome<Finding>>;
  /** What the customer sees. */
  portalState(access: PortalAccess): Promise<Outcome<PortalState>>;
  /** The case_id, when the customer may write now or repeats an executed command. */
  admitWrite(access: PortalAccess, commandId: string | null): Promise<Outcome<string>>;
  recordStaging(command: CaseCommand, access: PortalAccess, staged: StagedUpload): Promise<Outcome<undefined>>;
  reservePlace(command: CaseCommand, access: PortalAccess, request: PlaceRequest): Promise<Outcome<Place>>;
  registerDocument(command: CaseCommand, access: PortalAccess, file: StoredFile): Promise<Outcome<CaseDocument>>;
  abandonReservations(command: CaseCommand, keys: readonly string[]): Promise<Outcome<undefined>>;
  recordEvidenceStaging(command: CaseCommand, staged: StagedUpload): Promise<Outcome<undefined>>;
  reserveEvidence(command: CaseCommand, request: EvidenceRequest): Promise<Outcome<Place>>;
  /** Refuses with `invalid_state` a decided case. */
  registerEvidence(command: CaseCommand, file: StoredFile): Promise<Outcome<CaseDocument>>;
  /** Records an officer's review of a document. */
  reviewDocument(command: CaseCommand, documentId: string, review: ReviewInput): Promise<Outcome<CaseDocument>>;
  /** Files what an officer found of the owners, or withdraws it. Refuses with `invalid_state` a decided case. */
  takeOwnershipStep(command: CaseCommand, step: OwnershipStep): Promise<Outcome<OwnershipFiling>>;
  /** Has the case collect the reading of this content, which was stored. */
  collectReadings(sha256: string): Promise<void>;
  /** The signal `documents_submitted`. */
  submitDocuments(
    command: CaseCommand,
    access: PortalAccess,
    submission: Submission,
  ): Promise<Outcome<SubmissionAnswer>>;
  /** Drafts, revises or signs a memorandum. */
  writeMemorandum(command: CaseCommand, memoId: string, step: MemoStep): Promise<Outcome<Memorandum>>;
  /** In the order of drafting. */
  memoranda(evenClosed?: boolean): Promise<readonly Memorandum[]>;
  /** Records a change of a report of this case. */
  recordSar(command: CaseCommand, note: SarNote): Promise<Outcome<undefined>>;
  /** Adds the result of a partner's verification to the case. */
  linkVerification(command: CaseCommand, link: VerificationLink): Promise<Outcome<undefined>>;
  /** Sets a legal hold, or records the end of the business relationship. */
  changeRetention(command: CaseCommand, order: RetentionOrder): Promise<Outcome<undefined>>;
  /**
   * Closes the case because its retention period is over; a repetition gives the same answer. Refuses with
   * `retention_hold`; `look_again_at` says when to try again.
   * @param reports all reports of the case, from their own rows.
   */
  expire(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>>;
  /** Closes the case by an officer's order. Refuses with `retention_hold` a case that must be retained. */
  terminate(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>>;
  /** Erases a closed case whose rows are deleted, unless its reports must be retained. Idempotent. */
  finish(): Promise<void>;
  /** The given keys that the case does not refer to. Final for a decided case only. */
  judgeEvidence(caseId: string, keys: readonly string[]): Promise<EvidenceVerdict>;
  /** Restores what database and directory lack. Idempotent. */
  rebuild(tenantId: string, depth: RebuildDepth): Promise<RebuiltCase>;
  /** Deletes all data. Idempotent. */
  erase(): Promise<void>;
}

/** The object of a case, named by its workflow_id. */
const caseObject = (ctx: Ctx, workflowId: string): CaseObject => objectByName(ctx, ctx.env.CASE_WORKFLOW, workflowId);

/** Calls a case's object. @throws DomainError `service_unavailable` when it cannot be reached. */
export const callCase = <T>(ctx: Ctx, workflowId: string, ask: (object: CaseObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "case", () => caseObject(ctx, workflowId), ask);
