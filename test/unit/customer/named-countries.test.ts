import { describe, expect, it } from "vitest";
import { countriesTowards, readNamedCountries } from "../../../src/domain/customer/named-countries.rules.ts";

const codesOf = (answer: string) => readNamedCountries(answer).codes;
const unclearOf = (answer: string) => readNamedCountries(answer).unclear;

describe("an answer on the countries of customers", () => {
  it.each([
    ["België", ["BE"]],
    ["Belgium, the Netherlands and France", ["BE", "NL", "FR"]],
    ["Wij leveren vooral in België en soms in Nederland.", ["BE", "NL"]],
    ["Belgique (80 %), Luxembourg (20 %)", ["BE", "LU"]],
    ["Belgien, Deutschland und Österreich", ["BE", "DE", "AT"]],
    ["BE, NL, FR", ["BE", "NL", "FR"]],
    ["België, vooral Vlaanderen en Brussel", ["BE"]],
    ["Overal in België", ["BE"]],
    ["partout en Belgique", ["BE"]],
    ["Particulieren in België en Frankrijk", ["BE", "FR"]],
    ["Bosnia and Herzegovina", ["BA"]],
  ])("is clear: %s", (answer, codes) => {
    expect(readNamedCountries(answer)).toEqual({
      codes,
      leftOut: [],
      bannedAreas: [],
      isAnywhere: false,
      unclear: [],
    });
  });

  it.each([
    "Gent en omstreken",
    "regio Leuven",
    "Leuven en omliggende gemeenten",
    "Namur et environs",
    "Namur et alentours",
    "Eupen und Umgebung",
    "Eupen und Umland",
    "Ghent and surroundings",
    "Ghent and surrounding towns",
  ])("is clear with what lies around a town: %s", (answer) => {
    expect(readNamedCountries(answer)).toMatchObject({ codes: ["BE"], unclear: [] });
  });

  it("is not clear by what lies around nowhere", () => {
    expect(unclearOf("de omstreken")).toEqual(["de omstreken"]);
    expect(readNamedCountries("Gent en omstreken", { rulesVersion: 12 }).unclear).toEqual(["omstreken"]);
  });

  it.each(["EU", "de Europese Unie", "Benelux", "l'Union européenne", "im EWR", "Vlaanderen"])(
    "is clear by a region without a high-risk country: %s",
    (answer) => {
      expect(readNamedCountries(answer)).toMatchObject({ codes: [], isAnywhere: false, unclear: [] });
    },
  );

  it.each([
    "wereldwijd",
    "Worldwide",
    "dans le monde entier",
    "überall",
    "Afrika",
    "Europa",
    "Moyen-Orient et Asie",
    "buiten de EU",
    "clients hors UE",
    "export",
    "geen",
    "n/a",
    "-",
    "iedereen die brood lust",
    "onze buurt",
  ])("names no country: %s", (answer) => {
    expect(codesOf(answer)).toEqual([]);
    expect(unclearOf(answer)).not.toEqual([]);
  });

  it.each([
    ["Belgium and the rest of Europe", ["BE"]],
    ["België, Nederland, enz.", ["BE", "NL"]],
    ["France, Qwertistan", ["FR"]],
    ["België en Verweggistan", ["BE"]],
    ["Belgium; elsewhere in Africa", ["BE"]],
  ])("is clear in part only: %s", (answer, codes) => {
    expect(codesOf(answer)).toEqual(codes);
    expect(unclearOf(answer)).toHaveLength(1);
  });

  it.each([
    ["Overal in Europa, behalve Rusland en Iran", ["RU", "IR"]],
    ["Worldwide except for North Korea", ["KP"]],
    ["dans le monde entier, sauf la Russie", ["RU"]],
    ["Weltweit, ausgenommen Iran", ["IR"]],
  ])("leaves countries out: %s", (answer, leftOut) => {
    expect(readNamedCountries(answer)).toMatchObject({ codes: [], leftOut });
    expect(unclearOf(answer)).not.toEqual([]);
  });

  it.each([
    ["Nergens buiten België, behalve in Rusland", "RU"],
    ["No customers anywhere in Europe, except Russia", "RU"],
    ["België, behalve Luik, en Rusland", "RU"],
    ["Niet alleen in België, ook in Iran", "IR"],
    ["Aucun client en Europe hors Russie", "RU"],
    ["Europe except Malta. Also Iran.", "IR"],
  ])("hides no country behind an exception: %s", (answer, code) => {
    expect(codesOf(answer)).toContain(code);
  });

  it.each(["Krim", "Donezk", "la Crimée et Louhansk", "Kherson", "Sevastopol, Ukraine"])(
    "names an area under a trade ban: %s",
    (answer) => {
      expect(readNamedCountries(answer).bannedAreas).not.toEqual([]);
    },
  );
});

describe("the countries that a description goes to or comes from", () => {
  it.each([
    ["Export van auto's naar Syrië en Iran", ["SY", "IR"]],
    ["Aide aux familles en Syrie", ["SY"]],
    ["Trade in machines with Kazakhstan, Turkey", ["KZ", "TR"]],
    ["Tapijten uit Iran", ["IR"]],
    ["Lieferung nach Nordkorea", ["KP"]],
  ])("are named: %s", (text, codes) => {
    expect(countriesTowards(text).toSorted()).toEqual(codes.toSorted());
  });

  it.each([
    "Syrian restaurant",
    "Restaurant met Syrische keuken",
    "Perzische tapijten",
    "Cours de russe",
    "Vente en gros",
  ])("are not in what something is called: %s", (text) => {
    expect(countriesTowards(text)).toEqual([]);
  });
});
