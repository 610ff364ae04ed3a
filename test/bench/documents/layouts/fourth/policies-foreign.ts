import { type Draft, type Layout, layout } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { nameOf } from "../../world.ts";
import { foot, full } from "./paper-parts.ts";
import { chapters, rulesOf } from "./policy-parts.ts";

/** A German guideline on the security of information: purpose, goals, duties, signed by the management. */
function security(d: Draft): void {
  const { company, author, other, day } = rulesOf(d, "de");
  d.set({ family: "sans", size: 10.5, margin: 66, leading: 1.45 });
  d.text("Leitlinie zur Informationssicherheit", { size: 18, style: "bold", after: 2 });
  d.text(`der ${full(company)}, ${company.seat.town}`, { after: 16 });
  chapters(d, [
    [
      "1 Stellenwert",
      "Die Verfügbarkeit unserer Systeme und die Vertraulichkeit der Daten unserer Kunden sind Grundlage unseres Geschäfts. Die Geschäftsführung trägt die Gesamtverantwortung.",
    ],
    [
      "2 Ziele",
      "Wir richten unser Managementsystem nach ISO/IEC 27001 aus und halten die Anforderungen der DORA-Verordnung ein.",
    ],
    [
      "3 Organisation",
      `Informationssicherheitsbeauftragter ist ${nameOf(author)}. Er berichtet unmittelbar an die Geschäftsführung.`,
    ],
    [
      "4 Pflichten der Beschäftigten",
      "Alle Beschäftigten halten die Richtlinien ein, melden Vorfälle und nehmen an Schulungen teil. Verstöße können arbeitsrechtliche Folgen haben.",
    ],
  ]);
  d.text(`In Kraft gesetzt durch die Geschäftsführung am ${d.date(day, "dots")}`, { after: 24 });
  d.text(`gez. ${nameOf(other)}`);
  foot(d, [`Dok.-Nr. ISMS-L-01   Öffentlich   Nächste Prüfung: ${d.date(yearsAfter(day, 2), "dots")}`]);
}

/** A German analysis of the risks of laundering: table of risks with their weight. */
function analysis(d: Draft): void {
  const { company, author, day } = rulesOf(d, "de", 1);
  d.set({ family: "book", size: 9, margin: 60 });
  d.table(
    null,
    [
      ["Unternehmen", full(company), "Stand", d.date(day, "dots")],
      ["Dokument", "Risikoanalyse nach § 5 GwG", "Verantwortlich", `${nameOf(author)} (Geldwäschebeauftragte/r)`],
    ],
    { parts: [1, 2, 1, 2], lines: true },
  );
  d.space(14);
  d.text("Risikoanalyse und interne Sicherungsmaßnahmen", { size: 14, style: "bold", after: 8 });
  d.text(
    "Die Analyse erfasst die Risiken der Geldwäsche und der Terrorismusfinanzierung, die aus unserer Geschäftstätigkeit entstehen. Sie berücksichtigt die Nationale Risikoanalyse sowie die Anlagen 1 und 2 des GwG.",
    { after: 10 },
  );
  d.table(
    ["Risikofeld", "Brutto", "Maßnahme", "Netto"],
    [
      ["Kunden mit Sitz im Drittstaat", "hoch", "Verstärkte Sorgfaltspflichten, § 15 GwG", "mittel"],
      ["Bargeld", "hoch", "Keine Annahme über 1.000 EUR", "gering"],
      ["Fernidentifizierung", "mittel", "Videoident-Verfahren eines Dritten", "gering"],
      ["Treuhandverhältnisse", "hoch", "Auszug Transparenzregister", "mittel"],
    ],
    { parts: [2, 0.8, 2.6, 0.8], lines: true },
  );
  d.space(10);
  chapters(d, [
    [
      "Schulung und Zuverlässigkeit",
      "Beschäftigte werden vor Aufnahme ihrer Tätigkeit und danach jährlich geschult und auf Zuverlässigkeit geprüft.",
    ],
    [
      "Meldewesen",
      "Verdachtsmeldungen werden über goAML an die Zentralstelle für Finanztransaktionsuntersuchungen abgegeben.",
    ],
  ]);
}

/** A British policy on sanctions, with a change log in which the last entry counts. */
function sanctions(d: Draft): void {
  const { company, author, other, day } = rulesOf(d, "gb");
  d.set({ family: "sans", size: 10, margin: 64, leading: 1.4 });
  d.text("Sanctions Compliance Policy", { size: 22, style: "bold", after: 4 });
  d.text(full(company), { size: 13, after: 14 });
  d.rows(
    [
      ["Effective date", d.date(day, "long")],
      ["Policy owner", `${nameOf(author)}, Head of Compliance`],
      ["Approver", `${nameOf(other)}, Chair of the Risk Committee`],
      ["Review cycle", "12 months"],
    ],
    { label: 120 },
  );
  d.space(10);
  chapters(d, [
    [
      "1. Statement",
      `${company.name} will not deal with funds or economic resources owned, held or controlled by a designated person, nor make them available, directly or indirectly.`,
    ],
    [
      "2. Screening",
      "All customers, beneficial owners, directors and payees are screened at onboarding and each night against the lists of OFSI, the EU, the UN and OFAC.",
    ],
    [
      "3. Escalation",
      "Potential matches are frozen and escalated to the MLRO within one business day. Confirmed matches are reported to OFSI.",
    ],
    ["4. Record keeping", "Alerts and decisions are kept for at least six years."],
    ["5. Breaches", "Breach of this policy may lead to dismissal and to criminal liability."],
  ]);
  foot(d, [`${full(company)} - Internal - Uncontrolled when printed - Page 1 of 1`]);
}

/** An Irish policy on the money of clients: two columns, approved at a meeting. */
function safeguarding(d: Draft): void {
  const { company, author, day } = rulesOf(d, "ie", 1);
  d.set({ family: "serif", size: 10.5, margin: 60, leading: 1.4 });
  d.text("POLICY ON THE SAFEGUARDING OF USERS' FUNDS", { style: "bold", size: 13, align: "center" });
  d.text(`adopted by the board of ${full(company)} at its meeting of ${d.date(day, "long")}`, {
    align: "center",
    style: "italic",
    after: 16,
  });
  d.inColumns(
    2,
    () =>
      chapters(d, [
        [
          "Scope",
          "This policy applies to all funds received from payment service users for the execution of payment transactions.",
        ],
        [
          "Segregation",
          "Relevant funds are placed in a designated account with a credit institution by the end of the business day following receipt and are never mixed with funds of the firm.",
        ],
        [
          "Reconciliation",
          "The finance team reconciles the accounts each day; differences are made good on the same day and logged.",
        ],
        [
          "Governance",
          `${nameOf(author)}, Chief Risk Officer, reports to the board each quarter. An external audit opinion is obtained every year.`,
        ],
        ["Insolvency", "The firm keeps a wind-down plan and a resolution pack."],
        [
          "Regulator",
          "The Central Bank of Ireland, New Wapping Street, North Wall Quay, Dublin 1, is told of any material change.",
        ],
      ]),
    { depth: 270 },
  );
  d.space(14);
  d.text("Company Secretary, for the board", { align: "right" });
}

export const FOREIGN_POLICIES: readonly Layout[] = [
  layout("fourth/policy-security", "policy_document", ["de"], security),
  layout("fourth/policy-analysis", "policy_document", ["de"], analysis),
  layout("fourth/policy-sanctions", "policy_document", ["en"], sanctions),
  layout("fourth/policy-safeguarding", "policy_document", ["en"], safeguarding),
];
