import { type Draft, type Layout, layout } from "../../draft.ts";
import { nameOf, registerName } from "../../world.ts";
import { foot, full } from "./paper-parts.ts";
import { chapters, rulesOf } from "./policy-parts.ts";

/** Rules of a Flemish firm on personal data, with a box about the document. */
function privacy(d: Draft): void {
  const { company, author, day } = rulesOf(d, "vl", 1);
  d.set({ family: "vera", size: 9, margin: 64, leading: 1.45 });
  d.text(company.name, { grey: 0.4, after: 10 });
  d.text("Beleid gegevensbescherming", { size: 19, style: "bold", after: 10 });
  d.framed(
    () =>
      d.rows(
        [
          ["Eigenaar", `${nameOf(author)}, functionaris voor gegevensbescherming`],
          ["Van kracht sinds", d.date(day)],
          ["Classificatie", "intern"],
          ["Versie", "3.0"],
        ],
        { label: 120, colon: ":" },
      ),
    { fill: 0.94 },
  );
  chapters(d, [
    [
      "Waarom dit beleid?",
      `${full(company)} verwerkt persoonsgegevens van klanten, leveranciers en medewerkers. Wij doen dat rechtmatig, behoorlijk en transparant (AVG, artikel 5).`,
    ],
    [
      "Welke gegevens bewaren wij?",
      "Identificatiegegevens van klanten en hun begunstigden bewaren wij tien jaar na het einde van de relatie, zoals de antiwitwaswet voorschrijft.",
    ],
    [
      "Wie heeft toegang?",
      "Alleen medewerkers die de gegevens voor hun taak nodig hebben. Toegangen worden elk kwartaal nagekeken.",
    ],
    [
      "Wat bij een lek?",
      "Elk lek wordt binnen 24 uur intern gemeld en zo nodig binnen 72 uur aan de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.",
    ],
  ]);
  foot(d, [`${full(company)} | Beleid gegevensbescherming | pagina 1 van 1`]);
}

/** A Dutch rule for reports of wrongs, by articles, signed by the board. */
function whistleblowing(d: Draft): void {
  const { company, author, other, day } = rulesOf(d, "nl");
  d.set({ family: "serif", size: 11, margin: 72, leading: 1.45 });
  d.text("KLOKKENLUIDERSREGELING", { size: 15, style: "bold", align: "center" });
  d.text(full(company), { align: "center", after: 20 });
  d.text(
    `Het bestuur van ${full(company)}, gelet op de Wet bescherming klokkenluiders, stelt de volgende regeling vast:`,
    { after: 10 },
  );
  chapters(d, [
    [
      "Artikel 1 Begrippen",
      "Misstand: een schending van Unierecht of een handeling waarbij het maatschappelijk belang in het geding is.",
    ],
    [
      "Artikel 2 Melden",
      `Een werknemer meldt schriftelijk of mondeling bij de vertrouwenspersoon, ${nameOf(author)}. De ontvangst wordt binnen zeven dagen bevestigd.`,
    ],
    ["Artikel 3 Bescherming", "De melder ondervindt geen nadeel van een melding te goeder trouw."],
    [
      "Artikel 4 Extern",
      "De melder kan zich ook wenden tot de Autoriteit Persoonsgegevens, DNB of het Huis voor Klokkenluiders.",
    ],
    ["Artikel 5 Slot", "Deze regeling vervangt de regeling van 2018 en wordt elke twee jaar geëvalueerd."],
  ]);
  d.text(`Aldus vastgesteld te ${company.seat.town} op ${d.date(day, "long")}.`, { after: 26 });
  d.text(`namens het bestuur,\n${nameOf(other)}, voorzitter`);
}

