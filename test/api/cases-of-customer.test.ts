import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, handInPapers, investigate, openCase, type OpenCase } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";

const SOUND = {
  business_activity: "Ambachtelijke vervaardiging van brood en banket",
  beneficial_owners: "Katrien Vermeulen; 1978-05-21; BE; 60 %\nJoris Claes; 1976-11-02; BE; 40 %",
  politically_exposed: "no",
  customer_countries: "Belgium",
  expected_monthly_volume: "Less than 10,000 euro",
  payment_service_ended: "no",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
};

const latest = (detail: any) => detail.investigation_results.at(-1);
const found = (detail: any, code: string): any[] => latest(detail).findings.filter((one: any) => one.code === code);
const briefOf = async (officer: Officer, { path }: OpenCase) => (await officer.get(`${path}/ai-brief`)).body;
const decide = (officer: Officer, { path }: OpenCase, decision: string) =>
  officer.post(`${path}/decision`, { decision, reason: "looked at it" });

async function decided(officer: Officer, opened: OpenCase, decision: string) {
  const answer = await decide(officer, opened, decision);
  expect(answer.status).toBe(200);
  if (answer.body.status === "PENDING_SECOND_APPROVAL") {
    const second = officer.colleague("carl", "compliance_manager");
    const body = { decision: "approve", comment: "The customer explained it by phone." };
    expect((await second.post(`${opened.path}/decision/second-approval`, body)).status).toBe(200);
  }
  await rest(opened);
}

const eventsOf = async ({ tenant }: Officer): Promise<any[]> =>
  (await env.DB.prepare("SELECT * FROM monitoring_events WHERE tenant_id = ?").bind(tenant).all()).results;

describe("a case of somebody who is a customer already", () => {
  it("says so first, with what differs, and its rejection is an event of the relationship", async () => {
    const officer = newOfficer();
    const one = await approvableCase(officer, CLEAN, SOUND);
    await decided(officer, one, "approve");
    const next = await openCase(officer, "0999.900.150");
    await handInPapers(next);
    const { body } = await investigate(officer, next, { ...SOUND, politically_exposed: "yes" });
    const [known] = found(body, "customer_known");
    expect(known).toMatchObject({
      severity: "medium",
      title: "Already a customer, with other answers than the approved ones",
    });
    expect(known.description).toContain(`last approved in ${one.workflowId}`);
    expect(known.description).toContain('politically exposed "no", "yes"');
    expect((await briefOf(officer, next)).paragraphs[1]).toContain("Already a customer");
    expect(await eventsOf(officer)).toEqual([]);
    await decided(officer, next, "reject");
    const [event, ...others] = await eventsOf(officer);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: "network_change",
      severity: "high",
      disposition: null,
      consequence: "open_review",
    });
    expect(event.title).toContain("Another case of this customer was rejected");
    expect(JSON.parse(event.after)).toMatchObject({ workflow_id: next.workflowId, status: "REJECTED" });
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("with the same answers says so and holds nothing up; another tenant's customer is nobody's", async () => {
    const officer = newOfficer();
    await decided(officer, await approvableCase(officer, CLEAN, SOUND), "approve");
    const next = await approvableCase(officer, CLEAN, SOUND);
    expect(found(next.detail, "customer_known")).toMatchObject([{ severity: "low", title: "Already a customer" }]);
    expect((await briefOf(officer, next)).recommended_action).toBe("approve");
    expect(found((await approvableCase(newOfficer(), CLEAN, SOUND)).detail, "customer_known")).toEqual([]);
  });

  it("that is escalated is an event too, of which nothing follows by itself", async () => {
    const officer = newOfficer();
    await decided(officer, await approvableCase(officer, CLEAN, SOUND), "approve");
    const next = await approvableCase(officer, CLEAN, SOUND);
    expect((await decide(officer, next, "escalate")).status).toBe(200);
    await rest(next);
    expect(await eventsOf(officer)).toMatchObject([{ severity: "high", consequence: "none", review_wanted_at: null }]);
  });
});

describe("an approval looks at the customer's other cases again", () => {
  it("and waits for a second officer where one was rejected since the investigation", async () => {
    const officer = newOfficer();
    const one = await approvableCase(officer, CLEAN, SOUND);
    const other = await approvableCase(officer, CLEAN, SOUND);
    await decided(officer, other, "reject");
    expect(found((await officer.get(one.path)).body, "customer_other_case")).toEqual([]);
    const answer = await decide(officer, one, "approve");
    expect(answer.body).toMatchObject({ status: "PENDING_SECOND_APPROVAL" });
    expect(answer.body.message).toContain("Another case of this customer was rejected on");
    const { body } = await officer.get(one.path);
    expect(found(body, "customer_other_case")[0].description).toContain(other.workflowId);
    const audit = (await officer.get(`${one.path}/audit`)).body.entries.map(({ event }: any) => event);
    expect(audit).toContain("OTHER_CASE_CHANGED");
    const second = officer.colleague("carl", "compliance_manager");
    const given = await second.post(`${one.path}/decision/second-approval`, {
      decision: "approve",
      comment: "The customer explained it by phone.",
    });
    expect(given.body).toMatchObject({ status: "APPROVED" });
  });

  it("and where one that is open answers otherwise", async () => {
    const officer = newOfficer();
    const one = await approvableCase(officer, CLEAN, SOUND);
    const other = await approvableCase(officer, CLEAN, { ...SOUND, customer_countries: "Belgium, Turkey" });
    expect(found(other.detail, "customer_other_case")).toMatchObject([
      { severity: "medium", title: "Another case of this customer is open, with other answers" },
    ]);
    expect((await decide(officer, one, "approve")).body.status).toBe("PENDING_SECOND_APPROVAL");
  });

  it("and where one is open with a match whose list was deleted meanwhile", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("boss", "compliance_manager");
    const list = { name: "Past exits", severity: "high", csv: "name;birth_date\nKatrien Vermeulen;1978-05-21" };
    const { list_id: listId } = (await manager.post("/api/own-lists", list)).body;
    const one = await approvableCase(officer, CLEAN, SOUND);
    expect((await manager.delete(`/api/own-lists/${listId}`)).status).toBe(200);
    const other = await approvableCase(officer, CLEAN, SOUND);
    const [told] = found(other.detail, "customer_other_case");
    expect(told).toMatchObject({
      severity: "high",
      title: "Another case of this customer is open with a match of a list",
    });
    expect(told.description).toContain(
      `${one.workflowId} is open as well, and nobody has settled there: Match on your own list: Katrien Vermeulen`,
    );
    expect((await briefOf(officer, other)).recommended_action).not.toBe("approve");
    expect((await decide(officer, other, "approve")).body.status).not.toBe("APPROVED");
    const replay = await officer.get(`/api/diagnostics/${other.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });
});
