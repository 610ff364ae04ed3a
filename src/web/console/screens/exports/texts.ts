import type { ExportKind } from "../../../../features/exports/export.model.ts";
import { plural, texts } from "../../language/language.ts";

const KINDS: Readonly<Record<ExportKind, string>> = {
  cases: "Cases",
  findings: "Findings",
  "screening-results": "Screening results",
  audit: "Audit trail",
  relationships: "Business relationships",
};

/** Words of the page of data exports. */
export const EXPORTS = texts("exports", {
  title: "Data exports",
  about: "The data of this tenant as it stands now, oldest first. Nothing in it depends on a suspicion report.",
  notYours: "Data exports belong to the compliance manager.",
  file: "Export to a file",
  kind: "Data",
  kinds: KINDS,
  format: "Format",
  csv: "CSV, for spreadsheets",
  ndjson: "JSON lines, for programs",
  download: "Download",
  reading: (rows: number) => plural(rows, `Reading: ${rows} line so far`, `Reading: ${rows} lines so far`),
  saved: (rows: number) => plural(rows, `${rows} line saved.`, `${rows} lines saved.`),
  nothingSaved: "Nothing was saved: the file would be incomplete.",
  recorded: "The access log of each exported case records the export.",
} as const);
