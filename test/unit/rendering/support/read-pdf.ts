import fontkit from "@pdf-lib/fontkit";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from "pdf-lib";

/** One string drawn on a page: where, how large, in which glyphs of which embedded font. */
interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Of what is seen: without the spacing between characters, and without spaces at the end. */
  readonly width: number;
  readonly rotated: boolean;
}
interface ReadPage {
  readonly texts: readonly DrawnText[];
  readonly text: string;
}
export interface ReadPdf {
  readonly document: PDFDocument;
  readonly pages: readonly ReadPage[];
  /** All text in drawing order, as a reader's search would see it. */
  readonly text: string;
  readonly fonts: readonly EmbeddedFont[];
  readonly outline: readonly string[];
}

interface EmbeddedFont {
  readonly baseName: string;
  readonly bytes: Uint8Array;
  readonly characters: ReadonlyMap<number, string>;
  readonly unitsPerEm: number;
  /** Number of drawing commands of a glyph's outline: none is a glyph that shows nothing. */
  readonly outlineOf: (glyph: number) => number;
  readonly advanceOf: (glyph: number) => number;
}

const RUN = /BT\n(.*?)ET/gs;

/** Reads a PDF's drawn text back through its embedded fonts, independent of how it was laid out. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map<PDFObject, EmbeddedFont>();
  const pages = document.getPages().map((page) => readPage(page, fonts));
  const text = pages.map((page) => page.text).join("\n");
  return { document, pages, text, fonts: [...fonts.values()], outline: readOutline(document) };
}

function readPage(page: PDFPage, known: Map<PDFObject, EmbeddedFont>): ReadPage {
  const resources = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const fontOf = (name: string): EmbeddedFont => {
    const dict = resources?.lookup(PDFName.of(name), PDFDict);
    if (dict === undefined) throw new Error(`font ${name} is not on the page`);
    const font = known.get(dict) ?? readFont(dict);
    known.set(dict, font);
    return font;
  };
  const texts = [...contentOf(page).matchAll(RUN)].map((run) => readRun(run[1] ?? "", fontOf));
  return { texts, text: texts.map((one) => one.text.trimEnd()).join("\n") };
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams
    .map((stream) => Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString())
    .join("\n");
}

function readRun(run: string, fontOf: (name: string) => EmbeddedFont): DrawnText {
  const [, x = "0", y = "0"] = /(?:^|\n)([-\d.]+) ([-\d.]+) Td/.exec(run) ?? [];
  const shown = [...run.matchAll(/\/(\S+) ([\d.]+) Tf\n<([0-9A-Fa-f]*)> Tj/g)].flatMap(([, name, points, hex]) => {
    const font = fontOf(name!);
    return (hex!.match(/.{4}/g) ?? []).map((code) => {
      const glyph = parseInt(code, 16);
      return {
        character: font.characters.get(glyph) ?? "",
        width: font.advanceOf(glyph) * (Number(points) / font.unitsPerEm),
        size: Number(points),
      };
    });
  });
  const seen = shown.slice(0, shown.findLastIndex(({ character }) => character.trim() !== "") + 1);
  return {
    text: shown.map(({ character }) => character).join(""),
    x: Number(x),
    y: Number(y),
    size: shown[0]?.size ?? 0,
    width: seen.reduce((sum, { width }) => sum + width, 0),
    rotated: / Tm/.test(run),
  };
}

function readFont(dict: PDFDict): EmbeddedFont {
  const descendant = dict.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const file = descendant.lookup(PDFName.of("FontDescriptor"), PDFDict).lookup(PDFName.of("FontFile2"));
  const bytes = decodePDFRawStream(file as PDFRawStream).decode();
  const map = decodePDFRawStream(dict.lookup(PDFName.of("ToUnicode")) as PDFRawStream).decode();
  const font = fontkit.create(bytes);
  return {
    baseName: dict.lookup(PDFName.of("BaseFont"), PDFName).decodeText(),
    bytes,
    characters: readCharacterMap(Buffer.from(map).toString()),
    unitsPerEm: font.unitsPerEm,
    outlineOf: (glyph) => font.getGlyph(glyph).path.toSVG().length,
    advanceOf: (glyph) => font.getGlyph(glyph).advanceWidth,
  };
}

function readCharacterMap(map: string): Map<number, string> {
  const entries = [...map.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g)];
  return new Map(
    entries.map(([, glyph = "", utf16 = ""]) => [
      parseInt(glyph, 16),
      String.fromCharCode(...(utf16.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16))),
    ]),
  );
}

function readOutline(document: PDFDocument): string[] {
  const root = document.catalog.lookupMaybe(PDFName.of("Outlines"), PDFDict);
  const titles: string[] = [];
  let entry = root?.lookupMaybe(PDFName.of("First"), PDFDict);
  while (entry !== undefined) {
    titles.push(entry.lookup(PDFName.of("Title"), PDFHexString).decodeText());
    entry = entry.lookupMaybe(PDFName.of("Next"), PDFDict);
  }
  return titles;
}
