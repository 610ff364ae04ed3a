import type { ExportFormat, ExportKind } from "../../../../features/exports/export.model.ts";
import { answer, api, saveBlob } from "../../api/client.ts";

const PAGE = 500;

/**
 * Reads an export to its end and saves it as one file; an export that fails half-way is not saved.
 * @param onRows is told the lines that were read so far.
 */
export async function saveExport(
  kind: ExportKind,
  format: ExportFormat,
  onRows: (rows: number) => void,
): Promise<void> {
  const parts: Blob[] = [];
  let rows = 0;
  let cursor: string | null = null;
  do {
    const page: Page = await readPage(kind, format, cursor);
    const lines = format === "csv" ? withoutHeader(page.text) : page.text;
    parts.push(new Blob([parts.length === 0 ? page.text : lines]));
    rows += lines.split("\n").length - 1;
    onRows(rows);
    cursor = page.next;
  } while (cursor !== null);
  saveBlob(new Blob(parts, { type: format === "csv" ? "text/csv" : "application/x-ndjson" }), `${kind}.${format}`);
}

interface Page {
  readonly text: string;
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

async function readPage(kind: ExportKind, format: ExportFormat, cursor: string | null): Promise<Page> {
  const query = { format, limit: PAGE, ...(cursor !== null && { cursor }) };
  const call = api.GET("/api/exports/{kind}", { params: { path: { kind }, query }, parseAs: "text" });
  const text = String(await answer(call));
  return { text, next: (await call).response.headers.get("Next-Cursor") };
}

/** Each page of a CSV export begins with the names of the columns. */
const withoutHeader = (page: string): string => page.slice(page.indexOf("\r\n") + 2);
