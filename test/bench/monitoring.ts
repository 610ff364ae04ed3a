import { runCommand } from "../../src/cli/command.ts";
import { measureDelta } from "./monitoring/delta.ts";
import { measureStatement } from "./monitoring/statement.ts";

runCommand("bench:monitoring", {
  options: {},
  details: "Ends with exit code 1 where a limit is exceeded.",
  async run() {
    const isWithin = [measureDelta(), await measureStatement()];
    if (isWithin.includes(false)) process.exitCode = 1;
  },
});
