import createClient, { type FetchResponse, type MaybeOptionalInit, type Middleware } from "openapi-fetch";
import { type Problem, readProblem, RefusedError, UnavailableError } from "./errors.ts";
import { type Item, type ListPath, readPages } from "./lists.ts";
import {
  fetchWithRetries,
  RETRIES,
  type RetryOptions,
  retryAfterMs,
  type Surroundings,
  SURROUNDINGS,
} from "./retries.ts";
import type { paths } from "./schema.d.ts";

export interface DossierOptions {
  /** Address of the service, such as `https://dossier.example`. Plain HTTP is accepted for this machine alone. */
  readonly baseUrl: string;
  /** An officer's or a service account's access token, or a function that is called for each request. */
  readonly token?: string | (() => string | Promise<string>);
  /** A partner's key, for the operations under `/v1/peppol`. */
  readonly apiKey?: string;
  readonly retries?: Partial<RetryOptions>;
  /** Replaces the network and the clock, in tests. */
  readonly surroundings?: Partial<Surroundings>;
}

type Media = "application/json";
type Method = "get" | "post" | "put" | "patch" | "delete";
type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];
type Init<P extends keyof paths, M extends Method> = MaybeOptionalInit<paths[P], M>;
/** The second argument, which may be left out where the operation requires nothing. */
type Args<Required, Options> = undefined extends Required ? [init?: Options] : [init: Options];

/** What a successful answer holds. */
type Data<P extends keyof paths, M extends Method, Options> = Exclude<
  FetchResponse<paths[P][M] & Record<string, unknown>, Options, Media>["data"],
  undefined
>;

/**
 * One method of the interface: path as the document writes it, then `params`, `body` and the like.
 * @throws RefusedError, UnavailableError, or the reason with which the caller's `signal` was aborted.
 */
type Call<M extends Method> = <P extends PathWith<M>, Options extends Init<P, M>>(
  path: P,
  ...init: Args<Init<P, M>, Options>
) => Promise<Data<P, M, Options>>;

export interface Dossier {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
  /**
   * Every item of a list, page by page. While the list changes, one that is counted by pages or offset may show an item
   * twice or miss one; one with a cursor does neither.
   */
  readonly each: <P extends ListPath, Options extends Init<P, "get">>(
    path: P,
    ...init: Args<Init<P, "get">, Options>
  ) => AsyncGenerator<Item<P>, void>;
}

/** The second argument of a call, as far as it is looked at here. */
interface CallInit {
  readonly params?: { readonly query?: object };
  readonly body?: unknown;
  readonly headers?: object;
}

/** A client of the service. */
export function createDossier(options: DossierOptions): Dossier {
  const baseUrl = requireSafe(options.baseUrl);
  const retries = { ...RETRIES, ...options.retries };
  const surroundings = { ...SURROUNDINGS, ...options.surroundings };
  const api = createClient<paths, Media>({
    baseUrl,
    // The service redirects no operation: a redirect leads to somebody else, who must not get the key.
    redirect: "manual",
    bodySerializer: serialize,
    fetch: (request) => fetchWithRetries(request, retries, surroundings),
  });
  api.use(prepareAndJudge(options, surroundings));
  const call =
    (method: Method) =>
    async (path: string, init: CallInit = {}): Promise<unknown> => {
      const send = api.request as (method: Method, path: string, init: object) => Promise<{ data?: unknown }>;
      return (await send(method, path, { ...init, headers: { ...mediaTypeOf(init.body), ...init.headers } })).data;
    };
  const get = call("get");
  async function* each(path: ListPath, init: CallInit = {}): AsyncGenerator<unknown, void> {
    const read = (query: object) => get(path, { ...init, params: { ...init.params, query } });
    for await (const page of readPages(path, read, { ...init.params?.query })) yield* page;
  }
  const methods = { get, post: call("post"), put: call("put"), patch: call("patch"), delete: call("delete"), each };
  return methods as unknown as Dossier;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @throws TypeError for an address over which credentials could be read. */
function requireSafe(address: string): string {
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(address);
  if (search || hash || username) throw new TypeError("baseUrl must not have a query, fragment or credentials");
  if (protocol !== "https:" && !(protocol === "http:" && LOOPBACK.test(hostname))) {
    throw new TypeError("baseUrl must begin with https://, except for this machine");
  }
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** A file alone is sent as it is, one among fields as a form, everything else as JSON. */
function serialize(body: unknown): Blob | FormData | string {
  if (body instanceof Blob || body instanceof FormData) return body;
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

const mediaTypeOf = (body: unknown): Record<string, string> =>
  body instanceof Blob ? { "Content-Type": body.type || "application/octet-stream" } : {};

/** The caller's own headers prevail. */
async function setCredential(headers: Headers, { token, apiKey }: DossierOptions): Promise<void> {
  if (apiKey !== undefined && !headers.has("X-API-Key")) headers.set("X-API-Key", apiKey);
  if (token === undefined || headers.has("Authorization")) return;
  headers.set("Authorization", `Bearer ${typeof token === "function" ? await token() : token}`);
}

const keyOf = (request: Request): string | undefined => request.headers.get("Idempotency-Key") ?? undefined;

/** Gives each request the credential and each write a key, and makes an error of each answer that is no success. */
function prepareAndJudge(options: DossierOptions, { now }: Surroundings): Middleware {
  return {
    onRequest: async ({ request }) => {
      await setCredential(request.headers, options);
      if (request.method !== "GET" && !request.headers.has("Idempotency-Key")) {
        request.headers.set("Idempotency-Key", crypto.randomUUID());
      }
    },
    onResponse: async ({ request, response, options: { parseAs } }) => {
      if (!response.ok) throw await errorOf(request, response, now());
      return parseAs === "stream" ? response : readWhole(request, response, parseAs === "json");
    },
    onError: ({ request, error }) => {
      if (error instanceof RefusedError || error instanceof UnavailableError) return error;
      if (request.signal.aborted) return asError(request.signal.reason);
      return new UnavailableError("The service did not answer.", { cause: error, idempotencyKey: keyOf(request) });
    },
  };
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

async function errorOf(request: Request, response: Response, now: number): Promise<Error> {
  const { status } = response;
  const problem = readProblem(await response.json().catch(() => null), status);
  if (problem !== null && isVerdict(problem)) return new RefusedError(problem);
  const message = problem?.detail ?? `The service did not answer; something else did, with status ${status}.`;
  return new UnavailableError(message, {
    status,
    problem: problem ?? undefined,
    retryAfterMs: retryAfterMs(response.headers, now),
    idempotencyKey: keyOf(request),
  });
}

/** Whether the service has answered what it was asked, rather than that it cannot answer now. */
const isVerdict = ({ status, code }: Problem): boolean =>
  status < 500 && status !== 429 && code !== "idempotency_in_progress";

/**
 * A success with its body read to the end. A connection may break in the middle of it, and a sign-in page of a network is a
 * success too, of which nothing is the service's.
 */
async function readWhole(request: Request, response: Response, isJson: boolean): Promise<Response> {
  const { status, headers } = response;
  if (status === 204) return response;
  try {
    const bytes = await response.arrayBuffer();
    if (isJson) JSON.parse(new TextDecoder().decode(bytes));
    return new Response(bytes, { status, headers });
  } catch (cause) {
    if (request.signal.aborted) throw request.signal.reason;
    const why = cause instanceof SyntaxError ? "is not JSON" : "broke off";
    throw new UnavailableError(`The answer is not the service's: it ${why}.`, {
      status,
      cause,
      idempotencyKey: keyOf(request),
    });
  }
}
