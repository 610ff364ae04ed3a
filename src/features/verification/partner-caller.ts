import type { CallerIdentifier } from "../../http/access.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Settings } from "../../platform/settings.ts";
import { findPartnerKey, partnerIdOf } from "./partner-keys.ts";
import { admitPartner } from "./partner-limit.service.ts";

/** Authenticates by `X-API-Key`. The actor's id is the partner's, so a new key changes nothing. */
const identifyPartner: CallerIdentifier = Object.assign(
  async (request: Request, ctx: Ctx): Promise<Actor> => {
    const key = findPartnerKey(ctx.settings, request.headers.get("X-API-Key") ?? "");
    if (!key) {
      throw new DomainError("unauthorized", "A valid API key is required.", {
        headers: { "WWW-Authenticate": 'ApiKey header="X-API-Key"' },
      });
    }
    return { kind: "partner", tenantId: key.tenant, id: partnerIdOf(key), keyId: key.sha256, roles: [] };
  },
  { scheme: "partner" as const, errors: ["unauthorized"] as const, credential: "the API key of a partner." },
);

/** The common part of partner routes; each route has a request budget of its own. */
export const partnerRoute = (name: string) =>
  ({
    tag: "partner verification",
    access: identifyPartner,
    enabled: ({ PEPPOL_ENABLED }: Settings) => PEPPOL_ENABLED,
    limit: (ctx: Ctx) => admitPartner(ctx, name),
  }) as const;
