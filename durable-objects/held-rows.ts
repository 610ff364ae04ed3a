/** What an object has accepted and the database does not have yet, oldest first. Each is held once, by its id. */
export class HeldRows<T> {
  readonly #sql: SqlStorage;
  readonly #column: string;
  readonly #idOf: (item: T) => string;

  /** @param column where the item stands as JSON in the table `held`. */
  constructor(sql: SqlStorage, column: string, idOf: (item: T) => string) {
    this.#sql = sql;
    this.#column = column;
    this.#idOf = idOf;
    sql.exec(
      `CREATE TABLE IF NOT EXISTS held (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${column} TEXT NOT NULL)`,
    );
  }

  /** The same id again is the item that is held. */
  take(item: T): void {
    this.#sql.exec(
      `INSERT INTO held (id, ${this.#column}) VALUES (?, ?) ON CONFLICT (id) DO NOTHING`,
      this.#idOf(item),
      JSON.stringify(item),
    );
  }

  oldest(limit: number): T[] {
    return this.#sql
      .exec<{ item: string }>(`SELECT ${this.#column} AS item FROM held ORDER BY n LIMIT ?`, limit)
      .toArray()
      .map(({ item }) => JSON.parse(item) as T);
  }

  drop(items: readonly T[]): void {
    const ids = JSON.stringify(items.map(this.#idOf));
    this.#sql.exec("DELETE FROM held WHERE id IN (SELECT value FROM json_each(?))", ids);
  }

  isEmpty(): boolean {
    return this.#sql.exec("SELECT 1 FROM held LIMIT 1").toArray().length === 0;
  }
}
