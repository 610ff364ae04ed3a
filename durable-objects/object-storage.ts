import {
  type AuditEntry,
  type ChainDraft,
  CHAIN_START,
  type ChainHead,
  extendChain,
} from "../src/domain/audit/audit.rules.ts";
import type { ChangeMeta } from "../src/domain/case/case.change.ts";
import { findChainFault } from "../src/platform/chain.rules.ts";
import type { Outcome } from "../src/platform/errors.ts";
import { LongTexts } from "./long-texts.ts";
import type { Settings } from "../src/platform/settings.ts";
import {
  isGenuine,
  NO_SIGNED_HEAD,
  NOT_GENUINE,
  signExtension,
  signFirst,
  type SignedHead,
} from "../src/platform/signed-head.ts";

/** Number of commands whose answers are stored, so that a repeated command is not executed again. */
const COMMANDS_MAX = 200;
/** What all stored answers may take together; a long one displaces older ones. */
const ANSWERS_MAX_CHARS = 4_194_304;
const SHORT_ANSWER_CHARS = ANSWERS_MAX_CHARS / COMMANDS_MAX;

/** The newest answer that exceeds the limit together with all newer ones. The newest of all always stays. */
const LAST_BEYOND = `
  SELECT MAX(n) AS n FROM (
    SELECT n, SUM(LENGTH(answer) + COALESCE(
      (SELECT SUM(LENGTH(text)) FROM text_tails WHERE owner = 'command:' || commands.id), 0)) OVER (ORDER BY n DESC) AS total
    FROM commands)
  WHERE total > ? AND n < (SELECT MAX(n) FROM commands)`;

/**
 * What the object of a case and of a report have in common: named facts, an audit chain, and the answers of
 * commands by their ids. Every method is synchronous: nothing comes between a check and its write.
 */
export abstract class ObjectStorage {
  readonly #storage: DurableObjectStorage;
  readonly #keys: Pick<Settings, "SIGNING_KEYS">;
  /** Why the chain must not be signed, by comparison with the database; null before it, and if both agree. */
  #conflict: string | null = null;
  readonly sql: SqlStorage;
  protected readonly texts: LongTexts;
  #revision = 0;

  constructor(storage: DurableObjectStorage, keys: Pick<Settings, "SIGNING_KEYS">) {
    this.#storage = storage;
    this.#keys = keys;
    this.sql = storage.sql;
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS audit (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS commands (
        n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, answer TEXT NOT NULL);
    `);
    this.texts = new LongTexts(this.sql);
  }

  /** Whether anything is stored here. Unlike opening, this creates no tables. */
  static hasContent(storage: DurableObjectStorage): boolean {
    return storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'facts'").toArray().length > 0;
  }

  /** Changes with each change of a fact or the chain, which outdates what was derived from them. */
  get revision(): number {
    return this.#revision;
  }

  /** The texts that occur in no row of any table of the object. */
  unmentioned(texts: readonly string[]): string[] {
    const places = this.sql
      .exec<{ name: string; column: string }>(
        `SELECT t.name, c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
      )
      .toArray();
    const stands = (text: string) =>
      places.some(
        ({ name, column }) =>
          this.sql.exec(`SELECT 1 FROM "${name}" WHERE instr("${column}", ?) > 0 LIMIT 1`, text).toArray().length > 0,
      );
    return texts.filter((text) => !stands(text));
  }

  /** Runs `run` as one transaction. */
  transaction<T>(run: () => T): T {
    return this.#storage.transactionSync(run);
  }

  /** Resolves once everything written so far would survive the end of the process. */
  flush(): Promise<void> {
    return this.#storage.sync();
  }

  fact<T>(name: string): T | null {
    const row = this.sql.exec<{ value: string }>("SELECT value FROM facts WHERE name = ?", name).toArray()[0];
    return row ? (JSON.parse(this.texts.get(`fact:${name}`, row.value)) as T) : null;
  }

  setFact(name: string, value: unknown): void {
    this.#revision++;
    this.sql.exec(
      "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      name,
      this.texts.put(`fact:${name}`, JSON.stringify(value)),
    );
  }

  deleteFact(name: string): void {
    this.texts.delete(`fact:${name}`);
    this.sql.exec("DELETE FROM facts WHERE name = ?", name);
  }

  audit(afterSeq = 0): AuditEntry[] {
    const rows = this.sql.exec<{ entry: string }>("SELECT entry FROM audit WHERE seq > ? ORDER BY seq", afterSeq);
    return rows.toArray().map((row) => JSON.parse(row.entry) as AuditEntry);
  }

  /** The chain's entries by name and time. */
  events(): Pick<AuditEntry, "event" | "timestamp">[] {
    return this.sql
      .exec<{ event: string; timestamp: string }>(
        "SELECT entry ->> 'event' AS event, entry ->> 'timestamp' AS timestamp FROM audit ORDER BY seq",
      )
      .toArray();
  }

