import { describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { openCase, type OpenCase, settle } from "../support/cases.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { upload } from "../support/portal.ts";

const ANSWERS = {
  full_name: "Jan Willems",
  date_of_birth: "1985-03-14",
  nationality: "BE",
  place_of_birth: "Gent",
  birth_country: "BE",
  country_of_residence: "BE",
  residence_address: "Kerkstraat 12, 9000 Gent",
  politically_exposed: "no",
  occupation: "Accountant",
  purpose_of_relationship: "Receiving my salary and paying my household bills.",
  source_of_funds: "Salary from my employer.",
};

const drawn = (lines: readonly string[]): Uint8Array =>
  makePdf({ objects: onePage(lines.map((line, at) => textAt(line, 60, 760 - 24 * at)).join("")) });

const card = (born: string, number: string, zone: readonly string[]): Uint8Array =>
  drawn([
    "BELGIË IDENTITEITSKAART / BELGIUM IDENTITY CARD",
    "Naam / Name: Willems",
    "Voornamen / Given names: Jan",
    "Geslacht / Sex: M",
    "Nationaliteit / Nationality: Belg",
    `Geboortedatum / Date of birth: ${born}`,
    `Kaartnr / Card No: ${number}`,
    "Geldig tot / Valid until: 01.05.2030",
    ...zone,
    "WILLEMS<<JAN<<<<<<<<<<<<<<<<<<",
  ]);

const OF_1979 = card("02.01.1979", "B12345678", ["IDBELB123456781<<<<<<<<<<<<<<<", "7901025M3005017BEL<<<<<<<<<<<8"]);
const OF_1985 = card("14.03.1985", "B87654321", ["IDBELB876543217<<<<<<<<<<<<<<<", "8503149M3005017BEL<<<<<<<<<<<8"]);
const BILL = drawn([
  "Factuur elektriciteit",
  "Luminus NV, Markiesstraat 1, 1000 Brussel",
  `Factuurdatum: ${new Date().toISOString().slice(0, 10).split("-").reverse().join("/")}`,
  "Klant: Jan Willems",
  "Adres: Kerkstraat 12, 9000 Gent",
  "Leveringsadres: Kerkstraat 12, 9000 Gent",
  "Verbruik elektriciteit: 310 kWh",
  "Te betalen: 112,40 EUR",
]);

const identity = (token: string, bytes: Uint8Array) =>
  upload(token, bytes, { requirementId: "identity_document", filename: "identity_document.pdf" });

/** A private customer who hands in a card, and in a second round another of the same file name. */
async function twoCards(officer: Officer): Promise<{ opened: OpenCase; before: any; after: any }> {
  const opened = await openCase(officer, "P-104711", {
    company_name: "Jan Willems",
    template_id: "kyc_natural_person",
  });
  await identity(opened.token, OF_1979);
  await upload(opened.token, BILL, { requirementId: "proof_of_address", filename: "bill.pdf" });
  await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers: ANSWERS } });
  const before = (await settle(officer, opened)).body;
  const task = { description: "Please look at your card again.", response_type: "text", required: true };
  await officer.post(`${opened.path}/decision`, { decision: "follow_up", follow_up_tasks: [task] });
  const { body } = await officer.get(opened.path);
  const tasks = body.follow_up_tasks.map(({ id }: any) => [id, "Here is my card."]);
  await identity(opened.token, OF_1985);
  await send("POST", `/api/portal/${opened.token}/submit`, {
    json: { answers: ANSWERS, task_responses: Object.fromEntries(tasks) },
  });
  return { opened, before, after: (await settle(officer, opened)).body };
}

const latest = (detail: any) => detail.investigation_results.at(-1);

describe("a card with another birth date, which a later round replaces", () => {
  it("stays a finding to settle, with its person screened, until an officer settles it", async () => {
    const officer = newOfficer();
    const { opened, before, after } = await twoCards(officer);
    expect(latest(before).findings.map(({ code }: any) => code)).toContain("document_contradicts");
    const { findings, checks, risk_rating } = latest(after);
    const found = findings.filter(({ code }: any) => code === "document_taken_back");
    expect(found).toMatchObject([{ severity: "high", category: "document" }]);
    expect(found[0].description).toMatch(/born 1979-01-02.*the customer declared Jan Willems, born 1985-03-14/);
    expect(risk_rating).toMatchObject({ level: latest(before).risk_rating.level, regime: "enhanced" });
    expect(checks.find(({ check }: any) => check === "screening").how).toContain("2 names were screened");
    const asked = after.generated_tasks.find(({ description }: any) =>
      description.startsWith("You replaced a document"),
    );
    expect(asked).toMatchObject({ required: true, response_type: "text" });
    const brief = (await officer.get(`${opened.path}/ai-brief`)).body;
    expect(brief.recommended_action).not.toBe("approve");
    expect(brief.summary).toContain("Document taken back: identity document of ");
    const replay = await officer.get(`/api/diagnostics/${opened.caseId}/iterations/2/replay`);
    expect(replay.body).toMatchObject({ identical: true });
    const decided = await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "fine" });
    expect(decided.body.status).toBe("PENDING_SECOND_APPROVAL");
  });
});