/** Whom a Walloon firm takes as a client: a matrix of risks, history of versions at the end. */
function acceptance(d: Draft): void {
  const { company, author, other, day } = rulesOf(d, "wal");
  d.set({ family: "sans", size: 10, margin: 60 });
  d.beside(
    [3, 1],
    [
      () => d.text(`${company.form} ${company.name}`, { style: "bold" }),
      () => d.text("Réf. PRO-07\nPage 1/1", { size: 8, align: "right" }),
    ],
  );
  d.rule();
  d.text("Politique d'acceptation de la clientèle", { size: 17, after: 4 });
  d.text(`Approuvée par l'organe d'administration le ${d.date(day, "dots")}`, { style: "italic", after: 12 });
  chapters(d, [
    [
      "1. Principe",
      "Aucune relation d'affaires n'est nouée avant que le client, ses mandataires et ses bénéficiaires effectifs soient identifiés et que le risque soit évalué individuellement (art. 19 de la loi du 18 septembre 2017).",
    ],
  ]);
  d.table(
    ["Critère", "Risque faible", "Risque élevé"],
    [
      ["Pays", "Espace économique européen", "Pays tiers à haut risque"],
      ["Structure", "Détention directe", "Trust, société écran"],
      ["Personnes", "Aucune fonction publique", "PPE et proches"],
      ["Décision", "Chargé de dossier", "Responsable AMLCO et direction"],
    ],
    { lines: true, size: 9 },
  );
  d.space(10);
  chapters(d, [
    [
      "2. Refus",
      "Sont refusés les clients figurant sur les listes de gel des avoirs et ceux qui ne remettent pas les pièces demandées dans les trente jours.",
    ],
    ["3. Révision", "Les dossiers à risque élevé sont revus chaque année, les autres tous les trois ans."],
  ]);
  d.text("Historique", { style: "bold" });
  d.table(
    ["Version", "Rédigée par", "Validée par", "Objet"],
    [
      ["1.0", "-", "-", "Création"],
      ["2.0", registerName(author), registerName(other), "Mise en conformité"],
    ],
    { size: 8.5 },
  );
}

/** How a firm of Luxembourg goes on after a disaster: numbered paragraphs, contacts in a table. */
function continuity(d: Draft): void {
  const { company, author, other, day } = rulesOf(d, "lu");
  d.set({ family: "narrow", size: 9.5, margin: 66, leading: 1.4 });
  d.space(40);
  d.text("PLAN DE CONTINUITÉ D'ACTIVITÉ", { size: 20, style: "bold", align: "right" });
  d.text(`${full(company)}\nÉdition du ${d.date(day, "long")}`, { align: "right", after: 24 });
  [
    "Le présent plan décrit l'organisation de la société en cas d'indisponibilité de ses locaux, de ses systèmes ou de son personnel, conformément à la circulaire CSSF 12/552 telle que modifiée.",
    "Les fonctions critiques sont : la tenue des registres, le traitement des ordres et la lutte contre le blanchiment. Leur durée maximale d'interruption est de quatre heures.",
    "Les données sont répliquées vers un second centre situé à plus de vingt kilomètres. Un test de bascule a lieu chaque année.",
    "Le plan est déclenché par le comité de crise, composé des personnes suivantes :",
  ].forEach((text, at) => d.text(`(${at + 1}) ${text}`, { after: 7 }));
  d.table(
    ["Fonction", "Titulaire", "Téléphone"],
    [
      ["Directeur agréé", nameOf(author), `+352 26 ${d.random.digits(2)} ${d.random.digits(2)} ${d.random.digits(2)}`],
      ["RSSI", nameOf(other), `+352 26 ${d.random.digits(2)} ${d.random.digits(2)} ${d.random.digits(2)}`],
    ],
    { lines: true },
  );
  foot(d, [`Diffusion restreinte - ${company.name} - exemplaire contrôlé`]);
}

export const POLICIES: readonly Layout[] = [
  layout("fourth/policy-privacy", "policy_document", ["nl"], privacy),
  layout("fourth/policy-whistleblowing", "policy_document", ["nl"], whistleblowing),
  layout("fourth/policy-acceptance", "policy_document", ["fr"], acceptance),
  layout("fourth/policy-continuity", "policy_document", ["fr"], continuity),
];
