import { enableCompileCache } from "node:module";
import path from "node:path";

export const repositoryRoot = path.resolve(import.meta.dirname, "../..");

// wrangler alone is ten megabytes of JavaScript, which most commands load.
enableCompileCache();

// Without these, wrangler and Miniflare contact their vendor, wait when there is no network, and write logs into the
// home folder.
Object.assign(process.env, {
  CI: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG_PATH: path.join(repositoryRoot, ".wrangler/logs"),
});

// A closed output does not end the program: `npm run demo | head` runs on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** An expected failure, in one line for the person at the terminal. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/**
 * Runs a command line program: a CliError is one line on stderr and exit code 1, any other error also shows its
 * stack.
 */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const mistyped = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return error instanceof CliError || mistyped ? error.message : (error.stack ?? error.message);
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
