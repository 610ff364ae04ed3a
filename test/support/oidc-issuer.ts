import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { freePort } from "./service.ts";

/** Who the issuer says has signed in. */
export interface Account {
  readonly sub: string;
  readonly tenant: string;
  readonly roles: readonly string[];
}

/** What the issuer gets wrong, once. */
export type Mischief = "other_state" | "refusal" | "other_nonce" | "forged_token" | "other_audience";

interface Grant {
  readonly account: Account;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly mischief: Mischief | null;
}

type SigningKey = "RS256" | "ES256" | "forged";

const CLIENT_ID = "dossier-console";
const AUDIENCE = "dossier";
const ACCESS_SECONDS = 3600;

/**
 * An OpenID provider on this machine with one public client: authorization code with PKCE (RFC 7636), refresh tokens
 * that rotate, sign-out at its own page. It holds the client to the rules and asks nobody for a password.
 */
export class TestIssuer {
  /** Who signs in next. */
  account: Account = { sub: "alice", tenant: "demo", roles: ["officer"] };
  mischief: Mischief | null = null;
  /** Tokens that were handed out, and how. */
  readonly granted: ("code" | "refresh")[] = [];
  /** Sign-outs at the issuer's page. */
  signedOut = 0;
  readonly #port: number;
  readonly #server: Server;
  readonly #keys: Readonly<Record<SigningKey, CryptoKey>>;
  readonly #published: readonly JWK[];
  readonly #redirectUris = new Set<string>();
  readonly #codes = new Map<string, Grant>();
  readonly #refreshTokens = new Map<string, Account>();

  private constructor(port: number, keys: Readonly<Record<SigningKey, CryptoKey>>, published: readonly JWK[]) {
    this.#port = port;
    this.#keys = keys;
    this.#published = published;
    this.#server = createServer((request, response) => {
      this.#route(request, response).catch((error: unknown) => {
        sendJson(response, 500, { error: "server_error", error_description: String(error) });
      });
    });
  }

  static async start(): Promise<TestIssuer> {
    const [rsa, ec, forged] = await Promise.all([
      generateKeyPair("RS256", { extractable: true }),
      generateKeyPair("ES256", { extractable: true }),
      generateKeyPair("RS256"),
    ]);
    const keys = { RS256: rsa.privateKey, ES256: ec.privateKey, forged: forged.privateKey };
    const published = [
      { ...(await exportJWK(rsa.publicKey)), kid: "RS256", alg: "RS256", use: "sig" },
      { ...(await exportJWK(ec.publicKey)), kid: "ES256", alg: "ES256", use: "sig" },
    ];
    const issuer = new TestIssuer(await freePort(), keys, published);
    await new Promise<void>((listening) => issuer.#server.listen(issuer.#port, "127.0.0.1", listening));
    return issuer;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Settings of a service whose officers sign in here, as `--var` takes them. */
  get settings(): string[] {
    return [
      "AUTH_JWT_SECRET:",
      ...["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"].map((name) => `${name}:off`),
      `AUTH_ISSUER:${this.url}`,
      `AUTH_JWKS_URL:${this.url}/jwks`,
      `AUTH_AUDIENCE:${AUDIENCE}`,
      `AUTH_CLIENT_ID:${CLIENT_ID}`,
    ];
  }

  /** Registers where the client may be sent back to. */
  register(redirectUri: string): void {
    this.#redirectUris.add(redirectUri);
  }

  /** An access token for the service, as a program of the tenant would hold it. */
  accessToken(account: Account, alg: "RS256" | "ES256" = "ES256"): Promise<string> {
    return this.#sign({ ...account, aud: AUDIENCE }, alg);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  #sign(claims: JWTPayload, alg: SigningKey): Promise<string> {
    const kid = alg === "forged" ? "RS256" : alg;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: kid, kid, typ: "JWT" })
      .setIssuer(this.url)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + ACCESS_SECONDS)
      .sign(this.#keys[alg]);
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    // Any origin may ask: what it learns is public, or takes a code and its verifier.
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (pathname === "/.well-known/openid-configuration") return sendJson(response, 200, this.#describe());
    if (pathname === "/jwks") return sendJson(response, 200, { keys: this.#published });
    if (pathname === "/authorize") return this.#authorize(searchParams, response);
    if (pathname === "/sign-out") return this.#signOut(searchParams, response);
    if (pathname === "/token" && request.method === "POST") {
      return this.#answerToken(new URLSearchParams(await text(request)), response);
    }
    sendJson(response, 404, { error: "not_found" });
  }

  #describe(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      end_session_endpoint: `${this.url}/sign-out`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const asked = (name: string) => query.get(name) ?? "";
    const redirectUri = asked("redirect_uri");
    if (asked("client_id") !== CLIENT_ID || !this.#redirectUris.has(redirectUri)) {
      return sendJson(response, 400, { error: "invalid_request", error_description: "unknown client or redirect" });
    }
    const mischief = this.mischief;
    this.mischief = null;
    const back = new URL(redirectUri);
    back.searchParams.set("iss", this.url);
    back.searchParams.set("state", mischief === "other_state" ? "somebody-elses" : asked("state"));
    const lawful = asked("response_type") === "code" && asked("code_challenge_method") === "S256";
    if (!lawful || asked("code_challenge") === "" || asked("state") === "") {
      back.searchParams.set("error", "invalid_request");
    } else if (mischief === "refusal") {
      back.searchParams.set("error", "access_denied");
    } else {
      const code = crypto.randomUUID();
      const [challenge, nonce] = [asked("code_challenge"), asked("nonce")];
      this.#codes.set(code, { account: this.account, redirectUri, challenge, nonce, mischief });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  async #answerToken(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const refuse = (error: string) => sendJson(response, 400, { error });
    if (form.get("client_id") !== CLIENT_ID) return refuse("invalid_client");
    if (form.get("grant_type") === "refresh_token") {
      const token = form.get("refresh_token") ?? "";
      const account = this.#refreshTokens.get(token);
      this.#refreshTokens.delete(token);
      if (!account) return refuse("invalid_grant");
      this.granted.push("refresh");
      return sendJson(response, 200, await this.#tokensFor(account, null, null));
    }
    if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");
    const code = form.get("code") ?? "";
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri")) {
      return refuse("invalid_grant");
    }
    this.granted.push("code");
    sendJson(response, 200, await this.#tokensFor(grant.account, grant.nonce, grant.mischief));
  }

  async #tokensFor(account: Account, nonce: string | null, mischief: Mischief | null): Promise<object> {
    const aud = mischief === "other_audience" ? "another-service" : AUDIENCE;
    const said = mischief === "other_nonce" ? "somebody-elses" : nonce;
    const refreshToken = crypto.randomUUID();
    this.#refreshTokens.set(refreshToken, account);
    return {
      token_type: "Bearer",
      expires_in: ACCESS_SECONDS,
      refresh_token: refreshToken,
      access_token: await this.#sign({ ...account, aud }, mischief === "forged_token" ? "forged" : "RS256"),
      id_token: await this.#sign({ sub: account.sub, aud: CLIENT_ID, ...(said ? { nonce: said } : {}) }, "RS256"),
    };
  }

  #signOut(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get("post_logout_redirect_uri") ?? "";
    if (!query.get("id_token_hint") || !this.#redirectUris.has(after)) {
      return sendJson(response, 400, { error: "invalid_request" });
    }
    this.signedOut++;
    response.writeHead(302, { Location: after }).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
