import { afterEach, describe, expect, it } from "vitest";
import { findSampleCompany, type SampleCompany } from "../../src/sources/sample-companies.ts";
import { newOfficer } from "../support/api.ts";
import { approvableCase, CLEAN } from "../support/cases.ts";

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
