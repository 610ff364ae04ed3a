import type { Actor, Ctx } from "../platform/context.ts";
import type { ErrorCode } from "../platform/errors.ts";
import { authenticateOfficer } from "./authenticate.ts";
import { authenticateOperator } from "./authenticate-operator.ts";

/**
 * How a route knows its caller: an officer's token, a platform operator's token, or a function of its own for a portal
 * token or a partner key; `open` asks for no credential.
 */
export type Access = "officer" | "platform" | "open" | CallerIdentifier;

/** Every route with access `platform`, and no other, has a path that begins like this. */
export const PLATFORM_PREFIX = "/api/platform/";

/** Whether a path belongs to the platform's operators, who must reach it before any list was loaded. */
export const isPlatformPath = (pathname: string): boolean => pathname.startsWith(PLATFORM_PREFIX);

type Params = Readonly<Record<string, string>>;

export interface CallerIdentifier {
  /** @throws DomainError `unauthorized` or `not_found`. */
  (request: Request, ctx: Ctx, params: Params): Promise<Actor>;
  /** As which security scheme the interface's document names the credential; a token in the address is none. */
  readonly scheme?: "partner";
  /** Codes that it refuses with. */
  readonly errors: readonly ErrorCode[];
  /** The credential in words, for the interface's document. */
  readonly credential: string;
}

export const ANONYMOUS: Actor = { kind: "anonymous", tenantId: "", id: "anonymous", roles: [] };

export function identifyCaller(access: Access, request: Request, ctx: Ctx, params: Params): Promise<Actor> {
  if (access === "open") return Promise.resolve(ANONYMOUS);
  if (access === "officer") return authenticateOfficer(request.headers, ctx.settings);
  if (access === "platform") return authenticateOperator(request.headers, ctx.settings);
  return access(request, ctx, params);
}

/** Whether a credential is checked without a store. */
export const needsNoStore = (access: Access): boolean => access === "officer" || access === "platform";
