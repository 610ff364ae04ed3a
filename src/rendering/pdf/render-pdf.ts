import type { PDFDocument } from "pdf-lib";
import { paragraph, type Block, type PrintableDocument } from "../document/blocks.ts";
import { PAGE } from "../document/theme.ts";
import { Canvas, type PdfLib } from "./canvas.ts";
import { layBlock } from "./lay-block.ts";
import { Flow, type LaidBlock } from "./flow.ts";
import { layFurniture } from "./furniture.ts";
import { type OutlineEntry, writeOutline } from "./outline.ts";
import { trueTypeFonts } from "./truetype/truetype-font.ts";
import { type FontBytes, Typesetter } from "./typesetter.ts";

/** A document as PDF bytes. The same document and fonts give the same bytes. */
export async function renderPdf(document: PrintableDocument, fonts: FontBytes): Promise<Uint8Array> {
  const lib = await import("pdf-lib");
  const pdf = await openPdf(lib, document);
  const typesetter = new Typesetter({
    regular: await pdf.embedFont(fonts.regular, { subset: true }),
    bold: await pdf.embedFont(fonts.bold, { subset: true }),
  });
  const furniture = layFurniture(typesetter, document);
  const pages: Canvas[] = [];
  const flow = new Flow(typesetter, () => {
    const canvas = new Canvas(lib, pdf.addPage([PAGE.width, PAGE.height]), typesetter);
    furniture.drawUnder(canvas);
    pages.push(canvas);
    return canvas;
  });
  const outline = drawBlocks(flow, document);
  pages.forEach((canvas, index) => furniture.drawAround(canvas, index + 1, pages.length));
  writeOutline(lib, pdf, outline);
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function drawBlocks(flow: Flow, document: PrintableDocument): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  const laid = document.blocks.map((block) => ({ block, ...layBlock(flow, block) }));
  laid.forEach(({ block, draw }, index) => {
    if (block.kind === "heading") flow.ensure(leadFrom(laid.slice(index)));
    if (block.kind === "heading" && block.level === 1)
      outline.push({ title: block.text.toWellFormed(), pageNumber: flow.pageNumber, top: flow.y });
    draw();
  });
  const { replaced } = flow.typesetter;
  if (replaced > 0) {
    const note = document.unprintable_note.replace("{count}", `${replaced}`);
    layBlock(flow, paragraph(note, "caption")).draw();
  }
  return outline;
}

/** Headings in a row and the start of what they head: these stand on one page. */
function leadFrom(blocks: readonly (LaidBlock & { readonly block: Block })[]): number {
  const body = blocks.findIndex(({ block }) => block.kind !== "heading");
  return blocks.slice(0, body === -1 ? blocks.length : body + 1).reduce((sum, { lead }) => sum + lead, 0);
}

/** Dates and names come from the document alone: pdf-lib's own would be the clock's and the library's. */
async function openPdf(lib: PdfLib, document: PrintableDocument): Promise<PDFDocument> {
  const pdf = await lib.PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(trueTypeFonts as unknown as Parameters<PDFDocument["registerFontkit"]>[0]);
  pdf.setTitle(document.title.toWellFormed(), { showInWindowTitleBar: true });
  pdf.setSubject(document.subject.toWellFormed());
  pdf.setAuthor(document.author.toWellFormed());
  pdf.setCreator("Dossier");
  pdf.setProducer("Dossier");
  pdf.setLanguage(document.language);
  pdf.setCreationDate(new Date(document.created_at));
  pdf.setModificationDate(new Date(document.created_at));
  return pdf;
}
