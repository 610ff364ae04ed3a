import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { type Person, writtenNumber } from "../world.ts";

const NATIONALITIES = {
  BE: { nl: "België", fr: "Belgique", de: "Belgien", en: "Belgium" },
  NL: { nl: "Nederland", fr: "Pays-Bas", de: "Niederlande", en: "Netherlands" },
  FR: { nl: "Frankrijk", fr: "France", de: "Frankreich", en: "France" },
  LU: { nl: "Luxemburg", fr: "Luxembourg", de: "Luxemburg", en: "Luxembourg" },
} as const;

interface Owner {
  readonly who: Person;
  readonly share: number;
  readonly control: "direct" | "indirect";
}

function ownersOf(d: Draft, region = d.belgium): Owner[] {
  const shares = d.world.shares(d.world.headcount(1, 3));
  return shares.map((share) => ({
    who: d.world.person(region, d.random.chance(0.2) ? d.random.pick(["NL", "FR"]) : undefined),
    share,
    control: d.random.chance(0.3) ? "indirect" : "direct",
  }));
}

const state = (d: Draft, owners: readonly Owner[]): void =>
  owners.forEach(({ who, share, control }) =>
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      country: who.address.country,
      share_percent: share,
      control,
    }),
  );

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

/** Dutch extract: bands instead of exact shares, month of birth only. */
function dutch(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const who = d.world.person("nl");
  const day = d.world.recentDay(60);
  const [year, month] = who.birthDate.split("-") as [string, string];
  d.set({ family: "sans", size: 10, margin: 60 });
  d.put(535, 40, "KVK", { size: 24, style: "bold", align: "right" });
  d.space(30);
  d.text(d.t({ nl: "Uittreksel UBO-register", en: "Extract UBO register" }), { size: 15, style: "bold", after: 12 });
  d.rows(
    [
      [d.t({ nl: "KvK-nummer", en: "CCI number" }), company.number],
      [d.t({ nl: "Statutaire naam", en: "Statutory name" }), `${company.name} B.V.`],
      [d.t({ nl: "Rechtsvorm", en: "Legal form" }), company.form],
    ],
    { label: 190 },
  );
  d.space(10);
  d.text(d.t({ nl: "Uiteindelijk belanghebbende (UBO)", en: "Ultimate beneficial owner (UBO)" }), {
    size: 12,
    style: "bold",
  });
  d.rows(
    [
      [d.t({ nl: "Naam", en: "Name" }), `${who.family}, ${who.given.join(" ")}`],
      [d.t({ nl: "Geboortemaand en -jaar", en: "Month and year of birth" }), `${month}-${year}`],
      [d.t({ nl: "Nationaliteit", en: "Nationality" }), d.t({ nl: "Nederlandse", en: "Dutch" })],
      [d.t({ nl: "Woonland", en: "Country of residence" }), d.t({ nl: "Nederland", en: "The Netherlands" })],
      [
        d.t({ nl: "Aard van het belang", en: "Nature of the interest" }),
        d.t({ nl: "Aandelen: direct", en: "Shares: direct" }),
      ],
      [
        d.t({ nl: "Omvang van het belang", en: "Size of the interest" }),
        d.t({ nl: "Groter dan 75% tot en met 100%", en: "More than 75% up to and including 100%" }),
      ],
    ],
    { label: 190 },
  );
  d.space(14);
  d.text(d.t({ nl: `Vervaardigd op ${d.date(day, "dash")}.`, en: `Made on ${d.date(day, "dash")}.` }), { size: 8 });
  d.subject(company, { seat: false });
  d.person(who, { role: "owner", birth_date: `${year}-${month}`, nationality: "NL", country: "NL", control: "direct" });
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** Luxembourg's register of beneficial owners. */
function luxembourg(d: Draft): void {
  const company = d.world.company("lu");
  const owners = ownersOf(d, "lu");
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11 });
  d.text("LUXEMBOURG BUSINESS REGISTERS", { size: 14, style: "bold", align: "center" });
  d.text(d.t({ fr: "Registre des bénéficiaires effectifs", de: "Register der wirtschaftlichen Eigentümer" }), {
    align: "center",
    after: 14,
  });
  d.text(d.t({ fr: "EXTRAIT", de: "AUSZUG" }), { style: "bold", align: "center", after: 12 });
  d.text(d.t({ fr: `Numéro RCS : ${company.number}`, de: `RCS-Nummer: ${company.number}` }));
  d.text(d.t({ fr: `Dénomination : ${company.name}`, de: `Bezeichnung: ${company.name}` }), { after: 12 });
  owners.forEach(({ who, share, control }, at) => {
    d.text(d.t({ fr: `Bénéficiaire effectif n° ${at + 1}`, de: `Wirtschaftlicher Eigentümer Nr. ${at + 1}` }), {
      style: "bold",
    });
    d.rows(
      [
        [d.t({ fr: "Nom", de: "Name" }), who.family],
        [d.t({ fr: "Prénom(s)", de: "Vorname(n)" }), who.given.join(" ")],
        [
          d.t({ fr: "Date et lieu de naissance", de: "Geburtsdatum und -ort" }),
          `${d.date(who.birthDate)}, ${who.birthPlace}`,
        ],
        [d.t({ fr: "Nationalité", de: "Staatsangehörigkeit" }), NATIONALITIES[who.nationality as "LU"][d.language]],
        [d.t({ fr: "Pays de résidence", de: "Wohnsitzland" }), NATIONALITIES[who.address.country as "LU"][d.language]],
        [
          d.t({ fr: "Nature des intérêts", de: "Art des Interesses" }),
          control === "direct"
            ? d.t({ fr: "Détention directe d'actions ou de parts", de: "Unmittelbarer Besitz von Anteilen" })
            : d.t({ fr: "Détention indirecte d'actions ou de parts", de: "Mittelbarer Besitz von Anteilen" }),
        ],
        [d.t({ fr: "Étendue des intérêts", de: "Umfang des Interesses" }), d.percent(share)],
      ],
      { label: 180, colon: d.language === "fr" ? " :" : ":" },
    );
    d.space(8);
  });
  d.text(d.t({ fr: `Luxembourg, le ${d.date(day)}`, de: `Luxemburg, den ${d.date(day)}` }));
  d.subject(company, { form: false, seat: false });
  state(d, owners);
  d.documentDate(day);
  d.issuer("Luxembourg Business Registers", OPTIONAL);
}

export const UBO_EXTRACTS: readonly Layout[] = [
  layout("fit/ubo-cards", "ubo_extract", ["nl", "fr", "de", "en"], cards),
  layout("fit/ubo-list", "ubo_extract", ["nl", "fr", "de", "en"], list),
  layout("fit/ubo-dutch", "ubo_extract", ["nl", "en"], dutch),
  layout("fit/ubo-luxembourg", "ubo_extract", ["fr", "de"], luxembourg),
];
