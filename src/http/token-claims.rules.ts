import type { JWTHeaderParameters, JWTPayload } from "jose";
import type { Settings } from "../platform/settings.ts";

/** Header types of an access token: a plain JWT, and RFC 9068. A header need not name any (RFC 7519, section 5.1). */
const ACCESS_TYPES = new Set(["jwt", "at+jwt"]);
/** Values by which some issuers mark other tokens in a claim, although the header says `JWT`. */
const OTHER_TOKENS = new Set(["id", "refresh", "offline", "logout"]);

type ClientSettings = Pick<Settings, "AUTH_CLIENT_ID" | "AUTH_AUTHORIZED_PARTIES">;

/** Why a correctly signed token is not an access token for this service; null when it is. */
export function accessTokenFault(
  header: JWTHeaderParameters,
  claims: JWTPayload,
  settings: ClientSettings,
): string | null {
  if (!isAccessType(header.typ)) return "The bearer token's type is not that of an access token.";
  if (isOtherToken(claims)) return "The bearer token is not an access token; send the issuer's access token.";
  // A program's token is held against the service accounts of its tenant.
  if (machineClientOf(claims) !== null) return null;
  return isAuthorizedParty(partyOf(claims), settings) ? null : "The bearer token was issued to another client.";
}

/** The client that a token was issued to; undefined where it does not say. */
const partyOf = (claims: JWTPayload): unknown =>
  claims["azp"] ?? claims["client_id"] ?? claims["cid"] ?? claims["appid"];

/** Whether the token says that it was issued to a client by which officers sign in. */
export function namesOfficersClient(claims: JWTPayload, settings: ClientSettings): boolean {
  const party = partyOf(claims);
  return typeof party === "string" && clientsOfOfficers(settings).includes(party);
}

/** Clients by which officers sign in; none where the settings name none. */
export const clientsOfOfficers = ({ AUTH_CLIENT_ID, AUTH_AUTHORIZED_PARTIES }: ClientSettings): readonly string[] =>
  [AUTH_CLIENT_ID, ...AUTH_AUTHORIZED_PARTIES].filter((known) => known !== "");

function isAccessType(typ: unknown): boolean {
  if (typ === undefined) return true;
  return typeof typ === "string" && ACCESS_TYPES.has(typ.toLowerCase().replace(/^application\//, ""));
}

/** `at_hash` and `c_hash` stand in ID tokens only (OpenID Connect Core, section 3.3.2.11). */
function isOtherToken(claims: JWTPayload): boolean {
  const isNamed = [claims.typ, claims.token_use].some(
    (name) => typeof name === "string" && OTHER_TOKENS.has(name.toLowerCase()),
  );
  return isNamed || claims.at_hash !== undefined || claims.c_hash !== undefined;
}

/**
 * The client of a token that stands for a program and for no person (client credentials), or null. Issuers differ in how
 * they say so: the subject is the client (RFC 9068, section 2.2; Okta), `idtyp` or a subject that is the object id
 * (Entra ID), `gty` (Auth0), the name of the account (Keycloak).
 */
export function machineClientOf(claims: JWTPayload): string | null {
  const { sub, idtyp, oid, gty, preferred_username: username } = claims;
  const clients = [claims["azp"], claims["client_id"], claims["cid"], claims["appid"]];
  const client = clients.find((one): one is string => typeof one === "string" && one !== "") ?? sub ?? null;
  const isMachine =
    (sub !== undefined && clients.includes(sub)) ||
    idtyp === "app" ||
    (sub !== undefined && oid === sub) ||
    gty === "client-credentials" ||
    (typeof username === "string" && username.startsWith("service-account-"));
  return isMachine ? client : null;
}

/** Checked when the token names its client and the settings do too. */
function isAuthorizedParty(party: unknown, settings: ClientSettings): boolean {
  if (party === undefined) return true;
  const parties = clientsOfOfficers(settings);
  return parties.length === 0 || (typeof party === "string" && parties.includes(party));
}
