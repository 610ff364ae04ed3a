import { plural } from "../../language/language.ts";
import type { EXPORTS as English } from "./texts.ts";

export const EXPORTS: typeof English = {
  title: "Export de données",
  about:
    "Les données de cette entité dans leur état actuel, les plus anciennes d'abord. Rien n'y dépend d'une déclaration de soupçon.",
  notYours: "L'export de données relève du responsable de la conformité.",
  file: "Exporter vers un fichier",
  kind: "Données",
  kinds: {
    cases: "Dossiers",
    findings: "Constatations",
    "screening-results": "Résultats du filtrage",
    audit: "Piste d'audit",
    relationships: "Relations d'affaires",
  },
  format: "Format",
  csv: "CSV, pour tableur",
  ndjson: "Lignes JSON, pour des programmes",
  download: "Télécharger",
  reading: (rows) => plural(rows, `Lecture en cours : ${rows} ligne`, `Lecture en cours : ${rows} lignes`),
  saved: (rows) => plural(rows, `${rows} ligne enregistrée.`, `${rows} lignes enregistrées.`),
  nothingSaved: "Rien n'a été enregistré : le fichier serait incomplet.",
  recorded: "Le journal des accès de chaque dossier exporté mentionne l'export.",
};
