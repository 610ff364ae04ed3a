import { plural, type Translated } from "../../language/language.ts";
import type { POLICY as EN } from "./texts.ts";

export const POLICY: Translated<typeof EN> = {
  title: "Politique",
  edit: "Modifier…",
  unwritten: "La politique par défaut : aucune version n'a été écrite.",
  readOnly: "Seul un responsable de la conformité peut la modifier.",
  byDefault: (text) => `(par défaut : ${text})`,
  none: "aucun",
  notSet: "non défini",
  yes: "oui",
  no: "non",
  sections: {
    owners: {
      title: "Bénéficiaires effectifs",
      hint: "Pourcentage des parts ou des voix à partir duquel une personne physique est bénéficiaire effectif ; la loi admet 25 au plus.",
    },
    review_months: { title: "Prochain réexamen", hint: "Mois après la décision, selon le niveau de vigilance." },
    countries: {
      title: "Pays",
      hint: "Codes de deux lettres, un par ligne. Les pays que l'Union classe à haut risque ne peuvent pas être retirés.",
    },
    activities: {
      title: "Activités",
      hint: "Débuts de codes NACE ou MCC, un par ligne, comme nace:92 ou mcc:7995.",
    },
    mandatory_checks: {
      title: "Contrôles obligatoires",
      hint: "Par modèle. Les contrôles que la loi exige ne peuvent pas être retirés.",
    },
    edd_triggers: {
      title: "Vigilance renforcée",
      hint: "Facteurs qui l'exigent à eux seuls, un par ligne. Ceux de la loi ne peuvent pas être retirés.",
    },
    document_max_age_days: { title: "Ancienneté des documents", hint: "Jours après lesquels ils sont périmés." },
    due_days: { title: "Échéances", hint: "Jours pendant lesquels un dossier peut rester dans un statut." },
    decision_due_days: {
      title: "Échéances de décision",
      hint: "Jours entre l'ouverture d'un dossier et sa décision, selon l'évaluation du risque.",
    },
    weights: { title: "Pondérations", hint: "Points de chaque facteur de risque, de 0 à 100." },
  },
  fields: {
    owner_threshold_percent: "Seuil en pour cent",
    owner_threshold_inclusive: "Le seuil exact compte",
    prohibited_countries: "Pays interdits",
    high_risk_countries: "Pays à haut risque",
    prohibited_activities: "Activités interdites",
    high_risk_activities: "Activités à haut risque",
    edd_triggers: "Facteurs",
  },
  regimes: { simplified: "Simplifiée", standard: "Standard", enhanced: "Renforcée" },
  register: "Registre",
  templates: {
    psp_merchant_onboarding: "Commerçant d'un prestataire de paiement",
    marketplace_seller: "Vendeur sur une place de marché",
    crypto_asset_provider: "Prestataire de services sur crypto-actifs",
    fiduciary_client: "Client d'une fiduciaire",
    kyc_natural_person: "Personne physique",
  },
  editor: {
    save: "Enregistrer la politique",
    title: "Aperçu et enregistrement",
    unchanged: "Rien n'est encore modifié.",
    previewFirst:
      "Affichez d'abord l'effet : quels dossiers ouverts reçoivent une autre évaluation du risque, et pourquoi.",
    preview: "Afficher l'effet",
    reason: "Motif de la modification",
    saveVersion: "Enregistrer comme nouvelle version",
    discard: "Abandonner",
  },
  preview: {
    changed: (cases, examined) =>
      `${cases} sur ${plural(examined, `${examined} dossier examiné`, `${examined} dossiers examinés`)} recevraient une autre évaluation du risque.`,
    more: "Il y a d'autres dossiers ouverts.",
    label: "Dossiers dont l'évaluation du risque changerait",
    columns: ["Dossier", "Aujourd'hui", "Ensuite", "Pourquoi"],
    examineMore: "Examiner d'autres dossiers",
  },
};
