import { plural } from "../../language/language.ts";
import type { WORK as English } from "./work-texts.ts";

export const WORK: typeof English = {
  title: (name) => `Travail de ${name}`,
  notYours: "Le travail des collaborateurs relève des responsables de la conformité et de l'AMLCO.",
  work: "Travail à transmettre",
  standings: {
    active: "L'annuaire laisse ce collaborateur travailler ici.",
    deactivated:
      "L'annuaire a désactivé ce collaborateur : rien de nouveau ne lui parvient, et son travail attend d'être transmis.",
    unknown: "L'annuaire ne connaît pas ce collaborateur.",
    unidentified:
      "On ne sait pas ce que l'annuaire dit de ce collaborateur : il ne s'est pas connecté depuis sa mise en place.",
  },
  tags: { deactivated: "Désactivé", unknown: "Absent de l'annuaire" },
  counts: {
    case: (number) => `Dossiers : ${number}`,
    second_approval: (number) => `Secondes approbations : ${number}`,
    relationship: (number) => `Clients : ${number}`,
    substitution: (number) => `Remplacements : ${number}`,
  },
  atLeast: (number) => `${number} ou plus`,
  empty: "Il n'y a rien à transmettre.",
  columns: ["Objet", "Nature", "État", "Échéance"],
  kinds: {
    case: "Dossier attribué",
    second_approval: "Décision en attente d'une seconde approbation",
    relationship: "Client dont les changements et réexamens lui sont signalés",
    substitution: "Absence pendant laquelle il remplace",
  },
  decidedBy: (name) => `Décision de ${name}`,
  openEvents: (number) => plural(number, `${number} événement ouvert`, `${number} événements ouverts`),
  noState: "aucun",
  noDay: "aucun jour",
  handover: "Transmettre",
  to: "Collaborateur qui reçoit le travail",
  toHint: "Il n'en reçoit aucun droit. Une décision reste celle de son auteur.",
  reason: "Motif (facultatif)",
  everything: "Tout transmettre",
  done: (number) => plural(number, `${number} élément transmis.`, `${number} éléments transmis.`),
  notDone: "Ceci n'a pas changé :",
  results: {
    handed_over: "transmis",
    four_eyes: "le nouveau collaborateur a pris la décision en attente et ne peut pas l'approuver",
    invalid_state: "une décision a été prise, ou c'est terminé",
    not_theirs: "c'est entre-temps à un autre collaborateur",
    substitute_away: "le nouveau collaborateur est absent un de ces jours, ou c'est lui l'absent",
    not_found: "n'existe plus",
    service_unavailable: "n'a pas pu être atteint ; réessayez",
  },
  reports: {
    title: "Déclarations non encore transmises à la CTIF",
    hint: "Seul l'AMLCO voit ceci. Sur la page du dossier, ajoutez comme lecteur d'une déclaration celui qui la reprend.",
    empty: "Ce collaborateur n'en a pas.",
  },
};
