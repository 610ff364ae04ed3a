import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { approvableCase, CLEAN, investigate, openCase, reviewedCase, settle } from "../support/cases.ts";
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
    expect(opened.detail.network.alerts.map(({ counts }: any) => counts)).not.toContain(false);
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

describe("the evidence of a network finding", () => {
  it("leads to the other company, its register number and its case, and is part of the pack's evidence", async () => {
    const officer = newOfficer("alice");
    const ended = await reviewedCase(officer, BANKRUPT);
    const opened = await reviewedCase(officer, SUCCESSOR);
    const [finding] = networkFindingsOf(opened.detail);
    const chain = (await officer.get(`${opened.path}/evidence`)).body;
    const evidence = chain.evidence.find(({ id }: any) => id === finding.evidence_ids[0]);
    expect(evidence.source).toBe("network");
    const kept = JSON.parse(evidence.raw_data.body);
    const phoenix = kept.alerts.find(({ pattern_type }: any) => pattern_type === "phoenix");
    const other = phoenix.parties.find(({ type }: any) => type === "company");
    expect(other).toMatchObject({
      number: BANKRUPT,
      country: "BE",
      steps: 2,
      through: "Rudi Kerkhofs",
      concern: "bankrupt",
    });
    const [named] = other.cases;
    const reached = (await officer.get(`/api/cases/${named.workflow_id}`)).body;
    expect(reached).toMatchObject({ case_id: ended.caseId, company_registration_number: BANKRUPT });
    expect((await newOfficer().get(`/api/cases/${named.workflow_id}`)).status).toBe(404);
    expect(opened.detail.network.alerts[0].parties.map(({ entity_id }: any) => entity_id)).toContain(other.entity_id);
    expect((await officer.get(`/intelligence/alerts/${phoenix.alert_id}`)).body.linked_case_ids).toContain(
      ended.caseId,
    );
  });
});

describe("a case whose own facts make the relation", () => {
  it("is a private person who directs a bankrupt customer", async () => {
    const officer = newOfficer();
    const ended = await reviewedCase(officer, BANKRUPT);
    const opened = await openCase(officer, "client-1", {
      template_id: "kyc_natural_person",
      company_name: "Rudi Kerkhofs",
    });
    const { body } = await investigate(officer, opened, { full_name: "Rudi Kerkhofs", date_of_birth: "1970-05-12" });
    const found = networkFindingsOf(body);
    expect(JSON.stringify(found)).toContain(ended.workflowId);
    expect(JSON.stringify(found)).toMatch(/directly linked to the customer/);
    const namesake = await openCase(officer, "client-2", {
      template_id: "kyc_natural_person",
      company_name: "Rudi Kerkhofs",
    });
    const other = await investigate(officer, namesake, { full_name: "Rudi Kerkhofs", date_of_birth: "1988-01-30" });
    expect(networkFindingsOf(other.body)).toEqual([]);
  });

  it("is a customer that declares a rejected company as its owner", async () => {
    const officer = newOfficer();
    const refused = await reviewedCase(officer, "0999900546");
    expect((await officer.post(`${refused.path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    await settle(officer, refused);
    const opened = await openCase(officer, CLEAN);
    const owner = { company_name: "Owner", enterprise_number: "0999900546", country: "BE", share_percent: 60 };
    const { body } = await investigate(officer, opened, { beneficial_owners: [owner] });
    const found = networkFindingsOf(body);
    expect(found.map(({ description }: any) => description).join(" ")).toContain("was rejected in another case");
    expect(found[0]).toMatchObject({ severity: "high" });
    expect(JSON.stringify(body.risk_rating)).toContain("network_alert_high");
    const evaluation = (await officer.get(`${opened.path}/rule-evaluations`)).body;
    expect(JSON.stringify(evaluation.results)).toContain("linked_to_risk");
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
