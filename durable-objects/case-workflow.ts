import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { AssignmentChange, CaseHandover } from "../src/domain/case/assignment.model.ts";
import { assignCase } from "../src/domain/case/assignment.rules.ts";
import type { ChangeMeta, ChangeRule } from "../src/domain/case/case.change.ts";
import * as changes from "../src/domain/case/case-changes.rules.ts";
import type * as model from "../src/domain/case/case.model.ts";
import type {
  CaseCommand,
  CaseObject,
  CaseSnapshot,
  RebuildDepth,
  RebuiltCase,
} from "../src/features/cases/case.client.ts";
import type { CaseRecord, DecisionInput, PortalLink } from "../src/domain/case/case.record.ts";
import { renewPortalLink } from "../src/domain/portal/portal-link.rules.ts";
import { joinReview, type RecordedTrigger, type RegisterSince } from "../src/domain/reviews/review-state.rules.ts";
import { type HitStep, takeHitStep } from "../src/domain/decisions/hit-steps.rules.ts";
import * as screened from "../src/domain/decisions/screened-decision.rules.ts";
import type { DecisionMeta, SecondApprovalInput } from "../src/domain/decisions/decision.rules.ts";
import { decisionMeta } from "../src/features/decisions/decision.policy.ts";
import * as documents from "../src/domain/documents/document.rules.ts";
import * as filing from "../src/domain/documents/filed-evidence.rules.ts";
import { reviewDocument, type ReviewInput } from "../src/domain/documents/review.rules.ts";
import type { StagedUpload } from "../src/features/documents/incoming-file.ts";
import type { Policy } from "../src/domain/diligence/policy.model.ts";
import { recordProvisional, type ProvisionalInput } from "../src/domain/decisions/provisional.rules.ts";
import { previewRating } from "../src/domain/diligence/rating-change.rules.ts";
import { admitWrite, type PortalAccess } from "../src/domain/portal/portal.rules.ts";
import { type PortalState, showPortal } from "../src/features/portal/portal-view.rules.ts";
import { submitDocuments, type Submission } from "../src/domain/portal/submission.rules.ts";
import * as learning from "../src/domain/memory/case-learning.rules.ts";
import { takeMemoStep } from "../src/features/memoranda/memorandum.rules.ts";
import type { Memorandum, MemoStep } from "../src/domain/memoranda/memorandum.model.ts";
import * as ownership from "../src/domain/ownership/ownership-filing.rules.ts";
import { recordSar, type SarNote } from "../src/domain/sar/sar-note.rules.ts";
import type { ReportState } from "../src/domain/retention/expiry.rules.ts";
import { changeRetention, type RetentionOrder } from "../src/domain/retention/hold.rules.ts";
import { retentionPolicy } from "../src/features/retention/retention.policy.ts";
import { linkVerification, type VerificationLink } from "../src/domain/verification/link.rules.ts";
import type { Ctx } from "../src/platform/context.ts";
import { accept, type Outcome } from "../src/platform/errors.ts";
import { runDueWork } from "./case-alarm.ts";
import { CaseCommands } from "./case-commands.ts";
import { CaseEffects } from "./case-effects.ts";
import { CaseEnd } from "./case-end.ts";
import { judgeEvidence } from "./case-evidence.ts";
import { readConcludedRun, showCase, takeSnapshot } from "./case-reader.ts";
import { rebuildFromStorage } from "./case-rebuild.ts";
import type { CaseStorage } from "./case-storage.ts";
import { withTasks } from "./case-tasks.ts";

