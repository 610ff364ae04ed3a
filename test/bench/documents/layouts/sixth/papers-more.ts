import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { PURPOSES } from "../third/company-parts.ts";
import { groupedIban } from "../../numbers.ts";
import { abroad, ALL, foot, latin, officeOf } from "./parts.ts";

/** Key figures with dotted leaders, a line for each, in an annual report's running text. */
function leaders(d: Draft): void {
  const region = abroad(d);
  const company = d.world.company(region);
  const year = d.random.whole(2022, 2025);
  const [from, to] = [`${year}-04-01`, `${year + 1}-03-31`];
  const assets = d.random.whole(200_000, 9_000_000);
  const figures = {
    turnover: d.random.whole(200_000, 9_000_000),
    equity: Math.round(assets * d.random.between(0.2, 0.6)),
    total_assets: assets,
  };
  const workforce = d.random.whole(2, 80);
  const currency = company.country === "GB" ? "GBP" : "EUR";
  d.set({ family: "book", size: 10, margin: 62 });
  d.text(`${company.name} ${company.form}`, { size: 15, style: "bold" });
  d.text(
    d.t({
      nl: `Financieel verslag over het boekjaar van ${d.date(from, "long")} tot en met ${d.date(to, "long")}`,
      fr: `Rapport financier pour l'exercice du ${d.date(from, "long")} au ${d.date(to, "long")}`,
      de: `Rechnungsabschluss für das Geschäftsjahr vom ${d.date(from, "long")} bis ${d.date(to, "long")}`,
      en: `Financial statements for the year from ${d.date(from, "long")} to ${d.date(to, "long")}`,
    }),
    { after: 12 },
  );
  const line = (label: string, value: string) =>
    d.text(`${label} ${".".repeat(Math.max(4, 52 - label.length))} ${value}`, { after: 4 });
  const money = (value: number) => `${currency} ${d.money(value, 0)}`;
  d.text(
    d.t({
      nl: "Winst-en-verliesrekening",
      fr: "Compte de résultat",
      de: "Gewinn- und Verlustrechnung",
      en: "Profit and loss account",
    }),
    { style: "bold", after: 4 },
  );
  line(
    d.t({ nl: "Netto-omzet", fr: "Chiffre d'affaires net", de: "Umsatzerlöse", en: "Turnover" }),
    money(figures.turnover),
  );
  line(
    d.t({ nl: "Personeelskosten", fr: "Charges de personnel", de: "Personalaufwand", en: "Staff costs" }),
    money(Math.round(figures.turnover * 0.3)),
  );
  d.space(6);
  d.text(d.t({ nl: "Balans", fr: "Bilan", de: "Bilanz", en: "Balance sheet" }), { style: "bold", after: 4 });
  line(d.t({ nl: "Totaal activa", fr: "Total de l'actif", de: "Summe Aktiva", en: "Total assets" }), money(assets));
  line(
    d.t({ nl: "Eigen vermogen", fr: "Capitaux propres", de: "Eigenkapital", en: "Shareholders' funds" }),
    money(figures.equity),
  );
  line(
    d.t({
      nl: "Langlopende schulden",
      fr: "Dettes à long terme",
      de: "Langfristige Verbindlichkeiten",
      en: "Creditors due after one year",
    }),
    money(Math.round(assets * 0.1)),
  );
  d.space(6);
  line(
    d.t({
      nl: "Gemiddeld aantal werknemers",
      fr: "Effectif moyen",
      de: "Durchschnittliche Zahl der Arbeitnehmer",
      en: "Average number of employees",
    }),
    String(workforce),
  );
  foot(
    d,
    `${d.t({ nl: "KvK", fr: "SIREN", de: "Handelsregister", en: "Registered number" })} ${writtenNumber(company)}`,
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  for (const [rubric, value] of Object.entries(figures)) d.amount(rubric, value, currency, to);
  d.amount("workforce", workforce, null, to);
  d.documentDate(to, OPTIONAL);
}

/** Articles of a company abroad under titles, each heading centred on a line of its own. */
function titles(d: Draft): void {
  const company = d.world.company(abroad(d), d.t({ nl: "B.V.", fr: "SAS", de: "GmbH", en: "Limited" }));
  const purpose = d.random.pick(PURPOSES)[d.language];
  const day = d.random.day(2016, 2025);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.45 });
  d.text(
    d.t({
      nl: `STATUTEN\nvan\n${company.name} B.V.`,
      fr: `${company.name}\nSociété par actions simplifiée\nSTATUTS`,
      de: `Gesellschaftsvertrag\nder\n${company.name} GmbH`,
      en: `THE COMPANIES ACT\nARTICLES OF ASSOCIATION\nof\n${company.name} Limited`,
    }),
    { style: "bold", align: "center", after: 16 },
  );
  const parts = d.t({
    nl: [
      [
        "Naam en zetel",
        `De vennootschap draagt de naam ${company.name} B.V. en heeft haar zetel in de gemeente ${company.seat.town}.`,
      ],
      ["Doel", `De vennootschap heeft ten doel ${purpose}.`],
      ["Aandelen", "De aandelen luiden op naam. Aandeelbewijzen worden niet uitgegeven."],
      [
        "Bestuur",
        "Het bestuur bestaat uit een of meer bestuurders, die door de algemene vergadering worden benoemd en ontslagen.",
      ],
      ["Jaarrekening", "Het boekjaar valt samen met het kalenderjaar."],
    ],
    fr: [
      ["Forme et dénomination", `Il existe une société par actions simplifiée dénommée ${company.name}.`],
      ["Siège", `Le siège social est fixé au ${d.address(company.seat)}.`],
      ["Objet", `La société a pour objet ${purpose}.`],
      ["Présidence", "La société est représentée par un président nommé par les associés."],
      ["Exercice", "L'exercice social coïncide avec l'année civile."],
    ],
    de: [
      [
        "Firma und Sitz",
        `Die Firma der Gesellschaft lautet ${company.name} GmbH. Sitz der Gesellschaft ist ${company.seat.town}.`,
      ],
      ["Gegenstand des Unternehmens", `Gegenstand des Unternehmens ist ${purpose}.`],
      ["Stammkapital", "Das Stammkapital beträgt 25.000 Euro und ist voll eingezahlt."],
      [
        "Geschäftsführung",
        "Die Gesellschaft hat einen oder mehrere Geschäftsführer, die von der Gesellschafterversammlung bestellt werden.",
      ],
      ["Geschäftsjahr", "Geschäftsjahr ist das Kalenderjahr."],
    ],
    en: [
      ["Name", `The name of the company is ${company.name} Limited.`],
      ["Registered office", "The registered office of the company is situated in England and Wales."],
      ["Objects", `The objects of the company are ${purpose}.`],
      ["Liability", "The liability of the members is limited to the amount unpaid on their shares."],
      ["Directors", "The directors manage the business of the company and may exercise all its powers."],
    ],
  });
  parts.forEach(([title, text], at) => {
    d.text(`${["I", "II", "III", "IV", "V"][at]!}`, { align: "center", after: 0 });
    d.text(title!, { align: "center", style: "bold", after: 3 });
    d.text(text!, { after: 9 });
  });
  d.text(
    d.t({
      nl: `Zoals laatstelijk gewijzigd op ${d.date(day, "long")}.`,
      fr: `Statuts mis à jour le ${d.date(day, "long")}.`,
      de: `Zuletzt geändert am ${d.date(day, "long")}.`,
      en: `Adopted by special resolution on ${d.date(day, "long")}.`,
    }),
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form);
  d.fact("object", "subject", purpose);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.amount("capital", 0, null, null, OPTIONAL);
  d.documentDate(day);
}

