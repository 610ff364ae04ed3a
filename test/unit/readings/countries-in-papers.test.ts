import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  expires,
  handedIn,
  holder,
  made,
  NOW,
  owner,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";

const BORN = "1980-04-12";
const passport = (nationality: string | undefined, name = "Jan Wouterman", requirement = "identity_document") =>
  handedIn(
    requirement,
    readAs("passport", [
      holder(name, BORN, nationality === undefined ? {} : { nationality }),
      expires("2031-05-01"),
      zone(),
    ]),
  );
const bill = (address: string) =>
  handedIn(
    "proof_of_address",
    readAs("proof_of_address", [holder("Jan Wouterman"), made("address", address), dated("2026-11-10")]),
  );
const HOME = "Kerkstraat 14, 3000 Leuven";
const TEHRAN = "Enghelab Street 12, 1417 Tehran, Islamic Republic of Iran";

const natural = (documents: CaseDocument[], answers: object = {}, given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "kyc_natural_person",
  country: "BE",
  companyName: "Jan Wouterman",
  registrationNumber: null,
  answers: {
    full_name: "Jan Wouterman",
    date_of_birth: BORN,
    nationality: "BE",
    birth_country: "BE",
    country_of_residence: "BE",
    residence_address: HOME,
    ...answers,
  },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: {},
  grounds: soundGrounds({ sample: false, subject: "person", register: { state: "silent", reason: "not_covered" } }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const company = (documents: CaseDocument[], given: Partial<DueFacts> = {}): DueFacts =>
  natural(
    documents,
    {},
    {
      templateId: "psp_merchant_onboarding",
      companyName: "Molenhof Logistiek",
      registrationNumber: "0999900150",
      answers: { business_address: "Kerkstraat 12, 9000 Gent" },
      grounds: soundGrounds({ sample: false }),
      ...given,
    },
  );

function follows(facts: DueFacts) {
  const findings = presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] });
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(facts, []), "2026-11-22T10:00:00.000Z");
  const due = { ...facts, findings, discrepancies };
  const checks = deriveChecks(due);
  const subject = facts.grounds!.subject;
  const { tasks } = proposeTasks({ ...due, subject, checks, caseId: "c", taskResponses: [] });
  return {
    findings,
    on: (entry: string) => findings.find(({ source_entry: one }) => one?.startsWith(entry)),
    check: (name: string) => checks.find(({ check }) => check === name),
    tasks: tasks.filter(({ required }) => required).map(({ description }) => description),
    rating: rateRisk({ ...due, checks, mcc: null, facts: {} }),
  };
}
const countriesOf = ({ rating }: ReturnType<typeof follows>) =>
  rating.dimensions
    .find(({ dimension }) => dimension === "geography")!
    .factors.map(({ factor, reason }) => `${factor}: ${reason}`);

