import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { CaseSnapshot } from "../../src/features/cases/case.client.ts";
import { projectCase } from "../../src/features/cases/cases.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, send } from "../support/api.ts";
import { CLEAN, investigate, openCase, reviewedCase } from "../support/cases.ts";

const post = (body: object) => newOfficer().post("/api/cases", { company_name: "Molenhof", country: "BE", ...body });

describe("what a page shows of a case", () => {
  it("is its record as it stands, with the names and times of its audit entries", async () => {
    const officer = newOfficer();
    const { path, workflowId } = await reviewedCase(officer);
    const object = env.CASE_WORKFLOW.getByName(workflowId);
    const { record, audit } = (await object.read()) as unknown as CaseSnapshot;
    const events = audit.map(({ event, timestamp }) => ({ event, timestamp }));
    expect(events.length).toBeGreaterThan(3);
    expect(JSON.parse((await object.readShown())!)).toEqual({ record, events, isClosed: false });
    expect((await officer.get(path)).body.audit_log).toEqual(events);
  });

  it("is nothing where there is no case", async () => {
    expect(await env.CASE_WORKFLOW.getByName(`case-${crypto.randomUUID()}`).readShown()).toBeNull();
  });
});

describe("opening a case", () => {
  it("answers with the ids, the portal link and the four look-ups", async () => {
    const { status, body } = await post({ company_registration_number: "0999.900.150" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "AWAITING_DOCUMENTS", vies_enrichment: { vies_valid: true } });
    expect(body.portal_token).toMatch(/^pt_[\w-]{32}$/);
    expect(body.portal_url).toBe(`http://localhost:8787/portal/${body.portal_token}`);
    expect(body.case_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.workflow_id).toMatch(/^case-[0-9a-f-]{36}$/);
    expect(body.workflow_id).not.toContain(body.case_id);
  });

  it("derives a Belgian registration number from the VAT number", async () => {
    const officer = newOfficer();
    const { body } = await officer.post("/api/cases", {
      company_name: "M",
      country: "BE",
      vat_number: "BE 0999.900.150",
    });
    const detail = await officer.get(`/api/cases/${body.workflow_id}`);
    expect(detail.body).toMatchObject({ company_registration_number: CLEAN, vat_number: `BE${CLEAN}` });
  });

  it.each([
    ["no identifier", {}, "company_registration_number"],
    ["a country outside the EEA", { company_registration_number: CLEAN, country: "US" }, "country"],
    ["wrong check digits", { company_registration_number: "0999900151" }, "company_registration_number"],
    ["a number that is none", { company_registration_number: "12" }, "company_registration_number"],
    ["two numbers that differ", { company_registration_number: CLEAN, vat_number: "BE0202239951" }, "vat_number"],
    ["a template that is none", { company_registration_number: CLEAN, template_id: "nosuch" }, "template_id"],
    [
      "a website on a private address",
      { company_registration_number: CLEAN, website_url: "http://127.0.0.1/" },
      "website_url",
    ],
    [
      "a website on a name for tests",
      { company_registration_number: CLEAN, website_url: "https://shop.test" },
      "website_url",
    ],
    [
      "a website that is a metadata service",
      { company_registration_number: CLEAN, website_url: "http://168.63.129.16/metadata" },
      "website_url",
    ],
    [
      "a foreign number over 64 characters",
      { country: "FR", company_registration_number: "1".repeat(65) },
      "company_registration_number",
    ],
  ])("refuses %s", async (_, body, path) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });

  it("takes the numbers of other countries as they are", async () => {
    expect((await post({ country: "NL", company_registration_number: "KVK 12-34" })).status).toBe(201);
  });

  it("answers with null for a look-up that failed", async () => {
    const { body } = await post({ company_registration_number: CLEAN, website_url: "https://no-such-host.example" });
    expect(body.website_validation).toBeNull();
  });
});

