import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { approvableCase, CLEAN, reviewedCase, SANCTIONED, settle } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";
import { plantAlert } from "../support/network.ts";
import { approve, confirm, detailOf, eventsOf, networkFindingsOf, untilNotified } from "../support/network.ts";

const BANKRUPT = "0999901536";
const SUCCESSOR = "0999901635";

describe("an alert that changes while the case is under review", () => {
  it("counts at the approval even if the case was not told of it yet", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    await plantAlert(officer, opened, { severity: "critical", marked: false });
    const parked = await approve(officer, opened);
    expect(parked).toMatchObject({ status: 200, body: { status: "PENDING_SECOND_APPROVAL" } });
    const detail = await detailOf(officer, opened);
    expect(detail.pending_decision).toMatchObject({ needs_senior: true });
    expect(detail.pending_decision.four_eyes).toContain("critical_alert");
    expect(detail.latest_risk_score).toBeGreaterThanOrEqual(0.7);
    expect(JSON.stringify(detail.risk_rating)).toContain("critical_finding");
    expect((await confirm(officer.colleague("bob"), opened)).status).toBe(403);
    expect((await confirm(officer.colleague("carol", "mlro"), opened)).body.status).toBe("APPROVED");
    expect(await eventsOf(officer, opened, "ALERT_RAISED")).toHaveLength(1);
  });

  it("makes a parked approval void, because its facts changed", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, "0999902229");
    expect((await approve(officer, opened, { reason: "fine" })).body.status).toBe("PENDING_SECOND_APPROVAL");
    await plantAlert(officer, opened, { severity: "high", marked: false });
    const senior = officer.colleague("carol", "compliance_manager");
    expect(await confirm(senior, opened)).toMatchObject({ status: 409, body: { code: "evidence_changed" } });
    const detail = await detailOf(officer, opened);
    expect(detail.status).toBe("REVIEW_PENDING");
    expect(networkFindingsOf(detail)).toMatchObject([{ severity: "high" }]);
  });

  it("is not gone by a dismissal without a senior officer's role, or without a word", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    const id = await plantAlert(officer, opened, { severity: "high" });
    const before = await untilNotified(officer, opened, "ALERT_RAISED");
    const dismiss = (who: typeof officer, text?: string) =>
      who.patch(`/intelligence/alerts/${id}`, {
        action: "dismiss",
        reason: "false_positive",
        ...(text && { reason_text: text }),
      });
    const carol = officer.colleague("carol", "compliance_manager");
    const attempts = [
      await dismiss(officer.colleague("bob"), "Another person, born on another day."),
      await dismiss(carol),
      await dismiss(carol, "checked, ok"),
    ];
    expect(attempts.map(({ status, body }) => [status, body])).toEqual(
      attempts.map(() => [200, { status: "dismissed" }]),
    );
    expect((await officer.get(`/intelligence/alerts/${id}`)).body).toMatchObject({ status: "dismissed", counts: true });
    await settle(officer, opened);
    const after = await detailOf(officer, opened);
    expect(networkFindingsOf(after)).toMatchObject([{ code: "network_alert", severity: "high" }]);
    expect(networkFindingsOf(after)[0].description).toContain(
      "It counts until a compliance manager or the MLRO dismisses it and says why.",
    );
    expect([after.latest_risk_score, after.risk_rating.level]).toEqual([before.latest_risk_score, "medium"]);
    expect(after.network.alerts).toMatchObject([{ counts: true, ended: { weight: "counts" } }]);
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await dismiss(carol, "Another person, born on another day.")).body).toEqual({ status: "dismissed" });
    expect(networkFindingsOf(await untilNotified(officer, opened, "ALERT_ENDED"))).toMatchObject([
      { code: "network_alert_dismissed" },
    ]);
    expect((await officer.get(`/intelligence/alerts/${id}`)).body.counts).toBe(false);
  });

  it.each([
    ["Chargeback fraud with stolen cards.", "network_alert"],
    ["The customer retired.", "network_alert_dismissed"],
  ])("of medium severity counts on where a member's relationship was ended: %s", async (reason, code) => {
    const officer = newOfficer();
    const former = await approvableCase(officer, CLEAN);
    expect((await approve(officer, former)).body.status).toBe("APPROVED");
    await rest(former);
    const [{ relationship_id: id }] = (await officer.get("/api/relationships")).body.relationships;
    const ended = { ended_on: new Date().toISOString().slice(0, 10), reason };
    const carl = officer.colleague("carl", "compliance_manager");
    expect((await carl.post(`/api/relationships/${id}/end`, ended)).status).toBe(200);
    const opened = await approvableCase(officer, "0999902229");
    const alert = await plantAlert(officer, opened, { severity: "medium", marked: false });
    await env.DB.prepare("UPDATE alerts SET linked_case_ids = ? WHERE id = ?")
      .bind(JSON.stringify([opened.caseId, former.caseId]), alert)
      .run();
    expect(
      (await officer.patch(`/intelligence/alerts/${alert}`, { action: "dismiss", reason: "known_relationship" })).body,
    ).toEqual({ status: "dismissed" });
    const codeOf = async () => {
      await runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(opened.workflowId));
      return networkFindingsOf(await detailOf(officer, opened)).map((found) => found.code);
    };
    await expect.poll(codeOf, { timeout: 20_000 }).toEqual([code]);
  });

  it("is gone with its dismissal, which says who and why, and none of its points count any more", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    const before = opened.detail;
    const id = await plantAlert(officer, opened, { severity: "critical" });
    const told = await untilNotified(officer, opened, "ALERT_RAISED");
    expect(told.latest_risk_score).toBeGreaterThan(before.latest_risk_score);
    const dismissal = { action: "dismiss", reason: "known_relationship", reason_text: "Same family, seen on 3 May" };
    const dora = officer.colleague("dora", "compliance_manager");
    expect((await dora.patch(`/intelligence/alerts/${id}`, dismissal)).status).toBe(200);
    const after = await untilNotified(officer, opened, "ALERT_ENDED");
    expect(after.latest_risk_score).toBe(before.latest_risk_score);
    expect(after.risk_rating.level).toBe(before.risk_rating.level);
    expect(after.gates).toContainEqual({ gate: "critical_alert", state: "passed" });
    const [finding] = networkFindingsOf(after);
    expect(finding).toMatchObject({ severity: "info", code: "network_alert_dismissed" });
    expect(finding.description).toContain("dismissed by dora");
    expect(finding.description).toContain('a known relationship: "Same family, seen on 3 May"');
    expect((await eventsOf(officer, opened, "ALERT_ENDED"))[0].details).toMatchObject({
      how: "dismissed",
      by: "dora",
      reason: "known_relationship",
    });
    expect(after.risk_rating.regime).not.toBe("simplified");
    const { body: brief } = await officer.get(`${opened.path}/ai-brief`);
    expect(JSON.stringify(brief)).not.toContain("Nothing was found against the customer");
    expect(JSON.stringify(brief)).toContain("An alert does not count: A continues Vennebroek Transport.");
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await detailOf(officer, opened)).pending_decision).toMatchObject({
      four_eyes: ["alert_dismissed"],
      needs_senior: false,
    });
    expect((await confirm(officer.colleague("bob"), opened)).body.status).toBe("APPROVED");
  });

  it("leaves its senior officer to an approval by the one who dismissed it", async () => {
    const officer = newOfficer("alice", "compliance_manager");
    const opened = await approvableCase(officer, CLEAN);
    const id = await plantAlert(officer, opened, { severity: "critical" });
    await untilNotified(officer, opened, "ALERT_RAISED");
    await officer.patch(`/intelligence/alerts/${id}`, {
      action: "dismiss",
      reason: "false_positive",
      reason_text: "The two companies share a landlord and nothing else.",
    });
    const after = await untilNotified(officer, opened, "ALERT_ENDED");
    const optionOf = ({ decision_options }: any) => decision_options.find((one: any) => one.decision === "approve");
    expect(optionOf(after)).toMatchObject({ four_eyes_reasons: ["own_dismissal"], needs_senior: true });
    const seen = (await officer.colleague("dora").get(opened.path)).body;
    expect(optionOf(seen)).toMatchObject({ four_eyes_reasons: ["alert_dismissed"], needs_senior: false });
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await confirm(officer.colleague("bob"), opened)).status).toBe(403);
    expect((await confirm(officer.colleague("carol", "mlro"), opened)).body.status).toBe("APPROVED");
  });

  it("still counts when an officer only acknowledged it", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    const id = await plantAlert(officer, opened, { severity: "critical" });
    await untilNotified(officer, opened, "ALERT_RAISED");
    expect((await officer.patch(`/intelligence/alerts/${id}`, { action: "acknowledge" })).status).toBe(200);
    expect((await approve(officer, opened)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await detailOf(officer, opened)).pending_decision.four_eyes).toContain("critical_alert");
  });

  it("is no hit that a clearance of its finding could end", async () => {
    const officer = newOfficer("mia", "mlro");
    const opened = await approvableCase(officer, CLEAN);
    await plantAlert(officer, opened, { severity: "critical" });
    const [finding] = networkFindingsOf(await untilNotified(officer, opened, "ALERT_RAISED"));
    const cleared = await officer.post(`${opened.path}/findings/${finding.id}/clearance`, { reason: "never mind" });
    expect(cleared).toMatchObject({ status: 409, body: { code: "invalid_state" } });
  });

  it("is told once, however often the case is marked, and again when its severity rises", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    const id = await plantAlert(officer, opened, { severity: "medium" });
    await untilNotified(officer, opened, "ALERT_RAISED");
    const { investigation_results: once } = await detailOf(officer, opened);
    await env.DB.prepare("UPDATE alerts SET updated_at = '2026-11-02T00:00:00.000Z' WHERE id = ?").bind(id).run();
    await officer.get(opened.path);
    await settle(officer, opened);
    await env.DB.prepare("UPDATE alerts SET severity = 'critical' WHERE id = ?").bind(id).run();
    const after = await untilNotified(officer, opened, "ALERT_CHANGED");
    expect(await eventsOf(officer, opened, "ALERT_RAISED")).toHaveLength(1);
    expect(await eventsOf(officer, opened, "ALERT_CHANGED")).toMatchObject([
      { actor: "system", details: { severity: "critical", severity_before: "medium" } },
    ]);
    expect(once.at(-1).findings.find(({ code }: any) => code === "network_alert").id).toBe(
      networkFindingsOf(after)[0].id,
    );
  });

  it("leaves a decided case as its decision found it", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    expect((await approve(officer, opened)).body.status).toBe("APPROVED");
    await settle(officer, opened);
    const before = await detailOf(officer, opened);
    await plantAlert(officer, opened, { severity: "critical" });
    expect(await detailOf(officer, opened)).toEqual(before);
  });

  it("reaches a case by a scan of the other company", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, SUCCESSOR);
    expect(networkFindingsOf(opened.detail)).toEqual([]);
    expect((await officer.post(`/api/scan/entity/${BANKRUPT}`, { tier: 1 })).status).toBe(200);
    const told = await untilNotified(officer, opened, "ALERT_RAISED");
    expect(networkFindingsOf(told)[0]).toMatchObject({ severity: "critical" });
  });

  it("ends for the others when the case that it came from is deleted", async () => {
    const officer = newOfficer("alice", "officer", "compliance_manager");
    const ended = await reviewedCase(officer, BANKRUPT);
    const opened = await reviewedCase(officer, SUCCESSOR);
    expect(networkFindingsOf(opened.detail).length).toBeGreaterThan(0);
    expect((await officer.delete(ended.path)).status).toBe(200);
    const told = await untilNotified(officer, opened, "ALERT_ENDED");
    expect(networkFindingsOf(told).filter(({ severity }) => severity !== "info")).toEqual([]);
    expect(told.decision_options[0].four_eyes_reasons).not.toContain("critical_alert");
  });
});

describe("what is not counted twice, or not at all", () => {
  it("is the case's own sanctions hit", async () => {
    const officer = newOfficer("mia", "mlro");
    const opened = await reviewedCase(officer, SANCTIONED);
    const alerts = (await officer.get(`/intelligence/alerts/for-case/${opened.workflowId}`)).body;
    expect(alerts.map(({ pattern_type }: any) => pattern_type)).toContain("contagion");
    expect(networkFindingsOf(opened.detail)).toEqual([]);
  });

  it("is what another tenant knows", async () => {
    await reviewedCase(newOfficer(), BANKRUPT);
    const opened = await approvableCase(newOfficer(), SUCCESSOR);
    expect(networkFindingsOf(opened.detail)).toEqual([]);
    expect(opened.detail.network).toMatchObject({ state: "read", alerts: [] });
  });
});
