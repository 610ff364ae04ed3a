import { plural } from "../../language/language.ts";
import type { EXPORTS as English } from "./texts.ts";

export const EXPORTS: typeof English = {
  title: "Datenexport",
  about:
    "Die Daten dieses Mandanten, wie sie jetzt sind, die ältesten zuerst. Nichts darin hängt von einer Verdachtsmeldung ab.",
  notYours: "Der Datenexport ist Sache der Compliance-Leitung.",
  file: "In eine Datei exportieren",
  kind: "Daten",
  kinds: {
    cases: "Fälle",
    findings: "Feststellungen",
    "screening-results": "Ergebnisse des Abgleichs",
    audit: "Prüfprotokoll",
    relationships: "Geschäftsbeziehungen",
  },
  format: "Format",
  csv: "CSV, für Tabellenkalkulationen",
  ndjson: "JSON-Zeilen, für Programme",
  download: "Herunterladen",
  reading: (rows) => plural(rows, `Wird gelesen: bisher ${rows} Zeile`, `Wird gelesen: bisher ${rows} Zeilen`),
  saved: (rows) => plural(rows, `${rows} Zeile gespeichert.`, `${rows} Zeilen gespeichert.`),
  nothingSaved: "Es wurde nichts gespeichert: Die Datei wäre unvollständig.",
  recorded: "Das Zugriffsprotokoll jedes exportierten Falls hält den Export fest.",
};
