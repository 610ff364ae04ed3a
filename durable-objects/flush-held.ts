/**
 * Writes what the previous version of an object buffered in its table `held`, oldest first, and then drops the table.
 * Nothing is buffered any more: the next release deletes this.
 * @param column where the item stands as JSON.
 * @param write must tolerate an item that is stored already.
 * @throws what `write` throws; what it did not write stays in the table.
 */
export async function flushHeld<T>(
  sql: SqlStorage,
  column: "signal" | "scan",
  batchSize: number,
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const rows = oldest(sql, column, batchSize);
    if (rows.length === 0) break;
    await write(rows.map(({ item }) => JSON.parse(item) as T));
    sql.exec("DELETE FROM held WHERE n <= ?", rows.at(-1)!.n);
  }
  sql.exec("DROP TABLE IF EXISTS held");
}

function oldest(sql: SqlStorage, column: string, limit: number): { n: number; item: string }[] {
  if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'held'").toArray().length === 0) return [];
  return sql
    .exec<{ n: number; item: string }>(`SELECT n, ${column} AS item FROM held ORDER BY n LIMIT ?`, limit)
    .toArray();
}
