import { type Change, type ChangeRule, readDocument } from "../src/domain/case/case.change.ts";
import type { CaseCommand } from "../src/features/cases/case.client.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { findCheckpoint } from "../src/features/cases/checkpoint.store.ts";
import { LINK_NOT_VALID } from "../src/domain/portal/portal.rules.ts";
import { type Actor, createCtx, systemActor, type Ctx } from "../src/platform/context.ts";
import { accept, type Outcome, refuse } from "../src/platform/errors.ts";
import { readSettings } from "../src/platform/settings.ts";
import { hasUnrequested, hasWork } from "./case-agenda.ts";
import { projectStorage } from "./case-projection.ts";
import { CaseStorage } from "./case-storage.ts";
import { ChainCheck } from "./chain-check.ts";

/** The first entry of the case's log, and what follows from its existence. */
function beginningOf({ templateId, country, reviewOf, documents }: CaseRecord): Pick<Change, "audit" | "effects"> {
  const details = { template_id: templateId, country };
  if (reviewOf === undefined) return { audit: [{ event: "CASE_CREATED", details }], effects: [] };
  const { relationshipId, workflowId, trigger, reason, eventId } = reviewOf;
  const review = { relationship_id: relationshipId, workflow_id: workflowId, trigger, reason, event_id: eventId };
  return {
    audit: [{ event: "CASE_CREATED", details: { ...details, review } }],
    effects: [{ kind: "join_relationship" }, ...documents.map(({ document_id }) => readDocument(document_id))],
  };
}

const NOT_RECORDED = "The change could not be recorded; please try again.";

/** Applies a command to a case: tenant check, audit chain, one synchronous transaction, the row in D1, the alarm. */
export class CaseCommands {
  readonly #state: DurableObjectState;
  readonly #env: () => Env;
  #opened: CaseStorage | null = null;
  #workflowId: string | null = null;
  #chainCheck = new ChainCheck();

  /** @param env the object's present bindings. */
  constructor(state: DurableObjectState, env: () => Env) {
    this.#state = state;
    this.#env = env;
  }

  /** Opened on first use: an erased object stores nothing, not even empty tables. */
  get storage(): CaseStorage {
    return (this.#opened ??= new CaseStorage(this.#state.storage, readSettings(this.#env())));
  }

  hasContent(): boolean {
    return this.#opened !== null || CaseStorage.hasContent(this.#state.storage);
  }

  /** Called after everything was erased. */
  reset(): void {
    this.#opened = null;
    this.#chainCheck = new ChainCheck();
  }

  create(command: CaseCommand, record: CaseRecord): Promise<Outcome<CaseRecord>> {
    this.#workflowId = record.workflowId;
    const ctx = this.ctx(record.tenantId, command.requestId);
    const { audit, effects } = beginningOf(record);
    const meta = { now: ctx.now(), actor: command.actor };
    const created = this.storage.create(record, audit, meta, effects);
    return this.#project(ctx, accept(created), command.actor);
  }

  async change<T>(command: CaseCommand, rule: ChangeRule<T>): Promise<Outcome<T>> {
    const ctx = this.ctx(command.actor.tenantId, command.requestId);
    if (this.storage.record()?.tenantId !== command.actor.tenantId) {
      return refuse("not_found", "The case was not found.");
    }
    if (!(await this.checkChain(ctx))) return refuse("service_unavailable", NOT_RECORDED);
    const { actor } = command;
    return this.#project(ctx, this.storage.apply(command.id, rule, { now: ctx.now(), actor }), actor);
  }

  /** For an officer. Null for an unknown case and for an erased one. */
  readForOfficer<T>(take: (record: CaseRecord, isClosed: boolean, storage: CaseStorage) => T): T | null {
    const record = this.hasContent() ? this.storage.record() : null;
    if (!record) return null;
    const isClosed = this.storage.isClosed();
    if (!isClosed) this.requestReadings();
    return take(record, isClosed, this.storage);
  }

  /** For a customer's portal link: a deleted case answers like one that never existed. */
  readByLink<T>(read: (record: CaseRecord, now: Date) => Outcome<T>): Outcome<T> {
    const record = this.hasContent() ? this.storage.record() : null;
    if (!record || this.storage.isClosed()) return refuse("not_found", LINK_NOT_VALID);
    return read(record, this.ctx(record.tenantId).now());
  }

  /** False when the chain cannot be compared with the database, so that nothing may be signed. */
  checkChain(ctx: Ctx): Promise<boolean> {
    const workflowId = this.#workflowId ?? "";
    return this.#chainCheck.run(ctx, this.storage, () => findCheckpoint(ctx, workflowId));
  }

  /** Requests the reading of documents that an earlier version received. Called when somebody opens the case. */
  requestReadings(): void {
    const record = this.storage.record();
    if (record && hasUnrequested(this.storage)) this.scheduleWork(this.ctx(record.tenantId));
  }

  /** Has the alarm collect now what was read of one content; the case waits on for the others. */
  collectReadings(sha256: string): void {
    const record = this.storage.record();
    if (!record) return;
    const ctx = this.ctx(record.tenantId);
    const hastened = record.documents.filter(
      (document) => document.sha256 === sha256 && this.storage.hastenReading(document.document_id, ctx.now().getTime()),
    );
    if (hastened.length > 0) this.scheduleWork(ctx);
  }

  /** Has the alarm read the alerts on the case. */
  refreshNetwork(): void {
    const record = this.storage.record();
    if (!record) return;
    const ctx = this.ctx(record.tenantId);
    this.storage.addEffect({ kind: "refresh_network" }, ctx.now().getTime());
    this.scheduleWork(ctx);
  }

  /** Sets the alarm in the same step as the write before it, so that neither exists without the other. */
  scheduleWork(ctx: Ctx): void {
    if (hasWork(this.storage)) this.#state.waitUntil(this.#state.storage.setAlarm(ctx.now()));
  }

  ctx(tenantId: string, requestId?: string): Ctx {
    this.#workflowId ??= this.storage.record()?.workflowId ?? null;
    return createCtx(this.#env(), {
      actor: systemActor(tenantId),
      about: { workflow_id: this.#workflowId },
      waitUntil: (work) => this.#state.waitUntil(work),
      ...(requestId === undefined ? {} : { requestId }),
    });
  }

  /** Writes the row before the answer: a caller that has the answer finds the change in the list. */
  async #project<T>(ctx: Ctx, outcome: Outcome<T>, by: Actor): Promise<Outcome<T>> {
    this.scheduleWork(ctx);
    const projected = await projectStorage(ctx, this.storage, by);
    return projected ? outcome : refuse("service_unavailable", NOT_RECORDED);
  }
}
