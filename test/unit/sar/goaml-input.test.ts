import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { goamlInput, type ReportedSar } from "../../../src/features/sar/goaml-input.ts";
import { checkGoaml } from "../../../src/rendering/goaml/check-goaml.ts";
import { renderGoaml } from "../../../src/rendering/goaml/render-goaml.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  director,
  expires,
  handedIn,
  holder,
  made,
  owner,
  person,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";
import { sarTransaction } from "../../support/sar-fixtures.ts";

const schemaFile = path.resolve(import.meta.dirname, "../../../../shared/data/goaml/goaml-5.0.2.xsd");
const hasSchema = existsSync(schemaFile);

const sar = (given: Partial<ReportedSar> = {}): ReportedSar => ({
  sar_id: "0b1f5e1c-7a55-4f30-a1ae-0f7a0f2b3c4d",
  report_type: "SAR",
  reason: "Payments that fit no business",
  indicators: [],
  transactions: [],
  created_at: "2026-11-20T14:03:22.518Z",
  ...given,
});
const fact = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-20T10:00:00.000Z" }];
const REGISTERED = {
  legal_form: fact("Besloten vennootschap"),
  activities: fact([{ code: "66.190", description: "Payment services", version: "2008" }]),
  start_date: fact("2019-03-01"),
  registered_address: fact({ street: "Grote Markt 1", postal_code: "2000", city: "Antwerpen", country: "BE" }),
  registry_status: fact("active"),
  legal_name: fact("Molenhof Logistics"),
  directors: fact([
    {
      name: "Jan van der Claes",
      given_name: "Jan",
      family_name: "van der Claes",
      role: "director",
      since: null,
      birth_date: "1970-05-06",
      nationality: "BE",
    },
    { name: "Holding NV", role: "director", since: null, registration_number: "0999901734" },
  ]),
  beneficial_owners: fact([
    { name: "Jan van der Claes", kind: "person", share_percent: 40 },
    { name: "An Peeters", kind: "person", share_percent: 60, birth_date: "1981" },
    { name: "Holding NV", kind: "company", registration_number: "0999901734" },
  ]),
};
const PERSON = {
  templateId: "kyc_natural_person",
  companyName: "Ελένη Παπαδοπούλου",
  vatNumber: null,
  additionalData: {
    answers: {
      full_name: "Ελένη Παπαδοπούλου",
      date_of_birth: "06/05/1980",
      nationality: "Greece",
      national_register_number: "80050612345",
      iban: "BE68539007547034",
    },
  },
};
/** A private person who answered everything, and whose passport an officer read. */
const KNOWN_PERSON = {
  ...PERSON,
  additionalData: {
    answers: {
      ...PERSON.additionalData.answers,
      place_of_birth: "Θεσσαλονίκη",
      birth_country: "Greece",
      country_of_residence: "België",
      residence_address: "Kerkstraat 1 bus 2\n9000 Gent\nBelgië",
      occupation: "Interpreter",
      purpose_of_relationship: "Salary",
      source_of_funds: "Salary from employment",
      politically_exposed: "no",
    },
  },
  documents: [
    {
      document_id: "d",
      key: "k",
      filename: "passport.jpg",
      requirement_id: "identity_document",
      iteration: 1,
      source: "customer" as const,
      content_type: "image/jpeg",
      size: 1,
      sha256: "0",
      uploaded_at: "2026-11-20T08:00:00.000Z",
      review: {
        outcome: "accepted" as const,
        kind: "passport" as const,
        facts: [
          { id: "document_number", value: "AE1234567" },
          { id: "issue_date", value: "2020-01-15" },
          { id: "expiry_date", value: "2030-01-14" },
          { id: "issuing_state", value: "Greece" },
        ],
        reason: "read from the page",
        reviewed_by: "bob",
        reviewed_at: "2026-11-20T09:00:00.000Z",
      },
    },
  ],
};
const paid = (from: string) =>
  sar({
    report_type: "STR",
    transactions: [sarTransaction({ from: { name: from, account: null }, to: { name: "An Peeters", account: null } })],
  });
const wire = sarTransaction({ mode: "wire", from: { name: "Jan van der Claes", account: null } });

/** Who names somebody in an answer, for whom the lists were searched. */
const named = { searched: ["Igor Petrov", "Nieuw Zeeland"], left_out: 0 };
const OF_COUSIN = caseRecord({
  ...KNOWN_PERSON,
  additionalData: {
    answers: {
      ...KNOWN_PERSON.additionalData.answers,
      purpose_of_relationship: "mon cousin Igor Petrov, né le 03/05/1975, a procuration. Nieuw Zeeland",
    },
  },
  grounds: soundGrounds({ screening: { ...soundGrounds().screening, named } as never }),
});
const toPetrov = sar({
  report_type: "STR",
  transactions: [sarTransaction({ to: { name: "Igor Petrov", account: null } })],
});

