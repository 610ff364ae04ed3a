import { z } from "zod";
import { BYTE_ORDER_MARK, writeCsvLine } from "../scans/csv.rules.ts";
import type { ExportFormat, ExportKind, ExportRow } from "./export.model.ts";
import { EXPORT_ROWS } from "./exports.schemas.ts";

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  ndjson: "application/x-ndjson",
  csv: "text/csv; charset=utf-8",
};

/** Rows as a file of a kind. A CSV file without rows still has its header. */
export const writeRows = (kind: ExportKind, format: ExportFormat, rows: readonly ExportRow[]): string =>
  format === "csv" ? writeCsv(kind, rows) : rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/**
 * As Excel opens it in Belgium: semicolons, and a decimal comma, without which it would read "0.45" as a text or a date. Lists
 * and objects are JSON.
 */
function writeCsv(kind: ExportKind, rows: readonly ExportRow[]): string {
  const columns = Object.keys(EXPORT_ROWS[kind].shape);
  const lines = rows.map((row) =>
    writeCsvLine(
      columns.map((column) => cellOf(row[column])),
      ";",
    ),
  );
  return BYTE_ORDER_MARK + writeCsvLine(columns, ";") + lines.join("");
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The JSON Schema (2020-12) of a row. */
export const schemaOf = (kind: ExportKind): { $schema: string; $id: string } => ({
  ...(z.toJSONSchema(EXPORT_ROWS[kind]) as { $schema: string }),
  $id: `urn:dossier:export:${kind}`,
});
