import { plural } from "../../language/language.ts";
import type { ALERTS as English } from "./texts.ts";

export const ALERTS: typeof English = {
  title: "Alertes",
  status: "État",
  statuses: { active: "Active", acknowledged: "Prise en charge", dismissed: "Rejetée", resolved: "Résolue" },
  pattern: "Schéma",
  everyPattern: "Tous les schémas",
  patterns: {
    phoenix: "Reprise après faillite",
    shared_director: "Administrateur commun",
    shared_address: "Adresse commune",
    circular: "Propriété circulaire",
    dormant: "Société dormante",
    contagion: "Risque d'une partie liée",
  },
  none: (status: string) => `Aucune affaire dont l'état est : ${status}.`,
  newest: (shown: number) =>
    `Voici les ${shown} plus récentes. Il peut y en avoir de plus anciennes : choisissez un schéma pour les voir.`,
  concern: "À surveiller :",
  parts: (patterns: number, members: number, cases: number) =>
    `${plural(patterns, `${patterns} schéma`, `${patterns} schémas`)} · ${plural(members, `${members} membre`, `${members} membres`)} · ${plural(cases, `${cases} dossier`, `${cases} dossiers`)}`,
  counts: { active: "actives", critical: "critiques", cases: "dossiers concernés", risk: "risque moyen, 30 jours" },
  perDay: "Alertes par jour",
  inDays: (alerts: number, days: number) => `Alertes en ${days} jours : ${alerts}`,
  page: {
    resolved: (time: string) => `Résolue le ${time}.`,
    partial: "Tout n'a pas été lu autour de ce schéma : il peut avoir d'autres membres.",
    joinedSince: (names: string) => `Arrivés depuis la dernière action : ${names}`,
    entities: "Entités et relations",
    picture: (entities: number, relations: number) =>
      `Entités : ${entities}, relations : ${relations} ; voir la liste ci-dessous`,
    history: "Historique",
    reason: "Motif :",
    joined: "Arrivés :",
    left: "Partis :",
    severity: (from: string, to: string) => `Gravité : ${from}, puis ${to}`,
    cases: "Dossiers",
  },
  act: {
    title: "Traiter",
    others: (number: number) =>
      plural(
        number,
        `Aussi l'autre schéma ouvert de cette affaire`,
        `Aussi les ${number} autres schémas ouverts de cette affaire`,
      ),
    acknowledge: "Prendre en charge",
    chooseReason: "Choisissez un motif",
    reason: "Motif du rejet",
    reasons: {
      false_positive: "Fausse alerte",
      known_relationship: "Lien connu",
      already_investigated: "Déjà examiné",
      insufficient_evidence: "Preuves insuffisantes",
      other: "Autre motif",
    },
    grave:
      "Les dossiers comptent une alerte grave jusqu'à ce qu'un responsable de la conformité ou un AMLCO la rejette et dise pourquoi.",
    explanation: "Explication",
    dismiss: "Rejeter",
  },
};
