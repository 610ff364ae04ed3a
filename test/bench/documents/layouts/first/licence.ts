import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { writtenNumber } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "ie" } as const)[d.language];

/** Decision of a financial supervisor, as a letter. */
function supervisor(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2019, 2025);
  const number = `${d.random.letters(2)}-${d.random.digits(6)}`;
  const authority = d.t({
    nl: "Autoriteit voor Financiële Diensten en Markten (FSMA)",
    fr: "Autorité des services et marchés financiers (FSMA)",
    de: "Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin)",
    en: "Central Bank of Ireland",
  });
  d.set({ family: "sans", size: 10.5, margin: 64, leading: 1.45 });
  d.text(authority, { size: 13, style: "bold", after: 30 });
  d.text(`${company.name} ${company.form}\n${d.address(company.seat)}`, { after: 20 });
  d.text(d.date(day, "long"), { after: 16 });
  d.text(
    d.t({
      nl: "Beslissing tot verlening van een vergunning",
      fr: "Décision d'octroi d'agrément",
      de: "Bescheid über die Erteilung einer Erlaubnis",
      en: "Grant of authorisation",
    }),
    { size: 13, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Vergunningsnummer: ${number}`,
      fr: `Numéro d'agrément : ${number}`,
      de: `Erlaubnisnummer: ${number}`,
      en: `Authorisation number: ${number}`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `De ${authority} verleent aan ${company.name} ${company.form}, ondernemingsnummer ${writtenNumber(company)}, een vergunning als betalingsinstelling overeenkomstig de wet van 11 maart 2018. De vergunning gaat in op ${d.date(day, "long")} en geldt voor onbepaalde duur.`,
      fr: `L'${authority} octroie à ${company.name} ${company.form}, numéro d'entreprise ${writtenNumber(company)}, un agrément en qualité d'établissement de paiement conformément à la loi du 11 mars 2018. L'agrément prend cours le ${d.date(day, "long")} et vaut pour une durée indéterminée.`,
      de: `Die ${authority} erteilt der ${company.name} ${company.form}, ${writtenNumber(company)} (Amtsgericht ${company.seat.town}), die Erlaubnis zum Erbringen von Zahlungsdiensten nach dem Zahlungsdiensteaufsichtsgesetz. Die Erlaubnis gilt ab dem ${d.date(day, "long")} unbefristet.`,
      en: `The ${authority} hereby authorises ${company.name} ${company.form}, registered number ${writtenNumber(company)}, as a payment institution under the European Union (Payment Services) Regulations 2018. The authorisation takes effect on ${d.date(day, "long")} and is valid until revoked.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "De instelling wordt opgenomen in de lijst van vergunde instellingen die op de website wordt bekendgemaakt.",
      fr: "L'établissement est inscrit sur la liste des établissements agréés publiée sur le site internet.",
      de: "Das Institut wird in das Institutsregister eingetragen, das auf der Website veröffentlicht wird.",
      en: "The institution is entered in the register of authorised institutions published on the website.",
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
}

/** A framed certificate of a trade licence. */
function certificate(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2022, 2025);
  const expiry = yearsAfter(day, 5);
  const number = `${d.random.digits(4)}/${d.random.digits(5)}`;
  const authority = d.t({
    nl: "Vlaamse overheid - Departement Mobiliteit en Openbare Werken",
    fr: "Service public de Wallonie",
    de: "Industrie- und Handelskammer",
    en: "Department of Transport",
  });
  d.set({ family: "serif", size: 12, margin: 60 });
  d.framed(
    () => {
      d.text(authority, { align: "center", after: 20 });
      d.text(d.t({ nl: "VERGUNNING", fr: "LICENCE", de: "GEWERBEERLAUBNIS", en: "LICENCE" }), {
        size: 24,
        style: "bold",
        align: "center",
      });
      d.text(
        d.t({
          nl: "voor het vervoer van goederen over de weg",
          fr: "de transport de marchandises par route",
          de: "für den gewerblichen Güterkraftverkehr",
          en: "for the carriage of goods by road",
        }),
        { align: "center", after: 20 },
      );
      d.rows(
        [
          [d.t({ nl: "Nummer", fr: "Numéro", de: "Nummer", en: "Licence no." }), number],
          [
            d.t({ nl: "Vergunninghouder", fr: "Titulaire", de: "Inhaber", en: "Holder" }),
            `${company.name} ${company.form}`,
          ],
          [d.t({ nl: "Adres", fr: "Adresse", de: "Anschrift", en: "Address" }), d.address(company.seat)],
          [d.t({ nl: "Afgegeven op", fr: "Délivrée le", de: "Ausgestellt am", en: "Issued on" }), d.date(day)],
          [d.t({ nl: "Geldig tot", fr: "Valable jusqu'au", de: "Gültig bis", en: "Valid until" }), d.date(expiry)],
        ],
        { label: 150, gap: 8, colon: d.language === "fr" ? " :" : ":" },
      );
      d.space(30);
      d.text(
        d.t({
          nl: "De bevoegde ambtenaar",
          fr: "Le fonctionnaire compétent",
          de: "Der zuständige Beamte",
          en: "The competent officer",
        }),
        { align: "right", after: 30 },
      );
    },
    { pad: 24 },
  );
  d.subject(company, { form: false, number: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
  d.fact("expiry_date", "subject", expiry);
}

/** Municipal permit for a restaurant, as numbered articles. */
function municipal(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.random.day(2021, 2025);
  const number = `H-${d.random.whole(2021, 2025)}-${d.random.digits(4)}`;
  const town = company.seat.town;
  const authority = d.t({
    nl: `Stad ${town}`,
    fr: `Ville de ${town}`,
    de: `Stadt ${town}`,
    en: `${town} City Council`,
  });
  d.set({ family: d.random.pick(["sans", "vera"]), size: 10 });
  d.text(authority, { size: 16, style: "bold", after: 4 });
  d.text(
    d.t({
      nl: "College van burgemeester en schepenen",
      fr: "Collège communal",
      de: "Ordnungsamt",
      en: "Licensing Section",
    }),
    { after: 20 },
  );
  d.text(
    d.t({
      nl: "HORECAVERGUNNING",
      fr: "AUTORISATION D'EXPLOITATION HORECA",
      de: "GASTSTÄTTENERLAUBNIS",
      en: "RESTAURANT LICENCE",
    }),
    { size: 14, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Vergunning nr. ${number}`,
      fr: `Autorisation n° ${number}`,
      de: `Erlaubnis Nr. ${number}`,
      en: `Licence number ${number}`,
    }),
    { after: 14 },
  );
  d.text(d.t({ nl: "Besluit", fr: "Décide", de: "Es wird verfügt", en: "It is decided" }), { style: "bold" });
  d.text(
    d.t({
      nl: `Artikel 1. Aan ${company.name} ${company.form} (${writtenNumber(company)}) wordt vergunning verleend voor de uitbating van een restaurant gelegen ${d.address(company.seat)}.`,
      fr: `Article 1er. ${company.name} ${company.form} (${writtenNumber(company)}) est autorisée à exploiter un restaurant situé ${d.address(company.seat)}.`,
      de: `§ 1. Der ${company.name} ${company.form} (${writtenNumber(company)}) wird die Erlaubnis erteilt, eine Schank- und Speisewirtschaft in ${d.address(company.seat)} zu betreiben.`,
      en: `1. ${company.name} ${company.form} (${writtenNumber(company)}) is licensed to operate a restaurant at ${d.address(company.seat)}.`,
    }),
    { after: 6 },
  );
  d.text(
    d.t({
      nl: "Artikel 2. De vergunning is persoonlijk en niet overdraagbaar.",
      fr: "Article 2. L'autorisation est personnelle et incessible.",
      de: "§ 2. Die Erlaubnis ist personengebunden und nicht übertragbar.",
      en: "2. The licence is personal and not transferable.",
    }),
    { after: 30 },
  );
  d.text(
    d.t({
      nl: `Gedaan te ${town} op ${d.date(day, "long")}`,
      fr: `Fait à ${town}, le ${d.date(day, "long")}`,
      de: `${town}, den ${d.date(day, "long")}`,
      en: `Dated ${d.date(day, "long")}`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
}

export const LICENCES: readonly Layout[] = [
  layout("first/supervisor-decision", "licence", ["nl", "fr", "de", "en"], supervisor),
  layout("first/licence-certificate", "licence", ["nl", "fr", "de", "en"], certificate),
  layout("first/municipal-licence", "licence", ["nl", "fr", "de", "en"], municipal),
];
