import { parseArgs } from "node:util";
import { deploy } from "./operate/deployment.ts";
import { openDryWrangler } from "./operate/dry-wrangler.ts";
import { CONFIG_FILE } from "./operate/configuration.ts";
import { openWrangler } from "./operate/wrangler.ts";
import { CliError, runProgram } from "./program.ts";

/**
 * Deploys to production: checks, makes what is missing, migrates, deploys, asks the service whether it answers.
 * `--dry-run` says every command that it would run, and runs none.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      secrets: { type: "string" },
      "make-secrets": { type: "string" },
      config: { type: "string", default: CONFIG_FILE },
    },
  });
  if (values.secrets !== undefined && values["make-secrets"] !== undefined) {
    throw new CliError("--secrets names a file that is whole, --make-secrets one to be filled: give one of them");
  }
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const isDryRun = values["dry-run"];
  await deploy({
    wrangler: isDryRun ? openDryWrangler(say) : openWrangler(),
    say,
    file: values.config,
    secretsFile: values["make-secrets"] ?? values.secrets,
    makesSecrets: values["make-secrets"] !== undefined,
    isDryRun,
  });
});