describe("a nationality on an identity document", () => {
  it("is a contradiction where the customer declares another, of the identity and for the rating", () => {
    const found = follows(natural([passport("IR"), bill(HOME)]));
    expect(found.on("contradicts_nationality_answer")).toMatchObject({
      severity: "high",
      title: "Contradiction on the nationality: passport",
      description: expect.stringMatching(
        /states the nationality Iran \(IR\) of Jan Wouterman .*; the customer declared Belgium \(BE\)\. The two do not agree\.$/,
      ),
    });
    expect(found.check("identity")).toMatchObject({ outcome: "contradicted" });
    expect(found.tasks).toContain(
      "Please state every nationality of each person whose identity document you gave, and since when.",
    );
    expect(found.tasks.join()).not.toContain("check your name");
    expect(countriesOf(found).join()).toMatch(/call_for_action_country: .*IR \(nationality\)/);
    expect(found.rating.level).toBe("high");
  });

  it("is of medium weight where it is of no country of high risk", () => {
    const found = follows(natural([passport("FR"), bill(HOME)]));
    expect(found.on("contradicts_nationality_answer")).toMatchObject({ severity: "medium" });
    expect(found.check("identity")).toMatchObject({ outcome: "not_established", reason: "conflict" });
    expect(found.rating.level).not.toBe("high");
    expect(found.tasks).not.toContain("Please provide: Identity document.");
  });

  it("contradicts that somebody is stateless, and not that somebody is a refugee, since version 8 of the rules", () => {
    const of = (nationality: string, printed: string | undefined, rulesVersion?: number) =>
      follows(natural([passport(printed), bill(HOME)], { nationality }, rulesVersion ? { rulesVersion } : {}));
    const found = of("staatloos", "IR");
    expect(found.on("contradicts_nationality_answer")).toMatchObject({
      severity: "high",
      description: expect.stringContaining("the customer declared to be stateless"),
    });
    expect(of("staatloos", "IR", 7).on("contradicts_nationality_answer")).toBeUndefined();
    expect(of("vluchteling", "MA").findings).toEqual([]);
    expect(of("staatloos", undefined).findings).toEqual([]);
    expect(of("Belgisch-Marokkaanse", "MA").findings).toEqual([]);
    expect(of("Belgisch-Marokkaanse", "MA", 7).on("contradicts_nationality_answer")).toBeDefined();
  });

  it("says nothing where it is the declared one, in whatever words, or not printed", () => {
    for (const [printed, nationality] of [
      ["BE", "BE"],
      ["BE", "Belgian"],
      ["BE", "België"],
      [undefined, "BE"],
    ] as const) {
      const found = follows(natural([passport(printed), bill(HOME)], { nationality }));
      expect(found.findings).toEqual([]);
      expect(found.check("identity")).toMatchObject({ outcome: "established" });
      expect(found.rating.dimensions.find(({ dimension }) => dimension === "geography")).toMatchObject({
        level: "low",
      });
    }
  });

  it("leaves the identity to an officer who accepted the document, and the country to the rating", () => {
    const found = follows(natural([reviewedAs(passport("IR")), bill(HOME)]));
    expect(found.check("identity")).toMatchObject({ outcome: "established" });
    expect(countriesOf(found).join()).toContain("call_for_action_country");
  });

  it("contradicts what is declared of an owner, and counts for the rating of a company", () => {
    const owners = [
      { given_names: "Katrien", family_name: "Vermeulen", birth_date: BORN, nationality: "BE", share_percent: 100 },
    ];
    const card = passport("IR", "Katrien Vermeulen", "representative_identity");
    const found = follows(company([card], { answers: { beneficial_owners: owners } }));
    expect(found.on("contradicts_nationality_answer")).toMatchObject({ severity: "high" });
    expect(countriesOf(found).join()).toMatch(/IR \(nationality\)/);
  });

  it("is a finding of its own where nobody states that of the holder", () => {
    const card = passport("KP", "An Peeters", "representative_identity");
    const found = follows(company([card]));
    expect(found.on("high_risk_country:")).toMatchObject({
      severity: "high",
      title: "Country of high risk in a document: North Korea (KP)",
    });
    const extract = handedIn(
      "ubo_extract",
      readAs("ubo_extract", [owner("An Peeters", 100, { nationality: "HT" }), dated("2026-11-10")]),
    );
    expect(follows(company([extract])).on("high_risk_country:")).toMatchObject({ severity: "medium" });
  });

  it("was not looked at before version 6 of the rules", () => {
    const found = follows(natural([passport("IR"), bill(HOME)], {}, { rulesVersion: 5 }));
    expect(found.findings).toEqual([]);
    expect(found.check("identity")).toMatchObject({ outcome: "established" });
    expect(countriesOf(found)).toEqual([]);
  });

  it("of a stranger's card says nothing of the customer", () => {
    const card = handedIn(
      "identity_document",
      readAs("passport", [holder("Reza Ahmadi", "1971-01-09", { nationality: "IR" }), zone()]),
    );
    const found = follows(natural([card, bill(HOME)]));
    expect(found.on("other_person")).toBeDefined();
    expect(countriesOf(found).join()).not.toContain("IR");
  });
});

describe("a country in an address", () => {
  it("that is not the declared one of residence keeps the bill from showing it, and counts", () => {
    const found = follows(natural([passport("BE"), bill(TEHRAN)], { residence_address: TEHRAN }));
    expect(found.check("documents")).toMatchObject({ outcome: "not_established" });
    expect(found.check("documents")!.how).toContain(
      "shows an address in Iran (IR), and the customer declared to live in Belgium (BE)",
    );
    expect(countriesOf(found).join()).toMatch(/call_for_action_country: .*IR \(residence\)/);
    expect(found.rating.level).toBe("high");
  });

  it("is a contradiction where the paper alone names it", () => {
    const town = "Enghelab Street 12, 4193 Rasht";
    const found = follows(natural([passport("BE"), bill(`${town}, Iran`)], { residence_address: town }));
    expect(found.on("contradicts_country_of_residence_answer")).toMatchObject({ severity: "high" });
    expect(found.tasks).toContain(
      "Please state the country in which you live and since when, and each other country in which you have an address.",
    );
  });

  it("says nothing where it is the declared one, or none is named", () => {
    for (const address of [HOME, `${HOME}, België`, "Kerkstraat 14\nB-3000 Leuven"]) {
      const found = follows(natural([passport("BE"), bill(address)]));
      expect(found.findings).toEqual([]);
      expect(found.check("documents")).toMatchObject({ outcome: "established" });
    }
  });

  it("counts for a company's seat", () => {
    const found = follows(company([], { answers: { business_address: "Valiasr Street 200, Tehran, Iran" } }));
    expect(countriesOf(found).join()).toMatch(/IR \(seat\)/);
  });
});
