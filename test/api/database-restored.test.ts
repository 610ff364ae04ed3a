import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { healCase } from "../../src/features/cases/rebuild.service.ts";
import { rebuildOne } from "../../src/features/retention/rebuild-tenant.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { quarantineFile } from "../../src/platform/quarantine.ts";
import { type ApiAnswer, newOfficer, type Officer, send } from "../support/api.ts";
import { CLEAN, openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";
import { SarFile, raiseSar } from "../support/sars.ts";
import { house, readAll, tryWrites } from "../support/uninformed.ts";

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** What the object of a case writes itself. */
const OWN = {
  cases: "workflow_id",
  audit_events: "workflow_id",
  audit_checkpoints: "workflow_id",
  case_retention: "workflow_id",
  case_profiles: "workflow_id",
  case_buckets: "workflow_id",
  graph_case_relations: "case_id",
  sars: "case_id",
  sar_audit_events: "case_id",
} as const;

const idOf = (opened: OpenCase, column: "workflow_id" | "case_id") =>
  column === "case_id" ? opened.caseId : opened.workflowId;

/** The rows of a case as they are now, without when they were signed. */
async function readRows(opened: OpenCase): Promise<Rows> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const [table, column] of Object.entries(OWN)) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
      .bind(idOf(opened, column))
      .all<Record<string, unknown>>();
    const stable = results.map(({ signed_at: _at, signature: _signature, relation_id: _relation, ...row }) => row);
    rows[table] = stable.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return rows;
}

/** The database is restored to a minute before the case was opened. */
async function loseRows(opened: OpenCase): Promise<void> {
  for (const [table, column] of Object.entries(OWN)) {
    await env.DB.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(idOf(opened, column)).run();
  }
}

