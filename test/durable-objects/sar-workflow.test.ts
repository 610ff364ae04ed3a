import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase } from "../support/cases.ts";
import { readRecord } from "../support/portal.ts";
import { putUnderReview, raiseSar, SarFile, sarIn, sarPath } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

const failing = () => Promise.reject(new Error("down"));
const stored = async (officer: Officer, opened: OpenCase) => (await officer.get(sarPath(opened))).body;
const isLocked = async (officer: Officer, { path }: OpenCase) => (await officer.get(path)).body.gates.sar_first;

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

  it("takes a draft with it: row, chain, object and file", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened);
    expect(await rowsOf(opened)).toEqual([1, 1]);
    expect((await remove(officer, opened)).status).toBe(200);
    expect(await rowsOf(opened)).toEqual([0, 0]);
    expect(await filesOf(opened)).toBe(0);
    const actor = { kind: "officer", tenantId: officer.tenant, id: "alice", roles: ["mlro"] } as const;
    const step = { operation: "mlro-approve", comment: null } as const;
    const outcome = await env.SAR_WORKFLOW.getByName(sar_id).take({ id: "c", actor }, step, null);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "not_found" } });
  });

  it.each(["pending_mlro", "approved", "rejected", "submitted", "acknowledged"] as const)(
    "is refused while a report is %s",
    async (status) => {
      const officer = newOfficer();
      const opened = await openCase(officer);
      await sarIn(status, officer, opened);
      const refused = await remove(officer, opened);
      expect([refused.status, refused.body.code]).toEqual([409, "retention_hold"]);
      expect((await stored(officer, opened))[0].status).toBe(status);
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

  it("and a report that leaves its draft never both happen", async () => {
    const officer = newOfficer();
    for (let i = 0; i < 10; i++) {
      const opened = await openCase(officer);
      const { sar_id } = await raiseSar(officer, opened);
      const file = new SarFile(officer, opened, sar_id);
      const order = i % 2 ? [file.submit, () => remove(officer, opened)] : [() => remove(officer, opened), file.submit];
      const [first, second] = await Promise.all(order.map((attempt) => attempt()));
      const [submitted, removed] = i % 2 ? [first!, second!] : [second!, first!];
      if (removed.status === 200) {
        expect(submitted.status).toBe(404);
        expect([await rowsOf(opened), await filesOf(opened)]).toEqual([[0, 0], 0]);
      } else {
        expect([removed.status, submitted.status]).toEqual([409, 200]);
        expect((await stored(officer, opened))[0].status).toBe("pending_mlro");
      }
    }
  });
});
