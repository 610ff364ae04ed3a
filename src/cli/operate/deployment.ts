import { setTimeout as wait } from "node:timers/promises";
import { requiredSecrets, SECRETS } from "../../platform/secret-names.ts";
import { CliError } from "../program.ts";
import { checkService, PROBES } from "./check-service.ts";
import { type Configuration, CONFIG_FILE, readConfiguration, readSecretsFile } from "./configuration.ts";
import { writeDatabaseId } from "./database-ids.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";
import { makeSecrets } from "./production-secrets.ts";
import { listPending, listSecretNames, requireLogin } from "./remote-state.ts";
import { ensureBuckets, ensureDatabases, ensureQueues, ensureVectors } from "./resources.ts";
import { findServingVersion, forbidsRollback, rollbackAdvice, type ServingVersion } from "./versions.ts";
import type { Wrangler } from "./wrangler.ts";

export interface DeploymentOrder {
  readonly wrangler: Wrangler;
  readonly say: (line: string) => void;
  readonly file?: string;
  /** Secrets to upload, in a file. */
  readonly secretsFile?: string | undefined;
  /** Creates the missing secrets in that file. */
  readonly makesSecrets?: boolean;
  /** Changes nothing: writes no file and calls no service. */
  readonly isDryRun?: boolean;
  /** Probes the deployed service. */
  readonly probe?: (url: string) => Promise<readonly Finding[]>;
  /** How long the address may take to answer after a first deployment: its certificate has to be issued. */
  readonly timeoutMs?: number;
}

/** What is needed to go back. */
interface Progress {
  serving: ServingVersion | null;
  readonly bookmarks: Map<string, string>;
  wroteIds: boolean;
  isDeployed: boolean;
}

type Step = readonly [name: string, take: () => Promise<void>];

/**
 * Deploys this checkout to production, step by step; each step can be repeated. @throws CliError that names the
 * step.
 */
export async function deploy(order: DeploymentOrder): Promise<void> {
  const progress: Progress = { serving: null, bookmarks: new Map(), wroteIds: false, isDeployed: false };
  const steps = planSteps(order, progress);
  for (const [index, [name, take]] of steps.entries()) {
    order.say(`${index + 1}/${steps.length} ${name}`);
    try {
      await take();
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure);
      throw new CliError(
        [`step ${index + 1} of ${steps.length}, ${name}, failed:`, why, "", ...recoverySteps(progress)].join("\n"),
      );
    }
  }
  for (const line of nextSteps(order, progress)) order.say(line);
}

function planSteps(order: DeploymentOrder, progress: Progress): Step[] {
  const { wrangler, say, file = CONFIG_FILE, isDryRun = false } = order;
  const read = () => readConfiguration({ environment: "production", file });
  const provisioning = () => ({ wrangler, configuration: read(), say: (line: string) => say(`  ${line}`) });
  let secretsFile: string | undefined;
  return [
    ["the configuration", async () => requireValid(read(), isDryRun ? say : null)],
    ["the account", async () => say(`  as ${await requireLogin(wrangler)}`)],
    [
      "databases",
      async () => {
        for (const [binding, id] of await ensureDatabases(provisioning())) {
          if (isDryRun) say(`  would write the id of ${binding} into wrangler.toml`);
          else if (writeDatabaseId(file, binding, id)) progress.wroteIds = true;
        }
      },
    ],
    ["the bucket", () => ensureBuckets(provisioning())],
    ["queues", () => ensureQueues(provisioning())],
    ["the vector index", () => ensureVectors(provisioning())],
    ["secrets", async () => void (secretsFile = await gatherSecrets(order, read()))],
    [
      "what serves now",
      async () => {
        progress.serving = await findServingVersion(wrangler);
        say(`  ${progress.serving ? `version ${progress.serving.id}` : "nothing yet"}`);
        if (forbidsRollback(read(), progress.serving)) {
          say("  this deployment changes the classes of Durable Objects: there will be no way back to that version");
        }
      },
    ],
    ["migrations of the databases", () => migrate(order, read(), progress)],
    [
      "the Worker",
      async () => {
        const uploaded = secretsFile === undefined ? [] : ["--secrets-file", secretsFile];
        await wrangler.run("deploy", "--env", "production", ...addressOf(read()), ...uploaded);
        progress.isDeployed = true;
      },
    ],
    ["the service answers", () => smokeTest(order, read())],
  ];
}

/** Findings that the deployment itself resolves. */
const BROUGHT = new Set(["database_id_placeholder", "migrations_pending"]);

function requireValid(configuration: Configuration, tell: ((line: string) => void) | null): void {
  const found = examine(configuration).filter(({ id, level }) => level === "error" && !BROUGHT.has(id));
  const lines = found.map(({ id, message, fix }) => `  ${id}: ${message}\n    cure: ${fix}`);
  if (tell) for (const line of lines) tell(line);
  else if (found.length > 0) throw new CliError(lines.join("\n"));
}

