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
    ["Burgemeester van Hoogstraten", "Burgemeester"],
    ["Chauffeur van de burgemeester; vroeger senator", "senator"],
    ["Burgemeester, Kerkstraat 4", "Burgemeester"],
    ["Ambassador of Malta, Hotel Astoria", "Ambassador"],
    ["Secretary of State", "Secretary of State"],
    ["Minister, formerly secretary of a union", "Minister"],
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
    "Brand ambassador at a cosmetics company",
    "Ambassadeur de marque",
    "Merkambassadeur",
    "cleaner at Ambassador Hotel",
    "Schoonmaker in hotel Ambassador",
    "Chauffeur van de burgemeester",
    "Chauffeur du ministre",
    "Secretaresse van de minister",
    "Sekretärin des Bürgermeisters",
    "driver to the ambassador",
    "Retired teacher; lives Burgemeesterstraat 4",
    "Leraar, Burgemeester Boonestraat 4",
    "Rue du Bourgmestre",
    "Rue de l'Ambassadeur 4",
  ])("is not: %s", (occupation) => {
    expect(statedFunction({ occupation })).toBeNull();
  });
});
