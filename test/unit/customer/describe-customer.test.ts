import { describe, expect, it } from "vitest";
import { describeCustomer } from "../../../src/domain/customer/describe-customer.rules.ts";
import { whatItDoes, whoIsBehind } from "../../../src/domain/customer/customer-words.ts";
import { givenAnswers } from "../../../src/domain/customer/given-answers.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import {
  dated,
  director,
  expires,
  handedIn,
  holder,
  made,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const AT = "2026-11-01T09:00:00.000Z";
const fact = (value: unknown) => [{ value, source: "kbo", timestamp: AT }];

const REGISTERED: CaseRecord["facts"] = {
  registry_status: fact("active"),
  juridical_situation_label: fact("Normale toestand"),
  legal_name: fact("Molenhof Logistics"),
  legal_form: fact("Besloten vennootschap"),
  start_date: fact("2011-03-14"),
  registered_address: fact({ street: "Molenstraat 3", postal_code: "9000", city: "Gent", country: "BE" }),
  directors: fact([{ name: "Jan Pieter Claes", role: "Bestuurder", since: "2016-06-01" }]),
  beneficial_owners: fact([
    { name: "Jan Pieter Claes", kind: "person", share_percent: 60, birth_date: "1976-11-02" },
    { name: "Molenhof Holding", kind: "company", registration_number: "0999900249", share_percent: 40 },
  ]),
};

const screened = (subjects: readonly string[], lists = ["sample"]) =>
  soundGrounds({
    screening: {
      state: "answered",
      subjects,
      unreadable: [],
      missing: [],
      lists: lists.map((source) => ({
        source,
        version: "1",
        last_confirmed_at: null,
        max_age_hours: 48,
        has_peps: false,
      })),
      evidence_ids: [],
    },
  });

const ALL = ["Molenhof Logistics", "Jan Pieter Claes", "Jan Claes", "Molenhof Holding", "An Vos"];

const record = (given: Partial<CaseRecord> = {}) =>
  caseRecord({
    facts: REGISTERED,
    grounds: screened(ALL),
    additionalData: {
      answers: {
        beneficial_owners: "Jan Claes\nAn Vos",
        expected_monthly_volume: "10 000 tot 100 000 euro",
        politically_exposed: false,
      },
    },
    ...given,
  });

const hit = (given: Parameters<typeof finding>[0]) =>
  finding({ category: "sanctions", severity: "high", entry_fingerprint: "hash", subject: "An Vos", ...given });

const screeningOf = (given: Partial<CaseRecord>, name = "An Vos") =>
  describeCustomer(record(given), NOW).persons.find((person) => person.name === name)?.screening;

describe("the directors whom neither a register nor the customer names", () => {
  const missing = ["the directors, whom neither a register nor the customer names"];
  const unnamedBeside = (subjects: readonly string[]) => {
    const grounds = screened(subjects);
    const screening = { ...grounds.screening, missing } as typeof grounds.screening;
    const paper = readAs("register_extract", [
      made("enterprise_number", "0999900150"),
      director("Jan Bakker"),
      dated("2026-11-12"),
    ]);
    const given = { grounds: { ...grounds, screening }, documents: [handedIn("register_extract", paper)] };
    return describeCustomer(record(given), NOW).screened.unnamed;
  };

  it("are not told as unscreened once the newest extract names them and they were searched for", () => {
    expect(unnamedBeside(["Jan Bakker"])).toEqual([]);
    expect(unnamedBeside(["An Vos"])).toEqual(missing);
  });
});

