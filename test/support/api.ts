import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { SignJWT } from "jose";
import type { z } from "@hono/zod-openapi";
import { expect } from "vitest";
import { createApp } from "../../src/app.ts";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { pathPattern } from "../../src/http/api.ts";
import type { DescribedEndpoint } from "../../src/http/openapi/describe-operations.ts";
import type { Role } from "../../src/platform/context.ts";
import { problemOfScim, SCIM_MEDIA_TYPE } from "../../src/http/scim-problem.ts";
import { undeclaredOfProblem, undeclaredOfSuccess } from "./contract.ts";

const SCIM_ERROR = "urn:ietf:params:scim:api:messages:2.0:Error";

/** A second instance of the app. */
const { app } = createApp();

/** The contracts: every answer is held against its own. */
const contracts: readonly { readonly contract: DescribedEndpoint; readonly pattern: RegExp }[] =
  describedApi().endpoints.map((contract) => ({ contract, pattern: pathPattern(contract.path) }));

const BASE = "https://dossier.test";
export const TEST_JWT_SECRET = "test-secret-test-secret-test-secret-test";
const SECRET = new TextEncoder().encode(TEST_JWT_SECRET);

let tenants = 0;
/** A tenant of its own for each test, so that nothing another test does can be seen. */
export const newTenant = (): string => `tenant-${++tenants}-${crypto.randomUUID().slice(0, 8)}`;

export interface TokenOptions {
  readonly tenant: string;
  readonly officer?: string;
  readonly roles?: readonly Role[];
  readonly expiresInSeconds?: number;
  /** Further claims, such as the officer's names. */
  readonly claims?: Readonly<Record<string, string>>;
  /** Settings of the Worker that differ from those of the tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

export function officerToken({
  tenant,
  officer = "alice",
  roles = ["officer"],
  expiresInSeconds = 600,
  claims = {},
}: TokenOptions) {
  return new SignJWT({ tenant, roles, ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(officer)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresInSeconds)
    .sign(SECRET);
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers by field; the contract check below is what holds their shape.
  readonly body: any;
  readonly bytes: Uint8Array;
}

export interface RequestOptions {
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Sends a request through the Worker, as HTTP, and holds the answer against the route's declared contract. */
export async function send(method: string, path: string, options: RequestOptions = {}): Promise<ApiAnswer> {
  const headers = new Headers(options.headers);
  let body = options.body;
  if (options.json !== undefined) {
    headers.set("Content-Type", "application/json");
    body = JSON.stringify(options.json);
  }
  const request = new Request(BASE + path, {
    method,
    headers,
    redirect: "manual",
    ...(body === undefined ? {} : { body }),
  });
  const response = await (options.settings ? fetchUnder(options.settings, request) : exports.default.fetch(request));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const parsed =
    /^application\/(?:problem\+|scim\+)?json/.test(type) && bytes.length
      ? JSON.parse(new TextDecoder().decode(bytes))
      : null;
  const answer = { status: response.status, headers: response.headers, body: parsed, bytes };
  holdToContract(method, new URL(BASE + path).pathname, answer, type);
  return answer;
}

async function fetchUnder(settings: Readonly<Record<string, string>>, request: Request): Promise<Response> {
  const context = createExecutionContext();
  const answer = await app.fetch(request, { ...env, ...settings } as Env, context);
  const whole = new Response(answer.status === 204 ? null : await answer.arrayBuffer(), answer);
  await waitOnExecutionContext(context);
  return whole;
}

export function holdToContract(method: string, pathname: string, answer: ApiAnswer, type: string): void {
  expect(answer.headers.get("X-Request-Id")).toBeTruthy();
  const contract = contracts.find(
    (known) => known.contract.method === method.toLowerCase() && known.pattern.test(pathname),
  )?.contract;
  if (answer.status >= 400 && type === SCIM_MEDIA_TYPE) {
    expect(answer.body).toMatchObject({
      schemas: [SCIM_ERROR],
      status: String(answer.status),
      detail: expect.any(String),
    });
    answer = { ...answer, body: problemOfScim(answer.body) };
    type = "application/problem+json";
  }
  if (answer.status >= 400 && type.startsWith("application/problem+json")) {
    expect(answer.body).toMatchObject({
      status: answer.status,
      code: expect.stringMatching(/^[a-z_]+$/),
      // A replayed answer is the first one to the letter.
      request_id: answer.headers.has("Idempotent-Replayed") ? expect.any(String) : answer.headers.get("X-Request-Id"),
    });
    if (contract) requireNothing(method, contract, undeclaredOfProblem(contract, answer, answer.body));
    return;
  }
  if (!contract) return;
  const declared = contract.responses[answer.status];
  if (!declared) throw new Error(`${method} ${contract.path} answered ${answer.status}, which it does not declare`);
  requireNothing(method, contract, undeclaredOfSuccess(contract, answer));
  const isJson = type.startsWith("application/json");
  if ("mediaTypes" in declared && !(isJson && declared.json)) {
    if (answer.status === 204) return expect(answer.bytes.byteLength).toBe(0);
    expect(declared.mediaTypes).toContain(type.split(";")[0]);
    if (!type.endsWith("+json")) return;
  }
  const schema = ("mediaTypes" in declared ? declared.json : declared) as z.ZodType;
  const checked = schema.safeParse(answer.body);
  if (!checked.success) {
    throw new Error(`${method} ${contract.path} ${answer.status} breaks its schema: ${checked.error.message}`);
  }
}

function requireNothing(method: string, contract: DescribedEndpoint, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${method} ${contract.path}: ${faults.join("; ")}`);
}

/** An officer at the keyboard. */
export class Officer {
  readonly #options: TokenOptions;

  constructor(options: TokenOptions) {
    this.#options = options;
  }

  get tenant(): string {
    return this.#options.tenant;
  }

  /** A colleague in the same tenant. */
  colleague(officer: string, ...roles: Role[]): Officer {
    return new Officer({ ...this.#options, officer, roles: roles.length ? roles : ["officer"] });
  }

  send = (method: string, path: string, options: RequestOptions = {}) => this.#send(method, path, options);

  async #send(method: string, path: string, options: RequestOptions): Promise<ApiAnswer> {
    const token = await officerToken(this.#options);
    const headers = { Authorization: `Bearer ${token}`, ...options.headers };
    const { settings } = this.#options;
    return send(method, path, { ...(settings && { settings }), ...options, headers });
  }

  get = (path: string, options: RequestOptions = {}) => this.#send("GET", path, options);
  post = (path: string, json?: unknown, options: RequestOptions = {}) =>
    this.#send("POST", path, json === undefined ? options : { json, ...options });
  put = (path: string, json?: unknown, options: RequestOptions = {}) =>
    this.#send("PUT", path, json === undefined ? options : { json, ...options });
  patch = (path: string, json?: unknown, options: RequestOptions = {}) =>
    this.#send("PATCH", path, json === undefined ? options : { json, ...options });
  delete = (path: string, options: RequestOptions = {}) => this.#send("DELETE", path, options);
}

export const newOfficer = (officer = "alice", ...roles: Role[]): Officer =>
  new Officer({ tenant: newTenant(), officer, roles: roles.length ? roles : ["officer"] });
