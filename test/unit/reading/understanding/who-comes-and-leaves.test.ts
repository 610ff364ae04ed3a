import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { articlesPeople, deedOf } from "../../../../src/reading/understanding/company/articles-people.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

/** Notices of a gazette: who comes to an office, who leaves it, and who only speaks of it. */

const DUTCH = `
Bijlagen bij het Belgisch Staatsblad
Ondernemingsnr : 0403 170 701
Naam (voluit) : Berkenhof Beheer
Rechtsvorm : Naamloze vennootschap
Onderwerp akte : WIJZIGING VAN HET BESTUUR
`;
const FRENCH = `
Annexes du Moniteur belge
N° d'entreprise : 0403 170 701
Nom (en entier) : Bouleau Gestion
Forme légale : Société anonyme
Objet de l'acte : DEMISSIONS ET NOMINATIONS
`;
const ENGLISH = `
THE GAZETTE
BIRCH HOLDINGS LIMITED
Company Number 09876543
`;

describe("who is replaced by whom", () => {
  test.each([
    [
      "in French",
      `${FRENCH}L'assemblée générale du 15 juin 2026 prend acte que Monsieur Jean Dupont est remplacé par Madame Marie Lambert en qualité d'administrateur.`,
      ["Jean Dupont director until 2026-06-15", "Marie Lambert director"],
    ],
    [
      "a list in Dutch",
      `${DUTCH}Op de algemene vergadering van 15 juni 2026 worden de heren Jan Maes en Piet Claes als bestuurders vervangen door mevrouw Els Janssens en de heer Tom Peeters.`,
      [
        "Els Janssens director",
        "Jan Maes director until 2026-06-15",
        "Piet Claes director until 2026-06-15",
        "Tom Peeters director",
      ],
    ],
    [
      "in one sentence with two verbs",
      `${DUTCH}Per 1 juli 2026 is de heer Jan Maes uitgetreden als bestuurder en is mevrouw Els Claes als bestuurder in functie getreden.`,
      ["Els Claes director", "Jan Maes director until 2026-07-01"],
    ],
  ])("%s", (_, drawn, expected) => {
    expect(named(drawn)).toEqual(expected);
  });
});

test("who takes over an office from another comes, whatever stands between", () => {
  const drawn = `${FRENCH}Le conseil prend acte que Madame Anne Dubois, administratrice, sera remplacée dans cette fonction par Monsieur Henri Martin à dater du 1er juillet 2026.`;
  expect(named(drawn)).toEqual(["Anne Dubois director until 2026-07-01", "Henri Martin director"]);
});

test("who has a proxy together with a director is none, and a day of birth is not that of the notice", () => {
  const drawn = `
Amtsgericht Köln HRB 71844
Firma: Birkenhof Verwaltungs GmbH
Geschäftsführer: Schmidt, Karl, Köln, *03.04.1971
Einzelprokura: Vogel, Peter, Bonn, *01.02.1979
Gesamtprokura gemeinsam mit einem Geschäftsführer: Kurz, Eva, Köln, *04.04.1988; Weiß, Jan, Köln, *05.05.1977`;
  expect(named(drawn)).toEqual(["Karl Schmidt director"]);
  const days = understand(pagesOf(drawn)).facts.filter(({ type }) => type === "document_date");
  expect(days).toEqual([]);
});

describe("who appoints is no director by it", () => {
  test.each([
    [
      "the only shareholder, in Dutch",
      `${DUTCH}De enige aandeelhouder, de heer Luc De Vos, benoemt met ingang van 1 juli 2026 tot bestuurder: mevrouw Griet Aerts.`,
      ["Griet Aerts director"],
    ],
    [
      "in French, in two tenses",
      `${FRENCH}L'actionnaire unique, Monsieur Luc Renard, nomme Madame Claire Fontaine en qualité d'administrateur.`,
      ["Claire Fontaine director"],
    ],
    [
      "in French, in the past",
      `${FRENCH}L'associé unique, Monsieur Luc Renard, a nommé le 15 juin 2026 Madame Claire Fontaine aux fonctions de gérante.`,
      ["Claire Fontaine director"],
    ],
    [
      "in English",
      `${ENGLISH}The sole shareholder, Mr John Smith, has appointed Mrs Mary Jones as director of the company with effect from 15 June 2026.`,
      ["Mary Jones director"],
    ],
  ])("%s", (_, drawn, expected) => {
    expect(named(drawn)).toEqual(expected);
  });

  test("who accepts the own appointment, or lays the own office down, still comes or leaves", () => {
    const accepts = "De heer Jan Maes heeft zijn benoeming als bestuurder aanvaard met ingang van 1 juli 2026.";
    expect(named(DUTCH + accepts)).toEqual(["Jan Maes director"]);
    const resigns = "Mevrouw Els Claes heeft haar ontslag als bestuurder ingediend op 3 mei 2026.";
    expect(named(DUTCH + resigns)).toEqual(["Els Claes director until 2026-05-03"]);
  });
});

