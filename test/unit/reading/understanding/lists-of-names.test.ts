import { describe, expect, test } from "vitest";
import { readPersonName } from "../../../../src/reading/understanding/fields/person-names.ts";
import { named } from "./named.ts";

describe("two names in one line", () => {
  test("are not one name: which is the family name nobody can tell", () => {
    expect(readPersonName("Hassan Ali, Mohamed Omar")).toBeNull();
    expect(readPersonName("Wang Wei, Li Na")).toBeNull();
  });

  test("are a name in parts where the second are given names or initials, or the first a family name", () => {
    expect(readPersonName("Sanchez Ruiz, Maria Carmen")).toMatchObject({ family_name: "Sanchez Ruiz" });
    expect(readPersonName("Lloyd Webber, A. J.")).toMatchObject({ family_name: "Lloyd Webber" });
    expect(readPersonName("HASSAN ALI, Mohamed Omar")).toMatchObject({ family_name: "HASSAN ALI" });
    expect(readPersonName("Nguyen, Thi Hoa")).toMatchObject({ family_name: "Nguyen" });
    expect(readPersonName("Van den Broeck, Ngozi Uche")).toMatchObject({ family_name: "Van den Broeck" });
  });
});

const extract = (directors: string) => `
HANDELSREGISTER
UITTREKSEL KRUISPUNTBANK VAN ONDERNEMINGEN
Ondernemingsnummer: 0403.199.702
Naam: Alfa Handel BV
Rechtsvorm: Besloten vennootschap
Zetel: Kerkstraat 1, 9000 Gent
${directors}
Datum: 4 maart 2025`;

describe("directors in one line of an extract", () => {
  test("are several behind a title in the plural, or where they are more than two", () => {
    expect(named(extract("Bestuurders: Hassan Ali, Mohamed Omar"))).toEqual([
      "Hassan Ali director",
      "Mohamed Omar director",
    ]);
    expect(named(extract("Bestuurder: Hassan Ali, Mohamed Omar, Ngozi Okafor"))).toEqual([
      "Hassan Ali director",
      "Mohamed Omar director",
      "Ngozi Okafor director",
    ]);
    expect(named(extract("Bestuurders: Hassan Ali en Mohamed Omar"))).toEqual([
      "Hassan Ali director",
      "Mohamed Omar director",
    ]);
  });

  test("are nobody with certainty behind a title of one", () => {
    expect(named(extract("Bestuurder: Hassan Ali, Mohamed Omar"))).toEqual([]);
  });

  test("are one where the line is a name in parts", () => {
    expect(named(extract("Bestuurders: Van den Broeck, Lieve"))).toEqual(["Lieve Van den Broeck director"]);
  });
});
