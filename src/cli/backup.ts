import path from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/local-backup.ts";
import { readStateDir } from "./local/place.ts";
import { CliError, runProgram } from "./program.ts";

/**
 * Backs up the state of the local service, which must be stopped: `npm run backup -- --out DIR`, of STATE_DIR.
 * Secrets are not in it. How production is backed up is in docs/operate.md.
 */
runProgram(async () => {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  if (values.out === undefined) throw new CliError("usage: npm run backup -- --out DIR");
  const out = path.resolve(values.out);
  const { files } = await backUp(readStateDir(), out);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  process.stdout.write(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${out}\n`);
  process.stdout.write(
    "Keep the secrets of .dev.vars too: without PORTAL_TOKEN_KEY no portal link can be shown again\n",
  );
});
