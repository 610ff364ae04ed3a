import { eventsOf } from "../src/domain/case/case-events.rules.ts";
import type { CaseEffect, Change, ChangeMeta, ChangeRule } from "../src/domain/case/case.change.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import { mailsOf } from "../src/domain/mail/mail.rules.ts";
import type { Memorandum } from "../src/domain/memoranda/memorandum.model.ts";
import type { Expiry } from "../src/domain/retention/expiry.rules.ts";
import { isoTime } from "../src/platform/clock.ts";
import { type Outcome, accept, refuse } from "../src/platform/errors.ts";
import { commentOfApproval } from "../src/domain/decisions/approval-comment.rules.ts";
import type { DiagnosticsRecords } from "../src/domain/iteration/diagnostics.model.ts";
import { CaseRecordRows } from "./case-record-rows.ts";
import { CaseRuns } from "./case-runs.ts";
import type { Settings } from "../src/platform/settings.ts";
import { caseChain } from "../src/platform/signed-head.ts";
import { ObjectStorage } from "./object-storage.ts";

export interface PendingEffect {
  readonly id: number;
  readonly attempts: number;
  readonly effect: CaseEffect;
}

/** What D1 has of the case. */
export interface Projected {
  readonly version: number;
  readonly auditSeq: number;
}

const IS_READING = "effect ->> '$.kind' = 'read_document'";

/** Version of the storage's layout. */
const SCHEMA = 2;

/** A deletion ordered by an officer, which is refused while anything must be retained. */
const BY_ORDER: Expiry = { retention: null, reportsUntil: null };

/**
 * The SQLite of one case's object. Every method is synchronous, so that nothing comes between a check and its write.
 */
export class CaseStorage extends ObjectStorage {
  readonly runs: CaseRuns;
  readonly #rows: CaseRecordRows;
  /** The stored record; null before it is read. */
  #known: { readonly record: CaseRecord | null } | null = null;

