import { readStateDir } from "./local/place.ts";
import { readSecrets } from "./local/secrets.ts";
import { checkAnchorLock } from "./operate/check-anchor-lock.ts";
import { checkService } from "./operate/check-service.ts";
import { CONFIG_FILE, type Configuration, readConfiguration, readSecretsFile } from "./operate/configuration.ts";
import { examine } from "./operate/examine.ts";
import type { Finding } from "./operate/finding.ts";
import { readLocalDatabases } from "./operate/local-state.ts";
import { readLocalUsage } from "./operate/local-usage.ts";
import { readDeployedState } from "./operate/remote-state.ts";
import { readDeployedUsage } from "./operate/remote-usage.ts";
import { checkUsage, showUsage, type Usage } from "./operate/usage.rules.ts";
import { checkRollback, findServingVersion } from "./operate/versions.ts";
import { openWrangler } from "./operate/wrangler.ts";
import { runCommand, UsageError } from "./command.ts";

runCommand("doctor", {
  options: {
    env: { type: "string", value: "ENV", default: "local", help: "local or production" },
    secrets: { type: "string", value: "FILE", help: "the secrets, if they are not those of this checkout" },
    remote: { type: "boolean", default: false, help: "read what is deployed, through wrangler" },
    url: { type: "string", value: "URL", help: "also check the service at this address" },
    config: { type: "string", value: "FILE", default: CONFIG_FILE, help: "configuration" },
    json: { type: "boolean", default: false, help: "print JSON" },
  },
  details: "Each fault comes with its fix. Ends with exit code 1 when the service could not run.",
  async run({ values }) {
    const { env, config } = values;
    if (env !== "local" && env !== "production") throw new UsageError();
    const secrets = values.secrets === undefined ? undefined : readSecretsFile(values.secrets);
    const configuration = await gather();
    const usage = await gatherUsage();
    const findings = [...examine(configuration), ...checkUsage(usage)];
    if (env === "production" && values.remote) {
      findings.push(...checkRollback(configuration, await findServingVersion(openWrangler())));
      findings.push(...(await checkAnchorLock(openWrangler(), configuration)));
    }
    if (values.url !== undefined) findings.push(...(await checkService(values.url)));
    say(findings);

    async function gather(): Promise<Configuration> {
      if (env === "local") return gatherLocal(config, secrets);
      const configuration = readConfiguration({ environment: "production", file: config, secrets });
      if (!values.remote) return configuration;
      const deployed = await readDeployedState(openWrangler(), configuration);
      return { ...configuration, databases: deployed.databases, secrets: { ...deployed.secrets, ...secrets } };
    }

    /** Empty before anything is stored, or when the deployed service may not be queried. */
    async function gatherUsage(): Promise<Usage> {
      if (env === "local") return readLocalUsage(readStateDir());
      const hasDatabases = configuration.databases.every(({ pending }) => pending?.length === 0);
      if (!values.remote || !hasDatabases) return { databases: [], objects: [] };
      return readDeployedUsage(openWrangler(), configuration);
    }

    function say(found: readonly Finding[]): void {
      const count = (wanted: Finding["level"]) => found.filter(({ level }) => level === wanted).length;
      const [errors, warnings] = [count("error"), count("warning")];
      if (values.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
      else for (const { id, level, message, fix } of found) print(`${level}  ${id}: ${message}`, `       fix: ${fix}`);
      if (!values.json && usage.databases.length > 0) print(...showUsage(usage));
      if (!values.json) print(errors + warnings === 0 ? `Nothing is wrong with ${env}` : summary(errors, warnings));
      process.exitCode = errors > 0 ? 1 : 0;
    }
  },
});

const summary = (errors: number, warnings: number): string => `${errors} errors, ${warnings} warnings`;

const print = (...lines: string[]): void => void process.stdout.write(`${lines.join("\n")}\n`);

/** The service of this checkout, with the secrets and databases that it has or will create. */
function gatherLocal(file: string, given: Record<string, string> | undefined): Configuration {
  const secrets = given ?? readSecrets();
  const hasStarted = Object.keys(secrets).length > 0;
  const databases = readLocalDatabases(readStateDir());
  const configuration = readConfiguration({
    environment: "local",
    file,
    secrets: hasStarted ? secrets : undefined,
    databases,
  });
  return configuration;
}
