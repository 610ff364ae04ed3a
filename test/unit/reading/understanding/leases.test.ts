import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** The kind of a drawn paper, and what it certainly says of its subject: tenants and address. */
function lease(drawn: string) {
  const { kind, facts } = understand(pagesOf(drawn));
  const own = facts.filter(({ subject, confidence }) => subject === "subject" && confidence >= CERTAIN);
  return {
    kind,
    tenants: own.filter(({ type }) => type === "person").map(({ value }) => (value as PersonFact).name),
    addresses: own.filter(({ type }) => type === "address").map(({ value }) => value),
    companies: own.filter(({ type }) => type === "company_name").map(({ value }) => value),
  };
}

test("a lease in sentences shows the address of what is let, and who rents it", () => {
  expect(
    lease(`
HUUROVEREENKOMST VOOR EEN HOOFDVERBLIJFPLAATS

Tussen de ondergetekenden:

1. De heer Willem De Smedt, geboren te Aalst op 12 mei 1961, wonende te 2000 Antwerpen, Meir 4,
hierna "de verhuurder" genoemd,

en

2. Mevrouw Fatima El Amrani, geboren te Gent op 3 april 1990, wonende te 9000 Gent, Veldstraat 88,
hierna "de huurder" genoemd,

wordt overeengekomen wat volgt:

Artikel 1 - Voorwerp
De verhuurder geeft in huur aan de huurder, die aanvaardt, een appartement gelegen te
9000 Gent, Kerkstraat 12 bus 3.

Artikel 2 - Duur
De huur wordt gesloten voor een duur van negen jaar, met ingang van 1 september 2025.

Opgemaakt te Gent op 20 augustus 2025, in drie exemplaren.`),
  ).toEqual({
    kind: "contract",
    tenants: ["Fatima El Amrani"],
    addresses: ["Kerkstraat 12 bus 3, 9000 Gent"],
    companies: [],
  });
  expect(
    lease(`
CONTRAT DE BAIL DE RÉSIDENCE PRINCIPALE

ENTRE :
Monsieur Jacques Lemaire, domicilié rue Haute 12 à 1000 Bruxelles,
ci-après dénommé « le bailleur »,

ET :
Madame Claire Dumont, née à Namur le 14 février 1988, domiciliée rue de Fer 5 à 5000 Namur,
ci-après dénommée « le preneur »,

IL EST CONVENU CE QUI SUIT :

Article 1 - Objet
Le bailleur donne en location au preneur, qui accepte, un appartement situé chaussée de Wavre 221, 1050 Ixelles.

Fait à Bruxelles, le 12 février 2025`),
  ).toEqual({
    kind: "contract",
    tenants: ["Claire Dumont"],
    addresses: ["chaussée de Wavre 221, 1050 Ixelles"],
    companies: [],
  });
  expect(
    lease(`
MIETVERTRAG ÜBER WOHNRAUM

Zwischen
Frau Helga Brandt, Goethestraße 4, 80336 München (Vermieterin)
und
Herrn Daniel Koch, geb. am 12.03.1987, bisher wohnhaft Isarweg 9, 80469 München (Mieter)
wird folgender Mietvertrag geschlossen:

§ 1 Mieträume
Vermietet wird die Wohnung im 2. Obergeschoss rechts des Hauses Lindenallee 17, 81541 München,
bestehend aus 3 Zimmern, Küche, Bad.

München, den 10.04.2025`),
  ).toEqual({
    kind: "contract",
    tenants: ["Daniel Koch"],
    addresses: ["Lindenallee 17, 81541 München"],
    companies: [],
  });
});

test("a lease in labels names a landlord that is a company as nobody whom it shows an address of", () => {
  expect(
    lease(`
HUURCONTRACT

Verhuurder
Naam: Immo Schelde BV
Adres: Frankrijklei 100, 2000 Antwerpen
Ondernemingsnummer: 0403.199.702

Huurder
Naam: Jan Peeters
Geboortedatum: 04/05/1985

Het gehuurde
Adres: Lange Nieuwstraat 15, 2000 Antwerpen
Type: appartement, 2e verdieping

Ingangsdatum: 01/10/2025
Huurprijs: EUR 975 per maand

Ondertekend te Antwerpen op 15/09/2025`),
  ).toEqual({
    kind: "contract",
    tenants: ["Jan Peeters"],
    addresses: ["Lange Nieuwstraat 15, 2000 Antwerpen"],
    companies: [],
  });
});

test("the tenants of a lease between companies are its parties, as in every contract", () => {
  expect(
    lease(`
COMMERCIAL LEASE

THIS LEASE is made on 2 February 2024
BETWEEN
(1) HARBOUR ESTATES LIMITED (company number 04567890) whose registered office is at 1 Quay Road, Poole BH15 1AB (the Landlord)
and
(2) BLUE KITE TRADING LIMITED (company number 09876543) whose registered office is at 44 High Street, Poole BH15 1DF (the Tenant)

1. The Landlord lets to the Tenant the premises at 7 Dolphin Way, Poole BH12 4NZ.
2. Term: five years from 1 March 2024.`),
  ).toMatchObject({ tenants: [], addresses: ["7 Dolphin Way, Poole BH12 4NZ"] });
});

test("of two addresses that are let none is certain", () => {
  expect(
    lease(`
MIETVERTRAG
Vermieter: Hausverwaltung Nord GmbH, Hafenstraße 8, 20457 Hamburg
Mieter: Lukas Schneider und Anna Schneider
Vermietet werden die Wohnung Eppendorfer Weg 120, 20259 Hamburg,
und die Räume Lehmweg 4, 20251 Hamburg.
Hamburg, 12.05.2025`),
  ).toMatchObject({ tenants: ["Lukas Schneider", "Anna Schneider"], addresses: [] });
});
