import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type Actor, type Ctx, ctxAbout } from "../platform/context.ts";
import { DomainError, type ErrorCode, notFound } from "../platform/errors.ts";
import { inForeground } from "../platform/foreground.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { admitCaller, isPlatformPath, PLATFORM_PREFIX } from "./access.ts";
import {
  type Api,
  type ApiEnv,
  type EndpointSpec,
  OFFICER_ROLES,
  type Output,
  type PathParams,
  type Shape,
} from "./endpoint-spec.ts";
import { requireRole } from "./authenticate.ts";
import { idsOf } from "./observe.ts";
import { drainBody, parseJsonBody, readBodyText } from "./body.ts";
import { idempotencyKey, type IdempotentRequest, withIdempotency } from "./idempotency.ts";
import { problemResponse } from "./problem.ts";
import { toResponse } from "./reply.ts";
import { SERVICE_OPERATIONS } from "./service-operations.rules.ts";
import { validate } from "./validate.ts";

/** A route without a body refuses one: silently ignored input is misunderstood. */
const NO_BODY = z.strictObject({});

/**
 * Registers a route. Checks run in the order of the contract: credential, switched-off area, rate limit,
 * role, form of the path, tenant and existence, body, then the use case itself.
 */
export function registerEndpoint<
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  R = undefined,
>(api: Api, spec: EndpointSpec<P, Q, B, R>): void {
  if ((spec.access === "platform") !== isPlatformPath(spec.path)) {
    throw new Error(`${spec.path}: access platform and ${PLATFORM_PREFIX} go together`);
  }
  api.endpoints.push(spec as unknown as EndpointSpec<undefined, undefined, undefined, unknown>);
  const route = `${spec.method.toUpperCase()} ${spec.path}`;
  api.app.on(spec.method, spec.path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
    try {
      const run = () => answer(c, spec, route);
      return await (spec.awaitsBackground ? run() : inForeground(c.get("ctx"), run));
    } finally {
      await drainBody(c.req.raw);
    }
  });
}

async function answer<P extends Shape | undefined, Q extends Shape | undefined, B extends Shape | undefined, R>(
  c: Context<ApiEnv>,
  declared: EndpointSpec<P, Q, B, R>,
  route: string,
): Promise<Response> {
  const spec = forMediaType(declared, c.req.header("Content-Type"));
  const { ctx, headers } = await admit(c, c.get("ctx"), spec);
  c.set("ctx", ctx);
  if (spec.hidesCost || spec.hidesCostOf?.(new URL(c.req.url).searchParams)) c.set("hidesCost", true);
  const key = ctx.actor.kind === "anonymous" || spec.method === "get" ? null : idempotencyKey(c.req.raw.headers);
  const once = withIdempotency(ctx, { route, key, bestEffort: spec.bestEffort ?? false }, (thrown) =>
    problemResponse(c, thrown, ctx.requestId, ctx.log),
  );
  const response = await (spec.bodyKind === "raw"
    ? execute(c, ctx, spec, null, once)
    : executeWithBody(c, ctx, spec, once));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The same operation as it takes a body of its other media type. */
function forMediaType<P extends Shape | undefined, Q extends Shape | undefined, B extends Shape | undefined, R>(
  spec: EndpointSpec<P, Q, B, R>,
  contentType = "",
): EndpointSpec<P, Q, B, R> {
  const { body: _, otherBody, ...rest } = spec;
  if (!otherBody || contentType.split(";")[0]!.trim().toLowerCase() !== otherBody.rawType) return spec;
  return { ...rest, bodyKind: "raw", handle: otherBody.handle };
}

type AnySpec = Pick<
  EndpointSpec<undefined, undefined, undefined, never>,
  "access" | "enabled" | "limit" | "operationId" | "roles"
>;

/** @throws DomainError `forbidden` without one of the roles, and for a program where only a person may act. */
function requireRight(actor: Actor, { operationId, roles = OFFICER_ROLES }: AnySpec): void {
  if (actor.kind === "service" && !SERVICE_OPERATIONS.has(operationId)) {
    throw new DomainError("forbidden", "A service account may not do this; only an officer may.");
  }
  if (roles.length > 0) requireRole(actor, roles);
}

/** Credential, switched-off area, rate limit and role: checked before anything of the request is read. */
async function admit(
  c: Context<ApiEnv>,
  anonymous: Ctx,
  spec: AnySpec,
): Promise<{ ctx: Ctx; headers: Record<string, string> }> {
  const ctx = await admitCaller(spec.access, c.req.raw, anonymous, c.req.param());
  if (spec.enabled && !spec.enabled(ctx.settings)) throw notFound("The resource");
  await spec.limit?.(ctx);
  if (spec.access === "officer") requireRight(ctx.actor, spec);
  return { ctx, headers: spec.access === "open" ? {} : { "Cache-Control": "no-store" } };
}

/** An unreadable body is refused after the path's resource was loaded: 404 and 423 come first. */
async function executeWithBody<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
  R,
>(c: Context<ApiEnv>, ctx: Ctx, spec: EndpointSpec<P, Q, B, R>, once: IdempotentRequest): Promise<Response> {
  if (spec.method === "get") return execute(c, ctx, spec, null, once);
  const text = await readBodyText(c.req.raw).catch(asRefusal);
  if (text instanceof DomainError) return execute(c, ctx, spec, text, once);
  return once.run(
    () => fingerprint(c.req.raw, text),
    (current) => execute(c, current, spec, text, once),
  );
}

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

async function execute<P extends Shape | undefined, Q extends Shape | undefined, B extends Shape | undefined, R>(
  c: Context<ApiEnv>,
  given: Ctx,
  spec: EndpointSpec<P, Q, B, R>,
  text: string | DomainError | null,
  once: IdempotentRequest,
): Promise<Response> {
  const rawParams = c.req.param() as Record<string, string>;
  const params = (
    spec.params ? validate(spec.params, rawParams, "The path", spec.paramsCode) : rawParams
  ) as PathParams<P>;
  const loaded = spec.load ? await spec.load(given, params, c.req.raw) : (undefined as R);
  const ctx = ctxAbout(given, idsOf(rawParams, loaded));
  c.set("ctx", ctx);
  if (text instanceof DomainError) throw text;
  const query = (spec.query ? validate(spec.query, readQuery(c), "The query") : undefined) as Output<Q>;
  const body = (
    spec.body ? readBody(spec.body, text, c, spec.bodyCode) : text === null ? undefined : readBody(NO_BODY, text, c)
  ) as Output<B>;
  const reply = await spec.handle({ ctx, params, query, body, loaded, text: text ?? "", request: c.req.raw, once });
  return toResponse(reply);
}

/** A repeated parameter is an array, which no schema accepts: one of its values would answer less than was asked. */
const readQuery = (c: Context<ApiEnv>) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

function readBody(
  schema: Shape,
  text: string | null,
  c: Context<ApiEnv>,
  codeOf?: (value: unknown) => ErrorCode,
): unknown {
  const value = parseJsonBody(text ?? "", c.req.header("Content-Type"));
  // A missing body is an empty object, so that the schema names the first missing field.
  const given = value === undefined ? {} : value;
  return validate(schema, given, "The body", codeOf?.(given));
}

function fingerprint(request: Request, text: string): string {
  const { pathname, search } = new URL(request.url);
  return sha256Hex(`${request.method} ${pathname}${search}\n${text}`);
}
