import type { PDFDocument } from "pdf-lib";
import { paragraph, type Block, type PrintableDocument } from "../document/blocks.ts";
import { PAGE } from "../document/theme.ts";
import { Canvas } from "./canvas.ts";
import type { PdfLib } from "./pdf-lib.ts";
import { layBlock } from "./lay-block.ts";
import { Flow, type LaidBlock } from "./flow.ts";
import { writeArchiveParts } from "./archive-parts.ts";
import { plainText, PRODUCER } from "./metadata.ts";
import { writeStructure } from "./structure/write-structure.ts";
import { layFurniture } from "./furniture.ts";
import { type OutlineEntry, writeOutline } from "./outline.ts";
import { Face } from "./face.ts";
import { loadScriptFonts } from "./scripts/script-fonts.ts";
import { EmbeddedFont } from "./truetype/embedded-font.ts";
import { TrueTypeFont } from "./truetype/truetype-font.ts";
import type { PrintAssets } from "./print-assets.model.ts";
import { Typesetter } from "./typesetter.ts";

/** A document as PDF/A-2u and PDF/UA-1. The same document and assets give the same bytes. */
export async function renderPdf(document: PrintableDocument, assets: PrintAssets): Promise<Uint8Array> {
  const lib = await import("pdf-lib");
  const pdf = await openPdf(lib, document, assets);
  const { fonts, faces } = await embedFonts(pdf, document, assets);
  const typesetter = new Typesetter(faces);
  const furniture = layFurniture(typesetter, document);
  const pages: Canvas[] = [];
  const flow = new Flow(typesetter, () => {
    const canvas = new Canvas(lib, pdf.addPage([PAGE.width, PAGE.height]), pages.length, typesetter);
    furniture.drawUnder(canvas);
    pages.push(canvas);
    return canvas;
  });
  const outline = drawBlocks(flow, document);
  pages.forEach((canvas, index) => {
    furniture.drawAround(canvas, index + 1, pages.length);
    canvas.close();
  });
  writeStructure(lib, pdf, flow.structure);
  writeOutline(lib, pdf, outline);
  for (const font of fonts) font.write(lib, pdf);
  return lib.PDFStreamWriter.forContext(pdf.context, Infinity, true, OBJECTS_PER_STREAM).serializeToBuffer();
}

/** The fonts of a document: those of all, and those of its other scripts. */
async function embedFonts(pdf: PDFDocument, document: PrintableDocument, assets: PrintAssets) {
  const main = [assets.regular, assets.bold].map((file) => new TrueTypeFont(file));
  const { fonts: others, arabic } = await loadScriptFonts(document, main[0]!, assets);
  const fonts = [...main, ...others].map((font, order) => new EmbeddedFont(pdf, font, order));
  const [regular, bold, ...scripts] = fonts;
  const faces = {
    regular: new Face(regular!, scripts, false, arabic?.regular),
    bold: new Face(bold!, scripts, true, arabic?.bold),
  };
  return { fonts, faces };
}

/** Objects that are compressed together: the structure has thousands, all alike. */
const OBJECTS_PER_STREAM = 1000;

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
async function openPdf(lib: PdfLib, document: PrintableDocument, assets: PrintAssets): Promise<PDFDocument> {
  const pdf = await lib.PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(plainText(document.title), { showInWindowTitleBar: true });
  pdf.setSubject(plainText(document.subject));
  pdf.setAuthor(plainText(document.author));
  pdf.setCreator(PRODUCER);
  pdf.setProducer(PRODUCER);
  pdf.setLanguage(document.language);
  pdf.setCreationDate(new Date(document.created_at));
  pdf.setModificationDate(new Date(document.created_at));
  writeArchiveParts(lib, pdf, document, assets.profile);
  return pdf;
}
