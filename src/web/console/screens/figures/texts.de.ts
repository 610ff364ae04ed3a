import { plural, type Translated } from "../../language/language.ts";
import type { FIGURES as EN } from "./texts.ts";

export const FIGURES: Translated<typeof EN> = {
  title: "Managementinformationen",
  tabs: { management: "Geschäftsleitung", suspicion: "Meldungen an die CFI" },
  from: "Erster Monat",
  fromHint: "Ohne Angabe elf Monate vor dem letzten.",
  to: "Letzter Monat",
  toHint: "Ohne Angabe der laufende Monat. Höchstens 24 Monate.",
  save: (format) => `Als ${format} herunterladen`,
  file: { management: "managementinformationen", suspicion: "meldungen-cfi" },
  withoutReports: "Diese Zahlen sagen nichts über Meldungen an die CFI. Ein AMLCO stellt sie gesondert auf.",
  confidential:
    "Nur für den AMLCO. Einem Kunden oder Dritten zu offenbaren, dass eine Meldung erfolgt ist, ist strafbar.",
  made: (from, to, at) => `${from} bis ${to}, Monate in Weltzeit. Erstellt am ${at}.`,
  sections: {
    cases: "Fälle",
    decisions: "Entscheidungen",
    hits: "Treffer auf Listen",
    monitoring: "Ereignisse der Überwachung",
    reviews: "Überprüfungen",
    customers: "Kunden und allgemeine Risikobewertung",
    suspicion_reports: "Meldungen an die CFI",
  },
  spread: { median: "Median", p90: "90 % innerhalb von", counted: "Gezählt" },
  days: (number) => `${number} Tage`,
  nothing: (figures) => `Nichts zu zählen in ${plural(figures, "einer Zahl", `${figures} Zahlen`)}`,
  numbers: "Zahlen",
  notKnown: "Nicht bekannt",
};
