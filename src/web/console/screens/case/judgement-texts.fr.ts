import type { JUDGEMENT as English } from "./judgement-texts.ts";

export const JUDGEMENT: typeof English = {
  checks: {
    registration: "Immatriculation",
    status: "Situation juridique",
    representatives: "Représentants",
    beneficial_owners: "Bénéficiaires effectifs",
    identity: "Identité",
    screening: "Filtrage sanctions et PPE",
    purpose: "Objet de la relation",
    documents: "Documents exigés",
  },
  outcomes: { contradicted: "Contredit", not_established: "Non établi", established: "Établi" },
  reasons: {
    source_unavailable: "la source n'a pas répondu",
    source_not_configured: "aucune source n'est configurée",
    not_covered: "aucune source ne le couvre",
    nothing_provided: "rien n'a été fourni",
    only_declared: "seul le client le déclare",
    unreadable: "un document n'a pas été lu, ou n'est pas clair",
    stale: "l'information est périmée",
    conflict: "les sources se contredisent",
  },
  gates: {
    sar_first: {
      name: "Évaluation de l'AMLCO",
      why: "Une constatation de sanctions, d'infraction ou de mesure répressive est ouverte. Un refus ou une question parvient au client et pourrait l'alerter.",
      opens:
        "L'AMLCO doit évaluer ce dossier ; aucun collaborateur ne peut passer outre. Escaladez le dossier ou établissez une déclaration.",
    },
    sanctioned: {
      name: "Concordance de sanctions",
      why: "Un collaborateur a confirmé que le client, ou une personne ou entreprise liée, figure sur une liste de sanctions.",
      opens: "Rien. Seul l'AMLCO peut annuler la confirmation, si elle était erronée.",
    },
    prohibited: {
      name: "Politique",
      why: "La politique exclut les clients avec ce pays, cette activité ou cette concordance.",
      opens: "Rien tant que la politique s'applique. Escaladez ou refusez le dossier.",
    },
    dissolved_entity: {
      name: "Entité dissoute",
      why: "Selon le registre, l'entreprise n'existe plus.",
      opens:
        "Une justification écrite. Elle figure dans la piste d'audit, et un responsable de la conformité ou un AMLCO doit confirmer la décision.",
    },
    open_ubo_discrepancy: {
      name: "Divergence sur les bénéficiaires effectifs",
      why: "Les propriétaires déclarés ne sont pas ceux du registre.",
      opens:
        "Une réponse concordante du client, ou une justification écrite qu'un responsable de la conformité ou un AMLCO doit confirmer.",
    },
    open_screening_hit: {
      name: "Concordances du filtrage",
      why: "Une concordance avec une liste de sanctions ou de PPE n'est ni écartée ni confirmée.",
      opens:
        "Écartez ou confirmez chaque concordance ouverte dans les constatations. Aucune justification n'y supplée.",
    },
    mandatory_check_open: {
      name: "Contrôles obligatoires",
      why: "Au moins un contrôle obligatoire n'est pas établi.",
      opens:
        "La preuve manquante : versez-la ou demandez-la au client. Sinon, une justification écrite qu'un responsable de la conformité ou un AMLCO doit confirmer.",
    },
    critical_alert: {
      name: "Alerte critique",
      why: "Un schéma commun à plusieurs dossiers, comme une entreprise qui en prolonge une autre en faillite, concerne ce client et est critique.",
      opens:
        "Un responsable de la conformité ou un AMLCO doit confirmer une approbation. L'alerte prend fin quand l'un d'eux la rejette et dit pourquoi, ou que le schéma disparaît.",
    },
  },
  fourEyes: {
    "override:dissolved_entity": "l'entreprise est dissoute et il est passé outre",
    "override:open_ubo_discrepancy": "il est passé outre une divergence sur les bénéficiaires effectifs",
    "override:mandatory_check_open": "il est passé outre un contrôle obligatoire ouvert",
    high_risk_score: "le score de risque est élevé",
    critical_finding: "une constatation est critique",
    open_sar_trigger: "l'AMLCO n'a pas encore évalué un élément déclencheur",
    escalated_case: "le dossier est escaladé",
    against_recommendation: "la synthèse recommande autre chose",
    high_finding: "une constatation grave est ouverte",
    high_risk_rating: "le client présente un risque élevé",
    confirmed_pep: "une personne politiquement exposée est confirmée",
    declared_pep: "une réponse ou un enregistrement des propriétaires mentionne une fonction publique importante",
    pep_unanswered: "la question sur les fonctions publiques importantes est restée sans réponse",
    high_risk_country: "un pays tiers à haut risque est concerné",
    open_check: "un contrôle obligatoire est ouvert",
    critical_alert: "une alerte critique concerne le client",
    own_dismissal: "le collaborateur qui décide a rejeté une alerte critique sur le client",
    own_high_dismissal: "le collaborateur qui décide a rejeté une alerte grave sur le client",
    alert_dismissed: "un collaborateur a rejeté une alerte grave sur le client",
    own_settlement: "le collaborateur qui décide a réglé lui-même ce qui parle contre le client",
    unapproved_clearing: "une correspondance a été écartée dans un autre dossier qui n'est pas approuvé",
    customer_restricted: "la relation avec le client est restreinte ou doit prendre fin",
    refused_approval: "un deuxième collaborateur a refusé une approbation du dossier",
    entity_ending: "la société est en liquidation",
    own_correction: "le collaborateur qui décide a corrigé ce qu'une pièce dit contre le client",
    lifts_restrictions: "l'approbation omet une restriction en vigueur",
  },
  secondOfficer: { senior: "Un responsable de la conformité ou un AMLCO", any: "Un second collaborateur" },
};
