import { importJWK, type JWTPayload, jwtVerify } from "jose";
import type { Actor } from "../platform/context.ts";
import { isActorName } from "../platform/actor-name.rules.ts";
import { notFound } from "../platform/errors.ts";
import { hasOperators } from "../platform/operator-setting.ts";
import type { Settings } from "../platform/settings.ts";
import {
  ASYMMETRIC,
  bearerToken,
  hasAudience,
  LEEWAY_SECONDS,
  refusalOf,
  remoteKeys,
  TOKEN_MAX_CHARS,
  unauthorized,
} from "./authenticate.ts";
import { accessTokenFault } from "./token-claims.rules.ts";

/** Audience and type of a token that an operator signs with their own key. */
export const OPERATOR_AUDIENCE = "dossier-platform";
export const OPERATOR_TOKEN_TYPE = "dossier-operator+jwt";
/** Maximum age of a token that an operator signed, whatever its `exp` says. */
export const OPERATOR_TOKEN_SECONDS = 900;

/**
 * Authenticates the platform operator of a request. An operator belongs to no tenant and has no officer's role.
 * @throws DomainError `not_found` when no platform credential is configured, which switches the platform's routes
 * off; `unauthorized` for another token; `service_unavailable` when the issuer's keys cannot be read.
 */
export async function authenticateOperator(headers: Headers, settings: Settings): Promise<Actor> {
  if (!hasOperators(settings)) throw notFound("The resource");
  const token = bearerToken(headers);
  if (!token) throw unauthorized("An operator's bearer token is required.");
  if (token.length > TOKEN_MAX_CHARS) throw unauthorized("The bearer token is too long.");
  try {
    const id = await (settings.PLATFORM_AUTH_AUDIENCE ? verifyIssued(token, settings) : verifySigned(token, settings));
    return { kind: "operator", tenantId: "", id, roles: [] };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The audience alone makes a token one for the platform: operators may use another client than officers. */
const ANY_CLIENT = { AUTH_CLIENT_ID: "", AUTH_AUTHORIZED_PARTIES: [] };

/** Verifies a token of the officers' issuer with the platform's audience only. */
async function verifyIssued(token: string, settings: Settings): Promise<string> {
  const { payload, protectedHeader } = await jwtVerify(token, remoteKeys(settings.AUTH_JWKS_URL), {
    algorithms: ASYMMETRIC,
    issuer: settings.AUTH_ISSUER,
    audience: settings.PLATFORM_AUTH_AUDIENCE,
    clockTolerance: LEEWAY_SECONDS,
    requiredClaims: ["exp", "sub"],
  });
  const fault = accessTokenFault(protectedHeader, payload, ANY_CLIENT);
  if (fault !== null) throw unauthorized(fault);
  if (hasAudience(payload, settings.AUTH_AUDIENCE)) throw unauthorized("The bearer token is not valid.");
  return subjectOf(payload);
}

/** Verifies a token that an operator signed: the key identifies the operator, and the token must name the same. */
async function verifySigned(token: string, { PLATFORM_KEYS: keys }: Settings): Promise<string> {
  let operator = "";
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = keys.find((known) => known.kid === kid);
      if (!key) throw unauthorized("The bearer token is not valid.");
      operator = key.operator;
      const { kty, crv, x } = key;
      return importJWK({ kty, crv, x }, "EdDSA");
    },
    {
      algorithms: ["EdDSA"],
      audience: OPERATOR_AUDIENCE,
      typ: OPERATOR_TOKEN_TYPE,
      maxTokenAge: OPERATOR_TOKEN_SECONDS,
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ["exp", "iat", "sub"],
    },
  );
  if (payload.sub !== operator) throw unauthorized("The bearer token is not valid.");
  return operator;
}

function subjectOf({ sub }: JWTPayload): string {
  if (!isActorName(sub)) throw unauthorized("The bearer token names no operator.");
  return sub;
}
