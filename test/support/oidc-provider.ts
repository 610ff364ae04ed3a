import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import type { Provider, Token } from "oidc-provider";
import { freePort } from "./free-port.ts";

/** Who signs in at the issuer, with the claims of their tokens. */
export interface Subject {
  readonly accountId: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** An API that the issuer gives JWTs for, where a client names it as its resource. */
const API = "https://dossier.example/api";
const CONSOLE = "console";

/** A client of its own account (client credentials). */
export interface Machine {
  readonly clientId: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * The certified OpenID provider `oidc-provider` on this machine: access tokens are opaque, or JWTs where the client names
 * the API as its resource (RFC 8707). It asks nobody for a password: whoever is `subject` has signed in.
 */
export class OpenIdProvider {
  subject: Subject = { accountId: "nobody", claims: {} };
  readonly url: string;
  readonly #server: Server;
  readonly #machines: readonly Machine[];

  private constructor(url: string, server: Server, machines: readonly Machine[]) {
    this.url = url;
    this.#server = server;
    this.#machines = machines;
  }

  /** @param consoles addresses to which an officer may be sent back. */
  static async start(consoles: readonly string[], machines: readonly Machine[] = []): Promise<OpenIdProvider> {
    const { Provider: OidcProvider } = await import("oidc-provider");
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: "k1", alg: "ES256", use: "sig" };
    const server = createServer();
    const issuer = new OpenIdProvider(url, server, machines);
    const provider = new OidcProvider(url, issuer.#configuration(consoles, key));
    const answer = provider.callback();
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url!.startsWith("/interaction/")) return void answer(request, response);
      void issuer.#signIn(provider, request, response);
    });
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    return issuer;
  }

  /** Settings of a service whose officers sign in here, as `--var` takes them. */
  settings(...more: string[]): string[] {
    return [
      "AUTH_JWT_SECRET:",
      ...["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"].map((name) => `${name}:off`),
      `AUTH_ISSUER:${this.url}`,
      `AUTH_JWKS_URL:${this.url}/jwks`,
      `AUTH_AUDIENCE:${API}`,
      `AUTH_CLIENT_ID:${CONSOLE}`,
      ...more,
    ];
  }

  /** The resource that has to be named for a JWT. */
  readonly resource = API;

  /** A token by client credentials; without a resource it is opaque. */
  async machineToken(clientId: string, resource: string | null = API): Promise<string> {
    const answer = await fetch(`${this.url}/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${clientId}:${secretOf(clientId)}`)}` },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        ...(resource === null ? {} : { resource, scope: "cases" }),
      }),
    });
    if (!answer.ok) throw new Error(`the issuer answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  #configuration(consoles: readonly string[], key: object): object {
    return {
      jwks: { keys: [key] },
      cookies: { keys: ["of no importance on this machine"] },
      clientBasedCORS: () => true,
      pkce: { required: () => true },
      ttl: { AccessToken: 3600, ClientCredentials: 3600, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
      scopes: ["openid", "offline_access", "cases"],
      clients: [
        {
          client_id: CONSOLE,
          token_endpoint_auth_method: "none",
          redirect_uris: [...consoles],
          post_logout_redirect_uris: [...consoles],
          grant_types: ["authorization_code", "refresh_token"],
          id_token_signed_response_alg: "ES256",
          // Sent back to this machine, which the service knows by its name only.
          application_type: "native",
        },
        ...this.#machines.map(({ clientId }) => ({
          client_id: clientId,
          client_secret: secretOf(clientId),
          redirect_uris: [],
          response_types: [],
          grant_types: ["client_credentials"],
          id_token_signed_response_alg: "ES256",
        })),
      ],
      findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
      extraTokenClaims: (_: unknown, { accountId, clientId }: Token) =>
        accountId === undefined
          ? this.#machines.find((machine) => machine.clientId === clientId)?.claims
          : this.subject.claims,
      interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
      features: {
        devInteractions: { enabled: false },
        clientCredentials: { enabled: true },
        resourceIndicators: {
          enabled: true,
          useGrantedResource: () => false,
          getResourceServerInfo: () => ({
            scope: "cases",
            audience: API,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "ES256" } },
          }),
        },
      },
    };
  }

  /** Signs the subject in and grants what the client wants. */
  async #signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === "login") {
      return provider.interactionFinished(request, response, { login: { accountId: this.subject.accountId } });
    }
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: String(params["client_id"]) });
    grant.addOIDCScope("openid offline_access cases");
    if (typeof params["resource"] === "string") grant.addResourceScope(params["resource"], "cases");
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}

const secretOf = (clientId: string): string => `secret-of-${clientId}-secret-of-${clientId}`;
