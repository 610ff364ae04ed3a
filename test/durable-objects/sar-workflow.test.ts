import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, isShut } from "../support/cases.ts";
import { readRecord } from "../support/portal.ts";
import { putUnderReview, raiseSar, SarFile, sarIn, sarPath } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

const failing = () => Promise.reject(new Error("down"));
const stored = async (officer: Officer, opened: OpenCase) => (await officer.get(sarPath(opened))).body;
const isLocked = async (officer: Officer, { path }: OpenCase) => isShut((await officer.get(path)).body, "sar_first");

/** Lets so many writes through to the database, and none that follows. */
function failWritesAfter(passing: number): void {
  const batch = env.DB.batch.bind(env.DB);
  vi.spyOn(env.DB, "batch").mockImplementation((statements) => (passing-- > 0 ? batch(statements) : failing()));
}

/** Each thing that a change of a report needs, made to fail. The first write is that of the idempotency key. */
const faults: Record<string, () => void> = {
  "the row of its case": () => failWritesAfter(1),
  "its own row": () => failWritesAfter(2),
  "the file store": () => void vi.spyOn(env.FILES, "put").mockImplementation(failing),
  "its case": () =>
    void vi.spyOn(env.CASE_WORKFLOW, "getByName").mockImplementation(() => {
      throw new Error("unreachable");
    }),
};

async function assessedSar(officer: Officer) {
  const opened = await openCase(officer);
  await putUnderReview(opened, [sarTrigger()]);
  const file = await sarIn("assessed", officer, opened);
  const [{ sar_id }] = await stored(officer, opened);
  const approve = () =>
    officer.colleague("mia", "mlro").post(`${sarPath(opened)}/${sar_id}/mlro-approve`, undefined, {
      headers: { "Idempotency-Key": "approve" },
    });
  return { opened, file, approve, alarm: () => runDurableObjectAlarm(env.SAR_WORKFLOW.getByName(sar_id)) };
}

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(faults))("a report whose change meets a failure of %s", (name) => {
  it("says so, shows nobody what is not settled, and settles it by its alarm", async () => {
    const officer = newOfficer();
    const { opened, approve, alarm } = await assessedSar(officer);
    faults[name]!();
    const failed = await approve();
    vi.restoreAllMocks();
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect((await stored(officer, opened))[0].status).toBe("pending_mlro");
    await alarm();
    expect((await stored(officer, opened))[0].status).toBe("approved");
    expect(await isLocked(officer, opened)).toBe(false);
  });

  it("is carried out once when the request is sent again under its key", async () => {
    const officer = newOfficer();
    const { opened, approve } = await assessedSar(officer);
    faults[name]!();
    await approve();
    vi.restoreAllMocks();
    const again = await approve();
    expect([again.status, again.body.status]).toEqual([200, "approved"]);
    expect((await stored(officer, opened))[0].history).toHaveLength(4);
    expect((await readRecord(opened)).assessments).toHaveLength(1);
  });
});

describe("the end of a case", () => {
  const remove = (officer: Officer, { path }: OpenCase) => officer.colleague("cm", "compliance_manager").delete(path);
  const rowsOf = async ({ caseId }: OpenCase) => {
    const tables = ["sars", "sar_audit_events"];
    const counts = await Promise.all(
      tables.map((table) =>
        env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE case_id = ?`).bind(caseId).first("n"),
      ),
    );
    return counts;
  };
  const filesOf = async ({ caseId }: OpenCase) => (await env.FILES.list({ prefix: `${caseId}/` })).objects.length;

  it.each(["draft", "pending_mlro", "approved", "rejected", "submitted", "acknowledged"] as const)(
    "leaves a report that is %s as it is: row, chain, object and file",
    async (status) => {
      const officer = newOfficer();
      const opened = await openCase(officer);
      await sarIn(status, officer, opened);
      const [report] = await stored(officer, opened);
      const [rows, files] = [await rowsOf(opened), await filesOf(opened)];
      expect((await remove(officer, opened)).status).toBe(200);
      expect([await rowsOf(opened), await filesOf(opened)]).toEqual([rows, files]);
      const kept = await officer.colleague("mia", "mlro").get(`/api/retention/reports/${opened.workflowId}`);
      expect(kept.body.reports).toEqual([report]);
    },
  );

  it("lets no report in that comes while it is being deleted, and leaves nothing of it", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    vi.spyOn(env.DB, "batch").mockImplementation(failing);
    expect((await remove(officer, opened)).status).toBeGreaterThanOrEqual(500);
    vi.restoreAllMocks();
    const late = await officer.post(sarPath(opened), { reason: "late" });
    expect([late.status, late.body.code]).toEqual([404, "not_found"]);
    expect((await remove(officer, opened)).status).toBe(200);
    expect([await rowsOf(opened), await filesOf(opened)]).toEqual([[0, 0], 0]);
  });

  it("and a step of a report that meet both take effect", async () => {
    const officer = newOfficer();
    const mia = officer.colleague("mia", "mlro");
    for (let i = 0; i < 6; i++) {
      const opened = await openCase(officer);
      const { sar_id } = await raiseSar(officer, opened);
      const file = new SarFile(officer, opened, sar_id);
      const order = i % 2 ? [file.submit, () => remove(officer, opened)] : [() => remove(officer, opened), file.submit];
      const [first, second] = await Promise.all(order.map((attempt) => attempt()));
      const [submitted, removed] = i % 2 ? [first!, second!] : [second!, first!];
      expect(removed.status).toBe(200);
      const kept = (await mia.get(`/api/retention/reports/${opened.workflowId}`)).body;
      expect(kept.reports[0].status).toBe(submitted.status === 200 ? "pending_mlro" : "draft");
      expect(kept.report_audit).toHaveLength(submitted.status === 200 ? 2 : 1);
    }
  });

  it("does not keep the MLRO from carrying its report to its end", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened);
    expect((await remove(officer, opened)).status).toBe(200);
    const file = new SarFile(officer.colleague("max", "mlro"), opened, sar_id);
    for (const step of [file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge]) {
      expect((await step()).status).toBe(200);
    }
    expect((await new SarFile(officer, opened, sar_id).submit()).status).toBe(404);
    const kept = await officer.colleague("mia", "mlro").get(`/api/retention/reports/${opened.workflowId}`);
    expect(kept.body.reports).toMatchObject([{ status: "acknowledged" }]);
  });
});
