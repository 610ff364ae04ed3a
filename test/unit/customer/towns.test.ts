import { describe, expect, it } from "vitest";
import { countriesTowards, readNamedCountries } from "../../../src/domain/customer/named-countries.rules.ts";
import { countriesOfTowns } from "../../../src/domain/customer/towns.ts";
import { HIGH_RISK_COUNTRIES } from "../../../src/domain/reasoning/templates/high-risk-countries.ts";

const TOWN_OF: Readonly<Record<string, string>> = {
  AF: "Kaboel",
  AO: "Luanda",
  BO: "La Paz",
  CD: "Kinshasa",
  CI: "Abidjan",
  CM: "Yaoundé",
  DZ: "Alger",
  HT: "Port-au-Prince",
  IR: "Téhéran",
  KE: "Nairobi",
  KP: "Pyongyang",
  LA: "Vientiane",
  LB: "Beyrouth",
  MC: "Monte-Carlo",
  MM: "Yangon",
  NA: "Windhoek",
  NP: "Kathmandu",
  RU: "Moskou",
  SS: "Juba",
  SY: "Damas",
  TT: "Port of Spain",
  VE: "Caracas",
  VG: "Road Town",
  VN: "Ho Chi Minh City",
  VU: "Port Vila",
  YE: "Sana'a",
};

it("knows a town of each high-risk third country", () => {
  expect(Object.keys(TOWN_OF).sort()).toEqual([...HIGH_RISK_COUNTRIES].sort());
  for (const [code, town] of Object.entries(TOWN_OF)) expect(countriesOfTowns(town, {}), town).toEqual([code]);
});

describe("an answer that names towns", () => {
  it("names their countries, and is clear", () => {
    const read = readNamedCountries("Tehran, Damascus, Pyongyang, Moscow");
    expect(read.codes).toEqual(["IR", "SY", "KP", "RU"]);
    expect(read.unclear).toEqual([]);
    expect(readNamedCountries("Belgium and Sint-Petersburg").codes).toEqual(["BE", "RU"]);
  });

  it("is unclear where nobody knows the town, and in runs of earlier versions", () => {
    expect(readNamedCountries("Tehran, Nowhereville").unclear).toEqual(["Nowhereville"]);
    expect(readNamedCountries("Tehran", { rulesVersion: 5 })).toMatchObject({ codes: [], unclear: ["Tehran"] });
  });

  it.each([
    ["Inheritance from my uncle in Teheran, 2 million euro", ["IR"]],
    ["Export naar Moskou en Damascus", ["RU", "SY"]],
    ["Vente à des clients à Bruxelles, avec Beyrouth", ["LB"]],
    ["Geld von meinem Bruder aus Kinshasa", ["CD"]],
  ])("goes there in running text: %s", (text, codes) => {
    expect(countriesTowards(text)).toEqual(codes);
    expect(countriesTowards(text, { rulesVersion: 5 })).toEqual([]);
  });

  it.each([
    "Knives made from Damascus steel",
    "Couteaux en acier de Damas",
    "Messen in damaststaal",
    "Bar with Moscow mules",
    "Wine from Shiraz grapes",
    "Salary from the hotel in Valencia",
    "Restaurant in Tripolistraat",
    "Aleppo soap",
    "Savon d'Alep",
    "Salary from my employer in Leuven",
    "Loon van mijn werkgever in Santa Cruz, Tenerife",
    "Vente de cafés au restaurant",
  ])("goes nowhere: %s", (text) => {
    expect(countriesTowards(text)).toEqual([]);
    expect(countriesOfTowns(text, {})).toEqual([]);
  });
});

describe("an answer of small customers, who name towns nearby", () => {
  it.each([
    ["Geel en omgeving", ["BE"]],
    ["Leuven", ["BE"]],
    ["Charleroi, Mons, La Louvière", ["BE"]],
    ["surtout Allemagne (Aix-la-Chapelle, Cologne), un peu Liège", ["DE", "BE"]],
    ["België, vooral Lokeren en Waasland", ["BE"]],
    ["Spa et touristes hollandais", ["BE", "NL"]],
    ["Aachen, Düren, Köln", ["DE"]],
    ["webshop, levering in België en Nederland", ["BE", "NL"]],
    ["Malmedy, St. Vith", ["BE"]],
    ["Leeds and York", ["GB"]],
  ])("is clear: %s", (answer, codes) => {
    expect(readNamedCountries(answer)).toMatchObject({ codes, unclear: [] });
    expect(readNamedCountries(answer, { rulesVersion: 7 }).unclear).not.toEqual([]);
  });

  it.each([
    ["Gent, Qwertistan", "Qwertistan"],
    ["our spa in Qwertistan", "our spa in Qwertistan"],
    ["Leuven en daarbuiten Nergenshuizen", "daarbuiten Nergenshuizen"],
  ])("leaves open what nobody knows: %s", (answer, open) => {
    expect(readNamedCountries(answer).unclear).toEqual([open]);
  });

  it("names towns of high-risk countries in small letters too", () => {
    expect(readNamedCountries("moscou et saint petersbourg").codes).toEqual(["RU"]);
    expect(readNamedCountries("gent, teheran").codes).toEqual(["IR", "BE"]);
    expect(readNamedCountries("teheran", { rulesVersion: 7 }).codes).toEqual([]);
  });
});

describe("an answer that denies a country", () => {
  it.each([
    ["pas la Russie non, seulement l'Allemagne", ["DE"], ["RU"]],
    ["Wit-Rusland nee, enkel Duitsland", ["DE"], ["BY"]],
    ["Russland nein, nur Deutschland", ["DE"], ["RU"]],
    ["Belgium, not Russia", ["BE"], ["RU"]],
    ["Geen klanten in Iran, wel in België", ["BE"], ["IR"]],
    ["no customers in Iran or Syria", [], ["IR", "SY"]],
    ["België, maar niet naar Rusland, Belarus of Iran", ["BE"], ["RU", "BY", "IR"]],
    ["Belgique, pas la Russie ni la Biélorussie", ["BE"], ["RU", "BY"]],
    ["Deutschland, keine Kunden in Russland oder Iran", ["DE"], ["RU", "IR"]],
    ["Belgium. We do not deliver to Russia", ["BE"], ["RU"]],
  ])("leaves it out: %s", (answer, codes, leftOut) => {
    expect(readNamedCountries(answer)).toMatchObject({ codes, leftOut });
    expect(readNamedCountries(answer, { rulesVersion: 7 }).codes).toEqual(expect.arrayContaining(leftOut));
  });

  it.each([
    "not only Russia",
    "pas seulement la Russie",
    "not just Belgium, Russia as well",
    "No customers outside Belgium, except in Russia",
    "no longer Belgium, Russia",
    "no, Russia",
    "vroeger ook Rusland maar sinds 2022 niet meer",
    "geen probleem met Rusland",
    "no customers in Belgium and Russia",
    "not outside Russia",
    "not Belgium, Russia",
    "BE NO, Russia",
  ])("still names it: %s", (answer) => {
    expect(readNamedCountries(answer).codes).toContain("RU");
  });

  it.each(["BE NO", "NO BE"])("denies nothing by the code of Norway: %s", (answer) => {
    expect(readNamedCountries(answer)).toMatchObject({ leftOut: [], unclear: [answer] });
  });
});
