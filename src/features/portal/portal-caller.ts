import type { CallerIdentifier } from "../../http/access.ts";
import { limitByLink } from "../../http/rate-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { Brand } from "../brand/brand.model.ts";
import { identifyCustomer } from "./portal.service.ts";

type Params = Readonly<Record<string, string>>;

/** An admitted request's link, for the handler of the same request. */
interface AdmittedLink {
  readonly tokenHash: string;
  /** Null where the look-up of the link did not find it. */
  readonly brand: (() => Brand) | null;
}

const admitted = new WeakMap<Request, AdmittedLink>();

/** The brand for the customer of an admitted request; null where the look-up of its link did not find it. */
export const brandOf = (request: Request): (() => Brand) | null => admitted.get(request)?.brand ?? null;

/** The token in the path is the whole credential. */
const identifyPortalCustomer: CallerIdentifier = Object.assign(
  async (request: Request, ctx: Ctx, { token = "" }: Params) => {
    const tokenHash = sha256Hex(token);
    await limitByLink(ctx, tokenHash);
    const { customer, brand } = await identifyCustomer(ctx, token, tokenHash);
    admitted.set(request, { tokenHash, brand });
    return customer;
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
): PortalAccess => ({ tokenHash: admitted.get(request)?.tokenHash ?? sha256Hex(token), acceptLanguage });
