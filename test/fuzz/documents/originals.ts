import { strToU8, zipSync } from "fflate";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { appendPdf, makePdf, onePage, textAt } from "../../support/made-pdf.ts";
import { makeSigner, signPdf } from "../../support/signed-pdf.ts";
import { drawPage, jpegOf } from "../../support/drawn-pages.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";

export type Form = "pdf" | "docx" | "xlsx" | "jpg" | "png";

export interface Original {
  readonly name: string;
  readonly form: Form;
  readonly bytes: Uint8Array;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";
export const MEDIA_TYPES: Readonly<Record<Form, string>> = {
  pdf: "application/pdf",
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  jpg: "image/jpeg",
  png: "image/png",
};

const LINES = [
  "Uittreksel uit de Kruispuntbank",
  "Ondernemingsnummer 0403.170.701",
  "Bestuurder: An Peeters, sinds 12/03/2021",
];
const WORDS = LINES.map((line, i) => textAt(line, 60, 700 - i * 20)).join("");

/** Whole documents of every form that is read, made here. */
export async function makeOriginals(): Promise<Original[]> {
  const picture = jpegOf(drawPage(LINES, { height: 600 }));
  const card = readFileSync(path.join(repositoryRoot, "src/cli/demo/card.png"));
  return [
    { name: "text", form: "pdf", bytes: await written(false) },
    { name: "object streams", form: "pdf", bytes: await written(true) },
    { name: "scan", form: "pdf", bytes: await scanned(picture) },
    { name: "form and actions", form: "pdf", bytes: withForm() },
    { name: "raw pictures", form: "pdf", bytes: withPictures() },
    { name: "signed", form: "pdf", bytes: await signed() },
    { name: "letter", form: "docx", bytes: letter() },
    { name: "workbook", form: "xlsx", bytes: workbook() },
    { name: "photo", form: "jpg", bytes: picture },
    { name: "card", form: "png", bytes: new Uint8Array(card) },
  ];
}

async function written(useObjectStreams: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  const file = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
  const font = await document.embedFont(readFileSync(file), { subset: true });
  for (let number = 0; number < 2; number++) {
    const page = document.addPage([595, 842]);
    LINES.forEach((line, i) => page.drawText(line, { x: 60, y: 700 - i * 20, size: 11, font }));
    page.drawRectangle({ x: 50, y: 500, width: 200, height: 30 });
  }
  return await document.save({ useObjectStreams });
}

async function scanned(picture: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const image = await document.embedJpg(picture);
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return await document.save();
}

function withForm(): Uint8Array {
  const field =
    "<< /Type /Annot /Subtype /Widget /FT /Tx /T (naam) /V (An) /Rect [60 400 200 420] /AP << /N 9 0 R >> >>";
  const page = `/Annots [8 0 R << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>] /AA << /O 10 0 R >>`;
  const objects = {
    ...onePage(WORDS, {
      page,
      catalog: "/AcroForm << /Fields [8 0 R] >> /Names << /JavaScript << /Names [(a) 10 0 R] >> >>",
    }),
    8: field,
    9: {
      dict: "/Type /XObject /Subtype /Form /BBox [0 0 140 20] /Resources << /Font << /F1 5 0 R >> >>",
      data: textAt("An", 2, 4),
    },
    10: "<< /S /JavaScript /JS (app.alert\\(1\\)) >>",
  };
  return appendPdf(makePdf({ objects, trailer: "/Info << /Producer (iText) >>" }), {
    objects: { 4: { dict: "", data: `${WORDS}q Q`, isCompressed: true } },
  });
}

function withPictures(): Uint8Array {
  const image = (extra: string, bytes: number) => ({
    dict: `/Type /XObject /Subtype /Image /Width 32 /Height 32 ${extra}`,
    data: new Uint8Array(bytes).map((_, i) => i * 37),
    isCompressed: true,
  });
  const draw = ["I1", "I2", "I3"].map((name, i) => `q 100 0 0 100 ${50 + i * 120} 300 cm /${name} Do Q`).join("\n");
  const inline = "q 50 0 0 50 50 100 cm BI /W 8 /H 8 /BPC 1 /IM true ID 12345678 EI Q";
  return makePdf({
    objects: {
      ...onePage(`${WORDS}${draw}\n${inline}\n/X1 Do`, {
        resources: "/XObject << /I1 8 0 R /I2 9 0 R /I3 10 0 R /X1 11 0 R >>",
      }),
      8: image("/ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 10 0 R", 1024),
      9: image("/ColorSpace [/Indexed /DeviceRGB 1 <000000ffffff>] /BitsPerComponent 1", 128),
      10: image("/ColorSpace /DeviceGray /BitsPerComponent 8", 1024),
      11: {
        dict: "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>",
        data: WORDS,
      },
    },
  });
}

async function signed(): Promise<Uint8Array> {
  const objects = {
    1: "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [20 0 R] /SigFlags 3 >> >>",
    3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [20 0 R] >>",
  };
  const plain = makePdf({ objects: onePage(WORDS) });
  return await signPdf(plain, await makeSigner("Notaris"), { at: 20, objects });
}

const pack = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    mtime: "1980-01-01",
  });

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const X = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPES = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
const RELATIONS = (target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;

const letter = (): Uint8Array =>
  pack({
    "[Content_Types].xml": TYPES("word/document.xml", "wordprocessingml.document"),
    "_rels/.rels": RELATIONS("word/document.xml"),
    "word/document.xml": `<w:document ${W}><w:body>${LINES.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("")}</w:body></w:document>`,
  });

const workbook = (): Uint8Array =>
  pack({
    "[Content_Types].xml": TYPES("xl/workbook.xml", "spreadsheetml.sheet"),
    "_rels/.rels": RELATIONS("xl/workbook.xml"),
    "xl/workbook.xml": `<workbook ${X}><sheets><sheet name="Aandelen" sheetId="1"/></sheets></workbook>`,
    "xl/sharedStrings.xml": `<sst ${X}>${LINES.map((line) => `<si><t>${line}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet ${X}><sheetData>${LINES.map((_, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>${i}</v></c><c r="B${i + 1}"><v>${i * 25}</v></c></row>`).join("")}</sheetData></worksheet>`,
  });
