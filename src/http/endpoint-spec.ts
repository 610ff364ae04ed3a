import type { z } from "@hono/zod-openapi";
import type { Hono } from "hono";
import type { Ctx, Role } from "../platform/context.ts";
import type { ErrorCode } from "../platform/errors.ts";
import type { Settings } from "../platform/settings.ts";
import type { Access } from "./access.ts";
import type { RequestHeader, ResponseHeader } from "./openapi/headers.ts";
import type { IdempotentRequest } from "./idempotency.ts";
import type { Reply } from "./reply.ts";

/** Who may call an officer's operation that names no roles. */
export const OFFICER_ROLES: readonly Role[] = ["officer", "compliance_manager", "mlro"];

export type Shape = z.ZodType;
export type Output<S extends Shape | undefined> = S extends Shape ? z.output<S> : undefined;

/**
 * Who may call a route, what it takes and how it is carried out. `src/http/openapi/` documents it from the same
 * schemas that validate here. What it answers stands in the area's `*.docs.ts`, and the tests hold every answer against it.
 */
export interface EndpointSpec<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
  R,
> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: string;
  readonly tag: string;
  /** Name of the operation in generated clients, such as `decideCase`; its text in the document stands in the area's `*.docs.ts`. */
  readonly operationId: string;
  readonly access: Access;
  /** Roles that may call it; by default every officer role but `admin`. Empty: also an officer without a role. */
  readonly roles?: readonly Role[];
  /** A switched-off area answers 404. */
  readonly enabled?: (settings: Settings) => boolean;
  /** @throws DomainError `rate_limited`. */
  readonly limit?: (ctx: Ctx) => Promise<void>;
  /** Form of the path; without it every parameter is an opaque id. */
  readonly params?: P;
  /** Code for a path of the wrong form: 422 unless the contract says 400. */
  readonly paramsCode?: ErrorCode;
  readonly query?: Q;
  /** Waits for work in the background, which must not wait for it in turn. */
  readonly awaitsBackground?: boolean;
  /** Omits the cost header, which would reveal rows that the caller may not know of. */
  readonly hidesCost?: boolean;
  /** The same for some queries only. */
  readonly hidesCostOf?: (query: URLSearchParams) => boolean;
  /** Executed even when its idempotency key cannot be looked up or stored. */
  readonly bestEffort?: boolean;
  /** JSON body. One without a required field may be absent. */
  readonly body?: B;
  /** Error code for an invalid body: 422 unless the contract says 400. */
  readonly bodyCode?: (value: unknown) => ErrorCode;
  /** `raw`: the handler reads the request itself (an upload) and executes it with `call.once`. */
  readonly bodyKind?: "json" | "raw";
  /** Text fields of a raw body that is a form; its file is `file`. */
  readonly form?: z.ZodObject;
  /** Media type of a raw body that is not a form. */
  readonly rawType?: string;
  /** Takes another media type instead of the JSON body; like a `raw` body, it is read by its handler. */
  readonly otherBody?: {
    readonly rawType: string;
    readonly handle: (call: Pick<Call<P, Q, B, R>, "ctx" | "query" | "request" | "once">) => Promise<Reply>;
  };
  /** Loads what the path names, in the caller's tenant, before the body is validated. @throws 404, 423 */
  readonly load?: (ctx: Ctx, params: PathParams<P>, request: Request) => Promise<R>;
  /** Codes that `load` refuses with, if other than `not_found`. */
  readonly loadErrors?: readonly ErrorCode[];
  /** Request headers that it reads beside those of every operation. */
  readonly requestHeaders?: readonly RequestHeader[];
  /** Response headers of its success beside those of every operation. */
  readonly responseHeaders?: readonly ResponseHeader[];
  readonly handle: (call: Call<P, Q, B, R>) => Promise<Reply>;
}

export type PathParams<P extends Shape | undefined> = P extends Shape ? z.output<P> : Readonly<Record<string, string>>;

interface Call<P extends Shape | undefined, Q extends Shape | undefined, B extends Shape | undefined, R> {
  readonly ctx: Ctx;
  readonly params: PathParams<P>;
  readonly query: Output<Q>;
  readonly body: Output<B>;
  readonly loaded: R;
  /** The JSON body as it was sent; empty without one, and where the handler reads the body itself. */
  readonly text: string;
  readonly request: Request;
  /** For a `raw` body, whose fingerprint only its reader knows; every other request runs under its key already. */
  readonly once: IdempotentRequest;
}

export interface ApiEnv {
  Bindings: Env;
  Variables: { ctx: Ctx; hidesCost?: boolean };
}

export type AnyEndpoint = EndpointSpec<undefined, undefined, undefined, unknown>;

/** The routes and, beside each, its contract. */
export interface Api {
  readonly app: Hono<ApiEnv>;
  readonly endpoints: AnyEndpoint[];
}
