import type { ASSIGNMENT as English } from "./assignment-texts.ts";

export const ASSIGNMENT: typeof English = {
  title: "Attribuer le dossier",
  nobody: "Personne",
  officer: "Collaborateur",
  officerHint: "L'identifiant de connexion du collaborateur. Vide : le dossier n'est attribué à personne.",
  toMe: "M'en charger",
  due: "Échéance",
  dueNow: (time) => `Échéance actuelle : ${time}. Vide : la date reste inchangée.`,
  dueNever: "Aucune échéance n'est fixée. Vide : cela reste ainsi.",
  dueAt: (time) => `Échéance le ${time}, heure de votre appareil : à la fin de cette journée de travail.`,
  dueByPolicy: "Supprimer la date fixée par un collaborateur : la politique détermine l'échéance",
  priority: "Priorité",
  priorities: { low: "Basse", normal: "Normale", high: "Haute", urgent: "Urgente" },
  cancel: "Annuler",
  save: (name) => `Attribuer à ${name}`,
  saveNobody: "N'attribuer à personne",
};
