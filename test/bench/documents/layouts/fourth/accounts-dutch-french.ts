import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { writtenNumber } from "../../world.ts";
import { type Figures, figuresOf, state } from "./accounts-parts.ts";
import { dotted, foot } from "./parts.ts";

/** What a small Dutch company has to publish. */
function dutchSmall(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const [now, before] = figuresOf(d);
  const row = (label: string, of: (one: Figures) => number) => [label, d.money(of(now), 0), d.money(of(before), 0)];
  d.set({ family: "book", size: 10, margin: 64 });
  d.text("PUBLICATIESTUK", { size: 16, style: "bold", after: 4 });
  d.text(`${company.name} B.V.\nte ${company.seat.town}\nHandelsregister ${company.number}`, { after: 8 });
  d.text(
    `Boekjaar ${now.year}\nVastgesteld door de algemene vergadering d.d. ${d.date(`${now.year + 1}-05-${d.random.whole(10, 28)}`, "long")}`,
    { after: 16 },
  );
  d.text(`BALANS PER 31 DECEMBER ${now.year} (na resultaatbestemming)`, { style: "bold", after: 4 });
  d.table(
    ["ACTIVA", `31-12-${now.year} €`, `31-12-${before.year} €`],
    [
      row("Materiële vaste activa", ({ assets }) => assets * 0.3),
      row("Voorraden", ({ assets }) => assets * 0.2),
      row("Vorderingen en liquide middelen", ({ assets }) => assets * 0.5),
      row("Totaal", ({ assets }) => assets),
    ],
    { parts: [3, 1.2, 1.2] },
  );
  d.space(8);
  d.table(
    ["PASSIVA", "", ""],
    [
      row("Eigen vermogen", ({ equity }) => equity),
      row("Voorzieningen", ({ assets, equity }) => (assets - equity) * 0.1),
      row("Kortlopende schulden", ({ assets, equity }) => (assets - equity) * 0.9),
      row("Totaal", ({ assets }) => assets),
    ],
    { parts: [3, 1.2, 1.2] },
  );
  d.space(12);
  d.text("TOELICHTING", { style: "bold" });
  d.text(
    "Algemene grondslagen. De jaarrekening is opgesteld volgens de bepalingen van Titel 9 Boek 2 BW en de Richtlijnen voor de jaarverslaggeving voor kleine rechtspersonen. Activa en passiva worden gewaardeerd tegen nominale waarde.",
    { after: 6 },
  );
  d.text(
    `Werknemers. Bij de vennootschap waren gemiddeld ${now.people} werknemers werkzaam (${before.year}: ${before.people}).`,
  );
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  state(d, now, ["equity", "total_assets", "workforce"]);
  d.documentDate(`${now.year + 1}-05-10`, OPTIONAL);
}

