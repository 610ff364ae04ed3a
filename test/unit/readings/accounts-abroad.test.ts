import { describe, expect, it } from "vitest";
import { accountsAbroad } from "../../../src/domain/diligence/accounts-abroad.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

const certificate = (iban: string) =>
  handedIn("bank_account_proof", readAs("bank_account_certificate", [made("iban", iban)]));
const company = (answers: Readonly<Record<string, unknown>>, ...ibans: string[]) => ({
  templateId: "psp_merchant_onboarding",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  country: "BE",
  answers,
  documents: ibans.map(certificate),
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({}),
  policy: DEFAULT_POLICY,
  now: NOW,
});
const told = (facts: ReturnType<typeof company>) => accountsAbroad(facts).map(({ title }) => title);

describe("an account of the customer", () => {
  it("outside the European Economic Area is a finding, in the certificate or in the answer", () => {
    const EMIRATES = ["Account in the United Arab Emirates, outside the European Economic Area"];
    expect(told(company({}, "AE070331234567890123456"))).toEqual(EMIRATES);
    expect(told(company({ iban: "AE07 0331 2345 6789 0123 456" }))).toEqual(EMIRATES);
    const [finding] = presentDocuments(company({}, "AE070331234567890123456"), {
      caseId: "c",
      name: "Molenhof",
      evidenceIds: [],
    }).filter(({ code }) => code === "document_account_abroad");
    expect(finding).toMatchObject({ severity: "medium", source_entry: "account_abroad:AE" });
    expect(finding!.description).toContain("ends on 3456");
    expect(finding!.description).not.toContain("AE07");
  });

  it("in a high-risk third country is grave", () => {
    expect(accountsAbroad(company({ iban: "IR580540105180021273113007" }))).toMatchObject([{ isGrave: true }]);
  });

  it("in the Area, in the customer's country, or where its customers are, is none", () => {
    expect(told(company({}, "LT121000011101001000", "BE68539007547034"))).toEqual([]);
    expect(told({ ...company({}, "GB29NWBK60161331926819"), country: "GB" })).toEqual([]);
    expect(told(company({ customer_countries: "Belgium, United Kingdom" }, "GB29NWBK60161331926819"))).toEqual([]);
    expect(told(company({ iban: "none yet" }))).toEqual([]);
    // The form of a merchant does not ask for it.
    const unasked = company({ tax_residence: "GB" }, "GB29NWBK60161331926819");
    expect(told(unasked)).toHaveLength(1);
    expect(accountsAbroad({ ...unasked, rulesVersion: 6 })).toEqual([]);
  });

  it("was not looked at by runs before version 6 of the rules", () => {
    expect(accountsAbroad({ ...company({}, "AE070331234567890123456"), rulesVersion: 5 })).toEqual([]);
    const [before] = accountsAbroad({ ...company({}, "AE070331234567890123456"), rulesVersion: 12 });
    expect(before!.title).toContain("Account in United Arab Emirates");
  });
});
