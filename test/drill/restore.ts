// The long form of the restore drill: `npm run drill:restore -- --cases 20 --seconds 120`.
import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { CliError, repositoryRoot, runProgram } from "../../src/cli/program.ts";

runProgram(async () => {
  const { values } = parseArgs({
    options: { cases: { type: "string", default: "10" }, seconds: { type: "string", default: "60" } },
  });
  const [cases, seconds] = [Number(values.cases), Number(values.seconds)];
  if (!Number.isSafeInteger(cases) || cases < 3 || !Number.isSafeInteger(seconds) || seconds < 1) {
    throw new CliError("usage: npm run drill:restore -- [--cases N, at least 3] [--seconds S of load]");
  }
  const vitest = path.join(repositoryRoot, "node_modules/vitest/vitest.mjs");
  const args = ["run", "--config", "test/vitest.config.ts", "--project", "e2e", "test/e2e/restore-drill.test.ts"];
  const env = { ...process.env, DRILL_CASES: String(cases), DRILL_SECONDS: String(seconds) };
  const run = spawn(process.execPath, [vitest, ...args], { cwd: repositoryRoot, env, stdio: "inherit" });
  process.exitCode = await new Promise<number>((done, failed) =>
    run.on("error", failed).on("close", (code) => done(code ?? 1)),
  );
});
