import { drawOffice } from "./draw-office.ts";
import { drawPdf } from "./draw-pdf.ts";
import type { MadeDocument } from "./make-document.ts";
import { Random } from "./random.ts";
import type { Form } from "./truth.ts";

export interface RenderedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly extension: "pdf" | "jpg" | "docx";
}

const CREATED = "2026-10-30T10:00:00Z";

/** Makes the file of a document in a form, as one written at `created`. The same arguments give the same file. */
export async function renderDocument(document: MadeDocument, form: Form, created = CREATED): Promise<RenderedFile> {
  const random = new Random(`${document.id}.${form}`);
  if (form === "office") {
    return {
      bytes: drawOffice(document.blocks),
      mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      extension: "docx",
    };
  }
  if (form === "text") {
    return { bytes: await drawPdf(document.pages, random, created), mediaType: "application/pdf", extension: "pdf" };
  }
  const { drawScan, drawPhoto } = await import("./draw-images.ts");
  return form === "scan" ? drawScan(document, random, created) : drawPhoto(document, random, created);
}
