import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

/** Deeds: who appears for somebody else, companies that are only the object of the shares, and birthdays in words. */

const GERMAN = `
Verhandelt zu Köln am 3. November 2026. Vor mir, dem unterzeichnenden Notar Dr. Peter Vogel mit Amtssitz in Köln, erschienen heute:
1. Herr Karl Schmidt, geboren am 03.04.1971, wohnhaft Hohe Straße 12, 50667 Köln, handelnd nicht im eigenen Namen, sondern für die Schmidt Holding GmbH mit Sitz in Köln, HRB 55555,
2. Frau Anna Berger, geboren am 05.06.1980, wohnhaft Am Markt 3, 53111 Bonn.
Die Erschienenen errichten eine Gesellschaft mit beschränkter Haftung unter der Firma Birkenhof Verwaltungs GmbH. Sitz der Gesellschaft ist Köln. Das Stammkapital beträgt 25.000 EUR. Hiervon übernehmen die Schmidt Holding GmbH 15.000 Geschäftsanteile und Frau Anna Berger 10.000 Geschäftsanteile.`;

const FOUNDATION = `
AKTE VAN OPRICHTING STICHTING ADMINISTRATIEKANTOOR BERKENHOF
Op 3 november 2026 verscheen voor mij, mr. Pieter Smit, notaris te Utrecht: mevrouw Anna Bakker, geboren te Zeist op 5 juni 1980, te dezen handelend als schriftelijk gevolmachtigde van de heer Jan de Vries, geboren te Utrecht op 3 april 1971.
De stichting draagt de naam Stichting Administratiekantoor Berkenhof en is gevestigd te Utrecht. Doel: het tegen toekenning van certificaten verkrijgen en beheren van aandelen in Berkenhof Beheer B.V. (KvK 71234567).`;

const IN_WORDS = `
AKTE VAN OPRICHTING
Heden, drie november tweeduizend zesentwintig, verschenen voor mij, mr. Pieter Smit, notaris te Utrecht:
1. de heer Jan de Vries, geboren te Utrecht op drie april negentienhonderd eenenzeventig, wonende te Utrecht, Kanaalweg 14;
2. mevrouw Anna Bakker, geboren te Amsterdam op zevenentwintig september negentienhonderd vierenzeventig, wonende te Zeist, Slotlaan 3.
De comparanten richten een besloten vennootschap met beperkte aansprakelijkheid op, genaamd Berkenhof Beheer B.V., gevestigd te Utrecht.`;

describe("who appears for somebody else", () => {
  test("is no founder, and shares are parts of those whom they are taken for", () => {
    expect(named(GERMAN)).toEqual(["Anna Berger founder 40", "Schmidt Holding GmbH shareholder 60"]);
    expect(named(FOUNDATION)).toEqual(["Jan de Vries founder"]);
  });

  test("who stands before one that appears for somebody else is a founder all the same", () => {
    const both = FOUNDATION.replace(
      "mevrouw Anna Bakker",
      "de heer Tom Maes, geboren te Gent op 1 februari 1969, en mevrouw Anna Bakker",
    );
    expect(named(both)).toEqual(["Jan de Vries founder", "Tom Maes founder"]);
  });
});

test("a day in words is read to its end, though a place stands before it", () => {
  const births = understand(pagesOf(IN_WORDS)).facts.flatMap(({ type, value }) =>
    type === "person" && (value as PersonFact).role === "founder"
      ? [[(value as PersonFact).name, (value as PersonFact).birth_date]]
      : [],
  );
  expect(births).toEqual([
    ["Jan de Vries", "1971-04-03"],
    ["Anna Bakker", "1974-09-27"],
  ]);
});

test("a town at the end of a line is no part of the next name, and a founder's company gives no number", () => {
  const statutes = `
STATUTS
Entre les soussignés :
Jean DUPONT, né le 12/01/1960 à Namur, demeurant rue de Fer 12, 5000 Namur
Marie LAMBERT, née le 05/06/1975 à Bruxelles, demeurant rue Haute 3, 1000 Bruxelles, agissant tant en son nom personnel qu'au nom de la SRL Petit Invest (0999.900.150)
il est constitué une SRL dénommée Bouleau Conseil, siège : rue de Fer 12, 5000 Namur.
Apports : Jean DUPONT 50 actions, Marie LAMBERT 30 actions, Petit Invest 20 actions.`;
  expect(named(statutes)).toEqual(["Jean DUPONT founder", "Marie LAMBERT founder"]);
  const numbers = understand(pagesOf(statutes)).facts.filter(({ type }) => type === "enterprise_number");
  expect(numbers).toEqual([]);
});

test("the title of a chart right before the name is no part of it", () => {
  const chart = `
Aandeelhoudersstructuur Berkenhof Beheer NV (0403.170.701)

Jan Maes -> 100 % -> Maes Holding BV
Maes Holding BV -> 60 % -> Berkenhof Beheer NV
Els Claes -> 40 % -> Berkenhof Beheer NV`;
  expect(named(chart)).toEqual(["Els Claes shareholder 40", "Maes Holding BV shareholder 60"]);
});
