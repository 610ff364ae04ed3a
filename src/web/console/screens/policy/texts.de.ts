import { plural, type Translated } from "../../language/language.ts";
import type { POLICY as EN } from "./texts.ts";

export const POLICY: Translated<typeof EN> = {
  title: "Richtlinie",
  edit: "Bearbeiten…",
  unwritten: "Die Standardrichtlinie: Noch wurde keine Fassung geschrieben.",
  readOnly: "Nur die Compliance-Leitung kann sie ändern.",
  byDefault: (text) => `(Standard: ${text})`,
  none: "keine",
  notSet: "nicht festgelegt",
  yes: "ja",
  no: "nein",
  sections: {
    owners: {
      title: "Wirtschaftlich Berechtigte",
      hint: "Prozent der Anteile oder Stimmen, ab denen eine natürliche Person wirtschaftlich berechtigt ist; das Gesetz erlaubt höchstens 25.",
    },
    review_months: { title: "Nächste Überprüfung", hint: "Monate nach der Entscheidung, nach Sorgfaltspflichten." },
    countries: {
      title: "Länder",
      hint: "Codes aus zwei Buchstaben, einer je Zeile. Länder, die die Union als Hochrisikoländer führt, lassen sich nicht entfernen.",
    },
    activities: {
      title: "Tätigkeiten",
      hint: "Anfänge von NACE- oder MCC-Codes, einer je Zeile, etwa nace:92 oder mcc:7995.",
    },
    mandatory_checks: {
      title: "Pflichtprüfungen",
      hint: "Je Vorlage. Prüfungen, die das Gesetz verlangt, lassen sich nicht entfernen.",
    },
    edd_triggers: {
      title: "Verstärkte Sorgfaltspflichten",
      hint: "Faktoren, die sie für sich allein auslösen, einer je Zeile. Die gesetzlichen lassen sich nicht entfernen.",
    },
    document_max_age_days: { title: "Alter von Dokumenten", hint: "Tage, nach denen sie veraltet sind." },
    due_days: { title: "Fristen", hint: "Tage, die ein Fall in einem Status bleiben darf." },
    decision_due_days: {
      title: "Entscheidungsfristen",
      hint: "Tage von der Eröffnung eines Falls bis zur Entscheidung, nach Risikobewertung.",
    },
    weights: { title: "Gewichte", hint: "Punkte jedes Risikofaktors, 0 bis 100." },
  },
  fields: {
    owner_threshold_percent: "Schwelle in Prozent",
    owner_threshold_inclusive: "Genau die Schwelle zählt mit",
    prohibited_countries: "Verbotene Länder",
    high_risk_countries: "Hochrisikoländer",
    prohibited_activities: "Verbotene Tätigkeiten",
    high_risk_activities: "Tätigkeiten mit hohem Risiko",
    edd_triggers: "Faktoren",
  },
  regimes: { simplified: "Vereinfacht", standard: "Standard", enhanced: "Verstärkt" },
  register: "Register",
  templates: {
    psp_merchant_onboarding: "Händler eines Zahlungsdienstleisters",
    marketplace_seller: "Verkäufer auf einem Marktplatz",
    crypto_asset_provider: "Anbieter von Kryptowerten",
    fiduciary_client: "Kunde einer Treuhandgesellschaft",
    kyc_natural_person: "Natürliche Person",
  },
  editor: {
    save: "Richtlinie speichern",
    title: "Vorschau und Speichern",
    unchanged: "Noch ist nichts geändert.",
    previewFirst:
      "Sehen Sie sich zuerst die Wirkung an: welche offenen Fälle eine andere Risikobewertung erhalten, und warum.",
    preview: "Wirkung ansehen",
    reason: "Grund der Änderung",
    saveVersion: "Als neue Fassung speichern",
    discard: "Verwerfen",
  },
  preview: {
    changed: (cases, examined) =>
      `${cases} von ${plural(examined, `${examined} geprüften Fall`, `${examined} geprüften Fällen`)} erhielten eine andere Risikobewertung.`,
    more: "Es gibt weitere offene Fälle.",
    label: "Fälle, deren Risikobewertung sich ändern würde",
    columns: ["Fall", "Heute", "Danach", "Warum"],
    examineMore: "Weitere Fälle prüfen",
  },
};
