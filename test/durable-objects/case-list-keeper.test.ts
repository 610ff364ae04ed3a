import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, openCase } from "../support/cases.ts";
import { ServiceWith } from "../support/memory.ts";

const list = async (officer: Officer, query = "") => {
  const { body, headers } = await officer.get(`/api/cases${query}`);
  return { body, isKept: headers.get("Server-Timing")!.includes('"trips=0 ') };
};

describe("the case list", () => {
  it("is read from the database once, until a case changes", async () => {
    const officer = newOfficer().colleague("carol", "compliance_manager");
    const { path, workflowId } = await openCase(officer, CLEAN);
    expect((await list(officer)).isKept).toBe(false);
    expect(await list(officer)).toMatchObject({ isKept: true, body: { total: 1 } });
    expect((await list(officer, "?status=REJECTED")).body.total).toBe(0);
    await officer.post(`${path}/decision`, { decision: "reject", reason: "Not wanted." });
    expect((await list(officer)).body.cases).toMatchObject([{ workflow_id: workflowId, status: "REJECTED" }]);
    expect((await list(officer, "?status=REJECTED")).body.total).toBe(1);
    await openCase(officer, CLEAN);
    expect((await list(officer)).body.total).toBe(2);
    await officer.delete(path);
    expect((await list(officer)).body.total).toBe(1);
    expect((await list(officer, "?status=REJECTED")).body.total).toBe(0);
  });

  it("is each tenant's own", async () => {
    const [one, other] = [newOfficer(), newOfficer()];
    await openCase(one, CLEAN);
    expect((await list(one)).body.total).toBe(1);
    expect((await list(other)).body.total).toBe(0);
  });

  it("comes from the database where what keeps it cannot be asked", async () => {
    const officer = newOfficer();
    await openCase(officer, CLEAN);
    const broken = () => Promise.reject(new Error("unreachable"));
    const service = new ServiceWith({ CASE_LIST_KEEPER: { getByName: () => ({ page: broken, changed: broken }) } });
    const { body } = await service.send({ tenant: officer.tenant }, "GET", "/api/cases");
    expect(body.total).toBe(1);
  });
});
