import { describe, expect, it } from "vitest";
import { compareCustomer } from "../../../src/domain/customer/compare-customer.rules.ts";
import { givenAnswers } from "../../../src/domain/customer/given-answers.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import type { RegisterStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { handedIn, made, readAs } from "../../support/made-readings.ts";
import { CUSTOMER_FILE, documentReading, readFact } from "../../support/readings.ts";

const NOW = new Date("2026-11-24T09:00:00.000Z");

const REGISTER: RegisterStatement = {
  state: "answered",
  source: "kbo",
  number: "0999412675",
  status: "active",
  juridical_situation: null,
  names: ["Scheldekaai Logistiek BV"],
  directors: [{ name: "Lotte Vermeiren", kind: "person" }],
  owners: null,
  exempt_from_owners: null,
  as_of: "2026-11-24T08:12:00.000Z",
  evidence_ids: [],
};

const grounds = (register: CaseRecord["grounds"] extends (infer G) | undefined ? G : never) => register;

const withRegister = (register: NonNullable<CaseRecord["grounds"]>["register"], given: Partial<CaseRecord> = {}) =>
  caseRecord({
    companyName: "Scheldekaai Logistiek",
    registrationNumber: "0999412675",
    grounds: grounds({
      iteration: 1,
      subject: "company",
      sample: false,
      register,
      screening: { state: "silent", reason: "source_unavailable" },
    }),
    ...given,
  });

const row = (record: CaseRecord, fact: string, subject: string | null = null) =>
  compareCustomer(record, NOW).find((one) => one.fact === fact && one.subject === subject);

