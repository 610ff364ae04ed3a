import { expect, it } from "vitest";
import { named } from "./named.ts";

/** Extracts of registers that name present directors and those who left. */

const DUTCH = `
KVK   Uittreksel Handelsregister
KVK-nummer 53476357
Kamer van Koophandel

Rechtspersoon
Rechtsvorm   Besloten vennootschap
Statutaire naam   Van Lierop Koeltechniek B.V.
Bezoekadres   Engelseweg 214 A, 5705AE Helmond

Bestuurders
Naam   van Lierop, Johannes
Geboortedatum   02-09-1968
Datum in functie   14-03-2011
Titel   Directeur

Naam   de Groot, Pieter
Geboortedatum   05-05-1960
Datum in functie   14-03-2011
Datum uit functie   31-12-2018
Titel   Directeur

Uittreksel is vervaardigd op 06-10-2026 om 11.42 uur`;

const FRENCH = `
Greffe du Tribunal de Commerce de Lyon
EXTRAIT KBIS
EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIETES
à jour au 6 octobre 2026

IDENTIFICATION DE LA PERSONNE MORALE
Immatriculation au RCS, numéro   552 100 554 R.C.S. Lyon
Dénomination ou raison sociale   ATELIERS DU RHONE
Forme juridique   Société par actions simplifiée

GESTION, DIRECTION, ADMINISTRATION
Président
Nom, prénoms   DUPONT Jean Pierre
Date et lieu de naissance   Le 14/03/1970 à Lyon (69)

Directeur général sortant
Nom, prénoms   BERNARD Luc
Date et lieu de naissance   Le 07/08/1959 à Nice (06)`;

const GERMAN = `
Handelsregister B des Amtsgerichts Charlottenburg
Abteilung B   Nummer der Firma: HRB 123456 B
Ausdruck - Abruf vom 06.10.2026

2. a) Firma:   Spreeholz GmbH
Geschäftsanschrift: Turmstraße 50, 10551 Berlin
3. Grund- oder Stammkapital:   25.000,00 EUR
4. b) Vorstand, Leitungsorgan, geschäftsführende Direktoren:
Geschäftsführer:   Weber, Anna, Berlin, *14.03.1975
Geschäftsführer:   Krüger, Paul, Potsdam, *02.06.1968
Ausgeschieden:   Schulz, Karl, Berlin, *03.03.1955
5. Prokura:   Lang, Eva, Berlin, *11.11.1980`;

it.each([
  ["uit functie", DUTCH, ["Johannes van Lierop director", "Pieter de Groot director until 2018-12-31"]],
  ["sortant", FRENCH, ["Jean Pierre DUPONT director"]],
  ["ausgeschieden", GERMAN, ["Anna Weber director", "Paul Krüger director"]],
])("%s: no present director is made of who left, and none who left of a present one", (_, drawn, expected) => {
  expect(named(drawn)).toEqual(expected);
});