  constructor(storage: DurableObjectStorage, keys: Pick<Settings, "SIGNING_KEYS">) {
    super(storage, keys);
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS effects (
        id INTEGER PRIMARY KEY AUTOINCREMENT, effect TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS memoranda (
        n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, memo TEXT NOT NULL);
    `);
    this.#rows = new CaseRecordRows(this.sql, this.texts);
    this.runs = new CaseRuns(this.sql, this.texts);
    this.#migrate();
  }

  /** Migrates the storage of an older version. */
  #migrate(): void {
    const schema = this.fact<number>("schema");
    if (schema === SCHEMA) return;
    if (schema !== null && schema > SCHEMA) throw new Error("the case was written by a newer version");
    this.transaction(() => {
      // Version 1 stored the whole record as one value. Older code finds none there and refuses the case, rather than
      // show one whose lists are elsewhere as one without findings.
      const record = this.fact<CaseRecord>("record");
      if (record) this.#write(record, null);
      this.deleteFact("record");
      this.runs.migrate();
      this.setFact("schema", SCHEMA);
    });
  }

  override transaction<T>(run: () => T): T {
    try {
      return super.transaction(run);
    } catch (error) {
      // The writes are rolled back, so the cached record is no longer valid.
      this.#known = null;
      throw error;
    }
  }

  protected chain(): string {
    return caseChain(this.record()?.workflowId ?? "");
  }

  record(): CaseRecord | null {
    this.#known ??= { record: this.#read() };
    return this.#known.record;
  }

  #read(): CaseRecord | null {
    const core = this.fact<CaseRecord>("core");
    return core && this.#rows.read(core);
  }

  #write(record: CaseRecord, before: CaseRecord | null): void {
    this.setFact("core", this.#rows.save(record, before));
    this.#known = null;
  }

  /** Executes a command once: a repetition gets the same answer and changes nothing. */
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
      this.cacheAnswer(commandId, answer);
      return answer;
    });
  }

  /** Stores a new case, unless it exists. */
  create(record: CaseRecord, drafts: Change["audit"], meta: ChangeMeta, effects: Change["effects"] = []): CaseRecord {
    return this.transaction(() => {
      const existing = this.record();
      if (existing) return existing;
      this.#write(record, null);
      this.appendAudit(drafts, meta, true);
      const first = [...eventsOf(null, record, record.createdAt), ...mailsOf(null, record), ...effects];
      for (const effect of first) this.addEffect(effect, meta.now.getTime());
      return record;
    });
  }

  #save(before: CaseRecord, applied: Change<unknown>, meta: ChangeMeta): void {
    const { record, audit, effects, memorandum, evaluation, isHidden } = applied;
    if (memorandum) this.#saveMemorandum(memorandum);
    if (evaluation) this.runs.saveEvaluation(record.iteration, evaluation, isoTime(meta.now));
    // A clock that jumps back makes no change older than the one before: the graph keeps the newest.
    const now = isoTime(meta.now);
    const updatedAt = isHidden || now < before.updatedAt ? before.updatedAt : now;
    const entered = record.status === before.status ? {} : { statusSince: isoTime(meta.now) };
    this.#write({ ...record, ...entered, version: before.version + 1, updatedAt }, before);
    this.appendAudit(audit, meta);
    const owed = [...eventsOf(before, record, now), ...mailsOf(before, record)];
    for (const effect of [...owed, ...withIndexing(effects, record, before)]) {
      this.addEffect(effect, meta.now.getTime());
    }
  }

  #saveMemorandum(memo: Memorandum): void {
    this.sql.exec(
      "INSERT INTO memoranda (id, memo) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET memo = excluded.memo",
      memo.memo_id,
      this.texts.put(`memo:${memo.memo_id}`, JSON.stringify(memo)),
    );
  }

  /** In the order of drafting. */
  memoranda(): Memorandum[] {
    const rows = this.sql.exec<{ id: string; memo: string }>("SELECT id, memo FROM memoranda ORDER BY n").toArray();
    return rows.map((row) => this.#memorandum(row));
  }

  memorandum(memoId: string): Memorandum | null {
    const sql = "SELECT id, memo FROM memoranda WHERE id = ?";
    const row = this.sql.exec<{ id: string; memo: string }>(sql, memoId).toArray()[0];
    return row ? this.#memorandum(row) : null;
  }

  #memorandum({ id, memo }: { readonly id: string; readonly memo: string }): Memorandum {
    return JSON.parse(this.texts.get(`memo:${id}`, memo)) as Memorandum;
  }

  /** What the second officer said with an approval; null for nothing. */
  approvalComment = (): string | null => commentOfApproval(this.audit());

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

  completeEffect(id: number): void {
    this.sql.exec("DELETE FROM effects WHERE id = ?", id);
  }

  postponeEffect(id: number, dueAtMs: number): void {
    this.sql.exec("UPDATE effects SET attempts = attempts + 1, due_at = ? WHERE id = ?", dueAtMs, id);
  }

  /** Document ids of the readings that are waited for. */
  pendingReadings(): string[] {
    return this.sql
      .exec<{ id: string }>(`SELECT effect ->> '$.payload.documentId' AS id FROM effects WHERE ${IS_READING}`)
      .toArray()
      .map(({ id }) => id);
  }

  /** Makes the reading of a document due. @returns whether it was waited for. */
  hastenReading(documentId: string, dueAtMs: number): boolean {
    const isThis = `${IS_READING} AND effect ->> '$.payload.documentId' = ?`;
    const update = `UPDATE effects SET due_at = min(due_at, ?) WHERE ${isThis} RETURNING id`;
    return this.sql.exec(update, dueAtMs, documentId).toArray().length > 0;
  }

  /** Epoch milliseconds of the next effect, or null without one. */
  nextEffectAt(): number | null {
    return this.sql.exec<{ at: number | null }>("SELECT MIN(due_at) AS at FROM effects").one().at;
  }

  /** @throws Error when the run is no longer the case's current one. */
  saveStage(runId: string, name: string, output: unknown, records: DiagnosticsRecords): void {
    this.transaction(() => {
      const run = this.record()?.run;
      if (run?.runId !== runId) throw new Error("the run was replaced");
      this.runs.saveStage(run, name, output, records);
    });
  }

  /** Closes the case to every change: it is being deleted, at the end of its retention or by order. */
  close(expiry: Expiry = BY_ORDER): void {
    this.setFact("expiry", expiry);
    this.setFact("closed", true);
  }

  /** The result of closing the case. */
  expiry(): Expiry {
    return this.fact<Expiry>("expiry") ?? BY_ORDER;
  }

  isClosed(): boolean {
    return this.fact<boolean>("closed") ?? false;
  }

  /** Called when the rows of a closed case are deleted: the rest is for its reports only. */
  markRemoved(): void {
    this.setFact("removed", true);
  }

  isRemoved(): boolean {
    return this.fact<boolean>("removed") ?? false;
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

/** A case is entered again when what its entries are made of has changed. */
function withIndexing(effects: readonly CaseEffect[], after: CaseRecord, before: CaseRecord): readonly CaseEffect[] {
  const isSame =
    after.investigations === before.investigations &&
    after.status === before.status &&
    after.relationshipEnd === before.relationshipEnd;
  if (isSame || effects.some(({ kind }) => kind === "record_in_graph")) return effects;
  return [...effects, { kind: "index_case" }];
}
