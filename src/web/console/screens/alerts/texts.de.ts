import { plural } from "../../language/language.ts";
import type { ALERTS as English } from "./texts.ts";

export const ALERTS: typeof English = {
  title: "Warnungen",
  status: "Status",
  statuses: { active: "Aktiv", acknowledged: "In Bearbeitung", dismissed: "Verworfen", resolved: "Erledigt" },
  pattern: "Muster",
  everyPattern: "Jedes Muster",
  patterns: {
    phoenix: "Fortführung nach Insolvenz",
    shared_director: "Gemeinsamer Verwalter",
    shared_address: "Gemeinsame Adresse",
    circular: "Ringförmiges Eigentum",
    dormant: "Ruhendes Unternehmen",
    contagion: "Risiko einer verbundenen Partei",
  },
  none: (status: string) => `Kein Vorgang mit dem Status: ${status}.`,
  newest: (shown: number) =>
    `Das sind die ${shown} neuesten. Es kann ältere geben: Wählen Sie ein Muster, um sie zu sehen.`,
  concern: "Bedenklich:",
  parts: (patterns: number, members: number, cases: number) =>
    `${plural(patterns, `${patterns} Muster`, `${patterns} Muster`)} · ${plural(members, `${members} Beteiligter`, `${members} Beteiligte`)} · ${plural(cases, `${cases} Fall`, `${cases} Fälle`)}`,
  counts: { active: "aktiv", critical: "kritisch", cases: "betroffene Fälle", risk: "mittleres Risiko, 30 Tage" },
  perDay: "Warnungen pro Tag",
  inDays: (alerts: number, days: number) => `Warnungen in ${days} Tagen: ${alerts}`,
  page: {
    resolved: (time: string) => `Erledigt am ${time}.`,
    partial: "Nicht alles um dieses Muster wurde gelesen: Es kann weitere Beteiligte geben.",
    joinedSince: (names: string) => `Seit der letzten Bearbeitung hinzugekommen: ${names}`,
    entities: "Beteiligte und Beziehungen",
    picture: (entities: number, relations: number) =>
      `Beteiligte: ${entities}, Beziehungen: ${relations}; siehe die Liste darunter`,
    history: "Verlauf",
    reason: "Begründung:",
    joined: "Hinzugekommen:",
    left: "Ausgeschieden:",
    severity: (from: string, to: string) => `Schwere: ${from}, danach ${to}`,
    cases: "Fälle",
  },
  act: {
    title: "Bearbeiten",
    others: (number: number) =>
      plural(
        number,
        `Auch das andere offene Muster dieses Vorgangs`,
        `Auch die ${number} anderen offenen Muster dieses Vorgangs`,
      ),
    acknowledge: "In Bearbeitung nehmen",
    chooseReason: "Bitte einen Grund wählen",
    reason: "Grund der Verwerfung",
    reasons: {
      false_positive: "Fehlalarm",
      known_relationship: "Bekannte Verbindung",
      already_investigated: "Bereits untersucht",
      insufficient_evidence: "Unzureichende Belege",
      other: "Anderer Grund",
    },
    grave:
      "Die Fälle zählen eine schwere Warnung, bis die Compliance-Leitung oder der Geldwäschebeauftragte sie verwirft und sagt, warum.",
    explanation: "Erläuterung",
    dismiss: "Verwerfen",
  },
};
