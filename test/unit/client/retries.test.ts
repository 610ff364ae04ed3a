import { describe, expect, it } from "vitest";
import { RefusedError, UnavailableError } from "../../../src/client/errors.ts";
import { answer, keyOf, problem, scripted } from "./surroundings.ts";

const CASE = { body: { company_name: "De Linde", country: "BE" } } as const;
const opened = () => answer({ workflow_id: "case-1" }, 201);
const html = (status: number) => new Response("<html>", { status, headers: { "Content-Type": "text/html" } });

describe("a write that is sent again", () => {
  it("carries one key and the same body through a lost answer, a gateway and a busy first attempt", async () => {
    const { client, sent, bodies, waits } = scripted([
      new TypeError("fetch failed"),
      html(502),
      problem(409, "idempotency_in_progress", { "Retry-After": "1" }),
      opened(),
    ]);
    expect(await client.post("/api/cases", CASE)).toEqual({ workflow_id: "case-1" });
    expect(new Set(sent.map(keyOf)).size).toBe(1);
    expect(keyOf(sent[0])).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(bodies)).toEqual(new Set([JSON.stringify(CASE.body)]));
    expect(waits).toEqual([500, 1000, 1000]);
  });

  it("keeps the caller's own key, and gives two writes two keys", async () => {
    const { client, sent } = scripted([opened(), opened(), opened()]);
    await client.post("/api/cases", { ...CASE, headers: { "Idempotency-Key": "mine" } });
    await client.post("/api/cases", CASE);
    await client.post("/api/cases", CASE);
    expect(keyOf(sent[0])).toBe("mine");
    expect(keyOf(sent[1])).not.toBe(keyOf(sent[2]));
  });

  it.each([400, 401, 403, 404, 409, 422, 423])("is not sent again after a refusal with %i", async (status) => {
    const { client, sent } = scripted([problem(status, "gate_blocked")]);
    await expect(client.post("/api/cases", CASE)).rejects.toMatchObject({ name: "RefusedError", status });
    expect(sent).toHaveLength(1);
  });

  it("is not sent again after a fault of the service, which it would meet again", async () => {
    const { client, sent } = scripted([problem(500, "internal_error")]);
    const failed = client.post("/api/cases", CASE);
    await expect(failed).rejects.toMatchObject({ name: "UnavailableError", status: 500 });
    await expect(failed).rejects.toMatchObject({ idempotencyKey: keyOf(sent[0]) });
    expect(sent).toHaveLength(1);
  });
});

describe("Retry-After", () => {
  it("is waited for in seconds and as a date", async () => {
    const { client, waits } = scripted([
      problem(429, "rate_limited", { "Retry-After": "7" }),
      problem(503, "service_unavailable", { "Retry-After": "Thu, 26 Nov 2026 12:00:20 GMT" }),
      answer({ cases: [] }),
    ]);
    await client.get("/api/cases");
    expect(waits).toEqual([7_000, 20_000]);
  });

  it("that is longer than a minute is the caller's to wait for", async () => {
    const { client, sent, waits } = scripted([problem(429, "rate_limited", { "Retry-After": "3600" })]);
    await expect(client.get("/api/cases")).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect([sent.length, waits]).toEqual([1, []]);
  });

  it("that says nothing readable leaves the growing wait", async () => {
    const { client, waits } = scripted(
      [html(503), html(503), html(503), html(503)].map((r) => (r.headers.set("Retry-After", "soon"), r)),
    );
    await expect(client.get("/api/cases")).rejects.toBeInstanceOf(UnavailableError);
    expect(waits).toEqual([500, 1000, 2000]);
  });
});

describe("what is no answer", () => {
  it.each([
    ["503 of the service", problem(503, "source_unavailable")],
    ["a service that is not configured", problem(503, "misconfigured")],
    ["a proxy's 404, which is not the service's", html(404)],
    ["a firewall's 403", html(403)],
    ["a sign-in page of a network", html(200)],
    ["a redirect", new Response(null, { status: 302, headers: { Location: "https://elsewhere.test/" } })],
    [
      "a problem whose status is another",
      answer({ code: "not_found", detail: "-", request_id: "r", status: 200 }, 404),
    ],
    ["JSON that is cut off", new Response('{"cases": [', { headers: { "Content-Type": "application/json" } })],
  ])("is %s: unavailable, never refused, never empty", async (_what, response) => {
    const { client } = scripted([response], { retries: { attempts: 1 } });
    const error = await client.get("/api/cases").then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UnavailableError);
    expect(error).not.toBeInstanceOf(RefusedError);
  });

  it("is not an answer without a body, which is a success", async () => {
    const { client } = scripted([new Response(null, { status: 204 })]);
    const params = { path: { user_id: "u1" } };
    await expect(client.delete("/scim/v2/Users/{user_id}", { params })).resolves.toBeUndefined();
  });

  it("is asked for only once where the service is not configured", async () => {
    const { client, sent } = scripted([problem(503, "misconfigured")]);
    await expect(client.get("/api/cases")).rejects.toMatchObject({ problem: { code: "misconfigured" } });
    expect(sent).toHaveLength(1);
  });
});

describe("credentials", () => {
  it("are read again for each request, and a failing source of them is the caller's error", async () => {
    let count = 0;
    const { client, sent } = scripted([answer({}), answer({})], { token: () => `token-${++count}` });
    await client.get("/api/desk");
    await client.get("/api/desk");
    expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual(["Bearer token-1", "Bearer token-2"]);
    const failing = scripted([], {
      token: () => {
        throw new RangeError("signed out");
      },
    });
    await expect(failing.client.get("/api/desk")).rejects.toThrow(RangeError);
  });

  it.each([
    "http://dossier.test",
    "http://localhost.evil.test",
    "ftp://x.test",
    "https://user@dossier.test",
    "https://d.test/?q",
  ])("go to no address such as %s", (baseUrl) => expect(() => scripted([], { baseUrl })).toThrow(TypeError));

  it("follow no redirect", async () => {
    const { client, sent } = scripted([answer({})], { apiKey: "key" });
    await client.get("/api/desk");
    expect(sent[0]!.redirect).toBe("manual");
  });
});

describe("an aborted call", () => {
  it("ends with the caller's reason and is not sent again", async () => {
    const controller = new AbortController();
    controller.abort(new Error("enough"));
    const { client, sent } = scripted([new TypeError("aborted")]);
    await expect(client.get("/api/cases", { signal: controller.signal })).rejects.toThrow("enough");
    expect(sent.length).toBeLessThanOrEqual(1);
  });
});

describe("files", () => {
  it("are sent alone as they are, and among fields as a form", async () => {
    const { client, sent, bodies } = scripted([answer({}, 202), answer({}, 201)]);
    const body = new Blob(["registration_number\n"], { type: "text/csv" });
    await client.post("/api/scan/portfolio/csv", { params: { query: { name: "x" } }, body });
    expect([sent[0]!.headers.get("Content-Type"), bodies[0]]).toEqual(["text/csv", "registration_number\n"]);
    const file = new File(["%PDF-"], "a.pdf", { type: "application/pdf" });
    const params = { path: { token: "pt_1" } };
    await client.post("/api/portal/{token}/documents", { params, body: { requirement_id: "r", file } });
    expect(sent[1]!.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(bodies[1]).toMatch(/name="requirement_id"[\s\S]*filename="a.pdf"/);
  });
});
