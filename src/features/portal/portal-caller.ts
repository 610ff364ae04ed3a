import type { CallerIdentifier } from "../../http/access.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { PortalAccess } from "./portal.machine.ts";
import { identifyCustomer } from "./portal.service.ts";

/** The token in the path is the whole credential. */
export const identifyPortalCustomer: CallerIdentifier = (_request, ctx, params) =>
  identifyCustomer(ctx, params["token"] ?? "");

export const PORTAL = { tag: "customer portal", access: identifyPortalCustomer } as const;

export const accessOf = (request: Request, params: Readonly<Record<string, string>>): PortalAccess => ({
  tokenHash: sha256Hex(params["token"]!),
  acceptLanguage: request.headers.get("Accept-Language"),
});
