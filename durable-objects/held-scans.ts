import type { HeldScan } from "../src/features/scans/scan-keeper.object.ts";

/** Scans that were answered and are not in the database yet. */
export class HeldScans {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS held (n INTEGER PRIMARY KEY, execution_id TEXT NOT NULL UNIQUE, scan TEXT NOT NULL)",
    );
  }

  /** The same execution again is the scan that is held. */
  take(scan: HeldScan): void {
    this.#sql.exec(
      "INSERT INTO held (execution_id, scan) VALUES (?, ?) ON CONFLICT (execution_id) DO NOTHING",
      scan.order.executionId,
      JSON.stringify(scan),
    );
  }

  oldest(limit: number): HeldScan[] {
    return this.#sql
      .exec<{ scan: string }>("SELECT scan FROM held ORDER BY n LIMIT ?", limit)
      .toArray()
      .map(({ scan }) => JSON.parse(scan) as HeldScan);
  }

  drop(scans: readonly HeldScan[]): void {
    const ids = JSON.stringify(scans.map(({ order }) => order.executionId));
    this.#sql.exec("DELETE FROM held WHERE execution_id IN (SELECT value FROM json_each(?))", ids);
  }
}
