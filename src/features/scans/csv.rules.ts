/** One record of a CSV file with the line that it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvFault {
  readonly line: number;
  readonly message: string;
}

/** What Excel writes in Belgium, what the standard says, and what a copied table has. */
const DELIMITERS = [";", ",", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Reads CSV (RFC 4180) with any of the usual delimiters and line ends. Empty lines are left out. Excel's first line
 * `sep=;` names the delimiter; otherwise it is the one that occurs most in the first line outside of quotes.
 */
export function readCsv(text: string): { readonly records: readonly CsvRecord[]; readonly fault: CsvFault | null } {
  const named = /^sep=([;,\t])\r?\n/i.exec(text);
  const delimiter = (named?.[1] as Delimiter | undefined) ?? guessDelimiter(text);
  const reader = new Reader(text, delimiter, named ? { at: named[0].length, line: 2 } : { at: 0, line: 1 });
  const records: CsvRecord[] = [];
  for (let next = reader.next(); next !== null; next = reader.next()) {
    if ("message" in next) return { records, fault: next };
    if (next.cells.some((cell) => cell.trim() !== "")) records.push(next);
  }
  return { records, fault: null };
}

function guessDelimiter(text: string): Delimiter {
  const [first = ""] = text.trimStart().split(/\r|\n/, 1);
  const unquoted = first.replaceAll(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

class Reader {
  readonly #text: string;
  readonly #delimiter: Delimiter;
  #at: number;
  #line: number;

  constructor(text: string, delimiter: Delimiter, from: { readonly at: number; readonly line: number }) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#at = from.at;
    this.#line = from.line;
  }

  next(): CsvRecord | CsvFault | null {
    if (this.#at >= this.#text.length) return null;
    const line = this.#line;
    const cells: string[] = [];
    for (;;) {
      const cell = this.#readCell();
      if (cell === null) return { line, message: 'has a " that is not closed, or text after a closed one' };
      cells.push(cell);
      if (this.#text[this.#at] === this.#delimiter) this.#at++;
      else break;
    }
    this.#skipLineEnd();
    return { line, cells };
  }

  #readCell(): string | null {
    if (this.#text[this.#at] === '"') return this.#readQuoted();
    const from = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd()) this.#at++;
    return this.#text.slice(from, this.#at);
  }

  #readQuoted(): string | null {
    let value = "";
    for (let from = this.#at + 1; ;) {
      const quote = this.#text.indexOf('"', from);
      if (quote < 0) return null;
      const piece = this.#text.slice(from, quote);
      value += piece;
      this.#line += piece.split("\n").length - 1;
      this.#at = quote + 1;
      if (this.#text[this.#at] !== '"') return this.#at === this.#text.length || this.#isEnd() ? value : null;
      value += '"';
      from = this.#at + 1;
    }
  }

  #isEnd(): boolean {
    const char = this.#text[this.#at];
    return char === this.#delimiter || char === "\n" || char === "\r";
  }

  #skipLineEnd(): void {
    if (this.#text[this.#at] === "\r") this.#at++;
    if (this.#text[this.#at] === "\n") this.#at++;
    this.#line++;
  }
}

/** Characters by which a spreadsheet takes a cell for a formula, in their wide forms too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

/** One line of CSV. A text that a spreadsheet would run as a formula gets an apostrophe before it, which it hides. */
export const writeCsvLine = (cells: readonly string[], delimiter: Delimiter): string =>
  `${cells.map((cell) => writeCell(FORMULA.test(cell) ? `'${cell}` : cell)).join(delimiter)}\r\n`;

/** Any delimiter is quoted, because Excel chooses one by the language of the computer. */
const writeCell = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
