import { describe, expect, test } from "vitest";
import { compareNames } from "../../../src/screening/matching/compare-names.ts";
import { foldWords } from "../../../src/screening/matching/fold.ts";
import { foldAccents } from "../../../src/platform/folding.ts";
import { areSameGivenName } from "../../../src/screening/tables/given-names.ts";
import type { NameKind } from "../../../src/screening/matching/word.ts";

const score = (left: string, right: string, kind: NameKind = "person") => compareNames(left, right, kind).score;
const partsOf = (left: string, right: string, kind: NameKind = "person") =>
  compareNames(left, right, kind).penalties.map(({ part, detail }) => `${part}: ${detail()}`);

/** What the service calls a hit, and an exact one, on the scale of names alone. */
const HIT = 0.73;
const EXACT = 0.95;

describe("names of other writings", () => {
  test.each([
    ["an Arabic article before a letter that takes it over", "سامي الصيد", "Sami Esseid"],
    ["an Arabic compound in one word", "نورالدين منصور", "Nur al-Din Mansur"],
    ["a servant's name in one word", "عبد القادر حمدان", "Abdelkader Hamdan"],
    ["a name that looks like it had the article", "الياس منصور", "Ilyas Mansour"],
    ["an Arabic honorific", "الشيخ كريم منصور", "Karim Mansour"],
    ["Persian letters", "مهدی کریمی", "Mahdi Karimi"],
    ["Hebrew", "דוד רוזנברג", "David Rosenberg"],
    ["katakana", "ロバート・ジョンソン", "Robert Johnson"],
    ["a foreign name in Chinese", "利文斯顿·贝弗里奇", "Livingston Beveridge"],
    ["a foreign name in Korean", "로버트 존슨", "Robert Johnson"],
    ["a foreign name in Russian", "Франсуа Леруа", "François Leroy"],
    ["Cantonese", "王小明", "Wong Siu Ming"],
    ["McCune-Reischauer", "박정희", "Pak Chŏnghŭi"],
    ["Devanagari, of which only consonants are compared", "राजेश कुमार", "Rajesh Kumar"],
  ])("%s is found", (_, native, latin) => {
    expect(score(native, latin)).toBeGreaterThan(HIT);
    expect(score(latin, native)).toBeCloseTo(score(native, latin), 6);
  });

  test.each([
    ["another consonant in Arabic", "سالم درويش", "Salim Karimov"],
    ["a syllable of a Korean name", "김영수", "Kim Yong Sik"],
    ["syllables in another order", "이영수", "Ri Su Yong"],
    ["a syllable of a Chinese name", "王建国", "Wang Jianmin"],
    ["a Chinese name that sounds like a foreign one", "桂荣 兰", "Gary Lane"],
  ])("%s makes someone else", (_, native, latin) => expect(score(native, latin)).toBeLessThan(HIT));

  test("what was compared is said", () => {
    expect(partsOf("كريم منصور", "Karim Mansour")).toContainEqual(expect.stringContaining("compared by consonants"));
    expect(partsOf("ロバート", "Robert")).toContainEqual(expect.stringContaining("by sound across scripts"));
    expect(partsOf("Tom Janssens", "Tom")).toContainEqual("single_word: only one word of 2 matches");
  });

  test("a name without vowels is never exact", () => expect(score("كريم منصور", "Karim Mansour")).toBeLessThan(EXACT));

  test("foreign names are told from Chinese and Korean ones", () => {
    const writings = (name: string) => [...new Set(foldWords(name).map(({ writing }) => writing))];
    expect(writings("李伟明")).toEqual(["chinese"]);
    expect(writings("利文斯顿·巴厄")).toEqual(["han"]);
    expect(writings("김철남")).toEqual(["korean"]);
    expect(writings("철남 김")).toEqual(["korean"]);
    expect(writings("예나리스 폴리")).toEqual(["hangul"]);
  });
});

describe("what names share too little", () => {
  test.each([
    ["one listed word against a longer name", "Tom Janssens", "Tom"],
    ["a servant's name alone against a longer name", "Abd al-Aziz Imran Halabi", "Abd al-Aziz"],
    ["an initial and one of several words", "Camilo Contreras", "Contreras Ospina, Luis C."],
  ])("%s is no hit", (_, left, right) => expect(score(left, right)).toBeLessThan(HIT));

  test("different initials count against, missing ones hardly", () => {
    expect(score("John A. Tarnovsky", "John B. Tarnovsky")).toBeLessThan(
      score("John A. Tarnovsky", "John Tarnovsky") - 0.1,
    );
  });

  test("two letters before common words are a company's name, not its legal form", () => {
    expect(score("KB Financial Group", "AB Financial Group", "company")).toBeLessThan(HIT);
    expect(score("AB Tarnex", "Tarnex AB", "company")).toBe(1);
  });
});

describe("other forms of a name", () => {
  test.each([
    ["Bill", "William"],
    ["Wim", "Willem"],
    ["Koen", "Koenraad"],
    ["Pieter", "Pierre"],
    ["Babette", "Elisabeth"],
    ["Volodymyr", "Vladimir"],
    ["Katja", "Ekaterina"],
    ["Nastja", "Anastasia"],
    ["Pierre", "Pyotr"],
    ["Michel", "Mykhailo"],
    ["Eugène", "Yevgeniy"],
    ["Ovanes", "Hovhannes"],
    ["Joseph", "Yusuf"],
    ["Muhammet", "Mehmet"],
  ])("%s is %s", (short, full) => {
    expect(areSameGivenName(foldAccents(short), foldAccents(full))).toBe(true);
    expect(score(`${short} Tarnovsky`, `${full} Tarnovsky`)).toBeGreaterThan(HIT);
  });

  test("a form of another name is not", () => expect(areSameGivenName("wim", "pieter")).toBe(false));

  test("a company's initials stand for its name", () => {
    expect(score("BNC", "Banco Nacional de Cuba", "company")).toBeGreaterThan(HIT);
    expect(score("BNC", "Banco Nacional de Bolivia", "company")).toBeLessThan(HIT);
  });
});
