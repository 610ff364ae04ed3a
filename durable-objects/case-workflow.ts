import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { ChangeMeta, ChangeRule } from "../src/features/cases/case.change.ts";
import * as changes from "../src/features/cases/case.changes.machine.ts";
import type {
  CaseDocument,
  CaseStatus,
  Finding,
  GeneratedTask,
  MccClassification,
} from "../src/features/cases/case.model.ts";
import type {
  CaseCommand,
  CaseObject,
  CaseSnapshot,
  ConcludedRun,
  EndedCase,
  EvidenceVerdict,
  RebuildDepth,
  RebuiltCase,
  ShownCase,
} from "../src/features/cases/case.object.ts";
import type { CaseRecord, DecisionInput, PortalLink } from "../src/features/cases/case.record.ts";
import { findCheckpoint } from "../src/features/cases/checkpoint.store.ts";
import { renewPortalLink } from "../src/features/cases/portal-link.machine.ts";
import { clearFinding } from "../src/features/decisions/clearance.machine.ts";
import { answerSecondApproval, takeDecision } from "../src/features/decisions/decision.machine.ts";
import type { DecisionAnswer, DecisionMeta, SecondApprovalInput } from "../src/features/decisions/decision.machine.ts";
import { decisionMeta } from "../src/features/decisions/decision.policy.ts";
import * as documents from "../src/features/documents/document.machine.ts";
import type { StagedUpload } from "../src/features/documents/incoming-file.ts";
import { admitWrite, LINK_NOT_VALID, type PortalAccess } from "../src/features/portal/portal.machine.ts";
import { submitDocuments, type Submission, type SubmissionAnswer } from "../src/features/portal/submission.machine.ts";
import { takeMemoStep } from "../src/features/memoranda/memorandum.machine.ts";
import type { Memorandum, MemoStep } from "../src/features/memoranda/memorandum.model.ts";
import { noteSar, type SarNote } from "../src/features/sar/sar-note.machine.ts";
import type { StoredEvaluation } from "../src/features/reasoning/evaluation.model.ts";
import type { IterationDiagnostics } from "../src/investigation/types.ts";
import type { ReportState } from "../src/features/retention/expiry.machine.ts";
import { changeRetention, type RetentionOrder } from "../src/features/retention/hold.machine.ts";
import type { RetentionPolicy } from "../src/features/retention/retention.machine.ts";
import { retentionPolicy } from "../src/features/retention/retention.policy.ts";
import { linkVerification, type VerificationLink } from "../src/features/verification/link.machine.ts";
import { createCtx, systemActor, type Ctx } from "../src/platform/context.ts";
import { accept, type Outcome, refuse } from "../src/platform/errors.ts";
import { readSettings } from "../src/platform/settings.ts";
import { hasWork } from "./case-agenda.ts";
import { runDueWork } from "./case-alarm.ts";
import { CaseEffects } from "./case-effects.ts";
import { CaseEnd } from "./case-end.ts";
import { judgeEvidence } from "./case-evidence.ts";
import { CasePortal } from "./case-portal.ts";
import { projectStorage } from "./case-projection.ts";
import { CaseReader, readConcludedRun } from "./case-reader.ts";
import { rebuildFromStorage } from "./case-rebuild.ts";
import { CaseStorage } from "./case-storage.ts";
import { ChainCheck } from "./chain-check.ts";

const RETRY_MS = 2_000;
const NOT_RECORDED = "The change could not be recorded; please try again.";

/**
 * The workflow of one case: a thin shell that applies pure rules in one synchronous transaction each, writes
 * the case's row before it answers, and lets its alarm do what follows, as often as it takes.
 */
