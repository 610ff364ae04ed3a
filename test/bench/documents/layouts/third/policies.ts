import { type Draft, type Layout, layout } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { type Company, nameOf, type Person, writtenNumber } from "../../world.ts";
import { clauses } from "./contract-parts.ts";
import { footer, full } from "./paper-parts.ts";
import { POLICIES_ABROAD } from "./policies-abroad.ts";
import { state } from "./policy-parts.ts";

/** Belgian handbook: cover, contents, then chapters on a page of their own. */
function handbook(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const company = d.world.company(region);
  const [officer, approver] = d.world.people(region, 2) as [Person, Person];
  const day = d.world.recentDay(600);
  const chapters = d.t({
    nl: [
      [
        "Inleiding",
        "Dit handboek bundelt de procedures waarmee het kantoor de wet van 18 september 2017 tot voorkoming van het witwassen van geld toepast.",
      ],
      [
        "Algemene risicobeoordeling",
        "Het kantoor beoordeelt de risico's van cliënten, landen, diensten en kanalen, en actualiseert die beoordeling elk jaar.",
      ],
      [
        "Aanvaarding van cliënten",
        "Geen cliënt wordt aanvaard vooraleer zijn identiteit, zijn lasthebbers en zijn uiteindelijke begunstigden zijn nagegaan.",
      ],
      [
        "Doorlopende waakzaamheid",
        "Atypische verrichtingen worden onderzocht en het onderzoek wordt schriftelijk vastgelegd.",
      ],
      ["Meldingen aan de CFI", "De AMLCO beslist over de melding. Niemand licht de cliënt in."],
      ["Bewaring", "Stukken worden tien jaar bewaard na het einde van de zakelijke relatie."],
    ],
    fr: [
      [
        "Introduction",
        "Le présent manuel rassemble les procédures par lesquelles le cabinet applique la loi du 18 septembre 2017 relative à la prévention du blanchiment de capitaux.",
      ],
      [
        "Évaluation globale des risques",
        "Le cabinet évalue les risques liés aux clients, aux pays, aux services et aux canaux, et met cette évaluation à jour chaque année.",
      ],
      [
        "Acceptation des clients",
        "Aucun client n'est accepté avant que son identité, ses mandataires et ses bénéficiaires effectifs n'aient été vérifiés.",
      ],
      ["Vigilance continue", "Les opérations atypiques font l'objet d'un examen consigné par écrit."],
      ["Déclarations à la CTIF", "L'AMLCO décide de la déclaration. Personne n'en informe le client."],
      ["Conservation", "Les pièces sont conservées dix ans après la fin de la relation d'affaires."],
    ],
  } satisfies Partial<Record<"nl" | "fr", readonly (readonly [string, string])[]>>) as readonly (readonly [
    string,
    string,
  ])[];
  d.set({ family: d.random.pick(["sans", "book"]), size: 10.5, margin: 66, leading: 1.45 });
  d.space(140);
  d.text(d.t({ nl: "HANDBOEK ANTIWITWAS", fr: "MANUEL ANTIBLANCHIMENT" }), { size: 24, style: "bold", after: 6 });
  d.text(full(company), { size: 14, after: 80 });
  d.table(
    d.t({
      nl: ["Versie", "Datum", "Opgesteld door", "Goedgekeurd door"],
      fr: ["Version", "Date", "Rédigé par", "Approuvé par"],
    }),
    [[`${d.random.whole(2, 5)}`, d.date(day), nameOf(officer), nameOf(approver)]],
    { lines: true, size: 9.5 },
  );
  d.page();
  d.text(d.t({ nl: "Inhoudsopgave", fr: "Table des matières" }), { size: 13, style: "bold", after: 8 });
  chapters.forEach(([title], at) => d.text(`${at + 1}. ${title} ${".".repeat(60 - title.length)} ${at + 3}`));
  d.page();
  clauses(d, chapters, (at) => `${at}.`);
  footer(
    d,
    `${full(company)} - ${d.t({ nl: "intern document", fr: "document interne" })} - ${writtenNumber(company)} - 3/3`,
  );
  state(d, company, [officer, approver], day);
}

/** Dutch policy as questions and answers, with the date of its next review. */
function questions(d: Draft): void {
  const company = d.world.company("nl");
  const officer = d.world.person("nl");
  const day = d.world.recentDay(600);
  d.set({ family: d.random.pick(["vera", "sans"]), size: 9.5, margin: 62, leading: 1.45 });
  d.text(`Wwft-beleid ${company.name}`, { size: 20, style: "bold" });
  d.text(
    `Vastgesteld door de directie: ${d.date(day, "dash")}. Volgende herziening: uiterlijk ${d.date(yearsAfter(day, 1), "dash")}.`,
    { style: "italic", after: 14 },
  );
  for (const [question, answer] of [
    ["Voor wie geldt dit beleid?", "Voor iedereen die voor ons werkt, ook voor uitzendkrachten en zelfstandigen."],
    [
      "Wanneer doen wij cliëntenonderzoek?",
      "Voordat wij een opdracht aannemen, en opnieuw als de omstandigheden veranderen.",
    ],
    [
      "Wat doen wij bij een hoog risico?",
      "Wij vragen naar de herkomst van de middelen en leggen de opdracht voor aan de compliance officer.",
    ],
    ["Wanneer melden wij?", "Ongebruikelijke transacties melden wij onverwijld bij de FIU-Nederland."],
    ["Hoe lang bewaren wij gegevens?", "Vijf jaar na het einde van de zakelijke relatie."],
  ] as const) {
    d.text(question, { style: "bold", after: 1 });
    d.text(answer, { after: 8 });
  }
  d.text(`Vragen over dit beleid? Stel ze aan ${nameOf(officer)}, compliance officer.`);
  footer(d, `${full(company)} | KvK ${writtenNumber(company)} | vertrouwelijk`);
  state(d, company, [officer], day);
}

