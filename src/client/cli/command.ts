import { parseArgs, type ParseArgsConfig } from "node:util";
import { EXIT, type ExitCode, UsageError } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

interface Option {
  readonly type: "string" | "boolean";
  /** Placeholder of the value in the help, such as FILE. */
  readonly value?: string;
  readonly help: string;
}

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** One form of a command, such as `case open`. */
export interface Action {
  /** Operands, such as `WORKFLOW_ID`; all are required. */
  readonly operands: readonly string[];
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly run: (terminal: Terminal, operands: readonly string[], values: Values) => Promise<ExitCode>;
}

/** Options of every action. */
const COMMON = {
  url: { type: "string", value: "URL", help: "the service; otherwise DOSSIER_URL, or that of the last sign-in" },
  json: { type: "boolean", help: "print JSON" },
} as const satisfies Readonly<Record<string, Option>>;

/** Runs an action with the arguments that follow its name, or prints its help. */
export async function runAction(
  terminal: Terminal,
  name: string,
  action: Action,
  args: readonly string[],
): Promise<ExitCode> {
  if (args.includes("--help") || args.includes("-h")) {
    terminal.out(helpOf(name, action));
    return EXIT.good;
  }
  const options = { ...action.options, ...COMMON };
  const { values, positionals } = parse({ args: [...args], options, allowPositionals: true });
  if (positionals.length !== action.operands.length) throw new UsageError(`usage: ${usageOf(name, action)}`);
  return action.run(terminal, positionals, values);
}

function parse(config: ParseArgsConfig): { values: Values; positionals: string[] } {
  try {
    return parseArgs(config) as { values: Values; positionals: string[] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The text of an option. @throws UsageError where it is required and missing. */
export function requireText(values: Values, name: string): string {
  const value = textOf(values, name);
  if (value === undefined) throw new UsageError(`--${name} is required`);
  return value;
}

export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

/** A whole number of an option. @throws UsageError. */
export function numberOf(
  values: Values,
  name: string,
  byDefault: number,
  [min, max]: readonly [number, number],
): number {
  const text = textOf(values, name);
  if (text === undefined) return byDefault;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}`);
  }
  return Number(text);
}

/** One of the given words. @throws UsageError. */
export function wordOf<const W extends string>(values: Values, name: string, words: readonly W[]): W | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const word = words.find((known) => known === text);
  if (word === undefined) throw new UsageError(`--${name} must be one of ${words.join(", ")}`);
  return word;
}

export const usageOf = (name: string, { operands }: Action): string =>
  ["dossier", name, ...operands, "[options]"].join(" ");

function helpOf(name: string, action: Action): string {
  const rows = Object.entries({ ...action.options, ...COMMON } as Readonly<Record<string, Option>>).map(
    ([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ""}`, help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  const options = rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`);
  return [`usage: ${usageOf(name, action)}`, "", `${action.summary}.`, "", ...options, ""].join("\n");
}
