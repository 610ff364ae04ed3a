import { plural } from "../../../language/language.ts";
import type { CONVERSATION as English } from "./texts.ts";

export const CONVERSATION: typeof English = {
  part: "Échanges",
  title: "Échanges",
  about: "Entre collaborateurs uniquement : aucun client ni partenaire ne les lit, aucun document ne les cite.",
  write: "Commentaire",
  writeHint: "Écrivez @ suivi de l'identifiant d'un collaborateur pour l'avertir.",
  people: "Collaborateurs",
  notified: (names) => `Notification envoyée à : ${names}.`,
  unknown: (names) =>
    `${names} n'avertit personne : aucun collaborateur portant cet identifiant n'a travaillé ici sur un dossier.`,
  ambiguous: (written, names) => `${written} n'avertit personne : il peut s'agir de ${names}. Choisissez-en un.`,
  send: "Commenter",
  sendTo: (names) => `Commenter et avertir ${names}`,
  empty: "Personne n'a commenté ce dossier.",
  edit: "Modifier",
  save: "Enregistrer la modification",
  cancel: "Annuler",
  editLabel: "Modifier le commentaire",
  edited: (time) => `modifié le ${time}`,
  withdraw: "Retirer",
  withdrawSure: "Retirer définitivement",
  withdrawHint:
    "Le texte disparaît pour les collaborateurs. Les responsables de la conformité et les AMLCO le lisent encore.",
  withdrawn: (who, time) => `Retiré par ${who}, ${time}.`,
  versions: (count) => plural(count, `${count} version`, `${count} versions`),
  version: (number, time) => `Version ${number}, ${time}`,
};
