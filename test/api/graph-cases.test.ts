import { describe, expect, it } from "vitest";
import { companyId, neighbourhood } from "../../src/graph/index.ts";
import { newOfficer } from "../support/api.ts";
import { reviewedCase, SANCTIONED, settle } from "../support/cases.ts";
import { graphCtx } from "../support/graph.ts";

const around = (tenant: string, number: string) =>
  neighbourhood(graphCtx(tenant), companyId("BE", number), { depth: 2, limit: 25 });

describe("a case that is investigated", () => {
  it("puts company, people, seat and itself into the tenant's graph, and takes them along when it is deleted", async () => {
    const officer = newOfficer("mia", "officer", "compliance_manager");
    const opened = await reviewedCase(officer, "0999901635");
    const found = await around(officer.tenant, "0999901635");
    expect(found.centre).toMatchObject({
      name: "Delta Renovatiewerken",
      startDate: "2024-05-06",
      standing: "active",
      outcome: "open",
    });
    expect(found.entities.map(({ type, name }) => `${type} ${name}`).toSorted()).toEqual([
      "address Kanaalstraat 77, 3560 Lummen",
      "case Delta Renovatiewerken",
      "person Rudi Kerkhofs",
    ]);
    for (const { evidenceHash, evidenceKey } of found.relations.filter(({ source }) => source === "kbo")) {
      expect(evidenceHash).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(evidenceKey).toBe(`${opened.caseId}/evidence/${evidenceHash!.slice(7)}`);
    }
    expect((await officer.delete(opened.path)).status).toBe(200);
    expect(await around(officer.tenant, "0999901635")).toMatchObject({
      centre: undefined,
      entities: [],
      relations: [],
    });
  });

  it("marks whom screening found, and what was decided", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, SANCTIONED);
    const listed = async () =>
      (await around(officer.tenant, SANCTIONED)).entities.find(({ name }) => name.includes("Morozenko"));
    expect(await listed()).toMatchObject({ type: "person", sanctions: "exact" });
    expect((await officer.post(`${opened.path}/decision`, { decision: "escalate" })).status).toBe(200);
    await settle(officer, opened);
    expect((await around(officer.tenant, SANCTIONED)).centre).toMatchObject({ outcome: "escalated", caseCount: 1 });
  });
});
