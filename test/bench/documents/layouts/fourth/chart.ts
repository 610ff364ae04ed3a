import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { block, groupOf, state } from "./chart-parts.ts";
import { dotted, foot } from "./parts.ts";

/** Wide slide: shareholders at the top, company and its sister below the holding. */
function flemishSlide(d: Draft): void {
  const group = groupOf(d, "vl");
  const { company, holding, sister, people, shares } = group;
  d.set({ width: 842, height: 595, family: "sans", size: 10 });
  d.text(`Juridische structuur - ${company.name}`, { size: 18, style: "bold", after: 2 });
  d.text("Onboardingdossier, bijlage 3. Percentages zijn aandelen én stemrechten.", { size: 8.5, grey: 0.4 });
  people.forEach((who, at) => {
    block(d, 140 + at * 340, 130, 220, [nameOf(who), "aandeelhouder-natuurlijk persoon"], 0.92);
    d.put(255 + at * 340, 182, d.percent(shares[at]!), { size: 9 });
  });
  block(d, 311, 220, 220, [`${holding.name} ${holding.form}`, dotted(holding)]);
  d.put(250, 282, d.percent(100), { size: 9 });
  d.put(590, 282, d.percent(100), { size: 9 });
  block(d, 140, 310, 220, [`${company.name} ${company.form}`, dotted(company), "DE KLANT"], 0.85);
  block(d, 480, 310, 220, [`${sister.name} ${sister.form}`, dotted(sister), "zustervennootschap"]);
  foot(d, "Vertrouwelijk", "right");
  state(d, group, true);
}

/** Dutch list of levels with a numbering by points. */
function dutchOutline(d: Draft): void {
  const group = groupOf(d, "nl", 60);
  const { company, holding, sister, people, shares } = group;
  const day = d.world.recentDay(200);
  d.set({ family: "serif", size: 11, margin: 66 });
  d.text("Eigendoms- en zeggenschapsstructuur", { size: 15, style: "bold" });
  d.text(`${company.name} B.V. per ${d.date(day, "long")}`, { after: 14 });
  d.text(`1.  ${company.name} B.V. (KvK ${company.number})`, { style: "bold" });
  d.text(`1.1  ${holding.name} B.V. (KvK ${holding.number}) houdt 60% in ${company.name} B.V.`, { indent: 18 });
  people.forEach((who, at) =>
    d.text(`1.1.${at + 1}  ${nameOf(who)} houdt ${shares[at]}% in ${holding.name} B.V.`, { indent: 36 }),
  );
  d.text(`1.2  ${sister.name} B.V. (KvK ${sister.number}) houdt 40% in ${company.name} B.V.`, { indent: 18 });
  d.space(12);
  d.text("Er bestaan geen prioriteitsaandelen, certificaten of afspraken die de zeggenschap anders verdelen.");
  state(d, group, true);
  d.share({ holder: sister.name, share_percent: 40, role: "shareholder" });
  d.documentDate(day);
}

/** French chart, boxes under each other with a percentage between. */
function frenchColumn(d: Draft): void {
  const group = groupOf(d, "fr");
  const { company, holding, people, shares } = group;
  const day = d.world.recentDay(200);
  d.set({ family: "vera", size: 10 });
  d.text("ORGANIGRAMME JURIDIQUE", { size: 15, style: "bold", align: "center" });
  d.text(`Groupe ${company.name} - à jour au ${d.date(day)}`, { align: "center" });
  people.forEach((who, at) => {
    block(d, 80 + at * 235, 150, 200, [nameOf(who), "personne physique"]);
    d.put(180 + at * 235, 198, `${shares[at]} %`, { size: 9, align: "center" });
  });
  block(d, 187, 230, 220, [`${holding.name} ${holding.form}`, `SIREN ${writtenNumber(holding)}`]);
  d.put(297, 280, "100 %", { size: 9, align: "center" });
  block(d, 187, 305, 220, [`${company.name} ${company.form}`, `SIREN ${writtenNumber(company)}`]);
  state(d, group, true);
  d.documentDate(day);
}

/** Belgian sentences with a table below. */
function walloonNote(d: Draft): void {
  const group = groupOf(d, "wal", 75);
  const { company, holding, sister, people, shares } = group;
  const lawyer = d.world.person("wal");
  d.set({ family: "serif", size: 11, margin: 66 });
  d.text("Note sur la structure de l'actionnariat", { size: 14, style: "bold" });
  d.text(`Société concernée : ${company.name} (${company.form})`, { after: 10 });
  d.table(
    ["Niveau", "Actionnaire", "Société détenue", "Pourcentage"],
    [
      ["N+1", `${holding.name} ${holding.form}`, company.name, "75 %"],
      ["N+1", `${sister.name} ${sister.form}`, company.name, "25 %"],
      ...people.map((who, at) => ["N+2", nameOf(who), holding.name, `${shares[at]} %`]),
    ],
    { parts: [0.8, 2.4, 2.2, 1.1], lines: true },
  );
  d.space(12);
  d.text(
    `Schéma préparé par Me ${nameOf(lawyer)}, avocat à ${lawyer.address.town}, sur la base des registres d'actions.`,
    { size: 9.5 },
  );
  state(d, group, false);
  d.share({ holder: sister.name, share_percent: 25, role: "shareholder" });
}

