import { describe, expect, test } from "vitest";
import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const summary = (facts: readonly ReadFact[]) =>
  Object.fromEntries(
    [...Map.groupBy(facts, ({ type, subject }) => (subject === "subject" ? type : `${type} ${subject}`))].map(
      ([key, group]) => [key, group.map(({ value }) => value)],
    ),
  );

const read = (drawn: string) => {
  const { kind, facts } = understand(pagesOf(drawn));
  return { kind, facts: summary(facts) };
};

const DEEDS = {
  nl: `
OPRICHTING BESLOTEN VENNOOTSCHAP

In het jaar tweeduizend vierentwintig, op twaalf maart. Voor mij, meester Bart Wouters,
notaris te Leuven, zijn verschenen:
1. De heer PEETERS Tom, geboren te Gent op 4 mei 1980, wonende te Molenweg 3, 9000 Gent.
2. Mevrouw CLAES Sofie, geboren te Aalst op 1 juni 1982, wonende te Molenweg 3, 9000 Gent.
Die mij verzocht hebben de statuten van de vennootschap vast te stellen als volgt:
Artikel 1. De vennootschap neemt de vorm aan van een besloten vennootschap. Zij draagt de
naam "Delta Bouw". Artikel 2. De zetel is gevestigd te Kerkstraat 12, 3000 Leuven.
Artikel 3. De vennootschap heeft tot voorwerp: het uitvoeren van bouwwerken. Artikel 4. Als
vergoeding voor de inbrengen van 20.000,00 euro worden 100 aandelen uitgegeven:
- door Tom Peeters: 60 aandelen;
- door Sofie Claes: 40 aandelen.
Worden benoemd tot niet-statutair bestuurder: Tom Peeters en Sofie Claes, voornoemd.
WAARVAN AKTE.`,
  fr: `
CONSTITUTION D'UNE SOCIETE A RESPONSABILITE LIMITEE

L'an deux mille vingt-quatre, le douze mars. Par devant nous, Maître Bart Wouters, notaire
de résidence à Namur, ont comparu :
1. Monsieur PEETERS Tom, né à Liège le 4 mai 1980, domicilié à Rue Haute 3, 5000 Namur.
2. Madame CLAES Sofie, née à Liège le 1 juin 1982, domiciliée à Rue Haute 3, 5000 Namur.
Lesquels nous ont requis d'acter qu'ils constituent une société dont ils arrêtent les
statuts comme suit : Article 1. La société revêt la forme d'une société à responsabilité
limitée. Elle est dénommée « Delta Bouw ». Article 2. Le siège est établi à Rue du Moulin
12, 5000 Namur. Article 3. La société a pour objet : les travaux de construction. Article 4.
En rémunération des apports de 20.000,00 euros, 100 actions sont émises :
- par Tom Peeters : 60 actions ;
- par Sofie Claes : 40 actions.
Sont nommés administrateurs non statutaires : Tom Peeters et Sofie Claes, prénommés.
DONT ACTE.`,
  de: `
GRÜNDUNG EINER GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG

Im Jahre zweitausendvierundzwanzig, am zwölften März. Vor dem unterzeichneten Notar Bart
Wouters, mit dem Amtssitz in Eupen, sind erschienen:
1. Herr PEETERS Tom, geboren in Köln am 4. Mai 1980, wohnhaft in Bahnhofstraße 3, 4700 Eupen.
2. Frau CLAES Sofie, geboren in Köln am 1. Juni 1982, wohnhaft in Bahnhofstraße 3, 4700 Eupen.
Die Erschienenen haben uns ersucht, die Satzung wie folgt zu beurkunden: Artikel 1. Die
Gesellschaft nimmt die Form einer Gesellschaft mit beschränkter Haftung an. Sie trägt den
Namen "Delta Bouw". Artikel 2. Der Sitz befindet sich in Klosterstraße 12, 4700 Eupen.
Artikel 3. Gegenstand der Gesellschaft ist: die Ausführung von Bauarbeiten. Artikel 4. Für
die Einlagen von 20.000,00 Euro werden 100 Anteile ausgegeben:
- durch Tom Peeters: 60 Anteile;
- durch Sofie Claes: 40 Anteile.
Zu Verwaltern werden ernannt: Tom Peeters und Sofie Claes, vorgenannt.
WORÜBER URKUNDE.`,
} as const;

