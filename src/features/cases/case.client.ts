import type { IterationDiagnostics } from "../../domain/iteration/diagnostics.model.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { DecisionAnswer, SecondApprovalInput } from "../../domain/decisions/decision.rules.ts";
import type { Place, PlaceRequest, StoredFile } from "../../domain/documents/document.rules.ts";
import type { StagedUpload } from "../documents/incoming-file.ts";
import type { Memorandum, MemoStep } from "../../domain/memoranda/memorandum.model.ts";
import type { StoredEvaluation } from "../../domain/reasoning/evaluation.model.ts";
import type { Expiry, ReportState } from "../../domain/retention/expiry.rules.ts";
import type { RetentionOrder } from "../../domain/retention/hold.rules.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { Submission, SubmissionAnswer } from "../../domain/portal/submission.rules.ts";
import type { SarNote } from "../../domain/sar/sar-note.rules.ts";
import type { VerificationLink } from "../../domain/verification/link.rules.ts";
import type { ChainState } from "../../domain/audit/verdict.rules.ts";
import type { AuditEntry, ChainHead } from "../../domain/audit/audit.rules.ts";
import type { MccDecisionInput } from "../../domain/case/case-changes.rules.ts";
import type {
  CaseDocument,
  CaseStatus,
  Finding,
  GeneratedTask,
  InvestigationResult,
  MccClassification,
} from "../../domain/case/case.model.ts";
import type { CaseRecord, DecisionInput, PortalLink } from "../../domain/case/case.record.ts";

/** Who orders what: the id makes a command that is sent again one that is carried out once. */
export interface CaseCommand {
  readonly id: string;
  readonly actor: Actor;
  /** Of the request that gives it, so that what the object logs is found beside what the route logged. */
  readonly requestId?: string;
}

export const newCommand = (ctx: Ctx): CaseCommand => ({ id: ctx.newId(), actor: ctx.actor, requestId: ctx.requestId });

export interface CaseSnapshot {
  readonly record: CaseRecord;
  readonly audit: readonly AuditEntry[];
  /** Set for a case that takes no change any more: it is being deleted, or is gone but for its reports. */
  readonly isClosed?: boolean;
  /** How far the chain was signed, as the case's object has it; absent where the object could not be reached. */
  readonly chain?: ChainState;
}

/** A case as an officer sees it, but for its portal token, which only the service that answers can open. */
export interface ShownCase {
  readonly tenantId: string;
  /** A JSON object: to copy text from the object costs a fraction of what copying values does. */
  readonly text: string;
  readonly portal: PortalLink;
}

/** What an iteration's run kept, and what the case shows of it. */
export interface ConcludedRun {
  readonly result: InvestigationResult;
  /** The outputs of its stages by name, in the order in which they ended. */
  readonly stages: Readonly<Record<string, unknown>>;
}

/** How a closed case ended, and where its audit chain ended. */
export type EndedCase = Expiry & { readonly head: ChainHead };

/** What a case says of evidence that is stored under its case_id. */
export interface EvidenceVerdict {
  /** `none`: there is no such case, or it was erased. `closed`: it is being deleted, or retained for a report. */
  readonly standing: "none" | "open" | "decided" | "closed";
  /** The keys that nothing of the case refers to. */
  readonly unnamed: readonly string[];
}

/** `entry`: only the directory's. `all`: the row, the audit chain and all that follows from them too. */
export type RebuildDepth = "entry" | "all";

/** What a rebuild of a case wrote. */
export type RebuiltCase =
  /** There is no such case in the tenant, or it was erased. */
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

