import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, investigate, openCase, reviewedCase } from "../support/cases.ts";

const refused = (detail: any) =>
  detail.investigation_results.at(-1).findings.filter(({ code }: any) => code === "refused_before");

async function rejectedCase(officer: Officer, number = CLEAN) {
  const one = await reviewedCase(officer, number);
  expect((await officer.post(`${one.path}/decision`, { decision: "reject", reason: "no" })).body.status).toBe(
    "REJECTED",
  );
  return one;
}

describe("a customer that was refused before", () => {
  it("is named in the next case of the same number, in however it is written, and in the brief", async () => {
    const officer = newOfficer();
    const before = await rejectedCase(officer);
    expect(refused(before.detail)).toEqual([]);
    const next = await openCase(officer, CLEAN, { company_registration_number: "0999.900.150" });
    const { body } = await investigate(officer, next);
    expect(refused(body)).toMatchObject([{ category: "cross_case", severity: "low" }]);
    expect(refused(body)[0].description).toContain(before.workflowId);
    expect(JSON.stringify(body.risk_rating)).toContain("refused_before");
    const brief = (await officer.get(`${next.path}/ai-brief`)).body;
    expect(brief.key_signals).toContain("This customer was refused before.");
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("is not one of another number or another tenant", async () => {
    const officer = newOfficer();
    await rejectedCase(officer);
    expect(refused((await reviewedCase(officer, "0999900249")).detail)).toEqual([]);
    expect(refused((await reviewedCase(newOfficer())).detail)).toEqual([]);
  });
});
