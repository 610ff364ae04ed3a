import { SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { authenticateOfficer } from "../../../src/http/authenticate.ts";
import type { Settings } from "../../../src/platform/settings.ts";

const SECRET = "a-secret-of-thirty-two-characters-at-least";
const settingsWith = (secret: string) =>
  ({
    AUTH_JWT_SECRET: secret,
    AUTH_TENANT_CLAIM: "tenant",
    AUTH_ROLES_CLAIM: "roles",
    AUTH_ROLE_MAP: new Map<string, []>(),
    SCIM_TOKENS: [] as string[],
    AUTH_NAME_CLAIM: "name",
    AUTH_EMAIL_CLAIM: "email",
    AUTH_CLIENT_ID: "",
    AUTH_AUTHORIZED_PARTIES: [] as string[],
    PLATFORM_AUTH_AUDIENCE: "",
  }) as unknown as Settings;

const tokenFor = (sub: string, secondsLeft: number) =>
  new SignJWT({ tenant: "t", roles: ["officer"] })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setExpirationTime(Math.floor(Date.now() / 1000) + secondsLeft)
    .sign(new TextEncoder().encode(SECRET));

const as = (token: string, settings: Settings) =>
  authenticateOfficer(new Headers({ Authorization: `Bearer ${token}` }), settings);

describe("a token that comes again", () => {
  afterEach(() => void vi.useRealTimers());

  it("is judged again: once it has expired it is refused", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const settings = settingsWith(SECRET);
    const token = await tokenFor("alice", 10);
    expect(await as(token, settings)).toMatchObject({ id: "alice", tenantId: "t" });
    vi.setSystemTime(Date.now() + 10_000 + 61_000);
    await expect(as(token, settings)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("has a signature of its own, and no service with another secret accepts it", async () => {
    const settings = settingsWith(SECRET);
    const [alice, bob] = [await tokenFor("alice", 600), await tokenFor("bob", 600)];
    await Promise.all([as(alice, settings), as(bob, settings)]);
    const [head, claims] = bob.split(".");
    const forged = [head, claims, alice.split(".")[2]].join(".");
    await expect(as(forged, settings)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(as(alice, settingsWith(`another ${SECRET}`))).rejects.toMatchObject({ code: "unauthorized" });
  });
});
