import { execFile } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfiguration, readSecretsFile } from "../../../src/cli/operate/configuration.ts";
import { deploy, type DeploymentOrder } from "../../../src/cli/operate/deployment.ts";
import { error } from "../../../src/cli/operate/finding.ts";
import { examine } from "../../../src/cli/operate/examine.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { fakeWrangler, fakeWranglerExecutable } from "../../support/fake-wrangler.ts";
import { type FakeAccount, NEWEST_TAG } from "../../support/fake-wrangler-answers.ts";
import {
  afterDeployment,
  beforeDeployment,
  inProduction,
  withSecondDatabase,
  replace,
  writeConfig,
} from "../../support/production-config.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const SECRETS = {
  PORTAL_TOKEN_KEY: "a-portal-key-of-more-than-32-characters-1",
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};

/** Properties that passages are searched by. */
const FILTERS = ["officer", "signal", "category", "safety", "country", "template"];

/** An account in which this was deployed before. */
const DEPLOYED: Partial<FakeAccount> = {
  databases: [
    { uuid: "3f0c7d7e-8a55-4a6e-9a0e-6f2b9d1f0a01", name: "dossier", jurisdiction: "eu" },
    { uuid: "3f0c7d7e-8a55-4a6e-9a0e-6f2b9d1f0a02", name: "dossier-registry", jurisdiction: "eu" },
  ],
  buckets: ["dossier-files", "dossier-anchors"],
  queues: ["dossier-portfolio", "dossier-portfolio-dead", "dossier-readings", "dossier-readings-dead"],
  indexes: [{ name: "dossier-passages", config: { dimensions: 1024, metric: "cosine" } }],
  filters: [...FILTERS],
  secrets: Object.keys(SECRETS),
  version: { id: "before", tag: NEWEST_TAG },
  pending: { DB: [], REGISTRY_DB: [] },
};

interface Run {
  readonly calls: string[];
  readonly said: string;
  /** What it ended with, where it failed. */
  readonly failure: string | null;
  readonly file: string;
  readonly folder: string;
  readonly account: FakeAccount;
}

interface Setting {
  /** Whether wrangler is a process of its own, as it is outside of tests. */
  readonly asProcess?: boolean;
  readonly account?: Partial<FakeAccount>;
  readonly config?: string;
  readonly order?: Partial<DeploymentOrder>;
  readonly secrets?: object;
}

async function runDeploy({
  account = {},
  config = beforeDeployment(),
  order = {},
  secrets,
  asProcess,
}: Setting): Promise<Run> {
  const fake = asProcess ? fakeWranglerExecutable(account) : fakeWrangler(account);
  const file = writeConfig(fake.folder, config);
  const said: string[] = [];
  const secretsFile = path.join(fake.folder, "secrets.json");
  if (secrets) writeFileSync(secretsFile, JSON.stringify(secrets));
  const failure = await deploy({
    wrangler: fake.wrangler,
    say: (line) => said.push(line),
    file,
    probe: async () => [],
    timeoutMs: 0,
    ...(secrets || order.makesSecrets ? { secretsFile } : {}),
    ...order,
  }).then(
    () => null,
    (reason: Error) => reason.message,
  );
  return { calls: fake.calls(), said: said.join("\n"), failure, file, folder: fake.folder, account: fake.account() };
}

const CHANGES = /^(d1 create|r2 bucket create|queues create|vectorize create\S*|d1 migrations apply|deploy) /;
const changesOf = ({ calls }: Run) =>
  calls.filter((call) => CHANGES.test(call) && !call.startsWith("r2 bucket create"));

