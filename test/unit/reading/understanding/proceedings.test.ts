import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Extracts that print no status say that a company is in proceedings by mentions in sentences. */

const CERTAIN = 0.8;
const statusIn = (drawn: string) =>
  understand(pagesOf(drawn))
    .facts.filter(({ type }) => type === "status")
    .map(({ value, confidence }) => (confidence >= CERTAIN ? value : `${value as string}?`));

const kbis = (...more: string[]) =>
  [
    "",
    "EXTRAIT KBIS",
    "Extrait d'immatriculation principale au registre du commerce et des sociétés",
    "à jour au 18 novembre 2026",
    "Greffe du Tribunal de Commerce de Marseille",
    "Immatriculation au RCS, numéro    999 000 102 R.C.S. Marseille",
    "Dénomination ou raison sociale    ATELIER DU MISTRAL",
    "Forme juridique                   Société par actions simplifiée",
    "Adresse du siège                  4 rue de l'Exemple 13001 Marseille",
    "Durée de la personne morale       Jusqu'au 01/04/2111",
    "Date de clôture de l'exercice social 31 décembre",
    "GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES",
    "Président",
    "Nom, prénoms                      DÉMONTEL Claire",
    "Date et lieu de naissance         Le 14/09/1977 à Aix",
    ...more,
  ].join("\n");

const kvk = (...more: string[]) =>
  [
    "",
    "Uittreksel Handelsregister Kamer van Koophandel",
    "KvK-nummer                  99900017",
    "Datum uittreksel            20-11-2026",
    "Rechtsvorm                  Besloten Vennootschap",
    "Statutaire naam             Zuiderzee Voorbeeld B.V.",
    "Statutaire zetel            Amsterdam",
    ...more,
    "Bestuurder",
    "Naam                        Bakker, Jan",
    "Geboortedatum               02-02-1975",
    "Datum in functie            04-05-2010",
  ].join("\n");

it.each([
  [
    kbis(
      "OBSERVATIONS ET RENSEIGNEMENTS COMPLÉMENTAIRES",
      "Mention n° 4521 du 02/11/2026 : jugement du tribunal de commerce de Marseille du 28/10/2026",
      "prononçant l'ouverture d'une procédure de redressement judiciaire",
    ),
    "in_insolvency",
  ],
  [kbis("Mention n° 12 du 03/11/2026 : Jugement ouvrant une procédure de sauvegarde"), "in_insolvency"],
  [
    kbis(
      "Le tribunal a, faute de respect du plan, converti la procédure par jugement du 02/11/2026 en liquidation judiciaire",
    ),
    "bankrupt",
  ],
  [kbis("Mention du 02/11/2026 : dissolution anticipée de la société, décidée par l'associé unique"), "dissolved"],
  [kbis("Mention du 02/11/2026 : radiation d'office de la société, par ordonnance"), "stopped"],
  [kvk("Surseance van betaling voorlopig verleend door de rechtbank Amsterdam op 02-11-2026"), "in_insolvency"],
  [kvk("In staat van faillissement verklaard bij vonnis van de rechtbank Amsterdam van 02-11-2026"), "bankrupt"],
  [
    kvk("De rechtspersoon is ontbonden met ingang van 02-11-2026 door een besluit van de algemene vergadering"),
    "dissolved",
  ],
])("a mention of an act in proceedings is a status", (drawn, status) => {
  expect(statusIn(drawn)).toEqual([status]);
});

it.each([
  ["under no heading", kbis("Redressement judiciaire")],
  ["that has ended", kvk("Faillissement opgeheven bij beschikking van de rechtbank van 02-11-2019")],
  [
    "as one of several words of a trade",
    kbis("Activités principales : assistance aux entreprises en redressement judiciaire"),
  ],
])("proceedings %s are a guess", (_, drawn) => {
  expect(statusIn(drawn)).toEqual([expect.stringMatching(/\?$/)]);
});

it.each([
  [
    "an ordinary Kbis",
    kbis("Activités principales : fabrication de pain et de pâtisserie", "Origine du fonds : création"),
  ],
  ["an ordinary extract of the KvK", kvk("Activiteiten: SBI-code 6201 ontwikkelen van software")],
  ["one that says there are none", kbis("Procédure collective : néant")],
  ["one that denies them", kvk("Faillissement: nee", "Surseance van betaling: geen")],
  [
    "one that denies them in a sentence",
    kbis("La société ne fait l'objet d'aucune procédure de sauvegarde, de redressement ou de liquidation judiciaire."),
  ],
])("%s states no status", (_, drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});
