import type { ChainHead } from "../src/features/cases/audit.machine.ts";
import type { ChangeRule } from "../src/features/cases/case.change.ts";
import type { CaseCommand } from "../src/features/cases/case.object.ts";
import { findByWorkflowId } from "../src/features/cases/cases.store.ts";
import { reportStays, terminateCase } from "../src/features/cases/deletion.machine.ts";
import { expireCase, type Expiry, type ReportState, stillAtWork } from "../src/features/retention/expiry.machine.ts";
import type { RetentionPolicy } from "../src/features/retention/retention.machine.ts";
import type { Ctx } from "../src/platform/context.ts";
import { accept, type Outcome } from "../src/platform/errors.ts";
import { isAtWork } from "./case-agenda.ts";
import type { CaseStorage } from "./case-storage.ts";

const ERASE_AFTER_MS = 60_000;

type Alarm = Pick<DurableObjectStorage, "setAlarm" | "deleteAlarm">;
type Change = (command: CaseCommand, rule: ChangeRule<Expiry>) => Promise<Outcome<Expiry>>;

/** How a case ends: it is closed to every change first, its rows go, and what is left of it is erased last. */
export class CaseEnd {
  readonly #alarm: Alarm;
  readonly #storage: () => CaseStorage;
  readonly #change: Change;
  readonly #rest: () => Promise<void>;

  /** The object's alarm, its storage as it is opened at the time, its way to make a change, and to wait for its effects. */
  constructor(alarm: Alarm, storage: () => CaseStorage, change: Change, rest: () => Promise<void>) {
    this.#alarm = alarm;
    this.#storage = storage;
    this.#change = change;
    this.#rest = rest;
  }

  async terminate(command: CaseCommand): Promise<Outcome<ChainHead>> {
    const refused = await this.#close(command, (record) => terminateCase(record));
    if (refused) return refused;
    const storage = this.#storage();
    return storage.expiry().reportsUntil ? reportStays() : accept(storage.auditHead());
  }

  async expire(
    command: CaseCommand,
    reports: readonly ReportState[],
    policy: RetentionPolicy,
  ): Promise<Outcome<Expiry & { head: ChainHead }>> {
    const refused = await this.#close(command, (record, meta) =>
      isAtWork(this.#storage()) ? stillAtWork(meta.now) : expireCase(record, reports, policy, meta),
    );
    if (refused) return refused;
    const storage = this.#storage();
    return accept({ ...storage.expiry(), head: storage.auditHead() });
  }

  /**
   * Whether a closed case is to be erased now: a deletion that lost its last step is finished here; one that lost
   * an earlier step can be ordered again.
   */
  async isDue(ctx: Ctx, workflowId: string): Promise<boolean> {
    if (this.#storage().expiry().reportsUntil) {
      await this.#alarm.deleteAlarm();
      return false;
    }
    if (!(await findByWorkflowId(ctx, workflowId))) return true;
    await this.#alarm.setAlarm(ctx.now().getTime() + ERASE_AFTER_MS);
    return false;
  }

  /** Lets the case take no more change; says why not where it may not. Safe to repeat. */
  async #close(command: CaseCommand, rule: ChangeRule<Expiry>): Promise<Outcome<never> | null> {
    if (!this.#storage().isClosed()) {
      const outcome = await this.#change(command, (record, meta) => {
        const ended = rule(record, meta);
        // In one step with the check: nothing that must be kept may come in between.
        if (ended.ok) this.#storage().close(ended.value.answer);
        return ended;
      });
      if (!outcome.ok) return outcome;
      await this.#alarm.setAlarm(Date.now() + ERASE_AFTER_MS);
    }
    // What was under way when it was closed has written by the time that its rows are looked for.
    await this.#rest();
    return null;
  }
}
