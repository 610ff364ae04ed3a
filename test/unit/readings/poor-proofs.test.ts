import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { checkDocuments, checkIdentity } from "../../../src/domain/diligence/customer-checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { providedTypes } from "../../../src/domain/diligence/requirement-standings.rules.ts";
import { tasksForCheck } from "../../../src/investigation/follow-up/check-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, expires, handedIn, holder, type Made, made, NOW, readAs, zone } from "../../support/made-readings.ts";

const HOME = "Bondgenotenlaan 12, 3000 Leuven";
const OTHER = "Tiensesteenweg 210, 3001 Heverlee";
const EARLIER = { rulesVersion: 5 };
const SUBJECT = { caseId: "c", name: "any", evidenceIds: [] };

const common = (sample: boolean, documents: readonly CaseDocument[]) => ({
  country: "BE",
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample }),
  policy: DEFAULT_POLICY,
  now: NOW,
});
const ofPerson = (sample: boolean, ...documents: CaseDocument[]) => ({
  ...common(sample, documents),
  templateId: "kyc_natural_person",
  companyName: "Katrien Vermeulen",
  answers: { full_name: "Katrien Vermeulen", date_of_birth: "1978-05-21", residence_address: HOME },
});
const ofCompany = (sample: boolean, ...documents: CaseDocument[]) => ({
  ...common(sample, documents),
  templateId: "psp_merchant_onboarding",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { beneficial_owners: "An Peeters" },
  additionalData: { registered_address: HOME },
});
const NUMBER = made("enterprise_number", "0999900150");
const stateOf = (facts: Parameters<typeof judgeDocument>[0], document: CaseDocument) => {
  const { state, why } = judgeDocument(facts, document);
  return `${state}: ${why}`;
};
const told = (facts: Parameters<typeof presentDocuments>[0]) =>
  presentDocuments(facts, SUBJECT).map(({ code, severity, title }) => `${code} ${severity} ${title}`);
const at = (address: string): Made => made("address", address);

