import { readFileSync } from "node:fs";
import { expect, describe, it } from "vitest";
import { isBounded } from "../../../src/reading/recognition/decode/jbig2-segments.rules.ts";
import { makePdf as makeRawPdf, type MadeStream, onePage } from "../../support/made-pdf.ts";
import { createNodeRecogniser } from "../../support/recogniser-in-node.ts";
import { PDF_TYPE, read, stubRecogniser, texts } from "./support/pages.ts";

const scan = new Uint8Array(readFileSync("test/fixtures/scans/jbig2.pdf.bin"));
const DUTCH = [
  "Uittreksel uit de Kruispuntbank van Ondernemingen",
  "Ondernemingsnummer 0403.170.701",
  "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
];

const long = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const segment = (type: number, ...data: number[]): number[] => [...long(0), type, 0, 1, ...long(data.length), ...data];
const region = (width: number, height: number): number[] => [
  ...long(width),
  ...long(height),
  ...long(0),
  ...long(0),
  0,
];
const NEARBY = [3, 255, 253, 255, 2, 254, 254, 254];
const PAGE = segment(48, ...long(600), ...long(300), ...long(0), ...long(0), 0, 0, 0);
const symbols = (count: number, flags = 0) => segment(0, 0, flags, ...NEARBY, ...long(count), ...long(count), 0);
const text = (instances: number, { width = 600, height = 300, flags = 0 } = {}) =>
  segment(6, ...region(width, height), 0, flags, ...long(instances), 0);
const generic = (width: number, height: number) => segment(38, ...region(width, height), 0, ...NEARBY, 0);

/** A page that shows an image of 600 x 300 pixels. */
function pageOf(data: Uint8Array | readonly number[], { filter = "/JBIG2Decode", members = "" } = {}): Uint8Array {
  const size = "/Type /XObject /Subtype /Image /Width 600 /Height 300";
  const image = { dict: `${size} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter ${filter} ${members}` };
  const content = "q 595 0 0 297 0 300 cm /I1 Do Q";
  const objects = onePage(content, { resources: "/XObject << /I1 8 0 R >>" });
  return makeRawPdf({ objects: { ...objects, 8: { ...image, data: Uint8Array.from(data) } satisfies MadeStream } });
}

describe("a scan that is stored as JBIG2", () => {
  it("is recognised, whether it has its letters once or pixel by pixel", async () => {
    const result = await read(scan, PDF_TYPE, createNodeRecogniser());
    expect(result).toMatchObject({ page_count: 2, warnings: [], is_whole: true });
    expect(texts(result)).toEqual([DUTCH, DUTCH]);
  });

  it.each(["SMask", "Mask"])("is recognised where it cuts another image out, as its %s", async (name) => {
    const stub = stubRecogniser();
    await read(masked(name), PDF_TYPE, stub.recogniser);
    const [image] = stub.images;
    expect(image).toMatchObject({ format: "grey", width: 1000, height: 400 });
    const dark = image!.bytes.filter((byte) => byte === 0).length;
    // As ink, letters are a small part of a page.
    expect([dark > 5000, dark < 40_000]).toEqual([true, true]);
  });

  it("that is packed once more is read", async () => {
    const hex = `${Buffer.from([...PAGE, ...generic(600, 300)]).toString("hex")}>`;
    const bytes = pageOf(Buffer.from(hex), { filter: "[/ASCIIHexDecode /JBIG2Decode]" });
    const stub = stubRecogniser();
    const { warnings } = await read(bytes, PDF_TYPE, stub.recogniser);
    expect(warnings.map(({ code }) => code)).not.toContain("unsupported");
  });

  it.each([
    ["no segment", []],
    ["noise", Array.from({ length: 900 }, (_, at) => (at * 7919) & 255)],
    ["a segment that is longer than the image", [...PAGE, ...generic(600, 300).slice(0, -1)]],
    ["symbols that nothing defines", [...PAGE, ...text(50)]],
    ["a dictionary without its symbols", [...symbols(60_000), ...PAGE, ...text(50)]],
    ["text that is drawn a billion times", [...symbols(1), ...PAGE, ...text(1e9)]],
    ["a region of more pixels than are read", [...PAGE, ...generic(60_000, 60_000)]],
  ])("of %s is unsupported, and not a blank page", async (_, data) => {
    const { is_whole, warnings } = await read(pageOf(data));
    expect([is_whole, warnings[0]!.code]).toEqual([false, "unsupported"]);
  });
});

describe("the work that segments of JBIG2 ask for", () => {
  const bounded = (...segments: number[][]) => isBounded([new Uint8Array(), Uint8Array.from(segments.flat())]);

  it("is bounded for a page of text and one of pixels", () => {
    expect(bounded(symbols(800), PAGE, text(5000, { width: 2480, height: 3508 }))).toBe(true);
    expect(bounded(PAGE, generic(4960, 7016), segment(49))).toBe(true);
    expect(isBounded([Uint8Array.from(symbols(800)), Uint8Array.from([...PAGE, ...text(5000)])])).toBe(true);
  });

  it.each([
    ["symbols are drawn too often", [symbols(1), PAGE, text(100_000, { width: 4960, height: 7016 })]],
    ["regions are too large", [PAGE, generic(9000, 9000)]],
    ["regions are too many", [PAGE, ...Array.from({ length: 12 }, () => generic(2480, 3508))]],
    ["symbols are too many", [symbols(70_000), PAGE, text(1)]],
    ["dictionaries are too many", [...Array.from({ length: 5 }, () => symbols(1)), PAGE, text(1)]],
    ["symbols are refined", [symbols(1, 2), PAGE, text(1)]],
    ["text is refined", [symbols(1), PAGE, text(1, { flags: 2 })]],
    ["an image is refined", [PAGE, segment(42, ...region(600, 300), 0)]],
    ["there are halftones", [PAGE, segment(22, ...region(600, 300), 0)]],
    ["there are two pages", [PAGE, PAGE]],
    ["there is no page", [generic(600, 300)]],
    ["segments are too many", [PAGE, ...Array.from({ length: 2100 }, () => segment(62))]],
    ["a segment has no known end", [PAGE, [...long(0), 38, 0, 1, ...long(0xffff_ffff), 0]]],
  ])("is not where %s", (_, segments) => {
    expect(bounded(...segments)).toBe(false);
  });
});

/** The first scan as the mask of a dark image of lower resolution. */
function masked(name: string): Uint8Array {
  const file = Buffer.from(scan);
  const start = file.indexOf("stream\n", file.indexOf("/JBIG2Decode")) + 7;
  const mask: MadeStream = {
    dict: `/Type /XObject /Subtype /Image /Width 1000 /Height 400 /BitsPerComponent 1 /Filter /JBIG2Decode ${
      name === "Mask" ? "/ImageMask true" : "/ColorSpace /DeviceGray /Decode [1 0]"
    }`,
    data: scan.slice(start, file.indexOf("\nendstream", start)),
  };
  const image: MadeStream = {
    dict: `/Type /XObject /Subtype /Image /Width 500 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceGray /${name} 9 0 R`,
    data: new Uint8Array(500 * 200),
  };
  const objects = onePage("q 595 0 0 238 0 300 cm /I1 Do Q", { resources: "/XObject << /I1 8 0 R >>" });
  return makeRawPdf({ objects: { ...objects, 8: image, 9: mask } });
}
