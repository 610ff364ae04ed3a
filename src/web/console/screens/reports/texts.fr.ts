import { locale, plural } from "../../language/language.ts";
import type { SARS as English } from "./texts.ts";

export const SARS: typeof English = {
  title: "Déclarations de soupçon",
  columns: {
    raise: "À établir",
    draft: "Projet",
    mlro: "Chez l'AMLCO",
    file: "À introduire",
    filed: "Introduite",
    ended: "Terminée",
  },
  none: "Aucune.",
  noneSoFar: "Aucune jusqu'ici.",
  allRead: (total: number) =>
    plural(total, "Le seul dossier a été lu.", `Les ${total.toLocaleString(locale())} dossiers ont été lus.`),
  reading: "Lecture des dossiers",
  notAll: "Pas tous les dossiers",
  soFar: (looked: number, total: number) =>
    `${looked.toLocaleString(locale())} sur ${total.toLocaleString(locale())} jusqu'ici, les plus récents d'abord`,
  older: "Lire des dossiers plus anciens",
  escalated: "Escaladé. Aucune déclaration que vous puissiez voir.",
  nobodyYet: "Personne encore",
  warning: "N'en dites rien au client, ni à quiconque n'a pas à le savoir.",
  noneOfCase: "Aucune déclaration sur ce dossier que vous puissiez voir.",
  raise: {
    title: "Établir une déclaration",
    reason: "Motif du soupçon",
    indicators: "Indicateurs, un par ligne",
    button: "Établir la déclaration",
  },
  card: {
    of: (type: string, time: string) => `${type} du ${time}`,
    raisedBy: (who: string) => `établie par ${who}`,
    status: "État",
    indicators: "Indicateurs :",
    reportable: "À déclarer",
    notReportable: "Pas à déclarer",
    signed: (who: string, when: string) => `, signé par ${who} le ${when} :`,
    filed: (channel: string, reference: string, when: string) =>
      `Introduite via ${channel} sous la référence ${reference} le ${when}`,
    acknowledged: (reference: string) => `, accusé de réception ${reference}`,
    another: "Un autre collaborateur franchit l'étape suivante.",
    history: "Historique",
    by: (who: string) => `par ${who}`,
    download: (version: string) => `Télécharger le fichier goAML ${version}`,
    faults: (number: number) => `À corriger avant l'introduction : ${number}`,
    ready: "Prête à être introduite",
    notes: "Remarques",
  },
  readers: {
    title: (number: number) => `Lecteurs (${number})`,
    known: (who: string) =>
      `La déclaration est connue de ${who}, qui l'a établie, de chaque AMLCO et des lecteurs que vous ajoutez.`,
    remove: "Retirer",
    id: "Identifiant du collaborateur",
    add: "Ajouter un lecteur",
  },
  steps: {
    submit: { label: "Soumettre à l'AMLCO", field: "Commentaire pour l'AMLCO" },
    reportable: { label: "Évaluer comme à déclarer, et signer", field: "Pourquoi il faut déclarer" },
    notReportable: { label: "Évaluer comme pas à déclarer, et signer", field: "Pourquoi il ne faut pas déclarer" },
    approve: { label: "Approuver l'introduction", field: "Commentaire sur l'approbation" },
    reject: { label: "Rejeter la déclaration", field: "Motif du rejet" },
    file: { label: "Enregistrer l'introduction", field: "Référence de l'introduction" },
    acknowledge: { label: "Enregistrer l'accusé de réception", field: "Référence de l'accusé de réception" },
  },
};
