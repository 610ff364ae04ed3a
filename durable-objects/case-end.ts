import type { ChangeRule } from "../src/domain/case/case.change.ts";
import type { CaseCommand, EndedCase } from "../src/features/cases/case.client.ts";
import { findByWorkflowId } from "../src/features/cases/cases.store.ts";
import { mustBeRetained, refuseDeletion, terminateCase } from "../src/domain/case/deletion.rules.ts";
import {
  expireCase,
  type Expiry,
  retainReportsUntil,
  type ReportState,
  refuseWhileBusy,
} from "../src/domain/retention/expiry.rules.ts";
import type { RetentionPolicy } from "../src/domain/retention/retention.rules.ts";
import { requestPurge } from "../src/features/retention/retention.store.ts";
import type { Ctx } from "../src/platform/context.ts";
import { accept, type Outcome, refuse } from "../src/platform/errors.ts";
import { isAtWork } from "./case-agenda.ts";
import type { CaseStorage } from "./case-storage.ts";

const ERASE_AFTER_MS = 60_000;

type Alarm = Pick<DurableObjectStorage, "setAlarm" | "deleteAlarm">;
type Change = (command: CaseCommand, rule: ChangeRule<Expiry>) => Promise<Outcome<Expiry>>;

/** The end of a case: it is closed to every change first, then its rows are deleted, and the object is erased last. */
export class CaseEnd {
  readonly #alarm: Alarm;
  readonly #storage: () => CaseStorage;
  readonly #change: Change;
  readonly #rest: () => Promise<void>;

  /** @param storage opens the storage on use. @param rest waits for running effects. */
  constructor(alarm: Alarm, storage: () => CaseStorage, change: Change, rest: () => Promise<void>) {
    this.#alarm = alarm;
    this.#storage = storage;
    this.#change = change;
    this.#rest = rest;
  }

  async terminate(
    command: CaseCommand,
    reports: readonly ReportState[],
    policy: RetentionPolicy,
  ): Promise<Outcome<EndedCase>> {
    const refused = await this.#close(command, (record, meta) =>
      terminateCase(record, { reports, commandId: command.id }, policy, meta),
    );
    if (refused) return refused;
    const record = this.#storage().record();
    if (record && mustBeRetained(record)) return refuseDeletion();
    return accept(this.#ended(reports, policy));
  }

  async expire(
    command: CaseCommand,
    reports: readonly ReportState[],
    policy: RetentionPolicy,
  ): Promise<Outcome<EndedCase>> {
    const refused = await this.#close(command, (record, meta) =>
      isAtWork(this.#storage()) ? refuseWhileBusy(meta.now) : expireCase(record, reports, policy, meta),
    );
    return refused ?? accept(this.#ended(reports, policy));
  }

  /** How a closed case ended. */
  #ended(reports: readonly ReportState[], policy: RetentionPolicy): EndedCase {
    const storage = this.#storage();
    const expiry = storage.expiry();
    const sars = storage.record()?.sars ?? [];
    if (expiry.retention === null && expiry.order === undefined && sars.length > 0) {
      // Closed by order under an earlier version, which deleted draft reports with their case.
      storage.close({ ...expiry, reportsUntil: retainReportsUntil(sars, reports, policy, new Date()) });
    }
    return { ...storage.expiry(), head: storage.auditHead() };
  }

  /**
   * Completes the removal of a closed case whose rows are deleted. When its reports are retained, the object stays
   * for them.
   * @returns whether to erase the object.
   */
  async finish(): Promise<boolean> {
    const storage = this.#storage();
    if (storage.expiry().reportsUntil === null) return true;
    storage.markRemoved();
    await this.#alarm.deleteAlarm();
    return false;
  }

  /**
   * Whether to erase a closed case now: completes a deletion that lost its last step. The next retention sweep
   * completes one that lost an earlier step, unless it is ordered again before.
   */
  async isDue(ctx: Ctx, workflowId: string): Promise<boolean> {
    const storage = this.#storage();
    if (await findByWorkflowId(ctx, workflowId)) {
      const record = storage.record();
      const isOrdered = storage.expiry().retention === null;
      if (record && isOrdered && !mustBeRetained(record)) await requestPurge(ctx, workflowId);
      await this.#alarm.setAlarm(ctx.now().getTime() + ERASE_AFTER_MS);
      return false;
    }
    return this.finish();
  }

  /** Closes the case to every change, or returns why it must stay open. Idempotent. */
  async #close(command: CaseCommand, rule: ChangeRule<Expiry>): Promise<Outcome<never> | null> {
    const storage = this.#storage();
    // Its row may come back with an earlier state of the database. A case without reports is erased and answers the
    // same.
    if (storage.isRemoved()) return refuse("not_found", "The case was not found.");
    if (!storage.isClosed()) {
      const outcome = await this.#change(command, (record, meta) => {
        const ended = rule(record, meta);
        // In the same step as the check, so that nothing that must be retained can come in between.
        if (ended.ok) storage.close(ended.value.answer);
        return ended;
      });
      if (!outcome.ok) return outcome;
      await this.#alarm.setAlarm(Date.now() + ERASE_AFTER_MS);
    }
    // Effects that were running when it was closed have finished before its rows are looked up.
    await this.#rest();
    return null;
  }
}
