import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand, UsageError } from "../src/cli/command.ts";
import { runTool, runVitest, type Outcome } from "./support/checks.ts";

const folders = ["bin", "src", "durable-objects", "test"];

/** Types and type-aware lint need what wrangler.toml binds and what the routes declare, written once for both. */
let generated: Promise<Outcome> | undefined;
async function withGenerated(check: () => Promise<Outcome>): Promise<Outcome> {
  const written = await (generated ??= writeGenerated());
  return written.failed > 0 ? written : check();
}

async function writeGenerated(): Promise<Outcome> {
  const bindings = await runTool("types of the bindings", "wrangler", ["types"]);
  if (bindings.failed > 0) return bindings;
  return runTool("types of the interface", "node", ["src/cli/client-types.ts"]);
}

async function checkTypes(): Promise<Outcome> {
  // Each checker reads much that the others read too, and the tests want the other processor.
  const check = ["--noEmit", "--checkers", "1", "-p"];
  const service = await runTool("types", "tsc", [...check, "."]);
  return service.failed > 0 ? service : runTool("types of the console", "tsc", [...check, "src/web/console"]);
}

const checks: Readonly<Record<string, () => Promise<Outcome>>> = {
  types: () => withGenerated(checkTypes),
  lint: () => withGenerated(() => runTool("lint", "oxlint", ["-c", ".oxlint.config.ts", ...folders])),
  unused: () => withGenerated(() => runTool("unused code", "knip", ["--config", "test/knip.jsonc", "--no-progress"])),
  format: () => runTool("format", "oxfmt", ["--check", ...folders]),
  tests: () => runSuite(),
};

/** A file system in memory, where Linux has one. */
const MEMORY = "/dev/shm";
const MEMORY_MIN_BYTES = 6 * 1024 ** 3;

/**
 * A folder for all that the tests write. The services under test write tens of thousands of small transactions and wait
 * for the disk after each, so it is in memory where there is enough of it and programs may lie there.
 */
function makeScratch(): string {
  const folder = mkdtempSync(path.join(hasMemory() ? MEMORY : os.tmpdir(), "dossier-test-"));
  const program = path.join(folder, "program");
  writeFileSync(program, "", { mode: 0o700 });
  try {
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return mkdtempSync(path.join(os.tmpdir(), "dossier-test-"));
  }
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, os.freemem()) >= MEMORY_MIN_BYTES;
}

/**
 * Commands of their own, at once: what one waits for, the other computes in. As projects of one command, workerd refused what
 * the runner sends it for a test file as too large.
 */
const SUITE = [
  { projects: ["workerd"], workers: 2 },
  // Much of an end-to-end test is waiting.
  { projects: ["e2e", "node"], workers: 3 },
] as const;

/** One file after the other: each measures, or kills at moments that it chose. */
const PROOFS = [
  { projects: ["workerd-proofs"], workers: 1 },
  { projects: ["databases-proofs", "proofs"], workers: 1 },
] as const;

type Part = (typeof SUITE | typeof PROOFS)[number];

const runSuite = (): Promise<Outcome> => withScratch(async (run) => sumUp(await Promise.all(SUITE.map(run))));

/** What takes longer than the suite may: run when it is named. */
const runProofs = () =>
  withScratch(async (run) => {
    const outcomes: Outcome[] = [];
    for (const part of PROOFS) outcomes.push(await run(part));
    return sumUp(outcomes);
  });

async function withScratch(runAll: (run: (part: Part) => Promise<Outcome>) => Promise<Outcome>): Promise<Outcome> {
  const scratch = makeScratch();
  try {
    return await runAll((part) => runVitest(path.join(scratch, `results-${part.projects[0]}.json`), scratch, part));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function sumUp(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + count(outcome), 0);
  return {
    passed: sum((o) => o.passed),
    failed: sum((o) => o.failed),
    skipped: sum((o) => o.skipped),
    failures: outcomes.flatMap((o) => o.failures),
  };
}

runCommand("test", {
  forms: ["", `[${[...Object.keys(checks), "proofs"].join("|")}]...`],
  options: {},
  async run({ positionals: named }) {
    const all = { ...checks, proofs: runProofs };
    const unknown = named.find((name) => !Object.hasOwn(all, name));
    if (unknown !== undefined) throw new UsageError(`There is no check ${unknown}`);
    const chosen = Object.entries(named.length === 0 ? checks : all);
    const outcomes = await Promise.all(
      chosen.filter(([name]) => named.length === 0 || named.includes(name)).map(([, check]) => check()),
    );
    const { passed, failed, skipped, failures } = sumUp(outcomes);
    for (const failure of failures) process.stdout.write(` × ${failure}\n`);
    process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  },
});
