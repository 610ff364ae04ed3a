import { readFileSync } from "node:fs";
import { type OfficerClaims, signOfficerToken } from "../local/officer-token.ts";
import { type OperatorKeyPair, readOperatorKeys, signOperatorToken } from "../local/operator-key.ts";
import { localNow, readPort, readStateDir } from "../local/place.ts";
import { ensureSecrets } from "../local/secrets.ts";
import { spawnService } from "../local/service-process.ts";
import { CliError, sleep } from "../program.ts";

type TokenSource = () => Promise<string>;

/** The service that a program talks to, and the token for it. */
export class ImportTarget {
  readonly url: string;
  readonly #token: TokenSource;
  readonly #stop: () => Promise<void>;

  constructor(url: string, token: TokenSource, stop: () => Promise<void> = async () => {}) {
    this.url = url;
    this.#token = token;
    this.#stop = stop;
  }

  /**
   * Sends JSON, or bytes as they are, and retries when network or service fail: only for idempotent routes.
   * @throws CliError with the service's message when it refuses.
   */
  async call<T>(method: string, route: string, body?: object | string): Promise<T> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    for (let attempt = 1; ; attempt++) {
      const headers = { Authorization: `Bearer ${await this.#token()}`, "Content-Type": "application/json" };
      const answer = await fetch(this.url + route, {
        method,
        headers,
        ...(body === undefined ? {} : { body: text }),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (answer instanceof Response && answer.ok) return (await answer.json()) as T;
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) {
        const problem = (await answer.json()) as { detail?: string; errors?: unknown };
        const fields = problem.errors ? ` ${JSON.stringify(problem.errors)}` : "";
        throw new CliError(`${this.url} refused with ${answer.status}: ${problem.detail ?? ""}${fields}`);
      }
      const why = answer instanceof Response ? `it answered ${answer.status}` : answer.message;
      if (attempt === MAX_ATTEMPTS) throw new CliError(`${this.url} failed ${MAX_ATTEMPTS} times: ${why}`);
      await sleep(2 ** attempt * 250);
    }
  }

  /** Stops what was started for the import. */
  close(): Promise<void> {
    return this.#stop();
  }
}

const MAX_ATTEMPTS = 6;

/** The deployed service by DOSSIER_URL and DOSSIER_TOKEN, or the local one, for an officer. */
export async function openOfficerTarget(
  remote: boolean,
  say: (line: string) => void,
  caller: OfficerClaims,
): Promise<ImportTarget> {
  if (remote) {
    const { DOSSIER_URL: url, DOSSIER_TOKEN: token } = process.env;
    if (!url || !token)
      throw new CliError(
        `--remote needs DOSSIER_URL, and in DOSSIER_TOKEN a token with the role ${caller.roles.join(", ")}`,
      );
    return new ImportTarget(url.replace(/\/+$/, ""), async () => token);
  }
  const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
  if (!secret) throw new CliError("the local service has no AUTH_JWT_SECRET; use --remote");
  const token = await signOfficerToken(secret, caller);
  return openLocal(say, async () => token);
}

/**
 * The platform's routes for an operator: of the deployed service by DOSSIER_URL and the operator's own key
 * (DOSSIER_OPERATOR_KEY names its file) or a token of the issuer (DOSSIER_OPERATOR_TOKEN); or of the local service, whose
 * operators' keys are made at its first start.
 * @param operator one of the local operators; the first, who imports, where nobody is named.
 */
export async function openOperatorTarget(
  remote: boolean,
  say: (line: string) => void,
  operator?: string,
): Promise<ImportTarget> {
  if (remote) return openRemote(operator);
  const { PLATFORM_OPERATOR_KEYS: text = "" } = await ensureSecrets();
  const key = pickKey(readOperatorKeys(text, "PLATFORM_OPERATOR_KEYS in .dev.vars"), operator);
  return openLocal(say, () => signOperatorToken(key, localNow()));
}

function openRemote(operator: string | undefined): ImportTarget {
  const { DOSSIER_URL: address, DOSSIER_OPERATOR_KEY: file, DOSSIER_OPERATOR_TOKEN: token } = process.env;
  const url = address?.replace(/\/+$/, "");
  if (url && file) {
    const key = pickKey(readOperatorKeys(readText(file), file), operator);
    return new ImportTarget(url, () => signOperatorToken(key));
  }
  if (url && token) return new ImportTarget(url, async () => token);
  throw new CliError(
    "--remote needs DOSSIER_URL, and in DOSSIER_OPERATOR_KEY the file of your operator key, or in DOSSIER_OPERATOR_TOKEN a token",
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new CliError(`${file} cannot be read`);
  }
}

export function pickKey(keys: readonly OperatorKeyPair[], operator: string | undefined): OperatorKeyPair {
  const key = operator === undefined ? keys[0] : keys.find((known) => known.operator === operator);
  if (key) return key;
  throw new CliError(
    `there is no key of operator ${operator}; there are ${keys.map((known) => known.operator).join(", ")}`,
  );
}

/** The local service; starts it for the duration of the import when none answers. */
async function openLocal(say: (line: string) => void, token: TokenSource): Promise<ImportTarget> {
  const url = `http://localhost:${readPort()}`;
  const status = await statusOf(url);
  if (status === 200) return new ImportTarget(url, token);
  if (status !== null) throw new CliError(`another program answers on ${url}`);
  say("Starting the service for this command");
  try {
    const service = await spawnService({ port: readPort(), stateDir: readStateDir() });
    return new ImportTarget(url, token, () => service.stop());
  } catch (error) {
    if (await comesUp(url, error)) return new ImportTarget(url, token);
    throw error;
  }
}

/** How long a service may take to answer that somebody else was just starting. */
const START_MS = 60_000;

/** Whether a service that somebody else was starting answers; it holds the folder before it answers. */
async function comesUp(url: string, error: unknown): Promise<boolean> {
  const isStarting = error instanceof Error && error.message.includes("in use by process");
  const until = Date.now() + (isStarting ? START_MS : 0);
  while ((await statusOf(url)) !== 200) {
    if (Date.now() >= until) return false;
    await sleep(250);
  }
  return true;
}

const statusOf = (url: string): Promise<number | null> =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => null,
  );
