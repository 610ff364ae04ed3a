import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { writtenNumber } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "nl", fr: "fr", de: "og", en: "gb" } as const)[d.language];

/** Extract of a supervisor's public register for one firm. */
function registerEntry(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2018, 2025);
  const number = `R${d.random.digits(6)}`;
  const authority = d.t({
    nl: "De Nederlandsche Bank",
    fr: "Autorité de contrôle prudentiel et de résolution (ACPR)",
    de: "Belgische Nationalbank",
    en: "Financial Conduct Authority",
  });
  d.set({ family: "sans", size: 10 });
  d.text(authority, { size: 15, style: "bold", after: 14 });
  d.text(
    d.t({
      nl: "Bewijs van vergunning",
      fr: "Attestation d'agrément",
      de: "Zulassungsbescheinigung",
      en: "Certificate of authorisation",
    }),
    { size: 13, style: "bold", after: 10 },
  );
  d.table(
    null,
    [
      [
        d.t({ nl: "Instelling", fr: "Établissement", de: "Institut", en: "Firm name" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({
          nl: "Relatienummer / vergunning",
          fr: "Code interne / agrément",
          de: "Zulassungsnummer",
          en: "Firm reference number",
        }),
        number,
      ],
      [
        d.t({ nl: "KvK-nummer", fr: "SIREN", de: "Unternehmensnummer", en: "Companies House number" }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Adres", fr: "Siège", de: "Anschrift", en: "Principal place of business" }), d.address(company.seat)],
      [
        d.t({ nl: "Activiteit", fr: "Catégorie", de: "Tätigkeit", en: "Permission" }),
        d.t({
          nl: "Elektronischgeldinstelling",
          fr: "Établissement de monnaie électronique",
          de: "E-Geld-Institut",
          en: "Electronic money institution",
        }),
      ],
      [
        d.t({ nl: "Vergund sinds", fr: "Agréé depuis le", de: "Zugelassen seit", en: "Authorised since" }),
        d.date(day, "long"),
      ],
    ],
    { parts: [1, 2], lines: true },
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
}

/** A permit as a decree with its considerations. */
function decree(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2021, 2025);
  const expiry = yearsAfter(day, 10);
  const number = `OMV_${d.random.digits(10)}`;
  const authority = d.t({
    nl: "Provincie Noord-Brabant",
    fr: "Préfecture du Nord",
    de: "Deutschsprachige Gemeinschaft Belgiens",
    en: "Environment Agency",
  });
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.45 });
  d.text(authority.toUpperCase(), { style: "bold", align: "center", after: 14 });
  d.text(
    d.t({
      nl: "MILIEUVERGUNNING",
      fr: "AUTORISATION ENVIRONNEMENTALE",
      de: "UMWELTGENEHMIGUNG",
      en: "ENVIRONMENTAL PERMIT",
    }),
    { size: 15, style: "bold", align: "center" },
  );
  d.text(
    `${d.t({ nl: "Kenmerk", fr: "Numéro de l'autorisation", de: "Genehmigungsnummer", en: "Permit number" })}: ${number}`,
    { align: "center", after: 16 },
  );
  d.text(
    d.t({
      nl: `Gelezen de aanvraag van ${company.name} ${company.form}, gevestigd te ${d.address(company.seat)};`,
      fr: `Vu la demande présentée par ${company.name} ${company.form}, dont le siège est situé ${d.address(company.seat)} ;`,
      de: `Auf Grund des Antrags der ${company.name} ${company.form}, ${d.address(company.seat)};`,
      en: `Having considered the application of ${company.name} ${company.form}, of ${d.address(company.seat)};`,
    }),
    { after: 6 },
  );
  d.text(
    d.t({
      nl: "Overwegende dat de inrichting aan de voorschriften voldoet;",
      fr: "Considérant que l'installation satisfait aux prescriptions ;",
      de: "In Erwägung, dass die Anlage den Vorschriften entspricht;",
      en: "And being satisfied that the facility meets the requirements;",
    }),
    { after: 6 },
  );
  d.text(
    d.t({
      nl: `BESLUIT: de vergunning wordt verleend tot ${d.date(expiry, "long")}.`,
      fr: `ARRÊTE : l'autorisation est accordée jusqu'au ${d.date(expiry, "long")}.`,
      de: `BESCHLIESST: die Genehmigung wird bis zum ${d.date(expiry, "long")} erteilt.`,
      en: `The permit is granted and expires on ${d.date(expiry, "long")}.`,
    }),
    { after: 20 },
  );
  d.text(
    d.t({
      nl: `Vastgesteld op ${d.date(day, "long")}.`,
      fr: `Fait le ${d.date(day, "long")}.`,
      de: `Gegeben am ${d.date(day, "long")}.`,
      en: `Signed on ${d.date(day, "long")}.`,
    }),
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat));
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
  d.fact("expiry_date", "subject", expiry);
}

/** A craft card: a small certificate in two columns. */
function craft(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2021, 2025);
  const expiry = yearsAfter(day, 3);
  const number = d.random.digits(8);
  const authority = d.t({
    nl: "Nederlandse Voedsel- en Warenautoriteit",
    fr: "Chambre de métiers et de l'artisanat",
    de: "Föderalagentur für die Sicherheit der Nahrungsmittelkette",
    en: "Security Industry Authority",
  });
  d.set({ family: "vera", size: 9.5, width: 595, height: 420, margin: 40 });
  d.text(authority, { style: "bold", size: 12 });
  d.text(
    d.t({
      nl: "Erkenning / Vergunning",
      fr: "Carte professionnelle - Licence",
      de: "Zulassung / Erlaubnis",
      en: "Approved contractor licence",
    }),
    { size: 14, style: "bold", after: 12 },
  );
  const field = (label: string, value: string) => {
    d.text(label, { size: 7.5, grey: 0.35, after: 0 });
    d.text(value, { style: "bold", after: 7 });
  };
  d.beside(
    [1, 1],
    [
      () => {
        field(
          d.t({ nl: "Houder van de vergunning", fr: "Bénéficiaire", de: "Zulassungsinhaber", en: "Licence holder" }),
          `${company.name} ${company.form}`,
        );
        field(d.t({ nl: "Gevestigd te", fr: "Adresse", de: "Anschrift", en: "Address" }), d.address(company.seat));
      },
      () => {
        field(
          d.t({ nl: "Vergunningsnummer", fr: "N° de licence", de: "Zulassungsnummer", en: "Licence number" }),
          number,
        );
        field(
          d.t({ nl: "Datum van afgifte", fr: "Date de délivrance", de: "Ausstellungsdatum", en: "Date of issue" }),
          d.date(day),
        );
        field(d.t({ nl: "Vervalt op", fr: "Expire le", de: "Läuft ab am", en: "Expires on" }), d.date(expiry));
      },
    ],
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat));
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
  d.fact("expiry_date", "subject", expiry);
}

export const LICENCES: readonly Layout[] = [
  layout("second/register-entry", "licence", ["nl", "fr", "de", "en"], registerEntry),
  layout("second/decree", "licence", ["nl", "fr", "de", "en"], decree),
  layout("second/craft-card", "licence", ["nl", "fr", "de", "en"], craft),
];