/** What may be asked of a case's Durable Object (`durable-objects/case-workflow.ts`). */
export interface CaseObject {
  ping(): Promise<boolean>;
  /** Puts the case down, or gives back the one that is there already. */
  create(command: CaseCommand, record: CaseRecord): Promise<Outcome<CaseRecord>>;
  read(): Promise<CaseSnapshot | null>;
  /** Null for a case of another tenant, one that is being deleted, and one that never was. */
  show(tenantId: string): Promise<ShownCase | null>;
  /** Null for an iteration that has come to no conclusion. */
  concludedRun(iteration: number): Promise<ConcludedRun | null>;
  /** The rules' evaluation of an iteration, or of the latest that has one; null for none. */
  evaluation(iteration: number | null): Promise<StoredEvaluation | null>;
  /** What the stages of one iteration recorded, or of every iteration that has any. */
  diagnostics(iteration: number | null): Promise<readonly IterationDiagnostics[]>;
  decide(command: CaseCommand, input: DecisionInput): Promise<Outcome<DecisionAnswer>>;
  answerSecondApproval(command: CaseCommand, input: SecondApprovalInput): Promise<Outcome<DecisionAnswer>>;
  renewPortalLink(command: CaseCommand, link: PortalLink): Promise<Outcome<PortalLink>>;
  retryInvestigation(command: CaseCommand): Promise<Outcome<CaseStatus>>;
  replaceTasks(command: CaseCommand, tasks: readonly GeneratedTask[], reasoning: string): Promise<Outcome<undefined>>;
  reclassifyMcc(command: CaseCommand, mcc: MccClassification, notes: string): Promise<Outcome<MccClassification>>;
  decideMcc(command: CaseCommand, input: MccDecisionInput): Promise<Outcome<MccClassification>>;
  clearFinding(command: CaseCommand, findingId: string, reason: string): Promise<Outcome<Finding>>;
  /** What the customer sees: a `PortalState` as JSON, because to copy text costs a fraction of what copying values does. */
  portalState(access: PortalAccess): Promise<Outcome<string>>;
  /** The case_id, if the customer may write now, or sends again a command that was carried out. */
  admitWrite(access: PortalAccess, commandId: string | null): Promise<Outcome<string>>;
  recordStaging(command: CaseCommand, access: PortalAccess, staged: StagedUpload): Promise<Outcome<undefined>>;
  reservePlace(command: CaseCommand, access: PortalAccess, request: PlaceRequest): Promise<Outcome<Place>>;
  registerDocument(command: CaseCommand, access: PortalAccess, file: StoredFile): Promise<Outcome<CaseDocument>>;
  abandonReservations(command: CaseCommand, keys: readonly string[]): Promise<Outcome<undefined>>;
  /** The signal `documents_submitted`. */
  submitDocuments(
    command: CaseCommand,
    access: PortalAccess,
    submission: Submission,
  ): Promise<Outcome<SubmissionAnswer>>;
  /** Drafts, revises or signs a memorandum. */
  writeMemorandum(command: CaseCommand, memoId: string, step: MemoStep): Promise<Outcome<Memorandum>>;
  /** In the order in which they were drafted. */
  memoranda(evenClosed?: boolean): Promise<readonly Memorandum[]>;
  /** What became of a report of this case. */
  recordSar(command: CaseCommand, note: SarNote): Promise<Outcome<undefined>>;
  /** Enriches the case by what a partner's verification found. */
  linkVerification(command: CaseCommand, link: VerificationLink): Promise<Outcome<undefined>>;
  /** Holds the case, or tells when its relationship ended. */
  changeRetention(command: CaseCommand, order: RetentionOrder): Promise<Outcome<undefined>>;
  /**
   * Ends the workflow because its retention is over, and fixes what is to be done with it: asked again, it says the
   * same. Refuses with `retention_hold`, and `look_again_at` says when to ask again.
   * @param reports all reports of the case, by their own rows.
   */
  expire(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>>;
  /** Ends the workflow by an officer's order. Refuses with `retention_hold` a case that must be kept. */
  terminate(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>>;
  /** Erases a closed case whose rows are gone, unless its reports must be kept. Safe to repeat. */
  finish(): Promise<void>;
  /** Which of the keys nothing of the case refers to. The answer is final for a decided case only. */
  judgeEvidence(caseId: string, keys: readonly string[]): Promise<EvidenceVerdict>;
  /** Writes again what the database and the directory lack. Safe to repeat. */
  rebuild(tenantId: string, depth: RebuildDepth): Promise<RebuiltCase>;
  /** Forgets everything. Safe to repeat. */
  erase(): Promise<void>;
}

/** The object of a case. Its name is the workflow_id. */
export const caseObject = (ctx: Ctx, workflowId: string): CaseObject =>
  objectByName(ctx, ctx.env.CASE_WORKFLOW, workflowId);

/** Asks a case's object. @throws DomainError `service_unavailable` when it cannot be reached. */
export const callCase = <T>(ctx: Ctx, workflowId: string, ask: (object: CaseObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "case", () => caseObject(ctx, workflowId), ask);
