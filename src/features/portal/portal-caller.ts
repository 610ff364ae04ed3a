import type { CallerIdentifier } from "../../http/access.ts";
import { limitByLink } from "../../http/rate-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import { identifyCustomer } from "./portal.service.ts";

type Params = Readonly<Record<string, string>>;

/** The token in the path is the whole credential. */
const identifyPortalCustomer: CallerIdentifier = Object.assign(
  async (_request: Request, ctx: Ctx, { token = "" }: Params) => {
    await limitByLink(ctx, sha256Hex(token));
    return identifyCustomer(ctx, token);
  },
  { errors: ["not_found"] as const, credential: "the portal token in the path." },
);

export const PORTAL = {
  tag: "customer portal",
  access: identifyPortalCustomer,
  requestHeaders: ["Accept-Language"],
} as const;

/** @param acceptLanguage languages that the customer reads, as in the header of that name. */
export const accessOf = (
  request: Request,
  { token = "" }: Params,
  acceptLanguage = request.headers.get("Accept-Language"),
): PortalAccess => ({ tokenHash: sha256Hex(token), acceptLanguage });
