import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { unprovenAccounts } from "../../../src/domain/diligence/unproven-accounts.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

const LITHUANIA = "LT121000011101001000";
const opened = (day: string) => ({
  warnings: [
    {
      code: "account_opened_stated" as const,
      page: 1,
      detail: `The account was opened on ${day}.`,
    },
  ],
});
const company = (given: object = {}, iban = LITHUANIA, day?: string) => ({
  templateId: "psp_merchant_onboarding",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  country: "BE",
  answers: {},
  documents: [
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [made("iban", iban)], day === undefined ? {} : opened(day)),
    ),
  ],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: { start_date: [{ value: "2011-03-14" }], registered_website: [{ value: "https://molenhof.be/" }] },
  grounds: soundGrounds({}),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

describe("a company's account in another country of the Area", () => {
  it("that is some days old is a finding to settle, unless the mail comes from the domain that the register names", () => {
    const [draft] = unprovenAccounts(company({}, LITHUANIA, "2026-11-18"));
    expect(draft!.title).toBe("Account in Lithuania: nothing shows that the company opened it");
    expect(draft!.description).toContain("exists since 2011-03-14. By its paper the account was opened on 2026-11-18.");
    expect(draft!.description).toContain("ends on 1000");
    expect(draft!.description).not.toContain(LITHUANIA);
    const found = presentDocuments(company({}, LITHUANIA, "2026-11-18"), { caseId: "c", name: "M", evidenceIds: [] });
    expect(found).toMatchObject([{ code: "document_account_unproven", severity: "medium" }]);
    const declared = { contactHost: "molen-hof.eu", websiteUrl: "https://molen-hof.eu/", facts: company().facts };
    expect(unprovenAccounts(company(declared, LITHUANIA, "2026-11-18"))).toHaveLength(1);
    expect(unprovenAccounts(company({ contactHost: "molenhof.be" }, LITHUANIA, "2026-11-18"))).toEqual([]);
  });

  it("with mail from a domain that nobody knows is one too, whenever it was opened", () => {
    expect(unprovenAccounts(company({ contactHost: "gmail.com" }))[0]!.description).toContain(
      "writes from gmail.com, a provider of mail, whose addresses do not show who writes.",
    );
    expect(unprovenAccounts(company({ contactHost: "elsewhere.eu" }))[0]!.description).toContain(
      "writes from elsewhere.eu, which neither the register nor the company's site names.",
    );
    expect(
      unprovenAccounts(company({ answers: { iban: LITHUANIA }, documents: [], contactHost: "gmail.com" })),
    ).toHaveLength(1);
  });

  it("is one at home too where it is new and the mail shows nothing: a branch opens it as fast", () => {
    const [draft] = unprovenAccounts(company({ contactHost: "gmail.com" }, "BE68539007547034", "2026-11-18"));
    expect(draft!.title).toBe("New account: nothing shows that the company opened it");
    expect(draft!.description).toContain(
      "is new, and the company exists since 2011-03-14. By its paper the account was",
    );
    const without = unprovenAccounts(company({}, "BE68539007547034", "2026-11-18"));
    expect(without[0]!.description).toContain("The case has no mail address of the customer.");
    const own = company({ contactHost: "molenhof.be" }, "BE68539007547034", "2026-11-18");
    expect(unprovenAccounts(own)).toEqual([]);
  });

  it("is none where its paper says that it is older than a year, whatever the mail", () => {
    expect(unprovenAccounts(company({ contactHost: "gmail.com" }, LITHUANIA, "2023-03-12"))).toEqual([]);
    expect(unprovenAccounts(company({ contactHost: "gmail.com" }, LITHUANIA, "2026-03-12"))).toHaveLength(1);
  });

  it("is none of an honest company: known, without a word on its age, or with its own site", () => {
    expect(unprovenAccounts(company())).toEqual([]);
    expect(unprovenAccounts(company({}, LITHUANIA, "2024-05-02"))).toEqual([]);
    expect(unprovenAccounts(company({ contactHost: "molenhof.be" }))).toEqual([]);
    const site = {
      contactHost: "molenhof.eu",
      websiteUrl: "https://molenhof.eu/",
      facts: { start_date: [{ value: "2011-03-14" }] },
    };
    expect(unprovenAccounts(company(site))).toEqual([]);
  });

  it("is none of a young company, nor at home, nor of a private person", () => {
    const young = { facts: { start_date: [{ value: "2026-06-01" }] }, contactHost: "gmail.com" };
    expect(unprovenAccounts(company(young, LITHUANIA, "2026-11-18"))).toEqual([]);
    expect(unprovenAccounts(company({ contactHost: "gmail.com" }, "BE68539007547034"))).toEqual([]);
    expect(unprovenAccounts(company({ templateId: "kyc_natural_person", contactHost: "gmail.com" }))).toEqual([]);
  });

  it("was not looked at by runs before version 13 of the rules", () => {
    expect(unprovenAccounts(company({ contactHost: "gmail.com", rulesVersion: 12 }))).toEqual([]);
  });
});
