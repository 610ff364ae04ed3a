import type { CallerIdentifier } from "../../http/access.ts";
import { limitByAddress } from "../../http/ip-rate-limit.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { deleteLink } from "./known-links.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import { identifyCustomer, identifyCustomerAnew, isKnownToken } from "./portal.service.ts";
import { limitVisits } from "./visit-limit.ts";

type Params = Readonly<Record<string, string>>;

/** Answered by the case's object each time. A write may be answered by what is kept under its key, without asking it. */
const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** The token in the path is the whole credential. */
const identifyPortalCustomer: CallerIdentifier = Object.assign(
  (request: Request, ctx: Ctx, { token = "" }: Params) =>
    isRead(request) ? identifyCustomer(ctx, token) : identifyCustomerAnew(ctx, token),
  { isKnown: (ctx: Ctx, { token = "" }: Params) => isKnownToken(ctx, token) },
);

export const PORTAL = { tag: "customer portal", access: identifyPortalCustomer, limit: limitVisits } as const;

export const accessOf = (request: Request, params: Params): PortalAccess => ({
  tokenHash: sha256Hex(params["token"]!),
  acceptLanguage: request.headers.get("Accept-Language"),
});

/**
 * Carries out what came by a link. One that its case refuses, because it was replaced, has expired or the case is
 * gone, is no longer let past the shield unasked, and counts there against its sender.
 * @throws DomainError what `work` throws, or `rate_limited`.
 */
export async function withPortalSession<T>(
  ctx: Ctx,
  request: Request,
  { tokenHash }: PortalAccess,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") {
      deleteLink(tokenHash);
      await limitByAddress(request, ctx);
    }
    throw error;
  }
}
