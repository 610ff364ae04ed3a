import { createServer, type Server } from "node:http";
import { Provider } from "oidc-provider";
import { freePort } from "./free-port.ts";

export const DEVICE_CLIENT = "dossier-cli";
export const PROGRAM = { id: "nightly-job", secret: "nightly-secret-nightly-secret" };
export const RESOURCE = "https://dossier.test";

/** The `oidc-provider` package on this machine, with a public client for devices and a confidential one for programs. */
export class DeviceIssuer {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** @param accessSeconds life of an access token. */
  static async start(accessSeconds = 3_600): Promise<DeviceIssuer> {
    const port = await freePort();
    const issuer = `http://localhost:${port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: DEVICE_CLIENT,
          token_endpoint_auth_method: "none",
          application_type: "native",
          grant_types: ["urn:ietf:params:oauth:grant-type:device_code", "refresh_token"],
          redirect_uris: [],
          response_types: [],
        },
        {
          client_id: PROGRAM.id,
          client_secret: PROGRAM.secret,
          grant_types: ["client_credentials"],
          redirect_uris: [],
          response_types: [],
        },
      ],
      cookies: { keys: ["a key of this test alone"] },
      features: {
        clientCredentials: { enabled: true },
        deviceFlow: { enabled: true },
        devInteractions: { enabled: true },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => RESOURCE,
          getResourceServerInfo: () => ({
            scope: "",
            audience: RESOURCE,
            accessTokenFormat: "jwt",
            accessTokenTTL: accessSeconds,
          }),
        },
      },
      issueRefreshToken: async () => true,
      scopes: ["openid", "offline_access"],
      ttl: {
        AccessToken: accessSeconds,
        DeviceCode: 600,
        Grant: 3_600,
        Session: 3_600,
        IdToken: 3_600,
        Interaction: 600,
      },
    });
    const handle = provider.callback();
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    return new DeviceIssuer(issuer, server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** A browser without scripts: it keeps cookies, follows redirects and submits the first form of a page. */
export class FormBrowser {
  readonly #cookies = new Map<string, string>();
  #address = "";
  page = "";

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<void> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, {
      method: form === undefined ? "GET" : "POST",
      headers: { Cookie: cookie },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      redirect: "manual",
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.#cookies.set(name!, value!);
    }
    const next = answer.headers.get("Location");
    if (next !== null) return this.open(new URL(next, address).href);
    this.#address = address;
    this.page = await answer.text();
  }

  /** Submits the page's form with its hidden fields and the given ones. */
  submit(fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const action = /<form[^>]*action="([^"]+)"/.exec(this.page)?.[1];
    if (action === undefined) throw new Error(`no form on ${this.#address}:\n${this.page.slice(0, 2_000)}`);
    const hidden = [...this.page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const given = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
    return this.open(new URL(action, this.#address).href, { ...given, ...fields });
  }
}