/** German chart with lines between boxes. */
function germanBoxes(d: Draft): void {
  const group = groupOf(d, "de");
  const { company, holding, sister, people, shares } = group;
  const day = d.world.recentDay(200);
  d.set({ width: 842, height: 595, family: "sans", size: 10, margin: 48 });
  d.text("Beteiligungsübersicht", { size: 17, style: "bold", align: "right" });
  d.text(`${company.name} GmbH und verbundene Unternehmen, Stand ${d.date(day, "dots")}`, { align: "right" });
  people.forEach((who, at) => {
    block(d, 80, 150 + at * 80, 190, [nameOf(who), `geb. ${d.date(who.birthDate, "dots")}`]);
    d.put(292, 162 + at * 80, d.percent(shares[at]!), { size: 9 });
  });
  block(d, 350, 188, 190, [`${holding.name} GmbH`, writtenNumber(holding)]);
  d.put(562, 160, d.percent(100), { size: 9 });
  d.put(562, 242, d.percent(100), { size: 9 });
  block(d, 610, 150, 190, [`${company.name} GmbH`, writtenNumber(company)]);
  block(d, 610, 230, 190, [`${sister.name} GmbH`, writtenNumber(sister)]);
  state(d, group, true);
  d.documentDate(day);
}

/** East Belgian chart as an indented list. */
function germanIndented(d: Draft): void {
  const group = groupOf(d, "og");
  const { company, holding, people, shares } = group;
  const day = d.world.recentDay(200);
  d.set({ family: "mono", size: 9.5, margin: 60 });
  d.text("Struktur der Gesellschaft", { size: 13, style: "bold" });
  d.text(`Anlage zum Kundenfragebogen vom ${d.date(day, "dots")}`, { after: 14 });
  people.forEach((who, at) => d.text(`+ ${nameOf(who)} (${shares[at]} % an ${holding.name} ${holding.form})`));
  d.text(`|`, { indent: 4 });
  d.text(`+--- ${holding.name} ${holding.form}, ZUD ${dotted(holding)}`);
  d.text(`     |`);
  d.text(`     +--- 100 % --- ${company.name} ${company.form}, ZUD ${dotted(company)} (Kunde)`, { after: 14 });
  d.text("Weitere Anteilseigner gibt es nicht.");
  state(d, group, true);
  d.documentDate(day);
}

/** British chart with effective interests beside those that are held. */
function britishEffective(d: Draft): void {
  const group = groupOf(d, "gb", 80);
  const { company, holding, sister, people, shares } = group;
  const day = d.world.recentDay(200);
  d.set({ width: 842, height: 595, family: "book", size: 9.5 });
  d.text(`${company.name} Ltd: corporate structure chart`, { size: 15, style: "bold" });
  d.text(`Prepared ${d.date(day, "long")} for KYC purposes`, { after: 10 });
  people.forEach((who, at) => {
    block(d, 90 + at * 230, 120, 200, [nameOf(who), "individual, UK resident"]);
    d.put(150 + at * 230, 172, `${shares[at]}%`, { size: 9 });
  });
  block(d, 205, 205, 200, [`${holding.name} Limited`, `No. ${holding.number}`]);
  block(d, 520, 205, 200, [`${sister.name} Limited`, `No. ${sister.number}`]);
  d.put(300, 258, "80%", { size: 9 });
  d.put(610, 258, "20%", { size: 9 });
  block(d, 340, 300, 220, [`${company.name} Ltd`, `No. ${company.number}`, "(the applicant)"], 0.9);
  state(d, group, true);
  d.share({ holder: sister.name, share_percent: 20, role: "shareholder" });
  d.documentDate(day);
}

/** Irish table of the group. */
function irishTable(d: Draft): void {
  const group = groupOf(d, "ie");
  const { company, holding, people, shares } = group;
  const director = d.world.person("ie");
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text("Group ownership diagram", { size: 15, style: "bold" });
  d.text(`Entity: ${company.name} Limited (CRO ${company.number})`, { after: 12 });
  d.table(
    ["Owner", "Owns", "% held", "Type"],
    [
      [`${holding.name} Limited`, `${company.name} Limited`, "100%", "Company"],
      ...people.map((who, at) => [nameOf(who), `${holding.name} Limited`, `${shares[at]}%`, "Individual"]),
    ],
    { parts: [2.2, 2.2, 1, 1.1], lines: true },
  );
  d.space(16);
  d.text(`I confirm that this diagram is complete.\n\n${nameOf(director)}\nDirector`);
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  state(d, group, true);
}

export const CHARTS: readonly Layout[] = [
  layout("fourth/flemish-slide", "structure_chart", ["nl"], flemishSlide),
  layout("fourth/dutch-outline", "structure_chart", ["nl"], dutchOutline),
  layout("fourth/french-column", "structure_chart", ["fr"], frenchColumn),
  layout("fourth/walloon-note", "structure_chart", ["fr"], walloonNote),
  layout("fourth/german-boxes", "structure_chart", ["de"], germanBoxes),
  layout("fourth/german-indented", "structure_chart", ["de"], germanIndented),
  layout("fourth/british-effective", "structure_chart", ["en"], britishEffective),
  layout("fourth/irish-table", "structure_chart", ["en"], irishTable),
];
