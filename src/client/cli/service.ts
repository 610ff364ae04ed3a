import { createDossier, type Dossier } from "../client.ts";
import { type Credential, readStored, storeCredential } from "./credentials.ts";
import { SignInError, UsageError } from "./exit-codes.ts";
import { renew, signInAsClient } from "./sign-in.ts";
import type { Terminal } from "./terminal.ts";

/** A token that expires within this time is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000;

/** Address of the service: by option, environment, or the last sign-in. */
export function addressOf({ env }: Terminal, option: string | undefined): string {
  const address = option ?? (env["DOSSIER_URL"] || readStored(env).default);
  if (address === undefined) throw new SignInError("Sign in first: dossier login --url https://...");
  if (!URL.canParse(address)) throw new UsageError(`${address} is not a URL`);
  return new URL(address).href.replace(/\/+$/, "");
}

/** A client of the service under the caller's sign-in. */
export function openService(terminal: Terminal, url: string | undefined): Dossier {
  return connect(terminal, addressOf(terminal, url), { token: () => currentToken(terminal, url) });
}

/** A client under a partner's key. */
export function openAsPartner(terminal: Terminal, url: string | undefined): Dossier {
  const address = addressOf(terminal, url);
  const apiKey = terminal.env["DOSSIER_API_KEY"] || readStored(terminal.env).services[address]?.api_key;
  if (apiKey === undefined) throw new SignInError("Set DOSSIER_API_KEY, or store a key: dossier login --api-key");
  return connect(terminal, address, { apiKey });
}

export function connect(
  { fetch }: Terminal,
  baseUrl: string,
  credential: Pick<Parameters<typeof createDossier>[0], "token" | "apiKey">,
): Dossier {
  try {
    return createDossier({ baseUrl, ...credential, surroundings: { fetch } });
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

async function currentToken(terminal: Terminal, url: string | undefined): Promise<string> {
  const { env } = terminal;
  if (env["DOSSIER_TOKEN"]) {
    // A token of the environment goes nowhere that the environment or the command line does not name.
    if (url === undefined && !env["DOSSIER_URL"]) throw new UsageError("DOSSIER_TOKEN needs DOSSIER_URL or --url");
    return env["DOSSIER_TOKEN"];
  }
  const address = addressOf(terminal, url);
  const stored = readStored(env).services[address];
  if (stored?.token === undefined) throw new SignInError(`Sign in first: dossier login --url ${address}`);
  if (stored.expires_at === undefined || stored.expires_at - terminal.now() > RENEW_BEFORE_MS) return stored.token;
  const renewed = await renewCredential(terminal, stored, address);
  storeCredential(env, address, { ...stored, ...renewed });
  return renewed.token!;
}

function renewCredential(
  terminal: Terminal,
  { from, refresh_token: old }: Credential,
  address: string,
): Promise<Credential> {
  if (from !== undefined && old !== undefined) return renew(terminal, from, old);
  const secret = terminal.env["DOSSIER_CLIENT_SECRET"];
  if (from !== undefined && secret) return signInAsClient(terminal, from, secret);
  throw new SignInError(`The sign-in has ended. Sign in again: dossier login --url ${address}`);
}
