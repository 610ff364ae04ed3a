import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, newTenant, officerToken } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { openCase } from "../support/cases.ts";
import { multipart } from "../support/form.ts";
import { PDF } from "../support/sample-files.ts";

/** A counter that lets so many requests of each key through. */
function counter(most: number) {
  const counts = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: counts.get(key)! <= most };
  };
  return { counts, limit };
}

function limiters({ address = 1_000, link = 1_000 }: { address?: number; link?: number }) {
  const [byAddress, byLink] = [counter(address), counter(link)];
  return {
    byAddress: byAddress.counts,
    byLink: byLink.counts,
    bindings: bindingsWith({ ADDRESS_LIMITER: byAddress, LINK_LIMITER: byLink }),
  };
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
    const { bindings } = limiters({ address: 3 });
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
    const { byAddress, bindings } = limiters({});
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
    expect([...byAddress]).toEqual([
      ["192.0.2.7", 2],
      ["2001:db8:1:2::/64", 2],
      ["2001:db8:1:3::/64", 1],
      ["unknown", 1],
    ]);
  });

  it.each(["/api/portal", "/portal"])("reach no store beyond the limit (%s)", async (at) => {
    const { bindings } = limiters({ address: 0 });
    const { token } = await openCase(newOfficer());
    const closed = await askApp({ ...bindings, ...nothingToAsk }, `${at}/${token}`, from("192.0.2.7"));
    expect(closed.status).toBe(429);
  });
});

describe("the limits", () => {
  it("do not count a request with an officer's token", async () => {
    const { byAddress, bindings } = limiters({ address: 0 });
    const headers = { Authorization: `Bearer ${await officerToken({ tenant: newTenant() })}` };
    expect((await askApp(bindings, "/api/countries", from("192.0.2.7", headers))).status).toBe(200);
    expect(byAddress.size).toBe(0);
  });

  it("stop nobody while their counters are down", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const down = { limit: () => Promise.reject(new Error("down")) };
    const bindings = bindingsWith({ ADDRESS_LIMITER: down, LINK_LIMITER: down });
    expect((await askApp(bindings, "/api/config/features", from("192.0.2.7"))).status).toBe(200);
    const { token } = await openCase(newOfficer());
    expect((await askApp(bindings, `/api/portal/${token}`, from("192.0.2.7"))).status).toBe(200);
  });
});

describe("a portal link", () => {
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

  it("counts by its address and by itself, whatever it is used for", async () => {
    const { byAddress, byLink, bindings } = limiters({});
    const { at, token } = await visited(bindings);
    const form = multipart([
      { name: "requirement_id", value: "bank_account_proof" },
      { name: "file", filename: "statement.pdf", type: "application/pdf", value: PDF },
    ]);
    const post = (headers: object, body: BodyInit) => ({
      method: "POST",
      body,
      headers: { ...from(sender).headers, ...headers },
    });
    expect((await askApp(bindings, `/portal/${token}`, from(sender))).status).toBe(200);
    expect((await askApp(bindings, `${at}/documents`, post(form.headers, form.body))).status).toBe(201);
    const submitted = await askApp(bindings, `${at}/submit`, post({ "Content-Type": "application/json" }, "{}"));
    expect(submitted.status).toBe(200);
    expect([[...byAddress], [...byLink]]).toEqual([[[sender, 4]], [[sha256Hex(token), 4]]]);
  });

  it("is used so often a minute and no more, from wherever, whatever other links are", async () => {
    const { bindings } = limiters({ link: 3 });
    const [one, other] = [await visited(bindings), await visited(bindings)];
    for (const status of [200, 200, 429, 429]) {
      expect((await askApp(bindings, one.at, from(`192.0.2.${status}`))).status).toBe(status);
    }
    const closed = await askApp({ ...bindings, ...nothingToAsk }, one.at, from(sender));
    expect([closed.status, closed.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await closed.json()).toMatchObject({ code: "rate_limited" });
    expect((await askApp(bindings, `/portal/${one.token}`, from(sender))).status).toBe(429);
    for (const action of ["documents", "submit"]) {
      const init = { method: "POST", ...from(sender) };
      expect((await askApp({ ...bindings, ...nothingToAsk }, `${one.at}/${action}`, init)).status).toBe(429);
    }
    expect((await askApp(bindings, other.at, from(sender))).status).toBe(200);
  });

  it.each(["replaced", "deleted"])(
    "gets no stored answer once it was %s, nor does it lock its successor out",
    async (how) => {
      const { bindings } = limiters({ link: 8 });
      const { at, path, officer, replace } = await visited(bindings);
      const headers = { ...from(sender).headers, "Content-Type": "application/json", "Idempotency-Key": "k-1" };
      const submit = () => askApp(bindings, `${at}/submit`, { method: "POST", headers, body: "{}" });
      expect((await submit()).status).toBe(200);
      expect((await submit()).headers.get("Idempotent-Replayed")).toBe("true");
      const renewed = how === "replaced" ? (await replace()).body.portal_token : null;
      if (how === "deleted") await officer.colleague("carol", "compliance_manager").delete(path);
      for (const status of [404, 404, 404, 404, 404, 429]) expect((await submit()).status).toBe(status);
      if (renewed === null) return;
      expect((await askApp(bindings, `/api/portal/${renewed}`, from(sender))).status).toBe(200);
    },
  );

  it("leaves no stored answer behind where its case is deleted", async () => {
    const { bindings } = limiters({});
    const { at, path, workflowId, officer } = await visited(bindings);
    const headers = { ...from(sender).headers, "Content-Type": "application/json", "Idempotency-Key": "k-1" };
    const stored = () =>
      env.DB.prepare("SELECT COUNT(*) AS n FROM idempotency_keys WHERE caller_id = ?")
        .bind(`customer:${workflowId}`)
        .first("n");
    await askApp(bindings, `${at}/submit`, { method: "POST", headers, body: "{}" });
    expect(await stored()).toBe(1);
    await officer.colleague("carol", "compliance_manager").delete(path);
    expect(await stored()).toBe(0);
  });

  it("answers to the letter what one that never was does: replaced, expired or of a deleted case", async () => {
    const { bindings } = limiters({});
    const actions = [
      ["GET", ""],
      ["POST", "/documents"],
      ["POST", "/submit"],
    ] as const;
    const answersAt = async (at: string) => {
      const answers = [];
      for (const [method, action] of actions) {
        answers.push(await seen(await askApp(bindings, `${at}${action}`, { method, ...from(sender) })));
      }
      return answers;
    };
    const never = await answersAt(`/api/portal/pt_${"A".repeat(32)}`);
    expect(never.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [replaced, expired, deleted] = [await visited(bindings), await visited(bindings), await visited(bindings)];
    await replaced.replace();
    const manager = deleted.officer.colleague("carol", "compliance_manager");
    expect((await manager.delete(deleted.path)).status).toBe(200);
    for (const { at } of [replaced, deleted]) expect(await answersAt(at)).toEqual(never);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    expect(await answersAt(expired.at)).toEqual(never);
  });
});
