import type { Api, ApiEnv } from "./endpoint-spec.ts";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { observeRequest } from "./observe.ts";
import { createCtx, type Ctx } from "../platform/context.ts";
import { DomainError } from "../platform/errors.ts";
import type { Settings } from "../platform/settings.ts";
import { ANONYMOUS } from "./access.ts";
import { type FindStop, refuseMisconfigured } from "./misconfigured.ts";
import { problemResponse } from "./problem.ts";

const HTML_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Two years, during which browsers use TLS only, for this host and its subdomains. */
const HSTS = "max-age=63072000; includeSubDomains";

/** An empty service: context, request ids, headers, errors, and answers for unknown paths and methods. */
export function createApi(findStop: FindStop): Api {
  const app = new Hono<ApiEnv>();
  const api: Api = { app, endpoints: [] };

  app.use(async (c, next) => {
    const parts = anonymousParts(c.req.raw.headers, (work) => c.executionCtx.waitUntil(work));
    const stop = await findStop(c.env);
    const refusal = stop === null ? null : refuseMisconfigured(c, stop, parts.requestId);
    if (refusal !== null) {
      setHeaders(refusal, parts.requestId, stop?.settings);
      return refusal;
    }
    c.set("ctx", createCtx(c.env, { ...parts, settings: stop?.settings ?? undefined }));
    const startedAt = c.get("ctx").now();
    await next();
    finish(c.res, c.get("ctx"), c.get("hidesCost") ?? false);
    observeRequest(c, startedAt);
  });
  app.use(async (c, next) => {
    const origins = c.get("ctx").settings.CORS_ORIGINS;
    if (origins.length === 0) return next();
    return cors({ origin: [...origins], exposeHeaders: ["X-Request-Id", "ETag", "Retry-After", "Next-Cursor"] })(
      c,
      next,
    );
  });
  app.onError((error, c) => {
    const ctx = c.get("ctx");
    return problemResponse(c, error, ctx.requestId, ctx.log);
  });
  app.notFound((c) => {
    const allowed = allowedMethods(api, new URL(c.req.url).pathname);
    const error = allowed.length
      ? new DomainError("method_not_allowed", `Allowed: ${allowed.join(", ")}.`, {
          headers: { Allow: allowed.join(", ") },
        })
      : new DomainError("not_found", "There is nothing here.");
    const ctx = c.get("ctx");
    return problemResponse(c, error, ctx.requestId, ctx.log);
  });
  return api;
}

function anonymousParts(headers: Headers, waitUntil: (work: Promise<unknown>) => void) {
  const given = headers.get("X-Request-Id");
  return {
    actor: ANONYMOUS,
    waitUntil,
    requestId: given !== null && /^[\w.:-]{1,128}$/.test(given) ? given : crypto.randomUUID(),
  };
}

function finish(response: Response, ctx: Ctx, hidesCost: boolean): void {
  setHeaders(response, ctx.requestId, ctx.settings);
  const { status, headers } = response;
  // Only officers and benchmarks see costs, and only of successes: the cost of a refusal would show that another
  // tenant's row was read.
  if (ctx.actor.kind === "officer" && status < 400 && !hidesCost) {
    const { roundTrips, rowsRead, rowsWritten } = ctx.meter;
    headers.set("Server-Timing", `d1;desc="trips=${roundTrips} read=${rowsRead} written=${rowsWritten}"`);
  }
}

function setHeaders({ headers }: Response, requestId: string, settings: Settings | null | undefined): void {
  headers.set("X-Request-Id", requestId);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (settings?.PUBLIC_BASE_URL.startsWith("https:")) headers.set("Strict-Transport-Security", HSTS);
  // A cache may store even a 404 without cache headers, so everything without a lifetime gets `no-store`.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    for (const [name, value] of Object.entries(HTML_HEADERS)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  }
}

function allowedMethods(api: Api, pathname: string): string[] {
  const methods = api.endpoints
    .filter((endpoint) => pathPattern(endpoint.path).test(pathname))
    .map((endpoint) => endpoint.method.toUpperCase());
  if (methods.includes("GET")) methods.push("HEAD");
  return [...new Set(methods)].sort();
}

export function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
