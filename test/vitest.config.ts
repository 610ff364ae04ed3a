import { execFileSync } from "node:child_process";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { placeCopiedFiles } from "../src/cli/console/copied-files.ts";
import { isDocumentOld } from "../src/cli/console/document-age.ts";
import { TEST_PLATFORM_KEYS } from "./support/operator-keys.ts";
import { TEST_SIGNING_KEYS } from "./support/signing-keys.ts";

const root = path.resolve(import.meta.dirname, "..");

// Nothing bundles the Worker for the tests that run inside it, and it reads these.
placeCopiedFiles();
if (isDocumentOld(root)) execFileSync(process.execPath, [path.join(root, "src/cli/build-interface.ts")]);

/** No test reaches a network: what a test does not answer itself is refused. */
const blocked = () => new Response("outbound request blocked in tests", { status: 599 });

/** What hangs still ends; what is slow, because the machine is busy, passes. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

/** All migrations of a folder as one: each test file applies them, and one call takes a third of the time of sixty. */
async function readMigrations(folder: string) {
  const migrations = await readD1Migrations(path.join(root, folder));
  return [{ name: "all", queries: migrations.flatMap(({ queries }) => queries) }];
}

/** Read once for all projects. */
const [MIGRATIONS, REGISTRY_MIGRATIONS] = [readMigrations("migrations"), readMigrations("migrations/registry")];

/** Most of a worker's files take little time, so those of Node, which take least, come last and keep every worker busy. */
const PROJECTS = ["e2e", "workerd", "node"];
/** Longer than what vitest knows of a first run, the size of their files, would say. */
const LONG = [
  "query-plans",
  "case-life",
  "retention-everywhere",
  // Not first: an isolate that still compiles, beside the checks of types, leaves objects idle until they are evicted.
  "scenarios",
  "faults/",
  "security-fuzz",
  // Small files that compute for ten seconds and more.
  "diagnosis/planted",
  "many-owners",
  "understanding/hostile-texts",
  "reading/recogniser",
  "real-lists",
  "failing-sources",
];

/** A long file at the end of the run would keep one processor busy, and the others idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => {
      const long = LONG.findIndex((part) => moduleId.includes(part));
      return PROJECTS.indexOf(project.name) * 100 + (long < 0 ? LONG.length : long);
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

async function workerd(name: string, tests: string, databases: string[] = []) {
  return {
    // As wrangler.toml has it: what the SDK brings along instead reads an address that a Worker may lack.
    resolve: {
      alias: { "@modelcontextprotocol/server/_shims": path.join(root, "src/platform/stubs/mcp-shims.ts") },
    },
    plugins: [
      cloudflareTest({
        wrangler: { configPath: path.join(root, "wrangler.toml") },
        miniflare: {
          cf: false,
          outboundService: blocked,
          ...(databases.length === 0 ? {} : { d1Databases: databases }),
          bindings: {
            TEST_MIGRATIONS: await MIGRATIONS,
            TEST_REGISTRY_MIGRATIONS: await REGISTRY_MIGRATIONS,
            AUTH_JWT_SECRET: "test-secret-test-secret-test-secret-test",
            PORTAL_TOKEN_KEY: "test-portal-key-test-portal-key-test-portal",
            SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
            PLATFORM_KEYS: JSON.stringify(TEST_PLATFORM_KEYS),
            SWEEP: process.env.SWEEP ?? "",
            SWEEP_SEED: process.env.SWEEP_SEED ?? "",
            SWEEP_PART: process.env.SWEEP_PART ?? "",
          },
        },
      }),
    ],
    test: {
      name,
      include: [tests],
      isolate: false,
      // Vitest waits for the answer to each intercepted line, but a line of an object or an alarm is sent only with the
      // next message of the test file. After its last one there is none, and the worker would never end.
      // https://github.com/cloudflare/workers-sdk/issues/15719
      disableConsoleIntercept: true,
      setupFiles: [path.join(root, "test/support/workerd-setup.ts")],
      ...PATIENCE,
    },
  };
}

const endToEnd = (name: string, tests: string) => ({
  test: {
    name,
    include: [tests],
    isolate: false,
    globalSetup: [path.join(root, "test/support/e2e-setup.ts")],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What comes by itself, such as a page's next answer, comes late where the machine is busy.
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig(async () => ({
  root,
  test: {
    // Much of an end-to-end test is waiting, so three files at a time pay off even where there are two processors.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What the service logs as usual business would bury what a test has to say.
    onConsoleLog: (log: string) => !log.startsWith('{"level":"info"'),
    projects: [
      {
        test: {
          name: "node",
          include: ["test/unit/**/*.test.ts"],
          ...PATIENCE,
          isolate: false,
        },
      },
      await workerd("workerd", "test/{api,durable-objects,jobs,faults}/**/*.test.ts"),
      endToEnd("e2e", "test/e2e/**/*.test.ts"),
      // Longer than the suite may take: `npm run proofs` runs them, see CONTRIBUTING.md.
      endToEnd("proofs", "test/proofs/{*,browser/*}.test.ts"),
      await workerd("workerd-proofs", "test/proofs/workerd/*.test.ts"),
      // Tenants spread over two databases; every other test has the one that most deployments have.
      await workerd("databases-proofs", "test/proofs/databases/*.test.ts", ["DB_2"]),
    ],
  },
}));
