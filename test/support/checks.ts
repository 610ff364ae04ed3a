import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { repositoryRoot } from "../../src/cli/program.ts";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, by name: of a long run often only the end is kept. */
  readonly failures: readonly string[];
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
  return good
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [`check: ${name}`] };
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
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
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
    // Of the commands that tests start dozens of times, Node compiles each module once.
    env: { ...env, TMPDIR: scratch, NODE_COMPILE_CACHE: path.join(scratch, "compiled") },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => void run.kill();
  process.once("SIGTERM", end);
  const code = await new Promise<number | null>((done, broken) => run.on("error", broken).on("close", done));
  process.off("SIGTERM", end);
  const outcome = countReport(reportFile);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`the tests of ${projects.join(", ")} ended with exit code ${code}`] };
}

function countReport(file: string): Outcome {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ["the tests ended without a report"] };
  }
  const unloaded = report.testResults.filter((r) => r.status === "failed" && r.assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${path.relative(repositoryRoot, name)}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failures,
      ...unloaded.map(({ name }) => `${path.relative(repositoryRoot, name)} could not be loaded`),
    ],
  };
}
