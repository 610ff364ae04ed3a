import { plural, type Translated } from "../../language/language.ts";
import type { AUTONOMY as EN } from "./texts.ts";

export const AUTONOMY: Translated<typeof EN> = {
  title: "Niveaux d'examen",
  yours: "Les vôtres, par modèle et par pays",
  none: "Vous n'avez encore décidé d'aucun dossier. Chaque dossier est examiné en entier jusqu'à ce que vos décisions concordent avec la synthèse.",
  label: "Niveaux",
  columns: ["Modèle", "Pays", "Niveau", "Acquis", "Dossiers", "Concordance"],
  confidence: {
    title: "Confiance dans vos examens",
    label: "Confiance",
    from: (score, rules, passages) => `${score} sur 100, d'après ${rules} et ${passages}`,
    rules: (number) => plural(number, `${number} règle`, `${number} règles`),
    passages: (number) => plural(number, `${number} passage`, `${number} passages`),
  },
  force: {
    title: "Imposer un niveau",
    officer: "Collaborateur",
    template: "Modèle",
    country: "Pays",
    tier: "Niveau",
    reason: "Motif",
    force: "Imposer",
    release: "Lever",
    forced: (officer, tier) => `Pour ${officer}, « ${tier} » s'applique jusqu'à ce que cette mesure soit levée.`,
    released: (tier) => `Mesure levée : ${tier}, tel qu'acquis.`,
  },
  team: {
    title: "Tous les collaborateurs",
    label: "Niveaux de tous les collaborateurs",
    none: "Aucun collaborateur n'a encore décidé d'un dossier.",
    columns: ["Collaborateur", "Modèle", "Pays", "Niveau", "Acquis", "Dossiers", "Concordance", "Promotion"],
    confirm: (tier) => `Confirmer : ${tier}`,
    confirmOf: (tier, officer) => `Confirmer pour ${officer} : ${tier}`,
    promoted: (officer, tier) => `Dès le prochain dossier, « ${tier} » s'applique à ${officer}.`,
  },
  promotion: {
    waits: "Attend la confirmation d'un responsable de la conformité",
    missing: (gaps) => `Pas assez varié : ${gaps}`,
    distinct_customers: (number) =>
      plural(number, `${number} client, au moins 10 requis`, `${number} clients, au moins 10 requis`),
    sectors: (share) => `${share} d'un même secteur, la moitié au plus`,
    days: (number) => plural(number, `sur ${number} jour, au moins 7 requis`, `sur ${number} jours, au moins 7 requis`),
  },
};
