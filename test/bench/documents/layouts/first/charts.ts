import { type Draft, OPTIONAL } from "../../draft.ts";
import { sharesOf } from "../../parts.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { regionOf } from "./shares-parts.ts";

function chartData(d: Draft) {
  const top = d.world.people(regionOf(d), 2);
  const holding = d.world.company(regionOf(d));
  const company = d.world.company(regionOf(d));
  const shares = sharesOf(d.random, 2);
  return { top, holding, company, shares };
}

type Chart = ReturnType<typeof chartData>;

/** In a chart the shares in the holding are the persons', and the holding's the company's. */
function stateChart(d: Draft, { top, holding, company, shares }: Chart, isNumbered: boolean): void {
  d.subject(company, { form: false, number: isNumbered, seat: false });
  top.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }, "other"));
  d.share({ holder: holding.name, share_percent: 100, role: "shareholder" });
  d.fact("company_name", "other", holding.name, OPTIONAL);
}

/** Boxes with lines. */
export function boxes(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  d.set({ width: 842, height: 595, family: "sans", size: 11 });
  d.text(
    d.t({
      nl: `Groepsstructuur ${company.name}`,
      fr: `Structure du groupe ${company.name}`,
      de: `Konzernstruktur ${company.name}`,
      en: `Group structure of ${company.name}`,
    }),
    { size: 16, style: "bold", align: "center" },
  );
  const box = (x: number, y: number, lines: readonly string[]) => {
    d.box(x, y, 220, 52);
    lines.forEach((line, at) =>
      d.put(x + 110, y + 8 + at * 18, line, { align: "center", style: at === 0 ? "bold" : "regular" }),
    );
  };
  top.forEach((who, at) => {
    box(120 + at * 370, 120, [
      nameOf(who),
      d.t({ nl: "natuurlijke persoon", fr: "personne physique", de: "natürliche Person", en: "natural person" }),
    ]);
    d.put(230 + at * 370, 185, d.percent(shares[at]!));
  });
  box(311, 230, [
    `${holding.name} ${holding.form}`,
    d.t({ nl: "holding", fr: "holding", de: "Holding", en: "holding company" }),
  ]);
  d.put(440, 305, d.percent(100));
  box(311, 350, [`${company.name} ${company.form}`, writtenNumber(company)]);
  stateChart(d, chart, true);
  d.companyNumber(company, "subject", OPTIONAL);
}

/** An indented list. */
export function tree(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  const day = d.world.recentDay(200);
  d.set({ family: "vera", size: 10.5 });
  d.text(
    d.t({
      nl: "Organigram van de vennootschap",
      fr: "Organigramme de la société",
      de: "Organigramm der Gesellschaft",
      en: "Ownership and structure chart",
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Toestand op ${d.date(day)}`,
      fr: `Situation au ${d.date(day)}`,
      de: `Stand ${d.date(day)}`,
      en: `As at ${d.date(day)}`,
    }),
    { after: 16 },
  );
  d.text(`${company.name} ${company.form} (${writtenNumber(company)})`, { style: "bold", after: 6 });
  d.text(`${d.percent(100)} - ${holding.name} ${holding.form}`, { indent: 30, after: 6 });
  top.forEach((who, at) => d.text(`${d.percent(shares[at]!)} - ${nameOf(who)}`, { indent: 60, after: 6 }));
  stateChart(d, chart, true);
  d.documentDate(day);
}

/** A table of levels. */
export function levels(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  d.set({ family: "book", size: 9.5 });
  d.text(
    d.t({
      nl: "Eigendomsstructuur",
      fr: "Structure de l'actionnariat",
      de: "Beteiligungsstruktur",
      en: "Shareholding structure",
    }),
    { size: 15, style: "bold" },
  );
  d.text(`${company.name} ${company.form}`, { after: 10 });
  d.table(
    d.t({
      nl: ["Houder", "Houdt aandelen in", "Belang"],
      fr: ["Détenteur", "Détient des parts de", "Part"],
      de: ["Inhaber", "Hält Anteile an", "Anteil"],
      en: ["Holder", "Holds shares in", "Interest"],
    }),
    [
      [`${holding.name} ${holding.form}`, company.name, d.percent(100)],
      ...top.map((who, at) => [nameOf(who), holding.name, d.percent(shares[at]!)]),
    ],
    { parts: [2, 2, 1], lines: true },
  );
  stateChart(d, chart, false);
}