describe("who the customer is", () => {
  it.each([
    ["kbo", true],
    ["document:register_extract", false],
  ])("has another name on the register by %s: %s", (source, is) => {
    const found = { kind: "name", field: "company_name", declared: "A", observed: "B", source } as const;
    const discrepancies = [{ ...found, id: "d1", status: "open", severity: "medium" }] as CaseRecord["discrepancies"];
    expect(describeCustomer(record({ discrepancies }), NOW).name_conflict).toBe(is);
  });

  it("tells what the register states from what the customer declared", () => {
    const customer = describeCustomer(record(), NOW);
    expect(customer).toMatchObject({
      name: "Molenhof Logistiek",
      registered_name: "Molenhof Logistics",
      number: "0999900150",
      number_origin: "registered",
      form: "Besloten vennootschap",
      status: "active",
      seat: "Molenstraat 3, 9000 Gent, BE",
      since: "2011-03-14",
    });
  });

  it("names everyone once, the registered with what every office tells", () => {
    const persons = describeCustomer(record(), NOW).persons;
    expect(persons.map(({ name, role, origin }) => [name, role, origin])).toEqual([
      ["Jan Pieter Claes", "Bestuurder, beneficial owner", "registered"],
      ["Molenhof Holding", "shareholder", "registered"],
      ["An Vos", "beneficial owner", "declared"],
    ]);
    expect(persons[0]).toMatchObject({ share_percent: 60, birth_date: "1976-11-02", since: "2016-06-01" });
  });

  it("says whose word a share or a birth date is that the register does not state", () => {
    const facts = { ...REGISTERED, beneficial_owners: fact([]) };
    const owner = { name: "Jan Pieter Claes", birth_date: "1970-01-01", nationality: "BE", share_percent: 100 };
    const customer = describeCustomer(
      record({ facts, additionalData: { answers: { beneficial_owners: [owner] } } }),
      NOW,
    );
    expect(customer.persons[0]).toMatchObject({
      role: "Bestuurder",
      origin: "registered",
      share_percent: 100,
      by_others: { share_percent: "declared", birth_date: "declared", nationality: "declared" },
    });
    expect(whoIsBehind(customer)).toContain(
      "By the register: Jan Pieter Claes (Bestuurder, 100 % as declared, born 1970-01-01 as declared).",
    );
    const agreed = describeCustomer(record({ additionalData: { answers: { beneficial_owners: [owner] } } }), NOW);
    expect(agreed.persons[0]).toMatchObject({ name: "Jan Pieter Claes", birth_date: "1976-11-02", share_percent: 60 });
    expect(agreed.persons[0]).not.toHaveProperty("by_others");
  });

  it("knows nothing of the register while it is silent", () => {
    const grounds = { ...screened([]), register: { state: "silent", reason: "source_unavailable" } as const };
    expect(describeCustomer(record({ facts: {}, grounds }), NOW)).toMatchObject({
      registered_name: null,
      number: "0999900150",
      number_origin: "declared",
      status: null,
      seat: null,
      register: null,
    });
  });

  it("gives the purpose in English where it was chosen from a list, and what is unanswered as unknown", () => {
    const purpose = describeCustomer(record(), NOW).purpose;
    const answer = (id: string) => purpose.find(({ question }) => question === id)?.answer;
    expect(answer("expected_monthly_volume")).toBe("10,000 to 100,000 euro");
    expect(answer("politically_exposed")).toBe("no");
    expect(answer("business_activity")).toBeNull();
  });

  it("says what was answered before, where it was something else in any language", () => {
    const replaced = (question: string, answer: unknown) => ({ question, answer, answeredAt: null, replacedAt: AT });
    const changed = record({
      replacedAnswers: [
        replaced("politically_exposed", "oui"),
        replaced("politically_exposed", "nee"),
        replaced("expected_monthly_volume", "10,000 to 100,000 euro"),
        replaced("beneficial_owners", [{ kind: "person", name: "An Vos", nationality: "IR" }]),
      ],
    });
    const before = new Map(describeCustomer(changed, NOW).purpose.map((one) => [one.question, one.before]));
    expect(before.get("politically_exposed")).toEqual(["oui"]);
    expect(before.get("expected_monthly_volume")).toBeUndefined();
    const owners = givenAnswers(changed).find(({ question }) => question === "beneficial_owners");
    expect(owners?.before).toEqual(["An Vos, beneficial owner, nationality IR"]);
  });

  it("says in the brief what the volume was before", () => {
    const replacedAnswers = [
      { question: "expected_monthly_volume", answer: "More than 1 million euro", answeredAt: null, replacedAt: AT },
    ];
    expect(whatItDoes(describeCustomer(record({ replacedAnswers }), NOW))).toContain(
      "10,000 to 100,000 euro, as declared (before: More than 1 million euro).",
    );
  });
});

describe("the screening of each party", () => {
  it("names the tenant's own lists once and in words, not by their ids", () => {
    const grounds = screened(ALL, ["eu", "own:04725312", "own:9f3b1c20"]);
    expect(describeCustomer(record({ grounds }), NOW).screened.lists).toEqual(["eu 1", "your own list"]);
  });

  it("is clear only for a name that was searched on every sanctions list", () => {
    expect(screeningOf({})).toBe("clear");
    expect(screeningOf({ grounds: screened(["Molenhof Logistics"]) })).toBe("not_screened");
    expect(screeningOf({ grounds: screened(ALL, []) })).toBe("not_screened");
    expect(screeningOf({ grounds: screened(ALL, ["eu", "un"]) })).toBe("not_screened");
    expect(screeningOf({ grounds: screened(ALL, ["eu", "un", "be"]) })).toBe("clear");
    const silent = { ...screened(ALL), screening: { state: "silent", reason: "source_unavailable" } as const };
    expect(screeningOf({ grounds: silent })).toBe("not_screened");
    const { grounds: _none, ...older } = record();
    expect(describeCustomer(older, NOW).persons.map(({ screening }) => screening)).not.toContain("clear");
  });

  it("shows a hit as open, cleared or confirmed, with the officer", () => {
    const found = (...findings: ReturnType<typeof hit>[]) => ({ investigations: [investigation({ findings })] });
    const clearance = { reason: "Other person.", cleared_by: "alice", cleared_at: AT };
    const confirmation = { reason: "Same passport.", confirmed_by: "bob", confirmed_at: AT };
    expect(screeningOf(found(hit({})))).toBe("open_hit");
    expect(screeningOf(found(hit({ clearance })))).toBe("cleared");
    expect(screeningOf(found(hit({ clearance }), hit({ id: "other" })))).toBe("open_hit");
    expect(screeningOf(found(hit({ clearance, confirmation }), hit({ id: "other" })))).toBe("confirmed");
    expect(screeningOf(found(hit({})), "Jan Pieter Claes")).toBe("clear");
    const cleared = describeCustomer(record(found(hit({ clearance }))), NOW).persons.at(-1);
    expect(cleared?.screening_by).toEqual(["alice"]);
  });
});

