import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer, Officer } from "../support/api.ts";
import { loadRegulatory } from "../support/regulatory.ts";

const CHANGES = "/api/regulatory/changes";
const change = {
  article_id: "be-aml-2017-art-41",
  change_type: "amendment",
  description: "The circle of politically exposed persons grows.",
  effective_date: "2027-03-01",
};

const manager = (): Officer => newOfficer("carol", "compliance_manager");

beforeAll(async () => {
  await loadRegulatory();
});

describe("registering a change", () => {
  it("keeps it with its author and date", async () => {
    const carol = manager();
    const { status, body } = await carol.post(CHANGES, {
      ...change,
      source_url: "https://www.ejustice.just.fgov.be/x",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...change,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      regulation_id: "be-aml-2017",
      old_value: null,
      new_value: null,
      source_url: "https://www.ejustice.just.fgov.be/x",
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      created_by: "carol",
    });
    expect((await carol.get(CHANGES)).body).toEqual([body]);
  });

  it("is for compliance managers", async () => {
    expect((await newOfficer().post(CHANGES, change)).status).toBe(403);
    expect((await newOfficer("m", "mlro").post(CHANGES, change)).status).toBe(403);
  });

  it.each([
    ["an unknown article", { article_id: "nope" }, "article_id"],
    ["no date", { effective_date: "soon" }, "effective_date"],
    ["a blank description", { description: "  " }, "description"],
    ["an address that a browser would run", { source_url: "javascript:alert(1)" }, "source_url"],
  ])("refuses %s with 422 and keeps nothing", async (_, fault, path) => {
    const carol = manager();
    const { status, body } = await carol.post(CHANGES, { ...change, ...fault });
    expect([status, body.code, body.errors[0].path]).toEqual([422, "validation_failed", path]);
    expect((await carol.post(CHANGES, { ...change, extra: 1 })).body.code).toBe("unknown_field");
    expect((await carol.get(CHANGES)).body).toEqual([]);
  });

  it("keeps one change however often a request is sent again", async () => {
    const carol = manager();
    const headers = { "Idempotency-Key": "once" };
    const first = await carol.post(CHANGES, change, { headers });
    const again = await carol.post(CHANGES, change, { headers });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(again.body).toEqual(first.body);
    // A try that died after its write and before its answer was kept: the next one finds its own row.
    await env.DB.prepare("UPDATE idempotency_keys SET state = 'open', answer = NULL WHERE tenant_id = ?")
      .bind(carol.tenant)
      .run();
    expect((await carol.post(CHANGES, change, { headers })).body).toEqual(first.body);
    expect((await carol.get(CHANGES)).body).toHaveLength(1);
  });

  it("lists the newest first, as many as asked for", async () => {
    const carol = manager();
    for (const description of ["first", "second", "third"]) {
      await carol.post(CHANGES, { ...change, description });
      await new Promise((done) => setTimeout(done, 3));
    }
    const described = async (query: string) =>
      (await carol.get(CHANGES + query)).body.map((item: any) => item.description);
    expect(await described("")).toEqual(["third", "second", "first"]);
    expect(await described("?limit=2")).toEqual(["third", "second"]);
    for (const limit of ["0", "201", "x", ""]) {
      expect((await carol.get(`${CHANGES}?limit=${limit}`)).status).toBe(422);
    }
  });
});

describe("a change that was registered", () => {
  it("belongs to the tenant that registered it", async () => {
    const carol = manager();
    const { id } = (await carol.post(CHANGES, change)).body;
    expect((await carol.get(`/api/regulatory/impact/${id}`)).status).toBe(200);
    expect((await manager().get(`/api/regulatory/impact/${id}`)).status).toBe(404);
    expect((await carol.get("/api/regulatory/impact/nope")).status).toBe(404);
    expect((await manager().get(CHANGES)).body).toEqual([]);
  });

  it("is analysed in two round trips", async () => {
    const carol = manager();
    const { id } = (await carol.post(CHANGES, change)).body;
    const { headers } = await carol.get(`/api/regulatory/impact/${id}`);
    expect(headers.get("Server-Timing")).toContain("trips=2");
  });
});
