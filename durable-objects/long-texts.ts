/**
 * UTF-16 units per row. The platform refuses a value or row of more than 2 MB; a unit takes at most three bytes in
 * UTF-8, so a row stays below 0.8 MB.
 */
const ROW_UNITS = 250_000;
/** How far before the end of a row to look for a quotation mark to cut behind. */
const SEAM_UNITS = 2_000;

/** Texts of any length in rows within the limit: the owner's row has the head, rows of this table have the rest. */
export class LongTexts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS text_tails (
        owner TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (owner, n))`);
  }

  /** Stores what exceeds one row, and returns the part for the owner's own row. */
  put(owner: string, text: string): string {
    this.delete(owner);
    const [head, ...tails] = splitText(text);
    for (const [n, tail] of tails.entries()) {
      this.#sql.exec("INSERT INTO text_tails (owner, n, text) VALUES (?, ?, ?)", owner, n, tail);
    }
    return head!;
  }

  /** The whole text that begins in the owner's row. */
  get(owner: string, head: string): string {
    if (head.length < ROW_UNITS - SEAM_UNITS) return head;
    const tails = this.#sql
      .exec<{ text: string }>("SELECT text FROM text_tails WHERE owner = ? ORDER BY n", owner)
      .toArray();
    return head + tails.map(({ text }) => text).join("");
  }

  delete(owner: string): void {
    this.#sql.exec("DELETE FROM text_tails WHERE owner = ?", owner);
  }
}

/**
 * Splits a text into rows. No piece ends within a character, because half of one does not survive UTF-8, nor within
 * a storage key, because rows are searched for keys: a piece ends behind a quotation mark when one is near.
 */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    const to = from + ROW_UNITS >= text.length ? text.length : seamOf(text, from + ROW_UNITS);
    pieces.push(text.slice(from, to));
    from = to;
  } while (from < text.length);
  return pieces;
}

function seamOf(text: string, end: number): number {
  const quote = text.lastIndexOf('"', end - 1);
  if (quote > end - SEAM_UNITS) return quote + 1;
  return isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
