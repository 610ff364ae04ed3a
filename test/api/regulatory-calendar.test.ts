import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { loadRegulatory } from "../support/regulatory.ts";

const FEED = "/api/regulatory/calendar-feed";
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

beforeAll(async () => {
  await loadRegulatory();
});

describe("calendar", () => {
  it("runs from today, in order, as many months as asked for", async () => {
    const alice = newOfficer();
    const entries = (await alice.get("/api/regulatory/calendar?months_ahead=60")).body;
    const dates = entries.map((entry: any) => entry.date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0] >= new Date().toISOString().slice(0, 10)).toBe(true);
    expect(entries.every((entry: any) => entry.days_until >= 0)).toBe(true);
    expect((await alice.get("/api/regulatory/calendar")).body.length).toBeLessThan(entries.length);
    for (const months of ["0", "61", "1.5", "x", ""]) {
      expect((await alice.get(`/api/regulatory/calendar?months_ahead=${months}`)).status).toBe(422);
    }
  });

  it("holds the tenant's registered changes and nobody else's", async () => {
    const carol = newOfficer("carol", "compliance_manager");
    const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await carol.post("/api/regulatory/changes", {
      article_id: "be-aml-2017-art-67",
      change_type: "threshold",
      description: "Lower limit",
      effective_date: date,
    });
    const changes = async (officer: typeof carol) =>
      (await officer.get("/api/regulatory/calendar")).body.filter((entry: any) => entry.event_type === "threshold");
    expect(await changes(carol.colleague("bob"))).toEqual([
      expect.objectContaining({ date, article_id: "be-aml-2017-art-67", days_until: 40, description: "Lower limit" }),
    ]);
    expect(await changes(newOfficer())).toEqual([]);
  });
});

describe("calendar feed", () => {
  const read = (url: string) => send("GET", new URL(url).pathname + new URL(url).search);

  it("is read with nothing but its address", async () => {
    const { body } = await newOfficer().post(FEED);
    expect(body.feed_url).toMatch(/\/api\/regulatory\/calendar\.ics\?feed=cf_[\w-]{32}$/);
    const { status, headers, bytes } = await read(body.feed_url);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(text(bytes)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VCALENDAR\r\n$/);
  });

  it("shows its own tenant's changes", async () => {
    const carol = newOfficer("carol", "compliance_manager");
    const effective_date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await carol.post("/api/regulatory/changes", {
      article_id: "eu-dsa-art-30",
      change_type: "guidance",
      description: "Canary of this tenant",
      effective_date,
    });
    const mine = (await carol.post(FEED)).body.feed_url;
    const other = (await newOfficer().post(FEED)).body.feed_url;
    expect(text((await read(mine)).bytes)).toContain("Canary of this tenant");
    expect(text((await read(other)).bytes)).not.toContain("Canary of this tenant");
  });

  it("stops when it is replaced or revoked, each officer's on its own", async () => {
    const alice = newOfficer();
    const bobs = (await alice.colleague("bob").post(FEED)).body.feed_url;
    const first = (await alice.post(FEED)).body.feed_url;
    const second = (await alice.post(FEED)).body.feed_url;
    expect((await read(first)).status).toBe(401);
    expect((await read(second)).status).toBe(200);
    expect((await alice.delete(FEED)).body).toEqual({ status: "revoked" });
    const refused = await read(second);
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect((await read(bobs)).status).toBe(200);
    expect((await alice.delete(FEED)).status).toBe(200);
  });

  it("opens nothing but the calendar, and its token is kept as a hash alone", async () => {
    const { feed_token: token } = (await newOfficer().post(FEED)).body;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await send("GET", "/api/regulatory/stats", { headers })).status).toBe(401);
    expect((await send("GET", `/api/regulatory/stats?feed=${token}`)).status).toBe(401);
    expect((await send("GET", "/api/regulatory/calendar.ics?feed=")).status).toBe(401);
    expect((await send("GET", "/api/regulatory/calendar.ics")).status).toBe(401);
    const { results } = await env.DB.prepare("SELECT * FROM regulatory_feeds").all();
    expect(JSON.stringify(results)).not.toContain(token);
  });

  it("can be read by an officer's own token too", async () => {
    expect((await newOfficer().get("/api/regulatory/calendar.ics")).status).toBe(200);
  });
});
