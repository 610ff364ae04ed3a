import * as oauth from "oauth4webapi";
import { UnavailableError } from "../errors.ts";
import type { Credential, Issuer } from "./credentials.ts";
import { SignInError } from "./exit-codes.ts";
import { printable, type Terminal } from "./terminal.ts";

const DEFAULT_INTERVAL_SECONDS = 5;
/** Added to the interval each time the issuer answers `slow_down` (RFC 8628). */
const SLOWER_SECONDS = 5;

/** Of one request to the issuer. None waits for the person who confirms the code: the token is polled for. */
const TIMEOUT_MS = 30_000;

function optionsOf(terminal: Terminal, issuer: string) {
  return {
    [oauth.customFetch]: (url: string, init: object) => terminal.fetch(url, init as RequestInit),
    // Plain HTTP exposes tokens, except on the same machine.
    [oauth.allowInsecureRequests]: /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(issuer).hostname),
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
  };
}

/** @throws SignInError where the issuer refuses; UnavailableError where it does not answer. */
async function atIssuer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInError) throw error;
    if (error instanceof oauth.ResponseBodyError) {
      const reason = error.error_description ?? error.error;
      throw error.status >= 500
        ? new UnavailableError(`The issuer cannot answer: ${reason}`, { status: error.status, cause: error })
        : new SignInError(`The issuer refused: ${reason}`);
    }
    if (error instanceof oauth.WWWAuthenticateChallengeError) throw new SignInError("The issuer refused the client.");
    if (error instanceof oauth.OperationProcessingError || error instanceof TypeError) {
      throw new UnavailableError(`The issuer did not answer: ${error.message}`, { cause: error });
    }
    if (error instanceof DOMException)
      throw new UnavailableError("The issuer did not answer in time.", { cause: error });
    throw error;
  }
}

async function discover(terminal: Terminal, { issuer }: Issuer): Promise<oauth.AuthorizationServer> {
  const address = new URL(issuer);
  return oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, optionsOf(terminal, issuer)));
}

const credentialOf = (terminal: Terminal, from: Issuer, granted: oauth.TokenEndpointResponse): Credential => ({
  token: granted.access_token,
  ...(granted.expires_in === undefined ? {} : { expires_at: terminal.now() + granted.expires_in * 1000 }),
  ...(granted.refresh_token === undefined ? {} : { refresh_token: granted.refresh_token }),
  from,
});

/** Signs a person in on another device (RFC 8628): they open an address and type a code. */
export function signInByDevice(terminal: Terminal, from: Issuer): Promise<Credential> {
  return atIssuer(async () => {
    const server = await discover(terminal, from);
    if (server.device_authorization_endpoint === undefined) {
      throw new SignInError("The issuer offers no sign-in by device. Paste a token: dossier login --token");
    }
    const client: oauth.Client = { client_id: from.client_id };
    const options = optionsOf(terminal, from.issuer);
    const started = await oauth.deviceAuthorizationRequest(
      server,
      client,
      oauth.None(),
      { ...from.parameters },
      options,
    );
    const device = await oauth.processDeviceAuthorizationResponse(server, client, started);
    const address = device.verification_uri_complete ?? device.verification_uri;
    terminal.err(`Open ${printable(address)} and confirm the code ${printable(device.user_code)}.\n`);
    let interval = device.interval ?? DEFAULT_INTERVAL_SECONDS;
    const endsAt = terminal.now() + device.expires_in * 1000;
    while (terminal.now() < endsAt) {
      await terminal.sleep(interval * 1000);
      const answer = await oauth.deviceCodeGrantRequest(server, client, oauth.None(), device.device_code, {
        ...options,
        additionalParameters: resourceOf(from),
      });
      try {
        const granted = await oauth.processDeviceCodeResponse(server, client, answer);
        return credentialOf(terminal, from, granted);
      } catch (error) {
        const waiting = error instanceof oauth.ResponseBodyError ? error.error : "";
        if (waiting === "slow_down") interval += SLOWER_SECONDS;
        else if (waiting !== "authorization_pending") throw error;
      }
    }
    throw new SignInError("The code has expired. Sign in again.");
  });
}

/** Signs a program in by its own client and secret. */
export function signInAsClient(terminal: Terminal, from: Issuer, secret: string): Promise<Credential> {
  return atIssuer(async () => {
    const server = await discover(terminal, from);
    const client: oauth.Client = { client_id: from.client_id };
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const authentication = methods.includes("client_secret_basic")
      ? oauth.ClientSecretBasic(secret)
      : oauth.ClientSecretPost(secret);
    const options = optionsOf(terminal, from.issuer);
    const answer = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      { ...from.parameters },
      options,
    );
    return credentialOf(terminal, from, await oauth.processClientCredentialsResponse(server, client, answer));
  });
}

/** A new token for a refresh token. */
export function renew(terminal: Terminal, from: Issuer, old: string): Promise<Credential> {
  return atIssuer(async () => {
    const server = await discover(terminal, from);
    const client: oauth.Client = { client_id: from.client_id };
    const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), old, {
      ...optionsOf(terminal, from.issuer),
      additionalParameters: resourceOf(from),
    });
    const granted = await oauth.processRefreshTokenResponse(server, client, answer);
    return { refresh_token: old, ...credentialOf(terminal, from, granted) };
  });
}

/** The service that the token is meant for, which an issuer may want with every token request. */
const resourceOf = ({ parameters: { audience, resource } }: Issuer): Record<string, string> => ({
  ...(audience === undefined ? {} : { audience }),
  ...(resource === undefined ? {} : { resource }),
});