describe("a proof of an address", () => {
  const proof = (kind: "proof_of_address" | "invoice" | "contract", ...facts: Made[]) =>
    handedIn("proof_of_address", readAs(kind, [holder("Katrien Vermeulen"), dated("2026-11-02"), ...facts]));

  it.each([
    ["proof_of_address", [at(HOME)], /^accepted/],
    ["proof_of_address", [], /^undetermined: shows no address that could be read/],
    ["proof_of_address", [at(OTHER)], /^doubtful: shows the address "Tiense.*", not the one that the customer gave/],
    [
      "proof_of_address",
      [at("Bondgenotenlaan 21, 3000 Leuven")],
      /^undetermined: .* another house in the customer's street/,
    ],
    ["proof_of_address", [at("Bondgenotenlaan 21, 3000 Leuven"), at(HOME)], /^accepted/],
    ["invoice", [at(HOME)], /^undetermined: is an invoice; only one for energy, water/],
    ["contract", [at(HOME)], /^accepted/],
    ["contract", [at(OTHER)], /^undetermined: is a contract, and shows the address/],
  ] as const)("%s with %j", (kind, facts, expected) => {
    const document = proof(kind, ...facts);
    expect(stateOf(ofPerson(false, document), document)).toMatch(expected);
    const before = proof(kind, ...facts);
    expect(stateOf({ ...ofPerson(false, before), ...EARLIER }, before)).toMatch(/^accepted/);
  });

  it("shows no home where that is a post box, whatever the bill says", () => {
    for (const box of [
      "Postbus 112, 9000 Gent",
      "B.P. 12, 5000 Namur",
      "BP 12, 5000 Namur",
      "PO Box 4, London",
      "Postfach 12, 4700 Eupen",
    ]) {
      const document = proof("proof_of_address", at(box));
      const facts = ofPerson(true, document);
      const answers = { ...facts.answers, residence_address: box };
      expect(stateOf({ ...facts, answers }, document)).toBe(
        "doubtful: is to show a post box, where nobody lives; an officer must look",
      );
      expect(stateOf({ ...facts, answers, rulesVersion: 6 }, document)).not.toMatch(/post box/);
    }
  });

  it.each(["Postbusstraat 3, 9000 Gent", "Postfachweg 2, 4700 Eupen", "Bp 1, Rue Haute 12, 5000 Namur"])(
    "is to show a home that only sounds like a post box: %s",
    (home) => {
      const document = proof("proof_of_address", at(home));
      const facts = ofPerson(true, document);
      const answers = { ...facts.answers, residence_address: home };
      expect(stateOf({ ...facts, answers }, document)).not.toMatch(/post box/);
    },
  );

  it("of a company at an address that nobody names is told, and may be one of its places", () => {
    const bill = (address: string) =>
      handedIn("proof_of_business_address", readAs("proof_of_address", [NUMBER, dated("2026-11-02"), at(address)]));
    const declared = ofCompany(true, bill(OTHER));
    expect(told(declared)).toEqual([expect.stringMatching(/Contradiction on the address: proof of address$/)]);
    const invoice = handedIn("proof_of_business_address", readAs("invoice", [NUMBER, dated("2026-11-02"), at(HOME)]));
    expect(told(ofCompany(true, invoice))).toEqual([
      "document_unclear low Unclear document: Proof of business address",
    ]);
    expect(told(ofCompany(true, bill(HOME)))).toEqual([]);
    const unasked = {
      ...ofCompany(true, bill(HOME)),
      additionalData: {},
      answers: { beneficial_owners: "An Peeters", registered_address: HOME },
    };
    expect(stateOf(unasked, unasked.documents[0]!)).toMatch(
      /^undetermined: shows the address "Bond.*", which only an answer to a question that was not asked gives/,
    );
    expect(stateOf({ ...unasked, rulesVersion: 6 }, unasked.documents[0]!)).toMatch(/^accepted/);
    expect(told({ ...ofCompany(true, bill(OTHER)), ...EARLIER }).join()).not.toMatch(/document_unclear/);
  });

  it("is still asked of a company that gave a contract of another sort", () => {
    const letter = handedIn("engagement_letter", readAs("contract", [NUMBER, dated("2026-11-02")]));
    expect(providedTypes(ofCompany(false, letter))).not.toContain("proof_of_business_address");
    expect(providedTypes({ ...ofCompany(false, letter), ...EARLIER })).toContain("proof_of_business_address");
  });

  it("that is not clear is named where sample mode lets it count", () => {
    const facts = ofPerson(true, proof("invoice", at(HOME)), handedIn("identity_document", undefined));
    const { outcome, how } = checkDocuments(facts);
    expect(outcome).toBe("established");
    expect(how).toMatch(/sample mode, not checked\. Not clear: Proof of address \(is an invoice/);
    expect(checkDocuments({ ...facts, ...EARLIER }).how).not.toMatch(/Not clear/);
  });
});

describe("the account of somebody behind the company", () => {
  const account = () =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        made("iban", "BE68539007547034"),
        made("account_holder", "An Peeters"),
        dated("2026-11-01"),
      ]),
    );
  it("does not stand for the company's, which is asked", () => {
    const asked = (facts: ReturnType<typeof ofCompany>) =>
      tasksForCheck(
        { check: "documents", outcome: "not_established", reason: "unreadable", how: "", evidence_ids: [] },
        { ...facts, subject: "company" },
      ).map(({ document_type }) => document_type);
    expect(asked(ofCompany(true, account()))).toContain("bank_account_proof");
    expect(providedTypes(ofCompany(true, account()))).not.toContain("bank_account_proof");
    expect(asked({ ...ofCompany(true, account()), ...EARLIER })).not.toContain("bank_account_proof");
  });
});

describe("a zone of an image whose check digits are wrong", () => {
  const KATRIEN = holder("Katrien Vermeulen", "1978-05-21");
  const card = (valid: boolean) =>
    handedIn(
      "identity_document",
      readAs("passport", [KATRIEN, expires("2031-02-01"), { ...zone(valid), confidence: 0.92 }], {
        reader: "recognition",
      }),
    );
  it("is told, and the document is not accepted by itself", () => {
    expect(told(ofPerson(false, card(false)))).toEqual([
      expect.stringMatching(/^document_unclear low Machine-readable zone with wrong check digits/),
    ]);
    expect(stateOf(ofPerson(false, card(false)), card(false))).toMatch(/^undetermined: has a machine-readable zone/);
    expect(told(ofPerson(false, card(true)))).toEqual([]);
    expect(told({ ...ofPerson(false, card(false)), ...EARLIER })).toEqual([]);
  });

  it("leaves the identity open in sample mode too, where an unread file would count", () => {
    const facts = ofPerson(true, card(false));
    expect(checkIdentity(facts)).toMatchObject({ outcome: "not_established", reason: "unreadable" });
    expect(checkIdentity({ ...facts, rulesVersion: 6 }).outcome).toBe("established");
    expect(checkIdentity(ofPerson(true, handedIn("identity_document", undefined))).outcome).toBe("established");
  });
});

