import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { figuresOf, stateAccounts } from "./accounts-parts.ts";
import { spanishCompany, thousands } from "./parts.ts";

/** German figures in thousands, which the head of the table says once. */
function german(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const f = figuresOf(d, 1000);
  const t = (value: number) => thousands(d, value);
  d.set({ family: "serif", size: 10.5, margin: 64 });
  d.text(`${company.name} GmbH, ${company.seat.town}`, { size: 13, style: "bold", align: "center", after: 2 });
  d.text(`Jahresabschluss zum 31. Dezember ${f.year}`, { align: "center", after: 14 });
  d.table(
    ["Bilanz", `31.12.${f.year}\nTEUR`, `Vorjahr\nTEUR`],
    [
      ["A. Anlagevermögen", t(f.assets * 0.5), t(f.assets * 0.45)],
      ["B. Umlaufvermögen", t(f.assets * 0.5), t(f.assets * 0.48)],
      ["Bilanzsumme", t(f.assets), t(f.assets * 0.93)],
      ["A. Eigenkapital", t(f.equity), t(f.equity * 0.9)],
      ["B. Rückstellungen", t((f.assets - f.equity) * 0.2), t(f.assets * 0.1)],
    ],
    { parts: [3, 1, 1] },
  );
  d.space(10);
  d.text(
    `Im Geschäftsjahr wurden Umsatzerlöse von ${t(f.turnover)} TEUR erzielt. Die Gesellschaft beschäftigte im Jahresdurchschnitt ${f.workforce} Mitarbeiter. Sie ist beim Amtsgericht ${company.seat.town} unter ${writtenNumber(company)} eingetragen.`,
  );
  d.subject(company, { form: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  stateAccounts(d, company, f, ["turnover", "equity", "assets", "workforce"]);
}

/** British filleted accounts: no turnover, the total as "net assets", capital and reserves below. */
function british(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const f = figuresOf(d);
  const director = d.world.person("gb");
  const n = (value: number) => d.money(value, 0);
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(`Registered number: ${company.number}`, { align: "right", after: 30 });
  d.text(`${company.name.toUpperCase()} LIMITED`, { size: 16, style: "bold", align: "center", after: 4 });
  d.text(`UNAUDITED FILLETED FINANCIAL STATEMENTS\nFOR THE YEAR ENDED 31 DECEMBER ${f.year}`, {
    align: "center",
    after: 20,
  });
  d.text(`BALANCE SHEET AS AT 31 DECEMBER ${f.year}`, { style: "bold", after: 4 });
  d.table(
    ["", "Note", `${f.year} £`, `${f.year - 1} £`],
    [
      ["Tangible assets", "4", n(f.equity * 0.4), n(f.equity * 0.5)],
      ["Creditors: amounts falling due within one year", "6", `(${n(f.equity * 0.3)})`, `(${n(f.equity * 0.2)})`],
      ["Net assets", "", n(f.equity), n(f.equity * 0.9)],
      ["Called up share capital", "", "100", "100"],
      ["Profit and loss account", "", n(f.equity - 100), n(f.equity * 0.9 - 100)],
      ["Shareholders' funds", "", n(f.equity), n(f.equity * 0.9)],
    ],
    { parts: [4, 0.7, 1.3, 1.3] },
  );
  d.text(
    `The average monthly number of employees, including directors, during the year was ${f.workforce} (${f.year - 1} - ${f.workforce + 1}).`,
    { after: 10 },
  );
  d.text(`${nameOf(director)}\nDirector`);
  d.subject(company, { form: false, seat: false });
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  stateAccounts(d, company, f, ["equity", "workforce"], "GBP");
}

/** Spanish accounts in English, abridged, with the currency before each figure. */
function spanish(d: Draft): void {
  const company = spanishCompany(d);
  const f = figuresOf(d);
  const n = (value: number) => `EUR ${d.money(value, 2)}`;
  d.set({ family: "vera", size: 9.5, margin: 58 });
  d.text(`${company.name}, S.L.`, { size: 14, style: "bold", after: 2 });
  d.text(`Abridged annual accounts for the financial year ended 31 December ${f.year} (free translation)`, {
    after: 4,
  });
  d.text(`NIF ${company.number} - Registered office: ${d.address(company.seat)}`, { size: 8.5, after: 12 });
  d.rows(
    [
      ["Non-current assets", n(f.assets * 0.4)],
      ["Current assets", n(f.assets * 0.6)],
      ["TOTAL ASSETS", n(f.assets)],
      ["Equity", n(f.equity)],
      ["Current liabilities", n(f.assets - f.equity)],
      ["TOTAL EQUITY AND LIABILITIES", n(f.assets)],
      ["Revenue", n(f.turnover)],
      ["Average headcount", `${f.workforce}`],
    ],
    { label: 240 },
  );
  d.subject(company, { form: false });
  stateAccounts(d, company, f, ["turnover", "equity", "assets", "workforce"]);
}

export const ACCOUNTS_ABROAD: readonly Layout[] = [
  layout("seventh/german-thousands", "annual_accounts", ["de"], german),
  layout("seventh/filleted", "annual_accounts", ["en"], british),
  layout("seventh/abridged", "annual_accounts", ["en"], spanish),
];