describe("a private customer", () => {
  const answers = {
    full_name: "Jan Willems",
    date_of_birth: "1985-03-14",
    nationality: "BE",
    country_of_residence: "BE",
    residence_address: "Rue de Rivoli 12, 75001 Paris, France",
  };
  const of = (given: Readonly<Record<string, unknown>> = {}, documents: CaseRecord["documents"] = []) =>
    caseRecord({
      templateId: "kyc_natural_person",
      companyName: "Jan Willems",
      additionalData: { answers: { ...answers, ...given } },
      documents,
    });

  it("is not said to live in two countries at once: the declared one is told apart from that of the address", () => {
    const seatOf = (given = {}) => describeCustomer(of(given), NOW).seat;
    expect(seatOf()).toBe("Rue de Rivoli 12, 75001 Paris, France (declared country of residence: BE)");
    expect(seatOf({ residence_address: "Kerkstraat 1, 9000 Gent" })).toBe("Kerkstraat 1, 9000 Gent, BE");
    expect(seatOf({ residence_address: "" })).toBe("BE");
  });

  it("has no accepted identity document where a contradiction of it holds the identity open", () => {
    const card = handedIn(
      "identity_document",
      readAs("identity_card", [
        zone(),
        made("person", { name: "WILLEMS Jan", role: "holder", birth_date: "1985-03-14", nationality: "RU" }),
        expires("2030-05-01"),
      ]),
    );
    const how = `The file "${card.filename}" (identity card) states the nationality Russia (RU) of Jan Willems.`;
    const check = { check: "identity" as const, outcome: "contradicted" as const, reason: "conflict" as const };
    const stateOf = (document: typeof card, checks = [{ ...check, how, evidence_ids: [] }]) =>
      describeCustomer(of({}, [document]), NOW, checks).documents.map(({ state, by }) => [state, by]);
    expect(stateOf(card)).toEqual([["not_accepted", "the service"]]);
    expect(stateOf(card, [])).toEqual([["accepted", "the service"]]);
    expect(stateOf(reviewedAs(card, { kind: "identity_card" }))).toEqual([["accepted", "bob"]]);
  });
});

describe("documents of the customer", () => {
  it("tell what was read and found to be another's from what nobody has examined", () => {
    const card = readAs("identity_card", [zone(), holder("GOOSSENS Rudi", "1980-02-01"), expires("2030-01-01")]);
    const deed = readAs("articles_of_association", [
      made("company_name", "Slagerij Goossens NV"),
      made("enterprise_number", "0403170701"),
    ]);
    const papers = [
      handedIn("articles_of_association", deed),
      handedIn("articles_of_association", readAs("invoice")),
      handedIn("identity_document", { ...card, facts: [] }),
      reviewedAs(handedIn("articles_of_association", deed)),
    ];
    expect(describeCustomer(record({ documents: papers }), NOW).documents.map(({ state, by }) => [state, by])).toEqual([
      ["not_accepted", "the service"],
      ["not_accepted", "the service"],
      ["not_examined", null],
      ["accepted", "bob"],
    ]);
  });

  it("name what each established, and what nobody has examined", () => {
    const file = (name: string) => ({
      document_id: name,
      key: name,
      filename: name,
      requirement_id: "ubo_declaration",
      iteration: 1,
      source: "customer" as const,
      content_type: "application/pdf",
      size: 1,
      sha256: "0".repeat(64),
      uploaded_at: AT,
    });
    const review = {
      outcome: "accepted" as const,
      kind: "ubo_extract" as const,
      facts: [],
      reason: null,
      reviewed_by: "alice",
      reviewed_at: AT,
    };
    const { documents } = describeCustomer(
      record({ documents: [{ ...file("ubo.pdf"), review }, file("new.pdf")] }),
      NOW,
    );
    expect(documents).toEqual([
      expect.objectContaining({
        filename: "ubo.pdf",
        kind: "ubo_extract",
        state: "accepted",
        by: "alice",
        established: ["beneficial_owners"],
      }),
      expect.objectContaining({ filename: "new.pdf", kind: null, state: "not_examined", by: null, established: [] }),
    ]);
  });
});
