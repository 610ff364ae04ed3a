import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldedLineOf } from "../text.ts";

/** "Page 1 / 2", "Seite 1 von 2", "page n° 1 sur 2" */
const PAGE_OF =
  /\b(?:page|pagina|pag|seite|blad)\b[.: ]*(?:n ?[°ºo]\W*)?(\d{1,3}) ?(?:\/|of|von|sur|de|van) ?(\d{1,3})\b/g;

/** The pages that an extract counts beyond its last one. Extracts print mentions and observations at the end. */
export function pagesMissing({ text }: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  if (kind !== "register_extract") return [];
  const last = Math.max(...text.rows.map((row) => row[0]?.factPage ?? 0));
  const marks = text.rows
    .filter((row) => (row[0]?.factPage ?? 0) === last)
    .flatMap((row) => [...foldedLineOf(row).matchAll(PAGE_OF)]);
  const [at, of] = (marks.at(-1) ?? []).slice(1).map(Number);
  if (at === undefined || of === undefined || at >= of) return [];
  return [
    {
      code: "pages_missing",
      page: last || null,
      detail: `The last page of the file is page ${at} of ${of} of the extract.`,
    },
  ];
}
