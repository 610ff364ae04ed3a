import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import { findSignedHead } from "../src/features/audit-chains/heads.store.ts";
import { callCase, type CaseCommand } from "../src/features/cases/case.client.ts";
import type { ChangeMeta } from "../src/domain/case/case.change.ts";
import { mayKnowOfSar } from "../src/domain/sar/circle.rules.ts";
import { changeReaders, type ReaderChange } from "../src/domain/sar/readers.rules.ts";
import { isOlderChain } from "../src/features/sar/older-chain.service.ts";
import { sarNoteOf } from "../src/domain/sar/sar-note.rules.ts";
import { type SarChange, takeStep } from "../src/domain/sar/sar.machine.ts";
import type { Sar } from "../src/domain/sar/sar.model.ts";
import type { SarObject } from "../src/features/sar/sar.client.ts";
import type { SarRecord, SarStep } from "../src/domain/sar/sar.record.ts";
import { projectSar } from "../src/features/sar/sar.store.ts";
import { type Actor, createCtx, systemActor, type Ctx } from "../src/platform/context.ts";
import { accept, DomainError, type Outcome, refuse } from "../src/platform/errors.ts";
import { errorClass } from "../src/platform/logger.ts";
import { readSettings } from "../src/platform/settings.ts";
import { sarChain, type SignedHead } from "../src/platform/signed-head.ts";
import { ChainCheck } from "./chain-check.ts";
import { SarStorage } from "./sar-storage.ts";

/** When the alarm first checks that a change was completed; then with increasing delays. */
const SAFETY_NET_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;
const NOT_RECORDED = "The report could not be recorded; please try again.";

/**
 * One suspicious activity or transaction report. A change is saved in one synchronous transaction; then, before the
 * answer, its case is notified, its file stored and its row written, in this order: nobody can read an approval that
 * the case does not know. The alarm completes what was interrupted.
 */
export class SarWorkflow extends DurableObject<Env> implements SarObject {
  #opened: SarStorage | null = null;
  #chainCheck = new ChainCheck();
  /** Completions run one at a time: an earlier state never arrives after a later one. */
  #turn: Promise<unknown> = Promise.resolve();

  get #storage(): SarStorage {
    return (this.#opened ??= new SarStorage(this.ctx.storage, readSettings(this.env)));
  }

  async raise(command: CaseCommand, raised: SarChange, artifactText: string): Promise<Outcome<Sar>> {
    const ctx = this.#ctx(raised.record, command.requestId);
    const sar = this.#storage.create(raised, artifactText, { now: ctx.now(), actor: command.actor });
    return this.#settle(ctx, accept(sar));
  }

  async take(command: CaseCommand, step: SarStep, artifactText: string | null): Promise<Outcome<Sar>> {
    return this.#change(command, (record, meta) => takeStep(record, step, meta), artifactText);
  }

  async changeReaders(command: CaseCommand, change: ReaderChange): Promise<Outcome<Sar>> {
    return this.#change(command, (record, meta) => changeReaders(record, change, meta), null);
  }

