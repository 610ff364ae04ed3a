import { runCommand } from "../../src/cli/command.ts";
import { measureDelta } from "./monitoring/delta.ts";
import { measureRun } from "./monitoring/run.ts";
import { measureStatement } from "./monitoring/statement.ts";

runCommand("bench:monitoring", {
  options: {
    parties: { type: "string", value: "N", default: "400000", help: "parties of the whole run" },
    changed: { type: "string", value: "N", default: "2000", help: "entries that the list adds in the whole run" },
    only: { type: "string", value: "NAME,...", help: "only these: matching, run, statement" },
  },
  details: "Ends with exit code 1 where a limit is exceeded.",
  async run({ values }) {
    const only = values.only?.split(",");
    const isAsked = (name: string): boolean => only === undefined || only.includes(name);
    const isWithin: boolean[] = [];
    if (isAsked("matching")) isWithin.push(measureDelta());
    if (isAsked("run"))
      isWithin.push(await measureRun({ parties: Number(values.parties), changed: Number(values.changed) }));
    if (isAsked("statement")) isWithin.push(await measureStatement());
    if (isWithin.includes(false)) process.exitCode = 1;
  },
});
