import path from "node:path";
import { parseArgs } from "node:util";
import { restore } from "./backup/local-backup.ts";
import { verifyBackup } from "./backup/manifest.ts";
import { readStateDir } from "./local/place.ts";
import { CliError, runProgram } from "./program.ts";

/**
 * Puts a backup in the place of the local service's state, which must be stopped: `npm run restore -- --from DIR`, into
 * STATE_DIR. `--check` only reads the backup and says whether it is whole.
 */
runProgram(async () => {
  const { values } = parseArgs({ options: { from: { type: "string" }, check: { type: "boolean", default: false } } });
  if (values.from === undefined) throw new CliError("usage: npm run restore -- --from DIR [--check]");
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
});
