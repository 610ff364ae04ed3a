import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person } from "../../world.ts";
import { figuresOf, state } from "./accounts-parts.ts";
import { foot, others } from "./company-parts.ts";

/** British micro-entity: the bare format in pounds, with the statements of the act. */
export function microEntity(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [director, accountant] = d.world.people("gb", 2) as [Person, Person];
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const approved = `${year}-11-${d.random.whole(10, 28)}`;
  const minus = (value: number) => `(${d.money(value, 0)})`;
  const fixed = Math.round(figures.assets * 0.3);
  const rest = figures.assets - figures.equity;
  d.set({ family: "sans", size: 10, margin: 66 });
  d.text(`Registered Number ${company.number}`, { align: "right", after: 20 });
  d.text(`${company.name.toUpperCase()} LIMITED`, { size: 14, style: "bold" });
  d.text(`Micro-entity Accounts\n31 March ${year}`, { size: 12, after: 4 });
  d.text(`Registered office: ${d.address(company.seat)}`, { after: 20 });
  d.text(`Micro-entity Balance Sheet as at 31 March ${year}`, { style: "bold", after: 6 });
  const other = (value: number) => d.money(Math.round(value * 0.88), 0);
  d.table(
    ["", `${year}\n£`, `${year - 1}\n£`],
    [
      ["Fixed assets", d.money(fixed, 0), other(fixed)],
      ["Current assets", d.money(figures.assets - fixed, 0), other(figures.assets - fixed)],
      ["Total assets", d.money(figures.assets, 0), other(figures.assets)],
      ["Creditors: amounts falling due within one year", minus(rest), `(${other(rest)})`],
      ["Total net assets (liabilities)", d.money(figures.equity, 0), other(figures.equity)],
      ["Capital and reserves", d.money(figures.equity, 0), other(figures.equity)],
    ],
    { parts: [3.4, 1, 1] },
  );
  d.space(10);
  d.text(
    `Turnover for the year ended 31 March ${year} was £${d.money(figures.turnover, 0)}. The average number of employees during the period was ${figures.workforce}.`,
    { after: 8 },
  );
  d.text(
    `For the year ending 31 March ${year} the company was entitled to exemption under section 477 of the Companies Act 2006 relating to small companies. The members have not required the company to obtain an audit.`,
    { after: 10 },
  );
  d.text(
    `Approved by the Board on ${d.date(approved, "long")}\nAnd signed on their behalf by:\n${nameOf(director)}, Director`,
    { after: 12 },
  );
  d.text(`Prepared by ${nameOf(accountant)} FCCA, ${d.address(accountant.address)}`, { size: 8 });
  d.subject(company);
  state(d, figures, `${year}-03-31`, "GBP");
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  others(d, [accountant]);
  d.documentDate(approved, OPTIONAL);
}

/** Irish abridged statements: notes carry turnover and staff, the balance sheet the rest. */
export function irishAbridged(d: Draft): void {
  const company = d.world.company("ie", "Limited");
  const auditor = d.world.company("ie");
  const directors = d.world.people("ie", 2);
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const euro = (value: number) => `€${d.money(value, 0)}`;
  d.set({ family: "serif", size: 10.5, margin: 64 });
  d.text(`${company.name} Limited`, { size: 15, style: "bold", align: "center" });
  d.text(`Abridged Financial Statements\nfor the financial year ended 31 December ${year}`, {
    align: "center",
    after: 4,
  });
  d.text(`Company Number: ${company.number}`, { align: "center", after: 14 });
  d.text("COMPANY INFORMATION", { style: "bold" });
  d.rows(
    [
      ["Directors", directors.map(nameOf).join("\n")],
      ["Registered Office", d.address(company.seat)],
      ["Auditors", `${auditor.name}, ${d.address(auditor.seat)}`],
      ["Bankers", `${auditor.bank}, IBAN on request`],
    ],
    { label: 130 },
  );
  d.space(8);
  d.text("BALANCE SHEET", { style: "bold" });
  d.table(
    ["", "Notes", String(year), String(year - 1)],
    [
      ["Tangible assets", "4", euro(figures.assets * 0.5), euro(figures.assets * 0.45)],
      ["Current assets", "", euro(figures.assets * 0.5), euro(figures.assets * 0.48)],
      ["Total assets", "", euro(figures.assets), euro(figures.assets * 0.93)],
      ["Creditors", "5", euro(figures.assets - figures.equity), euro((figures.assets - figures.equity) * 0.93)],
      ["Shareholders' funds", "", euro(figures.equity), euro(figures.equity * 0.93)],
    ],
    { parts: [3, 0.7, 1.3, 1.3] },
  );
  foot(d, "2");
  d.page();
  d.text("NOTES", { style: "bold" });
  d.text(
    `1. Turnover. Turnover of the year amounted to ${euro(figures.turnover)} and arose in the Republic of Ireland.`,
    { after: 5 },
  );
  d.text(`2. Staff. The average monthly number of employees, including directors, was ${figures.workforce}.`, {
    after: 5,
  });
  d.text("3. Events after the balance sheet date. None. Directors' loans of €4,500 were repaid.");
  foot(d, "3");
  d.subject(company);
  state(d, figures, `${year}-12-31`);
  for (const who of directors) d.person(who, { role: "director" }, "subject", OPTIONAL);
  others(d, [], [auditor]);
}
