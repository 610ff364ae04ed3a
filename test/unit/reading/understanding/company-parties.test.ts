import { describe, expect, test } from "vitest";
import type { PersonFact, ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Who a company's paper makes its founder or director, and whom it does not. */

const CERTAIN = 0.8;
const certain = (drawn: string) => {
  const { kind, facts } = understand(pagesOf(drawn));
  return { kind, facts: facts.filter(({ confidence }) => confidence >= CERTAIN) };
};
const people = (facts: readonly ReadFact[], role: PersonFact["role"]) =>
  facts.flatMap(({ type, value }) =>
    type === "person" && (value as PersonFact).role === role ? [value as PersonFact] : [],
  );

const deed = (parties: string, request: string) => `
OPRICHTING VAN EEN BESLOTEN VENNOOTSCHAP

In het jaar tweeduizend vierentwintig, op twaalf maart. Voor mij, meester Bart Wouters,
notaris te Leuven, is verschenen:
${parties}
${request}
VERSLAG. Het financieel plan werd opgesteld met bijstand van mevrouw Tine Buysse,
accountant te Lochristi.
BANKATTEST. De inbreng werd gestort op een rekening bij Belfius Bank, zoals blijkt uit het
attest ondertekend door de heer Dirk Naessens, kantoordirecteur.
STATUTEN. Artikel 1. De vennootschap neemt de vorm aan van een besloten vennootschap. Zij draagt
de naam "Delta Bouw". Artikel 2. De zetel is gevestigd te Kerkstraat 12, 3000 Leuven.
Artikel 3. De vennootschap heeft tot voorwerp: het uitvoeren van bouwwerken.
WAARVAN AKTE, in aanwezigheid van de getuigen, de heer Marnix Coppieters en mevrouw Gerda Boon.`;

describe("founders of a deed", () => {
  const ONE =
    "Mevrouw CLAES Sofie, geboren te Gent op 3 september 1969, gehuwd met de heer Lieven Ostyn, wonende te 9000 Gent,\nCoupure 81.";
  const VERZOEKT =
    "De comparante verzoekt mij, notaris, akte te verlenen van de oprichting van een besloten vennootschap.";

  test("no spouse, adviser, banker or witness beside the one who appears", () => {
    const { kind, facts } = certain(deed(ONE, VERZOEKT));
    expect(kind).toBe("articles_of_association");
    expect(people(facts, "founder").map(({ name }) => name)).toEqual(["Sofie CLAES"]);
  });

  test("nor where no word ends the list of those who appear", () => {
    const { facts } = certain(deed(ONE, "Zij richt hierbij een vennootschap in oprichting op."));
    expect(people(facts, "founder").map(({ name }) => name)).toEqual(["Sofie CLAES"]);
  });

  test("both of a couple that appears, and an accountant who founds a company", () => {
    const couple =
      "1. De heer PEETERS Tom, accountant, geboren te Gent op 4 mei 1980, en zijn echtgenote\n2. Mevrouw CLAES Sofie, geboren te Aalst op 1 juni 1982, samen wonende te 9000 Gent, Molenweg 3.";
    const { facts } = certain(
      deed(couple, VERZOEKT.replace("comparante", "comparanten").replace("verzoekt", "verzoeken")),
    );
    expect(people(facts, "founder").map(({ name }) => name)).toEqual(["Tom PEETERS", "Sofie CLAES"]);
  });
});

describe("directors of an extract in two languages", () => {
  const EXTRACT = `
Ondernemingsrechtbank Gent - Uittreksel uit het rechtspersonenregister / Extrait du registre
Datum van afgifte / Date de délivrance: 13.11.2026

Nummer / Numéro: 0999.900.645
Naam / Dénomination: Zonnebloem Catering
Rechtsvorm / Forme légale: Besloten vennootschap
Zetel / Siège: Hoogstraat 66, 9000 Gent

Bestuur en vertegenwoordiging / Administration et représentation

Van / Du Tot / Au Hoedanigheid / Qualité   Naam, voornaam / Nom,     Toestand / Situation
20.08.2015             bestuurder /     DE SMEDT, Hilde          in functie / en fonction
                       administrateur
01.01.2018 30.06.2024   bestuurder /    LEMMENS, Guido           ontslagen /
                       administrateur                            démissionnaire
20.08.2015 31.12.2017   bestuurder /    VAN CAUWENBERGHE, Rita   ontslagen /
                       administrateur                            démissionnaire

De griffier / Le greffier: J. Temmerman`;
  const standing = (drawn: string) =>
    people(certain(drawn).facts, "director").flatMap(({ name, until }) => (until === undefined ? [name] : []));

  test("the one in office; who has left is none, or has the day on which the office ended", () => {
    expect(standing(EXTRACT)).toEqual(["Hilde DE SMEDT"]);
    const ended = people(certain(EXTRACT).facts, "director").filter(({ name }) => name === "Guido LEMMENS");
    expect(ended).toEqual([expect.objectContaining({ since: "2018-01-01", until: "2024-06-30" })]);
  });

  test("who has left without a day is none", () => {
    const withoutDays = EXTRACT.replaceAll(/\d\d\.\d\d\.\d{4}( \d\d\.\d\d\.\d{4})   /g, (row) =>
      " ".repeat(row.length),
    );
    expect(standing(withoutDays)).toEqual(["Hilde DE SMEDT"]);
  });

  test("the days alone tell that an office has ended", () => {
    expect(standing(EXTRACT.replaceAll("ontslagen /", "").replaceAll("démissionnaire", ""))).toEqual([
      "Hilde DE SMEDT",
    ]);
  });
});
