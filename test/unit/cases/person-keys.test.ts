import { describe, expect, it } from "vitest";
import { birthOf, personKeys } from "../../../src/features/cases/person-keys.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";

const keys = (answers: object, given: object = {}) =>
  personKeys(
    caseRecord({
      templateId: "kyc_natural_person",
      companyName: "Ann Smith",
      registrationNumber: "client-1",
      additionalData: { answers },
      ...given,
    }),
  );
const MARIE = { full_name: "Marie Verhulst", date_of_birth: "1980-05-17" };
const CHECK = String(97 - (800517124 % 97)).padStart(2, "0");
const NUMBER = `80.05.17-124.${CHECK}`;

describe("the keys of a private customer", () => {
  it("are the same in any order, script and form of the date", () => {
    const { personKey } = keys(MARIE);
    expect(personKey).toMatch(/^[0-9a-f]{64}$/);
    expect(keys({ full_name: "VERHULST  Marie", date_of_birth: "17/05/1980" }).personKey).toBe(personKey);
    expect(keys({ date_of_birth: "1980-05-17" }, { companyName: "Marie Verhulst" }).personKey).toBe(personKey);
    const { personNumberKey } = keys({ national_register_number: NUMBER });
    expect(keys({}, { registrationNumber: NUMBER.replace(/\D/g, "") }).personNumberKey).toBe(personNumberKey);
    expect(keys({ bsn: "111222333" }).personNumberKey).not.toBe(personNumberKey);
  });

  it("are none for what is unknown, cannot be read, or is a company's, and differ between tenants", () => {
    for (const unknown of [{ full_name: "Marie Verhulst" }, { ...MARIE, date_of_birth: "in May" }, {}]) {
      expect(keys(unknown).personKey).toBeNull();
    }
    expect(keys({ full_name: "!!", date_of_birth: "1980-05-17" }).personKey).toBeNull();
    expect(keys({ national_register_number: NUMBER.replace("80.", "81.") }).personNumberKey).toBeNull();
    expect(keys({ national_register_number: "n/a", bsn: "0" }).personNumberKey).toBeNull();
    expect(keys(MARIE, { templateId: "psp_merchant_onboarding" })).toEqual({ personKey: null, personNumberKey: null });
    expect(keys(MARIE, { tenantId: "other" }).personKey).not.toBe(keys(MARIE).personKey);
  });

  it("name who is compared where the birth date is the same", () => {
    const of = (answers: object, given: object = {}) =>
      birthOf(
        caseRecord({
          templateId: "kyc_natural_person",
          companyName: "client-1",
          additionalData: { answers },
          ...given,
        }),
      );
    expect(of(MARIE)).toEqual({ birthKey: expect.stringMatching(/^[0-9a-f]{64}$/), personName: "Marie Verhulst" });
    expect(of({ full_name: "M. Other", date_of_birth: "17/05/1980" }).birthKey).toBe(of(MARIE).birthKey);
    expect(of(MARIE, { tenantId: "other" }).birthKey).not.toBe(of(MARIE).birthKey);
    for (const [answers, given] of [
      [{ full_name: "Marie Verhulst" }, {}],
      [MARIE, { templateId: "psp_merchant_onboarding" }],
    ] as const) {
      expect(of(answers, given)).toEqual({ birthKey: null, personName: null });
    }
  });
});