/** The file of secrets to upload; a missing one is refused before anything is deployed. */
async function gatherSecrets(order: DeploymentOrder, configuration: Configuration): Promise<string | undefined> {
  const { wrangler, say, secretsFile, makesSecrets = false, isDryRun = false } = order;
  const present = await listSecretNames(wrangler);
  if (isDryRun) {
    say(`  needs ${requiredSecrets("production").join(", ")}, by --secrets FILE or --make-secrets FILE`);
    return undefined;
  }
  const given =
    secretsFile === undefined
      ? {}
      : makesSecrets
        ? await makeSecrets(secretsFile, present)
        : readSecretsFile(secretsFile);
  const set = Object.fromEntries(present.map((name) => [name, null]));
  const found = examine({ ...configuration, secrets: { ...set, ...given } }).filter(
    ({ id, level }) => level === "error" && !BROUGHT.has(id),
  );
  if (found.length > 0)
    throw new CliError(found.map(({ message, fix }) => `  ${message}\n    cure: ${fix}`).join("\n"));
  const strange = Object.keys(given).filter((name) => !(name in SECRETS) && name !== "PARTNER_KEYS");
  if (strange.length > 0) throw new CliError(`${strange.join(", ")} in ${secretsFile} is no secret of this service`);
  return Object.keys(given).length > 0 ? secretsFile : undefined;
}

/**
 * Migrations only add, so the version that serves continues while they are applied; the bookmark is for the worst
 * case.
 */
async function migrate(
  { wrangler, say }: DeploymentOrder,
  { declared }: Configuration,
  progress: Progress,
): Promise<void> {
  for (const { binding } of declared.d1_databases) {
    const pending = await listPending(wrangler, binding);
    if (pending.length === 0) continue;
    const args = ["d1", "time-travel", "info", binding, "--json", "--env", "production"];
    const { bookmark } = await wrangler.json<{ bookmark: string }>(...args);
    progress.bookmarks.set(binding, bookmark);
    await wrangler.run("d1", "migrations", "apply", binding, "--remote", "--env", "production");
    say(`  ${binding}: ${pending.length} applied`);
  }
}

/** Without a route the Worker answers at the host of PUBLIC_BASE_URL. */
function addressOf({ declared, variables }: Configuration): string[] {
  if (declared.route !== undefined || (declared.routes ?? []).length > 0) return [];
  return ["--domain", new URL(variables.PUBLIC_BASE_URL!).host];
}

const ASK_AGAIN_MS = 3_000;

async function smokeTest(
  { say, isDryRun = false, timeoutMs = 180_000, probe = checkService }: DeploymentOrder,
  { variables }: Configuration,
) {
  const url = variables.PUBLIC_BASE_URL!;
  if (isDryRun) return PROBES.forEach(({ route, expects }) => say(`  would ask ${url}${route} for ${expects}`));
  for (const deadline = Date.now() + timeoutMs; ;) {
    const answers = await probe(url);
    const found = answers.filter(({ level }) => level === "error");
    for (const { message, fix } of found.length === 0 ? answers : []) say(`  ${message}: ${fix}`);
    if (found.length === 0) return say(`  ${PROBES.map(({ route }) => route).join(", ")} as they must`);
    if (Date.now() >= deadline) throw new CliError(found.map(({ message }) => `  ${message}`).join("\n"));
    await wait(Math.min(ASK_AGAIN_MS, Math.max(1, deadline - Date.now())));
  }
}

function recoverySteps({ serving, bookmarks, isDeployed }: Progress): string[] {
  const lines = isDeployed
    ? [
        "The new version serves. To go back to the one before:",
        serving ? `  ${rollbackAdvice(serving)}` : "  there is none: this was the first deployment",
      ]
    : [
        "Nothing was deployed; what served before serves on. What was made stays and is found next time: mend it, and run this again.",
      ];
  if (bookmarks.size > 0) {
    lines.push("Migrations were applied. They only add, and older code runs with them; they need no going back.");
    for (const [binding, bookmark] of bookmarks) {
      const restore = `npx wrangler d1 time-travel restore ${binding} --bookmark=${bookmark} --env production`;
      lines.push(`If ${binding} must go back all the same, and lose every write since: ${restore}`);
    }
  }
  return lines;
}

function nextSteps(
  { isDryRun = false, makesSecrets = false, secretsFile }: DeploymentOrder,
  progress: Progress,
): string[] {
  if (isDryRun)
    return ["Nothing was done. On an account where some of this exists already, what exists is left as it is."];
  const lines = ["Deployed. Next:"];
  if (progress.wroteIds) lines.push("  commit wrangler.toml: it has the ids of the databases now");
  if (makesSecrets) lines.push(`  move ${secretsFile} to where you keep secrets: they cannot be read back`);
  if (progress.serving === null) {
    lines.push("  load the reference data as an operator of the platform, with DOSSIER_URL and DOSSIER_OPERATOR_KEY:");
    lines.push(
      "    node bin/dossier.mjs import:regulatory --remote; import:list and import:kbo in the same way, with their files",
    );
    lines.push("  set the alerts of docs/operations.md");
  } else lines.push(`  if it is worse than before: ${rollbackAdvice(progress.serving)}`);
  return lines;
}
