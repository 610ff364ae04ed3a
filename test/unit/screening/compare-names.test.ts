import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareNames } from "../../../src/screening/matching/compare-names.ts";
import { disturb, generateName } from "../../bench/screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import type { NameKind } from "../../../src/screening/matching/word.ts";

const score = (left: string, right: string, kind: NameKind) => compareNames(left, right, kind).score;
const person = (left: string, right: string) => score(left, right, "person");
const company = (left: string, right: string) => score(left, right, "company");
const vessel = (left: string, right: string) => score(left, right, "vessel");
const partsOf = (left: string, right: string, kind: NameKind) =>
  compareNames(left, right, kind).penalties.map(({ part }) => part);

/** What the service calls a hit, and an exact one, on the scale of names alone. */
const HIT = 0.73;
const EXACT = 0.95;

describe("persons", () => {
  test.each([
    ["case", "GRIGORY TARNOVSKY", "Grigory Tarnovsky"],
    ["accents", "Željko Šimunović", "Zeljko Simunovic"],
    ["order", "Tarnovsky Grigory", "Grigory Tarnovsky"],
    ["order with a comma", "TARNOVSKY, Grigory Petrovich", "Grigory Petrovich Tarnovsky"],
    ["titles", "Prof. Dr. Grigory Tarnovsky", "Grigory Tarnovsky"],
    ["spacing", "Abd al Rahman al Masri", "Abdalrahman Almasri"],
    ["hyphens", "Kim Chol-nam", "Kim Chol Nam"],
    ["particles", "Yusuf bin Tarek al-Hadidi", "Yusuf ibn Tarek el Hadidi"],
    ["Cyrillic", "Григорий Тарновский", "Grigoriy Tarnovskiy"],
    ["Greek", "Κώστας Δημητρίου", "Kostas Dimitriou"],
    ["Han", "李伟明", "Li Weiming"],
    ["Hangul", "김철남", "Kim Chol Nam"],
    ["Wade-Giles", "毛泽东", "Mao Tse-tung"],
  ])("%s does not matter", (_, left, right) => expect(person(left, right)).toBeGreaterThan(EXACT));

  test.each([
    ["a letter less", "Grigory Tarnvsky", "Grigory Tarnovsky"],
    ["letters changed round", "Grigory Tranovsky", "Grigory Tarnovsky"],
    ["another romanisation", "Grigorij Tarnowskij", "Grigory Tarnovsky"],
    ["Arabic without its vowels", "كريم منصور", "Karim Mansour"],
    ["Hebrew without its vowels", "דוד רוזנברג", "David Rosenberg"],
    ["a middle name left out", "Grigory Tarnovsky", "Grigory Petrovich Tarnovsky"],
    ["an initial", "G. Tarnovsky", "Grigory Tarnovsky"],
    ["initials run together", "JP Vermeulen", "Jean-Pierre Vermeulen"],
    ["a short name", "Bob Tarnovsky", "Robert Tarnovsky"],
    ["digits for letters", "Gr1gory Tarn0vsky", "Grigory Tarnovsky"],
    ["a romanisation of the given name, behind the family name", "IVANOV Yuri", "Yuriy Ivanov"],
    ["another such romanisation", "SOKOLOV Gennadi", "Gennadiy Sokolov"],
    ["a romanisation of the family name, before the given name", "ZELENSKY Oleh", "Oleh Zelenskyy"],
  ])("%s makes a hit that is not exact", (_, left, right) => {
    expect(person(left, right)).toBeGreaterThan(HIT);
    expect(person(left, right)).toBeLessThan(EXACT);
  });

  test.each([
    ["another given name", "Boris Tarnovsky", "Grigory Tarnovsky"],
    ["a family name made from a given name, in another order", "Karim Mansour", "Mansour Karimi"],
    ["another family name", "Grigory Petrenko", "Grigory Tarnovsky"],
    ["another father", "Grigory Ivanovich Tarnovsky", "Grigory Petrovich Tarnovsky"],
    ["father and son changed round", "Tarek bin Yusuf al-Hadidi", "Yusuf bin Tarek al-Hadidi"],
    ["another generation", "Robert Tarnovsky Jr", "Robert Tarnovsky Sr"],
    ["a like ending only", "Petar Jovanović", "Petar Milovanović"],
    ["another sign", "李伟明", "李伟民"],
    ["nothing in common", "An Peeters", "Grigory Tarnovsky"],
  ])("%s is someone else", (_, left, right) => expect(person(left, right)).toBeLessThan(HIT));

  test("a family name alone scores higher than a given name alone", () => {
    expect(person("Tarnovsky", "Grigory Tarnovsky")).toBeGreaterThan(person("Grigory", "Grigory Tarnovsky"));
  });

  test("the same typing error has less weight in a longer word", () => {
    expect(person("Ola Nordman", "Ole Nordman")).toBeLessThan(person("Alexandra Nordman", "Alexandre Nordman"));
  });
});

