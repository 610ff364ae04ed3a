import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { writtenNumber } from "../../world.ts";
import { dutch, luxembourg } from "./ubo-foreign.ts";
import { NATIONALITIES, ownersOf, state } from "./ubo-parts.ts";

/** Extract of the Belgian register with a card for each owner. */
function cards(d: Draft): void {
  const company = d.world.company(d.belgium);
  const owners = ownersOf(d);
  const day = d.world.recentDay(60);
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5 });
  d.text(
    d.t({
      nl: "FOD Financiën - Algemene Administratie van de Thesaurie",
      fr: "SPF Finances - Administration générale de la Trésorerie",
      de: "FÖD Finanzen - Generalverwaltung des Schatzamtes",
      en: "FPS Finance - General Administration of the Treasury",
    }),
    { size: 9, after: 12 },
  );
  d.text(
    d.t({
      nl: "UITTREKSEL UIT HET UBO-REGISTER",
      fr: "EXTRAIT DU REGISTRE UBO",
      de: "AUSZUG AUS DEM UBO-REGISTER",
      en: "EXTRACT FROM THE UBO REGISTER",
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: "Register van de uiteindelijke begunstigden",
      fr: "Registre des bénéficiaires effectifs",
      de: "Register der wirtschaftlichen Eigentümer",
      en: "Register of beneficial owners",
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `Datum van het uittreksel: ${d.date(day)}`,
      fr: `Date de l'extrait : ${d.date(day)}`,
      de: `Datum des Auszugs: ${d.date(day)}`,
      en: `Date of the extract: ${d.date(day)}`,
    }),
    { after: 12 },
  );
  d.text(
    d.t({
      nl: "Informatieplichtige",
      fr: "Redevable d'information",
      de: "Informationspflichtiger",
      en: "Entity subject to the information duty",
    }),
    { size: 12, style: "bold" },
  );
  d.rows(
    [
      [
        d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise", de: "Unternehmensnummer", en: "Enterprise number" }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Naam", fr: "Dénomination", de: "Bezeichnung", en: "Name" }), company.name],
      [d.t({ nl: "Rechtsvorm", fr: "Forme juridique", de: "Rechtsform", en: "Legal form" }), company.form],
      [d.t({ nl: "Adres", fr: "Adresse", de: "Anschrift", en: "Address" }), d.address(company.seat)],
    ],
    { label: 180 },
  );
  d.space(10);
  d.text(
    d.t({
      nl: "Uiteindelijke begunstigden",
      fr: "Bénéficiaires effectifs",
      de: "Wirtschaftliche Eigentümer",
      en: "Beneficial owners",
    }),
    { size: 12, style: "bold", after: 6 },
  );
  for (const { who, share, control } of owners) {
    d.framed(() => {
      d.text(`${who.family.toUpperCase()} ${who.given.join(" ")}`, { style: "bold", size: 11 });
      d.rows(
        [
          [
            d.t({ nl: "Geboortedatum", fr: "Date de naissance", de: "Geburtsdatum", en: "Date of birth" }),
            d.date(who.birthDate),
          ],
          [
            d.t({ nl: "Nationaliteit", fr: "Nationalité", de: "Staatsangehörigkeit", en: "Nationality" }),
            NATIONALITIES[who.nationality as "BE"][d.language],
          ],
          [
            d.t({ nl: "Land van verblijf", fr: "Pays de résidence", de: "Wohnsitzland", en: "Country of residence" }),
            NATIONALITIES[who.address.country as "BE"][d.language],
          ],
          [
            d.t({ nl: "Categorie", fr: "Catégorie", de: "Kategorie", en: "Category" }),
            d.t({
              nl: "Natuurlijke persoon die voldoende percentage van de stemrechten of het eigendomsbelang houdt",
              fr: "Personne physique possédant un pourcentage suffisant de droits de vote ou de participation",
              de: "Natürliche Person mit ausreichendem Stimmrechts- oder Eigentumsanteil",
              en: "Natural person with a sufficient percentage of votes or ownership",
            }),
          ],
          [
            d.t({ nl: "Type controle", fr: "Type de contrôle", de: "Art der Kontrolle", en: "Type of control" }),
            control === "direct"
              ? d.t({ nl: "Rechtstreeks", fr: "Direct", de: "Direkt", en: "Direct" })
              : d.t({ nl: "Onrechtstreeks", fr: "Indirect", de: "Indirekt", en: "Indirect" }),
          ],
          [
            d.t({
              nl: "Percentage eigendomsbelang",
              fr: "Pourcentage de participation",
              de: "Prozentsatz der Beteiligung",
              en: "Percentage of ownership",
            }),
            d.percent(share),
          ],
          [
            d.t({
              nl: "Percentage stemrechten",
              fr: "Pourcentage de droits de vote",
              de: "Prozentsatz der Stimmrechte",
              en: "Percentage of voting rights",
            }),
            d.percent(share),
          ],
        ],
        { label: 190, colon: ":" },
      );
    });
  }
  d.text(
    d.t({
      nl: "Dit document werd elektronisch afgeleverd en geldt op de datum van het uittreksel.",
      fr: "Ce document a été délivré par voie électronique et vaut à la date de l'extrait.",
      de: "Dieses Dokument wurde elektronisch ausgestellt und gilt zum Datum des Auszugs.",
      en: "This document was issued electronically and is valid on the date of the extract.",
    }),
    { size: 8 },
  );
  d.subject(company);
  state(d, owners);
  d.documentDate(day);
  d.issuer("FOD Financiën", OPTIONAL);
}

