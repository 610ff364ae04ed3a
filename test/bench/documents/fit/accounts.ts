import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { writtenNumber } from "../world.ts";

interface Figures {
  readonly turnover: number;
  readonly equity: number;
  readonly assets: number;
  readonly workforce: number;
}

function figuresOf(d: Draft): Figures {
  const assets = d.random.whole(200_000, 9_000_000);
  return {
    assets,
    equity: Math.round(assets * d.random.between(0.1, 0.7)),
    turnover: d.random.whole(150_000, 12_000_000),
    workforce: d.random.whole(2, 90),
  };
}

function state(d: Draft, { turnover, equity, assets, workforce }: Figures, period: string, currency = "EUR"): void {
  d.amount("turnover", turnover, currency, period);
  d.amount("equity", equity, currency, period);
  d.amount("total_assets", assets, currency, period);
  d.amount("workforce", workforce, null, period);
}

/** Accounts as filed with the National Bank of Belgium: tables with rubric codes over several pages. */
function nationalBank(d: Draft): void {
  const company = d.world.company(d.belgium);
  const year = d.random.whole(2022, 2025);
  const figures = figuresOf(d);
  const before = figuresOf(d);
  const rest = figures.assets - figures.equity;
  const held = d.random.chance(0.5) ? d.world.company(d.belgium) : null;
  const filed = `${year + 1}-0${d.random.whole(5, 8)}-${d.random.whole(10, 28)}`;
  const money = (value: number) => d.money(value, 0);
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9, margin: 50 });
  const header = (page: string) => {
    d.beside(
      [1, 3, 1],
      [() => d.text("Nr."), () => d.text(writtenNumber(company)), () => d.text(page, { align: "right" })],
    );
    d.rule();
    d.space(8);
  };
  header("VKT-inb 1".replace("inb", d.t({ nl: "inb", fr: "cap", de: "kap", en: "cap" })));
  d.text(
    d.t({
      nl: "JAARREKENING EN ANDERE OVEREENKOMSTIG HET WETBOEK VAN VENNOOTSCHAPPEN EN VERENIGINGEN NEER TE LEGGEN DOCUMENTEN",
      fr: "COMPTES ANNUELS ET AUTRES DOCUMENTS À DÉPOSER EN VERTU DU CODE DES SOCIÉTÉS ET DES ASSOCIATIONS",
      de: "JAHRESABSCHLUSS UND ANDERE GEMÄSS DEM GESETZBUCH DER GESELLSCHAFTEN UND VEREINIGUNGEN ZU HINTERLEGENDE DOKUMENTE",
      en: "ANNUAL ACCOUNTS AND OTHER DOCUMENTS TO BE FILED UNDER THE COMPANIES AND ASSOCIATIONS CODE",
    }),
    { size: 11, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "IDENTIFICATIEGEGEVENS (op datum van neerlegging)",
      fr: "DONNÉES D'IDENTIFICATION (à la date du dépôt)",
      de: "IDENTIFIZIERUNGSDATEN (am Datum der Hinterlegung)",
      en: "IDENTIFICATION DETAILS (at the date of filing)",
    }),
    { style: "bold" },
  );
  d.rows(
    [
      [d.t({ nl: "NAAM", fr: "DÉNOMINATION", de: "NAME", en: "NAME" }), company.name.toUpperCase()],
      [d.t({ nl: "Rechtsvorm", fr: "Forme juridique", de: "Rechtsform", en: "Legal form" }), company.form],
      [d.t({ nl: "Adres", fr: "Adresse", de: "Adresse", en: "Address" }), d.address(company.seat)],
      [
        d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise", de: "Unternehmensnummer", en: "Enterprise number" }),
        writtenNumber(company),
      ],
      [
        d.t({ nl: "Datum van neerlegging", fr: "Date du dépôt", de: "Datum der Hinterlegung", en: "Date of filing" }),
        d.date(filed),
      ],
    ],
    { label: 150, colon: ":" },
  );
  d.space(6);
  d.text(
    d.t({
      nl: `Deze jaarrekening betreft het boekjaar dat de periode dekt van ${d.date(`${year}-01-01`)} tot ${d.date(`${year}-12-31`)}. Het vorige boekjaar liep van ${d.date(`${year - 1}-01-01`)} tot ${d.date(`${year - 1}-12-31`)}.`,
      fr: `Ces comptes annuels concernent l'exercice couvrant la période du ${d.date(`${year}-01-01`)} au ${d.date(`${year}-12-31`)}. L'exercice précédent couvrait la période du ${d.date(`${year - 1}-01-01`)} au ${d.date(`${year - 1}-12-31`)}.`,
      de: `Dieser Jahresabschluss betrifft das Geschäftsjahr vom ${d.date(`${year}-01-01`)} bis zum ${d.date(`${year}-12-31`)}. Das vorhergehende Geschäftsjahr lief vom ${d.date(`${year - 1}-01-01`)} bis zum ${d.date(`${year - 1}-12-31`)}.`,
      en: `These annual accounts concern the financial year covering the period from ${d.date(`${year}-01-01`)} to ${d.date(`${year}-12-31`)}. The preceding period ran from ${d.date(`${year - 1}-01-01`)} to ${d.date(`${year - 1}-12-31`)}.`,
    }),
    { after: 8 },
  );
  d.page();
  header("2");
  const head = [
    "",
    d.t({ nl: "Codes", fr: "Codes", de: "Codes", en: "Codes" }),
    d.t({ nl: "Boekjaar", fr: "Exercice", de: "Geschäftsjahr", en: "Period" }),
    d.t({ nl: "Vorig boekjaar", fr: "Exercice précédent", de: "Vorheriges Geschäftsjahr", en: "Preceding period" }),
  ];
  const parts = [5, 1.2, 1.6, 1.8];
  d.text(
    d.t({
      nl: "BALANS NA WINSTVERDELING",
      fr: "BILAN APRÈS RÉPARTITION",
      de: "BILANZ NACH GEWINNVERWENDUNG",
      en: "BALANCE SHEET AFTER APPROPRIATION",
    }),
    { style: "bold", after: 6 },
  );
  const fixed = Math.round(figures.assets * 0.4);
  d.table(
    head,
    [
      [
        d.t({ nl: "VASTE ACTIVA", fr: "ACTIFS IMMOBILISÉS", de: "ANLAGEVERMÖGEN", en: "FIXED ASSETS" }),
        "21/28",
        money(fixed),
        money(Math.round(before.assets * 0.4)),
      ],
      [
        d.t({
          nl: "Materiële vaste activa",
          fr: "Immobilisations corporelles",
          de: "Sachanlagen",
          en: "Tangible fixed assets",
        }),
        "22/27",
        money(fixed - 1200),
        money(Math.round(before.assets * 0.39)),
      ],
      [
        d.t({ nl: "VLOTTENDE ACTIVA", fr: "ACTIFS CIRCULANTS", de: "UMLAUFVERMÖGEN", en: "CURRENT ASSETS" }),
        "29/58",
        money(figures.assets - fixed),
        money(before.assets - Math.round(before.assets * 0.4)),
      ],
      [
        d.t({ nl: "TOTAAL VAN DE ACTIVA", fr: "TOTAL DE L'ACTIF", de: "SUMME DER AKTIVA", en: "TOTAL ASSETS" }),
        "20/58",
        money(figures.assets),
        money(before.assets),
      ],
    ],
    { parts },
  );
  d.space(14);
  d.table(
    head,
    [
      [
        d.t({ nl: "EIGEN VERMOGEN", fr: "CAPITAUX PROPRES", de: "EIGENKAPITAL", en: "EQUITY" }),
        "10/15",
        money(figures.equity),
        money(before.equity),
      ],
      [d.t({ nl: "Inbreng", fr: "Apport", de: "Einlage", en: "Contributions" }), "10/11", money(20_000), money(20_000)],
      [
        d.t({ nl: "SCHULDEN", fr: "DETTES", de: "VERBINDLICHKEITEN", en: "AMOUNTS PAYABLE" }),
        "17/49",
        money(rest),
        money(before.assets - before.equity),
      ],
      [
        d.t({ nl: "TOTAAL VAN DE PASSIVA", fr: "TOTAL DU PASSIF", de: "SUMME DER PASSIVA", en: "TOTAL LIABILITIES" }),
        "10/49",
        money(figures.assets),
        money(before.assets),
      ],
    ],
    { parts },
  );
  d.page();
  header("3");
  d.text(
    d.t({ nl: "RESULTATENREKENING", fr: "COMPTE DE RÉSULTATS", de: "ERGEBNISRECHNUNG", en: "PROFIT AND LOSS ACCOUNT" }),
    { style: "bold", after: 6 },
  );
  d.table(
    head,
    [
      [
        d.t({ nl: "Omzet", fr: "Chiffre d'affaires", de: "Umsatz", en: "Turnover" }),
        "70",
        money(figures.turnover),
        money(before.turnover),
      ],
      [
        d.t({
          nl: "Bezoldigingen, sociale lasten en pensioenen",
          fr: "Rémunérations, charges sociales et pensions",
          de: "Löhne, Sozialabgaben und Pensionen",
          en: "Remuneration, social security and pensions",
        }),
        "62",
        money(Math.round(figures.turnover * 0.3)),
        money(Math.round(before.turnover * 0.3)),
      ],
      [
        d.t({
          nl: "Winst (Verlies) van het boekjaar",
          fr: "Bénéfice (Perte) de l'exercice",
          de: "Gewinn (Verlust) des Geschäftsjahres",
          en: "Profit (Loss) of the period",
        }),
        "9904",
        money(Math.round(figures.turnover * 0.04)),
        money(Math.round(before.turnover * 0.04)),
      ],
    ],
    { parts },
  );
  d.space(14);
  d.text(d.t({ nl: "SOCIALE BALANS", fr: "BILAN SOCIAL", de: "SOZIALBILANZ", en: "SOCIAL REPORT" }), {
    style: "bold",
    after: 6,
  });
  d.table(
    head,
    [
      [
        d.t({
          nl: "Gemiddeld personeelsbestand in voltijdse equivalenten",
          fr: "Nombre moyen de travailleurs en équivalents temps plein",
          de: "Durchschnittliche Anzahl der Beschäftigten in VZÄ",
          en: "Average number of employees in full-time equivalents",
        }),
        "9087",
        String(figures.workforce),
        String(before.workforce),
      ],
    ],
    { parts },
  );
  if (held !== null) {
    d.space(14);
    d.text(d.t({ nl: "DEELNEMINGEN", fr: "PARTICIPATIONS", de: "BETEILIGUNGEN", en: "PARTICIPATING INTERESTS" }), {
      style: "bold",
      after: 4,
    });
    d.text(`${held.name}, ${held.form}, ${writtenNumber(held)}, ${d.address(held.seat)}: 60 %`);
    d.fact(
      "company_share",
      "other",
      { holder: held.name, enterprise_number: held.number, share_percent: 60 },
      OPTIONAL,
    );
  }
  d.subject(company);
  state(d, figures, `${year}-01-01/${year}-12-31`);
  d.documentDate(filed, OPTIONAL);
}

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
  layout("fit/national-bank", "annual_accounts", ["nl", "fr", "de", "en"], nationalBank),
  layout("fit/free-accounts", "annual_accounts", ["nl", "fr", "de", "en"], free),
  layout("fit/two-column-accounts", "annual_accounts", ["nl", "fr", "de", "en"], twoColumns),
];
