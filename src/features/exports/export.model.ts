/** The kinds of data that can be exported. */
export const EXPORT_KINDS = ["cases", "findings", "screening-results", "audit", "relationships"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ["ndjson", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where a page ends: the values that its rows are ordered by. */
export type ExportPlace = readonly (string | number)[];

export type ExportRow = Readonly<Record<string, unknown>>;

export interface ExportPage {
  readonly rows: readonly ExportRow[];
  /** Null after the last row. */
  readonly next: ExportPlace | null;
  /** The cases whose data the rows are, for the access log. */
  readonly workflowIds: readonly string[];
}
