import { afterEach, describe, expect, it } from "vitest";
import { findSampleCompany, type SampleCompany } from "../../src/sources/sample-companies.ts";
import { newOfficer } from "../support/api.ts";
import { approvableCase, CLEAN, investigate, openCase } from "../support/cases.ts";

const COMPANY = findSampleCompany(CLEAN)!;
const AS_IT_WAS = { ...COMPANY };
const printed = (title: string, description: string) =>
  Object.assign(COMPANY, {
    media: [{ title, description, url: "https://news.example/a", publisher: "De Bode", daysAgo: 20 }],
  } satisfies Partial<SampleCompany>);
afterEach(() => Object.assign(COMPANY, AS_IT_WAS));

const { given, family } = COMPANY.officers![0] as { given: string; family: string };
const DIRECTOR = `${given} ${family}`;
const TOWN = COMPANY.address.city;

async function investigated() {
  const officer = newOfficer();
  const opened = await approvableCase(officer);
  const { findings, risk_rating } = opened.detail.investigation_results.at(-1);
  return { officer, ...opened, rating: risk_rating, told: findings.filter((one: any) => one.category === "pep") };
}

describe("a director whom the news names in a public office", () => {
  it("is confirmed or cleared before an approval; confirmed, a senior officer approves under enhanced due diligence", async () => {
    printed(`${DIRECTOR} legt eed af als minister`, `${DIRECTOR}, zaakvoerder van ${COMPANY.name} in ${TOWN}.`);
    const { officer, path, told, rating } = await investigated();
    expect(told).toMatchObject([{ code: "pep_reported", severity: "medium", subject: DIRECTOR }]);
    expect(rating.level).not.toBe("low");
    const approve = (by = officer) => by.post(`${path}/decision`, { decision: "approve" });
    expect(await approve()).toMatchObject({ status: 409, body: { gate: "open_screening_hit" } });
    const confirmed = await officer.post(`${path}/findings/${told[0].id}/confirmation`, { reason: "The same man." });
    expect(confirmed).toMatchObject({ status: 200, body: { category: "pep" } });
    const { body: detail } = await officer.get(path);
    expect(detail.investigation_results.at(-1).risk_rating).toMatchObject({ level: "high", regime: "enhanced" });
    expect(detail.decision_options.find(({ decision }: any) => decision === "approve")).toMatchObject({
      needs_senior: true,
      four_eyes_reasons: expect.arrayContaining(["confirmed_pep"]),
    });
  });

  it("is not approved by the officer alone who cleared it", async () => {
    printed(`${DIRECTOR} legt eed af als minister`, `${DIRECTOR}, zaakvoerder van ${COMPANY.name} in ${TOWN}.`);
    const { officer, path, told } = await investigated();
    const cleared = await officer.post(`${path}/findings/${told[0].id}/clearance`, {
      reason: "An uncle of that name.",
    });
    expect(cleared.status).toBe(200);
    const { body: detail } = await officer.get(path);
    expect(detail.decision_options.find(({ decision }: any) => decision === "approve").four_eyes_reasons).toContain(
      "own_settlement",
    );
  });

  it("of whom only the name agrees is cleared and approved by one officer", async () => {
    printed(`${DIRECTOR} legt eed af als minister`, "De plechtigheid vond plaats in Brugge.");
    const { officer, path, told } = await investigated();
    expect(told).toMatchObject([{ severity: "low", title: expect.stringContaining("may be a namesake") }]);
    const clearance = { reason: "The minister is twenty years older." };
    expect((await officer.post(`${path}/findings/${told[0].id}/clearance`, clearance)).status).toBe(200);
    expect(await officer.post(`${path}/decision`, { decision: "approve" })).toMatchObject({
      status: 200,
      body: { status: "APPROVED" },
    });
  });

  it("and who only plays, or works for, a minister, is none", async () => {
    printed(`${DIRECTOR}, kok van minister Peeters, opent bakkerij`, `${COMPANY.name} in ${TOWN}.`);
    const { officer, path, told } = await investigated();
    expect(told).toEqual([]);
    expect((await officer.post(`${path}/decision`, { decision: "approve" })).status).toBe(200);
  });
});

describe("a private customer in Gent", () => {
  async function told(source_of_funds = "Loon") {
    const officer = newOfficer();
    const opened = await openCase(officer, undefined, {
      template_id: "kyc_natural_person",
      company_name: "Sofie Van Quaghebeur",
    });
    const { body } = await investigate(officer, opened, {
      full_name: "Sofie Van Quaghebeur",
      residence_address: "Kouter 5, 9000 Gent",
      source_of_funds,
    });
    const { findings } = body.investigation_results.at(-1);
    const gate = body.gates.find((one: any) => one.gate === "sar_first").state;
    return { gate, news: findings.filter(({ agent_name }: any) => agent_name === "adverse_media") };
  }

  it("whose bankruptcy the news tells is reported for no crime, and its case is not locked", async () => {
    printed(
      "Verpleegkundige Sofie Van Quaghebeur uit Gent failliet verklaard",
      "De rechtbank van Gent sprak het faillissement uit.",
    );
    expect(await told()).toMatchObject({
      gate: "passed",
      news: [{ code: "media_insolvency", category: "adverse_media", severity: "medium" }],
    });
    printed(
      "Sofie Van Quaghebeur (Gent) in collectieve schuldenregeling",
      "De arbeidsrechtbank van Gent stelde een schuldbemiddelaar aan.",
    );
    const { news } = await told();
    expect(news.map(({ title }: any) => title)).toContain("Insolvent by the news: Sofie Van Quaghebeur");
  });

  it("is told what the news has of whom the money comes from", async () => {
    printed(
      "Karel De Smet uit Gent in verdenking gesteld",
      "Karel De Smet wordt in Gent vervolgd voor witwassen van drugsgeld.",
    );
    const { news } = await told("Schenking van mijn oom Karel De Smet");
    // The customer lives in Gent; where the uncle lives nobody says.
    const [{ severity, title }] = news;
    expect(severity).toBe("medium");
    expect(title).toContain("formal charge, Karel De Smet as suspect (may be a namesake)");
    expect(news[0].description).toContain(
      "Karel De Smet is named in source of funds: the customer's money may come from this person.",
    );
    expect((await told()).news).toEqual([]);
    printed(
      "Karel De Smet uit Aalst in verdenking gesteld",
      "Karel De Smet wordt in Aalst vervolgd voor witwassen van drugsgeld.",
    );
    expect((await told("Schenking van mijn oom Karel De Smet")).news).toMatchObject([{ severity: "low" }]);
  });
});
