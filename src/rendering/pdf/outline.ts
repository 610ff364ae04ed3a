import type { PDFDocument } from "pdf-lib";
import type { PdfLib } from "./pdf-lib.ts";

/** A heading as an entry of the reader's table of contents. */
export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly pageNumber: number;
  /** Points from the top of the page. */
  readonly top: number;
}

/** Writes the document outline (ISO 32000-1, 12.3.3), which pdf-lib has no call for. */
export function writeOutline(lib: PdfLib, pdf: PDFDocument, entries: readonly OutlineEntry[]): void {
  if (entries.length === 0) return;
  const { context } = pdf;
  const pages = pdf.getPages();
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  entries.forEach((entry, index) => {
    const page = pages[entry.pageNumber - 1];
    const ref = refs[index];
    if (page === undefined || ref === undefined) return;
    const previous = refs[index - 1];
    const next = refs[index + 1];
    context.assign(
      ref,
      context.obj({
        Title: lib.PDFHexString.fromText(entry.title),
        Parent: root,
        Dest: [page.ref, "XYZ", null, page.getHeight() - entry.top, null],
        ...(previous === undefined ? {} : { Prev: previous }),
        ...(next === undefined ? {} : { Next: next }),
      }),
    );
  });
  const ends = { First: refs[0] ?? root, Last: refs.at(-1) ?? root };
  context.assign(root, context.obj({ Type: "Outlines", ...ends, Count: entries.length }));
  pdf.catalog.set(lib.PDFName.of("Outlines"), root);
}
