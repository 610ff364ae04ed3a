import { describe, expect, it } from "vitest";
import { dayOf } from "../../src/domain/retention/retention.rules.ts";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, handInPapers, investigate, openCase, type OpenCase } from "../support/cases.ts";
import { registerChange, systemCtx } from "../support/monitoring.ts";
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

const PERSON = {
  date_of_birth: "1985-03-14",
  nationality: "Belgian",
  country_of_residence: "Belgium",
  residential_address: "Kerkstraat 12, 9000 Gent",
  place_of_birth: "Gent",
  occupation: "Bakker",
  politically_exposed: "no",
  purpose: "Daily payments",
  source_of_funds: "Salary",
  expected_monthly_volume: "Less than 2,000 euro",
};

const latest = (detail: any) => detail.investigation_results.at(-1);
const found = (detail: any, code: string): any[] => latest(detail).findings.filter((one: any) => one.code === code);
const decide = (officer: Officer, { path }: OpenCase, decision = "approve") =>
  officer.post(`${path}/decision`, { decision, reason: "looked at it" });

async function customerOf(officer: Officer): Promise<string> {
  const one = await approvableCase(officer, CLEAN, SOUND);
  expect((await decide(officer, one)).body.status).toBe("APPROVED");
  await rest(one);
  const [{ relationship_id: id }] = (await officer.get("/api/relationships")).body.relationships;
  return id;
}

const endOf = (officer: Officer, id: string, reason: string) =>
  officer.colleague("carl", "compliance_manager").post(`/api/relationships/${id}/end`, {
    ended_on: dayOf(new Date()),
    reason,
  });

