import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { greyPattern, makePdf, PDF_TYPE, read, stubRecogniser } from "../support/pages.ts";
import { drawImageObject, recognisedLine } from "../../../support/pdf-images.ts";

const A4 = [595, 0, 0, 842, 0, 0];
const GREY = { ColorSpace: "DeviceGray", BitsPerComponent: 8 };

/** Codes of ITU-T T.4. */
const EOL = "000000000001";
const WHITE_100 = "1101100010101";
const WHITE_400 = "00110111101010";
const BLACK_200 = "000011001001000101";
const ROW = WHITE_100 + BLACK_200;
const packed = (bits: string): Uint8Array =>
  Uint8Array.from(bits.match(/.{1,8}/g)!, (byte) => Number.parseInt(byte.padEnd(8, "0"), 2));

function jpeg(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const draw = canvas.getContext("2d");
  draw.fillStyle = "white";
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = "black";
  draw.fillRect(20, 20, width / 2, height / 4);
  return new Uint8Array(canvas.encodeSync("jpeg"));
}

describe("a scan in a PDF", () => {
  it("is recognised from its JPEG file as it is, and its boxes come in points", async () => {
    const file = jpeg(400, 600);
    const bytes = await makePdf(async (page, _, document) => {
      page.drawImage(await document.embedJpg(file), { x: 0, y: 0, width: 595, height: 842 });
    });
    const stub = stubRecogniser({ width: 400, height: 600, lines: [recognisedLine("a scan", [40, 60, 200, 30])] });
    const { pages, ...rest } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(stub.images).toEqual([{ format: "file", bytes: file }]);
    expect(rest).toEqual({ page_count: 1, warnings: [], is_whole: true });
    const box = [59.5, 84.2, 297.5, 42.1];
    expect(pages).toEqual([
      {
        number: 1,
        width: 595,
        height: 842,
        rotation: 0,
        reader: "recognition",
        lines: [
          {
            text: "a scan",
            box,
            confidence: 0.9,
            words: [
              { text: "a", box },
              { text: "scan", box },
            ],
          },
        ],
      },
    ]);
  });

  it("is recognised from grey pixels", async () => {
    const pixels = greyPattern(300, 400);
    const bytes = await makePdf((page) => drawImageObject(page, { ...GREY, Width: 300, Height: 400 }, pixels, A4));
    const stub = stubRecogniser({ lines: [recognisedLine("grey", [0, 0, 300, 400])] });
    const { pages } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(stub.images).toEqual([{ format: "grey", width: 300, height: 400, bytes: pixels }]);
    expect(pages[0]!.lines[0]!.box).toEqual([0, 0, 595, 842]);
  });

  it.each([
    ["a stencil", { ImageMask: true, BitsPerComponent: 1 }],
    ["a stencil that paints where a bit is set", { ImageMask: true, BitsPerComponent: 1, Decode: [1, 0] }],
    ["one-bit grey", { ColorSpace: "DeviceGray", BitsPerComponent: 1 }],
  ])("is recognised from %s", async (name, dictionary) => {
    const bits = new Uint8Array(50 * 300).fill(0xff);
    for (let at = 0; at < 50; at++) bits[at] = 0b1010_0000;
    const isTurned = name.endsWith("set");
    const stored = isTurned ? bits.map((byte) => byte ^ 0xff) : bits;
    const bytes = await makePdf((page) =>
      drawImageObject(page, { ...dictionary, Width: 400, Height: 300 }, stored, A4),
    );
    const stub = stubRecogniser({ lines: [recognisedLine("fax", [0, 0, 10, 10])] });
    await read(bytes, PDF_TYPE, stub.recogniser);
    const expected = new Uint8Array(400 * 300).fill(255);
    for (let x = 0; x < 400; x++) expected[x] = x % 8 === 0 || x % 8 === 2 ? 255 : 0;
    expect(stub.images).toEqual([{ format: "grey", width: 400, height: 300, bytes: expected }]);
  });

  it("is recognised from colours of four inks", async () => {
    const inks = new Uint8Array(4 * 300 * 300);
    for (let at = 3; at < inks.length; at += 4) inks[at] = at < 4 * 300 * 100 ? 255 : 0;
    const four = { ColorSpace: "DeviceCMYK", BitsPerComponent: 8, Width: 300, Height: 300 };
    const bytes = await makePdf((page) => drawImageObject(page, four, inks, A4));
    const stub = stubRecogniser({ lines: [recognisedLine("ink", [0, 0, 10, 10])] });
    await read(bytes, PDF_TYPE, stub.recogniser);
    const [image] = stub.images as { bytes: Uint8Array }[];
    expect([image!.bytes[0]! < 60, image!.bytes.at(-1)]).toEqual([true, 255]);
  });

  it("is put together from the strips of one page", async () => {
    const pixels = greyPattern(300, 400);
    const bytes = await makePdf(
      (page) => {
        for (let strip = 0; strip < 4; strip++) {
          const part = pixels.slice(strip * 300 * 100, (strip + 1) * 300 * 100);
          const matrix = [600, 0, 0, 200, 0, 600 - strip * 200];
          drawImageObject(page, { ...GREY, Width: 300, Height: 100 }, part, matrix);
        }
      },
      { size: [600, 800] },
    );
    const stub = stubRecogniser({ lines: [recognisedLine("strips", [30, 40, 30, 40])] });
    const { pages } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(stub.images).toEqual([{ format: "grey", width: 300, height: 400, bytes: pixels }]);
    expect(pages[0]!.lines[0]!.box).toEqual([60, 80, 60, 80]);
  });

  it("is put together from strips that are JPEG files", async () => {
    const file = jpeg(400, 200);
    const bytes = await makePdf(
      async (page, _, document) => {
        const image = await document.embedJpg(file);
        page.drawImage(image, { x: 0, y: 400, width: 600, height: 300 });
        page.drawImage(image, { x: 0, y: 100, width: 600, height: 300 });
      },
      { size: [600, 800] },
    );
    const stub = stubRecogniser({ lines: [recognisedLine("strips", [0, 0, 400, 200])] });
    const { pages } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(stub.images).toMatchObject([{ format: "grey", width: 400, height: 400 }]);
    expect(pages[0]!.lines[0]!.box).toEqual([0, 100, 600, 300]);
  });

  it("is turned upright where the page draws it turned", async () => {
    const pixels = greyPattern(400, 300);
    // The image's left edge lies at the bottom of the page: it is turned a quarter to the left.
    const bytes = await makePdf(
      (page) => drawImageObject(page, { ...GREY, Width: 400, Height: 300 }, pixels, [0, 400, -300, 0, 300, 0]),
      { size: [300, 400] },
    );
    const stub = stubRecogniser({ lines: [recognisedLine("turned", [0, 0, 150, 200])] });
    const { pages } = await read(bytes, PDF_TYPE, stub.recogniser);
    const turned = Uint8Array.from({ length: 120_000 }, (_, at) => {
      const [x, y] = [at % 300, Math.floor(at / 300)];
      return pixels[x * 400 + (399 - y)]!;
    });
    expect(stub.images).toEqual([{ format: "grey", width: 300, height: 400, bytes: turned }]);
    expect(pages[0]!.lines[0]!.box).toEqual([0, 0, 150, 200]);
  });

  it("that recognition had to turn gives a page that is turned as much", async () => {
    const bytes = await makePdf(
      (page) => drawImageObject(page, { ...GREY, Width: 300, Height: 400 }, greyPattern(300, 400), A4),
      { size: [595, 842] },
    );
    const stub = stubRecogniser({
      width: 400,
      height: 300,
      rotation: 90,
      lines: [recognisedLine("sideways", [0, 0, 200, 30])],
    });
    const { pages } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(pages[0]).toMatchObject({ width: 842, height: 595, rotation: 90 });
    expect(pages[0]!.lines[0]!.box).toEqual([0, 0, 421, 59.5]);
  });

  it("with some characters on top is recognised, and both are kept, from top to bottom", async () => {
    const bytes = await makePdf((page, font) => {
      drawImageObject(page, { ...GREY, Width: 300, Height: 400 }, greyPattern(300, 400), A4);
      page.drawText("Envelope 4711", { x: 50, y: 800, size: 8, font });
    });
    const stub = stubRecogniser({ lines: [recognisedLine("scanned", [30, 200, 100, 10])] });
    const { pages, is_whole } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(pages[0]!.lines.map(({ text }) => text)).toEqual(["Envelope 4711", "scanned"]);
    expect([pages[0]!.reader, is_whole]).toEqual(["recognition", true]);
  });

  it.each([
    ["beside the text of a page is recognised too", 50, 1],
    ["behind the text of a page is its background", 500, 0],
  ])("%s", async (_, bottom, recognised) => {
    const bytes = await makePdf((page, font) => {
      const matrix = [500, 0, 0, 400, 50, bottom - (recognised ? 0 : 100)];
      drawImageObject(page, { ...GREY, Width: 300, Height: 400 }, greyPattern(300, 400), matrix);
      for (let row = 0; row < 15; row++) {
        page.drawText(`Line ${row} of a letter about the copy of a card`, { x: 60, y: 780 - row * 20, size: 10, font });
      }
    });
    const stub = stubRecogniser({ lines: [recognisedLine("card", [0, 0, 10, 10])] });
    const { pages, is_whole } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect([stub.images.length, pages[0]!.lines.length, is_whole]).toEqual([recognised, 15 + recognised, true]);
    expect(pages[0]!.reader).toBe("text_layer");
  });

  it("of a blank back is a blank page", async () => {
    const white = new Uint8Array(300 * 400).fill(250);
    const bytes = await makePdf((page, font, document) => {
      page.drawText("The front of the page", { x: 50, y: 700, size: 11, font });
      drawImageObject(document.addPage([595, 842]), { ...GREY, Width: 300, Height: 400 }, white, A4);
    });
    const stub = stubRecogniser();
    const { is_whole, warnings } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect([is_whole, warnings, stub.images]).toEqual([true, [], []]);
  });

  it("in which nothing is found is unread", async () => {
    const bytes = await makePdf((page) =>
      drawImageObject(page, { ...GREY, Width: 300, Height: 400 }, greyPattern(300, 400), A4),
    );
    const { is_whole, warnings } = await read(bytes);
    expect([is_whole, warnings]).toEqual([
      false,
      [{ code: "no_text", page: 1, detail: "Page 1 has no text that can be read." }],
    ]);
  });

  it("of too many pixels is refused before it is decoded", async () => {
    const huge = { ...GREY, Width: 9000, Height: 9000 };
    const bytes = await makePdf((page) => drawImageObject(page, huge, new Uint8Array(9000), A4));
    const { is_whole, warnings } = await read(bytes);
    expect([is_whole, warnings]).toEqual([
      false,
      [{ code: "pixels_beyond_limit", page: 1, detail: "An image on page 1 has more than 40 million pixels." }],
    ]);
  });

  it("whose JPEG file has more pixels than its dictionary states is refused", async () => {
    const file = jpeg(400, 300);
    const frame = Buffer.from(file).indexOf(Buffer.from("ffc0", "hex"));
    new DataView(file.buffer, file.byteOffset).setUint16(frame + 5, 30_000);
    new DataView(file.buffer, file.byteOffset).setUint16(frame + 7, 30_000);
    const dictionary = { ...GREY, Width: 400, Height: 300, Filter: "DCTDecode" };
    const bytes = await makePdf((page) => drawImageObject(page, dictionary, file, A4, false));
    const stub = stubRecogniser();
    const { warnings } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect([warnings.map(({ code }) => code), stub.images]).toEqual([["pixels_beyond_limit"], []]);
  });

  it.each([
    ["Group 4", { K: -1, Columns: 400 }, [4, 4], ""],
    ["Group 3", { K: 0, Columns: 400 }, [0, 3], EOL],
    ["Group 3 with black as 1, and turned back", { K: 0, Columns: 400, BlackIs1: true }, [0, 3], EOL],
  ])("is recognised from a fax of %s", async (_, parameters, [first, second], before) => {
    // A white row, then rows of 100 white, 200 black and 100 white pixels, as each way writes them.
    const rows = [first === 4 ? "1" : `${before}${WHITE_400}`];
    for (let at = 1; at < 300; at++)
      rows.push(second === 4 ? (at === 1 ? `001${ROW}1` : "111") : `${before}${WHITE_100}${BLACK_200}${WHITE_100}`);
    const dictionary = {
      ColorSpace: "DeviceGray",
      BitsPerComponent: 1,
      Width: 400,
      Height: 300,
      Filter: "CCITTFaxDecode",
      DecodeParms: parameters,
      ...("BlackIs1" in parameters && { Decode: [1, 0] }),
    };
    const bytes = await makePdf((page) => drawImageObject(page, dictionary, packed(rows.join("")), A4, false));
    const stub = stubRecogniser({ lines: [recognisedLine("fax", [0, 0, 10, 10])] });
    const { warnings } = await read(bytes, PDF_TYPE, stub.recogniser);
    const expected = new Uint8Array(400 * 300).fill(255);
    for (let y = 1; y < 300; y++) expected.fill(0, y * 400 + 100, y * 400 + 300);
    expect(warnings).toEqual([]);
    expect(stub.images).toEqual([{ format: "grey", width: 400, height: 300, bytes: expected }]);
  });

  it("in a compression that cannot be read says so", async () => {
    const bytes = await makePdf((page) => {
      const dictionary = { ...GREY, Width: 300, Height: 400, Filter: "JPXDecode" };
      drawImageObject(page, dictionary, new Uint8Array(500), A4, false);
    });
    const { is_whole, warnings } = await read(bytes);
    expect(is_whole).toBe(false);
    expect(warnings.map(({ code, page }) => [code, page])).toEqual([["unsupported", 1]]);
  });
});
