import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newOfficer, newTenant, officerToken } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { openCase } from "../support/cases.ts";
import { multipart } from "../support/form.ts";
import { PDF } from "../support/sample-files.ts";

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

const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Error("asked");
    },
  },
) as D1Database;
const nothingToAsk = { DB: untouchable, CASE_WORKFLOW: untouchable as never };

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
    const closed = await askApp({ ...bindings, DB: untouchable }, `/api/portal/${token}`, from("192.0.2.7"));
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

describe("a link that was looked up before", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => void vi.useRealTimers());

  const sender = "192.0.2.7";
  const seen = async (answer: Response) => {
    const { request_id, instance, ...body } = (await answer.json()) as Record<string, unknown>;
    expect([typeof request_id, typeof instance]).toEqual(["string", "string"]);
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id").sort();
    return { status: answer.status, headers, body };
  };
  async function visited(bindings: Env) {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const at = `/api/portal/${opened.token}`;
    expect((await askApp(bindings, at, from(sender))).status).toBe(200);
    const replace = () => officer.post(`${opened.path}/portal-link`, { replace: true });
    return { ...opened, officer, at, replace };
  }

  it("stands past the shield whatever it is used for, and asks the database for nothing", async () => {
    const { counts, bindings } = shield(1);
    const { at, token } = await visited(bindings);
    expect([...counts]).toEqual([[sender, 1]]);
    const form = multipart([
      { name: "requirement_id", value: "bank_account_proof" },
      { name: "file", filename: "statement.pdf", type: "application/pdf", value: PDF },
    ]);
    const post = (headers: object, body: BodyInit) => ({
      method: "POST",
      body,
      headers: { ...from(sender).headers, ...headers },
    });
    expect((await askApp({ ...bindings, DB: untouchable }, at, from(sender))).status).toBe(200);
    expect((await askApp(bindings, `/portal/${token}`, from(sender))).status).toBe(200);
    expect((await askApp(bindings, `${at}/documents`, post(form.headers, form.body))).status).toBe(201);
    expect((await askApp(bindings, `${at}/submit`, post({ "Content-Type": "application/json" }, "{}"))).status).toBe(
      200,
    );
    expect([...counts]).toEqual([[sender, 1]]);
    // Another link is one that nothing is known of.
    const other = await openCase(newOfficer());
    expect((await askApp(bindings, `/api/portal/${other.token}`, from(sender))).status).toBe(429);
  });

  it.each(["/api/portal", "/portal"])(
    "counts once it fails, and stands before a closed shield again (%s)",
    async (at) => {
      const { counts, bindings } = shield(2);
      const { token, replace } = await visited(bindings);
      await replace();
      const look = (env: Env) => askApp(env, `${at}/${token}`, from(sender));
      expect((await look(bindings)).status).toBe(404);
      expect(counts.get(sender)).toBe(2);
      expect((await look({ ...bindings, ...nothingToAsk })).status).toBe(429);
      expect(counts.get(sender)).toBe(3);
    },
  );

  it.each(["documents", "submit"])("counts where it fails on the way to a write too (%s)", async (action) => {
    const { counts, bindings } = shield(1_000);
    const { at, replace } = await visited(bindings);
    await replace();
    const init = {
      method: "POST",
      headers: { ...from(sender).headers, "Content-Type": "application/json" },
      body: "{}",
    };
    for (const count of [2, 3]) {
      expect((await askApp(bindings, `${at}/${action}`, init)).status).toBe(404);
      expect(counts.get(sender)).toBe(count);
    }
  });

  it.each(["replaced", "deleted"])(
    "gets no kept answer once it was %s, nor does it lock a new one out",
    async (how) => {
      const { bindings } = shield(1_000);
      const hurried = { ...bindings, PORTAL_RATE_LIMIT_PER_MINUTE: "3" } as unknown as Env;
      const { at, path, officer, replace } = await visited(hurried);
      const headers = { ...from(sender).headers, "Content-Type": "application/json", "Idempotency-Key": "k-1" };
      const submit = () => askApp(hurried, `${at}/submit`, { method: "POST", headers, body: "{}" });
      expect((await submit()).status).toBe(200);
      expect((await submit()).headers.get("Idempotent-Replayed")).toBe("true");
      const renewed = how === "replaced" ? (await replace()).body.portal_token : null;
      if (how === "deleted") await officer.colleague("carol", "compliance_manager").delete(path);
      for (let n = 0; n < 5; n++) expect((await submit()).status).toBe(404);
      if (renewed === null) return;
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
      for (let n = 0; n < 5; n++) expect((await submit()).status).toBe(404);
      expect((await askApp(hurried, `/api/portal/${renewed}`, from(sender))).status).toBe(200);
    },
  );

  it("leaves no kept answer behind where its case is deleted", async () => {
    const { bindings } = shield(1_000);
    const { at, path, workflowId, officer } = await visited(bindings);
    const headers = { ...from(sender).headers, "Content-Type": "application/json", "Idempotency-Key": "k-1" };
    const kept = () =>
      env.DB.prepare("SELECT COUNT(*) AS n FROM idempotency_keys WHERE caller_id = ?")
        .bind(`customer:${workflowId}`)
        .first("n");
    await askApp(bindings, `${at}/submit`, { method: "POST", headers, body: "{}" });
    expect(await kept()).toBe(1);
    await officer.colleague("carol", "compliance_manager").delete(path);
    expect(await kept()).toBe(0);
  });

  it("answers to the letter what one that never was does: replaced, expired or of a deleted case", async () => {
    const { bindings } = shield(1_000);
    const never = await seen(await askApp(bindings, `/api/portal/pt_${"A".repeat(32)}`, from(sender)));
    expect(never.status).toBe(404);
    const [replaced, expired, deleted] = [await visited(bindings), await visited(bindings), await visited(bindings)];
    await replaced.replace();
    const manager = deleted.officer.colleague("carol", "compliance_manager");
    expect((await manager.delete(deleted.path)).status).toBe(200);
    // As it is known, and once it is forgotten.
    for (const { at } of [replaced, replaced, deleted, deleted]) {
      expect(await seen(await askApp(bindings, at, from(sender)))).toEqual(never);
    }
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    for (const { at } of [expired, expired]) {
      expect(await seen(await askApp(bindings, at, from(sender)))).toEqual(never);
    }
  });

  it("stands before the shield again once it has expired", async () => {
    const { bindings } = shield(1);
    const { at } = await visited(bindings);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    expect((await askApp({ ...bindings, ...nothingToAsk }, at, from(sender))).status).toBe(429);
  });

  it("is used so often a minute and no more, from wherever, whatever other links are", async () => {
    const { counts, bindings } = shield(1_000);
    vi.useFakeTimers({ now: new Date("2026-11-21T10:00:20.000Z"), toFake: ["Date"] });
    const hurried = { ...bindings, PORTAL_RATE_LIMIT_PER_MINUTE: "3" } as unknown as Env;
    const [one, other] = [await visited(hurried), await visited(hurried)];
    const counted = counts.get(sender);
    for (const status of [200, 200, 429, 429]) {
      expect((await askApp(hurried, one.at, from(`192.0.2.${status}`))).status).toBe(status);
    }
    const closed = await askApp({ ...hurried, ...nothingToAsk }, one.at, from(sender));
    expect([closed.status, closed.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect(await closed.json()).toMatchObject({ code: "rate_limited" });
    expect((await askApp(hurried, `/portal/${one.token}`, from(sender))).status).toBe(429);
    expect((await askApp(hurried, `${one.at}/submit`, { method: "POST", ...from(sender) })).status).toBe(429);
    expect((await askApp(hurried, other.at, from(sender))).status).toBe(200);
    expect(counts.get(sender)).toBe(counted);
    vi.setSystemTime(new Date("2026-11-21T10:01:00.000Z"));
    expect((await askApp(hurried, one.at, from(sender))).status).toBe(200);
  });
});