export class CaseWorkflow extends DurableObject<Env> implements CaseObject {
  #opened: CaseStorage | null = null;
  #workflowId: string | null = null;
  #reader = new CaseReader();
  #portal = new CasePortal();
  #chainCheck = new ChainCheck();
  readonly #effects = new CaseEffects();
  readonly #end = new CaseEnd(
    this.ctx.storage,
    () => this.#storage,
    (command, rule) => this.#change(command, rule),
    () => this.#effects.rest(),
  );

  /** Opened when it is needed: an object that was erased keeps nothing, not even empty tables. */
  get #storage(): CaseStorage {
    return (this.#opened ??= new CaseStorage(this.ctx.storage, readSettings(this.env)));
  }

  async ping(): Promise<boolean> {
    return true;
  }

  async create(command: CaseCommand, record: CaseRecord): Promise<Outcome<CaseRecord>> {
    this.#workflowId = record.workflowId;
    const ctx = this.#ctx(record.tenantId, command.requestId);
    const created = this.#storage.create(
      record,
      [{ event: "CASE_CREATED", details: { template_id: record.templateId, country: record.country } }],
      { now: ctx.now(), actor: command.actor },
    );
    return this.#settle(ctx, accept(created));
  }

  async read(): Promise<CaseSnapshot | null> {
    const record = this.#storage.record();
    const chain = { signed: this.#storage.signedHead(), projectedSeq: this.#storage.projected().auditSeq };
    return record && { record, audit: this.#storage.audit(), chain };
  }

  async show(tenantId: string): Promise<ShownCase | null> {
    return this.#hasContent() ? this.#reader.show(this.#storage, tenantId) : null;
  }

  async concludedRun(iteration: number): Promise<ConcludedRun | null> {
    return readConcludedRun(this.#storage, iteration);
  }

  async evaluation(iteration: number | null): Promise<StoredEvaluation | null> {
    return this.#hasContent() ? this.#storage.runs.evaluation(iteration) : null;
  }

  async diagnostics(iteration: number | null): Promise<readonly IterationDiagnostics[]> {
    return this.#hasContent() ? this.#storage.runs.diagnostics(iteration) : [];
  }

  decide(command: CaseCommand, input: DecisionInput): Promise<Outcome<DecisionAnswer>> {
    return this.#change(command, (record, meta) => takeDecision(record, input, this.#decisionMeta(meta)));
  }

  answerSecondApproval(command: CaseCommand, input: SecondApprovalInput): Promise<Outcome<DecisionAnswer>> {
    return this.#change(command, (record, meta) => answerSecondApproval(record, input, this.#decisionMeta(meta)));
  }

  renewPortalLink(command: CaseCommand, link: PortalLink): Promise<Outcome<PortalLink>> {
    return this.#change(command, (record) => renewPortalLink(record, link));
  }

  retryInvestigation(command: CaseCommand): Promise<Outcome<CaseStatus>> {
    return this.#change(command, (record, meta) => changes.retryInvestigation(record, command.id, meta));
  }

  replaceTasks(command: CaseCommand, tasks: readonly GeneratedTask[], reasoning: string): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => changes.replaceTasks(record, tasks, reasoning));
  }

  reclassifyMcc(command: CaseCommand, mcc: MccClassification, notes: string): Promise<Outcome<MccClassification>> {
    return this.#change(command, (record) => changes.reclassifyMcc(record, mcc, notes));
  }

  decideMcc(command: CaseCommand, input: changes.MccDecisionInput): Promise<Outcome<MccClassification>> {
    return this.#change(command, (record, meta) => changes.decideMcc(record, input, meta));
  }

  clearFinding(command: CaseCommand, findingId: string, reason: string): Promise<Outcome<Finding>> {
    return this.#change(command, (record, meta) => clearFinding(record, findingId, reason, meta));
  }

  async portalState(access: PortalAccess): Promise<Outcome<string>> {
    if (!this.#hasContent()) return refuse("not_found", LINK_NOT_VALID);
    return this.#portal.show(this.#storage, access, ({ tenantId }) => this.#ctx(tenantId).now());
  }

  async admitWrite(access: PortalAccess, commandId: string | null): Promise<Outcome<string>> {
    const isRepeated = commandId !== null && this.#storage.answerOf(commandId) !== null;
    return this.#look((record, now) => (isRepeated ? accept(record.caseId) : admitWrite(record, access, now)));
  }

  noteStaging(command: CaseCommand, access: PortalAccess, staged: StagedUpload): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => documents.noteStaging(record, access, staged, meta));
  }

  reservePlace(
    command: CaseCommand,
    access: PortalAccess,
    request: documents.PlaceRequest,
  ): Promise<Outcome<documents.Place>> {
    return this.#change(command, (record, meta) => documents.reservePlace(record, access, request, meta));
  }

  registerDocument(
    command: CaseCommand,
    access: PortalAccess,
    file: documents.StoredFile,
  ): Promise<Outcome<CaseDocument>> {
    return this.#change(command, (record, meta) => documents.registerDocument(record, access, file, meta));
  }

  abandonReservations(command: CaseCommand, keys: readonly string[]): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => documents.abandonReservations(record, keys, meta));
  }

  submitDocuments(
    command: CaseCommand,
    access: PortalAccess,
    submission: Submission,
  ): Promise<Outcome<SubmissionAnswer>> {
    return this.#change(command, (record, meta) => submitDocuments(record, access, submission, meta));
  }

  noteSar(command: CaseCommand, note: SarNote): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => noteSar(record, note));
  }

  writeMemorandum(command: CaseCommand, memoId: string, step: MemoStep): Promise<Outcome<Memorandum>> {
    return this.#change(command, (record, meta) =>
      takeMemoStep(record, memoId, this.#storage.memorandum(memoId), step, meta),
    );
  }

  async memoranda(): Promise<readonly Memorandum[]> {
    return this.#storage.memoranda();
  }

  linkVerification(command: CaseCommand, link: VerificationLink): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => linkVerification(record, link));
  }

  changeRetention(command: CaseCommand, order: RetentionOrder): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => changeRetention(record, order, meta));
  }

  terminate(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>> {
    return this.#end.terminate(command, reports, this.#retentionPolicy(command));
  }

  expire(command: CaseCommand, reports: readonly ReportState[]): Promise<Outcome<EndedCase>> {
    return this.#end.expire(command, reports, this.#retentionPolicy(command));
  }

  async finish(): Promise<void> {
    if (!this.#hasContent() || !this.#storage.isClosed()) return;
    if (this.#storage.expiry().reportsUntil === null) await this.erase();
    else await this.ctx.storage.deleteAlarm();
  }

  async judgeEvidence(caseId: string, keys: readonly string[]): Promise<EvidenceVerdict> {
    return this.#hasContent() ? judgeEvidence(this.#storage, caseId, keys) : { standing: "none", unnamed: keys };
  }

  async rebuild(tenantId: string, depth: RebuildDepth): Promise<RebuiltCase> {
    if (!this.#hasContent()) return { state: "none" };
    const ctx = this.#ctx(tenantId);
    const rebuilt = await rebuildFromStorage(ctx, this.#storage, tenantId, depth);
    if (rebuilt.state === "open") this.#wake(ctx);
    return rebuilt;
  }

  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#opened = null;
    this.#reader = new CaseReader();
    this.#portal = new CasePortal();
    this.#chainCheck = new ChainCheck();
  }

  /** What must happen happens here, at least once; every part of it is idempotent. */
  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const record = this.#storage.record();
    if (!record) return;
    const ctx = this.#ctx(record.tenantId);
    if (this.#storage.isClosed()) {
      if (await this.#end.isDue(ctx, record.workflowId)) await this.erase();
      return;
    }
    if (!(await this.#checkChain(ctx))) {
      await this.ctx.storage.setAlarm(ctx.now().getTime() + RETRY_MS);
      return;
    }
    await runDueWork(ctx, this.#storage, this.#effects, this.ctx.storage);
  }

  #hasContent(): boolean {
    return this.#opened !== null || CaseStorage.hasContent(this.ctx.storage);
  }

  /** For whoever comes by a portal link: of a case that is gone it is as good as one that never was. */
  #look<T>(look: (record: CaseRecord, now: Date) => Outcome<T>): Outcome<T> {
    const record = this.#hasContent() ? this.#storage.record() : null;
    if (!record || this.#storage.isClosed()) return refuse("not_found", LINK_NOT_VALID);
    return look(record, this.#ctx(record.tenantId).now());
  }

  async #change<T>(command: CaseCommand, rule: ChangeRule<T>): Promise<Outcome<T>> {
    const ctx = this.#ctx(command.actor.tenantId, command.requestId);
    if (this.#storage.record()?.tenantId !== command.actor.tenantId) {
      return refuse("not_found", "The case was not found.");
    }
    if (!(await this.#checkChain(ctx))) return refuse("service_unavailable", NOT_RECORDED);
    return this.#settle(ctx, this.#storage.apply(command.id, rule, { now: ctx.now(), actor: command.actor }));
  }

  #checkChain(ctx: Ctx): Promise<boolean> {
    const workflowId = this.#workflowId ?? "";
    return this.#chainCheck.run(ctx, this.#storage, () => findCheckpoint(ctx, workflowId));
  }

  /** The row is written before the answer: who has been told of a change finds it in the list. */
  async #settle<T>(ctx: Ctx, outcome: Outcome<T>): Promise<Outcome<T>> {
    this.#wake(ctx);
    const projected = await projectStorage(ctx, this.#storage);
    return projected ? outcome : refuse("service_unavailable", NOT_RECORDED);
  }

  /** Wakes the alarm when something is left to do. In one step with the write before it, so neither is without the other. */
  #wake(ctx: Ctx): void {
    if (hasWork(this.#storage)) this.ctx.waitUntil(this.ctx.storage.setAlarm(ctx.now()));
  }

  #decisionMeta(meta: ChangeMeta): DecisionMeta {
    return decisionMeta(this.#ctx(meta.actor.tenantId).settings, meta);
  }

  #retentionPolicy({ actor }: CaseCommand): RetentionPolicy {
    return retentionPolicy(this.#ctx(actor.tenantId).settings);
  }

  #ctx(tenantId: string, requestId?: string): Ctx {
    this.#workflowId ??= this.#storage.record()?.workflowId ?? null;
    return createCtx(this.env, {
      actor: systemActor(tenantId),
      about: { workflow_id: this.#workflowId },
      waitUntil: (work) => this.ctx.waitUntil(work),
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
}