describe("what stands beside an appointment", () => {
  test("a proxy for the formalities is no director, and a title in capitals no name", () => {
    const drawn = `${DUTCH}Benoeming van de volgende bestuurders vanaf 12 mei 2026:
- de heer Tom Peeters, wonende te 2000 Antwerpen, Meir 5
- Peeters Consult BV, met vaste vertegenwoordiger de heer Bart Goossens
Volmacht wordt verleend aan mevrouw Sofie Lemmens van Accountantskantoor Lemmens BV om de publicatie te verzorgen.`;
    expect(named(drawn)).toEqual(["Peeters Consult BV director", "Tom Peeters director"]);
    const titled = DUTCH.replace("WIJZIGING VAN HET BESTUUR", "WIJZIGING VASTE VERTEGENWOORDIGER");
    expect(
      named(
        `${titled}De bestuurder Peeters Consult BV heeft mevrouw Griet Aerts als vaste vertegenwoordiger aangesteld.`,
      ),
    ).not.toContainEqual(expect.stringContaining("WIJZIGING"));
  });

  test("the act's title does not appoint whom the first sentence names", () => {
    const drawn = `${DUTCH.replace("WIJZIGING VAN HET BESTUUR", "OVERDRACHT VAN AANDELEN - ONTSLAG - BENOEMING ZAAKVOERDER")}De heer Jan Maes draagt al zijn aandelen over aan de heer Tom Peeters. De heer Jan Maes neemt ontslag als zaakvoerder. De heer Tom Peeters wordt benoemd tot zaakvoerder.`;
    expect(named(drawn)).toEqual(["Tom Peeters director"]);
  });

  test("an office that is not given again ends, and a person before a company is no part of its name", () => {
    const drawn = `${DUTCH}De opdracht van bestuurder van mevrouw Els Claes, die op 5 juni 2026 verstrijkt, wordt niet hernieuwd.`;
    expect(named(drawn)).toEqual(["Els Claes director until 2026-06-05"]);
    const listed = `${DUTCH}De jaarvergadering van 5 juni 2026 herbenoemt de heer Jan Maes, mevrouw Els Claes en Peeters Consult BV als bestuurder.`;
    expect(named(listed)).toEqual(["Els Claes director", "Jan Maes director", "Peeters Consult BV director"]);
  });
});

describe("who consents to an appointment, or makes it", () => {
  test.each([
    [
      `STATUTEN van Berkenhof Beheer BV
Artikel 9. Elk besluit vereist het akkoord van de heer Igor Petrov, die een vetorecht heeft, en de algemene vergadering
benoemt de bestuurders. Artikel 10. De heer Karel Claes wordt benoemd tot bestuurder van de vennootschap.`,
      ["Karel Claes"],
    ],
    [
      `STATUTS de Bouleau Gestion SRL
Article 9. Toute décision requiert l'accord de Monsieur Igor Petrov, qui dispose d'un droit de veto, et l'assemblée
nomme les administrateurs. Article 10. Est nommé administrateur de la société Monsieur Karel Claes.`,
      ["Karel Claes"],
    ],
    [
      `ARTICLES OF ASSOCIATION of Birch Holdings Limited
9. The directors are appointed by Mr Igor Petrov. 10. Mr Karel Claes is appointed as director of the company.`,
      ["Karel Claes"],
    ],
  ])("is no director: %#", (drawn, expected) => {
    const document = readableOf(pagesOf(drawn));
    const directors = articlesPeople(document, deedOf(document), "").flatMap(({ value }) => {
      const { name, role } = value as PersonFact;
      return role === "director" ? [name] : [];
    });
    expect(directors).toEqual(expected);
  });
});
