import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { compareFacts } from "../../../src/domain/readings/compare-facts.rules.ts";
import { agreesOnPerson, comparePersonNames } from "../../../src/domain/readings/person-names.rules.ts";
import { agreesOnAddress, agreesOnNumber } from "../../../src/domain/readings/agreement.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, director, handedIn, holder, made, type Made, NOW, owner, readAs } from "../../support/made-readings.ts";

const NUMBER = "0999900150";
const register = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;

const company = (documents: CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: NUMBER,
  answers: {
    beneficial_owners: "Vincent van den Berghe (60 %)\nAn Peeters 40%",
    business_address: "Wetstraat 16, 1000 Brussel",
  },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {
    directors: [{ value: [{ name: "Vincent van den Berghe", since: "2015-03-01" }] }],
    registered_address: [{ value: { street: "Wetstraat 16", postal_code: "1000", city: "Brussel", country: "BE" } }],
  },
  grounds: soundGrounds({
    register: {
      ...register,
      names: ["Molenhof Logistiek", "De Molen"],
      directors: [{ name: "Vincent van den Berghe", kind: "person", birth_date: "1975-06-05" }],
      owners: [
        { name: "Vincent van den Berghe", kind: "person", share_percent: 60 },
        { name: "An Peeters", kind: "person", share_percent: 40 },
      ],
    },
  }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const number = made("enterprise_number", NUMBER);
const fresh = dated("2026-11-01");
const doubts = (facts: DueFacts) => [
  ...presentDocuments(facts, { caseId: "c", name: "Molenhof", evidenceIds: [] })
    .filter(({ code }) => /contradicts|other_/.test(code ?? ""))
    .map(({ description }) => description),
  ...documentComparisons(facts, []).map(({ kind }) => kind),
];

const extract = (...facts: Made[]) =>
  handedIn("register_extract", readAs("register_extract", [number, fresh, ...facts]));
const ubo = (...facts: Made[]) => handedIn("ubo_extract", readAs("ubo_extract", [number, fresh, ...facts]));
const named = (name: string) => made("company_name", name);
const at = (address: string) => made("address", address);

describe("what is only written otherwise contradicts nothing", () => {
  it.each<[string, CaseDocument]>([
    ["the legal form in full", extract(named("Molenhof Logistiek naamloze vennootschap"))],
    ["the legal form before the name", extract(named("NV MOLENHOF LOGISTIEK"))],
    ["a French form", extract(named("Molenhof Logistiek SA"))],
    ["another legal form after a conversion", extract(named("Molenhof Logistiek BV"))],
    ["a trade name", extract(named("De Molen"))],
    [
      "a trade name that the register lacks, on a bill",
      handedIn(
        "proof_of_business_address",
        readAs("invoice", [named("Bakkerij Zonneschijn"), at("Wetstraat 16, 1000 Brussel")]),
      ),
    ],
    [
      "a trade name on a bill without an address",
      handedIn("proof_of_business_address", readAs("invoice", [named("Bakkerij Zonneschijn")])),
    ],
    ["a name with a slip of recognition", extract(named("Molenhof Logistlek"))],
    [
      "the founding name, with the director as founder",
      handedIn(
        "articles_of_association",
        readAs("articles_of_association", [
          named("Startvehikel Acht"),
          dated("2015-02-20"),
          director("Vincent van den Berghe"),
        ]),
      ),
    ],
    [
      "the founding name at the seat of today",
      handedIn(
        "articles_of_association",
        readAs("articles_of_association", [named("Startvehikel Acht"), at("Wetstraat 16, 1000 Brussel")]),
      ),
    ],
    [
      "the number with dots",
      handedIn("register_extract", readAs("register_extract", [made("enterprise_number", "0999.900.150"), fresh])),
    ],
    [
      "the number as VAT number",
      handedIn("register_extract", readAs("register_extract", [made("vat_number", "BE0999900150"), fresh])),
    ],
    [
      "the VAT number of a VAT unit on a bill",
      handedIn(
        "proof_of_business_address",
        readAs("invoice", [named("Molenhof Logistiek"), made("vat_number", "BE0403170701")]),
      ),
    ],
    ["the number of the issuer", extract(made("enterprise_number", "0403170701", { subject: "issuer" }))],
    ["the number of another that is named", extract(made("enterprise_number", "0403170701", { subject: "other" }))],
    [
      "a number that is not certain",
      handedIn(
        "register_extract",
        readAs("register_extract", [made("enterprise_number", "0403170701", { confidence: 0.5 }), fresh]),
      ),
    ],
    ["the street in French", extract(at("Rue de la Loi 16, 1000 Bruxelles"))],
    ["a box number", extract(at("Wetstraat 16 bus 3, 1000 Brussel"))],
    ["an address over lines", extract(at("Wetstraat 16\n1000 Brussel\nBelgië"))],
    ["another house number", extract(at("Wetstraat 18, 1000 Brussel"))],
    ["an address without a postal code", extract(at("Kerkstraat 1"))],
    [
      "an old extract with the seat of then",
      handedIn(
        "register_extract",
        readAs("register_extract", [number, dated("2020-01-01"), at("Stationsplein 4, 2000 Antwerpen")]),
      ),
    ],
    ["the family name first", extract(director("VAN DEN BERGHE Vincent"))],
    ["a name in one word", extract(director("Vincent Vandenberghe"))],
    ["further given names", extract(director("Vincent Karel Jozef van den Berghe"))],
    ["an initial", extract(director("V. van den Berghe"))],
    ["a title", extract(director("Dhr. Vincent van den Berghe"))],
    ["a slip in a name", extract(director("Vincent van den Berge"))],
    ["a director who has left", extract(director("Jan Willems", { until: "2021-01-01" }))],
    [
      "an old deed with a former director",
      handedIn(
        "gazette_publication",
        readAs("gazette_publication", [number, dated("2009-05-01"), director("Jan Willems")]),
      ),
    ],
    [
      "a deed that the register has not recorded yet",
      handedIn(
        "gazette_publication",
        readAs("gazette_publication", [number, dated("2026-11-10"), director("Jan Willems")]),
      ),
    ],
    [
      "a deed without a date",
      handedIn("articles_of_association", readAs("articles_of_association", [number, director("Jan Willems")])),
    ],
    [
      "a company that is a director, with its representative",
      extract(made("company_share", { holder: "Berghe Beheer", role: "director" }), director("Jan Willems")),
    ],
    ["shares rounded", ubo(owner("Vincent van den Berghe", 59.99), owner("An Peeters", 40.01))],
    [
      "an owner below the threshold beside",
      ubo(owner("Vincent van den Berghe", 60), owner("An Peeters", 30), owner("Jan Willems", 10)),
    ],
    ["an indirect share", ubo(owner("An Peeters", 20, { control: "indirect" }))],
    ["a married name", ubo(owner("An Claes-Peeters", 40))],
    ["an extract with one owner fewer", ubo(owner("Vincent van den Berghe", 60))],
    ["a company in liquidation that is active", extract(made("status", "in_liquidation"))],
    [
      "a card of a director in capitals",
      handedIn(
        "representative_identity",
        readAs("identity_card", [holder("VAN DEN BERGHE VINCENT KAREL", "1975-06-05")]),
      ),
    ],
    [
      "a card whose zone cuts the name",
      handedIn("representative_identity", readAs("identity_card", [holder("Vincent van den Ber", "1975-06-05")])),
    ],
    [
      "a bill to the director at the seat",
      handedIn(
        "proof_of_business_address",
        readAs("proof_of_address", [holder("Vincent van den Berghe"), at("Wetstraat 16, 1000 Brussel")]),
      ),
    ],
    [
      "an account of a director",
      handedIn(
        "bank_account_proof",
        readAs("bank_account_certificate", [made("account_holder", "V. van den Berghe"), fresh]),
      ),
    ],
  ])("such as %s", (_, document) => {
    expect(doubts(company([document]))).toEqual([]);
  });

  it("sees an extract and a deed that name the same board in other words as one", () => {
    const deed = readAs("articles_of_association", [number, dated("2026-03-01"), director("Berghe, Vincent van den")]);
    const facts = company([
      handedIn("articles_of_association", deed),
      extract(director("Vincent VANDENBERGHE", { since: "2015-03-01" })),
    ]);
    expect(doubts(facts)).toEqual([]);
  });

  it("takes nothing for a stranger's while nobody knows who may act", () => {
    const silent = { state: "silent", reason: "not_covered" } as const;
    const card = handedIn("representative_identity", readAs("passport", [holder("Jan Willems", "1970-01-01")]));
    expect(doubts(company([card], { grounds: soundGrounds({ register: silent }) }))).toEqual([]);
  });
});

describe("names of persons", () => {
  it.each([
    ["Jürgen Müller", "MUELLER JUERGEN"],
    ["Jürgen Müller", "Muller Jurgen"],
    ["Vincent van den Berghe", "Vandenberghe Vincent"],
    ["Иван Петров", "Ivan Petrov"],
    ["Jean-Pierre D'Hondt", "DHONDT JEAN PIERRE"],
  ])("%s is %s", (a, b) => expect(comparePersonNames(a, b)).toBe("same"));

  it.each([
    ["Oleksandr Zelenskyi", "Alexander Selenskij"],
    ["Jan Peeters", "Johannes Peeters"],
    ["Marie Dupont", "Marie Lambert"],
    ["Mohammed El Amrani", "Mohamed Amrani-Haddad"],
  ])("%s may be %s", (a, b) => expect(comparePersonNames(a, b)).toBe("unclear"));

  it.each([
    ["Jan Willems", "An Peeters"],
    ["Sofie De Smet", "Karim Benali"],
  ])("%s is not %s", (a, b) => expect(comparePersonNames(a, b)).toBe("different"));

  it("lets a birth date decide what names leave open", () => {
    const a = { name: "Jan Peeters", birth_date: "1980-02-01" };
    expect(agreesOnPerson(a, { name: "Johannes Peeters", birth_date: "1980-02-01" })).toBe(true);
    expect(agreesOnPerson(a, { name: "Johannes Peeters", birth_date: "1983-02-01" })).toBe(false);
    expect(agreesOnPerson(a, { name: "Jan Peeters", birth_date: "1983-02-01" })).toBe(false);
    expect(agreesOnPerson(a, { name: "Jan Peeters", birth_date: "1980-02" })).toBe(true);
    expect(agreesOnPerson(a, { name: "Johannes Peeters" })).toBeNull();
  });
});

describe("facts beside what is known", () => {
  it("compares numbers and addresses only as far as both are certain", () => {
    expect(agreesOnNumber("0999.900.150", "BE 0999900150")).toBe(true);
    expect(agreesOnNumber("0999900150", "0403170701")).toBe(false);
    expect(agreesOnNumber("HRB 47110", "Amtsgericht Köln HRB 47110")).toBe(true);
    expect(agreesOnNumber("HRB 47110", "C 12345")).toBeNull();
    expect(agreesOnNumber("C 70701", "0403.170.701")).toBeNull();
    expect(agreesOnNumber("RPR Gent 0403.170.701", "0403170701")).toBe(true);
    expect(agreesOnAddress("Kerkstraat 12, 9000 Gent", "Kerkstraat 12, 9050 Gentbrugge")).not.toBe(false);
    expect(agreesOnAddress("Kerkstraat 12, 9000 Gent", "Stationsplein 4, 2000 Antwerpen")).toBe(false);
  });

  it("names each side with its source, and says nothing where an old document differs", () => {
    const old = handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        number,
        dated("2009-01-01"),
        director("Jan Willems"),
        director("Vincent van den Berghe"),
      ]),
    );
    const compared = compareFacts(company([old]), old);
    expect(compared.get("f1")).toEqual([
      { with: "answer", value: NUMBER, agrees: true, source: "registration_number", evidence_id: null },
      { with: "register", value: NUMBER, agrees: true, source: "kbo", evidence_id: null },
    ]);
    expect(compared.get("f2")).toBeUndefined();
    expect(compared.get("f3")).toMatchObject([{ with: "register", agrees: null }]);
    expect(compared.get("f4")).toMatchObject([
      { with: "register", agrees: true, value: "Vincent van den Berghe, born 1975-06-05" },
    ]);
  });

  it("compares with other documents, and with what an officer corrected", () => {
    const other = extract(named("Molenhof Logistiek"));
    const one = ubo(made("company_name", "Molenh0f"), owner("An Peeters"));
    const corrected: CaseDocument = {
      ...one,
      review: {
        outcome: "accepted",
        kind: null,
        facts: [{ id: "f3", value: "Molenhof Logistiek" }],
        reason: "misread",
        reviewed_by: "bob",
        reviewed_at: "2026-11-22T09:00:00.000Z",
      },
    };
    const compared = compareFacts(company([corrected, other]), corrected);
    expect(compared.get("f3")!.map((each) => [each.with, each.agrees])).toEqual([
      ["answer", true],
      ["register", true],
      ["document", true],
    ]);
    expect(compared.get("f3")!.at(-1)!.source).toBe(other.filename);
  });
});
