import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askApp, bindingsWith, PRODUCTION, putListInForce } from "../support/ask-app.ts";

const ISSUER = PRODUCTION.AUTH_ISSUER;
const now = () => Math.floor(Date.now() / 1000);

/** An issuer whose keys can change; how often they were fetched is counted. */
class Issuer {
  fetched = 0;
  isDown = false;
  published: JWK[] = [];
  readonly url = `https://login.example/${crypto.randomUUID()}/jwks.json`;

  async addKey(kid: string) {
    const pair = await generateKeyPair("ES256", { extractable: true });
    this.published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: "ES256", use: "sig" });
    return pair.privateKey;
  }

  answer = async (input: RequestInfo | URL): Promise<Response> => {
    const asked = input instanceof Request ? input.url : String(input);
    if (asked !== this.url || this.isDown) return new Response("down", { status: 500 });
    this.fetched++;
    return Response.json({ keys: this.published });
  };
}

let issuer: Issuer;
let key: CryptoKey;
beforeEach(async () => {
  await putListInForce();
  issuer = new Issuer();
  key = await issuer.addKey("k1");
  vi.spyOn(globalThis, "fetch").mockImplementation(issuer.answer as typeof fetch);
});
afterEach(() => vi.useRealTimers());

const bindings = () => bindingsWith({ ...PRODUCTION, AUTH_JWKS_URL: issuer.url });
const ask = async (token: string) =>
  (await askApp(bindings(), "/api/countries", { headers: { Authorization: `Bearer ${token}` } })).status;

interface Claims {
  readonly [claim: string]: unknown;
}

