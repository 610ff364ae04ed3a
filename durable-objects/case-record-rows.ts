import type { InvestigationResult } from "../src/domain/case/case.model.ts";
import type { CaseRecord } from "../src/domain/case/case.record.ts";
import type { LongTexts } from "./long-texts.ts";

/** Lists that grow with the customer's declarations: each member has its own row. */
const LISTS = [
  "documents",
  "followUpTasks",
  "taskResponses",
  "investigations",
  "discrepancies",
  "generatedTasks",
  "validationResults",
  "evidence",
] as const satisfies readonly (keyof CaseRecord)[];

/** Likewise; a record without any member is read without the list, as one of an earlier version is. */
const OPTIONAL_LISTS = ["ownershipFiled", "replacedAnswers"] as const satisfies readonly (keyof CaseRecord)[];

/** Maps that grow likewise, by key. */
const MAPS = ["additionalData", "facts"] as const satisfies readonly (keyof CaseRecord)[];

/** Lists within a result of an investigation. */
const RESULT_LISTS = [
  "findings",
  "discrepancies",
  "risk_factors",
] as const satisfies readonly (keyof InvestigationResult)[];

type Rows = Map<string, unknown[]>;

/**
 * The rows of a case's record. A record is immutable, so a member that is the same object as before is not written
 * again.
 */
export class CaseRecordRows {
  readonly #sql: SqlStorage;
  readonly #texts: LongTexts;

  constructor(sql: SqlStorage, texts: LongTexts) {
    this.#sql = sql;
    this.#texts = texts;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS record_rows (
        field TEXT NOT NULL, n INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (field, n))`);
  }

  /** Completes the record whose `core` was returned by `save`. */
  read(core: CaseRecord): CaseRecord {
    const rows = this.#readRows();
    const list = (field: string) => rows.get(field) ?? [];
    return {
      ...core,
      ...Object.fromEntries(LISTS.map((field) => [field, list(field)])),
      ...Object.fromEntries(OPTIONAL_LISTS.filter((field) => rows.has(field)).map((field) => [field, list(field)])),
      ...Object.fromEntries(MAPS.map((field) => [field, Object.fromEntries(list(field) as [string, unknown][])])),
      investigations: (list("investigations") as InvestigationResult[]).map((result, n) => ({
        ...result,
        ...Object.fromEntries(RESULT_LISTS.map((field) => [field, list(`investigations.${n}.${field}`)])),
      })),
    };
  }

  /** Writes the rows in which a record differs from the previous one, and returns the rest of it. */
  save(record: CaseRecord, before: CaseRecord | null): CaseRecord {
    const known = before === null ? new Map<string, unknown[]>() : rowsOf(before);
    const rows = rowsOf(record);
    for (const [field, values] of rows) this.#saveField(field, values, known.get(field) ?? []);
    for (const [field, values] of known) if (!rows.has(field)) this.#cut(field, 0, values.length);
    const { ownershipFiled: _rows, ...core } = record;
    const empty = [...LISTS.map((field) => [field, []]), ...MAPS.map((field) => [field, {}])];
    return { ...core, ...Object.fromEntries(empty) };
  }

  #saveField(field: string, values: readonly unknown[], known: readonly unknown[]): void {
    for (const [n, value] of values.entries()) {
      if (n < known.length && isSame(value, known[n])) continue;
      this.#sql.exec(
        "INSERT INTO record_rows (field, n, value) VALUES (?, ?, ?) ON CONFLICT (field, n) DO UPDATE SET value = excluded.value",
        field,
        n,
        this.#texts.put(ownerOf(field, n), JSON.stringify(value)),
      );
    }
    this.#cut(field, values.length, known.length);
  }

  #cut(field: string, from: number, to: number): void {
    for (let n = from; n < to; n++) {
      this.#sql.exec("DELETE FROM record_rows WHERE field = ? AND n = ?", field, n);
      this.#texts.delete(ownerOf(field, n));
    }
  }

  #readRows(): Rows {
    const rows: Rows = new Map();
    const found = this.#sql.exec<{ field: string; n: number; value: string }>(
      "SELECT field, n, value FROM record_rows ORDER BY field, n",
    );
    for (const { field, n, value } of found.toArray()) {
      const values = rows.get(field) ?? [];
      values.push(JSON.parse(this.#texts.get(ownerOf(field, n), value)));
      rows.set(field, values);
    }
    return rows;
  }
}

const ownerOf = (field: string, n: number): string => `record:${field}:${n}`;

function rowsOf(record: CaseRecord): Rows {
  const rows: Rows = new Map(LISTS.map((field) => [field, [...record[field]]]));
  for (const field of OPTIONAL_LISTS) rows.set(field, [...(record[field] ?? [])]);
  for (const field of MAPS) rows.set(field, Object.entries(record[field]));
  rows.set("investigations", record.investigations.map(withoutLists));
  for (const [n, result] of record.investigations.entries()) {
    for (const field of RESULT_LISTS) rows.set(`investigations.${n}.${field}`, [...result[field]]);
  }
  return rows;
}

const withoutLists = (result: InvestigationResult): InvestigationResult => ({
  ...result,
  ...Object.fromEntries(RESULT_LISTS.map((field) => [field, []])),
});

/** Compares one level deep: unchanged members are the same objects. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value], i) => right[i]![0] === key && isEmptyOrSame(value, right[i]![1]))
  );
}

const isEmptyOrSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0);
