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
  [kvk("Activiteiten: SBI-code 6201 software", "Surseance van betaling verleend op 03-11-2026"), "in_insolvency"],
  [
    kvk(
      "Gegenstand: Backwaren",
      "Über das Vermögen der Gesellschaft ist die vorläufige Insolvenzverwaltung angeordnet.",
    ),
    "in_insolvency",
  ],
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
  [kvk("Die Firma ist erloschen."), "stopped"],
  [kvk("Die Gesellschaft ist von Amts wegen gelöscht."), "stopped"],
  [kvk("Die Gesellschaft ist aufgelöst."), "dissolved"],
  [kbis("Jugement du 12/10/2026 : ouverture d'une procédure de liquidation judiciaire"), "bankrupt"],
])("a mention of an act in proceedings is a status", (drawn, status) => {
  expect(statusIn(drawn)).toEqual([status]);
});

it.each([
  ["under no heading", kbis("Redressement judiciaire")],
  ["that has ended", kvk("Faillissement opgeheven bij beschikking van de rechtbank van 02-11-2019")],
  [
    "that a judgment puts an end to",
    kbis("Mention n° 3 du 04/04/2021 : jugement du 28/03/2021 mettant fin au plan de continuation"),
  ],
  [
    "of a seller, in another line than the origin of the business",
    kbis(
      "Origine du fonds : achat dans le cadre du",
      "plan de cession de la société DURAND arrêté par jugement du 02/02/2020",
    ),
  ],
  [
    "in the line under the origin of the business",
    kbis("Origine du fonds : création", "Jugement du 02/11/2026 : redressement judiciaire"),
  ],
  [
    "by a merger, which may be of the company into another,",
    kvk("Fusie met Beta B.V., ontbonden als gevolg van fusie met ingang van 01-01-2020"),
  ],
  [
    "as one of several words of a trade",
    kbis("Activités principales : assistance aux entreprises en redressement judiciaire"),
  ],
  ["on a condition", kvk("Die Gesellschaft ist aufgelöst, wenn alle Gesellschafter es beschließen.")],
  ["whose day stands in the next line", kvk("Ontbinding:", "Datum: 02-11-2026")],
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
  ["a certificate that there are none", kbis("Il n'existe aucune inscription de liquidation judiciaire.")],
  ["a number of none", kbis("Faillites: 0")],
  ["one whose field does not apply", kvk("Ontbonden per: n.v.t.")],
  ["one whose proxy ended", kvk("Prokura erloschen: Becker, Tom", "Die Zweigniederlassung ist erloschen")],
  ["one whose field is empty", kvk("Ontbinding: ", "Activiteiten: software")],
])("%s states no status", (_, drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});

it.each([
  kbis("Mention n° 3 du 04/04/2021 : radiation de l'établissement secondaire sis à Nice"),
  kbis(
    "Mention n° 2 du 04/04/2021 : immatriculation suite à transfert du siège social ; radiation du RCS de Lyon à compter du 01/04/2021",
  ),
  kvk("Vestiging 000012345 uitgeschreven met ingang van 01-01-2020"),
  kvk("Handelsnaam De Linde doorgehaald met ingang van 01-01-2020"),
  kvk("Vorige bestuurder De Smet uitgeschreven met ingang van 01-01-2020"),
  kvk("Prokura gelöscht", "Amtsgericht München"),
  kbis(
    "Mention n° 5 du 04/04/2021 : fusion absorption de la société BETA, dissolution de cette dernière sans liquidation, décidée le 01/04/2021",
  ),
  kbis("Durée : jusqu'au 01/04/2111 sauf dissolution anticipée ou prorogation décidée par l'assemblée"),
  kvk("Gewinnabführungsvertrag ist durch Beschluss aufgelöst"),
  kvk("Im Falle der Auflösung durch Beschluss wird das Vermögen verteilt"),
  kbis("Origine du fonds : plan de cession de la société DURAND arrêté par jugement du 02/02/2020"),
  kvk("Konkursamt"),
  kvk("Griffie Antwerpen, dienst faillissementen"),
  kbis("Tribunal de commerce, chambre des faillites"),
  kvk("Rechtbank Antwerpen, afdeling faillissement"),
])("the end of something else than the company states no status: %#", (drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});

it.each([
  [kbis("Mention du 02/11/2026 : radiation du RCS de Marseille, par ordonnance"), "stopped"],
  [kvk("Vestiging 000012345", "De onderneming is uitgeschreven met ingang van 02-11-2026"), "stopped"],
  [kvk("Die Gesellschaft ist durch Beschluss aufgelöst"), "dissolved"],
  [
    kbis("Origine du fonds : création", "Mention n° 2 du 02/11/2026 : jugement, redressement judiciaire"),
    "in_insolvency",
  ],
  [kvk("Ontbinding:", "Besluit van de algemene vergadering van 02-11-2026"), "dissolved"],
])("the end of the company beside other words is its status: %#", (drawn, status) => {
  expect(statusIn(drawn)).toEqual([status]);
});

const hr = (...more: string[]) =>
  [
    "",
    "Handelsregister B des Amtsgerichts Köln",
    "Aktueller Ausdruck                HRB 99917",
    "Abruf vom 20.11.2026",
    "2. a) Firma: Rheinufer Beispiel GmbH",
    "b) Sitz: Köln",
    "4. b) Geschäftsführer: Müller, Hans, Köln, *05.06.1970",
    ...more,
  ].join("\n");

it.each([
  hr(
    "6. Das Insolvenzverfahren ist nach Bestätigung des Insolvenzplans am 03.02.2021",
    "aufgehoben. Die Gesellschaft wird fortgesetzt.",
  ),
  kvk("Het faillissement van 01-03-2012 is op 05-09-2013 vernietigd"),
  kbis("2015 : bonne exécution du plan de redressement et clôture de la procédure"),
])("says nothing of proceedings after which the company goes on: %#", (drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});

it.each([
  [hr("6. Das Insolvenzverfahren ist mangels Masse eingestellt; die Gesellschaft ist aufgelöst"), "eingestellt"],
  [kvk("Het faillissement van 01-03-2012 is op 05-09-2013 opgeheven bij gebrek aan baten"), "opgeheven"],
])("is quoted with the words by which they may be over: %#", (drawn, word) => {
  const quotes = understand(pagesOf(drawn)).facts.filter(({ type }) => type === "status");
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.map(({ quote }) => quote).join(" ")).toContain(word);
});
