import { describe, expect, it } from "vitest";
import { countryOfAddress, townOfAddress } from "../../../src/domain/customer/address-countries.rules.ts";

describe("the country of an address", () => {
  it("is told by towns of every version of the rules since version 9", () => {
    const of = (rulesVersion: number) => countryOfAddress("Nezavisimosti 4, 220030 Minsk", { rulesVersion });
    expect([of(8), of(9)]).toEqual([null, "BY"]);
  });

  it.each([
    ["Enghelab Street 12, 1417 Tehran, Islamic Republic of Iran", "IR"],
    ["Enghelab Street 12\n1417 Tehran Iran", "IR"],
    ["Enghelab 12, 1417 Téhéran, République islamique d'Iran", "IR"],
    ["Enghelabstraat 12 1417 Teheran Iran", "IR"],
    ["Valiasr Street 200, Teheran, Iran 1417", "IR"],
    ["Valiasr Street 200, Iran, Teheran", "IR"],
    ["Valiasr Street 200, Tehran, IR", "IR"],
    ["Enghelab Street 12, 1417 Tehran", "IR"],
    ["Moscow, Idaho, USA", "US"],
    ["Kerkstraat 14, 3000 Leuven, België", "BE"],
    ["B-3000 Leuven, Kerkstraat 14", "BE"],
    ["Rue du Fort 2, L-1234 Luxembourg", "LU"],
    ["Hauptstraße 3, D-10115 Berlin", "DE"],
    ["Bahnhofstrasse 1, 8001 Zürich, Schweiz", "CH"],
    ["1600 Main Street, Peru, IN 46970, USA", "US"],
    ["Rue de la Gare 8, Abidjan, Côte d'Ivoire", "CI"],
    ["Straße der Nation 4, Pjöngjang, Nordkorea", "KP"],
    ["Boulevard du 30 Juin 5, Kinshasa, République démocratique du Congo", "CD"],
    ["Pekinglaan 4, Minsk, Wit-Rusland", "BY"],
  ])("is read: %s", (address, code) => expect(countryOfAddress(address, {})).toBe(code));

  it.each([
    "Kerkstraat 14, 3000 Leuven",
    "Kerkstraat 14\n3000 Leuven",
    "Rue de Chine 5, 1000 Bruxelles",
    "Avenue du Congo 3, 1050 Bruxelles",
    "12 rue de Jordanie",
    "Luxemburgstraat 10, 1000 Brussel",
    "Place de la Turquie",
    "Iranplein 4, 9000 Gent",
    "Canada Square 5, London",
    "1200 Broad Street, Newark, New Jersey",
    "500 Market St, Los Angeles, CA 90001",
    "500 Market St, Los Angeles, CA",
    "Parijsstraat 4, 3000 Leuven",
    "Damascusstraat 4, 3000 Leuven",
    "Moscow Street 4, 3000 Leuven",
    "",
    "  , ",
    "1234",
  ])("is not guessed: %s", (address) => expect(countryOfAddress(address, {})).toBeNull());
});

describe("the town of an address", () => {
  it.each([
    ["Bondgenotenlaan 12, 3000 Leuven", "Leuven"],
    ["Rue de la Loi 16\nB-1000 Bruxelles\nBelgique", "Bruxelles"],
    ["Keizersgracht 1, 1015 CJ Amsterdam", "Amsterdam"],
    ["12 rue Victor Hugo, 75016 Paris, France", "Paris"],
    ["Hauptstraße 4, D-52062 Aachen", "Aachen"],
    ["Kerkstraat 2000, 9051 Sint-Denijs-Westrem", "Sint-Denijs-Westrem"],
    ["Ergens in het dorp", null],
    ["", null],
  ])("stands behind the last postal code: %s", (address, town) => {
    expect(townOfAddress(address)).toBe(town);
  });
});
