import { describe, expect, test } from "vitest";
import { findApplicant } from "../../../src/cli/demo/applicant.ts";
import { drawCompanyPaper } from "../../../src/cli/demo/company-papers.ts";
import { certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../support/understand.ts";
import { read } from "../reading/support/pages.ts";

const TODAY = "2026-11-28";
const draw = (number: string, requirement: string) =>
  drawCompanyPaper(requirement, findApplicant({ number, owners: [] }), TODAY);

/** What the service reads with certainty in a paper of the demonstration. */
async function readingOf(number: string, requirement: string) {
  const reading = understand((await read((await draw(number, requirement))!)).pages);
  const sure = reading.facts.filter(({ confidence }) => confidence >= 0.8);
  const said = (type: string) => sure.filter((fact) => fact.type === type).map(({ value }) => value);
  return { kind: certainKind(reading), said };
}

describe("papers of the demonstration", () => {
  test.each([
    ["0999900150", "Bakkerij De Linde", "Katrien Vermeulen"],
    ["0999901041", "Ardenne Bois Négoce", "Jon Halverscheid"],
  ])("articles of %s name the company, its number and its director", async (number, company, director) => {
    const { kind, said } = await readingOf(number, "articles_of_association");
    expect(kind).toBe("articles_of_association");
    expect([said("company_name"), said("enterprise_number")]).toEqual([[company], [number]]);
    expect(said("person")).toContainEqual(expect.objectContaining({ name: director, role: "director" }));
  });

  test.each([
    ["0999900150", "Bakkerij De Linde"],
    ["0999901041", "Ardenne Bois Négoce"],
  ])("a certificate of the bank of %s names the holder and a valid account", async (number, company) => {
    const { kind, said } = await readingOf(number, "bank_account_proof");
    expect([kind, said("account_holder"), said("iban").length]).toEqual(["bank_account_certificate", [company], 1]);
  });

  test("the card of a director has a zone in which every check digit is right", async () => {
    const { kind, said } = await readingOf("0999900150", "representative_identity");
    expect([kind, said("mrz")]).toEqual(["identity_card", [expect.objectContaining({ valid: true })]]);
  });

  test("nobody draws papers of a company that exists, or without what they need", async () => {
    expect(await draw("0403227515", "articles_of_association")).toBeNull();
    expect(await draw("0999901041", "representative_identity")).toBeNull();
  });
});