function sign(claims: Claims = {}, header: Partial<JWTHeaderParameters> = {}, by: CryptoKey | Uint8Array = key) {
  const all = {
    sub: "alice",
    tenant: "t",
    roles: ["officer"],
    iss: ISSUER,
    aud: "dossier",
    exp: now() + 600,
    ...claims,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new SignJWT(given).setProtectedHeader({ alg: "ES256", kid: "k1", ...header }).sign(by);
}

describe("a token of the issuer", () => {
  it("opens the service", async () => {
    expect(await ask(await sign())).toBe(200);
    expect(await ask(await sign({ aud: ["other", "dossier"], nbf: now() - 10, iat: now() }))).toBe(200);
  });

  it.each<[string, Claims]>([
    ["another issuer", { iss: "https://evil.example" }],
    ["an issuer that only begins alike", { iss: `${ISSUER}/` }],
    ["no issuer", { iss: undefined }],
    ["another audience", { aud: "another-service" }],
    ["no audience", { aud: undefined }],
    ["an end that has passed", { exp: now() - 120 }],
    ["no end", { exp: undefined }],
    ["an end that is no number", { exp: "tomorrow" }],
    ["a beginning that has not come", { nbf: now() + 300 }],
    ["no officer", { sub: undefined }],
    ["an officer that is no name", { sub: "" }],
    ["an officer with control characters", { sub: "alice\nadmin" }],
    ["an officer with space after the name", { sub: "alice " }],
    ["an officer with space before the name", { sub: " alice" }],
    ["an officer with a no-break space after the name", { sub: "alice\u00a0" }],
    ["an officer with a no-break space in the name", { sub: "jan\u00a0smit" }],
    ["an officer with a zero-width character", { sub: "ali\u200bce" }],
    ["an officer with a byte order mark", { sub: "\ufeffalice" }],
    ["an officer with a soft hyphen", { sub: "al\u00adice" }],
    ["an officer with a change of direction", { sub: "alice\u202e" }],
    ["an officer with an invisible letter", { sub: "alice\u3164" }],
    ["an officer in another normal form", { sub: "andre\u0301" }],
    ["a tenant with surrounding space", { tenant: "t " }],
    ["a tenant with a zero-width character", { tenant: "t\u2060" }],
    ["no tenant", { tenant: undefined }],
    ["a tenant that is no text", { tenant: { $ne: "" } }],
    ["a tenant with a NUL", { tenant: "t\0x" }],
  ])("with %s opens nothing", async (_, claims) => {
    expect(await ask(await sign(claims))).toBe(401);
  });

  it("opens the service to a name with space and accents in it", async () => {
    expect(await ask(await sign({ sub: "Andr\u00e9 de Smet" }))).toBe(200);
  });

  it.each([undefined, "JWT", "jwt", "at+jwt", "application/at+jwt"])("of type %s opens the service", async (typ) => {
    expect(await ask(await sign({}, typ === undefined ? {} : { typ }))).toBe(200);
  });

  it.each([
    ["logout+jwt", {}],
    ["dpop+jwt", {}],
    ["secevent+jwt", {}],
    ["", {}],
    [7, {}],
    ["JWT", { typ: "ID" }],
    ["JWT", { typ: "Refresh" }],
    ["JWT", { token_use: "id" }],
    ["JWT", { at_hash: "x" }],
  ])("of type %s with %o opens nothing", async (typ, claims) => {
    expect(await ask(await sign(claims, { typ: typ as string }))).toBe(401);
  });

  it("opens nothing when it was issued to another client than the settings name", async () => {
    const askAs = async (settings: object, azp: unknown) => {
      const headers = { Authorization: `Bearer ${await sign({ azp })}` };
      return (await askApp(bindingsWith({ ...bindings(), ...settings }), "/api/countries", { headers })).status;
    };
    const named = { AUTH_CLIENT_ID: "console", AUTH_AUTHORIZED_PARTIES: "loader, robot" };
    for (const azp of ["console", "robot", undefined]) expect(await askAs(named, azp)).toBe(200);
    for (const azp of ["another", "", ["console"], 7]) expect(await askAs(named, azp)).toBe(401);
    for (const name of ["client_id", "cid"]) {
      for (const [client, status] of [
        ["console", 200],
        ["another", 401],
      ] as const) {
        const headers = { Authorization: `Bearer ${await sign({ [name]: client })}` };
        const answer = await askApp(bindingsWith({ ...bindings(), ...named }), "/api/countries", { headers });
        expect([name, client, answer.status]).toEqual([name, client, status]);
      }
    }
    expect(await askAs({ AUTH_CLIENT_ID: "" }, "another")).toBe(200);
    expect(await askAs({ AUTH_CLIENT_ID: "", AUTH_AUTHORIZED_PARTIES: "robot" }, "another")).toBe(401);
  });

  it("of a form that hides a program opens nothing in a tenant that lets programs in, nor after they are revoked", async () => {
    const tenant = `t-${crypto.randomUUID()}`;
    const clients = { AUTH_CLIENT_ID: "console", AUTH_AUTHORIZED_PARTIES: "" };
    const askAs = async (
      claims: Claims,
      method = "GET",
      path = "/api/countries",
      settings: object = clients,
      json?: object,
    ) => {
      const headers = {
        Authorization: `Bearer ${await sign({ tenant, roles: ["compliance_manager"], ...claims })}`,
        "Content-Type": "application/json",
      };
      const init = { method, headers, ...(json && { body: JSON.stringify(json) }) };
      const answer = await askApp(bindingsWith({ ...bindings(), ...settings }), path, init);
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const forms = [{}, { scope: "robot" }, { appid: "robot" }, { azp: undefined, client: "robot" }];
    // Entra's older tokens name the client in `appid`.
    for (const claims of forms) expect((await askAs(claims))[0]).toBe("appid" in claims ? 401 : 200);
    const account = { client_id: "robot", name: "Robot", roles: ["officer"] };
    const make = (claims: Claims, settings?: object) =>
      askAs(claims, "POST", "/api/service-accounts", settings, account);
    // Neither while nobody knows the officers' client, nor by an officer whom the account would lock out.
    expect(await make({ azp: "console" }, { AUTH_CLIENT_ID: "" })).toEqual([409, "invalid_state"]);
    expect(await make({})).toEqual([409, "invalid_state"]);
    expect((await askAs({}))[0]).toBe(200);
    expect((await make({ azp: "console" }))[0]).toBe(201);
    for (const claims of forms) expect([claims, ...(await askAs(claims))]).toEqual([claims, 401, "unauthorized"]);
    expect((await askAs({ azp: "console" }))[0]).toBe(200);
    expect((await askAs({ appid: "console" }))[0]).toBe(200);
    expect((await askAs({ azp: "robot", sub: "robot" }))[0]).toBe(200);
    expect((await askAs({}, "GET", "/api/countries", { AUTH_CLIENT_ID: "" }))[0]).toBe(401);
    expect((await askAs({ azp: "console" }, "GET", "/api/countries", { AUTH_CLIENT_ID: "" }))[0]).toBe(401);
    expect((await askAs({ tenant: "another" }))[0]).toBe(200);
    expect((await askAs({ azp: "console" }, "DELETE", "/api/service-accounts/robot"))[0]).toBe(200);
    for (const claims of forms) expect((await askAs(claims))[0]).toBe(401);
  });

  it("gives no role that the service does not know, nor one from a prototype", async () => {
    expect(await ask(await sign({ roles: ["superuser", "__proto__", "Officer"] }))).toBe(403);
    expect(await ask(await sign({ roles: { officer: true } }))).toBe(403);
    expect(await ask(await sign({ roles: "officer mlro" }))).toBe(200);
  });
});

describe("a token whose groups the issuer left out", () => {
  it("is refused with the reason, whatever roles it has left: they are not all known", async () => {
    for (const claims of [
      {
        roles: undefined,
        _claim_names: { roles: "src1" },
        _claim_sources: { src1: { endpoint: "https://x.example" } },
      },
      { _claim_names: { roles: "src1" } },
    ]) {
      const headers = { Authorization: `Bearer ${await sign(claims)}` };
      for (const path of ["/api/session", "/api/cases", "/api/regulatory/calendar.ics"]) {
        const answer = await askApp(bindings(), path, { headers });
        const { code, detail } = await answer.json<{ code: string; detail: string }>();
        expect([path, answer.status, code]).toEqual([path, 403, "forbidden"]);
        expect(detail).toContain("too many");
      }
    }
  });

  it("is refused before the mapping of groups could give less than it should, or a default", async () => {
    const settings = { ...bindings(), AUTH_ROLES_CLAIM: "groups", AUTH_ROLE_MAP: '{"kyc": "officer"}' };
    const read = async (claims: Claims) => {
      const headers = { Authorization: `Bearer ${await sign({ roles: ["mlro"], ...claims })}` };
      const answer = await askApp(bindingsWith(settings), "/api/session", { headers });
      return [answer.status, (await answer.json<{ roles?: string[] }>()).roles];
    };
    expect(await read({ groups: ["kyc", "officer", "mlro"] })).toEqual([200, ["officer"]]);
    expect(await read({ groups: ["unheard-of"] })).toEqual([200, []]);
    expect(await read({})).toEqual([200, []]);
    expect(await read({ hasgroups: true })).toEqual([403, undefined]);
  });
});

describe("a token that the issuer did not make", () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = () =>
    encode({ sub: "mallory", tenant: "t", roles: ["officer"], iss: ISSUER, aud: "dossier", exp: now() + 600 });

  it("opens nothing without a signature, however `none` is spelled", async () => {
    for (const alg of ["none", "None", "NONE", "", undefined]) {
      expect(await ask(`${encode({ alg, kid: "k1" })}.${claims()}.`)).toBe(401);
    }
  });

  it("opens nothing when the public key was used as a shared secret", async () => {
    const secrets = [JSON.stringify(issuer.published[0]), issuer.published[0]!.x!].map((text) =>
      new TextEncoder().encode(text),
    );
    for (const secret of secrets) expect(await ask(await sign({}, { alg: "HS256" }, secret))).toBe(401);
  });

  it("opens nothing with a key that it brings along or points to", async () => {
    const own = await generateKeyPair("ES256", { extractable: true });
    const jwk = await exportJWK(own.publicKey);
    for (const header of [
      { jwk },
      { jku: "https://evil.example/jwks.json" },
      { x5u: "https://evil.example/x" },
      { kid: "../../k1" },
    ]) {
      expect(await ask(await sign({}, header as never, own.privateKey))).toBe(401);
    }
    const asked = vi
      .mocked(globalThis.fetch)
      .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
    expect(asked.every((url) => url === issuer.url)).toBe(true);
  });

  it("opens nothing when a piece of it was changed", async () => {
    const [header, , signature] = (await sign()).split(".");
    expect(await ask(`${header}.${claims()}.${signature}`)).toBe(401);
    for (const token of ["a.b", "a.b.c.d.e", "....", "=.=.="]) expect(await ask(token)).toBe(401);
  });

  it("is not even read where it is longer than any issuer's", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    expect(await ask(await sign({ pad: "x".repeat(20_000) }))).toBe(401);
    expect(verify).not.toHaveBeenCalled();
  });
});

describe("the issuer's keys", () => {
  it("change: a new one is fetched when a token names it", async () => {
    expect(await ask(await sign())).toBe(200);
    const before = issuer.fetched;
    const next = await issuer.addKey("k2");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 45_000 });
    expect(await ask(await sign({}, { kid: "k2" }, next))).toBe(200);
    expect(issuer.fetched).toBe(before + 1);
  });

  it("are not fetched for each token that names one that does not exist", async () => {
    expect(await ask(await sign())).toBe(200);
    const before = issuer.fetched;
    for (let i = 0; i < 20; i++) expect(await ask(await sign({}, { kid: `made-up-${i}` }))).toBe(401);
    expect(issuer.fetched).toBe(before);
  });

  it("that were withdrawn open nothing once they are read again", async () => {
    const token = await sign({ exp: now() + 7_200 });
    expect(await ask(token)).toBe(200);
    issuer.published = [];
    await issuer.addKey("k9");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 });
    expect(await ask(token)).toBe(401);
  });

  it("that cannot be read are no verdict: 503, never an open door", async () => {
    issuer.isDown = true;
    expect(await ask(await sign())).toBe(503);
  });
});
