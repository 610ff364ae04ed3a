import { plural } from "../../language/language.ts";
import type { EXPORTS as English } from "./texts.ts";

export const EXPORTS: typeof English = {
  title: "Gegevensexport",
  about: "De gegevens van deze tenant zoals ze nu zijn, oudste eerst. Niets erin hangt van een melding aan de CFI af.",
  notYours: "De gegevensexport hoort bij de compliancemanager.",
  file: "Exporteren naar een bestand",
  kind: "Gegevens",
  kinds: {
    cases: "Dossiers",
    findings: "Bevindingen",
    "screening-results": "Resultaten van de screening",
    audit: "Auditspoor",
    relationships: "Zakelijke relaties",
  },
  format: "Formaat",
  csv: "CSV, voor een rekenblad",
  ndjson: "JSON-regels, voor programma's",
  download: "Downloaden",
  reading: (rows) => plural(rows, `Bezig met lezen: al ${rows} regel`, `Bezig met lezen: al ${rows} regels`),
  saved: (rows) => plural(rows, `${rows} regel bewaard.`, `${rows} regels bewaard.`),
  nothingSaved: "Er is niets bewaard: het bestand zou onvolledig zijn.",
  recorded: "Het toegangslogboek van elk geëxporteerd dossier legt de export vast.",
};
