import type { Actor, Ctx } from "../platform/context.ts";
import { authenticateOfficer } from "./authenticate.ts";

/**
 * How a route knows its caller: an officer's token, or a function of its own for a portal token or a
 * partner key; `open` asks for no credential.
 */
export type Access = "officer" | "open" | CallerIdentifier;

/** @throws DomainError `unauthorized` or `not_found`. */
export type CallerIdentifier = (request: Request, ctx: Ctx, params: Readonly<Record<string, string>>) => Promise<Actor>;

export const ANONYMOUS: Actor = { kind: "anonymous", tenantId: "", id: "anonymous", roles: [] };

export function identifyCaller(
  access: Access,
  request: Request,
  ctx: Ctx,
  params: Readonly<Record<string, string>>,
): Promise<Actor> {
  if (access === "open") return Promise.resolve(ANONYMOUS);
  if (access === "officer") return authenticateOfficer(request.headers, ctx.settings);
  return access(request, ctx, params);
}