/** Lets the case be deleted, then restores the database to the minute before. */
async function withRowBack({ workflowId }: OpenCase, removeIt: () => Promise<void>): Promise<void> {
  const row = await env.DB.prepare("SELECT * FROM cases WHERE workflow_id = ?").bind(workflowId).first();
  await removeIt();
  await env.DB.prepare("DELETE FROM deletion_ledger WHERE workflow_id = ?").bind(workflowId).run();
  const [names, values] = [Object.keys(row!), Object.values(row!)];
  await env.DB.prepare(`INSERT INTO cases (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
    .bind(...values)
    .run();
}

async function reported(officer: Officer) {
  const opened = await reviewedCase(officer);
  await raiseSar(officer, opened);
  await rest(opened);
  return opened;
}

describe("a case whose rows are missing", () => {
  it.each<[string, (officer: Officer, opened: OpenCase) => Promise<{ status: number }>]>([
    ["a decision", (officer, { path }) => officer.post(`${path}/decision`, { decision: "escalate", reason: "odd" })],
    ["its audit log", (officer, { path }) => officer.get(`${path}/audit`)],
    ["a route by its case_id", (officer, { caseId }) => officer.get(`/cases/${caseId}/sar`)],
    ["its portal link", (_, { token }) => send("GET", `/api/portal/${token}`)],
    ["a look at like cases", (officer, { workflowId }) => officer.get(`/api/cases/${workflowId}/case-intelligence`)],
  ])("has them all again after %s", async (_, ask) => {
    const officer = newOfficer();
    const opened = await reported(officer);
    const before = await readRows(opened);
    await loseRows(opened);
    expect((await ask(officer, opened)).status).toBe(200);
    await rest(opened);
    const after = await readRows(opened);
    for (const table of Object.keys(OWN)) {
      const [was, is] = [before[table]!.length, after[table]!.length];
      expect([table, is >= was && is > 0]).toEqual([table, true]);
    }
    expect([after["sars"], after["sar_audit_events"]]).toEqual([before["sars"], before["sar_audit_events"]]);
    expect(after["audit_events"]!.slice(0, 1)).toEqual(before["audit_events"]!.slice(0, 1));
  });

  it("stays unknown to another tenant, by each of its ids", async () => {
    const opened = await reported(newOfficer());
    await loseRows(opened);
    const stranger = newOfficer();
    for (const path of [`${opened.path}/audit`, `/cases/${opened.caseId}/sar`]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await readRows(opened))["cases"]).toEqual([]);
  });

  it("stays deleted where it was deleted", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const opened = await openCase(officer);
    expect((await officer.delete(opened.path)).status).toBe(200);
    await env.DB.prepare("DELETE FROM deletion_ledger WHERE workflow_id = ?").bind(opened.workflowId).run();
    for (const path of [`${opened.path}/audit`, opened.path, `/cases/${opened.caseId}/sar`]) {
      expect((await officer.get(path)).status).toBe(404);
    }
    expect((await send("GET", `/api/portal/${opened.token}`)).status).toBe(404);
    expect((await readRows(opened))["cases"]).toEqual([]);
  });
});

describe("a deleted case of which a report is kept", () => {
  it("costs who looks for it no more than one without", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const opened = await openCase(officer);
    await raiseSar(officer.colleague("alice"), opened);
    expect((await officer.delete(opened.path)).status).toBe(200);
    const askedFor: string[] = [];
    const SAR_WORKFLOW = { getByName: (name: string) => askedFor.push(name) };
    const ctx = createCtx({ ...env, SAR_WORKFLOW } as unknown as Env, { actor: systemActor(officer.tenant) });
    expect(await healCase(ctx, opened.workflowId)).toBe(false);
    await expect(rebuildOne(ctx, opened.workflowId)).rejects.toThrow("The case was not found.");
    expect(askedFor).toEqual([]);
  });

  it("answers as one without, to reads and writes, when its row comes back with the database", async () => {
    const tryReturned = async (hasReport: boolean) => {
      const one = await house(CLEAN);
      const { alice, bob, opened } = one;
      const { path } = opened;
      if (hasReport) await raiseSar(alice, opened);
      await withRowBack(opened, async () => expect((await bob.delete(path)).status).toBe(200));
      const seen = [...(await readAll(one)), ...(await tryWrites(one))];
      return seen.map(({ operation, status, headers, text }) => ({
        operation,
        status,
        headers: headers.filter((header) => !header.startsWith("server-timing")),
        text: text.replaceAll(alice.tenant, "TENANT"),
      }));
    };
    const [plain, reported] = [await tryReturned(false), await tryReturned(true)];
    for (const [i, seen] of reported.entries()) expect(seen).toEqual(plain[i]);
    const deleted = plain.find(({ operation }) => operation === "DELETE /api/cases/{workflow_id}");
    expect(deleted?.status).toBe(404);
  });

  it("counts as one without in a rebuild, where the directory has no entry of either", async () => {
    const counts = async (hasReport: boolean) => {
      const officer = newOfficer("carl", "officer", "compliance_manager");
      const opened = await openCase(officer);
      if (hasReport) await raiseSar(officer.colleague("alice"), opened);
      await withRowBack(opened, async () => expect((await officer.delete(opened.path)).status).toBe(200));
      const { objects } = await env.FILES.list({ prefix: "directory/" });
      const ofCase = objects.filter(({ key }) => key.includes(opened.caseId) || key.includes(opened.workflowId));
      await env.FILES.delete(ofCase.map(({ key }) => key));
      const { tenant_id: _, ...page } = (
        await officer.colleague("root", "admin").post("/api/rebuild", { from: "rows:1" })
      ).body;
      return page;
    };
    const [plain, reported] = [await counts(false), await counts(true)];
    expect(reported).toEqual(plain);
    expect(plain).toMatchObject({ cases: 0, without_case: 1 });
  });
});

describe("a case whose rows are older than it is", () => {
  it("has the audit entries between again after its next change, and so have its reports", async () => {
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    const opened = await reviewedCase(officer);
    const { sar_id } = await raiseSar(mia, opened);
    const file = new SarFile(mia, opened, sar_id);
    expect((await file.submit()).status).toBe(200);
    expect((await officer.post(`${opened.path}/portal-link`, { replace: true })).status).toBe(200);
    await rest(opened);
    const before = await readRows(opened);
    await env.DB.prepare("DELETE FROM audit_events WHERE workflow_id = ? AND seq > 1").bind(opened.workflowId).run();
    await env.DB.prepare("UPDATE cases SET version = 1, status = 'AWAITING_DOCUMENTS' WHERE workflow_id = ?")
      .bind(opened.workflowId)
      .run();
    await env.DB.prepare("DELETE FROM sar_audit_events WHERE sar_id = ?").bind(sar_id).run();
    expect((await officer.post(`${opened.path}/portal-link`, { replace: true })).status).toBe(200);
    expect((await file.assess(true)).status).toBe(200);
    const after = await readRows(opened);
    expect(after["audit_events"]).toHaveLength(before["audit_events"]!.length + 1);
    expect(after["audit_events"]).toEqual(expect.arrayContaining([...before["audit_events"]!]));
    expect(after["cases"]).toMatchObject([{ status: "REVIEW_PENDING" }]);
    expect(after["sar_audit_events"]).toHaveLength(before["sar_audit_events"]!.length + 1);
  });
});

describe("a rebuild", () => {
  const operator = (officer: Officer) => officer.colleague("root", "admin");
  const rebuildAll = async (officer: Officer) => {
    const sum = { cases: 0, deleted_again: 0 };
    let from: string | null = null;
    do {
      const { status, body }: ApiAnswer = await operator(officer).post("/api/rebuild", { from, limit: 2 });
      expect(status).toBe(200);
      sum.cases += body.cases;
      sum.deleted_again += body.deleted_again;
      from = body.next;
    } while (from !== null);
    return sum;
  };

  it("brings back the rows of every case of the tenant, once and again, and of no other tenant", async () => {
    const [officer, other] = [newOfficer(), newOfficer()];
    const mine = [await reported(officer), await openCase(officer), await openCase(officer)];
    const theirs = await openCase(other);
    for (const opened of [...mine, theirs]) await loseRows(opened);
    expect(await rebuildAll(officer)).toEqual({ cases: 3, deleted_again: 0 });
    expect(await rebuildAll(officer)).toEqual({ cases: 3, deleted_again: 0 });
    expect((await officer.get("/api/cases")).body.total).toBe(3);
    expect((await readRows(mine[0]!))["sars"]).toHaveLength(1);
    expect((await readRows(theirs))["cases"]).toEqual([]);
  });

  it("of one case answers for what is another tenant's, was deleted or never was with the same 404", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const [opened, gone] = [await openCase(officer), await openCase(officer)];
    expect((await officer.delete(gone.path)).status).toBe(200);
    await loseRows(opened);
    const path = (id: string) => `/api/rebuild/${id}`;
    const never = await operator(officer).post(path(`case-${crypto.randomUUID()}`));
    const deleted = await operator(officer).post(path(gone.workflowId));
    const foreign = await operator(newOfficer()).post(path(opened.workflowId));
    expect([never, deleted, foreign].map(({ status, body }) => [status, body.detail])).toEqual(
      Array.from({ length: 3 }, () => [404, never.body.detail]),
    );
    expect((await operator(officer).post(path(opened.workflowId))).body).toMatchObject({ cases: 1 });
    expect((await readRows(opened))["cases"]).toHaveLength(1);
  });

  it("deletes again what came back with the database, and restores its line in the ledger", async () => {
    const officer = newOfficer("carl", "officer", "compliance_manager");
    const opened = await openCase(officer);
    let deletions: unknown;
    await withRowBack(opened, async () => {
      expect((await officer.delete(opened.path)).status).toBe(200);
      deletions = (await officer.get("/api/retention/ledger")).body.deletions;
    });
    expect((await officer.get("/api/cases")).body.total).toBe(1);
    expect(await rebuildAll(officer)).toEqual({ cases: 0, deleted_again: 1 });
    expect((await officer.get("/api/cases")).body.total).toBe(0);
    expect((await officer.get("/api/retention/ledger")).body.deletions).toEqual(deletions);
  });

  it("is refused for another tenant than the token's", async () => {
    const answer = await operator(newOfficer()).post("/api/rebuild", { tenant_id: "another" });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
    for (const from of ["nowhere", "rows:x", "rows:0", "rows:-1", `rows:${"9".repeat(20)}`, "entries:x"]) {
      expect([from, (await operator(newOfficer()).post("/api/rebuild", { from })).status]).toEqual([from, 422]);
    }
  });
});

describe("evidence in quarantine", () => {
  it("is listed and put back by an operator of its tenant alone, and then left alone", async () => {
    const officer = newOfficer();
    const [root, stranger] = [officer.colleague("root", "admin"), newOfficer("root", "admin")];
    const { caseId } = await openCase(officer);
    const { objects } = await env.FILES.list({ prefix: `${caseId}/evidence/` });
    const { key } = objects[0]!;
    await quarantineFile(createCtx(env, { actor: systemActor("") }), key, officer.tenant);
    const listed = (await root.get("/api/evidence/quarantine")).body;
    expect(listed).toMatchObject({ files: [{ key, size: objects[0]!.size }], next: null });
    expect((await stranger.get("/api/evidence/quarantine")).body.files).toEqual([]);
    const refused = await stranger.post("/api/evidence/restore", { keys: [key] });
    expect(refused.body).toEqual({ restored: [], not_in_quarantine: [key] });
    expect((await root.post("/api/evidence/restore", { keys: [key] })).body.restored).toEqual([key]);
    expect((await env.FILES.head(key))?.customMetadata).toMatchObject({ restored_by: "root" });
    expect((await root.get("/api/evidence/quarantine")).body.files).toEqual([]);
  });
});
