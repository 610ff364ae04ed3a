import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesIn, isAmerican, readDate, type DateOptions } from "../../../../src/reading/understanding/fields/dates.ts";

const values = (text: string, options?: DateOptions) => datesIn(text, options).map(({ value }) => value);

describe("dates", () => {
  it.each([
    ["12/03/2024", "2024-03-12"],
    ["12.03.24", "2024-03-12"],
    ["12-3-2024", "2024-03-12"],
    ["12 / 03 / 2024", "2024-03-12"],
    ["12. 3. 2024", "2024-03-12"],
    ["2024-03-12", "2024-03-12"],
    ["2024-03-12T10:00:00Z", "2024-03-12"],
    ["12 03 2024", "2024-03-12"],
    ["12 maart 2024", "2024-03-12"],
    ["12 MAR/MARS 2024", "2024-03-12"],
    ["12 MRT 24", "2024-03-12"],
    ["12MAR2024", "2024-03-12"],
    ["le 1er mars 2024", "2024-03-01"],
    ["1. März 2024", "2024-03-01"],
    ["1. Maerz 2024", "2024-03-01"],
    ["March 12th, 2024", "2024-03-12"],
    ["the 12th day of March 2024", "2024-03-12"],
    ["12 août 2024", "2024-08-12"],
    ["12 aout 2024", "2024-08-12"],
    ["12 FÉV 1990", "1990-02-12"],
    ["12 decernber 2024", null],
    ["12 septembor 2024", "2024-09-12"],
    ["I2/O3/2024", "2024-03-12"],
    ["12/03/2O24", "2024-03-12"],
    ["Heden, twaalf maart tweeduizend vierentwintig", "2024-03-12"],
    ["op eenendertig december negentienhonderd negenennegentig", "1999-12-31"],
    ["L'an deux mille vingt-quatre, le douze mars", "2024-03-12"],
    ["L’AN DEUX MIL VINGT-TROIS\nLe premier août", "2023-08-01"],
    ["le vingt et un mai mil neuf cent quatre-vingt-dix-huit", "1998-05-21"],
    ["le trente juin deux mille vingt-deux", "2022-06-30"],
    ["L'an deux mille vingt et un, le dix-sept octobre", "2021-10-17"],
    ["le sept septembre deux mille vingt", "2020-09-07"],
    ["In het jaar tweeduizend tweeëntwintig, op drie juni", "2022-06-03"],
    ["am zwölften März zweitausendvierundzwanzig", "2024-03-12"],
    ["Im Jahre zweitausendeinundzwanzig, den fünften Mai", "2021-05-05"],
    ["the twenty-first day of June two thousand and twenty-four", "2024-06-21"],
    ["twelfth of May twenty twenty-three", "2023-05-12"],
    ["12 maart tweeduizend vierentwintig", "2024-03-12"],
  ])("reads %s", (text, value) => {
    expect(readDate(text)?.value ?? null).toBe(value);
  });

  it.each([
    ["31/02/2024"],
    ["32 maart 2024"],
    ["12/13/2024"],
    ["00/03/2024"],
    ["29 februari 2023"],
    ["0475/12.03.24"],
    ["BE 0123.456.749"],
    ["01.02.03-123.45"],
    ["tel. 02 12 03 2024 11"],
    ["192.12.10.24"],
    ["12 maart"],
    ["mei 2024"],
    ["BE68 5390 0754 7034"],
    ["version 1.2.10"],
    ["10.12.2024.5"],
    ["op 12 maart om 10:30"],
    ["12/03"],
  ])("reads none in %s", (text) => {
    expect(values(text)).toEqual([]);
  });

  it("reads the two dates of a period", () => {
    expect(values("01.01.2020 - 31.12.2029")).toEqual(["2020-01-01", "2029-12-31"]);
    expect(values("01-01-2020 / 31-12-2029")).toEqual(["2020-01-01", "2029-12-31"]);
    expect(values("van 1 januari 2024 tot en met 31 december 2024")).toEqual(["2024-01-01", "2024-12-31"]);
  });

  it("keeps the words that it was read from", () => {
    const [date] = datesIn("Gent, 12 maart 2024.");
    expect(date).toMatchObject({ quote: "12 maart 2024", at: 6, confidence: 1 });
  });

  it("lowers the confidence of an order that cannot be decided", () => {
    expect(readDate("03/04/2024", { language: "en" })).toMatchObject({ value: "2024-04-03", confidence: 0.75 });
    expect(readDate("03/04/2024", { language: "en", american: true })).toMatchObject({
      value: "2024-03-04",
      confidence: 0.75,
    });
    expect(readDate("03/04/2024", { language: "fr" })).toMatchObject({ value: "2024-04-03", confidence: 1 });
    expect(readDate("03/25/2024", { language: "en" })?.value).toBe("2024-03-25");
    expect(readDate("03/25/2024", { language: "nl" })).toBeNull();
  });

  it("recognises an American text", () => {
    expect(isAmerican("Filed 03/25/2024 with the Secretary of State")).toBe(true);
    expect(isAmerican("Dated 25/03/2024, London")).toBe(false);
    expect(isAmerican("Dated 03/04/2024")).toBe(false);
  });

  it("reads a two-digit year by the latest year that it may be", () => {
    expect(readDate("12.03.58")?.value).toBe("1958-03-12");
    expect(readDate("12.03.31", { latestYear: 2024 })?.value).toBe("1931-03-12");
    expect(readDate("12.03.24", { latestYear: 2024 })?.value).toBe("2024-03-12");
  });

  const months = {
    nl: "januari februari maart april mei juni juli augustus september oktober november december",
    fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    en: "January February March April May June July August September October November December",
  };
  const two = (n: number) => String(n).padStart(2, "0");
  const anyDate = fc.date({ min: new Date("1905-01-01"), max: new Date("2049-12-31"), noInvalidDate: true });
  const styles: ((y: number, m: number, d: number, language: keyof typeof months) => string)[] = [
    (y, m, d) => `${two(d)}/${two(m)}/${y}`,
    (y, m, d) => `${d}.${m}.${y}`,
    (y, m, d) => `${two(d)}-${two(m)}-${y}`,
    (y, m, d) => `${y}-${two(m)}-${two(d)}`,
    (y, m, d) => `${two(d)} ${two(m)} ${y}`,
    (y, m, d, language) => `${d} ${months[language].split(" ")[m - 1]} ${y}`,
    (y, m, d, language) => `${d}. ${months[language].split(" ")[m - 1]!.toUpperCase()} ${y}`,
    (y, m, d) => `${months.en.split(" ")[m - 1]} ${d}, ${y}`,
  ];

  it("reads any date back in any style, amid other words", () => {
    const language = fc.constantFrom("nl" as const, "fr" as const, "de" as const, "en" as const);
    const style = fc.constantFrom(...styles);
    const around = fc.constantFrom(
      ["", ""],
      ["Datum: ", "."],
      ["le ", ", à Namur"],
      ["(", ")"],
      ["nr. 8 van ", " om 17u"],
    );
    fc.assert(
      fc.property(anyDate, language, style, around, (date, spoken, write, [before, after]) => {
        const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
        const text = `${before}${write(y, m, d, spoken)}${after}`;
        expect(values(text, { language: "nl" })).toEqual([`${y}-${two(m)}-${two(d)}`]);
      }),
      { numRuns: 300 },
    );
  });
});
