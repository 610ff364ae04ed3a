import { type Problem, RefusedError, UnavailableError } from "../errors.ts";

/** What a command reads and writes besides the service. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** All of standard input. */
  readonly readInput: () => Promise<string>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** The network of the sign-in and of the service. */
  readonly fetch: typeof fetch;
}

/** Characters by which a text could move the cursor, change colours, or show in another order than it reads. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text of the service for a terminal: names of companies and headlines are somebody else's words. */
export const printable = (text: string): string => text.replaceAll(UNPRINTABLE, "\uFFFD");

type Cell = string | number | boolean | null | undefined;
export type Row = Readonly<Record<string, Cell>>;

const cell = (value: Cell): string => (value === null || value === undefined ? "-" : printable(String(value)));

/** Rows under their names, each column as wide as its widest cell; without rows, what that means. */
export function table(rows: readonly Row[], empty = "None."): string {
  const [first] = rows;
  if (first === undefined) return `${empty}\n`;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at]!))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

/** One thing, a line for each of its fields. */
export function fields(row: Row): string {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  return Object.entries(row)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}\n`)
    .join("");
}

/** A value as JSON. It also escapes the unprintable characters that JSON allows; a parser reads the same value. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(UNPRINTABLE_IN_JSON, escaped)}\n`;

/** Line ends are those of the layout: inside a text they are escaped already. */
const UNPRINTABLE_IN_JSON = new RegExp(`(?!\\n)${UNPRINTABLE.source}`, "gu");

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A failure in one line, or with `--json` as an object. */
export function failure(error: unknown, asJson: boolean): string {
  const problem = error instanceof RefusedError || error instanceof UnavailableError ? error.problem : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (asJson) {
    const kind = error instanceof Error ? error.name : "Error";
    const key = error instanceof UnavailableError ? error.idempotencyKey : undefined;
    return json({ error: { kind, message, problem: problem ?? null, idempotency_key: key ?? null } });
  }
  return `dossier: ${printable(message)}${problem === undefined ? "" : detailsOf(problem)}\n`;
}

function detailsOf({ code, errors = [], request_id: requestId }: Problem): string {
  const faults = errors.map(({ path, message }) => `\n  ${printable(path)}: ${printable(message)}`);
  return `${faults.join("")}\n  (${printable(code)}, request ${printable(requestId)})`;
}
