import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";

const fontFile = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");

/** A one-page PDF with a title and lines of text. */
export async function writePdf(title: string, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(title);
  const font = await document.embedFont(await readFile(fontFile), { subset: true });
  const page = document.addPage([595, 842]);
  page.drawText(title, { x: 60, y: 760, size: 18, font });
  lines.forEach((text, index) => page.drawText(text, { x: 60, y: 720 - index * 20, size: 11, font }));
  return new Uint8Array(await document.save());
}

/** A small RGB PNG of a card on a table, with a comment that makes its bytes unique. */
export function drawPng(comment: string, width = 320, height = 200): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const onCard = x > 20 && x < width - 20 && y > 20 && y < height - 20;
      const shade = onCard ? [230 - y / 4, 236, 245] : [90, 70 + x / 8, 60];
      rows.set(shade.map(Math.trunc), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      pngChunk("IHDR", size),
      pngChunk("tEXt", Buffer.from(`Comment\0${comment}`, "latin1")),
      pngChunk("IDAT", deflateSync(rows)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