/** Accounts of a Flemish group company in thousands of euros. */
function flemishThousands(d: Draft): void {
  const company = d.world.company("vl", "NV");
  const auditor = d.world.company("vl", "BV");
  const [now, before] = figuresOf(d, 1000);
  const row = (code: string, label: string, of: (one: Figures) => number) => [
    label,
    code,
    d.money(of(now) / 1000, 0),
    d.money(of(before) / 1000, 0),
  ];
  d.set({ family: "narrow", size: 9, margin: 54 });
  d.put(54, 34, `${company.name} NV - jaarverslag ${now.year}`, { size: 7.5, grey: 0.4 });
  d.text("Enkelvoudige jaarrekening", { size: 17, style: "bold" });
  d.text(`Boekjaar van 1 januari ${now.year} tot 31 december ${now.year}. Alle bedragen in duizenden euro (000 EUR).`, {
    after: 10,
  });
  d.rows(
    [
      ["Vennootschap", `${company.name} NV`],
      ["Zetel", d.address(company.seat)],
      ["RPR", `${company.seat.town}, ${dotted(company)}`],
    ],
    { label: 110 },
  );
  d.space(8);
  const parts = [4, 0.8, 1.1, 1.1];
  d.text("Verkorte balans", { style: "bold", size: 11 });
  d.table(
    ["", "Code", String(now.year), String(before.year)],
    [
      row("21/28", "Vaste activa", ({ assets }) => Math.round(assets * 0.00055) * 1000),
      row("29/58", "Vlottende activa", ({ assets }) => assets - Math.round(assets * 0.00055) * 1000),
      row("20/58", "Totaal der activa", ({ assets }) => assets),
      row("10/15", "Eigen vermogen", ({ equity }) => equity),
      row("17/49", "Schulden", ({ assets, equity }) => assets - equity),
      row("10/49", "Totaal der passiva", ({ assets }) => assets),
    ],
    { parts, lines: true },
  );
  d.space(10);
  d.text("Resultatenrekening en sociale balans", { style: "bold", size: 11 });
  d.table(
    ["", "Code", String(now.year), String(before.year)],
    [
      row("70", "Omzet", ({ turnover }) => turnover),
      row("9901", "Bedrijfsresultaat", ({ turnover }) => Math.round(turnover * 0.00004) * 1000),
    ],
    { parts, lines: true },
  );
  d.text(`Gemiddeld aantal werknemers (VTE): ${now.people} tegenover ${before.people} een jaar eerder.`, { after: 10 });
  d.text(
    `De jaarrekening werd gecontroleerd door ${auditor.name} Bedrijfsrevisoren BV (${dotted(auditor)}), ${d.address(auditor.seat)}, die een oordeel zonder voorbehoud gaf.`,
  );
  foot(d, "12");
  d.subject(company);
  state(d, now, ["turnover", "equity", "total_assets", "workforce"]);
}

/** Sheets of a French tax return, with the letters of each box. */
function frenchReturn(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const [now, before] = figuresOf(d);
  const worn = Math.round(now.assets * 0.2);
  const money = (value: number) => d.money(value, 0);
  d.set({ family: "sans", size: 8.5, margin: 42 });
  d.beside(
    [1, 3, 1],
    [
      () => d.text("cerfa\nN° 15949*05"),
      () => d.text("BILAN - ACTIF", { size: 12, style: "bold", align: "center" }),
      () => d.text(`DGFiP N° 2050-SD ${now.year + 1}`, { align: "right" }),
    ],
  );
  d.space(6);
  const head = () =>
    d.framed(() => {
      d.text(`Désignation de l'entreprise : ${company.name} SAS          Durée de l'exercice en mois : 12`);
      d.text(`Adresse de l'entreprise : ${d.address(company.seat)}`);
      d.text(`Numéro SIRET : ${writtenNumber(company)} 00024          Exercice N clos le 31/12/${now.year}`);
    });
  head();
  d.table(
    ["", "", "Brut", "Amortissements, provisions", `Net 31/12/${now.year}`, `Net 31/12/${before.year}`],
    [
      [
        "Constructions",
        "AP",
        money(now.assets * 0.4),
        money(worn),
        money(now.assets * 0.4 - worn),
        money(before.assets * 0.3),
      ],
      ["Matières premières", "BL", money(now.assets * 0.3), "", money(now.assets * 0.3), money(before.assets * 0.3)],
      [
        "Disponibilités",
        "CF",
        money(now.assets * 0.3 + worn),
        "",
        money(now.assets * 0.3 + worn),
        money(before.assets * 0.4),
      ],
      ["TOTAL GÉNÉRAL (I à VI)", "CO", money(now.assets + worn), money(worn), money(now.assets), money(before.assets)],
    ],
    { parts: [2.6, 0.5, 1.3, 1.5, 1.3, 1.3], lines: true },
  );
  d.page();
  d.text("BILAN - PASSIF avant répartition", { size: 12, style: "bold", align: "center" });
  head();
  d.table(
    ["", "", `Exercice N`, "Exercice N-1"],
    [
      ["Capital social ou individuel", "DA", money(10_000), money(10_000)],
      ["TOTAL (I) Capitaux propres", "DL", money(now.equity), money(before.equity)],
      ["TOTAL (IV) Dettes", "EC", money(now.assets - now.equity), money(before.assets - before.equity)],
      ["TOTAL GÉNÉRAL (I à V)", "EE", money(now.assets), money(before.assets)],
    ],
    { parts: [4, 0.6, 1.4, 1.4], lines: true },
  );
  d.space(14);
  d.text("COMPTE DE RÉSULTAT DE L'EXERCICE (en liste)", { size: 12, style: "bold", align: "center" });
  d.table(
    ["", "", "Exercice N : Total", "Exercice N-1"],
    [
      ["Chiffre d'affaires nets", "FL", money(now.turnover), money(before.turnover)],
      ["Subventions d'exploitation", "FO", "0", "0"],
      ["Salaires et traitements", "FY", money(now.turnover * 0.25), money(before.turnover * 0.25)],
    ],
    { parts: [4, 0.6, 1.4, 1.4], lines: true },
  );
  d.text(`Effectif moyen du personnel : YP ${now.people}`);
  d.subject(company);
  state(d, now, ["turnover", "equity", "total_assets", "workforce"]);
}

