import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { agreesOnCompany } from "../../../src/domain/readings/agreement.rules.ts";
import { understand } from "../../support/understand.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, filedAs, handedIn, made, NOW, owner, readAs } from "../../support/made-readings.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const NUMBER = made("enterprise_number", "0999900150");
const NAME = made("company_name", "Molenhof Logistiek NV");
const facts = (document: CaseDocument) => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: {},
  documents: [document],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
});
const judged = (document: CaseDocument) => {
  const { state, why } = judgeDocument(facts(document), document);
  return `${state}: ${why}`;
};
const findingsOf = (document: CaseDocument) =>
  presentDocuments(facts(document), { caseId: "c", name: "Molenhof", evidenceIds: [] });
const ubo = (...shares: number[]) =>
  readAs("ubo_extract", [
    NUMBER,
    NAME,
    dated("2026-11-01"),
    ...shares.map((share, at) => owner(["An Peeters", "Jan Maes", "Els Claes"][at]!, share)),
  ]);

describe("owners who hold more than the whole", () => {
  it.each([
    [[80, 60], "doubtful: gives shares that add up to 140 %; an officer must look", 1],
    [[33.34, 33.34, 33.34], "accepted: counts", 0],
    [[60, 40], "accepted: counts", 0],
  ])("%j", (shares, expected, found) => {
    const document = filedAs("ubo_extract", ubo(...shares));
    expect(judged(document)).toBe(expected);
    const told = findingsOf(document).filter(({ title }) => title.startsWith("Shares add up to more than 100 %"));
    expect(told.map(({ code, severity }) => [code, severity])).toEqual(
      Array(found).fill(["document_contradicts", "high"]),
    );
  });
});

describe("an owner extract that an officer filed", () => {
  it("does not count when it is one and names nobody: it may not be filled in", () => {
    const document = filedAs("ubo_extract", readAs("ubo_extract", [NUMBER, NAME, dated("2026-11-01")]));
    expect(judged(document)).toMatch(/^undetermined: names no owner/);
  });
});

describe("a deed that prints the customer's name, and a number that is not its own", () => {
  it.each([0.95, 0.7])("does not count where the number is read with %s", (confidence) => {
    const number = made("enterprise_number", "0403170701", { confidence });
    const deed = handedIn("articles_of_association", readAs("articles_of_association", [NAME, number]));
    expect(judged(deed)).not.toMatch(/^accepted/);
    expect(judged(handedIn("articles_of_association", readAs("articles_of_association", [NAME])))).toMatch(/^accepted/);
  });
});

describe("an extract that says the company is bankrupt", () => {
  it.each([
    ["bankrupt", "000", 1],
    ["active", "000", 0],
    ["bankrupt", "050", 0],
    ["bankrupt", null, 0],
  ])("%s beside situation %s of the register", (status, juridical_situation, found) => {
    const document = filedAs(
      "register_extract",
      readAs("register_extract", [NUMBER, NAME, made("status", status), dated("2026-11-01")]),
    );
    const own = facts(document);
    const register = { ...own.grounds.register, juridical_situation } as typeof own.grounds.register;
    const told = presentDocuments(
      { ...own, grounds: { ...own.grounds, register } },
      { caseId: "c", name: "Molenhof", evidenceIds: [] },
    ).filter(({ title }) => title.startsWith("Contradiction on the status"));
    expect(told).toHaveLength(found);
  });
});

describe("a proof of account", () => {
  const account = (value: string, valid?: false) =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        { ...made("iban", value), ...(valid === false ? { valid } : {}) },
        made("account_holder", "Molenhof Logistiek NV"),
        dated("2026-11-01"),
      ]),
    );
  it("does not count with a number whose check digits are wrong", () => {
    expect(judged(account("BE12734034567890", false))).toMatch(
      /^doubtful: has no account number with correct check digits/,
    );
    const [told] = findingsOf(account("BE12734034567890", false)).filter(
      ({ code }) => code === "document_number_invalid",
    );
    expect(told?.severity).toBe("medium");
    expect(judged(account("BE68539007547034"))).toBe("accepted: counts");
  });
});

describe("a name that goes on as another", () => {
  it.each([
    ["Bakkerij De Linde", "Bakkerij De Lindeboom BV", null],
    ["Bakkerij De Lindeboom", "Bakkerij De Linde", null],
    ["Bakkerij De Linde", "Bakkerij De Linde BV", true],
    ["Bakkerij De Linde", "BAKKERIJ DELINDE", true],
    ["Molenhof Logistiek", "Molenhoflogistiek NV", true],
    ["Bakkerij De Linde", "Drukkerij Ter Schelde", false],
  ])("%s and %s", (a, b, expected) => {
    expect(agreesOnCompany(a, b)).toBe(expected);
  });
});

describe("a form that nobody filled in", () => {
  it("is not certainly an owner extract", () => {
    const dots = ".".repeat(30);
    const { kind_confidence, facts: read } = understand(
      pagesOf(`Verklaring uiteindelijke begunstigden
Naam van de vennootschap: ${dots}
Ondernemingsnummer: ${dots}
Uiteindelijke begunstigde 1
Naam: ${dots}
Geboortedatum: ${dots}
Percentage aandelen: ${dots}`),
    );
    expect(kind_confidence).toBeLessThan(0.8);
    expect(read.filter(({ type }) => type === "person")).toEqual([]);
  });
});
