import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import { isPlatformPath } from "../../src/http/access.ts";
import { ROLES } from "../../src/platform/context.ts";
import { newOfficer, newTenant, officerToken } from "../support/api.ts";
import { askApp, bindingsWith, PRODUCTION, putListInForce } from "../support/ask-app.ts";
import { announcement, listed } from "../support/lists.ts";
import { ann, operatorToken } from "../support/operators.ts";

const ROUTE = "/api/platform/imports";
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const ask = async (token: string, bindings = env as Env) => (await askApp(bindings, ROUTE, bearer(token))).status;

describe("the platform's credential", () => {
  it("opens the platform's routes, which have a path of their own", async () => {
    expect((await ann.get(ROUTE)).status).toBe(200);
    const { endpoints } = createApp();
    expect(endpoints.filter(({ access }) => access === "platform").length).toBeGreaterThan(8);
    for (const { access, path } of endpoints)
      expect([path, isPlatformPath(path)]).toEqual([path, access === "platform"]);
  });

  it("is no officer's token, of whatever roles: an admin cannot empty a list for everybody", async () => {
    const admin = newOfficer("root", ...ROLES);
    const body = announcement([[listed("X", "X Y")]]);
    expect((await admin.post("/api/platform/list-imports/eu", body)).body).toMatchObject({ code: "unauthorized" });
    expect((await admin.post("/api/imports/lists/eu", body)).status).toBe(404);
    expect((await admin.post("/api/imports/kbo", {})).status).toBe(404);
    expect((await admin.post("/api/imports/regulatory", {})).status).toBe(404);
    expect((await admin.get("/api/platform/audit")).status).toBe(401);
    expect((await admin.get("/api/imports/lists")).status).toBe(200);
  });

  it("opens nothing of any tenant", async () => {
    for (const path of [
      "/api/cases",
      "/api/imports/lists",
      "/intelligence/alerts",
      "/api/webhooks",
      "/api/retention",
    ]) {
      expect([path, (await askApp(env as Env, path, bearer(await operatorToken()))).status]).toEqual([path, 401]);
    }
  });

  it.each([
    ["of another audience", { audience: "dossier" }],
    ["of another type", { typ: "JWT" }],
    ["in another operator's name", { subject: "bob" }],
    ["signed long ago", { issuedSecondsAgo: 2_000 }],
    ["from the future", { issuedSecondsAgo: -300 }],
  ])("is not a token %s", async (_, options) => {
    expect(await ask(await operatorToken(options))).toBe(401);
  });

  it("is no key that was taken away", async () => {
    const token = await operatorToken({ operator: "bob" });
    expect(await ask(token)).toBe(200);
    const keys = JSON.stringify(
      JSON.parse(env.PLATFORM_KEYS).filter((key: { operator: string }) => key.operator !== "bob"),
    );
    expect(await ask(token, bindingsWith({ PLATFORM_KEYS: keys }))).toBe(401);
  });

  it("does not exist where nobody set one: the routes are switched off", async () => {
    const off = bindingsWith({ PLATFORM_KEYS: "[]" });
    expect(await ask(await operatorToken(), off)).toBe(404);
    expect(await ask(await officerToken({ tenant: newTenant(), roles: ["admin"] }), off)).toBe(404);
    expect((await askApp(off, ROUTE)).status).toBe(404);
  });
});

describe("an operator's token of the officers' issuer", () => {
  beforeAll(() => putListInForce());

  const statuses = async (audience: string | string[]) => {
    const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
    const keys = [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "ES256", use: "sig" }];
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ keys }));
    const token = await new SignJWT({ tenant: "t", roles: [...ROLES] })
      .setProtectedHeader({ alg: "ES256", kid: "k1" })
      .setSubject("ann")
      .setIssuer(PRODUCTION.AUTH_ISSUER)
      .setAudience(audience)
      .setExpirationTime("10m")
      .sign(privateKey);
    const bindings = bindingsWith({
      ...PRODUCTION,
      AUTH_JWKS_URL: `https://login.example/${crypto.randomUUID()}`,
      PLATFORM_KEYS: "[]",
      PLATFORM_AUTH_AUDIENCE: "dossier-operators",
    });
    const ofTenant = await askApp(bindings, "/api/imports/lists", bearer(token));
    return { platform: await ask(token, bindings), tenant: ofTenant.status };
  };

  it("is one for the platform's audience, and opens nothing of a tenant", async () => {
    expect(await statuses("dossier-operators")).toEqual({ platform: 200, tenant: 401 });
  });

  it("is none for the officers' audience, or for both at once", async () => {
    expect(await statuses("dossier")).toEqual({ platform: 401, tenant: 200 });
    expect(await statuses(["dossier", "dossier-operators"])).toEqual({ platform: 401, tenant: 401 });
  });
});
