import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBsn } from "../../../src/domain/identifiers/bsn.ts";
import { BBAN_STRUCTURES } from "../../../src/domain/identifiers/iban-structures.ts";
import { checkIban } from "../../../src/domain/identifiers/iban.ts";
import { readNationalNumber } from "../../../src/domain/identifiers/national-register-number.ts";
import { checkVatNumber } from "../../../src/domain/identifiers/vat-number.ts";

const TODAY = new Date("2026-11-20T00:00:00.000Z");
const shared = path.resolve(import.meta.dirname, "../../../../shared/data/idnumbers");
const readShared = (file: string) => JSON.parse(readFileSync(path.join(shared, file), "utf8"));
const skipReason = " (skipped where ../shared is absent)";

describe("the Belgian national register number", () => {
  it("tells the date of birth on both sides of the year 2000", () => {
    expect(readNationalNumber("85.07.30-033 28", TODAY)).toMatchObject({
      valid: true,
      birthDate: "1985-07-30",
      sex: "male",
    });
    expect(readNationalNumber("17 07 30 033 84", TODAY)).toMatchObject({ valid: true, birthDate: "2017-07-30" });
  });

  it("knows BIS numbers by their month, and by it whether the sex was known", () => {
    expect(readNationalNumber("75.46.08-980.95", TODAY)).toMatchObject({
      kind: "bis",
      birthDate: "1975-06-08",
      sex: "female",
    });
    expect(readNationalNumber("75.26.08-980.52", TODAY)).toMatchObject({
      kind: "bis",
      birthDate: "1975-06-08",
      sex: null,
    });
  });

  it("refuses the next year's numbers until that year comes", () => {
    const nine = "270101001";
    const number = nine + String(97 - (Number(`2${nine}`) % 97)).padStart(2, "0");
    expect(readNationalNumber(number, TODAY)).toEqual({ valid: false, fault: "check_digits" });
    expect(readNationalNumber(number, new Date("2027-02-01"))).toMatchObject({ valid: true, birthDate: "2027-01-01" });
  });

  it("refuses a birthday that is still to come", () => {
    const nine = "261224001";
    const number = nine + String(97 - (Number(`2${nine}`) % 97)).padStart(2, "0");
    expect(readNationalNumber(number, TODAY)).toEqual({ valid: false, fault: "component" });
  });

  it.skipIf(!existsSync(shared))(`agrees with every reference verdict${skipReason}`, () => {
    const vectors = readShared("vectors.json");
    for (const [kind, name] of [
      ["national", "be_nn"],
      ["bis", "be_bis"],
    ] as const) {
      for (const { input, valid, compact, get_birth_date, get_birth_year, get_birth_month, get_gender } of vectors[
        name
      ]) {
        const read = readNationalNumber(input, TODAY);
        expect(read.valid && read.kind === kind, `${name} ${input}`).toBe(valid);
        if (!valid) continue;
        expect(read).toMatchObject({
          compact,
          birthDate: get_birth_date,
          birthYear: get_birth_year,
          birthMonth: get_birth_month,
          sex: { M: "male", F: "female" }[get_gender as string] ?? null,
        });
      }
    }
  });
});

describe("the Dutch citizen service number", () => {
  it("notices any single wrong digit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 999_999_999 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (n, at, add) => {
          const number = String(n).padStart(9, "0");
          fc.pre(checkBsn(number).valid);
          const digit = String((Number(number[at]) + add) % 10);
          expect(checkBsn(number.slice(0, at) + digit + number.slice(at + 1)).valid).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.skipIf(!existsSync(shared))(`agrees with every reference verdict${skipReason}`, () => {
    for (const { input, valid, compact } of readShared("vectors.json").nl_bsn) {
      const verdict = checkBsn(input);
      expect(verdict.valid, input).toBe(valid);
      if (verdict.valid) expect(verdict.compact).toBe(compact);
    }
  });
});

describe("the IBAN", () => {
  it.each(["BE71 0961 2345 6769", "NL91ABNA0417164300", "MT84MALT011000012345MTLCAST001S"])("accepts %s", (iban) =>
    expect(checkIban(iban).valid).toBe(true),
  );

  it("refuses a right checksum in a wrong structure or length", () => {
    expect(checkIban("BE7109612345676")).toMatchObject({ valid: false, fault: "length" });
    expect(checkIban("XX7109612345676")).toMatchObject({ valid: false, fault: "component" });
    // Letters where Belgium has digits, with check digits computed to fit.
    expect(checkIban(withCheckDigits("BE", "ABCDEFGHIJKL"))).toMatchObject({ valid: false, fault: "component" });
    // A sound IBAN around a Belgian account number that fails its own check.
    expect(checkIban(withCheckDigits("BE", "539007547035"))).toMatchObject({ valid: false, fault: "check_digits" });
  });

  it("remarks on a withdrawn Belgian bank code and accepts the number", () => {
    expect(checkIban("BE68539007547034")).toMatchObject({
      valid: true,
      remark: expect.stringMatching(/no longer in use/),
    });
  });

  it("notices two digits that changed places", () => {
    const good = "NL91ABNA0417164300";
    for (let at = 8; at < good.length - 1; at++) {
      if (good[at] === good[at + 1]) continue;
      expect(checkIban(good.slice(0, at) + good[at + 1] + good[at] + good.slice(at + 2)).valid).toBe(false);
    }
  });

  it.skipIf(!existsSync(shared))(`knows the length of every registry country${skipReason}`, () => {
    const registry = readShared("iban_country_lengths.json") as Record<string, { iban_length: number }>;
    expect(Object.keys(BBAN_STRUCTURES).sort()).toEqual(Object.keys(registry).sort());
    for (const [country, { iban_length }] of Object.entries(registry)) {
      const lengths = [...BBAN_STRUCTURES[country]!.matchAll(/(\d+)[nac]/g)].map(([, length]) => Number(length));
      expect(
        lengths.reduce((a, b) => a + b, 4),
        country,
      ).toBe(iban_length);
    }
  });

  it.skipIf(!existsSync(shared))(
    `agrees with every reference verdict but the one that rests on a list of banks${skipReason}`,
    () => {
      for (const { input, valid, error } of readShared("vectors.json").iban) {
        const verdict = checkIban(input);
        const restsOnBankList = error === "InvalidComponent" && verdict.valid && verdict.remark !== undefined;
        expect(verdict.valid && !restsOnBankList, input).toBe(valid);
      }
    },
  );
});

function withCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((character) => parseInt(character, 36)).join("");
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${bban}`;
}

describe("VAT numbers", () => {
  it.each([
    ["BE 0999.900.150", "BE"],
    ["0999900150", "BE"],
    ["999900150", "BE"],
    ["DE136695976", "DE"],
    ["FR40303265045", "FR"],
    ["LU15027442", "LU"],
    ["NL004495445B01", "NL"],
    ["EL094259216", "GR"],
    ["GR094259216", "GR"],
    ["ATU13585627", "AT"],
  ])("accepts %s for a company of %s", (number, country) => expect(checkVatNumber(number, country).valid).toBe(true));

  it.each([
    ["BE0999900151", "BE"],
    ["DE136695978", "DE"],
    ["FR41303265045", "FR"],
    ["LU15027443", "LU"],
    ["NL004495446B01", "NL"],
    ["NL004495445", "NL"],
    ["NO123456789", "NO"],
    ["", "BE"],
  ])("refuses %s for a company of %s", (number, country) => expect(checkVatNumber(number, country).valid).toBe(false));
});
