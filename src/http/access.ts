import { type Actor, asCaller, type Ctx } from "../platform/context.ts";
import type { ErrorCode } from "../platform/errors.ts";
import { reduceForAssistant } from "./assistant-requests.ts";
import { authenticateOfficer } from "./authenticate.ts";
import { authenticateOperator } from "./authenticate-operator.ts";
import { limitByAddress } from "./rate-limits.ts";
import { admitService, requireNoServiceAccount } from "./service-account.ts";
import { requireStanding } from "./standing.ts";

/**
 * How a route authenticates its caller: by an officer's token, a platform operator's token, or a function of its own
 * for a portal token or a partner key; `open` needs no credential.
 */
export type Access = "officer" | "platform" | "open" | CallerIdentifier;

/** Prefix of the path of every route with access `platform`, and of no other. */
export const PLATFORM_PREFIX = "/api/platform/";

/** Whether a path belongs to the platform's operators, who need it before any list is loaded. */
export const isPlatformPath = (pathname: string): boolean => pathname.startsWith(PLATFORM_PREFIX);

type Params = Readonly<Record<string, string>>;

export interface CallerIdentifier {
  /** @throws DomainError `unauthorized` or `not_found`. */
  (request: Request, ctx: Ctx, params: Params): Promise<Actor>;
  /** The credential's security scheme in the OpenAPI document; a token in the path has none. */
  readonly scheme?: "partner" | "directory";
  /** Error codes of a refusal. */
  readonly errors: readonly ErrorCode[];
  /** The credential in words, for the interface's document. */
  readonly credential: string;
}

export const ANONYMOUS: Actor = { kind: "anonymous", tenantId: "", id: "anonymous", roles: [] };

/**
 * Identifies the caller of a request within the limits of its rate: the one way in, for the interface and for the
 * portal's pages. A token that is checked without a store counts only where it fails; anything else counts before a
 * store is read.
 * @returns the context with the caller as its actor.
 * @throws DomainError `rate_limited`, `unauthorized`, `not_found`.
 */
export async function admitCaller(access: Access, request: Request, ctx: Ctx, params: Params): Promise<Ctx> {
  const needsStore = access !== "officer" && access !== "platform";
  if (needsStore) await limitByAddress(request, ctx);
  try {
    const caller = asCaller(ctx, await identifyCaller(access, request, ctx, params));
    if (caller.actor.kind === "officer") await requireStanding(caller);
    if (caller.actor.isOfUnknownClient) await requireNoServiceAccount(caller);
    const admitted = caller.actor.kind === "service" ? await admitService(caller) : caller;
    return { ...admitted, actor: reduceForAssistant(request, admitted.actor) };
  } catch (error) {
    if (!needsStore) await limitByAddress(request, ctx);
    throw error;
  }
}

function identifyCaller(access: Access, request: Request, ctx: Ctx, params: Params): Promise<Actor> {
  if (access === "open") return Promise.resolve(ANONYMOUS);
  if (access === "officer") return authenticateOfficer(request.headers, ctx.settings);
  if (access === "platform") return authenticateOperator(request.headers, ctx.settings);
  return access(request, ctx, params);
}