describe("a paper of a certain kind against which something speaks", () => {
  const ahead = () =>
    handedIn(
      "proof_of_address",
      readAs("proof_of_address", [holder("Katrien Vermeulen"), at(HOME), dated("2027-11-02")]),
    );
  it("leaves the documents open in sample mode too, unless another file of them counts", () => {
    const card = handedIn("identity_document", undefined);
    const check = (...documents: CaseDocument[]) => checkDocuments(ofPerson(true, card, ...documents));
    expect(check(ahead())).toMatchObject({ outcome: "not_established", reason: "unreadable" });
    expect(check(ahead()).how).toContain("is dated 2027-11-02, which is still to come");
    expect(checkDocuments({ ...ofPerson(true, card, ahead()), rulesVersion: 6 }).outcome).toBe("established");
    expect(check(ahead(), handedIn("proof_of_address", undefined)).outcome).toBe("established");
  });
});

describe("an identity document with another birth date than the declared one", () => {
  it("contradicts the identity in sample mode too", () => {
    const card = handedIn(
      "identity_document",
      readAs("identity_card", [holder("Katrien Vermeulen", "1979-05-21"), expires("2031-02-01"), zone()]),
    );
    const facts = ofPerson(true, card);
    const findings = presentDocuments(facts, SUBJECT);
    expect(checkIdentity({ ...facts, findings }).outcome).toBe("contradicted");
    expect(checkIdentity({ ...facts, findings, ...EARLIER }).outcome).toBe("established");
  });
});

describe("annual accounts", () => {
  const accounts = (year: number) =>
    handedIn(
      "annual_accounts",
      readAs("annual_accounts", [
        NUMBER,
        made("amount", { rubric: "equity", value: 1, currency: "EUR", period: `${year}-01-01/${year}-12-31` }),
      ]),
    );
  it("are as old as their year", () => {
    expect(stateOf(ofCompany(false, accounts(2019)), accounts(2019))).toMatch(/^stale/);
    expect(stateOf(ofCompany(false, accounts(2025)), accounts(2025))).toMatch(/^accepted/);
    const [old] = presentDocuments(ofCompany(false, accounts(2019)), SUBJECT);
    expect(old?.description).toMatch(/is for the year that ended on 2019-12-31, which is longer ago than the 730 days/);
  });
});

describe("a policy of somebody else", () => {
  it("is named as that, and not only as one whose owner is not certain", () => {
    const policy = handedIn(
      "aml_policy",
      readAs("policy_document", [made("company_name", "Slagerij Peeters BV"), dated("2026-01-12")]),
    );
    expect(stateOf(ofCompany(false, policy), policy)).toBe(
      'undetermined: names "Slagerij Peeters BV", which is not a name of the customer; an officer must look',
    );
  });
});

describe("an identity document that is valid for longer than any is issued for", () => {
  const card = (until: string, born: string) =>
    handedIn("identity_document", readAs("identity_card", [holder("Katrien Vermeulen", born), expires(until), zone()]));
  const of = (until: string, born = "1978-05-21", terms = {}) => {
    const document = card(until, born);
    const facts = ofPerson(true, document);
    return stateOf({ ...facts, ...terms, answers: { ...facts.answers, date_of_birth: born } }, document);
  };

  it.each(["2055-05-01", "2099-12-31", "2041-02-01"])("is left to an officer: %s", (until) => {
    expect(of(until)).toMatch(/^undetermined: is valid until .*, longer than identity documents are issued for/);
    expect(of(until, "1978-05-21", { rulesVersion: 7 })).toMatch(/^accepted/);
  });

  it("is none within ten years, of somebody whose country issues for longer, or without an end", () => {
    expect(of("2036-11-20")).toMatch(/^accepted/);
    expect(of("2037-05-21")).toMatch(/^accepted/);
    expect(of("2055-05-01", "1948-05-21")).toMatch(/^accepted/);
    expect(of("9999-01-01", "1955-05-21")).toMatch(/^accepted/);
  });
});
