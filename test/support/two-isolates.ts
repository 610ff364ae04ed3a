import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { listModules, readBundledWorker } from "../../src/cli/local/bundle.ts";
import { signOfficerToken } from "../../src/cli/local/officer-token.ts";
import { type LocalService, openWorker } from "../../src/cli/local/runtime.ts";
import { resolveVariables } from "../../src/cli/local/variables.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import type { Role } from "../../src/platform/context.ts";
import { freePort } from "./free-port.ts";
import { TEST_SIGNING_KEYS } from "./signing-keys.ts";

const SECRET = "two-isolates-secret-two-isolates-secret-two";
/** Token of the directory that provisions the tenant's officers; officers whom it does not know may work all the same. */
export const SCIM_TOKEN = "two-isolates-directory";
const SCIM = {
  SCIM_TOKENS: JSON.stringify([{ sha256: sha256Hex(SCIM_TOKEN), tenant: "demo" }]),
  SCIM_UNKNOWN_OFFICERS: "allow",
};
const secrets = {
  AUTH_JWT_SECRET: SECRET,
  PORTAL_TOKEN_KEY: SECRET,
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
  ...SCIM,
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any;
}

/** Sends one request to one of the two isolates. */
export type Send = (
  method: string,
  route: string,
  options?: { readonly token?: string; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/**
 * The service as two Workers of one runtime: each has memory of its own, and both share databases, bucket, objects and
 * rate limiters, as the isolates of a deployment do. What one writes, the other must show at once.
 */
export class TwoIsolates {
  readonly one: Send;
  readonly other: Send;
  readonly #service: LocalService;
  readonly #stateDir: string;

  private constructor(service: LocalService, stateDir: string) {
    this.#service = service;
    this.#stateDir = stateDir;
    this.one = (...request) => this.#send("dossier", ...request);
    this.other = (...request) => this.#send("other", ...request);
  }

  /** @param requestsPerLink what one portal link may do a minute. */
  static async start(requestsPerLink: number): Promise<TwoIsolates> {
    const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-isolates-"));
    cpSync(inject("migratedState"), stateDir, { recursive: true });
    const [port, bundle] = [await freePort(), inject("bundle")];
    const local = await readBundledWorker(bundle);
    const limiters = local.options.ratelimits as Record<string, { simple: object }>;
    limiters["LINK_LIMITER"]!.simple = { limit: requestsPerLink, period: 60 };
    const variables = resolveVariables({ port, declared: local.declared, secrets, overrides: [] });
    const { queueConsumers: _, ...shared } = local.options;
    const objects = Object.entries(shared.durableObjects as Record<string, object>).map(
      ([name, object]) => [name, { ...object, scriptName: "dossier" }] as const,
    );
    const other = {
      ...shared,
      name: "other",
      durableObjects: Object.fromEntries(objects),
      modulesRoot: bundle,
      modules: listModules(bundle),
      bindings: variables,
    };
    const withOther = { ...local, externalWorkers: [other] } as unknown as typeof local;
    const service = await openWorker(stateDir, withOther, { port, bundle, variables, onLog: () => {} });
    await service.runtime.ready;
    return new TwoIsolates(service, stateDir);
  }

  /** The database that both share. */
  database = (): Promise<D1Database> =>
    this.#service.runtime.getD1Database("DB", "dossier") as unknown as Promise<D1Database>;

  token = (officer: string, roles: readonly Role[] = ["officer"]): Promise<string> =>
    signOfficerToken(SECRET, { officer, roles, tenant: "demo" });

  async dispose(): Promise<void> {
    await this.#service.dispose();
    rmSync(this.#stateDir, { recursive: true, force: true });
  }

  async #send(worker: string, ...[method, route, options = {}]: Parameters<Send>): Promise<Answer> {
    const headers: Record<string, string> = { ...options.headers };
    if (options.token !== undefined) headers["Authorization"] = `Bearer ${options.token}`;
    if (options.json !== undefined) headers["Content-Type"] = "application/json";
    const body = options.json === undefined ? {} : { body: JSON.stringify(options.json) };
    const isolate = (await this.#service.runtime.getWorker(worker)) as unknown as { fetch: typeof fetch };
    const answer = await isolate.fetch(`http://localhost${route}`, { method, headers, redirect: "manual", ...body });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get("Content-Type") ?? "");
    return { status: answer.status, headers: new Headers([...answer.headers]), body: isJson ? JSON.parse(text) : text };
  }
}
