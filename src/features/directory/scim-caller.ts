import type { CallerIdentifier } from "../../http/access.ts";
import { bearerToken, unauthorized } from "../../http/authenticate.ts";
import type { Actor } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { equalInConstantTime, sha256Hex } from "../../platform/hashing.ts";

/** The directory of one tenant. Where none is configured there is no such interface. */
export const identifyDirectory: CallerIdentifier = Object.assign(
  async (
    request: Request,
    { settings }: { readonly settings: { readonly SCIM_TOKENS: readonly ScimToken[] } },
  ): Promise<Actor> => {
    if (settings.SCIM_TOKENS.length === 0) throw notFound("The resource");
    const given = bearerToken(request.headers);
    const sha256 = sha256Hex(given ?? "");
    let found: ScimToken | null = null;
    for (const token of settings.SCIM_TOKENS) if (equalInConstantTime(token.sha256, sha256)) found = token;
    // If the settings hold the hash of an empty text, a request without a token must still be refused.
    if (given === null) found = null;
    if (found === null) throw unauthorized("The directory's bearer token is missing or not valid.");
    return { kind: "directory", tenantId: found.tenant, id: "directory", roles: [] };
  },
  {
    scheme: "directory",
    errors: ["unauthorized", "not_found"],
    credential: "bearer token of a directory, whose SHA-256 is in `SCIM_TOKENS`.",
  } as const,
);

interface ScimToken {
  readonly sha256: string;
  readonly tenant: string;
}
