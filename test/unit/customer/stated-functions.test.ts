import { describe, expect, it } from "vitest";
import { statedFunction } from "../../../src/domain/customer/stated-functions.rules.ts";

describe("a prominent public function in an answer", () => {
  it.each([
    ["Burgemeester van Leuven", "Burgemeester"],
    ["Ministre du gouvernement wallon", "Ministre"],
    ["Vlaams minister van Onderwijs", "minister"],
    ["Loon van mijn man, staatssecretaris", "staatssecretaris"],
    ["Député fédéral", "Député"],
    ["Ambassadeur", "Ambassadeur"],
    ["Mitglied: Bundestagsabgeordneter", "Bundestagsabgeordnete"],
    ["Member of the European Parliament", "Member of the European Parliament"],
    ["Generaal-majoor op rust", "Generaal-majoor"],
    ["sénatrice", "sénatrice"],
  ])("is found: %s", (occupation, stated) => {
    expect(statedFunction({ occupation })).toBe(stated);
  });

  it.each([
    "Leraar",
    "Bediende bij het ministerie van Financiën",
    "Agent au ministère de la Justice",
    "Directeur général",
    "Administratief medewerker",
    "Ministre du culte",
    "Ministerialrat",
    "Algemeen directeur",
    "Major account manager",
    "Kamermeisje",
  ])("is not: %s", (occupation) => {
    expect(statedFunction({ occupation })).toBeNull();
  });
});
