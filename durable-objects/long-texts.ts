/**
 * Characters a row takes. The platform refuses a value or row of more than 2 MB; in UTF-8 a UTF-16 unit takes at most
 * three bytes, so a row stays below 0.8 MB.
 */
const ROW_UNITS = 250_000;

/** Texts of any length in rows that the platform takes: the owner's row has the head, rows of this table the rest. */
export class LongTexts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS text_tails (
        owner TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (owner, n))`);
  }

  /** Stores what exceeds one row, and returns what goes into the owner's own row. */
  put(owner: string, text: string): string {
    this.delete(owner);
    const [head, ...tails] = splitText(text);
    for (const [n, tail] of tails.entries()) {
      this.#sql.exec("INSERT INTO text_tails (owner, n, text) VALUES (?, ?, ?)", owner, n, tail);
    }
    return head!;
  }

  /** The whole text of which the owner's row has the head. */
  get(owner: string, head: string): string {
    if (head.length < ROW_UNITS - 1) return head;
    const tails = this.#sql
      .exec<{ text: string }>("SELECT text FROM text_tails WHERE owner = ? ORDER BY n", owner)
      .toArray();
    return head + tails.map(({ text }) => text).join("");
  }

  delete(owner: string): void {
    this.#sql.exec("DELETE FROM text_tails WHERE owner = ?", owner);
  }
}

/** Pieces of at most a row each, of which none ends within a character: half of one would not survive UTF-8. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    let to = Math.min(from + ROW_UNITS, text.length);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to--;
    pieces.push(text.slice(from, to));
    from = to;
  } while (from < text.length);
  return pieces;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