describe("companies and vessels", () => {
  test.each([
    ["legal forms written out", "Tarnex Limited Liability Company", "Tarnex LLC"],
    ["legal forms of one kind in two languages", "Tarnex Aktiengesellschaft", "Tarnex N.V."],
    ["legal forms before and after", "OOO Tarnex", "Tarnex o.o.o."],
    ["legal forms run together", "TarnexAG", "Tarnex AG"],
    ["Cyrillic legal forms", 'Общество с ограниченной ответственностью "Тарновит"', "Tarnovit OOO"],
    ["ampersands", "Tarnex & Sons Ltd", "Tarnex and Sons Ltd"],
    ["dots", "T.R.X. Holding BV", "TRX Holding B.V."],
    ["the same word in another language", "Tarnex Bank", "Tarnex Banque"],
    ["numbers in words", "First Tarnex Fund", "1st Tarnex Fund"],
    ["Roman and other numbers", "Tarnex Fund VIII LP", "Tarnex Fund 8 LP"],
  ])("%s do not matter", (_, left, right) => expect(company(left, right)).toBeGreaterThan(EXACT));

  test.each([
    ["Fund VIII is not Fund IX", "Tarnex Capital Fund VIII LP", "Tarnex Capital Fund IX LP"],
    ["Fund V is not Fund VI", "Tarnex Capital Fund V L.P.", "Tarnex Capital Fund VI L.P."],
    ["tranche 1 is not tranche 2", "Tarnex Loan Trust 2007-AHL1", "Tarnex Loan Trust 2007-AHL2"],
    ["oil is not gas", "Tarnex Oil Company", "Tarnex Gas Company"],
    ["one place is not another", "Tarnex Bank (Singapore) Ltd", "Tarnex Bank (Australia) Ltd"],
    ["common words alone are no name", "General Trading Company LLC", "Zarnitsa General Trading LLC"],
    ["a legal form alone is no name", "Volta NV", "Tarnex NV"],
  ])("%s", (_, left, right) => expect(company(left, right)).toBeLessThan(HIT));

  test("a typing error in a company's name gives a hit that is not exact", () => {
    expect(company("Tarnexx Shippping BV", "Tarnex Shipping BV")).toBeGreaterThan(HIT);
    expect(company("Tarnexx Shippping BV", "Tarnex Shipping BV")).toBeLessThan(EXACT);
  });

  test("a company's name in Chinese, however long, is the same in Pinyin", () => {
    expect(company("中国石油天然气集团公司", "Zhongguo Shiyou Tianranqi Jituan Gongsi")).toBeGreaterThan(EXACT);
  });

  test("vessels with different numbers are different vessels", () => {
    expect(vessel("Ocean Tarna 7", "Ocean Tarna 7")).toBe(1);
    expect(vessel("Ocean Tarna 7", "Ocean Tarna 9")).toBeLessThan(HIT);
  });

  test("a different legal form lowers the score but still matches", () => {
    expect(partsOf("Tarnex Stichting", "Tarnex GmbH", "company")).toEqual(["form"]);
    expect(company("Tarnex Stichting", "Tarnex GmbH")).toBeGreaterThan(HIT);
  });
});

test("words that are members of every object are words", () => {
  expect(company("constructor toString", "Constructor Tostring")).toBe(1);
});

describe("any two names", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom(
      "",
      "—",
      "🙂",
      "An",
      "O'Brien-Smith, Jr.",
      "1",
      "李",
      "عبد الله",
      "AG",
      "The",
      "a b c d e f g h i j k l",
    ),
    fc
      .array(fc.constantFrom("van", "al", "bin", "Fund", "IX", "Ltd", "Maria", "Jose", "7", "J", "X-1"), {
        maxLength: 30,
      })
      .map((words) => words.join(" ")),
  );
  const kind = fc.constantFrom<NameKind>("person", "company", "vessel");

  test("have a score from 0 to 1", () => {
    fc.assert(
      fc.property(name, name, kind, (left, right, of) => {
        const value = score(left, right, of);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });

  test("have a symmetric score", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(seed);
        const { name: left, kind: of } = generateName(random);
        const right = disturb(left, random);
        if (of !== "unknown") expect(score(right, left, of)).toBeCloseTo(score(left, right, of), 6);
      }),
      { numRuns: 300 },
    );
  });

  test("score 1 when they are equal and readable", () => {
    fc.assert(
      fc.property(name, kind, (text, of) => {
        fc.pre(/[a-z]{2}/i.test(text));
        expect(score(text, text, of)).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
