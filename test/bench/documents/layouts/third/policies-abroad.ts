import { type Draft, type Layout, layout } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { clauses } from "./contract-parts.ts";
import { footer, full } from "./paper-parts.ts";
import { state } from "./policy-parts.ts";

/** German instruction to staff, with sections of the law that it rests on. */
function instruction(d: Draft): void {
  const company = d.world.company("de");
  const officer = d.world.person("de");
  const deputy = d.world.person("de");
  const day = d.world.recentDay(600);
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10, margin: 62, leading: 1.4 });
  d.rows(
    [
      ["Unternehmen", full(company)],
      ["Dokument", "Arbeitsanweisung AA-07"],
      ["Stand", d.date(day, "dots")],
      ["Geldwäschebeauftragte/r", nameOf(officer)],
      ["Stellvertretung", nameOf(deputy)],
    ],
    { label: 160, bold: true },
  );
  d.rule();
  d.text("Interne Sicherungsmaßnahmen nach dem Geldwäschegesetz", { size: 15, style: "bold", after: 10 });
  clauses(
    d,
    [
      [
        "Risikoanalyse (§ 5 GwG)",
        "Die Risiken werden ermittelt, bewertet und dokumentiert; die Analyse wird jährlich fortgeschrieben.",
      ],
      [
        "Allgemeine Sorgfaltspflichten (§ 10 GwG)",
        "Vertragspartner, auftretende Personen und wirtschaftlich Berechtigte sind vor Begründung der Geschäftsbeziehung zu identifizieren.",
      ],
      [
        "Unstimmigkeitsmeldung (§ 23a GwG)",
        "Weichen Angaben vom Transparenzregister ab, ist dies der registerführenden Stelle zu melden.",
      ],
      [
        "Verdachtsmeldung (§ 43 GwG)",
        "Sachverhalte werden unverzüglich der Beauftragten vorgelegt. Betroffene dürfen nicht unterrichtet werden.",
      ],
      ["Aufbewahrung (§ 8 GwG)", "Aufzeichnungen sind fünf Jahre aufzubewahren und danach zu vernichten."],
    ],
    (at) => `${at}`,
  );
  d.text("Diese Anweisung ist verbindlich. Verstöße haben arbeitsrechtliche Folgen.", { style: "italic" });
  footer(d, `${full(company)} - ${writtenNumber(company)} - nur für den Dienstgebrauch`);
  state(d, company, [officer, deputy], day);
}

/** German statement of principles, signed by the management. */
function principles(d: Draft): void {
  const company = d.world.company("de");
  const managers = d.world.people("de", 2);
  const day = d.world.recentDay(600);
  d.set({ family: "book", size: 10.5, margin: 70, leading: 1.5 });
  d.text("Unsere Grundsätze für gesetzestreues Handeln", { size: 18, style: "bold", after: 6 });
  d.text(`Compliance-Leitlinie der ${full(company)}`, { after: 16 });
  for (const principle of [
    "Wir nehmen keine Zuwendungen an, die eine Entscheidung beeinflussen können.",
    "Wir prüfen Geschäftspartner, bevor wir Verträge schließen, und achten auf Sanktionen und Embargos.",
    "Wir legen Interessenkonflikte offen und halten uns aus der Entscheidung heraus.",
    "Wir schützen Hinweisgeber vor Nachteilen.",
    "Wir schulen alle Beschäftigten bei Eintritt und danach alle zwei Jahre.",
  ]) {
    d.text(`-  ${principle}`, { indent: 10, after: 6 });
  }
  d.space(12);
  d.text(`${company.seat.town}, im Namen der Geschäftsleitung, ${d.date(day, "long")}`, { after: 18 });
  d.beside(
    [1, 1],
    managers.map((who) => () => d.text(nameOf(who))),
  );
  state(d, company, managers, day);
}

/** British sanctions policy, with a history of versions at its end. */
function sanctions(d: Draft): void {
  const company = d.world.company("gb");
  const [owner, former] = [d.world.person("gb"), d.world.person("gb")];
  const day = d.world.recentDay(500);
  const before = d.random.day(2020, 2022);
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 10, margin: 60, leading: 1.4 });
  d.text(full(company).toUpperCase(), { size: 9, align: "right" });
  d.text("Financial Sanctions Policy", { size: 20, style: "bold", after: 12 });
  clauses(
    d,
    [
      [
        "Policy statement",
        "We do not deal, directly or indirectly, with persons who are subject to financial sanctions, or with entities that they own or control.",
      ],
      [
        "Screening",
        "All customers, their directors and their beneficial owners are screened at onboarding and every night after that.",
      ],
      [
        "Escalation",
        "Potential matches go to the MLRO, who decides within one working day. Funds are frozen while a match is open.",
      ],
      [
        "Reporting",
        "Confirmed matches are reported to the Office of Financial Sanctions Implementation as soon as practicable.",
      ],
      ["Training and records", "Training is yearly. Records are kept for five years."],
    ],
    (at) => `${at}.0`,
  );
  d.text("Document history", { style: "bold", after: 4 });
  d.table(
    ["Version", "Date", "Author", "Change"],
    [
      ["1.0", d.date(before), nameOf(former), "First issue"],
      ["2.0", d.date(day), nameOf(owner), "Annual review; current version"],
    ],
    { parts: [0.7, 1, 1.6, 2], lines: true, size: 9 },
  );
  footer(d, `${full(company)} - registered in England no. ${writtenNumber(company)} - uncontrolled if printed`);
  state(d, company, [owner, former], day);
}

/** Irish firm's business-wide assessment and procedures, in lettered paragraphs. */
function procedures(d: Draft): void {
  const company = d.world.company("ie");
  const officer = d.world.person("ie");
  const day = d.world.recentDay(600);
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.4 });
  d.text(`${full(company)}\nPolicies, Controls and Procedures`, { size: 16, style: "bold", align: "center" });
  d.text("adopted under section 54 of the Criminal Justice (Money Laundering and Terrorist Financing) Act 2010", {
    align: "center",
    after: 16,
  });
  for (const [at, text] of [
    "Customers are identified from original or certified documents before any service is provided to them.",
    "Beneficial ownership is checked against the central register, and discrepancies are reported.",
    "Enhanced due diligence applies to politically exposed persons and to high-risk third countries.",
    "Suspicious transactions are reported to the FIU and to the Revenue Commissioners.",
    "Staff are trained on joining and every year. Records are retained for five years.",
  ].entries()) {
    d.text(`(${"abcde"[at]})  ${text}`, { indent: 18, after: 6 });
  }
  d.space(8);
  d.text(`Approved by senior management on ${d.date(day, "long")}. Compliance officer: ${nameOf(officer)}.`);
  state(d, company, [officer], day);
}

export const POLICIES_ABROAD: readonly Layout[] = [
  layout("third/work-instruction", "policy_document", ["de"], instruction),
  layout("third/principles", "policy_document", ["de"], principles),
  layout("third/sanctions-policy", "policy_document", ["en"], sanctions),
  layout("third/procedures", "policy_document", ["en"], procedures),
];
