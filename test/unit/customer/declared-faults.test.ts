import { describe, expect, it } from "vitest";
import { answerErrors, ownerFaults } from "../../../src/domain/customer/declared-faults.ts";

const NOW = new Date("2026-11-22T09:00:00.000Z");
const AN = { name: "An Peeters" };
const TRIADE = { company_name: "Triade Beheer" };

const faultsOf = (...answer: unknown[]) =>
  ownerFaults(answer, NOW).map(({ entry, field, code }) =>
    [entry, field, code].filter((part) => part !== null).join(" "),
  );

describe("a declaration of owners", () => {
  it("is accepted as text, as objects and as both", () => {
    for (const answer of [undefined, null, "", "An Peeters; 2027-01-01; 160", []]) {
      expect(ownerFaults(answer, NOW)).toEqual([]);
    }
    const whole = {
      given_names: "An",
      family_name: "Peeters",
      birth_date: "1971-04",
      birth_place: "Gent",
      nationality: "BE",
      residence: "Luxemburg",
      share_percent: 33.3333,
      control: "votes",
      is_pep: false,
    };
    const company = { ...TRIADE, enterprise_number: "0403.170.701", country: "BE", share_percent: 0 };
    expect(faultsOf(whole, company, { ...TRIADE, foreign_number: "HRB 1", country: null }, "Jo Claes")).toEqual([]);
  });

  it("may state shares that do not add up, so that the customer can go on", () => {
    expect(faultsOf({ ...AN, share_percent: 100 }, { ...TRIADE, share_percent: 100 })).toEqual([]);
  });

  it.each([
    ["0 birth_date bad_date", { ...AN, birth_date: "1971-02-30" }],
    ["0 birth_date bad_date", { ...AN, birth_date: "0971-02-20" }],
    ["0 birth_date bad_date", { ...AN, birth_date: 1971 }],
    ["0 birth_date future_date", { ...AN, birth_date: "2026-11-23" }],
    ["0 birth_date future_date", { ...AN, birth_date: "2027" }],
    ["0 share_percent bad_share", { ...AN, share_percent: 100.01 }],
    ["0 share_percent bad_share", { ...AN, share_percent: -1 }],
    ["0 share_percent bad_share", { ...AN, share_percent: "60" }],
    ["0 nationality unknown_country", { ...AN, nationality: "Atlantis" }],
    ["0 residence unknown_country", { ...AN, residence: ["BE"] }],
    ["0 control unknown_control", { ...AN, control: "magic" }],
    ["0 is_pep not_boolean", { ...AN, is_pep: "yes" }],
    ["0 name too_long", { name: "A".repeat(201) }],
    ["0 name not_text", { name: { first: "An" } }],
    ["0 age unknown_field", { ...AN, age: 55 }],
    ["0 __proto__ unknown_field", JSON.parse('{"name":"An","__proto__":"x"}') as unknown],
    ["0 constructor unknown_field", { ...AN, constructor: "x" }],
    ["0 name_missing", {}],
    ["0 name_missing", { name: " " }],
    ["0 name_missing", { family_name: "Peeters", birth_date: "1971" }],
    ["0 person_or_company", { ...AN, ...TRIADE }],
    ["0 enterprise_number check_digits", { ...TRIADE, enterprise_number: "0403.170.702" }],
    ["0 enterprise_number not_a_number", { ...TRIADE, enterprise_number: "HRB 12" }],
    ["0 enterprise_number not_text", { ...TRIADE, enterprise_number: 403170701 }],
    ["0 foreign_number two_numbers", { ...TRIADE, enterprise_number: "0403.170.701", foreign_number: "1" }],
    ["0 not_an_entry", 7],
    ["0 not_an_entry", ["An"]],
    ["0 too_long", "A".repeat(2_001)],
  ])("is refused with %s", (fault, entry) => {
    expect(faultsOf(entry)).toEqual([fault]);
  });

  it("is refused beyond two hundred entries, and as anything but text or a list", () => {
    expect(
      ownerFaults(
        Array.from({ length: 200 }, () => AN),
        NOW,
      ),
    ).toEqual([]);
    for (const answer of [Array.from({ length: 201 }, () => AN), 7, true, AN]) {
      expect(ownerFaults(answer, NOW)).toEqual([{ entry: null, field: null, code: "not_a_list" }]);
    }
  });

  it("names each wrong field by its path, of owners and of directors", () => {
    const answers = { beneficial_owners: [AN, { ...AN, birth_date: "x" }], directors: [{}], iban: { any: "thing" } };
    expect(answerErrors(answers, NOW, "answers").map(({ path, code }) => `${path} ${code}`)).toEqual([
      "answers.beneficial_owners.1.birth_date bad_date",
      "answers.directors.0 name_missing",
    ]);
  });
});