/** The same register's list view: one row an owner. */
function list(d: Draft): void {
  const company = d.world.company(d.belgium);
  const owners = ownersOf(d);
  const day = d.world.recentDay(60);
  d.set({ width: 842, height: 595, family: "sans", size: 9 });
  d.text(
    d.t({
      nl: "UBO-register: overzicht",
      fr: "Registre UBO : aperçu",
      de: "UBO-Register: Übersicht",
      en: "UBO register: overview",
    }),
    { size: 14, style: "bold" },
  );
  d.text(`${company.name} (${writtenNumber(company)})`, { size: 11, after: 10 });
  d.text(
    d.t({
      nl: "Lijst van de uiteindelijk begunstigden van de vennootschap",
      fr: "Liste des bénéficiaires effectifs de la société",
      de: "Liste der wirtschaftlichen Eigentümer der Gesellschaft",
      en: "List of the ultimate beneficial owners of the company",
    }),
    { after: 10 },
  );
  d.table(
    d.t({
      nl: ["Naam", "Voornaam", "Geboren op", "Nationaliteit", "Land", "Aard", "Aandelen"],
      fr: ["Nom", "Prénom", "Né(e) le", "Nationalité", "Pays", "Nature", "Parts"],
      de: ["Name", "Vorname", "Geboren am", "Staatsang.", "Land", "Art", "Anteile"],
      en: ["Surname", "First name", "Born on", "Nationality", "Country", "Nature", "Shares"],
    }),
    owners.map(({ who, share, control }) => [
      who.family,
      who.given.join(" "),
      d.date(who.birthDate),
      who.nationality,
      who.address.country,
      control === "direct"
        ? d.t({ nl: "direct", fr: "direct", de: "direkt", en: "direct" })
        : d.t({ nl: "indirect", fr: "indirect", de: "indirekt", en: "indirect" }),
      d.percent(share),
    ]),
    { parts: [2, 2, 1.5, 1.5, 1, 1.2, 1.2], lines: true },
  );
  d.space(20);
  d.text(
    d.t({
      nl: `Afgedrukt op ${d.date(day, "long")}`,
      fr: `Imprimé le ${d.date(day, "long")}`,
      de: `Gedruckt am ${d.date(day, "long")}`,
      en: `Printed on ${d.date(day, "long")}`,
    }),
    { size: 8 },
  );
  d.subject(company, { form: false, seat: false });
  state(d, owners);
  d.documentDate(day);
}

export const UBO_EXTRACTS: readonly Layout[] = [
  layout("first/ubo-cards", "ubo_extract", ["nl", "fr", "de", "en"], cards),
  layout("first/ubo-list", "ubo_extract", ["nl", "fr", "de", "en"], list),
  layout("first/ubo-dutch", "ubo_extract", ["nl", "en"], dutch),
  layout("first/ubo-luxembourg", "ubo_extract", ["fr", "de"], luxembourg),
];
