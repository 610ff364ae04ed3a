import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { crc32 } from "node:zlib";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";

const fontFile = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");

/** In points. */
const [SIZE, WIDTH] = [11, 475];

/** A one-page PDF with a title and lines of text. */
export async function writePdf(title: string, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(title);
  const font = await document.embedFont(await readFile(fontFile), { subset: true });
  const page = document.addPage([595, 842]);
  page.drawText(title, { x: 60, y: 760, size: 18, font });
  const printed = lines.flatMap((text) => inLines(text, (part) => font.widthOfTextAtSize(part, SIZE)));
  printed.forEach((text, index) => page.drawText(text, { x: 60, y: 720 - index * 20, size: SIZE, font }));
  return new Uint8Array(await document.save());
}

/** Breaks a text between its words where it would run over the margin. */
function inLines(text: string, widthOf: (part: string) => number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1)!, word].filter(Boolean).join(" ");
    if (widthOf(longer) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const card = readFileSync(path.join(import.meta.dirname, "card.png"));
/** The chunk that ends a PNG: no data, so only its length, name and checksum. */
const END_BYTES = 12;

/** A small picture of a card on a table, with a comment that makes its bytes unique. */
export const drawPng = (comment: string): Uint8Array<ArrayBuffer> => withComment(card, comment);

/** A PNG with a comment that makes its bytes unique. */
export function withComment(png: Uint8Array, comment: string): Uint8Array<ArrayBuffer> {
  const end = png.length - END_BYTES;
  const note = pngChunk("tEXt", Buffer.from(`Comment\0${comment}`, "latin1"));
  return new Uint8Array(Buffer.concat([png.subarray(0, end), note, png.subarray(end)]));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
