import path from "node:path";
import { repositoryRoot } from "../../src/cli/program.ts";
import { readFileSync } from "node:fs";

/** The newest tag of object classes in wrangler.toml, which a deployment of this version has. */
export const NEWEST_TAG = [
  ...readFileSync(path.join(repositoryRoot, "wrangler.toml"), "utf8").matchAll(/^tag = "(v\d+)"/gm),
].reduce((newest, [, tag]) => (Number(tag!.slice(1)) > Number(newest.slice(1)) ? tag! : newest), "v0");

/** An account, between one command and the next. */
export interface FakeAccount {
  loggedIn: boolean;
  databases: { uuid: string; name: string; jurisdiction?: string | undefined }[];
  buckets: string[];
  /** Lock rules by bucket, in the form of the platform's interface. */
  locks: Record<
    string,
    { id: string; enabled: boolean; prefix?: string; condition: { type: string; maxAgeSeconds?: number } }[]
  >;
  queues: string[];
  indexes: { name: string; config: { dimensions: number; metric: string } }[];
  filters: string[];
  secrets: string[];
  version: { id: string; tag: string } | null;
  pending: Record<string, string[]>;
  /** First words of a command that fails. */
  fails: string | null;
}

export const EMPTY_ACCOUNT: FakeAccount = {
  loggedIn: true,
  databases: [],
  buckets: [],
  locks: { "dossier-anchors": [{ id: "keep", enabled: true, prefix: "anchors/", condition: { type: "Indefinite" } }] },
  queues: [],
  indexes: [],
  filters: [],
  secrets: [],
  version: null,
  pending: { DB: ["0001_idempotency.sql", "0002_cases.sql"], REGISTRY_DB: ["0001_register.sql"] },
  fails: null,
};

export interface FakeAnswer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Command = (account: FakeAccount, args: readonly string[]) => FakeAnswer;

const say = (out = ""): FakeAnswer => ({
  code: 0,
  out: `\n ⛅️ wrangler 4.155.0\n────────────────────\n${out}\n`,
  err: "",
});
const json = (value: unknown): FakeAnswer => ({ code: 0, out: `${JSON.stringify(value, null, 2)}\n`, err: "" });
const fail = (message: string): FakeAnswer => ({ code: 1, out: "", err: `\n✘ [ERROR] ${message}\n\n` });
const refuse = (where: string, why: string): FakeAnswer =>
  fail(`A request to the Cloudflare API (/accounts/a1/${where}) failed.\n\n  ${why}`);

