import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { parseSettings } from "../../src/platform/settings.ts";
import { send } from "../support/api.ts";
import { putListInForce } from "../support/ask-app.ts";

const production = {
  ENVIRONMENT: "production",
  BELGIAN_MOCK_MODE: "off",
  PROXYVENDOR_MOCK_MODE: "off",
  DEMO_MODE: "off",
  DEMO_PARTNER_KEY: "off",
  AUTH_JWT_SECRET: undefined,
  AUTH_JWKS_URL: "https://login.example/jwks.json",
  AUTH_ISSUER: "https://login.example/tenant",
  AUTH_AUDIENCE: "dossier",
  AUTH_CLIENT_ID: "console",
};

/** The service under other settings than the ones that the tests run with. */
function ask(changes: object, path: string, init?: RequestInit) {
  const settings = { ...env, ...changes };
  const waiting = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  return createApp().app.fetch(new Request(`https://dossier.test${path}`, init), settings as Env, waiting as never);
}

const demoSession = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ officer: "alice", roles: ["officer"] }),
};

describe("the demo officer", () => {
  it("signs in by a click where there is a local secret and DEMO_MODE, and may call the service", async () => {
    const session = await send("POST", "/api/session/demo", { json: { officer: "alice", roles: ["officer"] } });
    expect([session.status, session.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const headers = { Authorization: `Bearer ${session.body.token}` };
    expect((await send("GET", "/api/cases", { headers })).status).toBe(200);
    const leftMs = Date.parse(session.body.expires_at) - Date.now();
    expect(leftMs).toBeGreaterThan(55 * 60_000);
    expect(leftMs).toBeLessThanOrEqual(60 * 60_000);
  });

  it.each([
    ["with DEMO_MODE off", { DEMO_MODE: "off" }, 404],
    ["outside of a local service", { ENVIRONMENT: "production" }, 503],
    ["with real officers", production, 404],
  ])("does not exist %s", async (_, changes, status) => {
    await putListInForce();
    const answer = await ask(changes, "/api/session/demo", demoSession);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("token");
    const signIn = await (await ask(changes, "/api/config/sign-in")).json<{ mode: string }>();
    expect(signIn.mode).not.toBe("demo");
  });

  it("is one of the demonstration's officers, in their own roles", async () => {
    for (const json of [
      { officer: "mallory", roles: ["officer"] },
      { officer: "alice", roles: ["officer", "mlro"] },
    ]) {
      expect((await send("POST", "/api/session/demo", { json })).status).toBe(403);
    }
  });

  it("is nobody without a name or a role", async () => {
    for (const json of [{ officer: " ", roles: ["officer"] }, { officer: "alice", roles: [] }, { officer: "a" }]) {
      expect((await send("POST", "/api/session/demo", { json })).status).toBe(422);
    }
  });
});

describe("how officers sign in", () => {
  beforeAll(() => putListInForce());

  it("names the issuer and the public client, and no secret", async () => {
    const answer = await ask(production, "/api/config/sign-in");
    expect(await answer.json()).toEqual({
      mode: "oidc",
      issuer: "https://login.example/tenant",
      client_id: "console",
      audience: "dossier",
      scope: "openid",
      tenant_claim: "tenant",
      roles_claim: "roles",
      resource: "",
    });
  });

  it("is not possible in the console where no client is named", async () => {
    const answer = await ask({ ...production, AUTH_CLIENT_ID: "" }, "/api/config/sign-in");
    expect(await answer.json()).toMatchObject({ mode: "unavailable" });
  });

  it("is a setting that may be left out", () => {
    const { AUTH_CLIENT_ID: _, AUTH_SCOPE: __, ...others } = env as unknown as Record<string, unknown>;
    expect(parseSettings(others)).toMatchObject({ AUTH_CLIENT_ID: "", AUTH_SCOPE: "openid" });
  });
});

describe("the console's address", () => {
  it("is where the front door leads", async () => {
    const answer = await send("GET", "/");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/console/"]);
  });

  it("has no page for paths of other programs", async () => {
    expect((await send("GET", "/console/nothing-here.js")).status).toBe(404);
    expect((await send("GET", "/cases-of-mine")).status).toBe(404);
  });
});
