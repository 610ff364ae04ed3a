import { runCommand } from "../../src/cli/command.ts";
import { placeCopiedFiles } from "../../src/cli/console/copied-files.ts";
import { CliError } from "../../src/cli/program.ts";
import { Campaign } from "./documents/campaign.ts";

runCommand("fuzz:documents", {
  options: {
    count: { type: "string", value: "N", default: "20000", help: "number of documents" },
    seed: { type: "string", value: "N", default: "1", help: "seed of the first one; the others follow" },
    recognise: { type: "string", value: "N", default: "0", help: "documents whose images are recognised for real" },
  },
  details:
    "Damages documents of every form, and makes some that are meant to harm a reader. Fails where reading crashes, takes " +
    "more than 60 s of a processor or more than 700 MB, or ends in another status than read, partly_read or unreadable. An interrupted " +
    "run continues with --seed and the number that it printed.",
  async run({ values }) {
    const [count, first, recognise] = [values.count, values.seed, values.recognise].map(readNumber) as [
      number,
      number,
      number,
    ];
    // Recognition reads its trained data there, which a fresh clone has not copied yet.
    placeCopiedFiles();
    const campaign = new Campaign(first, count, recognise);
    process.once("SIGINT", () => campaign.stop());
    await campaign.run();
    process.exitCode = campaign.failures.length > 0 ? 1 : 0;
  },
});

function readNumber(text: string | undefined): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new CliError(`a whole number is expected, not ${text}`);
  return number;
}
