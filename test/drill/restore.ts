// The long form of the restore drill: `npm run drill:restore -- --cases 20 --seconds 120`.
import { runCommand, UsageError } from "../../src/cli/command.ts";
import { spawnTests } from "../support/checks.ts";

runCommand("drill:restore", {
  options: {
    cases: { type: "string", value: "N", default: "10", help: "number of cases, at least 3" },
    seconds: { type: "string", value: "N", default: "60", help: "how long the service is under load" },
  },
  details:
    "Starts a service of its own, puts an older D1 under it while it works, rebuilds, and compares every row and file.",
  async run({ values }) {
    const [cases, seconds] = [Number(values.cases), Number(values.seconds)];
    if (!Number.isSafeInteger(cases) || cases < 3 || !Number.isSafeInteger(seconds) || seconds < 1) {
      throw new UsageError();
    }
    const settings = { DRILL_CASES: String(cases), DRILL_SECONDS: String(seconds) };
    const run = spawnTests(["proofs"], ["test/proofs/restore-drill.test.ts"], settings, "inherit");
    process.exitCode = await new Promise<number>((done, failed) =>
      run.on("error", failed).on("close", (code) => done(code ?? 1)),
    );
  },
});
