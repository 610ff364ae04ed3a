import type { NewSignal } from "../src/features/memory/signals.store.ts";
import { jsonArraysOf } from "../src/platform/statement-size.ts";
import { HeldRows } from "./held-rows.ts";

/** How long a commit waits for one more signal after each, and for all of them together. */
const QUIET_MS = 1;
const TIMEOUT_MS = 24;
/** After so many commits of one signal none waits, except now and then one that looks whether others come by now. */
const ALONE_MIN = 3;
const LOOK_EVERY = 16;

interface Waiting {
  readonly signal: NewSignal;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Signals that were accepted and are not in the database yet. Those that arrive together share one commit,
 * because a commit to disk costs as much for one as for many.
 */
export class HeldSignals {
  readonly #storage: DurableObjectStorage;
  readonly #rows: HeldRows<NewSignal>;
  readonly #onTaken: (tenantId: string) => void;
  #waiting: Waiting[] = [];
  #taken = 0;
  /** Commits in a row that had one signal only. */
  #alone = 0;

  /** @param onTaken called in the same step as the write. */
  constructor(storage: DurableObjectStorage, onTaken: (tenantId: string) => void) {
    this.#storage = storage;
    this.#onTaken = onTaken;
    this.#rows = new HeldRows(storage.sql, "signal", ({ id }) => id);
  }

  /** Ends when the signal is on disk: answers of an object wait for its writes. */
  take(tenantId: string, signal: NewSignal): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ signal, done, failed });
      this.#taken++;
      if (this.#waiting.length > 1) return;
      if (this.#alone >= ALONE_MIN && this.#alone % LOOK_EVERY > 0) this.#commit(tenantId);
      else this.#commitWhenQuiet(tenantId, TIMEOUT_MS / QUIET_MS);
    });
  }

  #commitWhenQuiet(tenantId: string, turnsLeft: number): void {
    const waiting = this.#waiting.length;
    setTimeout(() => {
      if (this.#waiting.length > waiting && turnsLeft > 1) this.#commitWhenQuiet(tenantId, turnsLeft - 1);
      else this.#commit(tenantId);
    }, QUIET_MS);
  }

  #commit(tenantId: string): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#alone = waiting.length === 1 ? this.#alone + 1 : 0;
    try {
      this.#storage.transactionSync(() => {
        for (const some of jsonArraysOf(waiting.map(({ signal }) => signal))) {
          this.#storage.sql.exec(
            `INSERT INTO held (id, signal) SELECT value ->> 'id', value FROM json_each(?) WHERE true ORDER BY key
             ON CONFLICT (id) DO NOTHING`,
            some,
          );
        }
      });
      this.#onTaken(tenantId);
      for (const { done } of waiting) done();
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }

  /** How many came since this was last asked. */
  countTaken(): number {
    const taken = this.#taken;
    this.#taken = 0;
    return taken;
  }

  oldest(limit: number): NewSignal[] {
    return this.#rows.oldest(limit);
  }

  drop(signals: readonly NewSignal[]): void {
    this.#rows.drop(signals);
  }

  isEmpty(): boolean {
    return this.#rows.isEmpty();
  }
}
