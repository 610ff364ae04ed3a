import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { figuresOf, state } from "./accounts-parts.ts";
import { foot, others } from "./company-parts.ts";

/** French tax forms: two letters before each figure, gross, depreciation and net. */
export function taxBundle(d: Draft): void {
  const company = d.world.company("fr", d.random.pick(["SAS", "SARL"]));
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const whole = (value: number) => d.money(Math.round(value), 0);
  const header = (form: string, title: string) => {
    d.beside(
      [1, 3, 1],
      [
        () => d.text("cerfa", { style: "italic", size: 8 }),
        () => d.text(title, { style: "bold", align: "center", size: 11 }),
        () => d.text(`DGFiP N° ${form}`, { align: "right", size: 8 }),
      ],
    );
    d.text(
      `Désignation de l'entreprise : ${company.name.toUpperCase()} (${company.form})     Durée de l'exercice exprimée en nombre de mois : 12     Numéro SIRET : ${writtenNumber(company)} 00012`,
      { size: 8.5, after: 2 },
    );
    d.text(`Adresse de l'entreprise : ${d.address(company.seat)}`, { size: 8.5, after: 8 });
  };
  d.set({ family: "sans", size: 9, margin: 44 });
  header("2050", "BILAN - ACTIF");
  const gross = figures.assets * 1.2;
  d.table(
    ["", "", "Brut 1", "Amortissements, provisions 2", `Exercice N clos le 31/12/${year} Net 3`],
    [
      [
        "Immobilisations corporelles",
        "AT",
        whole(gross * 0.4),
        whole(gross - figures.assets),
        whole(gross * 0.4 - (gross - figures.assets)),
      ],
      ["Créances clients et comptes rattachés", "BX", whole(gross * 0.35), "", whole(gross * 0.35)],
      ["Disponibilités", "CF", whole(gross * 0.25), "", whole(gross * 0.25)],
      ["TOTAL GÉNÉRAL (I à VI)", "CO", whole(gross), whole(gross - figures.assets), whole(figures.assets)],
    ],
    { parts: [3, 0.5, 1.4, 1.6, 1.6], lines: true },
  );
  foot(d, "1er exemplaire destiné à l'administration");
  d.page();
  header("2051", "BILAN - PASSIF avant répartition");
  d.table(
    ["", "", `Exercice N`],
    [
      ["Capital social ou individuel (dont versé)", "DA", whole(10_000)],
      ["Report à nouveau", "DH", whole(figures.equity - 10_000)],
      ["TOTAL (I) CAPITAUX PROPRES", "DL", whole(figures.equity)],
      ["TOTAL (IV) DETTES", "EC", whole(figures.assets - figures.equity)],
      ["TOTAL GÉNÉRAL (I à V)", "EE", whole(figures.assets)],
    ],
    { parts: [4, 0.5, 1.6], lines: true },
  );
  d.page();
  header("2052", "COMPTE DE RÉSULTAT DE L'EXERCICE (en liste)");
  d.table(
    ["", "", "France", "Exportations", "Total"],
    [
      [
        "Production vendue - services",
        "FI",
        whole(figures.turnover * 0.8),
        whole(figures.turnover * 0.2),
        whole(figures.turnover),
      ],
      [
        "Chiffres d'affaires nets",
        "FL",
        whole(figures.turnover * 0.8),
        whole(figures.turnover * 0.2),
        whole(figures.turnover),
      ],
      ["Salaires et traitements", "FY", "", "", whole(figures.turnover * 0.31)],
    ],
    { parts: [3, 0.5, 1.4, 1.4, 1.4], lines: true },
  );
  d.space(10);
  d.text(`Effectif moyen du personnel : ${figures.workforce}     dont apprentis : 0`, { size: 8.5 });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.amount("capital", 10_000, "EUR", null, OPTIONAL);
  state(d, figures, `${year}-12-31`);
}

/** German accounts as they are disclosed: running text and a vertical balance sheet. */
export function germanFiled(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const director = d.world.person("de");
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const signed = `${year + 1}-06-${d.random.whole(10, 28)}`;
  d.set({ family: "serif", size: 10, margin: 62 });
  d.text("Unternehmensregister", { size: 9, grey: 0.4 });
  d.text(`${company.name} GmbH`, { size: 14, style: "bold", align: "center" });
  d.text(company.seat.town, { align: "center", after: 6 });
  d.text(`Jahresabschluss zum Geschäftsjahr vom 01.01.${year} bis zum 31.12.${year}`, {
    style: "bold",
    align: "center",
    after: 10,
  });
  d.text(`Bilanz`, { style: "bold" });
  const before = (value: number) => d.money(value * 0.94);
  d.table(
    ["Aktiva", `31.12.${year}\nEUR`, `31.12.${year - 1}\nEUR`],
    [
      ["A. Anlagevermögen", d.money(figures.assets * 0.45), before(figures.assets * 0.45)],
      ["B. Umlaufvermögen", d.money(figures.assets * 0.55), before(figures.assets * 0.55)],
      ["Bilanzsumme, Summe Aktiva", d.money(figures.assets), before(figures.assets)],
    ],
    { parts: [3, 1.3, 1.3] },
  );
  d.space(8);
  d.table(
    ["Passiva", `31.12.${year}\nEUR`, `31.12.${year - 1}\nEUR`],
    [
      ["A. Eigenkapital", d.money(figures.equity), before(figures.equity)],
      ["    I. Gezeichnetes Kapital", d.money(25_000), d.money(25_000)],
      ["    II. Gewinnvortrag und Jahresüberschuss", d.money(figures.equity - 25_000), before(figures.equity - 25_000)],
      ["B. Verbindlichkeiten", d.money(figures.assets - figures.equity), before(figures.assets - figures.equity)],
      ["Bilanzsumme, Summe Passiva", d.money(figures.assets), before(figures.assets)],
    ],
    { parts: [3, 1.3, 1.3] },
  );
  d.space(8);
  d.text("Anhang", { style: "bold" });
  d.text(
    `Die ${company.name} GmbH hat ihren Sitz in ${company.seat.town} (Geschäftsanschrift: ${d.address(company.seat)}) und ist beim Amtsgericht ${company.seat.town} unter ${writtenNumber(company)} eingetragen. Die Gesellschaft ist eine kleine Kapitalgesellschaft i.S.d. § 267 HGB. Die Umsatzerlöse beliefen sich im Berichtsjahr auf ${d.money(figures.turnover)} EUR. Im Durchschnitt waren ${figures.workforce} Arbeitnehmer beschäftigt. Vom Bilanzgewinn sind 12.000,00 EUR zur Ausschüttung vorgesehen.`,
    { after: 8 },
  );
  d.text(`${company.seat.town}, ${d.date(signed, "dots")}, gez. ${nameOf(director)}, Geschäftsführer`);
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  state(d, figures, `${year}-01-01/${year}-12-31`);
  d.amount("capital", 25_000, "EUR", null, OPTIONAL);
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(signed, OPTIONAL);
}

