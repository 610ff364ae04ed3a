import { describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { rest } from "../support/retention-clock.ts";
import { approvableCase, CLEAN, investigate, openCase, reviewedCase } from "../support/cases.ts";

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

const refused = (detail: any) =>
  detail.investigation_results.at(-1).findings.filter(({ code }: any) => code === "refused_before");

async function rejectedCase(officer: Officer, number = CLEAN, reason = "The accounts are forged.") {
  const one = await reviewedCase(officer, number);
  expect((await officer.post(`${one.path}/decision`, { decision: "reject", reason })).body.status).toBe("REJECTED");
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
    expect(refused(body)[0].description).toContain(': "The accounts are forged.".');
    expect(JSON.stringify(body.risk_rating)).toContain("refused_before");
    const brief = (await officer.get(`${next.path}/ai-brief`)).body;
    expect(brief.key_signals).toContain("This customer was refused before.");
    const replay = await officer.get(`/api/diagnostics/${next.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
  });

  it("is approved by one officer only after another has settled it, and never learns of it", async () => {
    const officer = newOfficer();
    await rejectedCase(officer);
    const next = await approvableCase(officer, CLEAN, SOUND);
    const [finding] = refused(next.detail);
    expect(next.detail.risk_rating).toMatchObject({ level: "medium", regime: "standard" });
    const brief = async () => (await officer.get(`${next.path}/ai-brief`)).body;
    expect((await brief()).conclusion).toContain(
      "to settle, with the reason, before anything is decided: This customer",
    );
    const approval = async () =>
      (await officer.get(next.path)).body.decision_options.find(({ decision }: any) => decision === "approve");
    expect((await approval()).four_eyes_reasons).toEqual(["against_recommendation"]);
    const shown = await send("GET", `/api/portal/${next.token}`);
    expect(JSON.stringify(shown.body)).not.toMatch(/refus|forged/i);
    await officer.post(`${next.path}/findings/${finding.id}/clearance`, { reason: "New accounts, audited." });
    expect((await approval()).four_eyes_reasons).toEqual(["own_settlement"]);
    expect((await brief()).recommended_action).toBe("approve");
  });

  it("is told without words that may tell of a report, and a later refusal is another finding", async () => {
    const officer = newOfficer();
    await rejectedCase(officer, CLEAN, "Reported to the FIU as STR 12.");
    const next = await approvableCase(officer, CLEAN, SOUND);
    const [finding] = refused(next.detail);
    expect(finding.description).not.toMatch(/FIU|STR/);
    expect(finding.description).toContain("Where no reason is quoted, that case says why.");
    await rejectedCase(officer);
    const [later] = refused((await reviewedCase(officer)).detail);
    expect(later.source_entry).not.toBe(finding.source_entry);
    expect(later.description).toContain("forged");
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
    const next = async (number: string, given: Record<string, unknown>) => {
      const { body } = await investigate(officer, await openCase(officer, number, person), { ...given });
      return refused(body).length;
    };
    expect(await next("client-2", { full_name: "VERHULST Marie", date_of_birth: "17/05/1980" })).toBe(1);
    expect(await next("80051712414", { full_name: "M. Other", date_of_birth: "1981-01-01" })).toBe(1);
    expect(await next("client-3", { ...answers, date_of_birth: "1980-05-18" })).toBe(0);
    expect(await next("client-4", { full_name: "Marie Verhulst" })).toBe(0);
  });

  it("may be a private person of the same birth date under another form of the name, and is no twin", async () => {
    const officer = newOfficer();
    const person = { template_id: "kyc_natural_person" };
    const born = { date_of_birth: "1985-03-14" };
    const before = await openCase(officer, "client-1", person);
    await investigate(officer, before, { ...born, full_name: "Jan Willems" });
    const rejection = { decision: "reject", reason: "Forged payslips." };
    expect((await officer.post(`${before.path}/decision`, rejection)).body.status).toBe("REJECTED");
    const next = async (number: string, given: Record<string, unknown>) => {
      const { body } = await investigate(officer, await openCase(officer, number, person), { ...born, ...given });
      return refused(body);
    };
    const [maybe] = await next("client-2", { full_name: "Jan Frans Willems" });
    expect(maybe.title).toBe("This customer may have been refused before, under another form of the name");
    expect(maybe.description).toContain(before.workflowId);
    expect(maybe.description).toContain('"Forged payslips."');
    expect(await next("client-3", { full_name: "Piet Willems" })).toEqual([]);
    expect(await next("client-4", { full_name: "Jan Peeters" })).toEqual([]);
    expect(await next("client-5", { full_name: "Jan Frans Willems", date_of_birth: "1985-03-15" })).toEqual([]);
  });

  it("may be a private person of the same name at the same address, or of the same given name and birth date", async () => {
    const officer = newOfficer();
    const person = { template_id: "kyc_natural_person" };
    const refuse = async (number: string, given: Record<string, unknown>, reason: string) => {
      const one = await openCase(officer, number, person);
      await investigate(officer, one, given);
      const rejected = await officer.post(`${one.path}/decision`, { decision: "reject", reason });
      expect(rejected.body.status).toBe("REJECTED");
      await rest(one);
    };
    const jan = {
      full_name: "Jan Willems",
      date_of_birth: "1985-03-14",
      residence_address: "Kerkstraat 12, 9000 Gent",
    };
    const katrien = {
      full_name: "Katrien Vermeulen",
      date_of_birth: "1978-05-21",
      residence_address: "Veldstraat 4, 9000 Gent",
    };
    await refuse("client-1", jan, "Forged payslips, fraud.");
    await refuse("client-2", katrien, "Mule account.");
    const next = async (number: string, given: Record<string, unknown>) => {
      const opened = await openCase(officer, number, person);
      const { body } = await investigate(officer, opened, given);
      const alike = body.investigation_results
        .at(-1)
        .findings.filter(({ code }: any) => code === "refused_alike" || code === "refused_before");
      return { ...opened, detail: body, alike };
    };
    const son = await next("client-3", { ...jan, date_of_birth: "1985-04-13", residence_address: "Kerkstr. 12, Gent" });
    expect(son.alike).toMatchObject([
      { code: "refused_alike", severity: "medium", title: "May be the same person: Jan Willems was refused" },
    ]);
    expect(son.alike[0].description).toContain("the same name at the same address, with another birth date");
    expect(son.alike[0].description).toContain(': "Forged payslips, fraud."');
    expect(son.detail.risk_rating.regime).not.toBe("simplified");
    const replay = await officer.get(`/api/diagnostics/${son.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
    const settled = { reason: "His father: seen on the civil register extract." };
    expect((await officer.post(`${son.path}/findings/${son.alike[0].id}/clearance`, settled)).status).toBe(200);
    const [approve] = (await officer.get(son.path)).body.decision_options;
    expect(approve.four_eyes_reasons).not.toContain("own_settlement");
    const married = await next("client-4", { ...katrien, full_name: "Katrien Peeters" });
    expect(married.alike).toMatchObject([
      { code: "refused_alike", title: "May be the same person: Katrien Vermeulen was refused" },
    ]);
    for (const [number, given] of [
      ["client-5", { ...jan, date_of_birth: "1961-01-02", residence_address: "Dorp 3, 2000 Antwerpen" }],
      ["client-6", { ...jan, full_name: "Els Willems" }],
      ["client-7", { ...katrien, full_name: "Sofie Vermeulen" }],
      ["client-8", { ...katrien, full_name: "Katrien Peeters", date_of_birth: "1979-05-21" }],
    ] as const) {
      expect((await next(number, given)).alike, number).toEqual([]);
    }
  });
});
