import { describe, expect, it, vi } from "vitest";
import { newTenant, officerToken } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { openCase } from "../support/cases.ts";
import { newOfficer } from "../support/api.ts";

/** A counter that lets so many requests of each sender through. */
function shield(most: number) {
  const counts = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: counts.get(key)! <= most };
  };
  return { counts, bindings: bindingsWith({ SHIELD: { limit } }) };
}

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "CF-Connecting-IP": address, ...more },
});

describe("requests without a valid officer's token", () => {
  it.each([
    ["without a token", "/api/cases", {}],
    ["with a wrong token", "/api/cases", { Authorization: "Bearer a.b.c" }],
    ["with a wrong key", "/v1/peppol/evidence/none", { "X-API-Key": "guess" }],
    ["to a portal that does not exist", `/api/portal/pt_${"A".repeat(32)}`, {}],
    ["to a page that does not exist", `/portal/pt_${"A".repeat(32)}`, {}],
    ["to a calendar's feed", "/api/regulatory/calendar.ics?feed=guess", {}],
    ["to what is open to all", "/v1/peppol/case-verification/case-x", {}],
  ])("%s are answered 429 once there are too many from one address", async (_, path, headers) => {
    const { bindings } = shield(3);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await askApp(bindings, path, from("192.0.2.7", headers))).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
    const closed = await askApp(bindings, path, from("192.0.2.7", headers));
    expect(closed.headers.get("Retry-After")).toBe("60");
    if (path.startsWith("/portal/")) expect(closed.headers.get("Content-Type")).toContain("text/html");
    else expect(await closed.json()).toMatchObject({ code: "rate_limited", status: 429 });
    expect((await askApp(bindings, path, from("192.0.2.8", headers))).status).not.toBe(429);
  });

  it("count by IPv4 address and by the /64 of an IPv6 one", async () => {
    const { counts, bindings } = shield(1_000);
    for (const address of [
      "192.0.2.7",
      "::ffff:192.0.2.7",
      "2001:db8:1:2::1",
      "2001:db8:1:2:ffff::9",
      "2001:db8:1:3::1",
      "nonsense",
    ]) {
      await askApp(bindings, "/api/cases", from(address));
    }
    expect([...counts]).toEqual([
      ["192.0.2.7", 2],
      ["2001:db8:1:2::/64", 2],
      ["2001:db8:1:3::/64", 1],
      ["unknown", 1],
    ]);
  });

  it("reach no database once the shield is closed", async () => {
    const { bindings } = shield(0);
    const { token } = await openCase(newOfficer());
    const untouchable = new Proxy(
      {},
      {
        get: () => {
          throw new Error("asked");
        },
      },
    );
    const closed = await askApp(
      { ...bindings, DB: untouchable as D1Database },
      `/api/portal/${token}`,
      from("192.0.2.7"),
    );
    expect(closed.status).toBe(429);
  });
});

describe("the shield", () => {
  it("never stands in an officer's way", async () => {
    const { counts, bindings } = shield(0);
    const headers = { Authorization: `Bearer ${await officerToken({ tenant: newTenant() })}` };
    expect((await askApp(bindings, "/api/countries", from("192.0.2.7", headers))).status).toBe(200);
    expect(counts.size).toBe(0);
  });

  it("lets everyone pass when its counter is down", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const bindings = bindingsWith({ SHIELD: { limit: () => Promise.reject(new Error("down")) } });
    expect((await askApp(bindings, "/api/config/features", from("192.0.2.7"))).status).toBe(200);
  });
});
