import createClient from "openapi-fetch";
import { confirmSession, currentToken, rejectSession } from "../session/session.ts";
import { type Problem, RefusedError } from "./problem.ts";
import { recordAnswer, repeatableKey } from "./repeats.ts";
import type { components, paths } from "../../../client/schema.d.ts";

export type Schemas = components["schemas"];

/** Client of the service's interface, typed from its OpenAPI document; it asks for JSON where there is a choice. */
export const api = createClient<paths, "application/json">({ baseUrl: location.origin, cache: "no-store" });

/** Called with a token that was just issued, before there is a session of it or while one is renewed. */
const SESSION_ROUTE = "/api/session";
const OPEN_ROUTES = ["/api/config/sign-in", "/api/session/demo", "/openapi.json"];

api.use({
  async onRequest({ request }) {
    // These routes are public, and two of them issue the token: they must not wait for one.
    const { pathname } = new URL(request.url);
    const token = [...OPEN_ROUTES, SESSION_ROUTE].includes(pathname) ? null : await currentToken();
    if (token !== null) request.headers.set("Authorization", `Bearer ${token}`);
    if (request.method !== "GET") request.headers.set("Idempotency-Key", await repeatableKey(request));
    return request;
  },
  onResponse({ request, response }) {
    recordAnswer(request, response.status);
    if (new URL(request.url).pathname === SESSION_ROUTE) return;
    if (response.status === 401) rejectSession();
    else if (request.headers.has("Authorization")) confirmSession();
  },
});

interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a successful answer. @throws RefusedError with the service's problem document. */
export async function answer<R extends Outcome>(call: Promise<R>): Promise<Exclude<R["data"], undefined>> {
  const { data, error, response } = await call;
  if (response.ok) return data as Exclude<R["data"], undefined>;
  const problem = (typeof error === "object" && error !== null ? error : {}) as Partial<Problem>;
  throw new RefusedError({
    status: response.status,
    title: problem.title ?? response.statusText,
    detail: problem.detail ?? `The service answered ${response.status}.`,
    code: problem.code ?? "unknown",
    ...problem,
  });
}

/** Downloads a file. The caller decides which types it shows. */
export async function download(path: string): Promise<Blob> {
  const token = await currentToken();
  const response = await fetch(path, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    cache: "no-store",
  });
  if (response.ok) return response.blob();
  if (response.status === 401) rejectSession();
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new RefusedError({ ...problem, status: response.status });
}

/** Downloads a file by the browser. */
export async function saveFile(path: string, filename: string): Promise<void> {
  saveBlob(await download(path), filename);
}

export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
