import type { JUDGEMENT as English } from "./judgement-texts.ts";

export const JUDGEMENT: typeof English = {
  checks: {
    registration: "Inschrijving",
    status: "Juridische toestand",
    representatives: "Vertegenwoordigers",
    beneficial_owners: "Uiteindelijke begunstigden",
    identity: "Identiteit",
    screening: "Screening op sancties en PEP's",
    purpose: "Doel van de relatie",
    documents: "Vereiste documenten",
  },
  outcomes: { contradicted: "Tegengesproken", not_established: "Niet vastgesteld", established: "Vastgesteld" },
  reasons: {
    source_unavailable: "de bron antwoordde niet",
    source_not_configured: "er is geen bron ingesteld",
    not_covered: "geen bron dekt dit",
    nothing_provided: "er werd niets bezorgd",
    only_declared: "alleen de klant verklaart het",
    unreadable: "een document is niet gelezen, of niet duidelijk",
    stale: "de informatie is verouderd",
    conflict: "de bronnen spreken elkaar tegen",
  },
  gates: {
    sar_first: {
      name: "Beoordeling door de AMLCO",
      why: "Een bevinding over sancties, misdrijven of handhaving staat open. Een weigering of een vraag bereikt de klant en kan die waarschuwen.",
      opens:
        "De AMLCO moet dit dossier beoordelen; geen medewerker kan hiervan afwijken. Escaleer het dossier of maak een melding op.",
    },
    sanctioned: {
      name: "Sanctietreffer",
      why: "Een medewerker bevestigde dat de klant, of een persoon of onderneming erachter, op een sanctielijst staat.",
      opens: "Niets. Alleen de AMLCO kan de bevestiging ongedaan maken, als ze fout was.",
    },
    prohibited: {
      name: "Beleid",
      why: "Het beleid sluit klanten met dit land, deze activiteit of deze treffer uit.",
      opens: "Niets zolang het beleid geldt. Escaleer of weiger het dossier.",
    },
    dissolved_entity: {
      name: "Ontbonden entiteit",
      why: "Volgens het register bestaat de onderneming niet meer.",
      opens:
        "Een schriftelijke motivering. Ze komt in het auditspoor en een compliancemanager of AMLCO moet de beslissing bevestigen.",
    },
    open_ubo_discrepancy: {
      name: "Verschil in uiteindelijke begunstigden",
      why: "De opgegeven eigenaars zijn niet die van het register.",
      opens:
        "Een antwoord van de klant dat ermee overeenstemt, of een schriftelijke motivering die een compliancemanager of AMLCO moet bevestigen.",
    },
    open_screening_hit: {
      name: "Treffers van de screening",
      why: "Een treffer op een sanctie- of PEP-lijst is niet weerlegd en niet bevestigd.",
      opens: "Weerleg of bevestig elke open treffer bij de bevindingen. Geen motivering kan dit vervangen.",
    },
    mandatory_check_open: {
      name: "Verplichte controles",
      why: "Minstens één verplichte controle is niet vastgesteld.",
      opens:
        "Het ontbrekende bewijs: voeg het toe of vraag het de klant. Anders een schriftelijke motivering die een compliancemanager of AMLCO moet bevestigen.",
    },
    critical_alert: {
      name: "Kritieke waarschuwing",
      why: "Een patroon over dossiers heen, zoals een onderneming die een failliete voortzet, betreft deze klant en is kritiek.",
      opens:
        "Een compliancemanager of AMLCO moet een goedkeuring bevestigen. De waarschuwing vervalt als een compliancemanager of AMLCO ze verwerpt en zegt waarom, of als het patroon niet meer bestaat.",
    },
  },
  fourEyes: {
    "override:dissolved_entity": "de onderneming ontbonden is en daarvan wordt afgeweken",
    "override:open_ubo_discrepancy": "van een verschil in uiteindelijke begunstigden wordt afgeweken",
    "override:mandatory_check_open": "van een open verplichte controle wordt afgeweken",
    high_risk_score: "de risicoscore hoog is",
    critical_finding: "een bevinding kritiek is",
    open_sar_trigger: "de AMLCO een aanleiding nog niet beoordeeld heeft",
    escalated_case: "het dossier geëscaleerd is",
    against_recommendation: "de samenvatting iets anders aanbeveelt",
    high_finding: "een ernstige bevinding openstaat",
    high_risk_rating: "de klant een hoog risico heeft",
    confirmed_pep: "een politiek prominent persoon bevestigd is",
    declared_pep: "een antwoord of een vastlegging van de eigenaars een prominente publieke functie noemt",
    pep_unanswered: "de vraag naar een prominente publieke functie niet beantwoord is",
    high_risk_country: "een derde land met een hoog risico betrokken is",
    open_check: "een verplichte controle openstaat",
    critical_alert: "een kritieke waarschuwing de klant betreft",
    own_dismissal: "de beslissende medewerker een kritieke waarschuwing over de klant verwierp",
    own_high_dismissal: "de beslissende medewerker een ernstige waarschuwing over de klant verwierp",
    alert_dismissed: "een medewerker een ernstige waarschuwing over de klant verwierp",
    own_settlement: "de beslissende medewerker zelf afhandelde wat tegen de klant spreekt",
    unapproved_clearing: "een treffer afgehandeld werd in een ander dossier, dat niet goedgekeurd is",
    customer_restricted: "de relatie met de klant beperkt is of zal eindigen",
    refused_approval: "een tweede medewerker een goedkeuring van het dossier weigerde",
    entity_ending: "de vennootschap in vereffening is",
    own_correction: "de beslissende medewerker verbeterde wat een stuk tegen de klant zegt",
    lifts_restrictions: "de goedkeuring een geldende beperking weglaat",
  },
  secondOfficer: { senior: "Een compliancemanager of AMLCO", any: "Een tweede medewerker" },
};