const CASES: readonly (readonly [string, CaseRecord, ReportedSar])[] = [
  ["a bare case", caseRecord({ investigations: [] }), sar()],
  ["a registered company with its people", caseRecord({ facts: REGISTERED }), sar()],
  [
    "a sanctioned director",
    caseRecord({
      facts: REGISTERED,
      investigations: [
        investigation({
          findings: [
            finding({ category: "sanctions", severity: "critical", subject: "JAN VAN DER  CLAES", title: "On a list" }),
          ],
        }),
      ],
    }),
    sar({ indicators: ["structuring", "no known code"] }),
  ],
  [
    "transactions",
    caseRecord({ facts: REGISTERED }),
    sar({ report_type: "STR", transactions: [sarTransaction(), wire] }),
  ],
  ["a private person", caseRecord(PERSON), sar()],
  [
    "a private person with transactions",
    caseRecord(PERSON),
    sar({ report_type: "STR", transactions: [sarTransaction({ currency: "USD", amount_local: "9000" })] }),
  ],
  ["a private person who is known in full", caseRecord(KNOWN_PERSON), paid("Παπαδοπούλου Ελένη")],
  [
    "a foreign company known by its VAT number",
    caseRecord({ country: "NL", registrationNumber: null, vatNumber: "NL001234567B01" }),
    sar(),
  ],
  ["a company that has ended", caseRecord({ facts: { ...REGISTERED, end_date: fact("2026-01-31") } }), sar()],
  ["a name in another script", caseRecord({ companyName: "Юлия & Сыновья «Łukasz»" }), sar({ reason: "\u0001Grund" })],
  [
    "facts of unexpected forms",
    caseRecord({ facts: { ...REGISTERED, directors: fact("none"), activities: fact(3) } }),
    sar(),
  ],
  [
    "a customer on both sides, and people whom only the customer names",
    caseRecord({ facts: REGISTERED, additionalData: { answers: { beneficial_owners: "Eva Maes" } } }),
    sar({
      report_type: "STR",
      transactions: [sarTransaction({ to: { name: "Molenhof Logistics", account: "12-34" } })],
    }),
  ],
  [
    "a stranger on a card who is on a list",
    caseRecord({
      facts: REGISTERED,
      documents: [handedIn("identity_document", readAs("identity_card", [zone(), holder("GOOSSENS Rudi")]))],
      investigations: [
        investigation({
          findings: [finding({ category: "sanctions", severity: "critical", subject: "GOOSSENS Rudi" })],
        }),
      ],
    }),
    sar(),
  ],
  [
    "a trust behind it",
    caseRecord({
      facts: {
        ...REGISTERED,
        beneficial_owners: fact([
          { name: "An Peeters", kind: "person", interests: ["trustee"] },
          { name: "Els Maes", kind: "person", interests: ["settlor"] },
        ]),
      },
    }),
    sar(),
  ],
  [
    "a private person of several nationalities on both sides of a transaction",
    caseRecord({
      ...KNOWN_PERSON,
      additionalData: { answers: { ...KNOWN_PERSON.additionalData.answers, nationality: "Greece, Belgium and Iran" } },
    }),
    paid("Παπαδοπούλου Ελένη"),
  ],
  [
    "a company that took back what it had declared",
    caseRecord({
      facts: REGISTERED,
      additionalData: { answers: { politically_exposed: "no" } },
      replacedAnswers: [
        { question: "politically_exposed", answer: "yes", answeredAt: null, replacedAt: "2026-11-20T10:00:00.000Z" },
        { question: "iban", answer: "BE68539007547034", answeredAt: null, replacedAt: "2026-11-20T10:00:00.000Z" },
      ],
    }),
    sar(),
  ],
  ["a private person who names another", OF_COUSIN, toPetrov],
  ["long words", caseRecord({ companyName: "W".repeat(320) }), sar({ reason: "x".repeat(8000) })],
];

describe.skipIf(!hasSchema)("the goAML file of a case against the schema (skipped where it is not at hand)", () => {
  let validator: XsdValidator;
  beforeAll(() => {
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }));
  });

  it.each(CASES)("is valid for %s, and passes its checks", async (_, record, reported) => {
    const input = goamlInput(record, reported, 101);
    expect(checkGoaml(input)).toEqual([]);
    const document = XmlDocument.fromString((await renderGoaml(input)).xml);
    try {
      expect(() => validator.validate(document)).not.toThrow();
    } finally {
      document.dispose();
    }
  });
});

