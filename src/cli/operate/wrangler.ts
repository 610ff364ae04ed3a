import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { CliError, repositoryRoot } from "../program.ts";

interface WranglerAnswer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Wrangler as a child process: it runs exactly what a person could type. */
export interface Wrangler {
  /** @throws CliError with wrangler's message when it fails. */
  run(...args: string[]): Promise<string>;
  /** Like `run`, but a failure is an answer. */
  ask(...args: string[]): Promise<WranglerAnswer>;
  /** A command's JSON output. */
  json<T>(...args: string[]): Promise<T>;
}

/** `WRANGLER` names another executable than the installed one. */
export function openWrangler(executable = process.env.WRANGLER): Wrangler {
  const installed = path.join(repositoryRoot, "node_modules/wrangler/bin/wrangler.js");
  const command = executable === undefined ? [process.execPath, installed] : [executable];
  const ask = async (...args: string[]): Promise<WranglerAnswer> => {
    const child = spawn(command[0]!, [...command.slice(1), ...args], {
      cwd: repositoryRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    });
    const ended = new Promise<number | null>((done, failed) => child.on("error", failed).on("close", done));
    const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { code, out, err };
  };
  return wranglerBy(ask);
}

/** Derives the other methods from `ask`. */
export function wranglerBy(ask: Wrangler["ask"]): Wrangler {
  const run = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await ask(...args);
    if (code !== 0) throw failureOf(args, out, err);
    return out;
  };
  return { ask, run, json: async <T>(...args: string[]) => readJson<T>(await run(...args), args) };
}

/** Wrangler's message for why a command failed. */
export const failureOf = (args: readonly string[], out: string, err: string): CliError =>
  new CliError(`${showCommand(args)} failed:\n${stripVTControlCharacters(err || out).trim()}`);

export const showCommand = (args: readonly string[]): string =>
  `wrangler ${args.map((arg) => (/[^\w.:/=@+-]/.test(arg) ? `'${arg}'` : arg)).join(" ")}`;

/** Notices may precede the JSON. */
function readJson<T>(out: string, args: readonly string[]): T {
  const start = out.search(/^[[{]/m);
  try {
    return JSON.parse(out.slice(start)) as T;
  } catch {
    throw new CliError(`${showCommand(args)} did not answer in JSON:\n${out.trim()}`);
  }
}