/** The workflow of one case: a shell around pure rules. It writes the case's row before it answers, and runs the rest by alarm. */
export class CaseWorkflow extends DurableObject<Env> implements CaseObject {
  readonly #commands = new CaseCommands(this.ctx, () => this.env);
  readonly #effects = new CaseEffects();
  readonly #end = new CaseEnd(
    this.ctx.storage,
    () => this.#storage,
    (command, rule) => this.#change(command, rule),
    () => this.#effects.rest(),
  );

  get #storage(): CaseStorage {
    return this.#commands.storage;
  }

  /** What is left of a closed case is for its removal and its reports only. */
  #isOpen(): boolean {
    return this.#commands.hasContent() && !this.#storage.isClosed();
  }

  #change<T>(command: CaseCommand, rule: ChangeRule<T>): Promise<Outcome<T>> {
    return this.#commands.change(command, rule);
  }

  #revise<T>(command: CaseCommand, rule: ChangeRule<T>): Promise<Outcome<T>> {
    return this.#change(command, (record, meta) => withTasks(this.#storage, rule(record, meta), meta));
  }

  #ctx(tenantId: string): Ctx {
    return this.#commands.ctx(tenantId);
  }

  async ping(): Promise<boolean> {
    return true;
  }

  create(command: CaseCommand, record: CaseRecord): Promise<Outcome<CaseRecord>> {
    return this.#commands.create(command, record);
  }

  joinReview(command: CaseCommand, trigger: RecordedTrigger, since?: RegisterSince): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => joinReview(record, trigger, meta.now, since));
  }

  async read(): Promise<CaseSnapshot | null> {
    return this.#commands.readForOfficer(takeSnapshot);
  }

  async readShown(): Promise<string | null> {
    return this.#commands.readForOfficer(showCase);
  }

  async concludedRun(iteration: number) {
    return this.#isOpen() ? readConcludedRun(this.#storage, iteration) : null;
  }

  async evaluation(iteration: number | null) {
    return this.#isOpen() ? this.#storage.runs.evaluation(iteration) : null;
  }

  async diagnostics(iteration: number | null) {
    return this.#isOpen() ? this.#storage.runs.diagnostics(iteration) : [];
  }

  async previewRating(policy: Policy, officerId: string) {
    const record = this.#isOpen() ? this.#storage.record() : null;
    return record && previewRating(record, policy, officerId, this.#ctx(record.tenantId).now());
  }

  decide(command: CaseCommand, input: DecisionInput, ...read: screened.ReadForDecision) {
    return this.#change(command, (record, meta) =>
      screened.takeScreenedDecision(record, input, this.#decisionMeta(meta), ...read),
    );
  }

  answerSecondApproval(command: CaseCommand, input: SecondApprovalInput, ...read: screened.ReadForDecision) {
    return this.#change(command, (record, meta) =>
      screened.answerScreenedApproval(record, input, this.#decisionMeta(meta), ...read),
    );
  }

  async networkChanged(): Promise<void> {
    if (this.#isOpen()) this.#commands.refreshNetwork();
  }

  recordProvisional(command: CaseCommand, input: ProvisionalInput) {
    return this.#change(command, (record, meta) => recordProvisional(record, input, meta));
  }

  renewPortalLink(command: CaseCommand, link: PortalLink, email?: string): Promise<Outcome<PortalLink>> {
    return this.#change(command, (record) => renewPortalLink(record, link, email));
  }

  retryInvestigation(command: CaseCommand): Promise<Outcome<model.CaseStatus>> {
    return this.#change(command, (record, meta) => changes.retryInvestigation(record, command.id, meta));
  }

  replaceTasks(command: CaseCommand, ...proposed: changes.ProposedAgain) {
    return this.#change(command, (record) => changes.replaceTasks(record, ...proposed));
  }

  assign(command: CaseCommand, input: AssignmentChange | CaseHandover): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => assignCase(record, input));
  }

  switchLearning(command: CaseCommand, input: learning.LearningSwitch) {
    return this.#change(command, (record, meta) => learning.switchLearning(record, input, meta));
  }

  reclassifyMcc(command: CaseCommand, mcc: model.MccClassification, notes: string) {
    return this.#revise(command, (record, meta) => changes.reclassifyMcc(record, mcc, notes, meta));
  }

  decideMcc(command: CaseCommand, input: changes.MccDecisionInput): Promise<Outcome<model.MccClassification>> {
    return this.#revise(command, (record, meta) => changes.decideMcc(record, input, meta));
  }

  takeHitStep(command: CaseCommand, findingId: string, step: HitStep): Promise<Outcome<model.Finding>> {
    return this.#revise(command, (record, meta) => takeHitStep(record, findingId, step, meta));
  }

  async portalState(access: PortalAccess): Promise<Outcome<PortalState>> {
    return this.#commands.readByLink((record, now) => showPortal(record, access, now));
  }

  async admitWrite(access: PortalAccess, commandId: string | null): Promise<Outcome<string>> {
    const isRepeated = commandId !== null && this.#storage.answerOf(commandId) !== null;
    return this.#commands.readByLink((record, now) =>
      isRepeated ? accept(record.caseId) : admitWrite(record, access, now),
    );
  }

  recordStaging(command: CaseCommand, access: PortalAccess, staged: StagedUpload): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => documents.recordStaging(record, access, staged, meta));
  }

  reservePlace(command: CaseCommand, access: PortalAccess, request: documents.PlaceRequest) {
    return this.#change(command, (record, meta) => documents.reservePlace(record, access, request, meta));
  }

  registerDocument(command: CaseCommand, access: PortalAccess, file: documents.StoredFile) {
    return this.#change(command, (record, meta) => documents.registerDocument(record, access, file, meta));
  }

  abandonReservations(command: CaseCommand, keys: readonly string[]): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => documents.abandonReservations(record, keys, meta));
  }

  recordEvidenceStaging(command: CaseCommand, staged: StagedUpload): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => filing.recordEvidenceStaging(record, staged, meta));
  }

  reserveEvidence(command: CaseCommand, request: filing.EvidenceRequest): Promise<Outcome<documents.Place>> {
    return this.#change(command, (record, meta) => filing.reserveEvidence(record, request, meta));
  }

  registerEvidence(command: CaseCommand, file: documents.StoredFile): Promise<Outcome<model.CaseDocument>> {
    return this.#revise(command, (record, meta) => filing.registerEvidence(record, file, meta));
  }

  reviewDocument(command: CaseCommand, documentId: string, review: ReviewInput): Promise<Outcome<model.CaseDocument>> {
    return this.#revise(command, (record, meta) => reviewDocument(record, documentId, review, meta));
  }

  takeOwnershipStep(command: CaseCommand, step: ownership.OwnershipStep) {
    return this.#revise(command, (record, meta) => ownership.takeOwnershipStep(record, step, meta));
  }

  async collectReadings(sha256: string): Promise<void> {
    if (this.#isOpen()) this.#commands.collectReadings(sha256);
  }

  submitDocuments(command: CaseCommand, access: PortalAccess, submission: Submission) {
    return this.#change(command, (record, meta) => submitDocuments(record, access, submission, meta));
  }

  recordSar(command: CaseCommand, note: SarNote): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => recordSar(record, note));
  }

  writeMemorandum(command: CaseCommand, memoId: string, step: MemoStep): Promise<Outcome<Memorandum>> {
    return this.#change(command, (record, meta) =>
      takeMemoStep(record, memoId, this.#storage.memorandum(memoId), step, meta, this.#storage.approvalComment()),
    );
  }

  async memoranda(evenClosed = false): Promise<readonly Memorandum[]> {
    return evenClosed || this.#isOpen() ? this.#storage.memoranda() : [];
  }

  linkVerification(command: CaseCommand, link: VerificationLink): Promise<Outcome<undefined>> {
    return this.#change(command, (record) => linkVerification(record, link));
  }

  changeRetention(command: CaseCommand, order: RetentionOrder): Promise<Outcome<undefined>> {
    return this.#change(command, (record, meta) => changeRetention(record, order, meta));
  }

  terminate(command: CaseCommand, reports: readonly ReportState[]) {
    return this.#end.terminate(command, reports, this.#retentionPolicy(command));
  }

  expire(command: CaseCommand, reports: readonly ReportState[]) {
    return this.#end.expire(command, reports, this.#retentionPolicy(command));
  }

  async finish(): Promise<void> {
    if (!this.#commands.hasContent() || !this.#storage.isClosed()) return;
    if (await this.#end.finish()) await this.erase();
  }

  async judgeEvidence(caseId: string, keys: readonly string[]) {
    return this.#commands.hasContent()
      ? judgeEvidence(this.#storage, caseId, keys)
      : { standing: "none" as const, unnamed: keys };
  }

  async rebuild(tenantId: string, depth: RebuildDepth): Promise<RebuiltCase> {
    if (!this.#commands.hasContent()) return { state: "none" };
    const ctx = this.#ctx(tenantId);
    const rebuilt = await rebuildFromStorage(ctx, this.#storage, tenantId, depth);
    if (rebuilt.state === "open") this.#commands.scheduleWork(ctx);
    return rebuilt;
  }

  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#commands.reset();
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const record = this.#storage.record();
    if (!record) return;
    const ctx = this.#ctx(record.tenantId);
    if (this.#storage.isClosed()) {
      if (await this.#end.isDue(ctx, record.workflowId)) await this.erase();
      return;
    }
    await runDueWork(ctx, this.#commands, this.#effects, this.ctx.storage);
  }

  readonly #decisionMeta = (meta: ChangeMeta): DecisionMeta =>
    decisionMeta(this.#ctx(meta.actor.tenantId).settings, meta);

  readonly #retentionPolicy = ({ actor }: CaseCommand) => retentionPolicy(this.#ctx(actor.tenantId).settings);
}
