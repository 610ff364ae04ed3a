import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { newOfficer, newTenant, Officer, officerToken, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const newCase = { company_name: "Molenhof", company_registration_number: "0999900150", country: "BE" };

describe("credentials", () => {
  const forged = (key: string, claims: object, header: object = { alg: "HS256" }) =>
    new SignJWT({ tenant: "t", roles: ["officer"], ...claims })
      .setProtectedHeader(header as { alg: string })
      .setSubject("alice")
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(key));

  it.each([
    ["no token", async () => undefined],
    ["another scheme", async () => "Basic YWxpY2U6eA=="],
    ["a token of another key", async () => `Bearer ${await forged("x".repeat(40), {})}`],
    ["an expired token", async () => `Bearer ${await officerToken({ tenant: "t", expiresInSeconds: -120 })}`],
    ["a token without a signature", async () => `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"alice"}')}.`],
    [
      "a token without a tenant",
      async () => `Bearer ${await forged("test-secret-test-secret-test-secret-test", { tenant: "" })}`,
    ],
    ["words", async () => "Bearer not.a.token"],
  ])("refuse %s with 401", async (_, authorization) => {
    const value = await authorization();
    const answer = await send("GET", "/api/cases", value ? { headers: { Authorization: value } } : {});
    expect([answer.status, answer.body.code]).toEqual([401, "unauthorized"]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("allow a minute of clock skew", async () => {
    const token = await officerToken({ tenant: newTenant(), expiresInSeconds: -30 });
    expect((await send("GET", "/api/cases", { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  it("refuse a role that the route does not name with 403", async () => {
    const admin = newOfficer("root", "admin");
    expect((await admin.get("/api/cases")).status).toBe(403);
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect((await officer.delete(opened.path)).status).toBe(403);
  });

  it("make every answer one that no cache keeps", async () => {
    expect((await newOfficer().get("/api/cases")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("tenants", () => {
  it("see nothing of one another", async () => {
    const opened = await openCase(newOfficer());
    const stranger = newOfficer("alice", "officer", "compliance_manager", "mlro");
    for (const path of ["", "/ai-brief", "/audit", "/evidence", "/company-profile", "/report"]) {
      expect((await stranger.get(opened.path + path)).status).toBe(404);
    }
    const writes: [string, object | undefined][] = [
      ["/decision", { decision: "reject" }],
      ["/decision/second-approval", { decision: "approve" }],
      ["/regenerate-tasks", undefined],
      ["/mcc-decision", { action: "accept" }],
      ["/reclassify-mcc", {}],
      ["/retry-investigation", undefined],
      ["/portal-link", {}],
      ["/findings/x/clearance", { reason: "x" }],
    ];
    for (const [path, body] of writes) {
      expect([path, (await stranger.post(opened.path + path, body)).status]).toEqual([path, 404]);
    }
    expect((await stranger.delete(opened.path)).status).toBe(404);
    expect((await stranger.get("/api/cases")).body.total).toBe(0);
  });
});

describe("bodies", () => {
  const officer = newOfficer();
  it.each([
    ["broken JSON", '{"company_name":', "application/json", 400, "malformed_request"],
    ["another content type", "a=b", "application/x-www-form-urlencoded", 400, "malformed_request"],
    ["a lone surrogate", '{"company_name":"\\ud800"}', "application/json", 400, "malformed_request"],
    ["a list", "[]", "application/json", 422, "validation_failed"],
    ["nothing", "", "application/json", 422, "validation_failed"],
    ["an unknown field", JSON.stringify({ ...newCase, nosuch: 1 }), "application/json", 422, "unknown_field"],
    ["a wrong type", JSON.stringify({ ...newCase, company_name: 7 }), "application/json", 422, "validation_failed"],
    ["more than 1 MiB", JSON.stringify({ x: "x".repeat(1_100_000) }), "application/json", 413, "payload_too_large"],
  ])("with %s are refused", async (_, body, type, status, code) => {
    const answer = await officer.post("/api/cases", undefined, { body, headers: { "Content-Type": type } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await officer.get("/api/cases")).body.total).toBe(0);
  });

  it("are read even where a route takes none", async () => {
    const { path } = await openCase(officer);
    const send = (body: string) =>
      officer.post(`${path}/regenerate-tasks`, undefined, { body, headers: { "Content-Type": "application/json" } });
    expect((await send("{")).body.code).toBe("malformed_request");
    expect((await send('{"x":1}')).body.code).toBe("unknown_field");
    expect((await send("{}")).body.code).toBe("invalid_state");
  });

  it("name the fields at fault", async () => {
    const { body } = await officer.post("/api/cases", { ...newCase, country: "US", extra: true });
    expect(body.code).toBe("validation_failed");
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual(["country", "extra"]);
  });
});

describe("idempotency keys", () => {
  const key = (value: string) => ({ headers: { "Idempotency-Key": value } });

  it("give the first answer again and do nothing twice", async () => {
    const officer = newOfficer();
    const first = await officer.post("/api/cases", newCase, key("k1"));
    const again = await officer.post("/api/cases", newCase, key("k1"));
    expect(again.body).toEqual(first.body);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    expect((await officer.get("/api/cases")).body.total).toBe(1);
  });

  it("refuse another body under the same key", async () => {
    const officer = newOfficer();
    await officer.post("/api/cases", newCase, key("k1"));
    const other = await officer.post("/api/cases", { ...newCase, company_name: "Other" }, key("k1"));
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("let one of many at once through", async () => {
    const officer = newOfficer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => officer.post("/api/cases", newCase, key("k1"))));
    const codes = answers.map((answer) => answer.status);
    expect(codes.filter((code) => code === 201).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => code === 201 || code === 409)).toBe(true);
    expect((await officer.get("/api/cases")).body.total).toBe(1);
  });

  it("are the caller's own and the tenant's own", async () => {
    const officer = newOfficer();
    const first = await officer.post("/api/cases", newCase, key("same"));
    const colleague = await officer.colleague("bob").post("/api/cases", newCase, key("same"));
    expect(colleague.body.case_id).not.toBe(first.body.case_id);
    expect(colleague.headers.get("Idempotent-Replayed")).toBeNull();
  });

  it("do not keep an answer about the moment", async () => {
    const officer = new Officer({ tenant: newTenant(), officer: "cm", roles: ["compliance_manager"] });
    const missing = await officer.delete("/api/cases/case-none", key("d1"));
    expect([missing.status, missing.headers.get("Idempotent-Replayed")]).toEqual([404, null]);
    expect((await officer.delete("/api/cases/case-none", key("d1"))).headers.get("Idempotent-Replayed")).toBeNull();
  });

  it("must be visible ASCII", async () => {
    expect((await newOfficer().post("/api/cases", newCase, key("a b"))).status).toBe(400);
  });
});
