import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { approvableCase, CLEAN, reviewedCase } from "../support/cases.ts";
import { alertsOf, approve, confirm, networkFindingsOf, untilNotified } from "../support/network.ts";

const BANKRUPT = "0999901536";
const SUCCESSOR = "0999901635";

describe("a company that may continue a bankrupt one", () => {
  it("has the alert as a critical finding of its first investigation, and needs a senior officer", async () => {
    const officer = newOfficer("alice");
    const ended = await reviewedCase(officer, BANKRUPT);
    const opened = await approvableCase(officer, SUCCESSOR);
    const [found, ...others] = networkFindingsOf(opened.detail);
    expect(others).toEqual([]);
    expect(opened.detail.network.alerts.map(({ counts }: any) => counts)).toEqual([true, true, true, true]);
    const alert = (await alertsOf(officer, opened)).find(({ pattern_type }) => pattern_type === "phoenix");
    expect(found).toMatchObject({ category: "cross_case", severity: "critical", code: "network_alert" });
    expect(found.title).toBe(alert.title);
    expect(found.description).toContain("Rudi Kerkhofs");
    expect(found.description).toContain(ended.workflowId);
    const approval = opened.detail.decision_options.find(({ decision }: any) => decision === "approve");
    expect(approval).toMatchObject({ allowed: true, needs_senior: true });
    expect(approval.four_eyes_reasons).toContain("critical_alert");
    expect(opened.detail.gates).toContainEqual({ gate: "critical_alert", state: "shut" });
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const plain = officer.colleague("bob", "officer");
    expect(await confirm(plain, opened)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    const senior = officer.colleague("carol", "compliance_manager");
    expect((await confirm(senior, opened)).body).toMatchObject({ status: "APPROVED" });
    const replay = await officer.get(`/api/diagnostics/${opened.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("is told to the case that was under review before, once", async () => {
    const officer = newOfficer("alice");
    const before = await reviewedCase(officer, SUCCESSOR);
    expect(networkFindingsOf(before.detail)).toEqual([]);
    await reviewedCase(officer, BANKRUPT);
    const told = await untilNotified(officer, before, "ALERT_RAISED");
    expect(networkFindingsOf(told)[0]).toMatchObject({ severity: "critical", code: "network_alert" });
    await reviewedCase(officer, BANKRUPT);
    const { entries } = (await officer.get(`${before.path}/audit`)).body;
    const raised = entries
      .filter(({ event }: any) => event === "ALERT_RAISED")
      .map(({ details }: any) => details.alert_id);
    expect(new Set(raised).size).toBe(raised.length);
  });
});

describe("a clean company", () => {
  it("is approved by one officer", async () => {
    const officer = newOfficer();
    await reviewedCase(officer, BANKRUPT);
    const opened = await approvableCase(officer, CLEAN);
    expect(networkFindingsOf(opened.detail)).toEqual([]);
    expect(opened.detail.gates).toContainEqual({ gate: "critical_alert", state: "passed" });
    expect((await approve(officer, opened)).body.status).toBe("APPROVED");
  });
});
