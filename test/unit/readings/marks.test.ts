import { describe, expect, it } from "vitest";
import { type MarkedCase, marksOf, seenElsewhere } from "../../../src/features/readings/marks.rules.ts";
import type { ReadFact } from "../../../src/domain/readings/reading.model.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { CUSTOMER_FILE, readFact } from "../../support/readings.ts";

const marks = (facts: ReadFact[], kind: "identity_card" | "invoice" | null = "identity_card", size = 10) =>
  marksOf("bank-a", { ...CUSTOMER_FILE, size }, { kind, kind_confidence: kind === null ? 0 : 0.97, facts });
const namesOf = (...given: Parameters<typeof marks>) => marks(...given).map(({ mark }) => mark);
const iban = readFact({ type: "iban", value: "BE68539007547034" });

describe("the marks of a document", () => {
  it("are its bytes, unless it is so small that it says nothing", () => {
    expect(namesOf([], null, 256)).toEqual(["file"]);
    expect(namesOf([], null, 255)).toEqual([]);
  });

  it.each<[string, Partial<ReadFact>, string[]]>([
    ["account of the customer", { type: "iban", value: "BE68539007547034" }, ["iban"]],
    ["account of the sender", { type: "iban", value: "BE68539007547034", subject: "issuer" }, []],
    ["account whose check digits do not hold", { type: "iban", value: "BE00539007547034", valid: false }, []],
    ["national number", { type: "national_number", value: "80050612395" }, ["national_number"]],
    ["document number", { type: "document_number", value: "592-1234567-12" }, ["document_number"]],
    ["document number that may be misread", { type: "document_number", value: "5921", confidence: 0.7 }, []],
    ["zone", { type: "mrz", value: { format: "TD3", zone: "P<BEL", valid: true } }, ["mrz"]],
    ["zone with a wrong check digit", { type: "mrz", value: { format: "TD3", zone: "P<BEL", valid: false } }, []],
    ["name", { type: "company_name", value: "Molenhof NV" }, []],
  ])("%s", (_, fact, expected) => {
    expect(namesOf([readFact(fact)])).toEqual(expected);
  });

  it("are not the number of an invoice, which every sender counts for itself", () => {
    expect(namesOf([readFact({ type: "document_number", value: "2026-1" })], "invoice")).toEqual([]);
  });

  it("are hashes that differ by tenant, and not by how a number is written", () => {
    const [own] = marks([iban]);
    expect(own!.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(marks([{ ...iban, value: "BE68 5390 0754 7034" }])).toEqual([own]);
    expect(
      marksOf("bank-b", { ...CUSTOMER_FILE, size: 1 }, { kind: "identity_card", kind_confidence: 0.97, facts: [iban] }),
    ).not.toEqual([own]);
  });
});

describe("a mark that another case had before", () => {
  const other = (given: Partial<MarkedCase> = {}): MarkedCase => ({
    mark: "iban",
    workflowId: "case-2",
    caseId: "2",
    companyName: "Another BV",
    registrationNumber: "0403170701",
    country: "BE",
    recordedAt: "2026-11-20T08:00:00.000Z",
    status: "APPROVED",
    personName: null,
    personKey: null,
    personNumberKey: null,
    refusedAt: null,
    ...given,
  });
  const record = caseRecord({ companyName: "Molenhof NV", registrationNumber: "0999900150", country: "BE" });

  it("is a sign if it is another customer's", () => {
    expect(seenElsewhere(record, [other({ mark: "file" })])).toEqual([
      { mark: "file", workflow_id: "case-2", case_id: "2" },
    ]);
  });

  describe("of an account", () => {
    const isOfOther = (given: Partial<MarkedCase>, own = record) =>
      seenElsewhere(own, [other(given)]).map(({ other_holder: isOther }) => isOther === true);

    it.each<[string, Partial<MarkedCase>]>([
      ["another name and number", {}],
      ["another number of the same register", { companyName: "Molenhof NV" }],
      ["another name, where the other has no number", { registrationNumber: null }],
    ])("is another company's by %s", (_, given) => {
      expect(isOfOther(given)).toEqual([true]);
    });

    it.each<[string, Partial<MarkedCase>, typeof record?]>([
      ["for its file alone", { mark: "file" }],
      ["for a private customer", { registrationNumber: null, personKey: "key", companyName: "Jan Peeters" }],
      ["for the company that a branch belongs to", { country: "NL", companyName: "Molenhof N.V." }],
      [
        "for one of two private customers",
        { registrationNumber: null, personKey: "key" },
        caseRecord({ templateId: "kyc_natural_person", companyName: "An Maes", registrationNumber: null }),
      ],
    ])("is not told so %s", (_, given, own) => {
      expect(isOfOther(given, own)).toEqual([false]);
    });
  });

  it.each([
    ["the same number, otherwise written", { registrationNumber: "0999.900.150" }],
    ["the same name, where the other has no number", { registrationNumber: null, companyName: "NV MOLENHOF" }],
  ])("is none for %s", (_, given) => {
    expect(seenElsewhere(record, [other(given)])).toEqual([]);
  });

  it("says when that case was rejected, and is not left out for those that were not", () => {
    const refusedAt = "2026-11-20T09:00:00.000Z";
    const many = Array.from({ length: 30 }, (_, at) => other({ workflowId: `case-${at}` }));
    const found = seenElsewhere(record, [...many, other({ workflowId: "refused", refusedAt })]);
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ mark: "iban", workflow_id: "refused", case_id: "2", refused_at: refusedAt });
  });

  it("is a sign for the same name under another number", () => {
    expect(seenElsewhere(record, [other({ companyName: "Molenhof NV" })])).toHaveLength(1);
  });

  describe("of an identity document", () => {
    const person = (name: string, born = "1990-01-01") =>
      caseRecord({
        templateId: "kyc_natural_person",
        companyName: name,
        registrationNumber: null,
        additionalData: { answers: { full_name: name, date_of_birth: born } },
      });
    const others = (record: ReturnType<typeof caseRecord>, given: Partial<MarkedCase>) =>
      seenElsewhere(record, [
        other({
          mark: "document_number",
          companyName: "Peter Janssens",
          registrationNumber: null,
          personKey: "key",
          ...given,
        }),
      ]).map(({ other_person: isOther }) => isOther === true);

    it("is one person's: another customer cannot have it", () => {
      expect(others(person("Koen Maes"), {})).toEqual([true]);
      expect(others(person("Koen Maes"), { mark: "national_number" })).toEqual([true]);
    });

    it.each<[string, string, Partial<MarkedCase>, boolean]>([
      ["the same card and name", "Peter Janssens", {}, true],
      ["the same card under a name that may be the same", "Peter Jan Janssens", { mark: "mrz" }, true],
      [
        "the same file and name, before anything was answered",
        "Janssens Peter",
        { mark: "file", personKey: null },
        true,
      ],
      ["the same file under another birth date", "Peter Janssens", { mark: "file" }, false],
      ["the same file under another name", "Koen Maes", { mark: "file", personKey: null }, false],
      ["the same account", "Peter Janssens", { mark: "iban", personKey: null }, false],
      ["the same card under another name", "Koen Maes", {}, false],
    ])("tells whether another case is an earlier one of the customer: %s", (_, name, given, isSame) => {
      const own = { ...person(name), registrationNumber: "P-1" };
      const [found] = seenElsewhere(own, [
        other({
          mark: "document_number",
          companyName: "Peter Janssens",
          registrationNumber: "P-2",
          personKey: "k",
          ...given,
        }),
      ]);
      expect(found!.same_person === true).toBe(isSame);
    });

    it.each<[string, ReturnType<typeof caseRecord>, Partial<MarkedCase>]>([
      ["for the same name with a further given name", person("Janssens Peter Jan"), {}],
      ["for another spelling of the name", person("Sofie Maes"), { companyName: "Sophie Maes" }],
      ["for an account, which two may hold", person("Koen Maes"), { mark: "iban" }],
      ["for a company, whose director shows the card", record, {}],
      [
        "where the other case is of a company",
        person("Koen Maes"),
        { personKey: null, registrationNumber: "0403170701" },
      ],
    ])("is not told so %s", (_, own, given) => {
      expect(others(own, given)).toEqual([false]);
    });
  });
});
