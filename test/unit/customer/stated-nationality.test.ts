import { expect, it } from "vitest";
import {
  isNationalityClear,
  nationalitiesIn,
  readNationalities,
} from "../../../src/domain/customer/stated-nationality.ts";
import { HIGH_RISK_COUNTRIES } from "../../../src/domain/reasoning/templates/high-risk-countries.ts";

it.each([
  ["Belgisch-Marokkaanse", "BE MA"],
  ["Nederlands/Turkse", "NL TR"],
  ["Nederlands-Turks", "NL TR"],
  ["belgo-marocain", "BE MA"],
  ["franco-algérienne", "FR DZ"],
  ["italo-belge", "IT BE"],
  ["Deutsch-Türkisch", "DE TR"],
  ["Belgian and Iranian", "BE IR"],
  ["Belgisch en Iraans", "BE IR"],
  ["Belgisch (ook Marokkaans)", "BE MA"],
  ["dual nationality: Belgian/Moroccan", "BE MA"],
  ["be, ma", "BE MA"],
  ["Belgium/Morocco", "BE MA"],
  ["Guinée-Bissau", "GW"],
  ["Bosnië-Herzegovina", "BA"],
  ["Timor-Leste", "TL"],
  ["Noord-Koreaans", "KP"],
  ["nord-coréen et français", "KP FR"],
  ["Wit-Russisch", "BY"],
  ["Zuid-Afrikaans", "ZA"],
  ["Palestina", "PS"],
  ["Palestine", "PS"],
  ["State of Palestine", "PS"],
  ["l'État de Palestine", "PS"],
  ["Staat Palästina", "PS"],
  ["Palestijnse", "PS"],
  ["Palestinian", "PS"],
  ["Belgo-palestinien", "BE PS"],
  ["Belg sinds 2010", "BE"],
  ["Belgian by birth", "BE"],
  ["Belge de naissance", "BE"],
  ["Only Belgian", "BE"],
  ["Uniquement belge", "BE"],
  ["Alleen Belgisch", "BE"],
  ["Nur deutsch", "DE"],
  ["Belgian; no other nationality", "BE"],
  ["Belge, pas d'autre nationalité", "BE"],
  ["Belgisch, geen andere nationaliteit", "BE"],
  ["Turque", "TR"],
  ["Guinean", "GN"],
  ["Malian", "ML"],
  ["Malinees", "ML"],
  ["Nigérien", "NE"],
  ["Tchadien", "TD"],
  ["Béninoise", "BJ"],
  ["Burkinabé", "BF"],
  ["Gambian", "GM"],
  ["Nieuw-Zeelands", "NZ"],
  ["Sri Lankaans", "LK"],
  ["Surinaams", "SR"],
  ["Taiwanese", "TW"],
  ["Turkmeens", "TM"],
  ["Noord-Macedonisch", "MK"],
])("reads %s as %s, with nothing left to ask", (answer, codes) => {
  const read = readNationalities(answer);
  expect({ codes: read.codes.join(" "), unread: read.unread }).toEqual({ codes, unread: [] });
  expect(isNationalityClear(answer)).toBe(true);
});

it.each([
  ["staatloos", "stateless", ""],
  ["Apatride d'origine palestinienne", "stateless", "PS"],
  ["XXA", "stateless", ""],
  ["erkend vluchteling", "refugee", ""],
  ["réfugié syrien", "refugee", "SY"],
  ["Syrische vluchteling", "refugee", "SY"],
  ["Refugee (1951 Convention), Afghanistan", "refugee", "AF"],
  ["anerkannter Flüchtling", "refugee", ""],
  ["XXB", "refugee", ""],
  ["protection subsidiaire, Somalie", "protected", "SO"],
  ["staatloos, erkend vluchteling", "stateless refugee", ""],
])("takes %s for an answer", (answer, statuses, codes) => {
  expect(readNationalities(answer)).toEqual({
    statuses: statuses.split(" "),
    codes: codes === "" ? [] : [codes],
    unread: [],
  });
  expect(isNationalityClear(answer)).toBe(true);
});

it.each([
  "onbekend",
  "unknown",
  "inconnue",
  "unbekannt",
  "XXX",
  "Kurdistan",
  "Belgisch-Koerdisch",
  "",
  "ja",
  "vluchteling uit ver",
  "Belgian and other",
  "Belg tot 2005",
  "geen Belg",
])("asks again after %j", (answer) => expect(isNationalityClear(answer)).toBe(false));

it("reads a country of high risk in an adjective of each language, also behind another one", () => {
  const adjectives: Readonly<Record<string, string>> = {
    AF: "Afghaanse afghan",
    AO: "Angolese angolais",
    BO: "Boliviaanse bolivien",
    CD: "Congolese congolais kongolesisch",
    CI: "Ivoriaanse ivoirien",
    CM: "Kameroense camerounaise",
    DZ: "Algerijnse algérien",
    HT: "Haïtiaanse haïtien",
    IR: "Iraanse iranien iranisch",
    KE: "Keniaanse kényan",
    KP: "Noord-Koreaanse nord-coréenne",
    LA: "Laotiaanse laotien",
    LB: "Libanese libanais",
    MC: "Monegaskische monégasque",
    MM: "Birmaanse birmane",
    NA: "Namibische namibien",
    NP: "Nepalese népalais",
    RU: "Russische russe",
    SY: "Syrische syrien",
    TT: "Trinidadiaanse",
    VE: "Venezolaanse vénézuélien",
    VN: "Vietnamese",
    YE: "Jemenitische yéménite",
    SS: "Zuid-Soedanese sud-soudanais",
  };
  const without = HIGH_RISK_COUNTRIES.filter((code) => !(code in adjectives));
  expect(without).toEqual(["VG", "VU"]);
  for (const [code, words] of Object.entries(adjectives)) {
    for (const word of words.split(" "))
      expect([word, nationalitiesIn(`Belgisch-${word}`)]).toEqual([word, ["BE", code]]);
  }
});

it("reads the first of two, and no Palestine, before version 8 of the rules", () => {
  const before = { rulesVersion: 7 };
  expect(nationalitiesIn("Belgisch-Marokkaanse", before)).toEqual(["BE"]);
  expect(nationalitiesIn("Palestine", before)).toEqual([]);
  expect(isNationalityClear("vluchteling", before)).toBe(false);
  expect(isNationalityClear("staatloos", before)).toBe(true);
});
