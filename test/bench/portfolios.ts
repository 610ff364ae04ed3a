// Portfolios of two tenants side by side, and an officer's scans beside a large one: `npm run bench:portfolios`.
import { runCommand, UsageError } from "../../src/cli/command.ts";
import { spawnTests } from "../support/checks.ts";

runCommand("bench:portfolios", {
  options: { size: { type: "string", value: "N", default: "1000", help: "companies in each portfolio, at least 20" } },
  details: "Fails when one tenant's portfolio takes over 1.2 times the other's, or p95 of a scan doubles beside one.",
  async run({ values }) {
    const size = Number(values.size);
    if (!Number.isSafeInteger(size) || size < 20) throw new UsageError();
    const settings = { PORTFOLIO_SIZE: String(size) };
    const run = spawnTests(["proofs"], ["test/proofs/portfolio-fairness.test.ts"], settings, "inherit");
    process.exitCode = await new Promise<number>((done, failed) =>
      run.on("error", failed).on("close", (code) => done(code ?? 1)),
    );
  },
});
