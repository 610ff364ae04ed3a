import { plural } from "../../language/language.ts";
import type { WORK as English } from "./work-texts.ts";

export const WORK: typeof English = {
  title: (name) => `Arbeit von ${name}`,
  notYours: "Die Arbeit anderer sehen die Compliance-Leitung und Geldwäschebeauftragte.",
  work: "Zu übergebende Arbeit",
  standings: {
    active: "Das Verzeichnis lässt diese Person hier arbeiten.",
    deactivated:
      "Das Verzeichnis hat diese Person deaktiviert: Nichts Neues erreicht sie, und ihre Arbeit wartet, bis sie übergeben wird.",
    unknown:
      "Das Verzeichnis kennt diese Person nicht. Werden Unbekannte abgewiesen, kann sie sich nicht anmelden und keine Arbeit erhalten.",
    unidentified:
      "Was das Verzeichnis zu dieser Person sagt, ist nicht bekannt: Seit es eingerichtet ist, hat sie sich nicht angemeldet. Bis dahin erhält sie keine E-Mails, und Änderungen bei ihren Kunden gehen an die Compliance-Leitung.",
  },
  tags: { deactivated: "Deaktiviert", unknown: "Nicht im Verzeichnis" },
  counts: {
    case: (number) => `Fälle: ${number}`,
    second_approval: (number) => `Zweite Freigaben: ${number}`,
    relationship: (number) => `Kunden: ${number}`,
    substitution: (number) => `Vertretungen: ${number}`,
  },
  atLeast: (number) => `${number} oder mehr`,
  empty: "Es gibt nichts zu übergeben.",
  columns: ["Was", "Art", "Status", "Fällig"],
  kinds: {
    case: "Zugewiesener Fall",
    second_approval: "Entscheidung, die auf eine zweite Freigabe wartet",
    relationship: "Kunde, zu dem diese Person Mitteilungen erhält",
    substitution: "Abwesenheit, in der diese Person vertritt",
  },
  decidedBy: (name) => `Entscheidung von ${name}`,
  openEvents: (number) => plural(number, `${number} offenes Ereignis`, `${number} offene Ereignisse`),
  noState: "keiner",
  noDay: "keine",
  handover: "Übergeben",
  to: "Wer die Arbeit erhält",
  toHint:
    "Damit sind keine zusätzlichen Rechte verbunden. Eine Entscheidung bleibt die der Person, die sie getroffen hat.",
  reason: "Grund (freiwillig)",
  everything: "Alles übergeben",
  done: (number) => plural(number, `${number} Eintrag übergeben.`, `${number} Einträge übergeben.`),
  notDone: "Nicht übergeben:",
  results: {
    handed_over: "übergeben",
    four_eyes: "die neue Person hat die wartende Entscheidung getroffen und kann sie nicht freigeben",
    invalid_state: "darüber ist entschieden, oder es ist beendet",
    not_theirs: "es gehört inzwischen jemand anderem",
    substitute_away: "die neue Person ist an einem dieser Tage abwesend, oder sie ist selbst die Abwesende",
    not_found: "es gibt es nicht mehr",
    service_unavailable: "es war nicht erreichbar; versuchen Sie es erneut",
  },
  reports: {
    title: "Verdachtsmeldungen dieser Person, weder eingereicht noch verworfen",
    hint: "Nur Geldwäschebeauftragte sehen dies. Um eine Meldung weiterzugeben, öffnen Sie ihren Fall und fügen die neue Person als Leser der Meldung hinzu.",
    empty: "Diese Person hat keine.",
  },
};