/** Figures in thousands, of a parent with its subsidiary in the notes. */
export function consolidated(d: Draft): void {
  const region = d.language === "de" ? "de" : "vl";
  const company = d.world.company(region, d.t({ de: "AG", en: "NV" }));
  const held = d.world.company(region);
  const auditor = d.world.company(region);
  const figures = figuresOf(d, 1000);
  const year = d.random.whole(2022, 2025);
  const thousand = (value: number) => d.money(value / 1000, 0);
  const part = 75;
  d.set({ family: "vera", size: 9, margin: 58 });
  d.text(`${company.name} ${company.form}`, { size: 16, style: "bold" });
  d.text(d.t({ de: `Geschäftsbericht ${year} (Auszug)`, en: `Annual report ${year} (extract)` }), {
    size: 11,
    after: 12,
  });
  d.text(
    d.t({
      de: `Abschluss für das am 31. Dezember ${year} beendete Geschäftsjahr - alle Beträge in Tausend Euro (TEUR), sofern nicht anders angegeben`,
      en: `Financial statements for the year ended 31 December ${year} - all amounts in thousands of euro (EUR '000) unless stated otherwise`,
    }),
    { style: "italic", after: 8 },
  );
  const row = (label: string, note: string, value: number) => [
    label,
    note,
    thousand(value),
    thousand(Math.round(value * 0.9)),
  ];
  d.table(
    [d.t({ de: "Posten", en: "Item" }), d.t({ de: "Anh.", en: "Note" }), String(year), String(year - 1)],
    [
      row(d.t({ de: "Umsatzerlöse", en: "Revenue" }), "3", figures.turnover),
      row(d.t({ de: "Betriebsergebnis", en: "Operating profit" }), "4", figures.turnover * 0.08),
      row(d.t({ de: "Langfristige Vermögenswerte", en: "Non-current assets" }), "7", figures.assets * 0.6),
      row(d.t({ de: "Kurzfristige Vermögenswerte", en: "Current assets" }), "8", figures.assets * 0.4),
      row(d.t({ de: "Summe der Vermögenswerte", en: "Total assets" }), "", figures.assets),
      row(d.t({ de: "Eigenkapital", en: "Total equity" }), "9", figures.equity),
      row(d.t({ de: "Summe Eigenkapital und Schulden", en: "Total equity and liabilities" }), "", figures.assets),
    ],
    { parts: [3, 0.6, 1.2, 1.2], lines: true },
  );
  d.space(10);
  d.text(
    d.t({
      de: `1. Allgemeines. Die Gesellschaft ist im Handelsregister des Amtsgerichts ${company.seat.town} unter ${writtenNumber(company)} eingetragen. Verwaltungssitz: ${d.address(company.seat)}.`,
      en: `1. General. The company is registered in Belgium under number ${writtenNumber(company)}. Its registered office is at ${d.address(company.seat)}.`,
    }),
    { after: 5 },
  );
  d.text(
    d.t({
      de: `2. Beteiligungen. ${held.name} ${held.form}, ${held.seat.town} (${writtenNumber(held)}): ${part} %.`,
      en: `2. Subsidiaries. ${held.name} ${held.form}, ${held.seat.town} (${writtenNumber(held)}): ${part} %.`,
    }),
    { after: 5 },
  );
  d.text(
    d.t({
      de: `3. Mitarbeiter. Im Jahresdurchschnitt wurden ${figures.workforce} Mitarbeiter beschäftigt (Vorjahr: ${figures.workforce + 2}).`,
      en: `3. Employees. The average number of employees was ${figures.workforce} (previous year: ${figures.workforce + 2}).`,
    }),
    { after: 12 },
  );
  foot(
    d,
    d.t({
      de: `Abschlussprüfer: ${auditor.name} ${auditor.form}, ${writtenNumber(auditor)} - Seite 41`,
      en: `Auditor: ${auditor.name} ${auditor.form}, ${writtenNumber(auditor)} - page 41`,
    }),
  );
  d.subject(company);
  state(d, figures, `${year}-12-31`);
  d.share({ holder: held.name, enterprise_number: held.number, share_percent: part }, OPTIONAL);
  others(d, [], [held, auditor]);
}
