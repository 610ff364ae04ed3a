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

  it("is a private person of the same name and birth date, or the same national number, whatever the case is called", async () => {
    const officer = newOfficer();
    const person = { template_id: "kyc_natural_person" };
    const answers = { full_name: "Marie Verhulst", date_of_birth: "1980-05-17" };
    const before = await openCase(officer, "client-1", person);
    await investigate(officer, before, { ...answers, national_register_number: "80.05.17-124.14" });
    expect((await officer.post(`${before.path}/decision`, { decision: "reject" })).body.status).toBe("REJECTED");
    const next = async (number: string, given: object) => {
      const { body } = await investigate(officer, await openCase(officer, number, person), { ...given });
      return refused(body).length;
    };
    expect(await next("client-2", { full_name: "VERHULST Marie", date_of_birth: "17/05/1980" })).toBe(1);
    expect(await next("80051712414", { full_name: "M. Other", date_of_birth: "1981-01-01" })).toBe(1);
    expect(await next("client-3", { ...answers, date_of_birth: "1980-05-18" })).toBe(0);
    expect(await next("client-4", { full_name: "Marie Verhulst" })).toBe(0);
  });
});