describe("the list", () => {
  it("pages newest first, filters and searches", async () => {
    const officer = newOfficer();
    for (const [name, country] of [
      ["Alfa één", "BE"],
      ["Bèta", "NL"],
      ["Gamma", "BE"],
    ] as const) {
      const body = {
        company_name: name,
        country,
        ...(country === "BE" ? { company_registration_number: CLEAN } : { vat_number: "NL1" }),
      };
      expect((await officer.post("/api/cases", body)).status).toBe(201);
    }
    const names = async (query: string) => {
      const { body } = await officer.get(`/api/cases${query}`);
      return [body.total, ...body.cases.map((c: { company_name: string }) => c.company_name)];
    };
    expect(await names("")).toEqual([3, "Gamma", "Bèta", "Alfa één"]);
    expect(await names("?per_page=1&page=2")).toEqual([3, "Bèta"]);
    expect(await names("?country=NL")).toEqual([1, "Bèta"]);
    expect(await names("?status=AWAITING_DOCUMENTS&country=BE")).toEqual([2, "Gamma", "Alfa één"]);
    expect(await names("?status=APPROVED")).toEqual([0]);
    for (const none of ["?status=nosuch", "?status=", "?country=", "?country=be"]) {
      expect([none, await names(none)]).toEqual([none, [0]]);
    }
    expect(await names("?q=een")).toEqual([1, "Alfa één"]);
    expect(await names("?q=BE%200999.900")).toEqual([2, "Gamma", "Alfa één"]);
    expect(await names("?q=ga")).toEqual([1, "Gamma"]);
    expect(await names(`?q=${encodeURIComponent('"*(%_')}`)).toEqual([0]);
    for (const query of ["?page=0", "?per_page=101", "?page=x", "?per_page=", "?page=102&per_page=100"]) {
      expect([query, (await officer.get(`/api/cases${query}`)).status]).toEqual([query, 422]);
    }
  });

  it.each(["status=APPROVED&status=AWAITING_DOCUMENTS", "rating=low&rating=high", "q=a&q=b", "page=1&page=2"])(
    "refuses a parameter given twice, of which it would use one: %s",
    async (query) => {
      const { status, body } = await newOfficer().get(`/api/cases?${query}`);
      expect([status, body.code, body.errors]).toEqual([
        422,
        "validation_failed",
        [expect.objectContaining({ path: query.split("=")[0] })],
      ]);
    },
  );

  it("reads no more rows at ten thousand cases than at a hundred, in one round trip", async () => {
    const officer = newOfficer();
    const template = await openCase(officer);
    const cost = async (query: string) => (await officer.get(`/api/cases${query}`)).headers.get("Server-Timing");
    const insert = async (from: number, to: number) => {
      await env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
         INSERT INTO cases SELECT printf('case-%08x', i) || substr(workflow_id, 14), printf('%08x', i) || substr(case_id, 9), tenant_id, 'Company ' || i,
           'company ' || i, registration_number, vat_number, country, template_id,
           CASE i % 3 WHEN 0 THEN 'APPROVED' ELSE status END, 0, null, 'h' || i || tenant_id, portal_expires_at,
           strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch'), updated_at, 1, null, null, null, null, null, review_officer, review_tier, withheld, null, null, null, null, null, null, null, null, null, null
         FROM n, cases WHERE workflow_id = ?3`,
      )
        .bind(from, to, template.workflowId)
        .run();
    };
    const queries = ["", "?status=APPROVED", "?country=BE", "?status=APPROVED&country=BE"];
    await insert(1, 99);
    const few = await Promise.all(queries.map(cost));
    await insert(100, 9_999);
    const many = await Promise.all(queries.map(cost));
    expect(many).toEqual(few);
    for (const line of many) expect(line).toMatch(/trips=1 /);
    expect((await officer.get("/api/cases?status=APPROVED")).body.total).toBe(3333);
  });
});

describe("reading a case", () => {
  it("takes at most two round trips a route", async () => {
    const officer = newOfficer();
    const reviewed = await reviewedCase(officer);
    for (const path of ["", "/ai-brief", "/audit", "/evidence", "/company-profile", "/customer", "/timeline"]) {
      const timing = (await officer.get(reviewed.path + path)).headers.get("Server-Timing") ?? "";
      expect([path, Number(/trips=(\d+)/.exec(timing)?.[1])]).toSatisfy(([, trips]) => (trips as number) <= 2);
    }
  });

  it("tells a valid audit chain from the first entry to the last", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    const { body } = await officer.get(`${path}/audit`);
    expect(body.chain_valid).toBe(true);
    expect(body.entries.map((entry: { event: string }) => entry.event)).toEqual([
      "CASE_CREATED",
      "DOCUMENTS_SUBMITTED",
      "INVESTIGATION_STARTED",
      "INVESTIGATION_COMPLETED",
      "TIER_APPLIED",
    ]);
  });

  it("serves evidence whose bytes have the hash it names", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer);
    const { body } = await officer.get(`${path}/evidence`);
    expect(body.evidence.length).toBeGreaterThan(5);
    for (const { raw_data, data_hash, source_url } of body.evidence) {
      const bytes = Buffer.from(raw_data.body, raw_data.encoding === "utf8" ? "utf8" : "base64");
      const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
      expect(data_hash).toBe(`sha256:${digest}`);
      expect(source_url).toMatch(/^sample:/);
    }
  });

  it("falls back to the row when the object cannot be reached", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const live = await officer.get(opened.path);
    vi.spyOn(env.CASE_WORKFLOW, "getByName").mockImplementation(() => {
      throw new Error("unreachable");
    });
    const kept = await officer.get(opened.path);
    expect([kept.status, kept.body]).toEqual([200, live.body]);
  });

  it("has a brief that says so before there is an investigation", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect((await officer.get(`${opened.path}/ai-brief`)).body).toMatchObject({
      risk_trend: "INSUFFICIENT_DATA",
      risk_scores: [],
      recommended_action: "follow_up",
    });
  });
});

describe("the portal link", () => {
  it("lives from now again, or is replaced and the old one dead", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const renewed = await officer.post(`${opened.path}/portal-link`);
    expect(renewed.body.portal_token).toBe(opened.token);
    const replaced = await officer.post(`${opened.path}/portal-link`, { replace: true });
    expect(replaced.body.portal_token).not.toBe(opened.token);
    expect((await send("GET", `/api/portal/${opened.token}`)).status).toBe(404);
    expect((await send("GET", `/api/portal/${replaced.body.portal_token}`)).status).toBe(200);
  });
});

describe("deleting a case", () => {
  it("removes it everywhere, once, and leaves a line without personal data", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const opened = await openCase(officer);
    await investigate(officer, opened);
    expect((await env.FILES.list({ prefix: `${opened.caseId}/` })).objects.length).toBeGreaterThan(0);
    expect((await officer.delete(opened.path)).body).toEqual({ status: "deleted", workflow_id: opened.workflowId });
    expect((await officer.delete(opened.path)).status).toBe(404);
    expect((await officer.get(opened.path)).status).toBe(404);
    expect((await send("GET", `/api/portal/${opened.token}`)).status).toBe(404);
    expect((await env.FILES.list({ prefix: `${opened.caseId}/` })).objects).toEqual([]);
    const { results } = await env.DB.prepare("SELECT * FROM deletion_ledger WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .all();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ case_id: opened.caseId, deleted_by: "cm", audit_seq: 5 });
    expect(JSON.stringify(results)).not.toContain("Sample company");
    const tables = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql GLOB '*[ (]workflow_id *'",
    ).all<{ name: string }>();
    for (const { name } of tables.results) {
      if (name === "deletion_ledger") continue;
      const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${name} WHERE workflow_id = ?`)
        .bind(opened.workflowId)
        .first<{ n: number }>();
      expect([name, left?.n]).toEqual([name, 0]);
    }
  });

  it("is not undone by a projection that was under way", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const opened = await openCase(officer);
    const { record, audit } = (await env.CASE_WORKFLOW.getByName(opened.workflowId).read())!;
    await officer.delete(opened.path);
    await projectCase(createCtx(env, { actor: systemActor(officer.tenant) }), record, audit, {
      checkpoint: null,
      after: 0,
    });
    expect((await officer.get(opened.path)).status).toBe(404);
    expect((await officer.get("/api/cases")).body.total).toBe(0);
  });

  it("does not delete what must be kept", async () => {
    const officer = newOfficer("cm", "compliance_manager", "officer");
    const opened = await openCase(officer);
    expect((await officer.colleague("alice").delete(opened.path)).status).toBe(403);
  });
});
