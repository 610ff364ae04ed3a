import { type OfficerClaims, signOfficerToken } from "../local/officer-token.ts";
import { readPort, readStateDir } from "../local/place.ts";
import { ensureSecrets } from "../local/secrets.ts";
import { spawnService } from "../local/service-process.ts";
import { Fault, sleep } from "../program.ts";

/** The service that a program talks to, and the token for it. */
export class ImportTarget {
  readonly url: string;
  readonly #token: string;
  readonly #stop: () => Promise<void>;

  constructor(url: string, token: string, stop: () => Promise<void> = async () => {}) {
    this.url = url;
    this.#token = token;
    this.#stop = stop;
  }

  /**
   * Sends JSON, or bytes as they are, and again when the network or the service fails for a moment: only for routes
   * that bear being called twice.
   * @throws Fault with the service's own words when it refuses.
   */
  async call<T>(method: string, route: string, body?: object | string): Promise<T> {
    const headers = { Authorization: `Bearer ${this.#token}`, "Content-Type": "application/json" };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(this.url + route, {
        method,
        headers,
        ...(body === undefined ? {} : { body: text }),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (answer instanceof Response && answer.ok) return (await answer.json()) as T;
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) {
        const problem = (await answer.json()) as { detail?: string; errors?: unknown };
        const fields = problem.errors ? ` ${JSON.stringify(problem.errors)}` : "";
        throw new Fault(`${this.url} refused with ${answer.status}: ${problem.detail ?? ""}${fields}`);
      }
      const why = answer instanceof Response ? `it answered ${answer.status}` : answer.message;
      if (attempt === MAX_ATTEMPTS) throw new Fault(`${this.url} cannot do it now: ${why}`);
      await sleep(2 ** attempt * 250);
    }
  }

  /** Ends what was started for the import. */
  close(): Promise<void> {
    return this.#stop();
  }
}

const MAX_ATTEMPTS = 6;

const IMPORTER: OfficerClaims = { officer: "import", roles: ["admin"], tenant: "demo" };

/**
 * The deployed service by DOSSIER_URL and DOSSIER_TOKEN, or the local one, which is started for as long as it is
 * needed where none answers.
 * @param caller who calls the local service; an admin who imports, where nobody else is named.
 */
export async function openImportTarget(
  remote: boolean,
  say: (line: string) => void,
  caller: OfficerClaims = IMPORTER,
): Promise<ImportTarget> {
  if (remote) {
    const { DOSSIER_URL: url, DOSSIER_TOKEN: token } = process.env;
    if (!url || !token)
      throw new Fault(
        `--remote needs DOSSIER_URL, and in DOSSIER_TOKEN a token with the role ${caller.roles.join(", ")}`,
      );
    return new ImportTarget(url.replace(/\/+$/, ""), token);
  }
  const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
  if (!secret) throw new Fault("the local service has no AUTH_JWT_SECRET; use --remote");
  const token = await signOfficerToken(secret, caller);
  const url = `http://localhost:${readPort()}`;
  const status = await fetch(`${url}/healthz`).then(
    (answer) => answer.status,
    () => null,
  );
  if (status === 200) return new ImportTarget(url, token);
  if (status !== null) throw new Fault(`what answers on ${url} is not the service`);
  say("Starting the service for the time of this");
  const service = await spawnService({ port: readPort(), stateDir: readStateDir() });
  return new ImportTarget(url, token, () => service.stop());
}
