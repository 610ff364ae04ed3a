import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { writtenNumber } from "../../world.ts";

const figuresOf = (d: Draft) => {
  const assets = d.random.whole(90_000, 4_000_000);
  return {
    assets,
    equity: Math.round(assets * d.random.between(0.15, 0.6)),
    turnover: d.random.whole(80_000, 7_000_000),
    workforce: d.random.whole(1, 60),
  };
};

function state(
  d: Draft,
  { assets, equity, turnover, workforce }: ReturnType<typeof figuresOf>,
  period: string,
  currency = "EUR",
): void {
  d.amount("turnover", turnover, currency, period);
  d.amount("equity", equity, currency, period);
  d.amount("total_assets", assets, currency, period);
  d.amount("workforce", workforce, null, period);
}

/** The full model of the National Bank, of a year that is no calendar year; code before the amounts, notes between. */
function fullModel(d: Draft): void {
  const company = d.world.company(d.belgium);
  const year = d.random.whole(2023, 2025);
  const [from, to] = [`${year - 1}-07-01`, `${year}-06-30`];
  const figures = figuresOf(d);
  const money = (value: number) => d.money(value, 0);
  const rows = (list: readonly (readonly [Record<"nl" | "fr" | "de" | "en", string>, string, string, number])[]) =>
    d.table(
      [
        d.t({ nl: "Rubriek", fr: "Rubrique", de: "Posten", en: "Item" }),
        d.t({ nl: "Toel.", fr: "Ann.", de: "Anh.", en: "Notes" }),
        d.t({ nl: "Code", fr: "Code", de: "Code", en: "Code" }),
        d.t({ nl: "Boekjaar", fr: "Exercice", de: "Geschäftsjahr", en: "Period" }),
        d.t({ nl: "Vorig boekjaar", fr: "Exercice préc.", de: "Vorjahr", en: "Prior period" }),
      ],
      list.map(([label, note, code, value]) => [
        label[d.language],
        note,
        code,
        money(value),
        money(Math.round(value * 0.93)),
      ]),
      { parts: [4.4, 0.8, 1, 1.6, 1.6] },
    );
  d.set({ family: "narrow", size: 9, margin: 44 });
  d.text(d.t({ nl: "VOL-kap 2.1", fr: "C-cap 2.1", de: "VOL-kap 2.1", en: "F-cap 2.1" }), { align: "right", size: 8 });
  d.text(
    d.t({
      nl: "JAARREKENING IN EURO",
      fr: "COMPTES ANNUELS EN EUROS",
      de: "JAHRESABSCHLUSS IN EURO",
      en: "ANNUAL ACCOUNTS IN EUROS",
    }),
    { size: 14, style: "bold", align: "center", after: 10 },
  );
  d.rows(
    [
      [d.t({ nl: "Naam", fr: "Dénomination", de: "Bezeichnung", en: "Name" }), company.name],
      [d.t({ nl: "Rechtsvorm", fr: "Forme légale", de: "Rechtsform", en: "Legal form" }), company.form],
      [d.t({ nl: "Adres", fr: "Adresse", de: "Anschrift", en: "Address" }), d.address(company.seat)],
      [
        d.t({ nl: "Ondernemingsnr.", fr: "N° d'entreprise", de: "Unternehmensnr.", en: "Enterprise no." }),
        writtenNumber(company),
      ],
      [
        d.t({ nl: "Boekjaar van", fr: "Exercice du", de: "Geschäftsjahr vom", en: "Period from" }),
        d.t({
          nl: `${d.date(from, "dash")} tot ${d.date(to, "dash")}`,
          fr: `${d.date(from, "dash")} au ${d.date(to, "dash")}`,
          de: `${d.date(from, "dash")} bis ${d.date(to, "dash")}`,
          en: `${d.date(from, "dash")} to ${d.date(to, "dash")}`,
        }),
      ],
    ],
    { label: 130 },
  );
  d.page();
  d.text(writtenNumber(company), { size: 8 });
  d.text(d.t({ nl: "Balans", fr: "Bilan", de: "Bilanz", en: "Balance sheet" }), { size: 12, style: "bold", after: 6 });
  rows([
    [
      {
        nl: "Immateriële vaste activa",
        fr: "Immobilisations incorporelles",
        de: "Immaterielle Anlagewerte",
        en: "Intangible assets",
      },
      "6.2",
      "21",
      Math.round(figures.assets * 0.2),
    ],
    [
      {
        nl: "Vorderingen op ten hoogste één jaar",
        fr: "Créances à un an au plus",
        de: "Forderungen mit Restlaufzeit bis zu einem Jahr",
        en: "Amounts receivable within one year",
      },
      "6.6",
      "40/41",
      Math.round(figures.assets * 0.5),
    ],
    [
      { nl: "Totaal der activa", fr: "Total de l'actif", de: "Summe der Aktiva", en: "Total of the assets" },
      "",
      "20/58",
      figures.assets,
    ],
    [
      { nl: "Eigen vermogen", fr: "Capitaux propres", de: "Eigenkapital", en: "Capital and reserves" },
      "",
      "10/15",
      figures.equity,
    ],
    [{ nl: "Voorzieningen", fr: "Provisions", de: "Rückstellungen", en: "Provisions" }, "", "16", 1500],
    [
      { nl: "Totaal der passiva", fr: "Total du passif", de: "Summe der Passiva", en: "Total of the liabilities" },
      "",
      "10/49",
      figures.assets,
    ],
  ]);
  d.space(14);
  d.text(d.t({ nl: "Resultaten", fr: "Résultats", de: "Ergebnisse", en: "Results" }), {
    size: 12,
    style: "bold",
    after: 6,
  });
  rows([
    [{ nl: "Omzet", fr: "Chiffre d'affaires", de: "Umsatzerlöse", en: "Turnover" }, "6.10", "70", figures.turnover],
    [
      {
        nl: "Diensten en diverse goederen",
        fr: "Services et biens divers",
        de: "Dienstleistungen und Verbrauchsgüter",
        en: "Services and other goods",
      },
      "",
      "61",
      Math.round(figures.turnover * 0.4),
    ],
    [
      {
        nl: "Gemiddeld aantal werknemers (VTE)",
        fr: "Nombre moyen de travailleurs (ETP)",
        de: "Durchschnittlicher Personalbestand (VZÄ)",
        en: "Average number of employees (FTE)",
      },
      "",
      "9087",
      figures.workforce,
    ],
  ]);
  d.subject(company);
  // The line of the prior period has its own numbers; only those of the period are asked for.
  state(d, figures, `${from}/${to}`);
}

