import { ExportSchemaView } from "./exports.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const EXPORTS = describeOperations({
  exportData: {
    summary: "Export the tenant's data",
    description: [
      "Returns a page of cases, findings, screening results, audit lines or relationships, as JSON lines or CSV, oldest first. `Next-Cursor` names the next page; without it the page is the last.",
      "Each row is as it stands when it is read. To follow changes, read `GET /api/events` from the number that you know and fetch what its ids name; a page no longer contains what was deleted.",
      "A CSV text that a spreadsheet would run as a formula begins with an apostrophe.",
      "Nothing that depends on a report to the FIU is in an export, for any caller. The access log of each exported case records the export.",
    ],
    errors: ["validation_failed", "service_unavailable"],
    responses: { 200: { mediaTypes: ["application/x-ndjson", "text/csv"], description: "A row a line" } },
  },
  readExportSchema: {
    summary: "Read the schema of an export",
    description: ["Returns the JSON Schema (2020-12) of a row. A later release only adds members."],
    responses: { 200: ExportSchemaView },
  },
});
