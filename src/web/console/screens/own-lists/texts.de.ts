import type { OWN_LISTS as English } from "./texts.ts";

export const OWN_LISTS: typeof English = {
  title: "Eigene Listen",
  about:
    "Namen, auf die Sie selbst hingewiesen werden möchten. Jede Untersuchung und jeder genehmigte Kunde wird darauf gesucht, wie auf den Listen der Staaten.",
  notYours: "Eigene Listen gehören der Compliance-Leitung.",
  label: "Eigene Listen",
  columns: ["Name", "Gewicht eines exakten Treffers", "Einträge", "Version", "Geändert", ""],
  empty: "Sie führen noch keine eigene Liste.",
  add: "Neue Liste",
  replace: "Ersetzen",
  replaceNamed: (name: string) => `${name} ersetzen`,
  delete: "Löschen",
  deleteNamed: (name: string) => `${name} löschen`,
  by: (officer: string) => `von ${officer}`,
  form: {
    name: "Name",
    severity: "Gewicht eines exakten Treffers",
    file: "Einträge, als CSV-Datei",
    hint: "Eine Kopfzeile mit name und bei Bedarf kind, aliases, birth_date, countries, identifiers, reason. Mehrere Werte werden durch | getrennt.",
    create: (name: string) => `${name || "Liste"} anlegen`,
    replace: (name: string) => `Einträge von ${name} ersetzen`,
    effect: "Alle überwachten Personen und Unternehmen werden erneut darauf gesucht.",
    cancel: "Abbrechen",
  },
  removal: {
    effect: (entries: number) =>
      `Niemand wird mehr darauf gesucht. ${entries === 1 ? "Der eine Eintrag wird" : `Die ${entries} Einträge werden`} gelöscht, und Treffer überwachter Kunden auf dieser Liste enden; Feststellungen in Fällen bleiben.`,
    keep: "Liste behalten",
    delete: "Liste löschen",
  },
};