describe("what a customer declared, beside its register and its documents", () => {
  it("agrees where two sides say the same, and says when the register said it", () => {
    const name = row(withRegister(REGISTER), "name");
    expect(name).toMatchObject({ result: "agrees", differing: [] });
    expect(name!.registered.values).toEqual([{ value: "Scheldekaai Logistiek BV", source: "kbo", at: REGISTER.as_of }]);
    expect(name!.read).toEqual({ values: [], missing: "no_document" });
  });

  it("differs where a director is registered whom the customer does not name, and the other way round", () => {
    const record = withRegister(REGISTER, { additionalData: { answers: { directors: "Viktor Morozenko" } } });
    expect(row(record, "director", "Lotte Vermeiren")).toMatchObject({
      result: "differs",
      differing: ["declared", "registered"],
      declared: { missing: "not_named" },
    });
    expect(row(record, "director", "Viktor Morozenko")).toMatchObject({
      result: "differs",
      registered: { missing: "not_named" },
    });
  });

  it("sets shares side by side: the same person with another share differs", () => {
    const owners = [{ name: "Lotte Vermeiren", kind: "person", share_percent: 40 }] as const;
    const record = withRegister(
      { ...REGISTER, owners },
      { additionalData: { answers: { beneficial_owners: "Lotte Vermeiren (60 %)" } } },
    );
    expect(row(record, "owner", "Lotte Vermeiren")).toMatchObject({ result: "differs" });
    const same = withRegister(
      { ...REGISTER, owners },
      { additionalData: { answers: { beneficial_owners: "Vermeiren Lotte (40 %)" } } },
    );
    expect(row(same, "owner", "Vermeiren Lotte")).toMatchObject({ result: "agrees" });
  });

  it("is not clear where two persons of the declared name stand in the register, until the birth date tells which", () => {
    const owner = { kind: "person" as const, name: "Jan Maes" };
    const owners = [
      { ...owner, birth_date: "1950-03-01", share_percent: 60 },
      { ...owner, birth_date: "1980-07-02", share_percent: 40 },
    ];
    const rows = (answer: unknown) =>
      compareCustomer(
        withRegister({ ...REGISTER, owners }, { additionalData: { answers: { beneficial_owners: answer } } }),
        NOW,
      ).filter(({ fact }) => fact === "owner");
    expect(rows("Jan Maes")).toMatchObject([{ result: "unclear", registered: { values: [{}, {}] } }]);
    expect(rows([{ name: "Jan Maes", birth_date: "1950-03-01" }]).map(({ result }) => result)).toEqual([
      "agrees",
      "differs",
    ]);
  });

  it("keeps two people of one family apart", () => {
    const owners = [{ name: "Jan Janssens", kind: "person", share_percent: 50 }] as const;
    const record = withRegister(
      { ...REGISTER, owners },
      { additionalData: { answers: { beneficial_owners: "An Janssens (50 %)" } } },
    );
    expect(row(record, "owner", "Jan Janssens")).toMatchObject({ result: "differs" });
    expect(row(record, "owner", "An Janssens")).toMatchObject({ result: "differs" });
  });

  it("names the reason for which a side says nothing", () => {
    const number = (register: Parameters<typeof withRegister>[0]) => row(withRegister(register), "number")!.registered;
    expect(number({ state: "silent", reason: "not_covered" }).missing).toBe("not_covered");
    expect(number({ state: "silent", reason: "source_unavailable" }).missing).toBe("source_unavailable");
    expect(number({ ...REGISTER, status: "not_found" }).missing).toBe("not_found");
    const { grounds: _none, ...before } = withRegister(REGISTER);
    expect(row(before, "number")!.registered.missing).toBe("not_investigated");
    const silent = withRegister(
      { ...REGISTER, unpublished: ["owners"] },
      {
        additionalData: { answers: { beneficial_owners: "Lotte Vermeiren" } },
      },
    );
    expect(row(silent, "owner", "Lotte Vermeiren")!.registered.missing).toBe("not_published");
    expect(row(silent, "owner", "Lotte Vermeiren")).toMatchObject({ result: "nothing_to_compare" });
  });

  it("has a choice in English, as the answers of the form have it, and words as they were written", () => {
    const answers = { expected_monthly_volume: "10 000 tot 100 000 euro", business_activity: "Wij bakken brood." };
    const record = withRegister(REGISTER, { templateId: "psp_merchant_onboarding", additionalData: { answers } });
    expect(row(record, "volume")!.declared.values).toMatchObject([{ value: "10,000 to 100,000 euro" }]);
    expect(row(record, "activity")!.declared.values).toMatchObject([{ value: "Wij bakken brood." }]);
  });

  it("says of what no register holds that none is asked, whatever the register answered", () => {
    const given = { vatNumber: "BE0999900150", additionalData: { answers: { expected_monthly_volume: "10" } } };
    for (const register of [REGISTER, { state: "silent", reason: "source_unavailable" } as const]) {
      expect(row(withRegister(register, given), "volume")!.registered).toEqual({
        values: [],
        missing: "not_applicable",
      });
    }
    const person = { templateId: "kyc_natural_person", additionalData: { answers: { full_name: "An Peeters" } } };
    const rows = compareCustomer(withRegister({ state: "silent", reason: "not_covered" }, person), NOW);
    expect(new Set(rows.map(({ registered }) => registered.missing))).toEqual(new Set(["not_applicable"]));
  });

  it("differs where a private customer's card names another nationality, or its address another country than that of residence", () => {
    const card = (nationality: string) =>
      handedIn(
        "identity_document",
        readAs("identity_card", [made("person", { name: "WILLEMS Jan", role: "holder", nationality })]),
      );
    const of = (answers: Readonly<Record<string, unknown>>, ...documents: CaseRecord["documents"]) =>
      caseRecord({
        templateId: "kyc_natural_person",
        companyName: "Jan Willems",
        additionalData: { answers: { full_name: "Jan Willems", ...answers } },
        documents,
      });
    expect(row(of({ nationality: "BE" }, card("RU")), "nationality")).toMatchObject({
      result: "differs",
      differing: ["declared", "read"],
    });
    expect(row(of({ nationality: "BE" }, card("BE"), card("RU")), "nationality")!.result).toBe("differs");
    expect(row(of({ nationality: "Belgian" }, card("BE")), "nationality")!.result).toBe("agrees");
    expect(row(of({ nationality: "Belgium and Russia" }, card("RU")), "nationality")!.result).toBe("agrees");
    const inParis = { residence_address: "Rue de Rivoli 12, 75001 Paris, France" };
    const bill = handedIn("proof_of_address", readAs("proof_of_address", [made("address", inParis.residence_address)]));
    expect(row(of({ ...inParis, country_of_residence: "BE" }, bill), "seat")).toMatchObject({
      result: "differs",
      differing: ["declared"],
      declared: { values: [{ value: inParis.residence_address }, { value: "BE", source: "country_of_residence" }] },
    });
    expect(row(of({ ...inParis, country_of_residence: "FR" }, bill), "seat")!.result).toBe("agrees");
  });

  it("holds a VAT number against the VAT register: whose silence is no agreement, and whose refusal is a difference", () => {
    const vatOf = (stated: Readonly<Record<string, unknown>>, vatNumber: string | null = "BE0999412675") => {
      const facts = Object.fromEntries(
        Object.entries(stated).map(([name, value]) => [
          name,
          [{ value, source: "vies", timestamp: REGISTER.as_of, evidence_ids: [] }],
        ]),
      );
      return row(withRegister(REGISTER, { vatNumber, facts } as never), "vat_number")!;
    };
    expect(vatOf({ vat_number: "BE0999412675", vat_valid: true })).toMatchObject({
      result: "agrees",
      registered: { values: [{ value: "BE0999412675", source: "vies", at: REGISTER.as_of }], missing: null },
    });
    expect(vatOf({ vat_number: "BE0999412675", vat_valid: false })).toMatchObject({
      result: "differs",
      differing: ["declared", "registered"],
      registered: { values: [{ value: "BE0999412675 is not valid" }] },
    });
    // The register answered for the number that was derived from the enterprise number; another was given since.
    expect(vatOf({ vat_number: "BE0999412675", vat_valid: true }, "BE0403019261")).toMatchObject({ result: "differs" });
    expect(vatOf({})).toMatchObject({ result: "nothing_to_compare", registered: { missing: "source_unavailable" } });
    const before = caseRecord({ vatNumber: "BE0999412675" });
    expect(row({ ...before, grounds: undefined } as never, "vat_number")!.registered.missing).toBe("not_investigated");
  });

  it("reads documents that count, and no replaced or rejected one", () => {
    const reading = documentReading({ facts: [readFact({ type: "company_name", value: "Andere Handel NV" })] });
    const file = { ...CUSTOMER_FILE, reading };
    const differs = row(withRegister(REGISTER, { documents: [file] }), "name");
    expect(differs).toMatchObject({ result: "differs" });
    expect(differs!.read.values).toMatchObject([{ value: "Andere Handel NV", source: file.filename }]);
    const replaced = row(withRegister(REGISTER, { documents: [{ ...file, superseded: true }] }), "name");
    expect(replaced).toMatchObject({ result: "agrees", read: { missing: "no_document" } });
  });

  it("gives every question with its answer in English where it was chosen, and answers beside the form", () => {
    const answers = givenAnswers(
      caseRecord({
        templateId: "psp_merchant_onboarding",
        additionalData: {
          answers: {
            expected_monthly_volume: "10 000 tot 100 000 euro",
            politically_exposed: false,
            beneficial_owners: [{ name: "An Peeters", share_percent: 60, nationality: "BE", birth_date: "1971-04-03" }],
            own_reference: "A-17",
          },
        },
      }),
    );
    const of = (id: string) => answers.find(({ question }) => question === id)?.answer;
    expect(of("expected_monthly_volume")).toEqual(["10,000 to 100,000 euro"]);
    expect(of("politically_exposed")).toEqual(["no"]);
    expect(of("beneficial_owners")).toEqual(["An Peeters, beneficial owner, 60 %, born 1971-04-03, nationality BE"]);
    expect(of("own_reference")).toEqual(["A-17"]);
    expect(of("business_activity")).toBeNull();
  });
});
