// The console at 5,000 cases, on a slow line with a slow processor: `npm run bench:console`.
import { runCommand } from "../../src/cli/command.ts";
import { spawnTests } from "../support/checks.ts";

runCommand("bench:console", {
  options: {},
  details:
    "Fails when a screen asks more than six times, or a case can be decided later than 1.5 s after a click or a reload at\n" +
    "1.6 Mbit/s and 150 ms, with a processor slowed four times. Needs Chromium.",
  async run() {
    const run = spawnTests(["proofs"], ["test/proofs/console-speed.test.ts"], {}, "inherit");
    process.exitCode = await new Promise<number>((done, failed) =>
      run.on("error", failed).on("close", (code) => done(code ?? 1)),
    );
  },
});
