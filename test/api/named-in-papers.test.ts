import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { openCase, settle } from "../support/cases.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { readPortal, upload } from "../support/portal.ts";
import { PDF } from "../support/sample-files.ts";

/** Articles of the sample bakery, whose register is sound. */
const articles = (...more: readonly string[]): Uint8Array => {
  const lines = [
    "GECOÖRDINEERDE STATUTEN op 1 november 2026",
    "Bakkerij De Linde",
    "Besloten vennootschap",
    "Ondernemingsnummer 0999.900.150, RPR Leuven",
    "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
    "Artikel 2. De zetel is gevestigd in het Vlaams Gewest.",
    "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij.",
    ...more,
    "Artikel 20. De vennootschap kan worden ontbonden door een besluit van de algemene vergadering.",
  ];
  return makePdf({ objects: onePage(lines.map((line, at) => textAt(line, 40, 790 - 22 * at, 9)).join("")) });
};

async function checksWith(paper: Uint8Array) {
  const { checks } = (await caseWith(paper)).investigation_results.at(-1);
  return (name: string) => checks.find(({ check }: any) => check === name);
}

async function caseWith(paper: Uint8Array) {
  const officer = newOfficer();
  const opened = await openCase(officer, "0999900150");
  const { body: portal } = await readPortal(opened.token);
  for (const { id, required } of portal.document_requirements) {
    if (id === "articles_of_association")
      await upload(opened.token, paper, { requirementId: id, filename: "statuten.pdf" });
    else if (required) await upload(opened.token, PDF, { requirementId: id, filename: `${id}.pdf` });
  }
  await send("POST", `/api/portal/${opened.token}/submit`, {
    json: { answers: { business_activity: "We bake bread." } },
  });
  let { body } = await settle(officer, opened);
  // The first document that is read loads the reader.
  for (let i = 0; i < 200 && body.documents.some(({ reading }: any) => reading?.status === "pending"); i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await settle(officer, opened));
  }
  return body;
}

describe("articles of a company", () => {
  it("that name a stranger in a clause have him searched for, and told to the officer", async () => {
    const check = await checksWith(
      articles("Artikel 4. Alle aandelen zijn in pand gegeven aan Igor Petrov, die het stemrecht uitoefent."),
    );
    expect(check("screening").how).toContain("as read in a document: Igor Petrov.");
    expect(check("status").outcome).toBe("established");
  });

  it("by which it was dissolved contradict its status, and have the liquidator searched for", async () => {
    const check = await checksWith(
      articles(
        "Artikel 4. Bij beslissing van de algemene vergadering van 1 november 2026 werd de vennootschap",
        "ontbonden en in vereffening gesteld; vereffenaar: Igor Petrov.",
      ),
    );
    expect(check("screening").how).toContain("Igor Petrov");
    expect(check("status")).toMatchObject({ outcome: "contradicted" });
  });

  it("with a day that does not exist are to be looked at by an officer", async () => {
    const body = await caseWith(articles("Akte verleden voor notaris Jan Peeters te Leuven op 31/11/2024."));
    expect(body.investigation_results.at(-1).findings).toContainEqual(
      expect.objectContaining({
        title: "Day that does not exist: statuten.pdf",
        severity: "medium",
        description: expect.stringContaining('"31/11/2024" (page 1)'),
      }),
    );
  });
});
