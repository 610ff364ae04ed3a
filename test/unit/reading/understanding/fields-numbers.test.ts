import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsIn, parseNumber } from "../../../../src/reading/understanding/fields/amounts.ts";
import { companyNumbersIn, passesLuhn } from "../../../../src/reading/understanding/fields/company-numbers.ts";
import { bicsIn, ibansIn } from "../../../../src/reading/understanding/fields/ibans.ts";
import { nationalNumbersIn } from "../../../../src/reading/understanding/fields/national-numbers.ts";
import { sharesIn } from "../../../../src/reading/understanding/fields/shares.ts";
import { vatNumbersIn } from "../../../../src/reading/understanding/fields/vat-numbers.ts";

const brief = (found: readonly { value: any; valid?: false }[], of: (value: any) => string = (value) => value) =>
  found.map(({ value, valid }) => (valid === false ? `!${of(value)}` : of(value)));

const enterprise = (eight: number) => {
  const digits = String(eight).padStart(8, "0");
  return digits + String(97 - (Number(digits) % 97)).padStart(2, "0");
};
const belgianIban = (bank: number) => {
  const account = String(bank).padStart(10, "0");
  const bban = account + String(Number(account) % 97 || 97).padStart(2, "0");
  const rest = Number(BigInt(`${bban}111400`) % 97n);
  return `BE${String(98 - rest).padStart(2, "0")}${bban}`;
};
const fours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, "$1 ");

