import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import type { Finding } from "../../src/domain/case/case.model.ts";
import { finding, investigation } from "../support/case-fixtures.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { putCase } from "../support/portal.ts";
import { raiseSar, SarFile } from "../support/sars.ts";

async function escalated(officer: Officer): Promise<OpenCase> {
  const opened = await reviewedCase(officer);
  expect((await officer.post(`${opened.path}/decision`, { decision: "escalate", reason: "To be seen." })).status).toBe(
    200,
  );
  return opened;
}

const reports = async (officer: Officer, query = "") => (await officer.get(`/api/sars${query}`)).body;
const unreported = async (officer: Officer, query = "") => (await officer.get(`/api/sars/unreported${query}`)).body;

describe("the list of reports", () => {
  it("has what the caller may know of in one answer, with its case and without its reason", async () => {
    const alice = newOfficer();
    const mlro = alice.colleague("mia", "mlro");
    const [first, second] = [await openCase(alice), await openCase(alice)];
    const { sar_id: own } = await raiseSar(alice, first);
    await new SarFile(alice, first, own).submit();
    const { sar_id: theirs } = await raiseSar(mlro, second, { reason: "A secret of the MLRO" });
    const all = await reports(mlro);
    expect(all.next_cursor).toBeNull();
    expect(all.reports.map(({ sar_id }: { sar_id: string }) => sar_id)).toEqual([theirs, own]);
    expect(all.reports[1]).toMatchObject({
      case_id: first.caseId,
      workflow_id: first.workflowId,
      case_status: "AWAITING_DOCUMENTS",
      case_deleted: false,
      status: "pending_mlro",
      raised_by: "alice",
      changed_by: "alice",
    });
    expect(JSON.stringify(all)).not.toContain("secret");
    expect((await reports(alice)).reports.map(({ sar_id }: { sar_id: string }) => sar_id)).toEqual([own]);
    expect(await reports(alice.colleague("bob", "officer", "compliance_manager", "admin"))).toEqual({
      reports: [],
      next_cursor: null,
    });
    expect(await reports(newOfficer().colleague("mia", "mlro"))).toEqual({ reports: [], next_cursor: null });
  });

  it("marks a draft whose author is away, for MLROs alone", async () => {
    const alice = newOfficer();
    const [bob, mlro] = [alice.colleague("bob"), alice.colleague("mia", "mlro")];
    const [opened, other] = [await openCase(alice), await openCase(alice)];
    await openCase(bob);
    const { sar_id } = await raiseSar(alice, opened);
    const { sar_id: submitted } = await raiseSar(alice, other);
    await new SarFile(alice, other, submitted).submit();
    const marks = async (officer: Officer) =>
      Object.fromEntries((await reports(officer)).reports.map((one: any) => [one.sar_id, one.author_absent]));
    expect(await marks(mlro)).toEqual({ [sar_id]: false, [submitted]: false });
    const [today, later] = [0, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const absence = { from: today, until: later, substitute: "bob" };
    expect((await alice.put("/api/officers/me/absence", absence)).status).toBe(200);
    expect(await marks(mlro)).toEqual({ [sar_id]: true, [submitted]: false });
    expect(await marks(alice)).toEqual({ [sar_id]: false, [submitted]: false });
    expect(await marks(bob)).toEqual({});
  });

  it("is a read of each report's case in the access log, once an hour, and of no other", async () => {
    const alice = newOfficer();
    const mlro = alice.colleague("mia", "mlro");
    const [reported, silent] = [await openCase(alice), await openCase(alice)];
    await raiseSar(alice, reported);
    const rows = async () => {
      const { results } = await env.DB.prepare(
        "SELECT workflow_id, officer_id FROM access_log WHERE tenant_id = ? AND action = 'sars_read' ORDER BY officer_id",
      )
        .bind(alice.tenant)
        .all();
      return results;
    };
    for (const officer of [mlro, mlro, alice, alice.colleague("bob", "officer")]) await reports(officer);
    const { workflowId: workflow_id } = reported;
    const once = ["alice", "mia"].map((officer_id) => ({ workflow_id, officer_id }));
    expect(await rows()).toEqual(once);
    expect(workflow_id).not.toBe(silent.workflowId);
    await env.DB.prepare("UPDATE access_log SET at = '2026-01-01T00:00:00.000Z' WHERE tenant_id = ?")
      .bind(alice.tenant)
      .run();
    await reports(mlro);
    expect(await rows()).toEqual([...once, once[1]]);
  });

  it("shows a reader the report from when an MLRO adds them until the MLRO removes them", async () => {
    const alice = newOfficer();
    const bob = alice.colleague("bob", "officer");
    const mlro = alice.colleague("mia", "mlro");
    const opened = await openCase(alice);
    const { sar_id } = await raiseSar(alice, opened);
    const readers = `/cases/${opened.caseId}/sar/${sar_id}/readers`;
    expect((await mlro.post(readers, { officer_id: "bob" })).status).toBe(200);
    expect((await reports(bob)).reports).toHaveLength(1);
    expect((await mlro.delete(`${readers}/bob`)).status).toBe(200);
    expect((await reports(bob)).reports).toEqual([]);
  });

  it("pages without a gap and takes no cursor of something else", async () => {
    const alice = newOfficer();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await raiseSar(alice, await openCase(alice))).sar_id);
    const first = await reports(alice, "?limit=2");
    const second = await reports(alice, `?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`);
    const paged = [...first.reports, ...second.reports].map(({ sar_id }: { sar_id: string }) => sar_id);
    expect(paged).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await alice.get("/api/sars?cursor=x")).status).toBe(422);
    expect((await alice.get("/api/sars?limit=0")).status).toBe(422);
  });
});

