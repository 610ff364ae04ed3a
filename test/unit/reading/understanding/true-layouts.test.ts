import { describe, expect, test } from "vitest";
import type { FactType, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

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