describe("npm run deploy", () => {
  it("makes all that is missing in the EU, migrates, deploys with the secrets and says what is next", async () => {
    const run = await runDeploy({ secrets: SECRETS, asProcess: true });
    expect(run.failure).toBeNull();
    expect(run.calls.filter((call) => CHANGES.test(call))).toEqual([
      "d1 create dossier --jurisdiction eu --update-config=false",
      "d1 create dossier-registry --jurisdiction eu --update-config=false",
      "r2 bucket create dossier-files --jurisdiction eu --update-config=false",
      "r2 bucket create dossier-anchors --jurisdiction eu --update-config=false",
      "r2 bucket create dossier-exports --jurisdiction eu --update-config=false",
      "queues create dossier-portfolio-dead --jurisdiction eu",
      "queues create dossier-readings-dead --jurisdiction eu",
      "queues create dossier-portfolio --jurisdiction eu",
      "queues create dossier-readings --jurisdiction eu",
      "vectorize create dossier-passages --dimensions=1024 --metric=cosine --update-config=false",
      ...FILTERS.map((name) => `vectorize create-metadata-index dossier-passages --propertyName=${name} --type=string`),
      "d1 migrations apply DB --remote --env production",
      "d1 migrations apply REGISTRY_DB --remote --env production",
      `deploy --env production --domain dossier.bank.eu --secrets-file ${path.join(run.folder, "secrets.json")}`,
    ]);
    expect(run.said).toContain("commit wrangler.toml");
    expect(run.said).toContain("node bin/dossier.mjs import:regulatory --remote");
    const { declared } = readConfiguration({ environment: "production", file: run.file });
    expect(declared.d1_databases.map(({ database_id }) => database_id)).toEqual(
      run.account.databases.map(({ uuid }) => uuid),
    );
    expect(readFileSync(run.file, "utf8").split("\n")).toHaveLength(beforeDeployment().split("\n").length);
    const found = examine(readConfiguration({ environment: "production", file: run.file, secrets: SECRETS }));
    expect(found).toEqual([]);
  });

  it("finds what is there, and a second time changes nothing but the version", async () => {
    const run = await runDeploy({ account: DEPLOYED, config: afterDeployment() });
    expect(run.failure).toBeNull();
    expect(changesOf(run)).toEqual(["deploy --env production --domain dossier.bank.eu"]);
    expect(readFileSync(run.file, "utf8")).toBe(afterDeployment());
    expect(run.said).toContain("npx wrangler rollback before --env production");
  });

  it("makes and migrates a further database of tenants, at first and at every later deployment", async () => {
    const config = withSecondDatabase(afterDeployment());
    const pending = { DB: ["0200_new.sql"], REGISTRY_DB: [], DB_2: ["0001_idempotency.sql", "0200_new.sql"] };
    const run = await runDeploy({ account: { ...DEPLOYED, pending }, config });
    expect(run.failure).toBeNull();
    expect(changesOf(run)).toEqual([
      "d1 create dossier-2 --jurisdiction eu --update-config=false",
      "d1 migrations apply DB --remote --env production",
      "d1 migrations apply DB_2 --remote --env production",
      "deploy --env production --domain dossier.bank.eu",
    ]);
    expect(run.said).toContain("DB_2: 2 applied");
    const { declared } = readConfiguration({ environment: "production", file: run.file });
    const ids = new Map(declared.d1_databases.map(({ binding, database_id }) => [binding, database_id]));
    expect(ids.get("DB_2")).toBe(run.account.databases.find(({ name }) => name === "dossier-2")?.uuid);
  });

  it("says every command of a dry run, and runs none", async () => {
    const fake = fakeWranglerExecutable();
    const file = writeConfig(fake.folder, beforeDeployment());
    const args = [path.join(repositoryRoot, "src/cli/deploy.ts"), "--dry-run", "--config", file];
    const env = { ...process.env, WRANGLER: fake.executable };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const commands = [...stdout.matchAll(/^ {2}wrangler (.*)$/gm)].map(([, command]) => command!);
    const real = await runDeploy({ secrets: SECRETS });
    // The real run uploads secrets, which a dry run has none of.
    expect(commands).toEqual(real.calls.map((call) => call.replace(/ --secrets-file .*/, "")));
    expect(fake.calls()).toEqual([]);
    expect(readFileSync(file, "utf8")).toBe(beforeDeployment());
  });

  it("asks nobody while the configuration is wrong, and says the cure", async () => {
    const config = inProduction(beforeDeployment(), (part) => replace(part, 'DEMO_MODE = "off"', 'DEMO_MODE = "on"'));
    const run = await runDeploy({ config, secrets: SECRETS });
    expect(run.failure).toContain("step 1 of 11, the configuration, failed");
    expect(run.failure).toContain('set DEMO_MODE = "off"');
    expect(run.calls).toEqual([]);
  });

  it("says that nobody is signed in", async () => {
    const run = await runDeploy({ account: { loggedIn: false }, secrets: SECRETS });
    expect(run.failure).toContain("npx wrangler login");
    expect(run.calls).toEqual(["whoami --json"]);
  });

  it.each([
    ["missing", undefined, "PORTAL_TOKEN_KEY is not set"],
    ["malformed", { ...SECRETS, SIGNING_KEYS: "[]" }, "SIGNING_KEYS is wrong"],
    ["unknown", { ...SECRETS, PORTAL_KEY: "x" }, "PORTAL_KEY in"],
    [
      "the local ones",
      { ...SECRETS, AUTH_JWT_SECRET: "a-secret-of-this-checkout-alone-000001" },
      "AUTH_JWT_SECRET stands beside",
    ],
  ])("refuses secrets that are %s before anything is migrated or deployed", async (_, secrets, why) => {
    const run = await runDeploy(secrets ? { secrets } : {});
    expect(run.failure).toContain(why);
    expect(run.failure).toContain("Nothing was deployed");
    expect(run.calls.some((call) => /^(deploy|d1 migrations apply)/.test(call))).toBe(false);
  });

  it("makes the secrets that are missing, for their owner alone, and leaves those that are set", async () => {
    const run = await runDeploy({ order: { makesSecrets: true } });
    expect(run.failure).toBeNull();
    const file = path.join(run.folder, "secrets.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.keys(readSecretsFile(file)).toSorted()).toEqual(["PORTAL_TOKEN_KEY", "SIGNING_KEYS"]);
    expect(run.account.secrets.toSorted()).toEqual(["PORTAL_TOKEN_KEY", "SIGNING_KEYS"]);
    expect(run.said).toContain("they cannot be read back");

    const account = { ...DEPLOYED, secrets: ["SIGNING_KEYS"] };
    const again = await runDeploy({ account, config: afterDeployment(), order: { makesSecrets: true } });
    expect(Object.keys(readSecretsFile(path.join(again.folder, "secrets.json")))).toEqual(["PORTAL_TOKEN_KEY"]);
  });

  it("makes no secrets inside the checkout", async () => {
    const secretsFile = path.join(repositoryRoot, "production.json");
    const run = await runDeploy({ order: { makesSecrets: true, secretsFile } });
    expect(run.failure).toContain("inside the checkout");
  });

  it.each([
    [
      "a vector index of other dimensions",
      { indexes: [{ name: "dossier-passages", config: { dimensions: 768, metric: "cosine" } }] },
      "768 dimensions",
    ],
    [
      "a database outside the jurisdiction",
      { databases: [{ uuid: "x", name: "dossier", jurisdiction: "us" }] },
      "is not in jurisdiction eu",
    ],
  ])("refuses %s, which nothing can change", async (_, account, why) => {
    const run = await runDeploy({ account: { ...DEPLOYED, ...account }, config: afterDeployment() });
    expect(run.failure).toContain(why);
    expect(changesOf(run)).toEqual([]);
  });

  it("names the step that failed and what wrangler said, and how to go back on the migrations", async () => {
    const account = { ...DEPLOYED, pending: { DB: ["0200_new.sql"], REGISTRY_DB: [] }, fails: "deploy" };
    const run = await runDeploy({ account, config: afterDeployment() });
    expect(run.failure).toContain("step 10 of 11, the Worker, failed");
    expect(run.failure).toContain("Something broke at the other end");
    expect(run.failure).toContain("Nothing was deployed; what served before serves on");
    expect(run.failure).toContain(
      "npx wrangler d1 time-travel restore DB --bookmark=00000001-0000000a-00004e2f-db --env production",
    );
    expect(run.failure).not.toContain("restore REGISTRY_DB");
  });

  it("says how to go back where the new version does not answer as it must", async () => {
    const probe = async () => [error("service_answers_wrongly", "/readyz answers 503", "look")];
    const run = await runDeploy({ account: DEPLOYED, config: afterDeployment(), order: { probe } });
    expect(run.failure).toContain("step 11 of 11, the service answers, failed");
    expect(run.failure).toContain("/readyz answers 503");
    expect(run.failure).toContain("npx wrangler rollback before --env production");
    const first = await runDeploy({ secrets: SECRETS, order: { probe } });
    expect(first.failure).toContain("this was the first deployment");
  });

  it("warns of a deployment that wrangler will not roll back", async () => {
    const account = { ...DEPLOYED, version: { id: "before", tag: "v0" } };
    expect((await runDeploy({ account, config: afterDeployment() })).said).toContain("there will be no way back");
    expect((await runDeploy({ account: DEPLOYED, config: afterDeployment() })).said).not.toContain("no way back");
  });
});