describe("articles of association", () => {
  test.each(Object.entries(DEEDS))("deed, %s", (language, drawn) => {
    const { kind, facts } = read(drawn);
    expect(kind).toBe("articles_of_association");
    expect(facts).toMatchObject({
      company_name: ["Delta Bouw"],
      document_date: ["2024-03-12"],
      address: [
        { nl: "Kerkstraat 12, 3000 Leuven", fr: "Rue du Moulin 12, 5000 Namur", de: "Klosterstraße 12, 4700 Eupen" }[
          language
        ],
      ],
      amount: [{ rubric: "capital", value: 20_000, currency: "EUR" }],
      "person issuer": [{ name: "Bart Wouters", role: "notary" }],
    });
    expect(facts["person"]).toMatchObject([
      { name: "Tom PEETERS", role: "founder", birth_date: "1980-05-04", share_percent: 60 },
      { name: "Sofie CLAES", role: "founder", birth_date: "1982-06-01", share_percent: 40 },
      { name: "Tom Peeters", role: "director" },
      { name: "Sofie Claes", role: "director" },
    ]);
  });

  test("the notary's own enterprise number is not the company's", () => {
    const drawn = DEEDS.nl.replace("notaris te Leuven,", "notaris te Leuven, ondernemingsnummer 0403.200.393,");
    expect(read(drawn).facts["enterprise_number"]).toBeUndefined();
  });
});

const NOTICES = {
  nl: [
    "BELGISCH STAATSBLAD",
    "Ondernemingsnummer",
    "De algemene vergadering aanvaardt het ontslag van Tom Peeters als bestuurder. Zij benoemt tot bestuurder: Sofie Claes.",
  ],
  fr: [
    "MONITEUR BELGE",
    "Numéro d'entreprise",
    "L'assemblée générale accepte la démission de Tom Peeters en qualité d'administrateur. Elle nomme en qualité d'administrateur : Sofie Claes.",
  ],
  de: [
    "BELGISCHES STAATSBLATT",
    "Unternehmensnummer",
    "Die Generalversammlung nimmt den Rücktritt von Tom Peeters als Verwalter an. Sie ernennt zum Verwalter: Sofie Claes.",
  ],
  en: [
    "BELGIAN OFFICIAL GAZETTE",
    "Enterprise number",
    "The general meeting accepts the resignation of Tom Peeters as director. It appoints as director: Sofie Claes.",
  ],
} as const;

describe("publication in a gazette", () => {
  test.each(Object.entries(NOTICES))("%s", (_language, [title, number, text]) => {
    const drawn = `\n${title}\n12/03/2024\n\n"Delta Bouw", BV\nKerkstraat 12, 3000 Leuven\n${number}: 0123.456.749\n\n${text}\n`;
    const { kind, facts } = read(drawn);
    expect(kind).toBe("gazette_publication");
    expect(facts).toMatchObject({
      company_name: ["Delta Bouw"],
      enterprise_number: ["0123456749"],
      address: ["Kerkstraat 12, 3000 Leuven"],
      document_date: ["2024-03-12"],
    });
    expect(facts["person"]).toMatchObject([
      { name: "Tom Peeters", role: "director" },
      { name: "Sofie Claes", role: "director" },
    ]);
  });
});

const ACCOUNTS = {
  nl: [
    "JAARREKENING",
    "Ondernemingsnummer",
    "Deze jaarrekening betreft het boekjaar van 01/01/2024 tot 31/12/2024.",
    "EIGEN VERMOGEN",
    "TOTAAL VAN DE ACTIVA",
    "Omzet",
    "Gemiddeld personeelsbestand",
  ],
  fr: [
    "COMPTES ANNUELS",
    "Numéro d'entreprise",
    "Ces comptes annuels concernent l'exercice du 01/01/2024 au 31/12/2024.",
    "CAPITAUX PROPRES",
    "TOTAL DE L'ACTIF",
    "Chiffre d'affaires",
    "Effectif moyen",
  ],
  de: [
    "JAHRESABSCHLUSS",
    "Unternehmensnummer",
    "Dieser Jahresabschluss betrifft das Geschäftsjahr vom 01.01.2024 bis zum 31.12.2024.",
    "EIGENKAPITAL",
    "SUMME DER AKTIVA",
    "Umsatz",
    "Durchschnittliche Zahl der Arbeitnehmer",
  ],
  en: [
    "ANNUAL ACCOUNTS",
    "Enterprise number",
    "These accounts concern the financial year from 01/01/2024 to 31/12/2024.",
    "EQUITY",
    "TOTAL ASSETS",
    "Turnover",
    "Average number of employees",
  ],
} as const;