  auditHead(): ChainHead {
    const row = this.sql.exec<{ entry: string }>("SELECT entry FROM audit ORDER BY seq DESC LIMIT 1").toArray()[0];
    return row ? (JSON.parse(row.entry) as AuditEntry) : CHAIN_START;
  }

  /** What its signed head calls the chain. */
  protected abstract chain(): string;

  /** The end of the chain as it was last signed. It moves in the same transaction as the chain. */
  signedHead(): SignedHead | null {
    return this.fact<SignedHead>("signed_head");
  }

  /**
   * Compares the chain with the head that the database holds, before anything more is signed. A database that is
   * ahead means that this object was set back. An object from before heads were kept here takes over the database's,
   * if that closes its chain.
   */
  compareWithDatabase(stored: SignedHead | null): void {
    if (!stored || !isGenuine(this.#keys, this.chain(), stored)) return;
    const signed = this.signedHead();
    const [entry, next] = this.audit(stored.seq - 1);
    if (signed) this.#conflict = entry?.hash === stored.hash ? null : "it does not contain what was signed before";
    else if (entry && !next && entry.hash === stored.hash && this.#isIntact()) this.setFact("signed_head", stored);
  }

  /** Signs a chain from before chains were signed, if it still ends as it did when its age was established. */
  signOlderChain({ seq, hash }: ChainHead, now: Date): void {
    this.transaction(() => {
      const head = this.auditHead();
      const isSame = head.seq === seq && head.hash === hash;
      const extension = isSame && !this.signedHead() ? signFirst(this.#keys, this.chain(), this.audit(), now) : null;
      if (extension?.ok) this.setFact("signed_head", extension.signed);
    });
  }

  /** The signed head that the database may have: none while the chain's end stands under no signature. */
  headToStore(): SignedHead | null {
    return this.signingFault() === null ? this.signedHead() : null;
  }

  /** Why the end of the chain stands under no signature; null where it does. */
  signingFault(): string | null {
    const signed = this.signedHead();
    const head = this.auditHead();
    if (this.#conflict) return this.#conflict;
    if (!signed) return NO_SIGNED_HEAD;
    if (!isGenuine(this.#keys, this.chain(), signed)) return NOT_GENUINE;
    return signed.seq === head.seq && signed.hash === head.hash ? null : "its end was never signed";
  }

  /** @param isNew whether the chain begins with these entries: any other must extend what was signed. */
  appendAudit(drafts: readonly ChainDraft[], meta: ChangeMeta, isNew = false): void {
    if (drafts.length === 0) return;
    this.#revision++;
    for (const entry of extendChain(this.auditHead(), drafts, meta)) {
      this.sql.exec("INSERT INTO audit (seq, entry) VALUES (?, ?)", entry.seq, JSON.stringify(entry));
    }
    this.#signEnd(meta.now, isNew);
  }

  /**
   * Leaves the signed head where it is when the chain does not extend it: `signingFault` says so from then on. An
   * entry edited far back does not change the end, yet a new signature would seem to vouch for it: all is verified.
   */
  #signEnd(now: Date, isNew: boolean): void {
    const last = this.signedHead();
    const entries = this.audit();
    if (this.#conflict || findChainFault(entries) !== null) return;
    const extension =
      isNew && !last
        ? signFirst(this.#keys, this.chain(), entries, now)
        : signExtension(this.#keys, this.chain(), last, entries.slice(last ? last.seq - 1 : 0), now);
    if (extension.ok) this.setFact("signed_head", extension.signed);
  }

  #isIntact(): boolean {
    return findChainFault(this.audit()) === null;
  }

  /** The answer of a command that was executed, or null. */
  answerOf<T>(commandId: string): Outcome<T> | null {
    const row = this.sql.exec<{ answer: string }>("SELECT answer FROM commands WHERE id = ?", commandId).toArray()[0];
    return row ? (JSON.parse(this.texts.get(`command:${commandId}`, row.answer)) as Outcome<T>) : null;
  }

  cacheAnswer(commandId: string, answer: unknown): void {
    const text = JSON.stringify(answer);
    const head = this.texts.put(`command:${commandId}`, text);
    this.sql.exec("INSERT INTO commands (id, answer) VALUES (?, ?)", commandId, head);
    this.#deleteAnswersTo("SELECT MAX(n) - ? AS n FROM commands", COMMANDS_MAX);
    if (text.length > SHORT_ANSWER_CHARS) this.#deleteAnswersTo(LAST_BEYOND, ANSWERS_MAX_CHARS);
  }

  /** @param last statement that gives the newest answer that goes, as `n`. */
  #deleteAnswersTo(last: string, limit: number): void {
    // Found once: what is deleted first must not change which come after.
    const { n } = this.sql.exec<{ n: number | null }>(last, limit).one();
    if (n === null) return;
    const old = this.sql.exec<{ id: string }>("SELECT id FROM commands WHERE n <= ?", n).toArray();
    for (const { id } of old) this.texts.delete(`command:${id}`);
    this.sql.exec("DELETE FROM commands WHERE n <= ?", n);
  }
}