  rebuild(tenantId: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const record = SarStorage.hasContent(this.ctx.storage) ? this.#storage.record() : null;
      if (record?.tenantId !== tenantId) return false;
      // The alarm projects a change that its case does not know yet, in this order.
      if (this.#storage.isSettled()) {
        await projectSar(this.#ctx(record), record, this.#storage.audit(), this.#storage.headToStore());
      }
      return true;
    });
  }

  erase(): Promise<void> {
    return this.#inTurn(() => this.#forget());
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const record = this.#storage.record();
    if (!record || this.#storage.isSettled()) return;
    const ctx = this.#ctx(record);
    const waitMs = Math.min(SAFETY_NET_MS * 2 ** this.#storage.countRetry(), LONGEST_RETRY_MS);
    await this.ctx.storage.setAlarm(ctx.now().getTime() + waitMs);
    await this.#inTurn(() => this.#followUp(ctx));
  }

  async #change(
    command: CaseCommand,
    rule: (record: SarRecord, meta: ChangeMeta) => Outcome<SarChange>,
    artifactText: string | null,
  ): Promise<Outcome<Sar>> {
    const found = this.#storage.record();
    if (!found || !mayChange(found, command.actor)) return refuse("not_found", "The report was not found.");
    const ctx = this.#ctx(found, command.requestId);
    if (!(await this.#chainCheck.run(ctx, this.#storage, () => this.#findStoredHead(ctx, found)))) {
      return refuse("service_unavailable", NOT_RECORDED);
    }
    // While the check waited for the database, the officer may have been removed from the circle.
    const current = this.#storage.record();
    if (!current || !mayChange(current, command.actor)) return refuse("not_found", "The report was not found.");
    const meta = { now: ctx.now(), actor: command.actor };
    const outcome = this.#storage.apply(command.id, (record) => rule(record, meta), artifactText, meta);
    return this.#settle(ctx, outcome);
  }

  /** The head in the database; a report from before chains were signed gets its first one here. */
  async #findStoredHead(ctx: Ctx, record: SarRecord): Promise<SignedHead | null> {
    const stored = await findSignedHead(ctx, sarChain(record.sar.sar_id));
    const entries = this.#storage.audit();
    const last = entries.at(-1);
    if (last && !this.#storage.signedHead() && (await isOlderChain(ctx, record, stored, entries))) {
      this.#storage.signOlderChain(last, ctx.now());
    }
    return stored;
  }

  async #settle(ctx: Ctx, outcome: Outcome<Sar>): Promise<Outcome<Sar>> {
    if (this.#storage.isSettled()) return outcome;
    // In the same step as the write before it, so that neither exists without the other.
    const armed = this.ctx.storage.setAlarm(ctx.now().getTime() + SAFETY_NET_MS);
    const refusal = await this.#inTurn(() => this.#followUp(ctx));
    await armed;
    return refusal ?? outcome;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Updates case, file and row to the record; returns why not when they refuse. */
  async #followUp(ctx: Ctx): Promise<Outcome<never> | null> {
    const record = this.#storage.record();
    if (!record) return refuse("not_found", "The report was not found.");
    if (this.#storage.isSettled()) return null;
    const artifactText = this.#storage.artifactText();
    // All entries: a database restored to an earlier minute may lack some that it had.
    const entries = this.#storage.audit();
    const fault = this.#storage.signingFault();
    if (fault !== null) ctx.log.error("chain_broken", { chain: "sar", fault });
    try {
      const told = await this.#tellCase(ctx, record);
      if (!told.ok) return told;
      await storeArtifact(ctx, record, artifactText);
      await projectSar(ctx, record, entries, this.#storage.headToStore());
      this.#storage.setSettled({ version: record.version, auditSeq: entries.at(-1)?.seq ?? 0 });
      if (this.#storage.isSettled()) await this.ctx.storage.deleteAlarm();
      return null;
    } catch (error) {
      ctx.log.error("sar_not_settled", { class: errorClass(error) });
      return refuse("service_unavailable", NOT_RECORDED);
    }
  }

  /**
   * A report that its case refuses was shown to nobody, and leaves nothing behind. One that its case accepted
   * outlives the case until it is erased, and keeps its history.
   */
  async #tellCase(ctx: Ctx, record: SarRecord): Promise<Outcome<undefined>> {
    const command = { id: `sar:${record.sar.sar_id}:${record.version}`, actor: ctx.actor };
    const told = await callCase(ctx, record.workflowId, (object) => object.recordSar(command, sarNoteOf(record)));
    if (told.ok) return told;
    const { code } = told.refusal;
    if (code !== "sar_open" && code !== "not_found") throw new DomainError(code, told.refusal.message);
    if (code === "not_found" && this.#storage.settled().version > 0) return accept(undefined);
    if (this.#storage.settled().version === 0) await this.#forget();
    return told;
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#opened = null;
    this.#chainCheck = new ChainCheck();
  }

  #ctx({ tenantId, workflowId, sar }: SarRecord, requestId?: string): Ctx {
    return createCtx(this.env, {
      actor: systemActor(tenantId),
      about: { workflow_id: workflowId, sar_id: sar.sar_id },
      waitUntil: (work) => this.ctx.waitUntil(work),
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
}

const mayChange = ({ tenantId, sar }: SarRecord, actor: Actor): boolean =>
  actor.tenantId === tenantId && mayKnowOfSar(actor, { raisedBy: sar.raised_by, readers: sar.readers });

async function storeArtifact(ctx: Ctx, { sar }: SarRecord, text: string): Promise<void> {
  const { key, sha256 } = sar.goaml_artifact;
  await ctx.env.FILES.put(key, text, { sha256, httpMetadata: { contentType: "application/xml" } });
}
