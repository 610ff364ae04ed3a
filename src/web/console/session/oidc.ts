import * as oauth from "oauth4webapi";
import { answer, api } from "../api/client.ts";
import { RefusedError } from "../api/problem.ts";
import type { Session } from "./session.ts";
import { SIGN_IN } from "./texts.ts";

/** Issuer and client with which officers sign in. */
export interface OidcSettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly audience: string;
  readonly scope: string;
  /** Resource of the access token (RFC 8707); empty where none is named. */
  readonly resource: string;
}

interface Attempt {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly returnTo: string;
}

const KEY = "dossier-oidc";
const redirectUri = () => new URL("/console/", location.origin).href;

/** Plain HTTP exposes codes and tokens, except on the same machine. */
const requestOptions = ({ issuer }: OidcSettings) => ({
  [oauth.allowInsecureRequests]: /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(issuer).hostname),
});

const resourceOf = ({ resource }: OidcSettings): Record<string, string> => (resource === "" ? {} : { resource });

async function discover(settings: OidcSettings): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, requestOptions(settings)));
}

/** Redirects the officer to the issuer: authorization code with PKCE (RFC 7636). */
export async function startSignIn(settings: OidcSettings): Promise<void> {
  const server = await discover(settings);
  const attempt: Attempt = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    returnTo: location.hash,
  };
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
  const address = new URL(server.authorization_endpoint!);
  const query = {
    response_type: "code",
    client_id: settings.client_id,
    redirect_uri: redirectUri(),
    scope: settings.scope,
    audience: settings.audience,
    ...resourceOf(settings),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  location.assign(address);
}

/** Exchanges the returned code for a token and removes it from the address. @throws if the answer does not match. */
export async function completeSignIn(settings: OidcSettings): Promise<Session> {
  const returned = new URL(location.href);
  const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Attempt | null;
  sessionStorage.removeItem(KEY);
  history.replaceState(null, "", `/console/${attempt?.returnTo ?? ""}`);
  if (attempt === null) throw new Error("This sign-in was not started here.");
  const server = await discover(settings);
  const client: oauth.Client = { client_id: settings.client_id };
  const parameters = oauth.validateAuthResponse(server, client, returned, attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri(),
    attempt.verifier,
    { ...requestOptions(settings), additionalParameters: resourceOf(settings) },
  );
  const openid = settings.scope.split(" ").includes("openid");
  const granted = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    response,
    openid ? { expectedNonce: attempt.nonce, requireIdToken: true } : {},
  );
  return { ...(await readSession(granted)), ...signOutAddress(server, client, granted) };
}

/** A new session for a refresh token. @throws if the issuer refuses it. */
export async function continueSession(settings: OidcSettings, old: Session): Promise<Session> {
  const server = await discover(settings);
  const client: oauth.Client = { client_id: settings.client_id };
  const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), old.refresh_token!, {
    ...requestOptions(settings),
    additionalParameters: resourceOf(settings),
  });
  const granted = await oauth.processRefreshTokenResponse(server, client, response);
  return { ...old, ...(await readSession(granted)) };
}

/** The issuer's logout address (RP-Initiated Logout). Without it, its session stays, and one click signs in again. */
function signOutAddress(
  { end_session_endpoint: page }: oauth.AuthorizationServer,
  { client_id }: oauth.Client,
  { id_token }: oauth.TokenEndpointResponse,
): Pick<Session, "sign_out_url"> {
  if (page === undefined || id_token === undefined) return {};
  const address = new URL(page);
  const query = { id_token_hint: id_token, client_id, post_logout_redirect_uri: redirectUri() };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { sign_out_url: address.href };
}

/** A token that the service rejects is an error of configuration, so the officer does not see the technical reason. */
function inWords(error: unknown): never {
  if (error instanceof RefusedError && error.problem.status === 401) throw new Error(SIGN_IN.notAccepted);
  throw error;
}

/** Assumed lifetime of a token whose issuer does not state it. */
const VALID_SECONDS = 300;

/** Whom the token names, as the service understands it. @throws RefusedError if the service does not accept it. */
async function readSession(granted: oauth.TokenEndpointResponse): Promise<Session> {
  const token = granted.access_token;
  if (token.split(".").length !== 3) {
    throw new Error("The issuer's access token is no JWT; check AUTH_RESOURCE, AUTH_AUDIENCE and AUTH_SCOPE.");
  }
  const headers = { Authorization: `Bearer ${token}` };
  const { officer_id, name, tenant, roles } = await answer(api.GET("/api/session", { headers })).catch(inWords);
  return {
    token,
    officer_id,
    tenant,
    roles,
    ...(name === null ? {} : { name }),
    expires_at: new Date(Date.now() + (granted.expires_in ?? VALID_SECONDS) * 1000).toISOString(),
    ...(granted.refresh_token === undefined ? {} : { refresh_token: granted.refresh_token }),
  };
}