describe("a new case of somebody whose relationship is restricted", () => {
  it("says so first, recommends no approval, and leaves it to a senior officer", async () => {
    const officer = newOfficer();
    const id = await customerOf(officer);
    const { eventId } = await recordChange(systemCtx(officer.tenant), registerChange(id));
    const restricted = { disposition: "restricted", reason: "Fraud confirmed." };
    const manager = officer.colleague("carl", "compliance_manager");
    expect((await manager.post(`/api/monitoring/events/${eventId}/disposition`, restricted)).status).toBe(200);
    const dave = officer.colleague("dave");
    const next = await approvableCase(dave, CLEAN, SOUND);
    const [known] = found(next.detail, "customer_known");
    expect(known).toMatchObject({ severity: "high", title: "Already a customer, and the relationship is restricted" });
    expect(known.description).toContain('by carl: "Fraud confirmed."');
    expect(latest(next.detail).risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    const brief = (await dave.get(`${next.path}/ai-brief`)).body;
    expect(brief.recommended_action).not.toBe("approve");
    expect(brief.paragraphs[1]).toContain("the relationship is restricted");
    const [approve] = next.detail.decision_options;
    expect(approve).toMatchObject({ needs_senior: true });
    expect(approve.four_eyes_reasons).toContain("customer_restricted");
    const cleared = await dave.post(`${next.path}/findings/${known.id}/clearance`, { reason: "All is well again." });
    expect(cleared.status).toBe(403);
    expect((await decide(dave, next)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("learns of a restriction that came after its investigation when it is approved", async () => {
    const officer = newOfficer();
    const id = await customerOf(officer);
    const next = await approvableCase(officer, CLEAN, SOUND);
    expect(found(next.detail, "customer_known")).toMatchObject([{ severity: "low" }]);
    const { eventId } = await recordChange(systemCtx(officer.tenant), registerChange(id));
    await officer.post(`/api/monitoring/events/${eventId}/disposition`, { disposition: "exit", reason: "No answers." });
    expect((await decide(officer, next)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const titles = found((await officer.get(next.path)).body, "customer_known").map(({ title }: any) => title);
    expect(titles).toContain("Already a customer, and the relationship is to end");
  });
});

describe("a new case of somebody who was a customer", () => {
  it("says that the relationship was ended, by whom and why, and is approved by one officer only after another settled it", async () => {
    const officer = newOfficer();
    const id = await customerOf(officer);
    expect((await endOf(officer, id, "We closed the account: fraud with chargebacks.")).status).toBe(200);
    const next = await approvableCase(officer, CLEAN, SOUND);
    const [before] = found(next.detail, "customer_before");
    expect(before).toMatchObject({ severity: "high" });
    expect(before.description).toContain('ended by carl: "We closed the account: fraud with chargebacks."');
    expect(latest(next.detail).risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    expect((await officer.get(`${next.path}/ai-brief`)).body.recommended_action).not.toBe("approve");
    const dave = officer.colleague("dave");
    await dave.post(`${next.path}/findings/${before.id}/clearance`, {
      reason: "Acquitted by the court, judgment filed.",
    });
    const reasonsFor = async (who: Officer) => (await who.get(next.path)).body.decision_options[0].four_eyes_reasons;
    expect(await reasonsFor(dave)).toEqual(["own_settlement"]);
    expect(await reasonsFor(officer)).toEqual([]);
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("holds nothing up where the customer left by its own wish, and is no other tenant's", async () => {
    const officer = newOfficer();
    expect((await endOf(officer, await customerOf(officer), "The customer left.")).status).toBe(200);
    const next = await approvableCase(officer, CLEAN, SOUND);
    expect(found(next.detail, "customer_before")).toMatchObject([{ severity: "low" }]);
    expect((await decide(officer, next)).body.status).toBe("APPROVED");
    expect(found((await approvableCase(newOfficer(), CLEAN, SOUND)).detail, "customer_before")).toEqual([]);
  });

  it("may be a private person under another form of the name, and is no twin", async () => {
    const officer = newOfficer();
    const open = async (number: string, name: string) => {
      const given = { template_id: "kyc_natural_person", company_name: name };
      const opened = await openCase(officer, number, given);
      await handInPapers(opened);
      const { body } = await investigate(officer, opened, { ...PERSON, full_name: name });
      return { ...opened, detail: body };
    };
    const one = await open("client-1", "Jan Willems");
    await decide(officer, one);
    await rest(one);
    const [{ relationship_id: id }] = (await officer.get("/api/relationships")).body.relationships;
    const known = await open("client-2", "Jan Frans Willems");
    expect(found(known.detail, "customer_known")[0]).toMatchObject({
      severity: "medium",
      title: expect.stringMatching(/^May be the same person as Jan Willems: already a customer/),
    });
    expect((await endOf(officer, id, "Mule account.")).status).toBe(200);
    await rest(one);
    const [before] = found((await open("client-3", "J. Willems")).detail, "customer_before");
    expect(before).toMatchObject({ severity: "high" });
    expect(before.description).toContain("same birth date");
    expect(found((await open("client-4", "Piet Willems")).detail, "customer_before")).toEqual([]);
  });
});

describe("somebody whose relationship ended for cause", () => {
  const KATRIEN = {
    ...PERSON,
    full_name: "Katrien Vermeulen",
    date_of_birth: "21/05/1978",
    residential_address: "Veldstraat 4, 9000 Gent",
  };
  const privately = async (officer: Officer, number: string, given: object = {}) => {
    const answers = { ...KATRIEN, ...given };
    const opened = await openCase(officer, number, {
      template_id: "kyc_natural_person",
      company_name: answers.full_name,
    });
    await handInPapers(opened);
    return { ...opened, detail: (await investigate(officer, opened, answers)).body };
  };
  const idOf = async (officer: Officer) =>
    (await officer.get("/api/relationships")).body.relationships[0].relationship_id as string;

  it("comes back as owner and director of a company: who, why and by whom is told, and another officer approves", async () => {
    const officer = newOfficer();
    const one = await privately(officer, "client-1");
    await decide(officer, one);
    await rest(one);
    expect((await endOf(officer, await idOf(officer), "Fraud: mule account, money of victims.")).status).toBe(200);
    await rest(one);
    const next = await approvableCase(officer, CLEAN, SOUND);
    const [before, ...more] = found(next.detail, "party_before");
    expect(more).toEqual([]);
    expect(before).toMatchObject({
      severity: "high",
      title: expect.stringMatching(/^Katrien Vermeulen, .+, was a customer, and the relationship was ended for cause$/),
    });
    expect(before.description).toContain('by carl: "Fraud: mule account, money of victims."');
    expect(latest(next.detail).risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    expect((await officer.get(`${next.path}/ai-brief`)).body.recommended_action).not.toBe("approve");
    expect((await decide(officer, next)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("was behind a company, and comes as a private customer; her twin of another name does not", async () => {
    const officer = newOfficer();
    const id = await customerOf(officer);
    expect((await endOf(officer, id, "Chargeback fraud.")).status).toBe(200);
    const [before] = found((await privately(officer, "client-2")).detail, "party_before");
    expect(before).toMatchObject({
      severity: "high",
      title: expect.stringMatching(
        /^The customer is known as .+ of .*De Linde, whose relationship was ended for cause$/i,
      ),
    });
    for (const given of [{ full_name: "Lieve Vermeulen" }, { date_of_birth: "1978-05-22" }]) {
      expect(
        found((await privately(officer, `client-${Object.keys(given)[0]}`, given)).detail, "party_before"),
      ).toEqual([]);
    }
  });

  it("is told low where nobody said why, and not at all where the customer left", async () => {
    for (const [reason, severities] of [
      ["We stopped the service.", ["low"]],
      ["The customer left.", []],
    ] as const) {
      const officer = newOfficer();
      const id = await customerOf(officer);
      expect((await endOf(officer, id, reason)).status).toBe(200);
      const { detail } = await privately(officer, "client-2");
      expect(found(detail, "party_before").map(({ severity }) => severity)).toEqual(severities);
    }
  });
});
