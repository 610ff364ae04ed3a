import path from "node:path";
import { restore } from "./backup/local-backup.ts";
import { verifyBackup } from "./backup/manifest.ts";
import { readStateDir } from "./local/place.ts";
import { runCommand, UsageError } from "./command.ts";

runCommand("restore", {
  forms: ["--from DIR"],
  options: {
    from: { type: "string", value: "DIR", help: "the backup" },
    check: { type: "boolean", default: false, help: "only read the backup and say whether it is whole" },
  },
  details: "The service must be stopped. The state that is there is moved aside.",
  async run({ values }) {
    if (values.from === undefined) throw new UsageError();
    const from = path.resolve(values.from);
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    if (values.check) {
      const { files, made_at } = await verifyBackup(from);
      return say(`The backup of ${made_at} is whole: ${files.length} files`);
    }
    const { manifest, aside } = await restore(from, readStateDir());
    say(`Restored the state of ${manifest.made_at}, ${manifest.files.length} files`);
    if (aside !== null) say(`What was there before is in ${aside}: delete it when all is well`);
    say("npm start applies the migrations that it has not seen");
  },
});
