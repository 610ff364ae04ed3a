import { locale, plural, type Translated } from "../../language/language.ts";
import type { DIAGNOSTICS as EN } from "./texts.ts";

export const DIAGNOSTICS: Translated<typeof EN> = {
  title: "Diagnostic",
  case: "Dossier",
  everyCase: "Tous les dossiers : fiabilité",
  newest: (shown, total) =>
    `Les ${shown} dossiers les plus récents sur ${total.toLocaleString(locale())} peuvent être choisis ici ; la chronologie de chaque dossier mène à son déroulement.`,
  sources: "Sources, 30 derniers jours",
  stages: "Étapes",
  ratings: "Évaluations",
  noRatings: "Personne n'a encore évalué d'enquête.",
  ratedOn: (day, average, ratings) => `${day} : ${average} sur 5, ${ratings}`,
  ratingCount: (number) => plural(number, `${number} évaluation`, `${number} évaluations`),
  noRuns: "Aucune enquête n'a eu lieu durant cette période.",
  columns: ["Nom", "Exécutions", "Réussies"],
  trace: {
    notInvestigated: "Ce dossier n'a pas encore fait l'objet d'une enquête.",
    round: "Tour",
    roundOf: (round, stages, ms) => `Tour ${round} : ${stages}, ${ms} ms`,
    stageCount: (number) => plural(number, `${number} étape`, `${number} étapes`),
    within: (stages, ms) => `${stages} en ${ms} ms`,
    waterfall: (stages) => `Déroulement : ${stages}`,
    ms: (ms) => `${ms} ms`,
    asTable: "En tableau",
    decisions: "Coûts et bénéfices des agents",
    governance: "Contrôle des agents",
    noGovernance: "Aucun contrôle n'était requis.",
    calls: (number, euro) => plural(number, `${number} appel, ${euro} €`, `${number} appels, ${euro} €`),
    succeeded: "Réussi",
  },
  feedback: {
    title: "Retours",
    rating: "Évaluation",
    stars: (rating) => `${rating} sur 5`,
    by: (officer, time) => `par ${officer}, ${time}`,
    standsOn: (name, stage) => `S'appuie sur ${name} à l'étape ${stage}.`,
    inferred: (name, stage) =>
      `Supposé, non indiqué par le collaborateur : ${name} à l'étape ${stage} explique le mieux l'évaluation.`,
    mentions: (names) => `Le commentaire mentionne : ${names}.`,
    hints: (names) => `Le commentaire y fait peut-être allusion par : ${names}.`,
    others: "Autres échecs de ce tour",
    comment: "Commentaire",
    send: "Envoyer",
    categories: {
      hallucination: "Inventé",
      wrong_entity: "Mauvaise entité",
      missing_source: "Source manquante",
      incomplete: "Incomplet",
      outdated_data: "Données périmées",
    },
  },
};
