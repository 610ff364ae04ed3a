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
    unknown:
      "L'annuaire ne connaît pas ce collaborateur. Si les collaborateurs inconnus sont refusés, il ne peut ni se connecter ni recevoir de travail.",
    unidentified:
      "On ne sait pas ce que l'annuaire dit de ce collaborateur : il ne s'est pas connecté depuis sa mise en place. D'ici là, il ne reçoit pas d'e-mails, et les changements de ses clients sont signalés aux responsables de la conformité.",
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
    substitution: "Absence pendant laquelle ce collaborateur assure le remplacement",
  },
  decidedBy: (name) => `Décision de ${name}`,
  openEvents: (number) => plural(number, `${number} événement ouvert`, `${number} événements ouverts`),
  noState: "aucun",
  noDay: "aucune",
  handover: "Transmettre",
  to: "Collaborateur qui reçoit le travail",
  toHint: "Le nouveau collaborateur n'obtient aucun droit supplémentaire. Une décision reste celle de son auteur.",
  reason: "Motif (facultatif)",
  everything: "Tout transmettre",
  done: (number) => plural(number, `${number} élément transmis.`, `${number} éléments transmis.`),
  notDone: "Non transmis :",
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
    title: "Déclarations de soupçon de ce collaborateur, ni transmises à la CTIF ni rejetées",
    hint: "Seul l'AMLCO voit ceci. Pour transmettre une déclaration, ouvrez son dossier et ajoutez le nouveau collaborateur comme lecteur.",
    empty: "Ce collaborateur n'en a pas.",
  },
};