/** A bank's print with values on the left and what they are on the right, in grey. */
function mirrored(d: Draft): void {
  const company = d.world.company(abroad(d));
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10.5, margin: 58 });
  d.text(company.bank, { size: 16, style: "bold", after: 4 });
  d.text(
    d.t({
      nl: "Bevestiging van rekening",
      fr: "Confirmation de compte",
      de: "Kontobestätigung",
      en: "Account confirmation",
    }),
    { size: 13, after: 16 },
  );
  const line = (value: string, label: string) => {
    d.put(d.x + 300, d.y, label, { size: 8, grey: 0.45 });
    d.text(value, { after: 7 });
  };
  line(
    `${company.name} ${company.form}`,
    d.t({ nl: "rekeninghouder", fr: "titulaire du compte", de: "Kontoinhaber", en: "account holder" }),
  );
  line(groupedIban(company.iban), "IBAN");
  line(company.bic, "BIC");
  line(
    d.date(day, latin(d)),
    d.t({
      nl: "datum van deze bevestiging",
      fr: "date de la confirmation",
      de: "Datum der Bestätigung",
      en: "date of confirmation",
    }),
  );
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** A municipal print of a household: the person who asked stands above the table of those who live there. */
function household(d: Draft): void {
  const who = d.world.person(d.belgium);
  const [partner] = d.world.people(d.belgium, 1);
  const office = officeOf(d);
  const day = d.world.recentDay(80);
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.text(
    `${d.t({ nl: "Gemeente", fr: "Commune de", de: "Gemeinde", en: "Municipality of" })} ${who.address.town} - ${office.written}`,
    { after: 14 },
  );
  d.text(
    d.t({
      nl: "Attest van gezinssamenstelling",
      fr: "Composition de ménage",
      de: "Haushaltsbescheinigung",
      en: "Certificate of household composition",
    }),
    { size: 14, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Afgeleverd aan ${nameOf(who)}, wonende ${streetOf(who.address, "nl")} te ${townOf(who.address)}.`,
      fr: `Délivrée à ${nameOf(who)}, domicilié(e) ${streetOf(who.address, "fr")} à ${townOf(who.address)}.`,
      de: `Ausgestellt für ${nameOf(who)}, wohnhaft ${streetOf(who.address, "de")} in ${townOf(who.address)}.`,
      en: `Issued to ${nameOf(who)}, residing at ${streetOf(who.address, "en")} in ${townOf(who.address)}.`,
    }),
    { after: 10 },
  );
  d.table(
    d.t({
      nl: ["Gezinslid", "Geboren", "Verwantschap"],
      fr: ["Membre du ménage", "Naissance", "Lien"],
      de: ["Haushaltsmitglied", "Geboren", "Verhältnis"],
      en: ["Member", "Born", "Relation"],
    }),
    [
      [
        nameOf(who),
        d.date(who.birthDate),
        d.t({ nl: "referentiepersoon", fr: "personne de référence", de: "Bezugsperson", en: "reference person" }),
      ],
      [
        nameOf(partner!),
        d.date(partner!.birthDate),
        d.t({ nl: "partner", fr: "partenaire", de: "Partner", en: "partner" }),
      ],
    ],
    { lines: true },
  );
  d.space(14);
  d.text(`${who.address.town}, ${d.date(day, "long")}`);
  d.person(who, { role: "holder" });
  d.fact("address", "subject", d.address(who.address));
  d.person(partner!, { role: "other" }, "other", OPTIONAL);
  d.fact("enterprise_number", "issuer", office.number, OPTIONAL);
  d.documentDate(day);
  d.issuer(who.address.town, OPTIONAL);
}

export const SIXTH_PAPERS_MORE: readonly Layout[] = [
  layout("sixth/accounts-leaders", "annual_accounts", ALL, leaders),
  layout("sixth/deed-titles", "articles_of_association", ALL, titles),
  layout("sixth/bank-mirrored", "bank_account_certificate", ALL, mirrored),
  layout("sixth/proof-household", "proof_of_address", ALL, household),
];
