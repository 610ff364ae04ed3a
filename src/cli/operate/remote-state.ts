import { stripVTControlCharacters } from "node:util";
import { CliError } from "../program.ts";
import type { Configuration, DatabaseState } from "./configuration.ts";
import type { Wrangler } from "./wrangler.ts";

export interface DeployedState {
  readonly databases: readonly DatabaseState[];
  /** Names only: a secret cannot be read back. Empty before the first deployment. */
  readonly secrets: Readonly<Record<string, null>>;
}

/** The state that only the account knows. @throws CliError when nobody is signed in. */
export async function readDeployedState(wrangler: Wrangler, { declared }: Configuration): Promise<DeployedState> {
  await requireLogin(wrangler);
  const databases = [];
  for (const { binding } of declared.d1_databases) {
    databases.push({ binding, pending: await listPending(wrangler, binding) });
  }
  const secrets = Object.fromEntries((await listSecretNames(wrangler)).map((name) => [name, null]));
  return { databases, secrets };
}

export async function requireLogin(wrangler: Wrangler): Promise<string> {
  const { code, out, err } = await wrangler.ask("whoami", "--json");
  if (code !== 0) {
    const why = stripVTControlCharacters(err).trim();
    throw new CliError(`wrangler is not signed in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN\n${why}`.trim());
  }
  const { email, accounts } = JSON.parse(out.slice(out.indexOf("{"))) as {
    email?: string;
    accounts: readonly { id: string; name: string }[];
  };
  if (accounts.length > 1 && !process.env.CLOUDFLARE_ACCOUNT_ID) {
    const names = accounts.map(({ id, name }) => `${name} (${id})`).join(", ");
    throw new CliError(`wrangler knows several accounts, set CLOUDFLARE_ACCOUNT_ID to one of: ${names}`);
  }
  return `${email ?? "an API token"} in ${accounts[0]?.name ?? "an account"}`;
}

/** Migrations that a database lacks, from wrangler's table. */
export async function listPending(wrangler: Wrangler, binding: string): Promise<string[]> {
  const out = await wrangler.run("d1", "migrations", "list", binding, "--remote", "--env", "production");
  return [...out.matchAll(/[\w.-]+\.sql\b/g)].map(([name]) => name);
}

export async function listSecretNames(wrangler: Wrangler): Promise<string[]> {
  const args = ["secret", "list", "--env", "production", "--format", "json"];
  const { code, out, err } = await wrangler.ask(...args);
  if (code === 0) {
    return (JSON.parse(out.slice(out.search(/^\[/m))) as { name: string }[]).map(({ name }) => name);
  }
  if (/not found/i.test(`${out}${err}`)) return [];
  throw new CliError(`the secrets cannot be listed:\n${(err || out).trim()}`);
}
