import { expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { handInPapers, openCase, settle } from "../support/cases.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { upload } from "../support/portal.ts";

const payslip = (employer: string, number: string): Uint8Array => {
  const lines = [
    "LOONBRIEF",
    `Werkgever: ${employer}`,
    `Ondernemingsnummer: ${number}`,
    "Werknemer: Jan Willems",
    "Periode: 01/10/2026 - 31/10/2026",
    "Brutoloon 3.200,00",
    "RSZ 418,24",
    "Nettoloon 2.181,76",
  ];
  return makePdf({ objects: onePage(lines.map((line, at) => textAt(line, 40, 790 - 22 * at, 9)).join("")) });
};

async function findingsWith(paper: Uint8Array) {
  const officer = newOfficer();
  const opened = await openCase(officer, "client-1", {
    template_id: "kyc_natural_person",
    company_name: "Jan Willems",
  });
  await handInPapers(opened);
  await upload(opened.token, paper, { requirementId: "source_of_funds", filename: "loonbrief.pdf" });
  const answers = {
    full_name: "Jan Willems",
    date_of_birth: "1985-03-14",
    nationality: "Belgian",
    country_of_residence: "Belgium",
    occupation: "Printer",
    politically_exposed: "no",
    purpose_of_relationship: "Daily payments",
    source_of_funds: "Salary from my employer",
  };
  await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers } });
  let { body } = await settle(officer, opened);
  // The first document that is read loads the reader.
  for (let i = 0; i < 200 && body.documents.some(({ reading }: any) => reading?.status === "pending"); i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await settle(officer, opened));
  }
  return body.investigation_results.at(-1).findings.filter(({ code }: any) => code === "employer_ended");
}

it("a payslip of a company that ended two years before is told, and one of a company that is there is not", async () => {
  expect(await findingsWith(payslip("Drukkerij Ter Schelde NV", "0999.900.348"))).toMatchObject([
    { severity: "medium", title: "Payslip of an employer that had ended: loonbrief.pdf" },
  ]);
  expect(await findingsWith(payslip("Bakkerij De Linde BV", "0999.900.150"))).toEqual([]);
});
