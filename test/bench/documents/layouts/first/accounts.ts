import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { writtenNumber } from "../../world.ts";
import { nationalBank } from "./accounts-filed.ts";
import { figuresOf, state } from "./accounts-parts.ts";

/** Accounts that an accountant sets up freely: sentences and one table. */
function free(d: Draft): void {
  const region = ({ nl: "nl", fr: "fr", de: "de", en: "gb" } as const)[d.language];
  const company = d.world.company(region);
  const currency = region === "gb" ? "GBP" : "EUR";
  const sign = region === "gb" ? "£" : "€";
  const year = d.random.whole(2022, 2025);
  const figures = figuresOf(d);
  d.set({ family: d.random.pick(["serif", "book"]), size: 10.5, margin: 64 });
  d.space(60);
  d.text(`${company.name} ${company.form}`, { size: 18, style: "bold" });
  d.text(
    d.t({
      nl: `KvK-nummer ${writtenNumber(company)}`,
      fr: `SIREN ${writtenNumber(company)}`,
      de: `Amtsgericht ${company.seat.town}, ${writtenNumber(company)}`,
      en: `Registered number ${writtenNumber(company)}`,
    }),
  );
  d.text(d.address(company.seat), { after: 30 });
  d.text(
    d.t({
      nl: `Jaarrekening ${year}`,
      fr: `Comptes annuels ${year}`,
      de: `Jahresabschluss ${year}`,
      en: `Annual report and financial statements`,
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: `voor het jaar eindigend op 31 december ${year}`,
      fr: `pour l'exercice clos le 31 décembre ${year}`,
      de: `für das Geschäftsjahr vom 1. Januar bis zum 31. Dezember ${year}`,
      en: `for the year ended 31 December ${year}`,
    }),
    { after: 30 },
  );
  d.page();
  const row = (label: string, value: number) => [
    label,
    `${sign} ${d.money(value, 0)}`,
    `${sign} ${d.money(Math.round(value * 0.9), 0)}`,
  ];
  const head = ["", String(year), String(year - 1)];
  d.text(
    d.t({
      nl: `Balans per 31 december ${year}`,
      fr: `Bilan au 31 décembre ${year}`,
      de: `Bilanz zum 31. Dezember ${year}`,
      en: `Balance sheet as at 31 December ${year}`,
    }),
    { style: "bold", after: 6 },
  );
  d.table(
    head,
    [
      row(
        d.t({ nl: "Vaste activa", fr: "Actif immobilisé", de: "Anlagevermögen", en: "Fixed assets" }),
        Math.round(figures.assets * 0.4),
      ),
      row(
        d.t({ nl: "Vlottende activa", fr: "Actif circulant", de: "Umlaufvermögen", en: "Current assets" }),
        figures.assets - Math.round(figures.assets * 0.4),
      ),
      row(d.t({ nl: "Totaal activa", fr: "Total actif", de: "Summe Aktiva", en: "Total assets" }), figures.assets),
      row(
        d.t({ nl: "Eigen vermogen", fr: "Capitaux propres", de: "Eigenkapital", en: "Shareholders' funds" }),
        figures.equity,
      ),
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Winst-en-verliesrekening over ${year}`,
      fr: `Compte de résultat de l'exercice ${year}`,
      de: `Gewinn- und Verlustrechnung ${year}`,
      en: `Profit and loss account for the year ended 31 December ${year}`,
    }),
    { style: "bold", after: 6 },
  );
  d.table(
    head,
    [
      row(
        d.t({ nl: "Netto-omzet", fr: "Chiffre d'affaires net", de: "Umsatzerlöse", en: "Turnover" }),
        figures.turnover,
      ),
      row(
        d.t({ nl: "Personeelskosten", fr: "Charges de personnel", de: "Personalaufwand", en: "Staff costs" }),
        Math.round(figures.turnover * 0.3),
      ),
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Gedurende ${year} waren gemiddeld ${figures.workforce} werknemers in dienst.`,
      fr: `L'effectif moyen au cours de l'exercice ${year} était de ${figures.workforce} salariés.`,
      de: `Im Geschäftsjahr ${year} wurden durchschnittlich ${figures.workforce} Arbeitnehmer beschäftigt.`,
      en: `The average number of employees during the year was ${figures.workforce}.`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, figures, `${year}-01-01/${year}-12-31`, currency);
}

/** One-page summary in two columns, assets beside liabilities. */
function twoColumns(d: Draft): void {
  const company = d.world.company(d.belgium);
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  d.set({ family: "narrow", size: 9.5, width: 842, height: 595 });
  d.text(company.name, { size: 15, style: "bold" });
  d.text(
    d.t({
      nl: `Btw-nummer BE ${writtenNumber(company)}`,
      fr: `Numéro de TVA BE ${writtenNumber(company)}`,
      de: `MwSt.-Nummer BE ${writtenNumber(company)}`,
      en: `VAT number BE ${writtenNumber(company)}`,
    }),
  );
  d.text(
    d.t({
      nl: `Interne balans op 31/12/${year}`,
      fr: `Bilan interne au 31/12/${year}`,
      de: `Interne Bilanz zum 31/12/${year}`,
      en: `Internal balance sheet at 31/12/${year}`,
    }),
    { size: 12, style: "bold", after: 10 },
  );
  const money = (value: number) => d.money(value);
  d.beside(
    [1, 1],
    [
      () => {
        d.text(d.t({ nl: "ACTIVA", fr: "ACTIF", de: "AKTIVA", en: "ASSETS" }), { style: "bold" });
        d.table(
          null,
          [
            [d.t({ nl: "Gebouwen", fr: "Constructions", de: "Gebäude", en: "Buildings" }), money(figures.assets * 0.5)],
            [
              d.t({ nl: "Handelsvorderingen", fr: "Créances commerciales", de: "Forderungen", en: "Trade debtors" }),
              money(figures.assets * 0.25),
            ],
            [
              d.t({ nl: "Liquide middelen", fr: "Valeurs disponibles", de: "Flüssige Mittel", en: "Cash at bank" }),
              money(figures.assets * 0.25),
            ],
            [
              d.t({ nl: "Totaal activa", fr: "Total de l'actif", de: "Summe Aktiva", en: "Total assets" }),
              money(figures.assets),
            ],
          ],
          { parts: [2, 1], lines: true },
        );
      },
      () => {
        d.text(d.t({ nl: "PASSIVA", fr: "PASSIF", de: "PASSIVA", en: "LIABILITIES" }), { style: "bold" });
        d.table(
          null,
          [
            [
              d.t({ nl: "Eigen vermogen", fr: "Capitaux propres", de: "Eigenkapital", en: "Equity" }),
              money(figures.equity),
            ],
            [
              d.t({ nl: "Schulden", fr: "Dettes", de: "Verbindlichkeiten", en: "Debts" }),
              money(figures.assets - figures.equity),
            ],
            [
              d.t({ nl: "Totaal passiva", fr: "Total du passif", de: "Summe Passiva", en: "Total liabilities" }),
              money(figures.assets),
            ],
          ],
          { parts: [2, 1], lines: true },
        );
      },
    ],
  );
  d.space(12);
  d.rows(
    [
      [d.t({ nl: "Omzet", fr: "Chiffre d'affaires", de: "Umsatz", en: "Turnover" }), money(figures.turnover)],
      [
        d.t({
          nl: "Gemiddeld aantal werknemers",
          fr: "Nombre moyen de travailleurs",
          de: "Durchschnittliche Zahl der Arbeitnehmer",
          en: "Average number of employees",
        }),
        String(figures.workforce),
      ],
    ],
    { label: 220 },
  );
  d.subject(company, { form: false, seat: false });
  state(d, figures, `${year}-12-31`);
}

export const ANNUAL_ACCOUNTS: readonly Layout[] = [
  layout("first/national-bank", "annual_accounts", ["nl", "fr", "de", "en"], nationalBank),
  layout("first/free-accounts", "annual_accounts", ["nl", "fr", "de", "en"], free),
  layout("first/two-column-accounts", "annual_accounts", ["nl", "fr", "de", "en"], twoColumns),
];
