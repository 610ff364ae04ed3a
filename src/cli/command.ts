import { parseArgs, type ParseArgsConfig } from "node:util";
import commands from "./commands.json" with { type: "json" };
import { CliError, runProgram } from "./program.ts";

export type CommandName = keyof typeof commands;

interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  readonly default?: string | boolean | string[];
  /** What stands for the value in the help, such as FILE. */
  readonly value?: string;
  readonly help: string;
}
type Options = Readonly<Record<string, Option>>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface Command<O extends Options> {
  /** The forms of what follows the name, without options that every form takes; one empty form where nothing does. */
  readonly forms?: readonly string[];
  readonly options: O;
  /** What the one line of `commands.json` leaves open: paragraphs. */
  readonly details?: string;
  /** Operands and options as they were typed; a wrong combination of them throws `UsageError`. */
  run(parsed: Pick<Parsed<O>, "values" | "positionals">): Promise<void>;
}

/** A command was called wrongly: its usage is printed after the message, and it ends with exit code 2. */
export class UsageError extends CliError {
  constructor(message = "") {
    super(message);
  }
}

/** The deployed service instead of the local one. */
export const REMOTE_AS_OFFICER = {
  type: "boolean",
  default: false,
  help: "the deployed service, by DOSSIER_URL and DOSSIER_TOKEN",
} as const;
export const REMOTE_AS_OPERATOR = {
  type: "boolean",
  default: false,
  help: "the deployed service, by DOSSIER_URL and DOSSIER_OPERATOR_KEY or DOSSIER_OPERATOR_TOKEN",
} as const;
export const YES = { type: "boolean", default: false, help: "confirm without asking" } as const;
export const DEMO_TENANT = { type: "string", value: "TENANT", default: "demo", help: "the tenant" } as const;

/** Runs a command of `bin/dossier.mjs`: parses its options, or prints its help. */
export function runCommand<const O extends Options>(name: CommandName, command: Command<O>): void {
  runProgram(async () => {
    const args = process.argv.slice(2);
    if (args.includes("--help") || args.includes("-h")) {
      process.stdout.write(helpOf(name, command));
      return;
    }
    try {
      await command.run(parse(command, args));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}${error.message && "\n"}${usageOf(name, command)}\n`);
      process.exitCode = 2;
    }
  });
}

function parse<O extends Options>({ forms = [""], options }: Command<O>, args: string[]): Parsed<O> {
  const allowPositionals = forms.some((form) => /^[^-]/.test(form));
  const config: ParseArgsConfig = { args, options: options as ParseArgsConfig["options"] & {}, allowPositionals };
  try {
    return parseArgs(config) as Parsed<O>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function usageOf(name: CommandName, { forms = [""], options }: Command<Options>): string {
  const optional = Object.keys(options).length > 0 ? " [options]" : "";
  const lines = forms.map((form) => `node bin/dossier.mjs ${name}${form && ` ${form}`}${optional}`);
  return `usage: ${lines.join("\n       ")}`;
}

function helpOf(name: CommandName, command: Command<Options>): string {
  const rows = Object.entries(command.options).map(([option, { value, default: byDefault, help }]) => {
    const hasDefault = typeof byDefault === "string" && byDefault !== "";
    return [`--${option}${value ? ` ${value}` : ""}`, hasDefault ? `${help} (${byDefault})` : help] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  const options = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  const { summary } = commands[name];
  const about = `${summary[0]!.toUpperCase()}${summary.slice(1)}.`;
  return [usageOf(name, command), "", about, command.details ?? "", "", ...options, ""]
    .filter((line, i, lines) => line !== "" || lines[i - 1] !== "")
    .join("\n");
}
