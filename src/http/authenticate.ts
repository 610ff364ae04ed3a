import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
} from "jose";
import type { Actor, Role } from "../platform/context.ts";
import { hasDirectory } from "../platform/directory-setting.ts";
import { DomainError } from "../platform/errors.ts";
import type { Settings } from "../platform/settings.ts";
import { isActorName } from "../platform/actor-name.rules.ts";
import { SERVICE_PREFIX } from "./service-operations.rules.ts";
import { areRolesLeftOut, claimAt, namesOf, rolesOf } from "./officer-claims.rules.ts";
import { accessTokenFault, machineClientOf, namesOfficersClient } from "./token-claims.rules.ts";

export const LEEWAY_SECONDS = 60;
/** Longer than the tokens of any issuer; longer ones are not parsed. */
export const TOKEN_MAX_CHARS = 16_384;
export const ASYMMETRIC = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const jwks = new Map<string, JWTVerifyGetKey>();
const secretKeys = new Map<string, CryptoKey>();

/**
 * Authenticates the officer of a request by a bearer token, or with `AUTH_ACCESS` by the assertion of Cloudflare
 * Access.
 * @throws DomainError `unauthorized` for a missing, forged or expired token or one without a tenant;
 * `forbidden` where the issuer left the roles out; `service_unavailable` when the issuer's keys cannot be read, so that
 * the token could not be verified.
 */
export async function authenticateOfficer(headers: Headers, settings: Settings): Promise<Actor> {
  const token = bearerToken(headers) ?? (settings.AUTH_ACCESS ? headers.get("Cf-Access-Jwt-Assertion") : null);
  if (!token) throw unauthorized("A bearer token is required.");
  if (token.length > TOKEN_MAX_CHARS) throw unauthorized("The bearer token is too long.");
  return actorFromClaims(await verifyToken(token, settings), settings);
}

export function bearerToken(headers: Headers): string | null {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(headers.get("Authorization") ?? "")?.[1] ?? null;
}

async function verifyToken(token: string, settings: Settings): Promise<JWTPayload> {
  const { payload, protectedHeader } = await verifySignature(token, settings).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const fault = accessTokenFault(protectedHeader, payload, settings);
  if (fault !== null) throw unauthorized(fault);
  // A token for both audiences would belong to an officer and an operator at once.
  if (hasAudience(payload, settings.PLATFORM_AUTH_AUDIENCE)) throw unauthorized("The bearer token is not valid.");
  return payload;
}

async function verifySignature(token: string, settings: Settings): Promise<JWTVerifyResult> {
  const common: JWTVerifyOptions = { clockTolerance: LEEWAY_SECONDS, requiredClaims: ["exp", "sub"] };
  if (settings.AUTH_JWT_SECRET !== undefined) {
    return jwtVerify(token, await secretKey(settings.AUTH_JWT_SECRET), { ...common, algorithms: ["HS256"] });
  }
  return jwtVerify(token, remoteKeys(settings.AUTH_JWKS_URL), {
    ...common,
    algorithms: ASYMMETRIC,
    issuer: settings.AUTH_ISSUER,
    audience: settings.AUTH_AUDIENCE,
  });
}

/** The key of the secret, imported once an isolate. */
async function secretKey(secret: string): Promise<CryptoKey> {
  const imported = secretKeys.get(secret);
  if (imported) return imported;
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  secretKeys.set(secret, key);
  return key;
}

export const hasAudience = ({ aud }: JWTPayload, audience: string): boolean =>
  audience !== "" && (Array.isArray(aud) ? aud : [aud]).includes(audience);

/** The refusal after a failed verification: of the token, or because the keys cannot be read. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isVerdict(error)) return unauthorized("The bearer token is not valid.");
  return new DomainError("service_unavailable", "The token issuer's keys cannot be read at the moment.", {
    headers: { "Retry-After": "5" },
  });
}

/** Whether jose rejected the token itself, rather than failed to fetch its keys. */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return error instanceof TypeError && error.message.includes("Invalid");
  return !(
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === "ERR_JOSE_GENERIC"
  );
}

export function remoteKeys(url: string): JWTVerifyGetKey {
  const known = jwks.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url));
  jwks.set(url, keys);
  return keys;
}

function actorFromClaims(claims: JWTPayload, settings: Settings): Actor {
  const tenantId = claimAt(claims, settings.AUTH_TENANT_CLAIM);
  if (tenantId === undefined || claims.sub === undefined) {
    throw unauthorized("The bearer token names no tenant or officer.");
  }
  if (!isActorName(tenantId) || !isActorName(claims.sub)) {
    throw unauthorized("The tenant or officer in the bearer token has surrounding space or invisible characters.");
  }
  const clientId = machineClientOf(claims);
  // Roles of a program come from its registration here, not from its token.
  if (clientId !== null) return { kind: "service", tenantId, id: clientId, roles: [] };
  if (claims.sub.startsWith(SERVICE_PREFIX)) throw unauthorized("The bearer token names no officer.");
  if (areRolesLeftOut(claims, settings)) throw new DomainError("forbidden", ROLES_LEFT_OUT);
  const roles = rolesOf(claims, settings);
  const key = hasDirectory(settings, tenantId) ? claimAt(claims, settings.SCIM_MATCH_CLAIM) : undefined;
  const directoryKey = typeof key === "string" && key !== "" ? { directoryKey: key } : {};
  // A token that this service signed itself names no client.
  const isOfIssuer = settings.AUTH_JWT_SECRET === undefined;
  const unknownClient =
    isOfIssuer && !namesOfficersClient(claims, settings) ? ({ isOfUnknownClient: true } as const) : {};
  const names = namesOf(claims, settings);
  return { kind: "officer", tenantId, id: claims.sub, roles, ...names, ...directoryKey, ...unknownClient };
}

const ROLES_LEFT_OUT =
  "The issuer left the groups out of the token because there are too many (`_claim_names`), so the roles are not " +
  "known. Let the issuer send only the groups that are assigned to this application, or its application roles.";

/** @throws DomainError `forbidden` unless the actor holds one of the roles. */
export function requireRole(actor: Actor, allowed: readonly Role[]): void {
  if (allowed.some((role) => actor.roles.includes(role))) return;
  throw new DomainError("forbidden", `This needs one of the roles: ${allowed.join(", ")}.`);
}

export const unauthorized = (message: string) =>
  new DomainError("unauthorized", message, { headers: { "WWW-Authenticate": "Bearer" } });
