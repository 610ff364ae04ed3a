import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { CLEAN, openCase, settle } from "../support/cases.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { readPortal, upload } from "../support/portal.ts";
import { PDF } from "../support/sample-files.ts";

const LITHUANIAN = [
  "Paysera LT UAB",
  "Vilnius, 20.11.2026",
  "Account confirmation",
  "We confirm that Bakkerij De Linde BV, enterprise number 0999.900.150,",
  "is the holder of the account below, opened on 18 November 2026.",
  "IBAN: LT12 1000 0111 0100 1000",
  "BIC: EVIULT2VXXX",
];
const BELGIAN = [
  "KBC Bank NV, Havenlaan 2, 1080 Brussel",
  "Brussel, 20 november 2026",
  "Bankattest",
  "Hierbij bevestigen wij dat Bakkerij De Linde BV, ondernemingsnummer 0999.900.150,",
  "titularis is van de rekening, geopend op 18 november 2026.",
  "IBAN: BE68 5390 0754 7034",
  "BIC: KREDBEBB",
];
const paper = (lines: readonly string[]) =>
  makePdf({ objects: onePage(lines.map((line, at) => textAt(line, 40, 790 - 26 * at, 10)).join("")) });

const ANSWERS = {
  business_activity: "We bake bread and cakes in Leuven, and sell them in our own two shops.",
  customer_countries: "Belgium",
  expected_monthly_volume: "10000 to 50000 EUR",
  purpose_of_relationship: "Card payments in our shops",
  beneficial_owners: "Katrien Vermeulen (60%, 21/05/1978), Joris Claes (40%, 02/11/1976)",
  politically_exposed: "no",
  payment_service_ended: "no",
};

async function reviewed(email: string, certificate: readonly string[]) {
  const officer = newOfficer();
  const opened = await openCase(officer, CLEAN, { customer_email: email });
  const { body: portal } = await readPortal(opened.token);
  for (const { id, required } of portal.document_requirements) {
    if (id === "bank_account_proof")
      await upload(opened.token, paper(certificate), { requirementId: id, filename: "account.pdf" });
    else if (required) await upload(opened.token, PDF, { requirementId: id, filename: `${id}.pdf` });
  }
  await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers: ANSWERS } });
  const { body } = await settle(officer, opened);
  const latest = body.investigation_results.at(-1);
  const found = latest.findings.filter(({ code }: any) => /^(?:contact_alike|document_account_unproven)$/.test(code));
  const { body: brief } = await officer.get(`${opened.path}/ai-brief`);
  return { opened, body, brief, latest, found };
}

describe("a writer with the public data of a company", () => {
  it("from a domain like the registered one is told, and asked nothing", async () => {
    const older = BELGIAN.map((line) => line.replace("18 november 2026", "18 november 2019"));
    const { opened, body, brief, latest, found } = await reviewed("info@bakkerij-delinde.example", older);
    expect(found).toMatchObject([
      {
        code: "contact_alike",
        severity: "high",
        title: "The customer writes from bakkerij-delinde.example, and the register names bakkerij-de-linde.example",
      },
    ]);
    expect(latest.risk_rating.regime).not.toBe("simplified");
    expect(brief.recommended_action).not.toBe("approve");
    expect(brief.summary).toContain(found[0].title);
    expect(JSON.stringify(body.generated_tasks)).not.toMatch(/delinde|domain|register publishes/);
    const { body: portal } = await readPortal(opened.token);
    expect(JSON.stringify(portal)).not.toMatch(/bakkerij-delinde\.example|writes from/);
  });

  it("with an account opened days ago in another country is told", async () => {
    const { body, brief, latest, found } = await reviewed("delinde.bakkerij@gmail.com", LITHUANIAN);
    expect(found).toMatchObject([{ code: "document_account_unproven", severity: "medium" }]);
    expect(found[0].description).toContain("opened on 2026-11-18");
    expect(found[0].description).toContain("gmail.com");
    expect(latest.risk_rating.regime).not.toBe("simplified");
    expect(brief.recommended_action).not.toBe("approve");
    const [approve] = body.decision_options;
    expect(approve.four_eyes_reasons).not.toEqual([]);
  });

  it("with an account opened days ago at home and a free address is told", async () => {
    const { brief, found } = await reviewed("delinde.bakkerij@gmail.com", BELGIAN);
    expect(found).toMatchObject([{ title: "New account: nothing shows that the company opened it" }]);
    expect(brief.recommended_action).not.toBe("approve");
  });

  it("from a domain that begins with the registered one is told", async () => {
    const { found } = await reviewed("info@bakkerij-de-linde.example.mail-be.com", BELGIAN);
    expect(found[0]).toMatchObject({ code: "contact_alike", severity: "high" });
  });

  it("is the company where nothing says otherwise: a free address, and an account at home that is not new", async () => {
    const older = BELGIAN.map((line) => line.replace("18 november 2026", "18 november 2019"));
    expect((await reviewed("delinde.bakkerij@gmail.com", older)).found).toEqual([]);
    expect((await reviewed("info@bakkerij-de-linde.example", LITHUANIAN)).found).toEqual([]);
  });
});
