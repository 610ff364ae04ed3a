import { describe, expect, test } from "vitest";
import type { FactType, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Captions in small print over their values: lines that begin with `~` are half as high. */
const withCaptions = (drawn: string) =>
  pagesOf(drawn.replaceAll(/^~/gm, " ")).map((page) => {
    const small = drawn
      .replace(/^\n/, "")
      .split("\n")
      .map((line) => line.startsWith("~"));
    return {
      ...page,
      lines: page.lines.map((line) => {
        const [left, top, width, height] = line.box!;
        return small[(top - 40) / 14] ? { ...line, box: [left, top + 3, width, height * 0.7] as const } : line;
      }),
    };
  });

/** What a drawn paper says of its subject with certainty, by type. */
const certain = (drawn: string, type: FactType) =>
  understand(pagesOf(drawn))
    .facts.filter((fact) => fact.type === type && fact.subject === "subject" && fact.confidence >= 0.8)
    .map(({ value }) => value);

const CERTIFICATE = `
VILLE DE HUY
Service Population - Grand-Place 1 - 4500 Huy

                    CERTIFICAT DE RESIDENCE

L'Officier de l'Etat civil de la Ville de Huy certifie que :

Nom :                HERMANS
Prénoms :            Julie
N° national :        88.02.14-215.63
Née à :              Huy, le 14 février 1988
Nationalité :        belge

est inscrite dans les registres de la population de notre ville depuis le 3 mai 2019 et y a sa
résidence principale à l'adresse suivante :
Rue Haute 17, 4500 HUY

Délivré à Huy, le 18 septembre 2025
Pour l'Officier de l'Etat civil, l'agent délégué,
M. Wéry`;

describe("a certificate of residence", () => {
  test("says when and where the resident was born, and of what nationality", () => {
    const [person] = certain(CERTIFICATE, "person") as PersonFact[];
    expect(person).toMatchObject({ birth_date: "1988-02-14", birth_place: "Huy", nationality: "BE" });
  });

  test("was made on the day beside the town where it was given", () => {
    expect(certain(CERTIFICATE, "document_date")).toEqual(["2025-09-18"]);
  });
});

const BILL = (head: string) => `
EDF

                                        M. PAUL CHEVALIER
Référence client : 6 012 345 678        3 IMPASSE DES ACACIAS
Compte client : 4 004 123 456           59800 LILLE

${head}

Lieu de consommation
3 impasse des Acacias 59800 Lille
Point de livraison : 15 123 456 789 012

Montant total TTC              118,63 €
À prélever le 18/09/2025 sur le compte se terminant par 4417
Prochaine facture vers le 03/11/2025

EDF SA - 22-30 avenue de Wagram 75382 Paris Cedex 08 - 552 081 317 R.C.S. Paris`;

describe("the day of a bill", () => {
  test("stands behind the word for it", () => {
    expect(certain(BILL("Facture du 03/09/2025\nn° 10 231 445 002"), "document_date")).toEqual(["2025-09-03"]);
  });

  test("stands under its label, beside other labels", () => {
    const head = "N° facture       Date facture       Date limite\n10 231 445       03/09/2025         18/09/2025";
    expect(certain(BILL(head), "document_date")).toEqual(["2025-09-03"]);
  });
});

describe("the addressee of a letter", () => {
  const LETTER = `
proximus
                                        BOULANGERIE LEROY SRL
Numéro de facture    7301 882 104       A l'attention de M. Leroy
Date de facture      26/09/2025         RUE NEUVE 3
Numéro de client     641 220 118        7500 TOURNAI

Votre facture de septembre 2025

Business Flex Fiber                71,07 €
Mobile 0475 12 34 56               24,79 €
Total à payer avant le 16/10/2025  115,99 €

Proximus SA de droit public, Boulevard du Roi Albert II 27, 1030 Bruxelles, TVA BE 0202.239.951 RPM Bruxelles`;

  test("is the company over the line with whom it is for", () => {
    expect(certain(LETTER, "company_name")).toEqual(["BOULANGERIE LEROY SRL"]);
    expect(certain(LETTER, "person")).toEqual([]);
  });
});

describe("the holder of an account", () => {
  const LETTER = `
Rabobank

Timmerwerken Bos B.V.
Zandweg 4
3454 JX De Meern

Bankverklaring

Hierbij bevestigen wij dat onderstaande rekening op naam staat van Timmerwerken Bos
B.V., ingeschreven in het Handelsregister onder nummer 69123457.

Rekeningnummer            BIC          Tenaamstelling
NL39 RABO 0300 0652 64    RABONL2U     Timmerwerken Bos B.V.



Coöperatieve Rabobank U.A., Croeselaan 18, 3521 CB Utrecht, KvK 30046259`;

  test("has no number that the bank prints of itself under the holder's name", () => {
    expect(certain(LETTER, "enterprise_number")).toEqual(["69123457"]);
  });
});

describe("a household", () => {
  test("of one person is that person's", () => {
    const people = certain(
      `
Administration communale de MONS

                COMPOSITION DE MÉNAGE

Au registre de la population est inscrit le ménage suivant, domicilié à l'adresse :
Rue du Calvaire 5, 7000 Mons

N°   Nom et prénoms      N° national         Date de naissance   Lien
1    MAQUET, Thierry     59.12.01-133.54     01/12/1959          Personne de référence

Délivré à Mons, le 28 avril 2025, sur demande de l'intéressé.`,
      "person",
    );
    expect(people).toMatchObject([{ name: "Thierry MAQUET", birth_date: "1959-12-01" }]);
  });
});

describe("initials behind a title", () => {
  test("are the initials of a name", () => {
    const bill = `
Eneco
Mw. M. Hoekstra
Oudegracht 231
3511 NK UTRECHT

Uw jaarnota
Dit is uw jaarnota voor stroom en gas van 15 juli 2024 tot en met 14 juli 2025 voor het
leveringsadres Oudegracht 231, 3511 NK Utrecht. U krijgt € 41,88 terug.
Factuurdatum: 22 juli 2025

Stroom        € 488,10
Gas           € 702,02

Eneco Consumenten B.V., Marten Meesweg 5, 3068 AV Rotterdam, KvK 24296168, btw NL809432146B01`;
    expect(certain(bill, "person")).toMatchObject([{ name: "M. Hoekstra" }]);
  });
});

describe("coordinated articles", () => {
  const ARTICLES = (foot: string) => `
                      DRUKKERIJ DE ZWAAN
                      naamloze vennootschap
                      Handelskaai 22, 8500 Kortrijk

              GECOÖRDINEERDE STATUTEN OP 14 NOVEMBER 2024

De vennootschap werd opgericht bij akte verleden voor notaris Karel Dumont te Kortrijk op 3 mei 1979.
De statuten werden laatst gewijzigd bij akte verleden voor notaris Sofie Bossuyt te Harelbeke op
14 november 2024.

Artikel 1: De vennootschap is een naamloze vennootschap. Zij draagt de naam "DRUKKERIJ DE ZWAAN".
Artikel 2: De zetel is gevestigd in het Vlaamse Gewest.
Artikel 3: De vennootschap heeft tot voorwerp het drukken, binden en uitgeven van boeken.
Artikel 5: Het kapitaal bedraagt honderdvijfentwintigduizend euro (125.000,00 EUR).
${foot}`;

  test.each(["", "Voor gelijkvormige coördinatie,\nSofie Bossuyt, notaris"])(
    "are of the notary of the last change, not of the foundation (%j)",
    (foot) => {
      const notaries = understand(pagesOf(ARTICLES(foot))).facts.flatMap(({ value }) =>
        (value as PersonFact).role === "notary" ? [(value as PersonFact).name] : [],
      );
      expect(notaries).toEqual(["Sofie Bossuyt"]);
    },
  );
});

describe("an extract that lists a board", () => {
  test("names all who stand one under the other, whatever they do there", () => {
    const extract = `
UITTREKSEL UIT HET RECHTSPERSONENREGISTER
Ondernemingsrechtbank Gent, afdeling Dendermonde

Ondernemingsnummer:   0499.823.182
Naam:                 Natuurpunt Denderstreek
Rechtsvorm:           Vereniging zonder winstoogmerk
Zetel:                Molenstraat 9, 9300 Aalst
Bestuur:              Jan De Smedt (voorzitter)
                      Greet Wauters (penningmeester)
                      Ali Yildiz (secretaris)
                      Els Maes (lid)

Uittreksel afgeleverd op 21 augustus 2025`;
    expect(certain(extract, "person")).toMatchObject(
      ["Jan De Smedt", "Greet Wauters", "Ali Yildiz", "Els Maes"].map((name) => ({ name, role: "director" })),
    );
  });
});

describe("a number of seven digits of a register abroad", () => {
  const INCUMBENCY = `
TRIDENT CORPORATE AGENTS LIMITED
Trident Chambers, Road Town, Tortola, British Virgin Islands

                 CERTIFICATE OF INCUMBENCY

We, the registered agent, hereby certify that according to the records kept at our office:

Company name:            Coral Reef Holdings Ltd.
Company number:          1987654
Date of incorporation:   14 September 2018
Registered office:       Trident Chambers, Road Town, Tortola, British Virgin Islands
Status:                  In good standing

Dated this 30th day of May 2025`;

  test("is read as it is printed", () => {
    expect(certain(INCUMBENCY, "enterprise_number")).toEqual(["1987654"]);
  });

  test("is completed where the paper is of England", () => {
    const english = INCUMBENCY.replaceAll("Tortola, British Virgin Islands", "London, England");
    expect(certain(english, "enterprise_number")).toEqual(["01987654"]);
  });
});

describe("a card whose holder has two family names, one under the other", () => {
  const CARD = `
REINO DE ESPAÑA
DOCUMENTO NACIONAL DE IDENTIDAD
DNI 99999999R
                    APELLIDOS
                    GARCÍA
                    MORENO
                    NOMBRE
                    CARMEN
                    SEXO   NACIONALIDAD   NACIMIENTO
                    F      ESP            01 01 1980
                    EMISIÓN      VALIDEZ
                    02 06 2023   02 06 2033

IDESPBAA000589599999999R<<<<<<
8001014F3306024ESP<<<<<<<<<<<9
GARCIA<MORENO<<CARMEN<<<<<<<<<`;

  test("is called by both", () => {
    expect(certain(CARD, "person")).toMatchObject([{ name: "CARMEN GARCÍA MORENO", family_name: "GARCÍA MORENO" }]);
  });
});

describe("captions in small print over their values", () => {
  const CARDS = `
FOD Financiën                                       Raadpleging van 11/06/2025
Register van uiteindelijke begunstigden

~Ondernemingsnummer       Naam                  Rechtsvorm
 0712.398.781             HOUT EN ZONEN         BV
Uiteindelijke begunstigden
~Naam                     Voornaam              Geboren in
 Servaes                  Martine               05/1963
~Nationaliteit            Verblijfsland         UBO sinds
 België                   België                01/09/2019
~Soort                    Keten                 Ander
 Eigenaar                 geen                  geen
~Aandelen                 Stemrechten           Samen met
 55,00 %                  55,00 %               niemand
~Naam                     Voornaam              Geboren in
 Servaes                  Olivier               11/1990
~Nationaliteit            Verblijfsland         UBO sinds
 België                   Luxemburg             01/09/2020
~Soort                    Keten                 Ander
 Eigenaar                 geen                  geen
~Aandelen                 Stemrechten           Samen met
 45,00 %                  45,00 %               niemand`;

  test("are the card of one owner down to the next name", () => {
    const owners = understand(withCaptions(CARDS))
      .facts.filter(({ type, confidence }) => type === "person" && confidence >= 0.8)
      .map(({ value }) => value);
    expect(owners).toMatchObject([
      { name: "Martine Servaes", birth_date: "1963-05", country: "BE", share_percent: 55 },
      { name: "Olivier Servaes", birth_date: "1990-11", country: "LU", share_percent: 45 },
    ]);
  });

  test("are never the value of the caption beside them", () => {
    const certificate = `
ARGENTA
Rekeningbewijs
Argenta Spaarbank nv verklaart dat onderstaande persoon houder is van de vermelde rekening.

~Rekeninghouder           Medehouder
 Kristof Wuyts            -

~Rekeningnummer           BIC
 BE69 9731 1223 3478      ARSPBE22

Opgemaakt te Antwerpen op 12 juni 2025`;
    const holders = understand(withCaptions(certificate)).facts.filter(({ type }) => type === "account_holder");
    expect(holders).toMatchObject([{ value: "Kristof Wuyts" }]);
  });
});

test("a company that a clerk certifies not to have been declared bankrupt is not bankrupt", () => {
  const certificate = `
TRIBUNAL DE L'ENTREPRISE DE LIEGE

CERTIFICAT

Le greffier certifie que la société Carrières du Condroz, société anonyme, dont le siège est
situé rue de la Carrière 3, 4500 Huy, est inscrite à la Banque-Carrefour des Entreprises sous
le numéro 0403.199.702 et qu'elle n'est pas déclarée en faillite.`;
  expect(understand(pagesOf(certificate)).facts.filter(({ type }) => type === "status")).toEqual([]);
});
