import { type Draft, OPTIONAL } from "../../draft.ts";
import { writtenNumber } from "../../world.ts";
import { figuresOf, state } from "./accounts-parts.ts";

/** Accounts as filed with the National Bank of Belgium: tables with rubric codes over several pages. */
export function nationalBank(d: Draft): void {
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
