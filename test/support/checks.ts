import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { repositoryRoot } from "../../src/cli/program.ts";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const bin = (name: string) => path.join(repositoryRoot, "node_modules/.bin", name);
const colours = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
const env = { ...process.env, ...colours, PATH: `${bin("")}:${process.env.PATH}` };
const options = { cwd: repositoryRoot, env };

/** Runs one tool as one check; what it says is shown only when it fails. */
export async function runTool(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  const tool = spawn(bin(command), args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const exit = new Promise<number | null>((done, broken) => tool.on("error", broken).on("close", done));
  const [code, out, err] = await Promise.all([exit, text(tool.stdout), text(tool.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = code === 0;
  process.stdout.write(good ? ` ✓ ${name} (${seconds} s)\n` : ` × ${name} (${seconds} s)\n${out}${err}\n`);
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
}

/**
 * Starts the tests of some files as a command of its own.
 * @param settings environment variables that make them longer than in the suite.
 */
export function spawnTests(
  projects: readonly string[],
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
  stdout: "inherit" | "pipe",
) {
  const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
  const chosen = projects.flatMap((project) => ["--project", project]);
  return spawn(process.execPath, [vitest, "run", "--config", "test/vitest.config.ts", ...chosen, ...files], {
    ...options,
    env: { ...env, ...settings },
    stdio: ["ignore", stdout, "inherit"],
  });
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/**
 * Runs every test, showing each file as it ends. What fails outside of a test is a failure too.
 * @param scratch folder for temporary files of the tests and of what they start.
 */
export async function runVitest(
  reportFile: string,
  scratch: string,
  { projects, workers }: { readonly projects: readonly string[]; readonly workers: number },
): Promise<Outcome> {
  const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = [vitest, "run", "--config", "test/vitest.config.ts", `--maxWorkers=${workers}`, ...chosen, ...reporters];
  const run = spawn(process.execPath, args, {
    ...options,
    env: { ...env, TMPDIR: scratch },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => void run.kill();
  process.once("SIGTERM", end);
  const code = await new Promise<number | null>((done, broken) => run.on("error", broken).on("close", done));
  process.off("SIGTERM", end);
  const outcome = countReport(reportFile);
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function countReport(file: string): Outcome {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const unloaded = report.testResults.filter((r) => r.status === "failed" && r.assertionResults.length === 0).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
