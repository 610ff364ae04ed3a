import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { type Figures, figuresOf, state } from "./accounts-parts.ts";
import { foot } from "./parts.ts";

/** German accounts as published, balance sheet and notes. */
function germanPublished(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [now, before] = figuresOf(d);
  const who = d.world.person("de");
  const row = (label: string, of: (one: Figures) => number) => [label, d.money(of(now)), d.money(of(before))];
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.text(`${company.name} GmbH`, { size: 14, style: "bold", align: "center" });
  d.text(company.seat.town, { align: "center", style: "bold", after: 8 });
  d.text(`Jahresabschluss zum Geschäftsjahr vom 01.01.${now.year} bis zum 31.12.${now.year}`, {
    align: "center",
    style: "bold",
    after: 14,
  });
  d.text(`Bilanz zum 31. Dezember ${now.year}`, { style: "bold" });
  d.text("Aktiva");
  d.table(
    ["", `31.12.${now.year} EUR`, `31.12.${before.year} EUR`],
    [
      row("A. Anlagevermögen", ({ assets }) => assets * 0.45),
      row("B. Umlaufvermögen", ({ assets }) => assets * 0.5),
      row("C. Rechnungsabgrenzungsposten", ({ assets }) => assets * 0.05),
      row("Bilanzsumme, Summe Aktiva", ({ assets }) => assets),
    ],
    { parts: [3, 1.3, 1.3] },
  );
  d.text("Passiva");
  d.table(
    ["", `31.12.${now.year} EUR`, `31.12.${before.year} EUR`],
    [
      row("A. Eigenkapital", ({ equity }) => equity),
      row("   I. gezeichnetes Kapital", () => 25_000),
      row("B. Rückstellungen", ({ assets, equity }) => (assets - equity) * 0.2),
      row("C. Verbindlichkeiten", ({ assets, equity }) => (assets - equity) * 0.8),
      row("Bilanzsumme, Summe Passiva", ({ assets }) => assets),
    ],
    { parts: [3, 1.3, 1.3] },
  );
  d.space(10);
  d.text("Anhang", { style: "bold" });
  d.text(
    `Die Gesellschaft ist unter ${writtenNumber(company)} im Handelsregister des Amtsgerichts ${company.seat.town} eingetragen. Sie ist eine kleine Kapitalgesellschaft nach § 267 Abs. 1 HGB. Die durchschnittliche Zahl der während des Geschäftsjahres beschäftigten Arbeitnehmer betrug ${now.people}.`,
    { after: 6 },
  );
  d.text(
    `${company.seat.town}, den 12. Mai ${now.year + 1}\ngez. ${nameOf(who)}, Geschäftsführ${who.sex === "m" ? "er" : "erin"}\n\nDer Jahresabschluss wurde am 20. Mai ${now.year + 1} festgestellt.`,
  );
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  state(d, now, ["equity", "total_assets", "workforce"]);
  d.person(who, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(`${now.year + 1}-05-12`, OPTIONAL);
}

/** Balance sheet of a stock company in account form, profit and loss below. */
function germanSides(d: Draft): void {
  const company = d.world.company("de", "AG");
  const [now, before] = figuresOf(d);
  const side = (title: string, rows: readonly (readonly [string, (one: Figures) => number])[]) => () => {
    d.text(title, { style: "bold" });
    d.table(
      ["", "EUR", "Vorjahr EUR"],
      rows.map(([label, of]) => [label, d.money(of(now), 0), d.money(of(before), 0)]),
      { parts: [2, 1, 1], lines: true },
    );
  };
  d.set({ width: 842, height: 595, family: "narrow", size: 8.5, margin: 44 });
  d.text(`${company.name} AG, ${company.seat.town}`, { size: 13, style: "bold" });
  d.text(`${d.address(company.seat)} - ${writtenNumber(company)} - USt-IdNr. ${company.vat}`, { size: 7.5 });
  d.text(`BILANZ zum 31. Dezember ${now.year}`, { size: 11, align: "center", after: 8 });
  d.beside(
    [1, 1],
    [
      side("AKTIVSEITE", [
        ["Sachanlagen", ({ assets }) => assets * 0.5],
        ["Vorräte", ({ assets }) => assets * 0.3],
        ["Guthaben bei Kreditinstituten", ({ assets }) => assets * 0.2],
        ["Summe der Aktiva", ({ assets }) => assets],
      ]),
      side("PASSIVSEITE", [
        ["Eigenkapital", ({ equity }) => equity],
        ["Bankverbindlichkeiten", ({ assets, equity }) => (assets - equity) * 0.7],
        ["Sonstige Verbindlichkeiten", ({ assets, equity }) => (assets - equity) * 0.3],
        ["Summe der Passiva", ({ assets }) => assets],
      ]),
    ],
  );
  d.space(12);
  d.text(`GEWINN- UND VERLUSTRECHNUNG für die Zeit vom 1. Januar bis 31. Dezember ${now.year}`, {
    align: "center",
    size: 10,
  });
  d.table(
    ["", "EUR", "Vorjahr EUR"],
    [
      ["1. Umsatzerlöse", d.money(now.turnover, 0), d.money(before.turnover, 0)],
      ["2. Materialaufwand", d.money(now.turnover * 0.4, 0), d.money(before.turnover * 0.4, 0)],
      ["3. Personalaufwand", d.money(now.turnover * 0.3, 0), d.money(before.turnover * 0.3, 0)],
    ],
    { parts: [4, 1, 1], lines: true },
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  state(d, now, ["turnover", "equity", "total_assets"]);
}

/** Filleted accounts of a small British company: no turnover, no total of the assets. */
function britishFilleted(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [now, before] = figuresOf(d);
  const who = d.world.person("gb");
  const accountants = d.world.company("gb", "Ltd");
  const line = (label: string, of: (one: Figures) => number, note = "") => [
    label,
    note,
    d.money(of(now), 0),
    d.money(of(before), 0),
  ];
  const debts = ({ assets, equity }: Figures) => Math.round((assets - equity) * 0.6);
  d.set({ family: "serif", size: 11, margin: 70 });
  d.text(`REGISTERED NUMBER: ${company.number} (England and Wales)`, { style: "bold", align: "right", after: 60 });
  d.text(`Unaudited Financial Statements\nfor the Year Ended 31 December ${now.year}\nfor\n${company.name} Limited`, {
    align: "center",
    style: "bold",
    size: 13,
    after: 50,
  });
  d.text(`Registered office: ${d.address(company.seat)}`, { align: "center", after: 10 });
  d.text(`Prepared by: ${accountants.name} Ltd, Chartered Certified Accountants, ${d.address(accountants.seat)}`, {
    align: "center",
    size: 9,
  });
  d.page();
  d.text(`Balance Sheet\n31 December ${now.year}`, { style: "bold", align: "center", after: 8 });
  d.table(
    ["", "Notes", `${now.year} £`, `${before.year} £`],
    [
      line("Tangible assets", ({ assets }) => Math.round(assets * 0.5), "4"),
      line("Debtors and cash at bank", ({ assets }) => assets - Math.round(assets * 0.5), "5"),
      [
        "CREDITORS: amounts falling due within one year",
        "6",
        `(${d.money(debts(now), 0)})`,
        `(${d.money(debts(before), 0)})`,
      ],
      line("TOTAL ASSETS LESS CURRENT LIABILITIES", (one) => one.assets - debts(one)),
      [
        "CREDITORS: amounts falling due after more than one year",
        "7",
        `(${d.money(now.assets - debts(now) - now.equity, 0)})`,
        `(${d.money(before.assets - debts(before) - before.equity, 0)})`,
      ],
      line("NET ASSETS", ({ equity }) => equity),
      ["Called up share capital", "8", "100", "100"],
      line("SHAREHOLDERS' FUNDS", ({ equity }) => equity),
    ],
    { parts: [3.4, 0.6, 1.2, 1.2] },
  );
  d.space(10);
  d.text(
    `The financial statements were approved by the director and authorised for issue on 14 August ${now.year + 1} and were signed by: ${nameOf(who)} - Director`,
    { after: 10 },
  );
  d.text(
    `EMPLOYEES AND DIRECTORS. The average number of employees during the year was ${now.people} (${before.year} - ${before.people}).`,
  );
  d.subject(company);
  state(d, now, ["equity", "workforce"], "GBP");
  d.person(who, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(`${now.year + 1}-08-14`, OPTIONAL);
}

/** Irish directors' report and statements with auditors. */
function irishReport(d: Draft): void {
  const company = d.world.company("ie", "Designated Activity Company");
  const [one, two, auditor] = d.world.people("ie", 3);
  const [now, before] = figuresOf(d);
  d.set({ family: "sans", size: 10, margin: 66 });
  d.text(`${company.name} Designated Activity Company`, { size: 15, style: "bold" });
  d.text(`Directors' Report and Financial Statements\nFinancial year ended 31 December ${now.year}`, { after: 14 });
  d.text("DIRECTORS AND OTHER INFORMATION", { style: "bold", after: 4 });
  d.rows(
    [
      ["Directors", `${nameOf(one!)}\n${nameOf(two!)}`],
      ["Company Secretary", nameOf(two!)],
      ["Company Number", company.number],
      ["Registered Office", d.address(company.seat)],
      ["Statutory Auditors", `${nameOf(auditor!)} & Co., ${d.address(d.world.address("ie"))}`],
      ["Bankers", `${company.bank}, ${d.address(d.world.address("ie"))}`],
    ],
    { label: 150, gap: 5 },
  );
  foot(d, "- 2 -");
  d.page();
  d.text(`PROFIT AND LOSS ACCOUNT`, { style: "bold" });
  d.table(
    ["", `${now.year} €`, `${before.year} €`],
    [
      ["Turnover", d.money(now.turnover, 0), d.money(before.turnover, 0)],
      ["Cost of sales", `(${d.money(now.turnover * 0.6, 0)})`, `(${d.money(before.turnover * 0.6, 0)})`],
      ["Gross profit", d.money(now.turnover * 0.4, 0), d.money(before.turnover * 0.4, 0)],
    ],
    { parts: [3, 1, 1] },
  );
  d.space(12);
  d.text("STATEMENT OF FINANCIAL POSITION", { style: "bold" });
  d.table(
    ["", `${now.year} €`, `${before.year} €`],
    [
      ["Non-current assets", d.money(now.assets * 0.3, 0), d.money(before.assets * 0.3, 0)],
      ["Current assets", d.money(now.assets * 0.7, 0), d.money(before.assets * 0.7, 0)],
      ["Total assets", d.money(now.assets, 0), d.money(before.assets, 0)],
      ["Total equity", d.money(now.equity, 0), d.money(before.equity, 0)],
      ["Total liabilities", d.money(now.assets - now.equity, 0), d.money(before.assets - before.equity, 0)],
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.space(12);
  d.text(
    `5. Employees. The average monthly number of employees, including directors, was ${now.people} (${before.year}: ${before.people}).`,
  );
  foot(d, "- 9 -");
  d.subject(company);
  state(d, now, ["turnover", "equity", "total_assets", "workforce"]);
  for (const who of [one!, two!]) d.person(who, { role: "director" }, "subject", OPTIONAL);
}

export const ACCOUNTS_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/german-published", "annual_accounts", ["de"], germanPublished),
  layout("fourth/german-sides", "annual_accounts", ["de"], germanSides),
  layout("fourth/british-filleted", "annual_accounts", ["en"], britishFilleted),
  layout("fourth/irish-report", "annual_accounts", ["en"], irishReport),
];