describe("a report whose case is deleted", () => {
  it("stays in the MLRO's lists, is continued from there, and is told to nobody else", async () => {
    const alice = newOfficer();
    const mlro = alice.colleague("mia", "mlro");
    const manager = alice.colleague("carl", "compliance_manager");
    const [reported, silent] = [await openCase(alice), await openCase(alice)];
    const { sar_id } = await raiseSar(alice, reported);
    const deleted = [await manager.delete(reported.path), await manager.delete(silent.path)];
    expect(deleted.map(({ status, body }) => [status, { ...body, workflow_id: "" }])).toEqual(
      Array(2).fill([200, { status: "deleted", workflow_id: "" }]),
    );
    const open = await reports(mlro, "?open=true&raised_by=alice");
    expect(open.reports).toMatchObject([
      {
        sar_id,
        case_id: reported.caseId,
        workflow_id: reported.workflowId,
        company_name: "Bakkerij De Linde",
        case_status: "AWAITING_DOCUMENTS",
        case_deleted: true,
        status: "draft",
      },
    ]);
    const ofCase = await mlro.get(`/cases/${reported.caseId}/sar`);
    expect([ofCase.status, ofCase.body]).toMatchObject([200, [{ sar_id, reason: "Payments that fit no business" }]]);
    for (const officer of [alice, manager]) {
      expect(await reports(officer)).toEqual({ reports: [], next_cursor: null });
      const of = async ({ caseId }: OpenCase) => (await officer.get(`/cases/${caseId}/sar`)).body.detail;
      expect(await of(reported)).toBe(await of(silent));
    }
    const file = `/cases/${reported.caseId}/sar/${sar_id}`;
    expect((await mlro.post(`${file}/submit-for-mlro`)).status).toBe(200);
    expect((await reports(mlro)).reports).toMatchObject([{ status: "pending_mlro", changed_by: "mia" }]);
    expect((await newOfficer().colleague("mia", "mlro").get("/api/sars")).body.reports).toEqual([]);
  });
});

describe("the list of escalated cases without a report", () => {
  it("has a rejected case whose findings may have to be reported, cleared or not", async () => {
    const alice = newOfficer();
    const mlro = alice.colleague("mia", "mlro");
    const mule = finding({ category: "activity", code: "acts_for_another", severity: "high" });
    const rejected = async (given: Finding[]) => {
      const one = await reviewedCase(alice);
      await putCase(one, { investigations: [investigation({ findings: given })] });
      const refused = await alice.post(`${one.path}/decision`, { decision: "reject", reason: "Does not fit us." });
      expect(refused.status).toBe(200);
      return one;
    };
    const grave = await rejected([mule]);
    await rejected([{ ...mule, severity: "medium" }]);
    await rejected([finding({ category: "vat", code: "vat_invalid", severity: "high" })]);
    for (const who of [mlro, alice]) {
      expect((await unreported(who)).cases).toMatchObject([{ workflow_id: grave.workflowId, case_status: "REJECTED" }]);
    }
  });

  it("keeps a case for everybody outside the circle of its report, as if there were none", async () => {
    const alice = newOfficer();
    const mlro = alice.colleague("mia", "mlro");
    const opened = await escalated(alice);
    const other = await openCase(alice);
    const before = await unreported(alice);
    expect(before.cases).toMatchObject([{ workflow_id: opened.workflowId, case_status: "ESCALATED" }]);
    expect(await unreported(mlro)).toEqual(before);
    await raiseSar(mlro, opened);
    await raiseSar(alice, other);
    expect(await unreported(alice)).toEqual(before);
    expect(await unreported(mlro)).toEqual({ cases: [], next_cursor: null });
  });

  it("pages without a gap", async () => {
    const alice = newOfficer();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.push((await escalated(alice)).workflowId);
    }
    const first = await unreported(alice, "?limit=2");
    const second = await unreported(alice, `?limit=2&cursor=${encodeURIComponent(first.next_cursor)}`);
    const paged = [...first.cases, ...second.cases].map(({ workflow_id }: { workflow_id: string }) => workflow_id);
    expect(paged.toSorted()).toEqual(ids.toSorted());
    expect(second.next_cursor).toBeNull();
  });
});

it("finds cases by their case ids in one answer, and counts those alone", async () => {
  const alice = newOfficer();
  const [first, second] = [await openCase(alice), await openCase(alice)];
  await openCase(alice);
  const stranger = await openCase(newOfficer());
  const ids = [first.caseId, second.caseId, stranger.caseId, crypto.randomUUID()].join(",");
  const named = await alice.get(`/api/cases?case_id=${ids}`);
  // The cost of a look-up by ids would show whether another tenant has them.
  expect(named.headers.get("Server-Timing")).toBeNull();
  expect((await alice.get("/api/cases")).headers.get("Server-Timing")).not.toBeNull();
  const found = named.body.cases.map(({ case_id }: { case_id: string }) => case_id);
  expect(found.toSorted()).toEqual([first.caseId, second.caseId].toSorted());
  expect(named.body).toMatchObject({ total: 2, counts: { AWAITING_DOCUMENTS: 2 } });
  expect((await alice.get(`/api/cases?case_id=${ids}&status=APPROVED`)).body.cases).toEqual([]);
  expect((await alice.get(`/api/cases?case_id=${ids}&sort=risk`)).body.cases).toHaveLength(2);
  expect((await alice.get("/api/cases?case_id=")).body.cases).toEqual([]);
});
