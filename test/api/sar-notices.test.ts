import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, settle } from "../support/cases.ts";
import { raiseSar, SarFile } from "../support/sars.ts";

const told = async (officer: Officer) => (await officer.get("/api/notifications")).body;
const noticesOf = async (officer: Officer) =>
  (await told(officer)).notifications.map(({ kind, ids }: any) => [kind, ids]);
const approve = (officer: Officer, path: string) =>
  officer.post(`${path}/decision`, { decision: "approve", reason: "Everything is in order." });

describe("what the MLROs are told of reports", () => {
  it("is each report that waits for them, by its ids, and a decision by an officer who may not know of it", async () => {
    const alice = newOfficer();
    const [bob, carol] = [alice.colleague("bob"), alice.colleague("carol", "compliance_manager")];
    const [mia, noor] = [alice.colleague("mia", "mlro"), alice.colleague("noor", "mlro")];
    const stranger = newOfficer().colleague("mia", "mlro");
    const opened = await approvableCase(alice);
    const before = await Promise.all([alice, bob, carol, stranger].map(told));
    const { sar_id } = await raiseSar(alice, opened);
    expect(await noticesOf(mia)).toEqual([]);
    expect((await new SarFile(alice, opened, sar_id).submit()).status).toBe(200);
    const ids = { sar_id, case_id: opened.caseId, workflow_id: opened.workflowId };
    expect(await noticesOf(mia)).toEqual([["sar_submitted", ids]]);
    expect(await noticesOf(noor)).toEqual([["sar_submitted", ids]]);
    expect((await approve(bob, opened.path)).status).toBe(200);
    await settle(bob, opened);
    await expect
      .poll(() => noticesOf(mia), { timeout: 60_000 })
      .toEqual([
        ["sar_case_decided", ids],
        ["sar_submitted", ids],
      ]);
    const [, unread] = [await noticesOf(noor), (await told(mia)).unread];
    expect(unread).toBe(2);
    expect(JSON.stringify(await told(mia))).not.toContain("De Linde");
    expect(await Promise.all([alice, bob, carol, stranger].map(told))).toEqual(before);
  });

  it("is no decision that was taken without an open report, and no request for more", async () => {
    const alice = newOfficer();
    const [bob, mia] = [alice.colleague("bob"), alice.colleague("mia", "mlro")];
    const opened = await approvableCase(alice);
    const { sar_id } = await raiseSar(alice, opened);
    const file = new SarFile(alice, opened, sar_id);
    for (const step of [file.submit, () => file.assess(false), file.reject]) expect((await step()).status).toBe(200);
    expect((await approve(bob, opened.path)).status).toBe(200);
    await settle(bob, opened);
    const kinds = (await noticesOf(mia)).map(([kind]: [string]) => kind);
    expect(kinds).toEqual(["sar_submitted"]);
  });
});
