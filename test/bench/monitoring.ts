import { runCommand } from "../../src/cli/command.ts";
import { measureStatement } from "./monitoring/statement.ts";

runCommand("bench:monitoring", {
  options: {},
  details: "Ends with exit code 1 where a limit is exceeded.",
  async run() {
    if (!(await measureStatement())) process.exitCode = 1;
  },
});
