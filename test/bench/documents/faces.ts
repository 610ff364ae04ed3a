import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import fontkit from "@pdf-lib/fontkit";
import { type PDFFont, PDFDocument, StandardFonts } from "pdf-lib";

/** Typefaces of the made documents: the PDF's own fonts, their free twins of the same widths to draw with, and DejaVu. */

export const FAMILIES = ["sans", "serif", "vera", "narrow", "book", "mono", "zone"] as const;
export type Family = (typeof FAMILIES)[number];
export type Style = "regular" | "bold" | "italic";

interface Face {
  /** A font that every PDF reader has; null where the file is embedded. */
  readonly standard: StandardFonts | null;
  /** A package, and the path of a font file inside it. */
  readonly file: readonly [string, string];
}

const arimo = (name: string) => ["@fontsource/arimo/package.json", `files/arimo-latin-${name}.woff`] as const;
const tinos = (name: string) => ["@fontsource/tinos/package.json", `files/tinos-latin-${name}.woff`] as const;
const dejavu = (name: string): Face => ({
  standard: null,
  file: ["dejavu-fonts-ttf/package.json", `ttf/DejaVu${name}.ttf`],
});

const FACES: Readonly<Record<Family, Readonly<Record<Style, Face>>>> = {
  sans: {
    regular: { standard: StandardFonts.Helvetica, file: arimo("400-normal") },
    bold: { standard: StandardFonts.HelveticaBold, file: arimo("700-normal") },
    italic: { standard: StandardFonts.HelveticaOblique, file: arimo("400-italic") },
  },
  serif: {
    regular: { standard: StandardFonts.TimesRoman, file: tinos("400-normal") },
    bold: { standard: StandardFonts.TimesRomanBold, file: tinos("700-normal") },
    italic: { standard: StandardFonts.TimesRomanItalic, file: tinos("400-italic") },
  },
  vera: { regular: dejavu("Sans"), bold: dejavu("Sans-Bold"), italic: dejavu("Sans-Oblique") },
  narrow: {
    regular: dejavu("SansCondensed"),
    bold: dejavu("SansCondensed-Bold"),
    italic: dejavu("SansCondensed-Oblique"),
  },
  book: { regular: dejavu("Serif"), bold: dejavu("Serif-Bold"), italic: dejavu("Serif-Italic") },
  mono: {
    regular: { standard: StandardFonts.Courier, file: dejavu("SansMono").file },
    bold: { standard: StandardFonts.CourierBold, file: dejavu("SansMono-Bold").file },
    italic: { standard: StandardFonts.CourierOblique, file: dejavu("SansMono-Oblique").file },
  },
  // OCR-B of Norbert Schwarz and Matthew Skala, free to use, as bwip-js ships it.
  zone: {
    regular: { standard: null, file: ["bwip-js/node", "../fonts/OCRB7.ttf"] },
    bold: { standard: null, file: ["bwip-js/node", "../fonts/OCRB7.ttf"] },
    italic: { standard: null, file: ["bwip-js/node", "../fonts/OCRB7.ttf"] },
  },
};

const require = createRequire(import.meta.url);

export function fontFile(family: Family, style: Style): string {
  const [module, file] = FACES[family][style].file;
  return path.join(path.dirname(require.resolve(module)), file);
}

/** Embeds a font into a PDF: by its name where each reader has it, otherwise the letters that are used. */
export async function embedFace(document: PDFDocument, family: Family, style: Style): Promise<PDFFont> {
  const { standard } = FACES[family][style];
  if (standard !== null) return document.embedStandardFont(standard);
  document.registerFontkit(fontkit);
  return document.embedFont(readFileSync(fontFile(family, style)), { subset: true });
}

const widths = new Map<string, Map<string, number>>();
const standards = new Map<string, PDFFont>();
const loaded = new Map<string, ReturnType<typeof fontkit.create>>();
let measuring: PDFDocument | null = null;

/** Opens what `widthOf` measures standard fonts with. */
export async function prepareFaces(): Promise<void> {
  measuring ??= await PDFDocument.create();
}

/** Width of a text at size 1, without kerning. */
export function widthOf(text: string, family: Family, style: Style): number {
  const key = `${family} ${style}`;
  const known = widths.get(key) ?? new Map<string, number>();
  widths.set(key, known);
  let sum = 0;
  for (const character of text) {
    let width = known.get(character);
    if (width === undefined) {
      width = measure(character, family, style);
      known.set(character, width);
    }
    sum += width;
  }
  return sum;
}

function measure(character: string, family: Family, style: Style): number {
  const key = `${family} ${style}`;
  const { standard } = FACES[family][style];
  if (standard !== null) {
    const font = standards.get(key) ?? measuring!.embedStandardFont(standard);
    standards.set(key, font);
    return font.widthOfTextAtSize(character, 1);
  }
  const font = loaded.get(key) ?? fontkit.create(readFileSync(fontFile(family, style)));
  loaded.set(key, font);
  return font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth / font.unitsPerEm;
}