function option(args: readonly string[], name: string): string | undefined {
  const joined = args.find((arg) => arg.startsWith(`--${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 3);
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}

/** In the words of wrangler 4.155, as its code has them and as it said them in front of a stub of the API. */
const COMMANDS: Readonly<Record<string, Command>> = {
  whoami: ({ loggedIn }) =>
    loggedIn
      ? json({ loggedIn: true, authType: "OAuth Token", email: "ops@bank.eu", accounts: [{ id: "a1", name: "Bank" }] })
      : { ...json({ loggedIn: false }), code: 1 },
  "d1 list": ({ databases }) => json(databases.map((each) => ({ ...each, version: "production", num_tables: 0 }))),
  "d1 create": ({ databases }, args) => {
    const uuid = `5b1c0d0e-0000-4000-8000-00000000000${databases.length}`;
    databases.push({ uuid, name: args[2]!, jurisdiction: option(args, "jurisdiction") });
    return say(`✅ Successfully created DB '${args[2]}' in region WEUR\nCreated your new D1 database.\n`);
  },
  "d1 migrations list": ({ pending }, args) => {
    const names = pending[args[3]!]!.map((name) => `│ ${name} │`).join("\n");
    const table = `Migrations to be applied:\n┌──────┐\n│ Name │\n├──────┤\n${names}\n└──────┘`;
    return say(`Resource location: remote \n\n${names === "" ? "✅ No migrations to apply!" : table}`);
  },
  "d1 migrations apply": ({ pending }, args) => {
    pending[args[3]!] = [];
    return say();
  },
  "d1 time-travel info": (_, args) => json({ bookmark: `00000001-0000000a-00004e2f-${args[3]!.toLowerCase()}` }),
  "r2 bucket create": ({ buckets }, args) => {
    const why = "The bucket you tried to create already exists, and you own it. [code: 10004]";
    if (buckets.includes(args[3]!)) return refuse("r2/buckets", why);
    buckets.push(args[3]!);
    return say(`✅ Created bucket '${args[3]}' with default storage class of Standard.`);
  },
  "r2 bucket lock list": ({ locks }, args) => {
    const rules = (locks[args[4]!] ?? []).map(({ id, enabled, prefix, condition: { type, maxAgeSeconds = 0 } }) => {
      const condition = type === "Age" ? `after ${maxAgeSeconds / 86_400} days` : "indefinitely";
      const lines = { name: id, enabled: enabled ? "Yes" : "No", prefix: prefix || "(all prefixes)", condition };
      return Object.entries(lines)
        .map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`)
        .join("\n");
    });
    const none = `There are no lock rules for bucket '${args[4]}'.`;
    return say(`Listing lock rules for bucket '${args[4]}'...\n${rules.length === 0 ? none : rules.join("\n\n")}`);
  },
  "queues info": ({ queues }, [, , name]) =>
    queues.includes(name!)
      ? say(`Queue Name: ${name}\nNumber of Producers: 1`)
      : fail(`Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`),
  "queues create": ({ queues }, args) => {
    queues.push(args[2]!);
    return say(`🌀 Creating queue '${args[2]}'`);
  },
  "vectorize list": ({ indexes }) => json(indexes),
  "vectorize list-metadata-index": ({ filters }) =>
    json(filters.map((propertyName) => ({ propertyName, indexType: "String" }))),
  "vectorize create": ({ indexes }, args) => {
    const config = { dimensions: Number(option(args, "dimensions")), metric: option(args, "metric")! };
    indexes.push({ name: args[2]!, config });
    return say(`🚧 Creating index: '${args[2]}'`);
  },
  "vectorize create-metadata-index": ({ filters }, args) => {
    filters.push(option(args, "propertyName")!);
    return say("📋 Creating metadata index...");
  },
  "secret list": ({ version, secrets }) =>
    version
      ? json(secrets.map((name) => ({ name, type: "secret_text" })))
      : fail(
          'Worker "dossier-production" (env: production) not found.\n\nIf this is a new Worker, run `wrangler deploy`.',
        ),
  "deployments list": ({ version }) =>
    version
      ? json([
          { created_on: "2026-11-01T00:00:00Z", versions: [{ version_id: version.id, percentage: 100 }] },
          { created_on: "2026-10-01T00:00:00Z", versions: [{ version_id: "older", percentage: 100 }] },
        ])
      : refuse(
          "workers/scripts/dossier-production/deployments",
          "This Worker does not exist on your account. [code: 10007]",
        ),
  "versions view": ({ version }, args) =>
    json({ id: args[2], resources: { script_runtime: { migration_tag: version?.tag } } }),
  deploy: (account, args) => {
    const file = option(args, "secrets-file");
    const given = file === undefined ? {} : (JSON.parse(readFileSync(file, "utf8")) as object);
    account.secrets.push(...Object.keys(given));
    account.version = { id: "new", tag: NEWEST_TAG };
    return say("Uploaded dossier-production (3.10 sec)\nCurrent Version ID: new");
  },
};

/** What wrangler would answer, and what that does to the account. */
export function answerAsWrangler(account: FakeAccount, args: readonly string[]): FakeAnswer {
  const line = args.join(" ");
  const is = (words: string) => line === words || line.startsWith(`${words} `);
  if (account.fails !== null && is(account.fails)) return fail("Something broke at the other end. [code: 10000]");
  const found = Object.entries(COMMANDS)
    .filter(([words]) => is(words))
    .toSorted(([a], [b]) => b.length - a.length)[0];
  return found ? found[1](account, args) : fail(`Unknown arguments: ${line}`);
}
