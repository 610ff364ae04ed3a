import { describe, expect, it } from "vitest";

import { countriesIn, countryInSentence, toCountryCode } from "../../../src/platform/country-code.ts";

describe("a country", () => {
  it("is known by code, and by name in four languages", () => {
    for (const text of ["BE", "be", "Belgium", "België", "Belgique", "Belgien"]) expect(toCountryCode(text)).toBe("BE");
    for (const text of ["", "XX", "ZZ", "EU", "Atlantis"]) expect(toCountryCode(text)).toBeNull();
  });

  it("has the code of today, though Unicode knows the one before", () => {
    expect(toCountryCode("Duitsland")).toBe("DE");
    expect(toCountryCode("Rusland")).toBe("RU");
    expect(toCountryCode("Jemen")).toBe("YE");
    expect(toCountryCode("UK")).toBe("GB");
    expect(toCountryCode("Burma")).toBe("MM");
  });
});

it("has an article within a sentence where English gives it one", () => {
  expect(["NL", "GB", "US", "AE", "KY"].map(countryInSentence)).toEqual([
    "the Netherlands",
    "the United Kingdom",
    "the United States",
    "the United Arab Emirates",
    "the Cayman Islands",
  ]);
  expect(["BE", "CZ", "IE", "XX"].map(countryInSentence)).toEqual(["Belgium", "Czechia", "Ireland", "XX"]);
});

describe("countries in a text", () => {
  it.each([
    ["North Korea and Iran.", ["KP", "IR"]],
    ["Noord-Korea, Duitsland en België", ["KP", "DE", "BE"]],
    ["la Corée du Nord et la Syrie", ["KP", "SY"]],
    ["Nordkorea und Österreich", ["KP", "AT"]],
    ["BE, NL, RU", ["BE", "NL", "RU"]],
    ["kp; nl", ["KP", "NL"]],
    ["kp and nl", ["KP", "NL"]],
    ["PRK", ["KP"]],
    ["Bosnia & Herzegovina and Trinidad and Tobago", ["BA", "TT"]],
    ["Mostly Belgium (70%) with some customers in Russia", ["BE", "RU"]],
    ["Our Iranian clients", ["IR"]],
    ["We sell in la Belgique, IT and DE only", ["BE", "IT", "DE"]],
    ["LA BELGIQUE", ["BE"]],
    ["Democratic Republic of the Congo", ["CD"]],
    ["Niger", ["NE"]],
    ["nowhere in particular", []],
    ["N/A", []],
  ])("%s", (text, codes) => expect(countriesIn(text)).toEqual(codes));
});