/** French group's charter of ethics with a word of its president. */
function charter(d: Draft): void {
  const company: Company = d.world.company("fr");
  const president = d.world.person("fr");
  const day = d.world.recentDay(600);
  d.set({ family: "serif", size: 11, margin: 60, leading: 1.45 });
  d.text(company.name.toUpperCase(), { size: 11, align: "center", after: 10 });
  d.text("Charte éthique et code de conduite anticorruption", { size: 19, style: "bold", align: "center", after: 14 });
  d.framed(
    () => {
      d.text("Le mot du président", { style: "bold" });
      d.text(
        "« La confiance de nos clients repose sur l'intégrité de chacun d'entre nous. Cette charte s'applique sans exception. »",
      );
      d.text(nameOf(president), { align: "right", style: "italic" });
    },
    { fill: 0.95 },
  );
  d.inColumns(
    2,
    () =>
      clauses(
        d,
        [
          [
            "Cadeaux et invitations",
            "Les cadeaux d'une valeur supérieure à 60 euros sont refusés ou déclarés au référent éthique.",
          ],
          [
            "Conflits d'intérêts",
            "Toute situation susceptible d'influencer une décision est signalée au supérieur hiérarchique.",
          ],
          ["Paiements de facilitation", "Ils sont interdits, quels que soient leur montant et les usages locaux."],
          [
            "Alerte",
            "Les signalements sont recueillis de manière confidentielle, conformément à la loi du 9 décembre 2016.",
          ],
          ["Sanctions", "Tout manquement expose son auteur à une sanction disciplinaire."],
        ],
        (at) => `${"I".repeat(at > 3 ? 0 : at)}${at === 4 ? "IV" : at === 5 ? "V" : ""} -`,
      ),
    { depth: 230 },
  );
  d.space(12);
  d.text(`Adoptée par le comité de direction le ${d.date(day, "long")} et annexée au règlement intérieur.`);
  footer(d, `${full(company)} - RCS ${company.seat.town} ${writtenNumber(company)} - édition ${day.slice(0, 4)}`);
  state(d, company, [president], day);
}

/** A policy for the custody of crypto-assets: requirements in a table with their number and who answers for them. */
function custody(d: Draft): void {
  const region = ({ nl: "nl", fr: "lu", de: "de", en: "ie" } as const)[d.language];
  const company = d.world.company(region);
  const day = d.world.recentDay(500);
  d.set({ family: d.random.pick(["narrow", "vera"]), size: 9, margin: 50 });
  d.text(d.t({ de: "Verwahrkonzept Kryptowerte", en: "Crypto-Asset Safekeeping Standard" }), {
    size: 18,
    style: "bold",
  });
  d.text(
    d.t({
      de: `${full(company)} | Freigabe ${d.date(day, "dots")} | Klassifizierung: intern`,
      en: `${full(company)} | Effective ${d.date(day, "long")} | Classification: internal`,
    }),
    { grey: 0.3, after: 14 },
  );
  d.table(
    d.t({ de: ["Nr.", "Anforderung", "Zuständig"], en: ["Ref.", "Requirement", "Accountable"] }),
    d.t({
      de: [
        ["V-01", "Kundenbestände werden auf getrennten Adressen geführt und nie verpfändet.", "Verwahrung"],
        ["V-02", "Mindestens 95 % der Bestände liegen offline; Schlüsselteile lagern an drei Orten.", "IT-Sicherheit"],
        ["V-03", "Überweisungen über 10.000 EUR bedürfen dreier Freigaben.", "Vorstand"],
        ["V-04", "Abgleich zwischen Büchern und Kette erfolgt täglich.", "Rechnungswesen"],
        ["V-05", "Notfallübungen finden halbjährlich statt und werden protokolliert.", "Revision"],
      ],
      en: [
        ["S-1", "Client holdings are kept on segregated addresses and are never lent or pledged.", "Custody"],
        ["S-2", "No less than 95% of holdings are offline; key shares are stored at three sites.", "Security"],
        ["S-3", "Transfers over EUR 10,000 need three approvals out of five.", "Executive committee"],
        ["S-4", "Books are reconciled to the ledger every day.", "Finance"],
        ["S-5", "Recovery drills take place twice a year and are minuted.", "Internal audit"],
      ],
    }),
    { parts: [0.5, 4, 1.3], lines: true },
  );
  d.space(12);
  d.text(
    d.t({
      de: "Abweichungen sind vom Risikoausschuss zu genehmigen. Dieses Dokument wird jährlich überprüft.",
      en: "Exceptions require the consent of the risk committee. This standard is reviewed every year.",
    }),
  );
  footer(d, `${d.t({ de: "Seite 1 von 1", en: "Page 1 of 1" })} - ${writtenNumber(company)}`);
  state(d, company, [], day);
}

export const POLICIES: readonly Layout[] = [
  layout("third/handbook", "policy_document", ["nl", "fr"], handbook),
  layout("third/policy-questions", "policy_document", ["nl"], questions),
  layout("third/charter", "policy_document", ["fr"], charter),
  layout("third/safekeeping", "policy_document", ["de", "en"], custody),
  ...POLICIES_ABROAD,
];
