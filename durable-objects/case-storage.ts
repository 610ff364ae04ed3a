import type { CaseEffect, Change, ChangeMeta, ChangeRule } from "../src/features/cases/case.change.ts";
import type { CaseRecord } from "../src/features/cases/case.record.ts";
import type { Memorandum } from "../src/features/memoranda/memorandum.model.ts";
import type { Expiry } from "../src/features/retention/expiry.machine.ts";
import { isoTime } from "../src/platform/clock.ts";
import { type Outcome, accept, refuse } from "../src/platform/errors.ts";
import { ObjectStorage } from "./object-storage.ts";

export interface PendingEffect {
  readonly id: number;
  readonly attempts: number;
  readonly effect: CaseEffect;
}

/** How far D1 has followed. */
export interface Projected {
  readonly version: number;
  readonly auditSeq: number;
}

/** A deletion that an officer ordered, which is refused where anything must be kept. */
const BY_ORDER: Expiry = { retention: null, reportsUntil: null };

/** The SQLite of one case's object. Every method is synchronous: nothing comes between a check and its write. */
export class CaseStorage extends ObjectStorage {
  constructor(storage: DurableObjectStorage) {
    super(storage);
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS effects (
        id INTEGER PRIMARY KEY AUTOINCREMENT, effect TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS stages (
        run_id TEXT NOT NULL, name TEXT NOT NULL, output TEXT NOT NULL, PRIMARY KEY (run_id, name));
      CREATE TABLE IF NOT EXISTS memoranda (
        n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, memo TEXT NOT NULL);
    `);
  }

  record(): CaseRecord | null {
    return this.fact<CaseRecord>("record");
  }

  /** Carries out a command once: the same command again gets the same answer and changes nothing. */
  apply<T>(commandId: string, rule: ChangeRule<T>, meta: ChangeMeta): Outcome<T> {
    return this.transaction(() => {
      const known = this.answerOf<T>(commandId);
      if (known) return known;
      const record = this.record();
      if (!record || this.isClosed()) return refuse("not_found", "The case was not found.");
      const outcome = rule(record, meta);
      const applied: Change<unknown> | undefined = outcome.ok ? outcome.value : outcome.regardless;
      const answer: Outcome<T> = outcome.ok ? accept(outcome.value.answer) : { ok: false, refusal: outcome.refusal };
      if (!applied) return answer;
      this.#save(record, applied, meta);
      this.keepAnswer(commandId, answer);
      return answer;
    });
  }

  /** Puts down a new case. A case that is there already stays as it is. */
  create(record: CaseRecord, drafts: Change["audit"], meta: ChangeMeta): CaseRecord {
    return this.transaction(() => {
      const existing = this.record();
      if (existing) return existing;
      this.setFact("record", record);
      this.appendAudit(drafts, meta);
      return record;
    });
  }

  #save(before: CaseRecord, applied: Change<unknown>, meta: ChangeMeta): void {
    const { record, audit, effects, memorandum, isHidden } = applied;
    if (memorandum) this.#saveMemorandum(memorandum);
    const updatedAt = isHidden ? before.updatedAt : isoTime(meta.now);
    this.setFact("record", { ...record, version: before.version + 1, updatedAt });
    this.appendAudit(audit, meta);
    for (const effect of effects) this.addEffect(effect, meta.now.getTime());
  }

  #saveMemorandum(memo: Memorandum): void {
    this.sql.exec(
      "INSERT INTO memoranda (id, memo) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET memo = excluded.memo",
      memo.memo_id,
      JSON.stringify(memo),
    );
  }

  /** In the order in which they were drafted. */
  memoranda(): Memorandum[] {
    const rows = this.sql.exec<{ memo: string }>("SELECT memo FROM memoranda ORDER BY n").toArray();
    return rows.map((row) => JSON.parse(row.memo) as Memorandum);
  }

  memorandum(memoId: string): Memorandum | null {
    const row = this.sql.exec<{ memo: string }>("SELECT memo FROM memoranda WHERE id = ?", memoId).toArray()[0];
    return row ? (JSON.parse(row.memo) as Memorandum) : null;
  }

  addEffect(effect: CaseEffect, dueAtMs: number): void {
    this.sql.exec("INSERT INTO effects (effect, due_at) VALUES (?, ?)", JSON.stringify(effect), dueAtMs);
  }

  dueEffects(nowMs: number): PendingEffect[] {
    return this.sql
      .exec<{ id: number; attempts: number; effect: string }>(
        "SELECT id, attempts, effect FROM effects WHERE due_at <= ? ORDER BY id LIMIT 50",
        nowMs,
      )
      .toArray()
      .map((row) => ({ id: row.id, attempts: row.attempts, effect: JSON.parse(row.effect) as CaseEffect }));
  }

  settleEffect(id: number): void {
    this.sql.exec("DELETE FROM effects WHERE id = ?", id);
  }

  postponeEffect(id: number, dueAtMs: number): void {
    this.sql.exec("UPDATE effects SET attempts = attempts + 1, due_at = ? WHERE id = ?", dueAtMs, id);
  }

  /** Epoch milliseconds of the next effect, or null where none waits. */
  nextEffectAt(): number | null {
    return this.sql.exec<{ at: number | null }>("SELECT MIN(due_at) AS at FROM effects").one().at;
  }

  stage(runId: string, name: string): unknown {
    const row = this.sql
      .exec<{ output: string }>("SELECT output FROM stages WHERE run_id = ? AND name = ?", runId, name)
      .toArray()[0];
    return row === undefined ? undefined : JSON.parse(row.output);
  }

  /** All stages of the run that concluded an iteration, in the order in which they ended; null where none did. */
  concludedStages(iteration: number): Record<string, unknown> | null {
    const [run] = this.sql
      .exec<{ run_id: string }>(
        `SELECT run_id FROM stages WHERE name = 'conclusions' AND json_extract(output, '$.result.iteration') = ?
         ORDER BY rowid DESC LIMIT 1`,
        iteration,
      )
      .toArray();
    if (!run) return null;
    const rows = this.sql
      .exec<{ name: string; output: string }>(
        "SELECT name, output FROM stages WHERE run_id = ? ORDER BY rowid",
        run.run_id,
      )
      .toArray();
    return Object.fromEntries(rows.map(({ name, output }) => [name, JSON.parse(output) as unknown]));
  }

  /** @throws Error when the run is no longer the case's current one. */
  saveStage(runId: string, name: string, output: unknown, effect: CaseEffect, nowMs: number): void {
    this.transaction(() => {
      if (this.record()?.run?.runId !== runId) throw new Error("the run was replaced");
      this.sql.exec(
        "INSERT INTO stages (run_id, name, output) VALUES (?, ?, ?)",
        runId,
        name,
        JSON.stringify(output ?? null),
      );
      this.addEffect(effect, nowMs);
    });
  }

  /** From now on the case takes no change: it is being deleted, because its retention is over or by order. */
  close(expiry: Expiry = BY_ORDER): void {
    this.setFact("expiry", expiry);
    this.setFact("closed", true);
  }

  /** What closing the case led to. */
  expiry(): Expiry {
    return this.fact<Expiry>("expiry") ?? BY_ORDER;
  }

  isClosed(): boolean {
    return this.fact<boolean>("closed") ?? false;
  }

  projected(): Projected {
    return this.fact<Projected>("projected") ?? { version: -1, auditSeq: 0 };
  }

  setProjected(projected: Projected): void {
    this.setFact("projected", projected);
  }

  isProjected(): boolean {
    const { version, auditSeq } = this.projected();
    const record = this.record();
    return record === null || (version >= record.version && auditSeq >= this.auditHead().seq);
  }
}