describe("a case in a goAML report", () => {
  const inputOf = (name: string) => {
    const [, record, reported] = CASES.find(([title]) => title === name)!;
    return goamlInput(record, reported, 101);
  };

  it("contains the registered company, the declared name beside it, and every person once", async () => {
    const input = inputOf("a registered company with its people");
    const { company, persons } = input;
    expect(company).toMatchObject({
      name: "Molenhof Logistics",
      declared_name: "Molenhof Logistiek",
      related_parties: ["Registered: Holding NV (company), director, shareholder."],
      registration_number: "0999900150",
      legal_form: "Besloten vennootschap",
      activity: "Payment services",
      incorporated_on: "2019-03-01",
      address: { line: "Grote Markt 1", city: "Antwerpen" },
    });
    expect(persons.map(({ name, role, date_of_birth, comment }) => [name, role, date_of_birth, comment])).toEqual([
      ["Jan van der Claes", "director", "1970-05-06", "Registered: director, beneficial owner."],
      ["An Peeters", "beneficial_owner", null, "Registered: beneficial owner."],
    ]);
    const { xml } = await renderGoaml(input);
    expect(xml).toContain("<last_name>van der Claes</last_name>");
    expect(xml).toContain("Declared by the customer as &quot;Molenhof Logistiek&quot;.".replaceAll("&quot;", '"'));
  });

  it("takes the declared name for the customer where the register's may be another company's, and says so", async () => {
    const differs = {
      id: "d",
      kind: "name",
      field: "company_name",
      declared: "Molenhof Logistiek",
      observed: "Golden Sands Trading",
      severity: "high",
      source: "kbo",
      status: "open",
    } as const;
    const facts = { ...REGISTERED, legal_name: fact("Golden Sands Trading") };
    const record = caseRecord({ companyName: "Molenhof Logistiek", facts, discrepancies: [differs] as never });
    const to = { name: "Golden Sands Trading", account: null };
    const input = goamlInput(record, sar({ transactions: [sarTransaction({ to })] }), 101);
    expect(input.company).toMatchObject({ name: "Molenhof Logistiek", other_name: "Golden Sands Trading" });
    const { xml } = await renderGoaml(input);
    expect(xml).toContain(
      'by another name: "Golden Sands Trading". Whether they are one company is not known; what is registered here',
    );
    expect(xml).not.toContain("<t_to_my_client>");
    expect(xml).toContain("<t_from_my_client>");
  });

  it.each([
    ["Paid in cash at the desk", null, "CASH", false],
    ["Betaald in contanten", "by hand", "CASH", false],
    ["Cashmere jumpers", null, "FRACC", true],
    ["", null, "FRACC", true],
    ["Paid in cash", "transfer", "ELCFT", false],
  ])("gives a party without an account no code for one unsaid: %s", async (description, mode, code, isNoted) => {
    const transactions = [sarTransaction({ description, mode, to: { name: "Jan Claes", account: null } })];
    const { xml, notes } = await renderGoaml(goamlInput(caseRecord({ facts: REGISTERED }), sar({ transactions }), 101));
    expect(xml).toContain(`<to_funds_code>${code}</to_funds_code>`);
    expect(notes.some(({ path: at }) => at === "transactions.0.to.account")).toBe(isNoted);
    if (mode === null) expect(xml).toContain("<from_funds_code>FRACC</from_funds_code>");
  });

  it("marks a number that only the customer states", async () => {
    const said = "The registration number is declared by the customer only.";
    const grounds = soundGrounds({ register: { state: "silent", reason: "not_covered" } });
    const malta = caseRecord({ country: "MT", registrationNumber: "C 54321", facts: {}, grounds });
    const declared = goamlInput(malta, sar(), 101);
    expect(declared.company).toMatchObject({ registration_number: "C 54321", is_number_declared: true });
    expect((await renderGoaml(declared)).xml).toContain(said);
    const registered = inputOf("a registered company with its people");
    expect((await renderGoaml(registered)).xml).not.toContain(said);
  });

  it.each([
    ["a company", caseRecord({ facts: REGISTERED })],
    ["a private customer", caseRecord(KNOWN_PERSON)],
  ])("says of %s that it is a customer no more, and notes what happened before and after", async (_, record) => {
    const transactions = ["2026-09-30", "2026-10-01", "2026-11-20T23:00:00Z", "2026-11-21"].map((date, at) =>
      sarTransaction({ number: `T-${at}`, date }),
    );
    const ended = { on: "2026-11-20", officer: "alice", reason: "Moved abroad" };
    const relationship = { since: "2026-10-01", ended };
    const input = goamlInput(record, sar({ report_type: "STR", transactions }), 101, null, relationship);
    const { xml, notes } = await renderGoaml(input);
    expect(xml).toContain(
      'No longer a customer since 2026-11-20. Business relationship: since 2026-10-01, ended 2026-11-20: "Moved abroad"',
    );
    expect(xml).not.toContain("alice");
    expect(
      notes.flatMap(({ path: at, code, message }) => (code === "outside_relationship" ? [[at, message]] : [])),
    ).toEqual([
      ["transactions.0.date", "The transaction is dated before the relationship began (2026-10-01)."],
      ["transactions.3.date", "The transaction is dated after the relationship ended (2026-11-20)."],
    ]);
    expect(checkGoaml(input)).toEqual([]);
    const lasting = await renderGoaml(goamlInput(record, sar(), 101, null, { ...relationship, ended: null }));
    expect(lasting.xml).toContain("Business relationship: since 2026-10-01");
    expect(lasting.xml).not.toContain("No longer");
  });

  it("has whom a private customer names as a party, and as the person of a transaction", async () => {
    const input = inputOf("a private person who names another");
    expect(input.persons.slice(1)).toMatchObject([{ name: "Igor Petrov", role: null, date_of_birth: "1975-05-03" }]);
    const { xml, notes } = await renderGoaml(input);
    expect(xml).toContain("Named by the customer: in");
    expect(xml).toMatch(/a procuration\."<\/reason>/);
    expect(xml).toMatch(/<to_person>\s*<first_name>Igor/);
    expect(notes.some(({ path: at }) => at === "transactions.0.to.name")).toBe(false);
  });

  it.each([
    ["Jan Peeters", "cash deposit at the counter", "person", true],
    ["Jan Peeters", "Gestort aan het loket", "person", true],
    ["Marie-Claire Van den Broeck", "Retrait en espèces", "person", true],
    ["Jan Peeters", "Invoice 12", "entity", true],
    ["Jan Peeters BV", "cash deposit", "entity", true],
    ["Bakkerij Peeters", "cash deposit", "entity", true],
    ["Stad Gent", "Betaald aan het loket", "entity", true],
    ["J. Peeters", "cash deposit", "entity", true],
    ["E. Papadopoulou", "", "customer", true],
    ["Papadopoulou E.", "cash", "customer", true],
    ["X. Papadopoulou", "cash", "entity", true],
    ["E. Peeters", "cash", "entity", true],
    ["Papadopoulou Eleni", "cash", "customer", false],
  ])("takes the party %s (%s) for a %s", async (name, description, kind, isNoted) => {
    const answers = { ...KNOWN_PERSON.additionalData.answers, full_name: "Eleni Papadopoulou" };
    const record = caseRecord({ ...KNOWN_PERSON, companyName: "Eleni Papadopoulou", additionalData: { answers } });
    const mode = description.startsWith("cash") ? "cash" : null;
    const transactions = [sarTransaction({ mode, description, from: { name, account: null } })];
    const { xml, notes } = await renderGoaml(goamlInput(record, sar({ report_type: "STR", transactions }), 101));
    const written = xml.includes("<t_from_my_client>") ? "customer" : /<from_(person|entity)>/.exec(xml)?.[1];
    expect(written).toBe(kind);
    expect(notes.some(({ path: at }) => at === "transactions.0.from.name")).toBe(isNoted);
  });

  it("takes the customer by its initial for a person also where little is known of it", async () => {
    const transactions = [sarTransaction({ from: { name: "E. Peeters", account: null } })];
    const record = caseRecord({ templateId: PERSON.templateId, companyName: "Els Peeters" });
    const { xml } = await renderGoaml(goamlInput(record, sar({ report_type: "STR", transactions }), 101));
    expect(xml).toMatch(/<from_person>\s*<first_name>Els/);
  });

  it("leaves a party unclear whose initial two persons of the case have", async () => {
    const grounds = OF_COUSIN.grounds!;
    const answers = { full_name: "Ivan Petrov", purpose_of_relationship: "mon cousin Igor Petrov a procuration" };
    const record = caseRecord({ ...PERSON, companyName: "Ivan Petrov", additionalData: { answers }, grounds });
    const transactions = [sarTransaction({ from: { name: "I. Petrov", account: null } })];
    const input = goamlInput(record, sar({ report_type: "STR", transactions }), 101);
    expect(input.persons).toHaveLength(2);
    const { xml } = await renderGoaml(input);
    expect(xml).toContain("<from_entity>");
  });

  it("notes an IBAN whose check digits do not hold, and reports it", async () => {
    const noted = async (account: string) => {
      const transactions = [sarTransaction({ to: { name: "Igor Petrov", account } })];
      const { xml, notes } = await renderGoaml(goamlInput(caseRecord(PERSON), sar({ transactions }), 101));
      expect(xml).toContain(`<iban>${account}</iban>`);
      return notes.flatMap(({ path: at, code }) => (code === "check_digits" ? [at] : []));
    };
    expect(await noted("IR062960000000100324200001")).toEqual(["transactions.0.to.number"]);
    expect(await noted("BE68539007547034")).toEqual([]);
  });

  it("tells of medium severity what bears on the suspicion", () => {
    const medium = (code: string, category: string) =>
      finding({ id: code, code, category, severity: "medium", title: code } as never);
    const findings = [
      medium("means_do_not_fit", "funds"),
      medium("proxy_stated", "identity"),
      medium("media_adverse", "adverse_media"),
      medium("customer_known", "cross_case"),
      medium("recent_incorporation", "incorporation"),
      { ...medium("own_words_ask", "activity"), severity: "low" as const },
    ];
    const record = caseRecord({ ...PERSON, investigations: [investigation({ findings })] });
    const told = goamlInput(record, sar(), 101).persons[0]!.comment!.match(/(?<=Found in the case \(medium\): )\w+/g);
    expect(told).toEqual(["means_do_not_fit", "media_adverse", "proxy_stated"]);
  });

  it("marks whom only the customer names", () => {
    const { persons } = goamlInput(
      caseRecord({ facts: REGISTERED, additionalData: { answers: { beneficial_owners: "Eva Maes" } } }),
      sar(),
      101,
    );
    expect(persons.at(-1)).toMatchObject({
      name: "Eva Maes",
      role: "beneficial_owner",
      comment: "Declared only by the customer: beneficial owner.",
    });
  });

  it.each<[string, string, object[], object[], string]>([
    ["is settlor and trustee", "settlor", [], [{ interests: ["settlor", "trustee"] }], "settlor, trustee"],
    ["is a nominee", "beneficial_owner", [], [{ interests: ["nominee"] }], "nominee"],
    [
      "owns and is a trustee",
      "beneficial_owner",
      [],
      [{ interests: ["shareholding"] }, { interests: ["trustee"] }],
      "beneficial owner, trustee",
    ],
    [
      "is a trustee and runs the company",
      "director",
      [{ role: "Bestuurder" }],
      [{ interests: ["trustee"] }],
      "Bestuurder, trustee",
    ],
  ])("gives whom a register says %s the role %s", (_, role, offices, holdings, said) => {
    const named = (given: object[]) => given.map((one) => ({ name: "Eva Maes", kind: "person", ...one }));
    const state = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-20T10:00:00.000Z" }];
    const facts = { directors: state(named(offices)), beneficial_owners: state(named(holdings)) };
    const { persons } = goamlInput(caseRecord({ facts }), sar(), 101);
    expect(persons).toMatchObject([{ name: "Eva Maes", role, comment: `Registered: ${said}.` }]);
  });

  it("makes no director of an owner who is declared as trustee as well", () => {
    const declared = { kind: "person", name: "Eva Maes" };
    const owners = [
      { ...declared, share_percent: 30 },
      { ...declared, control: "trustee" },
    ];
    const record = caseRecord({ facts: {}, additionalData: { answers: { beneficial_owners: owners } } });
    expect(goamlInput(record, sar(), 101).persons.at(-1)).toMatchObject({
      name: "Eva Maes",
      role: "beneficial_owner",
      comment: "Declared only by the customer: beneficial owner, trustee.",
    });
  });

  it("takes no part of a company's name for an office of its owner", () => {
    const base = soundGrounds();
    const company = { name: "Tatranská Správa, a. s.", kind: "entity" };
    const source = { type: "officialRegister", name: "rpo", retrieved_at: "2026-11-20T10:00:00.000Z" };
    const held = (subject: string, interested_party: string) => ({
      id: `${subject}${interested_party}`,
      subject,
      interested_party,
      interests: [{ type: "shareholding", directness: "direct", beneficial: false }],
      source,
    });
    const ownership = {
      subject: "c",
      parties: [
        { id: "c", kind: "entity", name: "Molenhof" },
        { id: "a", ...company },
        { id: "p", kind: "person", name: "Eva Maes" },
      ],
      statements: [held("c", "a"), held("a", "p")],
    };
    const grounds = { ...base, ownership } as unknown as typeof base;
    const { persons } = goamlInput(caseRecord({ facts: {}, grounds }), sar(), 101);
    expect(persons.find(({ name }) => name === "Eva Maes")?.role).toBe("shareholder");
  });

  const NAMING = {
    facts: REGISTERED,
    documents: [
      handedIn(
        "identity_document",
        readAs("identity_card", [zone(), holder("GOOSSENS Rudi", "1980-02-01"), expires("2030-01-01")]),
      ),
      handedIn(
        "articles_of_association",
        readAs("articles_of_association", [
          made("company_name", "Slagerij Goossens NV"),
          made("enterprise_number", "0403170701"),
          director("Piet Vreemd"),
          owner("Els Vreemd", 80),
        ]),
      ),
    ],
  };

  it("gives nobody an office whom a stranger's card or a paper of another company names", async () => {
    const input = goamlInput(caseRecord(NAMING), sar(), 101);
    const { xml } = await renderGoaml(input);
    const related = xml.match(/<entity_related_person>[^]*<\/entity_related_person>/)?.[0];
    expect(related).toContain("Claes");
    expect(related).not.toMatch(/Goossens|Vreemd/i);
    expect(input.company!.related_parties).toEqual([
      "Registered: Holding NV (company), director, shareholder.",
      "Named in a document only: GOOSSENS Rudi (person), holder of an identity document in a document that is not accepted.",
      "Named in a document only: Piet Vreemd (person), director in a document that is not accepted.",
      "Named in a document only: Els Vreemd (person), beneficial owner in a document that is not accepted.",
    ]);
    expect(xml).toContain("holder of an identity document");
  });

  it("reports one without an office as a subject where a trigger names that person, and gives no role", async () => {
    const hit = finding({ category: "sanctions", severity: "critical", subject: "Piet Vreemd", title: "On a list" });
    const record = caseRecord({ ...NAMING, investigations: [investigation({ findings: [hit] })] });
    const { xml } = await renderGoaml(goamlInput(record, sar(), 101));
    expect(xml).toMatch(/<report_party>\s*<person>\s*<first_name>Piet<\/first_name>/);
    expect(xml.match(/<role>/g)).toHaveLength(2);
  });

  it("names the customer as a client on its side of a transaction, and keeps its account in the report", async () => {
    const input = inputOf("transactions");
    const { xml } = await renderGoaml(input);
    expect(xml.match(/<t_from_my_client>/g)).toHaveLength(1);
    expect(xml).not.toContain("<t_to_my_client>");
    expect(xml).toContain("<from_funds_comment>Account BE68539007547034</from_funds_comment>");
    expect(input.accounts).toMatchObject([{ number: "BE68539007547034", holder_name: "Molenhof Logistics" }]);
    const declared = goamlInput(
      caseRecord({ facts: REGISTERED }),
      sar({ transactions: [sarTransaction({ to: { name: "Molenhof Logistics", account: null } })] }),
      101,
    );
    expect((await renderGoaml(declared)).xml).toContain("<t_to_my_client>");
  });

  it("makes nothing up for the client's form: without a day of incorporation the general form is used", async () => {
    const { start_date: _unknown, ...facts } = REGISTERED;
    const input = goamlInput(caseRecord({ facts }), sar({ transactions: [sarTransaction()] }), 101);
    const { xml, notes } = await renderGoaml(input);
    expect(xml).toContain("<t_from>");
    expect(notes).toContainEqual(expect.objectContaining({ path: "transactions.0.from", code: "general_form" }));
  });

  it("names the MLRO who approved it as the person who reports", async () => {
    const input = goamlInput(caseRecord({ facts: REGISTERED }), sar(), 101, {
      first_name: "Mira",
      last_name: "De Wit",
    });
    expect((await renderGoaml(input)).xml).toMatch(
      /<reporting_person>\s*<first_name>Mira<\/first_name>\s*<last_name>De Wit<\/last_name>\s*<\/reporting_person>/,
    );
  });

  it("names the subject of a trigger as a subject, in any spelling", () => {
    const { persons, trigger_categories } = inputOf("a sanctioned director");
    expect(persons.map(({ reported_for }) => reported_for)).toEqual(["On a list", null]);
    expect(trigger_categories).toEqual(["sanctions"]);
  });

  it("says once what several iterations and publishers say of a person", () => {
    const about = (id: string, title: string, words = "w1") =>
      finding({
        id,
        category: "criminal",
        severity: "high",
        subject: "Jan van der Claes",
        title,
        entry_fingerprint: words,
      });
    const first = investigation({ findings: [about("a", "Convicted")] });
    const second = investigation({
      iteration: 2,
      findings: [about("a", "Convicted"), about("b", "Convicted"), about("c", "Charged")],
    });
    const record = caseRecord({ facts: REGISTERED, investigations: [first, second] });
    expect(goamlInput(record, sar(), 101).persons[0]!.reported_for).toBe("Convicted; Charged");
    const again = investigation({ iteration: 3, findings: [about("d", "Convicted", "w2")] });
    const twice = caseRecord({ facts: REGISTERED, investigations: [first, second, again] });
    expect(goamlInput(twice, sar(), 101).persons[0]!.reported_for).toBe("Convicted (2 articles); Charged");
  });

  it("contains a person with an account if the customer is a natural person", () => {
    const { company, persons, accounts } = inputOf("a private person");
    expect(company).toBeNull();
    expect(persons).toMatchObject([
      { name: "Ελένη Παπαδοπούλου", date_of_birth: "1980-05-06", nationality: "GR", id_number: "80050612345" },
    ]);
    expect(accounts).toMatchObject([{ number: "BE68539007547034", holder_name: "Ελένη Παπαδοπούλου" }]);
  });

  it("has what a private customer answered, as the customer's word", async () => {
    const { persons } = inputOf("a private person who is known in full");
    expect(persons[0]).toMatchObject({
      birth_place: "Θεσσαλονίκη",
      birth_country: "GR",
      residence: "BE",
      address: { line: "Kerkstraat 1 bus 2", postal_code: "9000", city: "Gent", country: "BE" },
      occupation: "Interpreter",
      comment: [
        "Declared purpose of the relationship: Salary",
        "Declared source of funds: Salary from employment",
        "Customer reference: 0999900150",
        "Declared prominent public function, own or of a close person: no",
      ].join("\n"),
      identification: { number: "AE1234567", is_passport: true, country: "GR" },
    });
  });

  const replaced = (question: string, answer: unknown) => ({
    question,
    answer,
    answeredAt: "2026-11-20T09:00:00.000Z",
    replacedAt: "2026-11-21T09:00:00.000Z",
  });
  const TAKEN_BACK = {
    facts: REGISTERED,
    additionalData: {
      answers: {
        politically_exposed: "no",
        expected_monthly_volume: "10,000 to 100,000 euro",
        business_activity: "Bakery; our director is the brother of the minister of finance",
      },
    },
    replacedAnswers: [
      replaced("politically_exposed", "yes"),
      replaced("expected_monthly_volume", "More than 1 million euro"),
      replaced("iban", "BE68 5390 0754 7034"),
    ],
    documents: [
      handedIn(
        "bank_account_proof",
        readAs("bank_account_certificate", [
          made("iban", "AE070331234567890123456"),
          made("company_name", "Other Trading LLC"),
        ]),
        { filename: "bank.pdf" },
      ),
    ],
  };

  it("tells of an owner whom the customer states to hold a public function, and what the case found of high severity", () => {
    const grave = finding({
      id: "grave",
      severity: "high",
      title: "Charged: Igor Petrov",
      description: "A court of Antwerp.",
    });
    const cleared = { ...grave, id: "cleared", title: "A namesake" };
    const clearance = { reason: "Another birth date", cleared_by: "bob", cleared_at: "2026-11-20T10:00:00.000Z" };
    const record = caseRecord({
      facts: REGISTERED,
      additionalData: {
        answers: {
          politically_exposed: "no",
          beneficial_owners: [{ name: "Igor Petrov", share_percent: 75, residence: "AE", is_pep: true }],
        },
      },
      investigations: [
        investigation({ findings: [grave, { ...cleared, clearance }, finding({ id: "minor", title: "Minor" })] }),
      ],
      documents: [
        handedIn(
          "bank_account_proof",
          readAs("bank_account_certificate", [made("account_holder", "Golden Sands Trading")]),
          { filename: "bank.pdf" },
        ),
      ],
    });
    const input = goamlInput(record, sar(), 101);
    expect(input.company!.stated).toEqual([
      "Declared prominent public function, own or of a close person: no",
      "Stated to hold a prominent public function: Igor Petrov",
      "Found in the case (high): Charged: Igor Petrov. A court of Antwerp.",
    ]);
    expect(input.persons.find(({ name }) => name === "Igor Petrov")).toMatchObject({ residence: "AE" });
    expect(input.company!.related_parties.find((line) => line.includes("Golden Sands"))).toContain(
      "Golden Sands Trading (person or company), account holder",
    );
  });

  it("tells of a company what it declared before, which functions it names, and the accounts on its papers", async () => {
    const input = goamlInput(caseRecord(TAKEN_BACK), sar(), 101);
    expect(input.company!.stated).toEqual([
      "Declared prominent public function, own or of a close person: no (before: yes)",
      "Words of the customer that name a public function: Bakery; our director is the brother of the minister of finance",
      "Answer replaced by the customer, expected monthly volume: 10,000 to 100,000 euro (before: More than 1 million euro)",
    ]);
    expect(input.accounts).toMatchObject([
      { number: "BE68 5390 0754 7034", comment: expect.stringContaining("before") },
      {
        number: "AE070331234567890123456",
        holder_name: "Other Trading LLC",
        comment: 'Stated by the bank account certificate "bank.pdf" that was handed in, for Other Trading LLC.',
      },
    ]);
    const { xml } = await renderGoaml(input);
    expect(xml).toContain("no (before: yes)");
    expect(xml).toContain("for Other Trading LLC.");
  });

  it("takes no account for the customer's own that a certificate gives in another name", async () => {
    const from = { name: null, account: "AE070331234567890123456" };
    const input = goamlInput(caseRecord(TAKEN_BACK), sar({ transactions: [sarTransaction({ from })] }), 101);
    expect((await renderGoaml(input)).xml).not.toContain("my_client");
  });

  it("tells of a private customer what it declared before, and a function that it names and does not declare", () => {
    const answers = { ...KNOWN_PERSON.additionalData.answers, occupation: "Spouse of an ambassador" };
    const replacedAnswers = [replaced("politically_exposed", "yes"), replaced("country_of_residence", "IR")];
    const record = caseRecord({ ...KNOWN_PERSON, additionalData: { answers }, replacedAnswers });
    const { comment } = goamlInput(record, sar(), 101).persons[0]!;
    expect(comment).toContain("own or of a close person: no (before: yes)");
    expect(comment).toContain("Words of the customer that name a public function: Spouse of an ambassador");
    expect(comment).toContain("Answer replaced by the customer, country of residence: België (before: IR)");
  });

  const RUSSIAN = readAs("identity_card", [
    zone(),
    person("PAPADOPOULOU Eleni", { role: "holder", birth_date: "1980-05-06", nationality: "RU" }),
    made("document_number", "B44968902"),
    expires("2030-05-01"),
  ]);

  it("gives the nationality on an identity document beside the declared one, with its number, though it contradicts", async () => {
    const answers = { ...KNOWN_PERSON.additionalData.answers, full_name: "Eleni Papadopoulou", nationality: "BE" };
    const documents = [handedIn("identity_document", RUSSIAN, { filename: "card.pdf" })];
    const record = caseRecord({ ...KNOWN_PERSON, additionalData: { answers }, documents });
    const input = goamlInput(record, sar(), 101);
    expect(input.persons[0]).toMatchObject({ nationality: "BE", other_nationalities: ["RU"] });
    expect(input.persons[0]!.comment).toContain(
      'Stated by the identity card (file "card.pdf" of 2026-11-20): number B44968902, valid until 2030-05-01, birth date 1980-05-06, nationality RU',
    );
    expect((await renderGoaml(input)).xml).toMatch(
      /<nationality1>BE<\/nationality1>\s*<nationality2>RU<\/nationality2>/,
    );
  });

  it("gives the nationality on a card of who acts for a company beside that of the register", () => {
    const card = readAs("identity_card", [
      zone(),
      person("VAN DER CLAES Jan", { role: "holder", birth_date: "1970-05-06", nationality: "RU" }),
    ]);
    const record = caseRecord({ facts: REGISTERED, documents: [handedIn("representative_identity", card)] });
    const { persons } = goamlInput(record, sar(), 101);
    expect(persons[0]).toMatchObject({ nationality: "BE", other_nationalities: ["RU"] });
    expect(persons[0]!.comment).toMatch(
      /^Registered: director, beneficial owner\.\nStated by the identity card .*nationality RU$/,
    );
  });

  it("takes no nationality from a card of the same name and another birth date, or one that was rejected, and tells of it", () => {
    const answers = {
      ...KNOWN_PERSON.additionalData.answers,
      full_name: "Eleni Papadopoulou",
      date_of_birth: "1981-01-01",
    };
    const card = handedIn("identity_document", RUSSIAN);
    const of = (document: typeof card, given = answers) =>
      goamlInput(caseRecord({ ...KNOWN_PERSON, additionalData: { answers: given }, documents: [document] }), sar(), 101)
        .persons[0]!;
    expect(of(card)).toMatchObject({ nationality: "GR", other_nationalities: [] });
    expect(of(card).comment).toContain("birth date 1980-05-06, nationality RU");
    const rejected = reviewedAs(card, { outcome: "rejected", kind: "identity_card" });
    const refused = of(rejected, { ...answers, date_of_birth: "06/05/1980" });
    expect(refused.other_nationalities).toEqual([]);
    expect(refused.comment).toMatch(/rejected by an officer\): .*nationality RU/);
  });

  it.each([
    ["names another country than that of residence", "Rue de Rivoli 12, 75001 Paris, France", "FR"],
    ["names none", "Kerkstraat 1, 9000 Gent", "BE"],
    ["names none, and its postal code is not of the country of residence", "Rue de Rivoli 12, 75001 Paris", null],
  ])("gives an address that %s its own country", (_, residence_address, country) => {
    const answers = { ...KNOWN_PERSON.additionalData.answers, residence_address };
    const { persons } = goamlInput(caseRecord({ ...KNOWN_PERSON, additionalData: { answers } }), sar(), 101);
    expect(persons[0]!.address).toMatchObject({ country });
    expect(persons[0]!.residence).toBe("BE");
  });

  it("puts a private customer into the client's form where everything that it demands is known, else into the general one", async () => {
    const { xml } = await renderGoaml(inputOf("a private person who is known in full"));
    expect(xml).toMatch(/<t_from_my_client>[^]*<from_person>[^]*<birthdate>1980-05-06T00:00:00<\/birthdate>/);
    expect(xml).toContain("<t_to>");
    expect(xml).not.toContain("<t_to_my_client>");
    const unread = { ...KNOWN_PERSON, documents: [] };
    const { xml: general, notes } = await renderGoaml(goamlInput(caseRecord(unread), paid("Ελένη Παπαδοπούλου"), 101));
    expect(general).toMatch(/<t_from>[^]*<from_person>[^]*<residence>BE<\/residence>/);
    expect(general).not.toContain("my_client");
    expect(notes).toContainEqual(expect.objectContaining({ path: "transactions.0.from", code: "general_form" }));
    // Another person is no client, however similar the name.
    const other = await renderGoaml(goamlInput(caseRecord(KNOWN_PERSON), paid("Ελένη"), 101));
    expect(other.xml).not.toContain("my_client");
  });
});