describe("annual accounts", () => {
  test.each(Object.entries(ACCOUNTS))("model of the National Bank, %s", (_language, words) => {
    const [title, number, period, equity, assets, turnover, staff] = words;
    const row = (label: string, code: string, now: string, before: string) =>
      `${label.padEnd(45)}${code.padEnd(12)}${now.padEnd(16)}${before}`;
    const drawn = [
      "",
      title,
      "",
      `${number}: 0123.456.749`,
      period,
      "",
      row(assets, "20/58", "1.200.500", "1.100.000"),
      row(equity, "10/15", "400.250", "380.000"),
      row(turnover, "70", "2.345.678", "2.200.000"),
      row(staff, "9087", "7", "6"),
    ].join("\n");
    const { kind, facts } = read(drawn);
    expect(kind).toBe("annual_accounts");
    const dated = { currency: "EUR", period: "2024-01-01/2024-12-31" };
    expect(facts["amount"]).toEqual([
      { rubric: "total_assets", value: 1_200_500, ...dated },
      { rubric: "equity", value: 400_250, ...dated },
      { rubric: "turnover", value: 2_345_678, ...dated },
      { rubric: "workforce", value: 7, ...dated, currency: null },
    ]);
  });
});

const REGISTERS = {
  nl: ["AANDELENREGISTER", "Vennootschap", "Aandeelhouder", "Aantal aandelen"],
  fr: ["REGISTRE DES ACTIONS NOMINATIVES", "Société", "Actionnaire", "Nombre d'actions"],
  de: ["AKTIENREGISTER", "Gesellschaft", "Aktionär", "Anzahl Aktien"],
  en: ["REGISTER OF MEMBERS", "Company", "Shareholder", "Number of shares"],
} as const;

describe("register of shareholders", () => {
  test.each(Object.entries(REGISTERS))("%s", (_language, [title, company, holder, count]) => {
    const drawn = `
${title}

${company}:  Delta Bouw NV

${holder.padEnd(40)}${count}
${"Tom Peeters".padEnd(40)}750
${"Alfa Holding NV".padEnd(40)}250`;
    const { kind, facts } = read(drawn);
    expect(kind).toBe("shareholder_register");
    expect(facts).toMatchObject({
      company_name: ["Delta Bouw NV"],
      person: [{ name: "Tom Peeters", role: "shareholder", share_percent: 75 }],
      company_share: [{ holder: "Alfa Holding NV", role: "shareholder", share_percent: 25 }],
    });
  });
});

const CHARTS = { nl: "Groepsstructuur", fr: "Structure du groupe", de: "Konzernstruktur", en: "Group structure" };

describe("structure chart", () => {
  test.each(Object.entries(CHARTS))("boxes, %s", (_language, title) => {
    const drawn = `
                    ${title} Delta Bouw

        Tom Peeters                                   Sofie Claes
           60 %                                          40 %

                            Alfa Holding NV
                                 100 %

                             Delta Bouw BV
                             0123.456.749`;
    const { kind, facts } = read(drawn);
    expect(kind).toBe("structure_chart");
    expect(facts).toMatchObject({
      company_name: ["Delta Bouw BV"],
      enterprise_number: ["0123456749"],
      company_share: [{ holder: "Alfa Holding NV", share_percent: 100, role: "shareholder" }],
      "person other": [
        { name: "Tom Peeters", share_percent: 60 },
        { name: "Sofie Claes", share_percent: 40 },
      ],
    });
  });
});
