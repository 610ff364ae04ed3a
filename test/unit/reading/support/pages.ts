import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import { readPages } from "../../../../src/reading/pages/read-pages.ts";
import { decodePacked } from "../../../../src/reading/recognition/decode/packed.ts";
import { importPackedInNode } from "../../../support/recogniser-in-node.ts";
import type { PagesRead, PageImage, RecognisedPage, Recogniser } from "../../../../src/reading/ports.ts";

export const PDF_TYPE = "application/pdf";

/** Recognition that answers from a list, and keeps what it was asked. */
export function stubRecogniser(...answers: Partial<RecognisedPage>[]) {
  const images: PageImage[] = [];
  const recogniser: Recogniser = {
    unpack: (image) => decodePacked(image, importPackedInNode),
    recognise: async (image) => {
      images.push(image);
      const size = image.format === "grey" ? image : { width: 100, height: 100 };
      const { width, height } = size;
      return { width, height, rotation: 0, lines: [], confidence: 0, warnings: [], ...answers[images.length - 1] };
    },
  };
  return { recogniser, images };
}

export const read = (bytes: Uint8Array, type = PDF_TYPE, recogniser = stubRecogniser().recogniser) =>
  readPages(bytes, type, { recogniser, now: () => new Date() });

export const texts = ({ pages }: PagesRead) => pages.map(({ lines }) => lines.map(({ text }) => text));

/** A PDF of one page, or more by `document.addPage`, drawn by the test. */
export async function makePdf(
  draw: (page: PDFPage, font: PDFFont, document: PDFDocument) => void | Promise<void>,
  { embedded = false, size = [595, 842] as [number, number] } = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = embedded
    ? await document.embedFont(readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf"), { subset: true })
    : await document.embedFont(StandardFonts.Helvetica);
  await draw(document.addPage(size), font, document);
  return document.save();
}

/** Grey pixels that are all different enough to see where each one goes. */
export const greyPattern = (width: number, height: number): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) => ((at % width) * 7 + Math.floor(at / width) * 13) % 200);