/** Abridged accounts of Luxembourg with the references of each line. */
function luxembourgAbridged(d: Draft): void {
  const company = d.world.company("lu", "S.à r.l.");
  const [now, before] = figuresOf(d);
  const row = (code: number, label: string, of: (one: Figures) => number) => [
    label,
    String(code),
    d.money(of(now)),
    String(code + 1),
    d.money(of(before)),
  ];
  d.set({ family: "vera", size: 8, margin: 46 });
  d.text("BILAN ABRÉGÉ", { size: 14, style: "bold" });
  d.text(
    `RCSL Nr. : ${company.number}     Matricule : ${company.start.slice(0, 4)} 24${d.random.digits(5)}     eCDF entry date :`,
    { after: 4 },
  );
  d.text(`Exercice du 01/01/${now.year} au 31/12/${now.year} (en EUR)`, { after: 6 });
  d.text(`${company.name} S.à r.l.\n${d.address(company.seat)}`, { style: "bold", after: 10 });
  d.table(
    ["ACTIF", "Réf.", "Exercice courant", "Réf.", "Exercice précédent"],
    [
      row(109, "C. Actif immobilisé", ({ assets }) => assets * 0.6),
      row(151, "D. Actif circulant", ({ assets }) => assets * 0.4),
      row(201, "TOTAL DU BILAN (ACTIF)", ({ assets }) => assets),
    ],
    { parts: [3, 0.6, 1.4, 0.6, 1.4], lines: true },
  );
  d.space(8);
  d.table(
    ["CAPITAUX PROPRES ET PASSIF", "", "", "", ""],
    [
      row(301, "A. Capitaux propres", ({ equity }) => equity),
      row(303, "I. Capital souscrit", () => 12_500),
      row(435, "C. Dettes", ({ assets, equity }) => assets - equity),
      row(405, "TOTAL DU BILAN (PASSIF)", ({ assets }) => assets),
    ],
    { parts: [3, 0.6, 1.4, 0.6, 1.4], lines: true },
  );
  d.space(12);
  d.text(`Annexe - Note 7. Au cours de l'exercice, la Société a employé en moyenne ${now.people} personnes.`);
  foot(d, "Page 1/5          Les notes figurant en annexe font partie intégrante des comptes annuels", "left");
  d.subject(company);
  state(d, now, ["equity", "total_assets", "workforce"]);
}

export const ACCOUNTS_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/dutch-small", "annual_accounts", ["nl"], dutchSmall),
  layout("fourth/flemish-thousands", "annual_accounts", ["nl"], flemishThousands),
  layout("fourth/french-return", "annual_accounts", ["fr"], frenchReturn),
  layout("fourth/luxembourg-abridged", "annual_accounts", ["fr"], luxembourgAbridged),
];