describe("company numbers", () => {
  const numbers = (text: string) => brief(companyNumbersIn(text), (value) => `${value.scheme} ${value.number}`);

  it.each([
    ["Nummer der Firma: HRB 718 442", ["hr HRB718442"]],
    ["Amtsgericht Aurich HRA 203 771\nBilanz", ["hr HRA203771"]],
    ["(HRB 61 208, AG Ludwigshafen)", ["hr HRB61208"]],
    ["HRB 61.208 FL, Flensburg", ["hr HRB61208FL"]],
    ["HRB 25771 HB, HRB 9914 KI.", ["hr HRB25771HB", "hr HRB9914KI"]],
    ["HRB 612 004 AG Freiburg", ["hr HRB612004"]],
    ["HRB 612\n004 Aktien", ["hr HRB612"]],
    ["HRB 612 250 Aktien", ["hr HRB612"]],
    ["HRB 4711 im Handelsregister", ["hr HRB4711"]],
    ["HRB 4711\nb) Herr Vogt", ["hr HRB4711"]],
    ["Ondernemingsnummer: 0999.900.150", ["be 0999900150"]],
    ["BE 0999 900 150", ["be 0999900150"]],
    ["TVA BE0999900150", ["be 0999900150"]],
    ["RPR Gent 0999.900.150", ["be 0999900150"]],
    ["BTW BE 999.900.150", ["be 0999900150"]],
    ["N° d'entreprise : 0999900150", ["be 0999900150"]],
    ["ondernemingsnummer 0999.900.151", ["!be 0999900151"]],
    ["0999.900,150", ["be 0999900150"]],
    ["0999,900,150", []],
    ["Tel. 0999.900.150", []],
    ["0999.900.151", []],
    ["GSM 0475 12 34 56", []],
    ["KvK-nummer 12345678", ["kvk 12345678"]],
    ["Kamer van Koophandel te Amsterdam onder nummer 12345678", ["kvk 12345678"]],
    ["RCS Paris 732 829 320", ["siren 732829320"]],
    ["732 829 320 R.C.S. Nanterre", ["siren 732829320"]],
    ["SIRET : 732 829 320 00074", ["siret 73282932000074"]],
    ["SIREN 732 829 321", ["!siren 732829321"]],
    ["R.C.S. Luxembourg B 123.456", ["rcs_lu B123456"]],
    ["RCS Luxembourg: B123456", ["rcs_lu B123456"]],
    ["Company number: 01234567", ["uk 01234567"]],
    ["Registered in Scotland No. SC123456", ["uk SC123456"]],
    ["Registered in Ireland No. 543210", ["ie 543210"]],
    ["12345678", []],
  ])("reads %s", (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  it("reads a German number with its court", () => {
    expect(companyNumbersIn("Amtsgericht Charlottenburg, HRB 123456 B")[0]?.value).toEqual({
      scheme: "hr",
      country: "DE",
      number: "HRB123456B",
      court: "Charlottenburg",
    });
  });

  it("reads any Belgian number back, and no valid one with a digit changed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000000, max: 19999999 }),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (eight, at, by) => {
          const number = enterprise(eight);
          const written = `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
          for (const text of [`KBO ${written}`, `BE${number}`, `btw BE ${written.replaceAll(".", " ")}`]) {
            expect(numbers(text)).toEqual([`be ${number}`]);
          }
          const changed = Array.from(number, (digit, place) => (place === at ? (Number(digit) + by) % 10 : digit)).join(
            "",
          );
          expect(companyNumbersIn(`KBO ${changed}`).filter(({ valid }) => valid !== false)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("knows the check digit of French numbers", () => {
    expect(passesLuhn("732829320")).toBe(true);
    expect(passesLuhn("732829321")).toBe(false);
    expect(passesLuhn("000000000")).toBe(false);
  });
});

describe("VAT numbers", () => {
  it.each([
    ["BE 0999.900.150", ["BE0999900150"]],
    ["VAT: BE0999900150", ["BE0999900150"]],
    ["USt-IdNr.: DE 136695976", ["DE136695976"]],
    ["USt-IdNr. DE136695977", ["!DE136695977"]],
    ["TVA intracommunautaire FR 83 404 833 048", ["FR83404833048"]],
    ["BTW-nummer NL 1234.56.782.B01", ["NL123456782B01"]],
    ["partita IVA IT 12345678901", ["IT12345678901"]],
    ["on IT 12345678901", []],
    ["CHE-116.281.710 MWST", ["CHE116281710"]],
    ["CHE-116.281.711 MWST", []],
    ["MwSt-Nr. CHE-116.281.710", ["CHE116281710"]],
    ["VAT GB 123 4567 82", ["GB123456782"]],
    ["DE 12345", []],
  ])("reads %s", (text, expected) => {
    expect(brief(vatNumbersIn(text), (value) => value.number)).toEqual(expected);
  });
});

describe("IBANs and BICs", () => {
  it.each([
    ["IBAN: BE68 5390 0754 7034", ["BE68539007547034"]],
    ["BE68539007547034", ["BE68539007547034"]],
    ["BE68-5390-0754-7034 BIC GKCCBEBB", ["BE68539007547034"]],
    ["NL91 ABNA 0417 1643 00", ["NL91ABNA0417164300"]],
    ["DE89 3704 0044 0532 0130 00.", ["DE89370400440532013000"]],
    ["FR14 2004 1010 0505 0001 3M02 606", ["FR1420041010050500013M02606"]],
    ["GB29 NWBK 6016 1331 9268 19", ["GB29NWBK60161331926819"]],
    ["IBAN BE68 5390 0754 7035", ["!BE68539007547035"]],
    ["IBAN BE68 5390 0754 70345", []],
    ["IBAN BE68 5390 0754 703", []],
    ["BE68 539O 0754 7O34", ["BE68539007547034"]],
    ["BE68 539O 0754 7O35", []],
    ["1E29 A1BK 9311 5212 3456 78", ["IE29AIBK93115212345678"]],
    ["XX68 5390 0754 7034", []],
  ])("reads %s", (text, expected) => {
    expect(brief(ibansIn(text))).toEqual(expected);
  });

  it("lowers the confidence where letters were taken for digits, and quotes what was read", () => {
    expect(ibansIn("BE68 539O 0754 7034")[0]).toMatchObject({ quote: "BE68 539O 0754 7034", confidence: 0.9 });
  });

  it("reads any Belgian IBAN back, and none with a digit changed as valid", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.integer({ min: 2, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (account, at, by) => {
          const iban = belgianIban(account);
          for (const text of [iban, fours(iban), `IBAN: ${fours(iban)} BIC: KREDBEBB`, `(${iban})`]) {
            expect(brief(ibansIn(text))).toEqual([iban]);
          }
          const changed = Array.from(iban, (digit, place) => (place === at ? (Number(digit) + by) % 10 : digit)).join(
            "",
          );
          expect(ibansIn(changed).filter(({ valid }) => valid !== false)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ["BIC: KREDBEBB", ["KREDBEBB"]],
    ["BIC GEBA BE BB 36A", ["GEBABEBB36A"]],
    ["SWIFT ABNANL2A", ["ABNANL2A"]],
    ["KREDBEBB", ["KREDBEBB"]],
    ["MAANDELIJKS OVERZICHT", []],
  ])("reads %s", (text, expected) => {
    expect(brief(bicsIn(text))).toEqual(expected);
  });
});

describe("national numbers", () => {
  const number = (text: string, isLabelled = false) =>
    brief(nationalNumbersIn(text, isLabelled), (value) => value.number);

  it.each([
    ["85.07.30-033.28", ["85073003328"]],
    ["Rijksregisternummer 85.07.30-033.28", ["85073003328"]],
    ["N° registre national: 85 07 30 033 28", ["85073003328"]],
    ["NN 85073003328", ["85073003328"]],
    ["85073003328", []],
    ["85.07.30-033.29", ["!85073003329"]],
    ["00.02.20-033.89", ["00022003389"]],
    ["BSN 123456782", ["123456782"]],
    ["Burgerservicenummer: 1234.56.782", ["123456782"]],
    ["BSN 123456783", ["!123456783"]],
    ["123456782", []],
  ])("reads %s", (text, expected) => {
    expect(number(text)).toEqual(expected);
  });

  it("knows the birth date and sex inside of a Belgian number, of both centuries", () => {
    expect(nationalNumbersIn("85.07.30-033.28")[0]?.value).toMatchObject({ birthDate: "1985-07-30", sex: "m" });
    expect(nationalNumbersIn("00.02.20-034.88")[0]?.value).toMatchObject({ birthDate: "2000-02-20", sex: "f" });
  });
});

describe("amounts and shares", () => {
  it.each([
    ["€ 1.234,56", { value: 1234.56, currency: "EUR" }],
    ["1.234,56 EUR", { value: 1234.56, currency: "EUR" }],
    ["EUR 1,234.56", { value: 1234.56, currency: "EUR" }],
    ["1 234 567,89 €", { value: 1234567.89, currency: "EUR" }],
    ["£1,234", { value: 1234, currency: "GBP" }],
    ["CHF 1'234.50", { value: 1234.5, currency: "CHF" }],
    ["18.550 euro", { value: 18550, currency: "EUR" }],
    ["€ 12,50", { value: 12.5, currency: "EUR" }],
    ["€ -12,50", { value: -12.5, currency: "EUR" }],
    ["€ 25,-", { value: 25, currency: "EUR" }],
  ])("reads %s", (text, value) => {
    expect(amountsIn(text).map((one) => one.value)).toEqual([value]);
  });

  it.each([["1.234.56"], ["12 34"], ["1,23,456"], ["abc"], [""]])("takes %s for no number", (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it("reads any number back in either notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const english = new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(cents / 100);
        for (const locale of ["nl-BE", "fr-FR", "de-DE", "de-CH", "en"]) {
          expect(parseNumber(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100))).toBe(
            cents / 100,
          );
        }
        expect(amountsIn(`Total: EUR ${english}`)[0]?.value.value).toBe(cents / 100);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["24,9 %", 24.9],
    ["24.9%", 24.9],
    ["25 procent", 25],
    ["33,333 %", 33.333],
    ["een vierde", 25],
    ["un quart des parts", 25],
    ["die Hälfte", 50],
    ["1/3", 33.3333],
    ["250 van 1.000 aandelen", 25],
    ["250 actions sur 1 000", 25],
    ["250 of the 1,000 shares", 25],
    ["100 %", 100],
  ])("reads the share %s", (text, value) => {
    expect(sharesIn(text).map((one) => one.value)).toEqual([value]);
  });

  it.each([["120 %"], ["12/03/2024"], ["3/2"], ["24/7/365"]])("reads no share in %s", (text) => {
    expect(sharesIn(text)).toEqual([]);
  });
});
