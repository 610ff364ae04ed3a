import type { JUDGEMENT as English } from "./judgement-texts.ts";

export const JUDGEMENT: typeof English = {
  checks: {
    registration: "Eintragung",
    status: "Rechtslage",
    representatives: "Vertreter",
    beneficial_owners: "Wirtschaftlich Berechtigte",
    identity: "Identität",
    screening: "Abgleich mit Sanktions- und PEP-Listen",
    purpose: "Zweck der Beziehung",
    documents: "Erforderliche Dokumente",
  },
  outcomes: { contradicted: "Widerlegt", not_established: "Nicht festgestellt", established: "Festgestellt" },
  reasons: {
    source_unavailable: "die Quelle hat nicht geantwortet",
    source_not_configured: "es ist keine Quelle eingerichtet",
    not_covered: "keine Quelle deckt dies ab",
    nothing_provided: "es wurde nichts vorgelegt",
    only_declared: "nur der Kunde gibt es an",
    unreadable: "ein Dokument wurde nicht gelesen oder ist nicht eindeutig",
    stale: "die Angaben sind veraltet",
    conflict: "die Quellen widersprechen sich",
  },
  gates: {
    sar_first: {
      name: "Beurteilung durch den Geldwäschebeauftragten",
      why: "Eine Feststellung zu Sanktionen, Straftaten oder behördlichen Maßnahmen ist offen. Eine Ablehnung oder Frage erreicht den Kunden und könnte ihn warnen.",
      opens:
        "Der Geldwäschebeauftragte muss diesen Fall beurteilen; niemand sonst kann davon abweichen. Eskalieren Sie den Fall oder erstellen Sie eine Meldung.",
    },
    sanctioned: {
      name: "Sanktionstreffer",
      why: "Es wurde bestätigt, dass der Kunde oder eine Person oder ein Unternehmen hinter ihm auf einer Sanktionsliste steht.",
      opens: "Nichts. Nur der Geldwäschebeauftragte kann die Bestätigung zurücknehmen, wenn sie falsch war.",
    },
    prohibited: {
      name: "Richtlinie",
      why: "Die Richtlinie schließt Kunden mit diesem Land, dieser Tätigkeit oder diesem Treffer aus.",
      opens: "Nichts, solange die Richtlinie gilt. Eskalieren Sie den Fall oder lehnen Sie ihn ab.",
    },
    dissolved_entity: {
      name: "Aufgelöstes Unternehmen",
      why: "Laut Register besteht das Unternehmen nicht mehr.",
      opens:
        "Eine schriftliche Begründung. Sie kommt in das Prüfprotokoll, und die Compliance-Leitung oder der Geldwäschebeauftragte muss die Entscheidung bestätigen.",
    },
    open_ubo_discrepancy: {
      name: "Abweichung bei den wirtschaftlich Berechtigten",
      why: "Die angegebenen Eigentümer sind nicht die des Registers.",
      opens:
        "Eine übereinstimmende Antwort des Kunden oder eine schriftliche Begründung, die die Compliance-Leitung oder der Geldwäschebeauftragte bestätigen muss.",
    },
    open_screening_hit: {
      name: "Treffer des Abgleichs",
      why: "Ein Treffer auf einer Sanktions- oder PEP-Liste ist weder ausgeräumt noch bestätigt.",
      opens:
        "Räumen Sie jeden offenen Treffer unter Feststellungen aus oder bestätigen Sie ihn. Keine Begründung ersetzt das.",
    },
    mandatory_check_open: {
      name: "Pflichtprüfungen",
      why: "Mindestens eine Pflichtprüfung ist nicht festgestellt.",
      opens:
        "Der fehlende Nachweis: Fügen Sie ihn hinzu oder fragen Sie den Kunden. Andernfalls eine schriftliche Begründung, die die Compliance-Leitung oder der Geldwäschebeauftragte bestätigen muss.",
    },
    critical_alert: {
      name: "Kritische Warnung",
      why: "Ein Muster über mehrere Fälle, etwa ein Unternehmen, das ein insolventes fortführt, betrifft diesen Kunden und ist kritisch.",
      opens:
        "Die Compliance-Leitung oder der Geldwäschebeauftragte muss eine Genehmigung bestätigen. Die Warnung endet, wenn eine von beiden Stellen sie mit Begründung verwirft oder das Muster nicht mehr besteht.",
    },
  },
  fourEyes: {
    "override:dissolved_entity": "das Unternehmen ist aufgelöst, und davon wird abgewichen",
    "override:open_ubo_discrepancy": "von einer Abweichung bei den wirtschaftlich Berechtigten wird abgesehen",
    "override:mandatory_check_open": "von einer offenen Pflichtprüfung wird abgesehen",
    high_risk_score: "der Risikowert ist hoch",
    critical_finding: "eine Feststellung ist kritisch",
    open_sar_trigger: "der Geldwäschebeauftragte hat einen Anlass noch nicht beurteilt",
    escalated_case: "der Fall ist eskaliert",
    against_recommendation: "die Zusammenfassung empfiehlt etwas anderes",
    high_finding: "eine schwerwiegende Feststellung ist offen",
    high_risk_rating: "der Kunde hat ein hohes Risiko",
    confirmed_pep: "eine politisch exponierte Person ist bestätigt",
    declared_pep: "eine Antwort oder eine Erfassung der Eigentümer nennt ein wichtiges öffentliches Amt",
    pep_unanswered: "die Frage nach einem wichtigen öffentlichen Amt ist nicht beantwortet",
    high_risk_country: "ein Drittland mit hohem Risiko ist beteiligt",
    open_check: "eine Pflichtprüfung ist offen",
    critical_alert: "eine kritische Warnung betrifft den Kunden",
    own_dismissal: "die entscheidende Person hat eine kritische Warnung zum Kunden verworfen",
    own_high_dismissal: "die entscheidende Person hat eine schwere Warnung zum Kunden verworfen",
    alert_dismissed: "eine schwere Warnung zum Kunden wurde verworfen",
    own_settlement: "die entscheidende Person hat selbst geklärt, was gegen den Kunden spricht",
    unapproved_clearing: "ein Treffer wurde in einem anderen Fall ausgeräumt, der nicht genehmigt ist",
    customer_restricted: "die Beziehung zum Kunden ist gesperrt oder soll enden",
    refused_approval: "eine zweite Person hat eine Genehmigung des Falls abgelehnt",
    entity_ending: "das Unternehmen wird aufgelöst",
    own_correction: "die entscheidende Person hat berichtigt, was ein Dokument gegen den Kunden sagt",
    lifts_restrictions: "die Genehmigung lässt eine geltende Einschränkung weg",
  },
  secondOfficer: { senior: "Die Compliance-Leitung oder der Geldwäschebeauftragte", any: "Eine zweite Person" },
};
