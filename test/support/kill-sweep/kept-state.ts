import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CaseRecordRows } from "../../../durable-objects/case-record-rows.ts";
import { LongTexts } from "../../../durable-objects/long-texts.ts";
import type { AuditEntry } from "../../../src/domain/audit/audit.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import type { SarRecord } from "../../../src/domain/sar/sar.record.ts";

/** What one object of a case keeps. */
export interface KeptCase {
  readonly record: CaseRecord;
  readonly isClosed: boolean;
  readonly audit: readonly AuditEntry[];
  /** Kinds of the effects that are still to come. */
  readonly effects: readonly string[];
}

/**
 * The state folder of a service that does not run, as the local runtime keeps it: SQLite files, one of the
 * database, one of the bucket's index, one of each object.
 */
export class KeptState {
  readonly #folder: string;

  constructor(stateDir: string) {
    this.#folder = path.join(stateDir, "v3");
  }

  /** Rows of the main database. */
  rows<T>(sql: string): T[] {
    return this.#main((database) => database.prepare(sql).all() as T[]);
  }

  /** Writes rows into the main database, one for each set of values. */
  write(sql: string, rows: readonly (readonly (string | null)[])[]): void {
    this.#main((database) => {
      database.exec("BEGIN");
      const statement = database.prepare(sql);
      for (const row of rows) statement.run(...row);
      database.exec("COMMIT");
    });
  }

  /**
   * Lets the keys of attempts that died grow so old that another attempt may take over at once, which a caller
   * would otherwise wait half a minute for.
   */
  passLeases(): void {
    this.#main((database) => database.exec("UPDATE idempotency_keys SET started_at = 0 WHERE state = 'running'"));
  }

  /** Keys and sizes of all objects in the bucket. */
  objects(): Map<string, number> {
    const rows = this.#files("r2/miniflare-R2BucketObject").flatMap((file) =>
      open(file, (database) => database.prepare("SELECT key, size FROM _mf_objects").all()),
    ) as { key: string; size: number }[];
    return new Map(rows.map(({ key, size }) => [key, size]));
  }

  cases(): KeptCase[] {
    return this.#files("do/dossier-CaseWorkflow").flatMap((file) =>
      open(file, (database) => {
        const record = caseRecord(database);
        if (!record) return [];
        const audit = database.prepare("SELECT entry FROM audit ORDER BY seq").all() as { entry: string }[];
        const effects = database.prepare("SELECT effect FROM effects ORDER BY id").all() as { effect: string }[];
        return {
          record,
          isClosed: fact<boolean>(database, "closed") ?? false,
          audit: audit.map(({ entry }) => JSON.parse(entry) as AuditEntry),
          effects: effects
            .map(({ effect }) => (JSON.parse(effect) as { kind: string }).kind)
            // After several kills the next attempt at a reading is minutes away; the document says `pending` until then.
            .filter((kind) => kind !== "read_document"),
        };
      }),
    );
  }

  sars(): SarRecord[] {
    return this.#files("do/dossier-SarWorkflow").flatMap((file) =>
      open(file, (database) => fact<SarRecord>(database, "record") ?? []),
    );
  }

  /** Ids of the callbacks that are still under way: one that was delivered leaves nothing in its object. */
  callbacks(): Set<string> {
    const values = this.#files("do/dossier-WebhookDelivery").flatMap((file) =>
      open(file, (database) =>
        hasTable(database, "_cf_KV") ? database.prepare("SELECT value FROM _cf_KV").all() : [],
      ),
    ) as { value: Uint8Array }[];
    return new Set(values.flatMap(({ value }) => /msg_[\da-f-]{36}/.exec(Buffer.from(value).toString("latin1")) ?? []));
  }

  #main<T>(work: (database: DatabaseSync) => T): T {
    for (const file of this.#files("d1/miniflare-D1DatabaseObject")) {
      const found = open(file, (database) => (hasTable(database, "cases") ? { value: work(database) } : null));
      if (found) return found.value;
    }
    throw new Error("the state folder has no database");
  }

  #files(folder: string): string[] {
    return readdirSync(path.join(this.#folder, folder))
      .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
      .map((name) => path.join(this.#folder, folder, name));
  }
}

function open<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(name) !== undefined;

function fact<T>(database: DatabaseSync, name: string): T | null {
  if (!hasTable(database, "facts")) return null;
  const row = database.prepare("SELECT value FROM facts WHERE name = ?").get(name) as { value: string } | undefined;
  return row ? (JSON.parse(row.value) as T) : null;
}

/** A case's record, as its object would read it. */
function caseRecord(database: DatabaseSync): CaseRecord | null {
  const core = fact<CaseRecord>(database, "core");
  if (!core) return null;
  const sql = {
    exec: (query: string, ...values: string[]) => ({ toArray: () => database.prepare(query).all(...values) }),
  } as unknown as SqlStorage;
  return new CaseRecordRows(sql, new LongTexts(sql)).read(core);
}

/** Where work was cut short, one word for each piece of it. */
export function listUnfinished(state: KeptState): string[] {
  const live = state.cases().filter(({ isClosed }) => !isClosed);
  const under = live.map(({ record }) => `case ${record.status}`).filter((what) => !/APPROVED$|REJECTED$/.test(what));
  const effects = live.flatMap((one) => one.effects.map((kind) => `effect ${kind}`));
  const reports = state.sars().filter(({ sar }) => sar.status !== "acknowledged");
  const waiting = state.rows<{ what: string }>(`
    SELECT 'company of a portfolio' AS what FROM portfolio_entities WHERE status = 'waiting'
    UNION ALL SELECT 'callback' FROM webhook_deliveries WHERE status = 'pending'
    UNION ALL SELECT 'signal ' || stage FROM memory_signals WHERE stage = 'captured'`);
  return [
    ...under,
    ...effects,
    ...reports.map(({ sar }) => `report ${sar.status}`),
    ...waiting.map(({ what }) => what),
  ];
}
