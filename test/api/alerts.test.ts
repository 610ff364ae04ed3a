import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase, settle } from "../support/cases.ts";

type Alert = { id: string; pattern_type: string; linked_case_ids: string[]; severity: string };

async function alertsOf(officer: Officer, pattern: string, query = ""): Promise<Alert[]> {
  return (await officer.get(`/intelligence/alerts?pattern_type=${pattern}${query}`)).body;
}

async function phoenixPair(officer: Officer) {
  const old = await reviewedCase(officer, "0999901536");
  const young = await reviewedCase(officer, "0999901635");
  await expect
    .poll(async () => (await alertsOf(officer, "phoenix"))[0]?.linked_case_ids.length, { timeout: 60_000 })
    .toBe(2);
  return { old, young, alert: (await alertsOf(officer, "phoenix"))[0]! };
}

describe("patterns across cases", () => {
  it("tie a bankrupt company to the one that rose from it", async () => {
    const officer = newOfficer();
    const { old, young, alert } = await phoenixPair(officer);
    expect(alert).toMatchObject({ severity: "critical", status: "active" });
    expect([...alert.linked_case_ids].sort()).toEqual([old.caseId, young.caseId].sort());
    const { body } = await officer.get(`/intelligence/alerts/${alert.id}`);
    expect(body.evidence_snapshot.entities.map((entity: { type: string }) => entity.type).sort()).toEqual([
      "address",
      "company",
      "company",
      "person",
    ]);
    expect(body.evidence_snapshot.relationships).toHaveLength(4);
    expect(body.evidence_snapshot.motif_details).toMatchObject({
      shared_directors: 1,
      shared_addresses: 1,
      shared_activities: 1,
    });
    const forCase = await officer.get(`/intelligence/alerts/for-case/${old.workflowId}`);
    expect(forCase.body.map((found: Alert) => found.id)).toContain(alert.id);
    expect((await newOfficer().get("/intelligence/alerts")).body).toEqual([]);
    expect((await newOfficer().get(`/intelligence/alerts/${alert.id}`)).status).toBe(404);
    expect((await newOfficer().get(`/intelligence/alerts/for-case/${old.workflowId}`)).status).toBe(404);
  });

  it("show ownership that leads in a circle, once", async () => {
    const officer = newOfficer();
    for (const number of ["0999901734", "0999901833", "0999901932"]) await reviewedCase(officer, number);
    await expect
      .poll(async () => (await alertsOf(officer, "circular"))[0]?.linked_case_ids.length, { timeout: 60_000 })
      .toBe(3);
    expect(await alertsOf(officer, "circular")).toHaveLength(1);
  });

  it("raise nothing about a clean company", async () => {
    const officer = newOfficer();
    const reviewed = await reviewedCase(officer);
    await settle(officer, reviewed);
    expect((await officer.get("/intelligence/alerts")).body).toEqual([]);
  });

  it("count and trend", async () => {
    const officer = newOfficer();
    await phoenixPair(officer);
    const all = (await officer.get("/intelligence/alerts")).body as Alert[];
    expect((await officer.get("/intelligence/stats")).body).toEqual({
      active_count: all.length,
      critical_count: all.filter((alert) => alert.severity === "critical").length,
      cases_affected: new Set(all.flatMap((alert) => alert.linked_case_ids)).size,
    });
    const { body } = await officer.get("/intelligence/trends?days=7");
    expect(body.trend_data).toHaveLength(7);
    expect(body.trend_data.at(-1)).toMatchObject({ alert_count: all.length, risk_score: expect.any(Number) });
    expect(body.trend_data[0]).toMatchObject({ alert_count: 0, risk_score: null });
    expect(body.summary.total_alerts).toBe(all.length);
  });
});

describe("acting on an alert", () => {
  it("acknowledges, dismisses with a reason, and takes nothing after that", async () => {
    const officer = newOfficer();
    const { alert } = await phoenixPair(officer);
    const act = (body: object) => officer.patch(`/intelligence/alerts/${alert.id}`, body);
    for (const body of [
      {},
      { action: "close" },
      { action: "dismiss" },
      { action: "dismiss", reason: "bored" },
      { action: "dismiss", reason: "other" },
    ]) {
      expect([body, (await act(body)).status]).toEqual([body, 400]);
    }
    expect((await act({ action: "acknowledge", x: 1 })).status).toBe(422);
    expect((await act({ action: "acknowledge" })).body).toEqual({ status: "acknowledged" });
    expect((await act({ action: "acknowledge" })).status).toBe(200);
    expect(await alertsOf(officer, "phoenix")).toEqual([]);
    expect(await alertsOf(officer, "phoenix", "&status=acknowledged")).toHaveLength(1);
    expect((await act({ action: "dismiss", reason: "known_relationship" })).body).toEqual({ status: "dismissed" });
    expect((await act({ action: "dismiss", reason: "known_relationship" })).status).toBe(200);
    expect((await act({ action: "acknowledge" })).status).toBe(409);
    expect((await officer.patch("/intelligence/alerts/none", { action: "acknowledge" })).status).toBe(404);
  });

  it("does not come back while its evidence is the same", async () => {
    const officer = newOfficer();
    const { alert } = await phoenixPair(officer);
    await officer.patch(`/intelligence/alerts/${alert.id}`, { action: "dismiss", reason: "already_investigated" });
    const again = await openCase(officer, "0999901635");
    await settle(officer, again);
    expect(await alertsOf(officer, "phoenix")).toEqual([]);
  });

  it.each(["limit=0", "limit=201", "offset=-1", "limit=x"])("refuses %s", async (query) => {
    expect((await newOfficer().get(`/intelligence/alerts?${query}`)).status).toBe(422);
  });

  it("finds nothing for a filter outside its vocabulary", async () => {
    expect((await newOfficer().get("/intelligence/alerts?severity=awful&status=gone")).body).toEqual([]);
  });
});
