import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { CLEAN, openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { type Cost, countingDatabase } from "../support/counting-database.ts";
import { ServiceWith } from "../support/memory.ts";

/** Cases like another, under numbers of their own, with the sets that they stand in. */
async function fill(workflowId: string, from: number, to: number): Promise<void> {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
  await env.DB.prepare(
    `${numbers} INSERT INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, registration_number,
       country, template_id, status, current_iteration, portal_token_hash, portal_expires_at, created_at, updated_at, version)
     SELECT printf('case-%08x', i) || substr(workflow_id, 14), printf('%08x', i) || substr(case_id, 9), tenant_id, 'Company ' || i, 'company ' || i,
       registration_number, country, template_id, 'APPROVED', 1, 'h' || i || tenant_id, portal_expires_at,
       strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch'), updated_at, 1
     FROM n, cases WHERE workflow_id = ?3`,
  )
    .bind(from, to, workflowId)
    .run();
}

describe("what the reads that everyone makes ask of the database", () => {
  let officer: Officer;
  let reviewed: OpenCase;

  beforeAll(async () => {
    officer = newOfficer();
    reviewed = await reviewedCase(officer);
  });

  const asOfficer = async (method: "GET" | "POST", path: string, json?: object): Promise<Cost> => {
    const answer = await (method === "GET" ? officer.get(path) : officer.post(path, json ?? {}));
    const [, trips, read] = /trips=(\d+) read=(\d+)/.exec(answer.headers.get("Server-Timing")!)!;
    return { trips: Number(trips), read: Number(read) };
  };
  /** Of an operation that does not tell its cost. */
  const hidden = async (method: "GET" | "POST", path: string, json?: object): Promise<Cost> => {
    const { cost, database } = countingDatabase();
    const service = new ServiceWith({ DB: database });
    const answer = await service.send({ tenant: officer.tenant }, method, path, json === undefined ? {} : { json });
    expect(answer.status).toBeLessThan(300);
    return cost;
  };
  /** By a link that nothing is known of yet. */
  const asCustomer = async (): Promise<Cost> => {
    const { token } = await openCase(officer, "0999900744");
    return hidden("GET", `/api/portal/${token}`);
  };
  const routes: Record<string, () => Promise<Cost>> = {
    "case list": () => asOfficer("GET", "/api/cases"),
    "case list by status": () => asOfficer("GET", "/api/cases?status=APPROVED&country=BE"),
    "case detail": () => asOfficer("GET", reviewed.path),
    "portal state": asCustomer,
    "tier 0": () => asOfficer("POST", `/api/scan/entity/${CLEAN}`, { tier: 0 }),
    "signal capture": () =>
      hidden("POST", `${reviewed.path}/signals`, { signal_type: "chat_question", source_component: "bench" }),
  };
  const most: Record<string, number> = {
    "case list": 1,
    "case list by status": 1,
    "tier 0": 2,
    "case detail": 1,
    "portal state": 1,
    "signal capture": 1,
  };

  it("is at most two round trips, and the same rows among a hundred cases and ten thousand", async () => {
    await fill(reviewed.workflowId, 1, 100);
    const few: Record<string, Cost> = {};
    // Asked once before, so that nothing is there for the first time.
    for (const ask of Object.values(routes)) await ask();
    for (const [name, ask] of Object.entries(routes)) few[name] = await ask();
    await fill(reviewed.workflowId, 101, 10_000);
    for (const [name, ask] of Object.entries(routes)) {
      const cost = await ask();
      expect([name, cost.read]).toEqual([name, few[name]!.read]);
      expect([name, cost.trips <= (most[name] ?? 2), cost.trips]).toEqual([name, true, cost.trips]);
    }
    expect((await officer.get("/api/cases")).body.total).toBe(10_004);
  });
});

describe("the case detail", () => {
  it("is what was last changed, and nobody's once it is deleted", async () => {
    const officer = newOfficer().colleague("carol", "compliance_manager");
    const { path, token } = await openCase(officer);
    expect((await officer.get(path)).body).toMatchObject({ status: "AWAITING_DOCUMENTS", portal_token: token });
    expect((await send("GET", `/api/portal/${token}`)).status).toBe(200);
    const hold = { reason: "Proceedings pending" };
    expect((await officer.put(`${path}/legal-hold`, hold)).status).toBe(200);
    expect((await officer.get(path)).body.audit_log.at(-1).event).toBe("LEGAL_HOLD_SET");
    expect((await officer.delete(`${path}/legal-hold`, { json: hold })).status).toBe(200);
    expect((await officer.delete(path)).status).toBe(200);
    expect((await officer.get(path)).status).toBe(404);
    const never = await send("GET", `/api/portal/pt_${"x".repeat(32)}`);
    const deleted = await send("GET", `/api/portal/${token}`);
    expect([deleted.status, deleted.body.detail]).toEqual([404, never.body.detail]);
  });

  it("opens to a link no longer once that was replaced", async () => {
    const officer = newOfficer();
    const { path, token } = await openCase(officer);
    expect((await send("GET", `/api/portal/${token}`)).status).toBe(200);
    const renewed = await officer.post(`${path}/portal-link`, { replace: true });
    expect((await send("GET", `/api/portal/${token}`)).status).toBe(404);
    expect((await send("GET", `/api/portal/${renewed.body.portal_token}`)).status).toBe(200);
    expect((await officer.get(path)).body.portal_token).toBe(renewed.body.portal_token);
  });

  it("is not there for another tenant, and looking for one that never was leaves no object behind", async () => {
    const { path } = await openCase(newOfficer());
    expect((await newOfficer().get(path)).status).toBe(404);
    const name = `case-${crypto.randomUUID()}`;
    expect((await newOfficer().get(`/api/cases/${name}`)).status).toBe(404);
    const tables = await runInDurableObject(env.CASE_WORKFLOW.getByName(name), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    );
    expect(tables).toEqual([]);
  });
});
