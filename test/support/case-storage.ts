import { env } from "cloudflare:workers";
import { CaseRecordRows } from "../../durable-objects/case-record-rows.ts";
import { CaseStorage } from "../../durable-objects/case-storage.ts";
import { LongTexts } from "../../durable-objects/long-texts.ts";
import { readSettings } from "../../src/platform/settings.ts";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";

/** Replaces parts of a record in storage, past every rule and without a change of version. */
export function overwriteRecord(storage: DurableObjectStorage, given: Partial<CaseRecord>): void {
  const opened = new CaseStorage(storage, readSettings(env));
  const before = opened.record()!;
  const rows = new CaseRecordRows(storage.sql, new LongTexts(storage.sql));
  opened.setFact("core", rows.save({ ...before, ...given }, before));
}

/** Bytes of the longest row that an object has stored. */
export function longestRow(sql: SqlStorage): number {
  const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
  const names = tables.map(({ name }) => name).filter((name) => !/^(_cf|sqlite)_/.test(name));
  const rows = names.flatMap((name) => sql.exec(`SELECT * FROM "${name}"`).toArray());
  const bytesOf = (value: SqlStorageValue) => (typeof value === "string" ? Buffer.byteLength(value) : 8);
  return Math.max(...rows.map((row) => Object.values(row).reduce((sum: number, value) => sum + bytesOf(value), 0)));
}
