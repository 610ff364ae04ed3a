import { deploy } from "./operate/deployment.ts";
import { openDryWrangler } from "./operate/dry-wrangler.ts";
import { CONFIG_FILE } from "./operate/configuration.ts";
import { openWrangler } from "./operate/wrangler.ts";
import { runCommand } from "./command.ts";
import { CliError } from "./program.ts";

runCommand("deploy", {
  options: {
    "dry-run": { type: "boolean", default: false, help: "print every command that would run, and run none" },
    secrets: { type: "string", value: "FILE", help: "the secrets to upload, all of them" },
    "make-secrets": { type: "string", value: "FILE", help: "the same, after adding those that the file lacks" },
    config: { type: "string", value: "FILE", default: CONFIG_FILE, help: "configuration" },
  },
  details: "Each step can be repeated. docs/operations.md describes what to fill in before the first time.",
  async run({ values }) {
    if (values.secrets !== undefined && values["make-secrets"] !== undefined) {
      throw new CliError("give either --secrets, for a complete file, or --make-secrets, for one to be completed");
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
  },
});