/** Accounts in thousands told in prose, as a small firm's annual report. */
function prose(d: Draft): void {
  const region = ({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
  const company = d.world.company(region);
  const year = d.random.whole(2022, 2025);
  const figures = figuresOf(d);
  const money = (value: number) => `EUR ${d.money(value, 0)}`;
  d.set({ family: "serif", size: 11, margin: 68, leading: 1.45 });
  d.text(
    d.t({
      nl: `Jaarverslag en jaarrekening ${year}`,
      fr: `Rapport de gestion et comptes annuels ${year}`,
      de: `Lagebericht und Jahresabschluss ${year}`,
      en: `Directors' report and financial statements ${year}`,
    }),
    { size: 16, style: "bold", after: 6 },
  );
  d.text(`${company.name} ${company.form}`, { size: 13 });
  d.text(
    `${d.t({ nl: "Handelsregister", fr: "RCS", de: "Handelsregister", en: "Company no." })} ${writtenNumber(company)}`,
    { after: 16 },
  );
  d.text(
    d.t({
      nl: `In het boekjaar dat eindigde op 31 december ${year} bedroeg de netto-omzet ${money(figures.turnover)}. Het balanstotaal kwam uit op ${money(figures.assets)}; daarvan was ${money(figures.equity)} eigen vermogen. Gemiddeld waren er ${figures.workforce} personeelsleden in dienst.`,
      fr: `Au cours de l'exercice clos le 31 décembre ${year}, le chiffre d'affaires s'est élevé à ${money(figures.turnover)}. Le total du bilan s'établit à ${money(figures.assets)}, dont ${money(figures.equity)} de capitaux propres. La société a employé en moyenne ${figures.workforce} salariés.`,
      de: `Im Geschäftsjahr, das am 31. Dezember ${year} endete, betrugen die Umsatzerlöse ${money(figures.turnover)}. Die Bilanzsumme belief sich auf ${money(figures.assets)}; davon entfielen ${money(figures.equity)} auf das Eigenkapital. Durchschnittlich waren ${figures.workforce} Mitarbeiter beschäftigt.`,
      en: `In the financial year ended 31 December ${year} turnover amounted to ${money(figures.turnover)}. Total assets stood at ${money(figures.assets)}, of which ${money(figures.equity)} was shareholders' equity. The company employed ${figures.workforce} people on average.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "De grondslagen voor waardering zijn ongewijzigd ten opzichte van het voorgaande jaar. De directie verwacht voor het komende jaar een gelijk resultaat. Na balansdatum hebben zich geen gebeurtenissen van betekenis voorgedaan.",
      fr: "Les règles d'évaluation sont inchangées par rapport à l'exercice précédent. La direction prévoit un résultat stable pour l'exercice à venir. Aucun événement significatif n'est survenu après la clôture.",
      de: "Die Bewertungsgrundsätze sind gegenüber dem Vorjahr unverändert. Die Geschäftsführung erwartet für das kommende Jahr ein gleichbleibendes Ergebnis. Nach dem Bilanzstichtag sind keine wesentlichen Ereignisse eingetreten.",
      en: "The accounting policies are unchanged from the previous year. The directors expect a similar result for the coming year. There were no significant events after the balance sheet date.",
    }),
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.companyNumber(company, "subject");
  state(d, figures, `${year}-12-31`);
}

/** A trial-like balance with dotted leaders in one column. */
function leaders(d: Draft): void {
  const company = d.world.company(d.belgium);
  const year = d.random.whole(2022, 2025);
  const figures = figuresOf(d);
  d.set({ family: "mono", size: 9.5, margin: 60 });
  d.text(company.name.toUpperCase(), { size: 13, style: "bold" });
  d.text(`BE ${writtenNumber(company)}   ${d.address(company.seat)}`, { size: 8, after: 12 });
  d.text(
    d.t({
      nl: `BALANS EN RESULTATENREKENING ${year}`,
      fr: `BILAN ET COMPTE DE RÉSULTATS ${year}`,
      de: `BILANZ UND ERGEBNISRECHNUNG ${year}`,
      en: `BALANCE SHEET AND INCOME STATEMENT ${year}`,
    }),
    { style: "bold" },
  );
  d.text(
    d.t({
      nl: `Boekjaar 01/01/${year} - 31/12/${year}`,
      fr: `Exercice 01/01/${year} - 31/12/${year}`,
      de: `Geschäftsjahr 01/01/${year} - 31/12/${year}`,
      en: `Financial year 01/01/${year} - 31/12/${year}`,
    }),
    { after: 10 },
  );
  const item = (label: string, value: string) =>
    d.text(`${label} ${".".repeat(Math.max(3, 52 - label.length - value.length))} ${value}`, { after: 4 });
  item(
    d.t({ nl: "Totaal activa", fr: "Total de l'actif", de: "Aktiva insgesamt", en: "Total assets" }),
    d.money(figures.assets),
  );
  item(d.t({ nl: "Eigen vermogen", fr: "Fonds propres", de: "Eigenkapital", en: "Equity" }), d.money(figures.equity));
  item(
    d.t({ nl: "Vreemd vermogen", fr: "Dettes", de: "Fremdkapital", en: "Liabilities" }),
    d.money(figures.assets - figures.equity),
  );
  item(d.t({ nl: "Omzet", fr: "Chiffre d'affaires", de: "Umsatz", en: "Revenue" }), d.money(figures.turnover));
  item(
    d.t({ nl: "Aantal werknemers", fr: "Effectif moyen", de: "Anzahl Beschäftigte", en: "Number of employees" }),
    String(figures.workforce),
  );
  d.subject(company, { form: false });
  state(d, figures, `${year}-01-01/${year}-12-31`);
}

export const ANNUAL_ACCOUNTS: readonly Layout[] = [
  layout("second/full-model", "annual_accounts", ["nl", "fr", "de", "en"], fullModel),
  layout("second/prose-report", "annual_accounts", ["nl", "fr", "de", "en"], prose),
  layout("second/leaders", "annual_accounts", ["nl", "fr", "de", "en"], leaders),
];
