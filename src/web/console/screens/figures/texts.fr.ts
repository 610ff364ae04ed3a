import { plural, type Translated } from "../../language/language.ts";
import type { FIGURES as EN } from "./texts.ts";

export const FIGURES: Translated<typeof EN> = {
  title: "Informations de gestion",
  tabs: { management: "Direction", suspicion: "Déclarations à la CTIF" },
  from: "Premier mois",
  fromHint: "Par défaut, onze mois avant le dernier.",
  to: "Dernier mois",
  toHint: "Par défaut, le mois en cours. 24 mois au plus.",
  save: (format) => `Télécharger en ${format}`,
  file: { management: "informations-de-gestion", suspicion: "declarations-ctif" },
  withoutReports: "Ces chiffres ne disent rien des déclarations à la CTIF. Un AMLCO les établit à part.",
  confidential:
    "Réservé à l’AMLCO. Révéler à un client ou à un tiers qu’une déclaration a été faite est une infraction.",
  made: (from, to, at) => `De ${from} à ${to}, mois en temps universel. Établi le ${at}.`,
  sections: {
    cases: "Dossiers",
    decisions: "Décisions",
    hits: "Concordances avec les listes",
    monitoring: "Événements de surveillance",
    reviews: "Réexamens",
    customers: "Clients et évaluation globale des risques",
    suspicion_reports: "Déclarations à la CTIF",
  },
  spread: { median: "Médiane", p90: "90 % en moins de", counted: "Comptés" },
  days: (number) => `${number} jours`,
  nothing: (figures) => `Rien à compter dans ${plural(figures, "un chiffre", `${figures} chiffres`)}`,
  numbers: "Nombres",
  notKnown: "Inconnu",
};
