import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { makePdf, onePage, textAt, type MadeStream } from "../../support/made-pdf.ts";
import { oddSegments } from "./odd-segments.ts";
import { below, type Damaged, pick, type Random } from "./random.ts";

const TEXT = textAt("Ondernemingsnummer 0403.170.701", 60, 700);
const stream = (dict: string, data: string | Uint8Array): MadeStream => ({ dict, data, isCompressed: true });

/** Zeros, or any byte, compressed again and again. */
function bomb(size: number, layers: number, byte = 48): Uint8Array {
  let data: Uint8Array = Buffer.alloc(size, byte);
  for (let i = 0; i < layers; i++) data = deflateSync(data);
  return data;
}

type Objects = Record<number, string | MadeStream>;
type Make = (random: Random) => Objects;

/** Numbers of something, mostly few. */
const many = (random: Random, limit: number): number => 1 + Math.floor(random() ** 3 * limit);
const filters = (count: number) => `/Filter [${"/FlateDecode ".repeat(count)}]`;

const PDFS: Readonly<Record<string, Make>> = {
  "deep array": (random) => ({
    ...onePage(TEXT, { catalog: "/A 9 0 R" }),
    9: pick(random, ["[", "<< /A "]).repeat(many(random, 200_000)),
  }),
  "page tree that holds itself": (random) => ({
    ...onePage(TEXT),
    2: `<< /Type /Pages /Kids [${"2 0 R ".repeat(many(random, 50))} 3 0 R] /Count ${many(random, 1e9)} >>`,
  }),
  "pages without end": (random) => {
    const count = many(random, 3000);
    const chain = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        100 + i,
        `<< /Type /Pages /Parent ${99 + i} 0 R /Kids [${101 + i} 0 R] /Count 1 >>`,
      ]),
    );
    return {
      ...onePage(TEXT),
      2: `<< /Type /Pages /Kids [100 0 R] /Count 1 >>`,
      ...chain,
      [100 + count]: "<< /Type /Page /MediaBox [0 0 9 9] >>",
    };
  },
  "many pages": (random) => ({
    ...onePage(TEXT),
    2: `<< /Type /Pages /Kids [${"3 0 R ".repeat(many(random, 20_000))}] /Count 20000 >>`,
  }),
  "form that draws itself": (random) => ({
    ...onePage(`${TEXT}/X1 Do`, { resources: "/XObject << /X1 8 0 R >>" }),
    8: stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X1 8 0 R >> >>",
      "/X1 Do ".repeat(many(random, 100)),
    ),
  }),
  "forms that double": (random) => {
    const depth = 5 + below(random, 25);
    const forms = Object.fromEntries(
      Array.from({ length: depth }, (_, i) => [
        10 + i,
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X1 ${11 + i} 0 R >> /Font << /F1 5 0 R >> >>`,
          "/X1 Do /X1 Do",
        ),
      ]),
    );
    return {
      ...onePage("/X1 Do", { resources: "/XObject << /X1 10 0 R >>" }),
      ...forms,
      [10 + depth]: stream("/Type /XObject /Subtype /Form /BBox [0 0 595 842]", TEXT),
    };
  },
  "font that is drawn with itself": () => ({
    ...onePage(TEXT, { resources: "/Font << /F1 8 0 R >>" }),
    8: "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 9 0 R >> /Encoding << /Differences [0 /a /a /a] >> /FirstChar 0 /LastChar 2 /Widths [1 1 1] /Resources << /Font << /F1 8 0 R >> >> >>",
    9: stream("", "1 0 d0 BT /F1 1 Tf <0001> Tj ET"),
  }),
  "composite font that descends from itself": (random) => ({
    ...onePage(TEXT, { resources: "/Font << /F1 8 0 R >>" }),
    8: `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${pick(random, ["/Identity-H", "9 0 R", "/No-Such-H"])} /DescendantFonts [8 0 R] /ToUnicode 9 0 R >>`,
    9: stream(
      "/Type /CMap /UseCMap 9 0 R",
      `begincmap ${many(random, 9)} begincodespacerange <00> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange endcmap`,
    ),
  }),
  "object streams inside each other": (random) => {
    const count = many(random, 60);
    const inner = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        20 + i,
        stream(
          `/Type /ObjStm /N ${many(random, 1e6)} /First ${below(random, 30)} /Extends ${20 + ((i + 1) % count)} 0 R`,
          `${21 + i} 0 << /Type /ObjStm /N 1 /First 4 /Length ${20 + i} 0 R >>`,
        ),
      ]),
    );
    return { ...onePage(TEXT), ...inner };
  },
  "bomb as content": (random) => ({
    ...onePage(TEXT),
    4: { dict: filters(1), data: bomb(many(random, 20_000_000), 1, pick(random, [32, 48, 113, 91, 40])) },
  }),
  "bomb in layers": (random) => {
    const layers = 2 + below(random, 3);
    return { ...onePage(TEXT), 4: { dict: filters(layers), data: bomb(many(random, 30_000_000), layers) } };
  },
  "bomb as object stream": (random) => ({
    ...onePage(TEXT),
    8: {
      dict: `/Type /ObjStm /N 1000000 /First 9000000 ${filters(1)}`,
      data: bomb(many(random, 30_000_000), 1, pick(random, [48, 49, 91])),
    },
  }),
  "many bombs": (random) => ({
    ...onePage(TEXT, { contents: `[${Array.from({ length: 8 }, (_, i) => `${20 + i} 0 R`).join(" ")}]` }),
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [20 + i, { dict: filters(1), data: bomb(many(random, 3_000_000), 1, 113) }]),
    ),
  }),
  "huge picture": (random) => ({
    ...onePage(`${TEXT}q 500 0 0 500 0 0 cm /I1 Do Q`, { resources: "/XObject << /I1 8 0 R >>" }),
    8: stream(
      `/Type /XObject /Subtype /Image /Width ${many(random, 100_000)} /Height ${many(random, 100_000)} /BitsPerComponent ${pick(random, [1, 8, 16])} /ColorSpace ${pick(random, ["/DeviceRGB", "/DeviceGray", "/DeviceCMYK", "[/Indexed /DeviceRGB 255 <00>]"])} ${pick(random, ["", "/ImageMask true", "/SMask 8 0 R", "/Mask 8 0 R", "/Decode [1 0]"])}`,
      new Uint8Array(1000),
    ),
  }),
  "odd picture": (random) => ({
    ...onePage(`${TEXT}q 500 0 0 500 0 0 cm /I1 Do Q`, { resources: "/XObject << /I1 8 0 R >>" }),
    8: {
      dict: `/Type /XObject /Subtype /Image /Width 2000 /Height ${many(random, 20_000)} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /${pick(random, ["CCITTFaxDecode", "JBIG2Decode", "JPXDecode", "DCTDecode", "LZWDecode", "RunLengthDecode"])} /DecodeParms << /K -1 /Columns 65000 /Rows 65000 >>`,
      data: new Uint8Array(3000).map(() => below(random, 256)),
    },
  }),
  "scan of odd segments": (random) => ({
    ...onePage("q 500 0 0 500 0 0 cm /I1 Do Q", { resources: "/XObject << /I1 8 0 R >>" }),
    8: {
      dict: "/Type /XObject /Subtype /Image /Width 2000 /Height 3000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 9 0 R >>",
      data: oddSegments(random, [48, 6, 38, ...Array.from({ length: below(random, 4) }, () => below(random, 64))]),
    },
    9: {
      dict: "",
      data: oddSegments(
        random,
        Array.from({ length: below(random, 4) }, () => 0),
      ),
    },
  }),
  "huge page": (random) => ({
    ...onePage(TEXT),
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [${below(random, 9)} -1e30 1e30 ${many(random, 1e9)}] /UserUnit 1e9 /Rotate ${below(random, 999)} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
  }),
  "states without end": (random) => ({
    ...onePage(TEXT),
    4: stream(
      "",
      `${pick(random, ["q ", "q 1 0 0 1 1e30 0 cm ", "BT ", "/A BMC ", "0 0 m 1 1 l f ", "[0] 0 d W n "]).repeat(many(random, 400_000))}${TEXT}`,
    ),
  }),
  "text without end": (random) => ({
    ...onePage(TEXT),
    4: stream(
      "",
      `BT /F1 ${pick(random, ["1", "1e-30", "1e30", "-5"])} Tf ${"(0403.170.701 An Peeters) Tj 1 0 Td ".repeat(many(random, 60_000))} ET`,
    ),
  }),
  "texts over each other": (random) => ({
    ...onePage(TEXT),
    4: stream("", Array.from({ length: many(random, 8000) }, (_, i) => textAt(`Tekst ${i}`, 60, 600)).join("")),
  }),
  "areas over text": (random) => ({
    ...onePage(TEXT),
    4: stream("", `${TEXT.repeat(100)}${"1 g 50 690 300 20 re f ".repeat(many(random, 20_000))}`),
  }),
  "pattern that paints itself": () => ({
    ...onePage(`/Pattern cs /P1 scn 0 0 595 842 re f ${TEXT}`, { resources: "/Pattern << /P1 8 0 R >>" }),
    8: stream(
      "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /P1 8 0 R >> >>",
      "/Pattern cs /P1 scn 0 0 1 1 re f",
    ),
  }),
  "function that calls itself": () => ({
    ...onePage(`/S1 sh ${TEXT}`, {
      resources:
        "/Shading << /S1 << /ShadingType 2 /ColorSpace [/Separation /A /DeviceRGB 8 0 R] /Coords [0 0 1 1] /Function 8 0 R >> >>",
    }),
    8: "<< /FunctionType 3 /Domain [0 1] /Functions [8 0 R 8 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>",
  }),
  "annotations without end": (random) => ({
    ...onePage(TEXT, { page: `/Annots [${"8 0 R ".repeat(many(random, 5000))}]` }),
    8: "<< /Type /Annot /Subtype /FreeText /Rect [0 0 99 99] /AP << /N 9 0 R >> /Parent 8 0 R /Popup 8 0 R >>",
    9: stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9]", "0 0 9 9 re f"),
  }),
  "fields that are their own parents": (random) => ({
    ...onePage(TEXT, { catalog: "/AcroForm << /Fields [8 0 R] >>", page: "/Annots [8 0 R]" }),
    8: `<< /Subtype /Widget /FT /${pick(random, ["Sig", "Tx"])} /Kids [8 0 R 8 0 R] /Parent 8 0 R /Rect [0 0 9 9] /V 8 0 R /ByteRange [0 1 2 3] /Contents <00> /SubFilter /adbe.pkcs7.detached >>`,
  }),
  "signature of odd bytes": (random) => {
    const value = Buffer.from(
      new Uint8Array(many(random, 4000)).map((_, i) =>
        pick(random, [0x30, 0x80, 0x82, 0xa0, 0x06, 0x31, 0xff, 0, i & 255]),
      ),
    ).toString("hex");
    return {
      ...onePage(TEXT),
      8: `<< /Type /Sig /SubFilter /${pick(random, ["adbe.pkcs7.detached", "ETSI.RFC3161"])} /ByteRange [0 10 20 30] /Contents <${value}> >>`,
    };
  },
};

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const XMLS: Readonly<Record<string, (random: Random) => string>> = {
  "elements without end": (random) => `<w:document ${W}>${"<w:p>".repeat(many(random, 300_000))}`,
  "entities that double": () =>
    `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${"bcdefghij"[i]} "${`&${"abcdefghi"[i]};`.repeat(10)}">`).join("")}]><w:document ${W}><w:t>&j;</w:t></w:document>`,
  "text without end": (random) =>
    `<w:document ${W}><w:body>${"<w:p><w:r><w:t>An Peeters 0403.170.701</w:t></w:r></w:p>".repeat(many(random, 100_000))}</w:body></w:document>`,
  "attribute without end": (random) =>
    `<w:document ${W} a="${"x".repeat(many(random, 5_000_000))}"><w:t>a</w:t></w:document>`,
  bomb: (random) => " ".repeat(many(random, 30_000_000)),
};

/** A document made to harm a reader. */
export function hostileDocument(random: Random): Damaged {
  const kind = random();
  if (kind < 0.8) {
    const name = pick(random, Object.keys(PDFS));
    return { form: "pdf", name, bytes: makePdf({ objects: PDFS[name]!(random) }) };
  }
  if (kind < 0.92) {
    const name = pick(random, Object.keys(XMLS));
    const text = strToU8(XMLS[name]!(random));
    const isSheet = random() < 0.4;
    const parts = isSheet
      ? ["xl/workbook.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"]
      : ["word/document.xml", "word/_rels/document.xml.rels"];
    const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
    const bytes = zipSync(
      { "[Content_Types].xml": strToU8(types), ...Object.fromEntries(parts.map((part) => [part, text])) },
      { level: 6, mtime: "1980-01-01" },
    );
    return { form: isSheet ? "xlsx" : "docx", name, bytes };
  }
  return random() < 0.5 ? hugePng(random) : hugeJpeg(random);
}

function hugePng(random: Random): Damaged {
  const bytes = Buffer.alloc(60);
  bytes.write("\u0089PNG\r\n\u001a\n", "latin1");
  bytes.writeUInt32BE(13, 8);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(many(random, 0x7fff_ffff), 16);
  bytes.writeUInt32BE(many(random, 0x7fff_ffff), 20);
  bytes.set([pick(random, [1, 8, 16]), pick(random, [0, 2, 3, 6]), 0, 0, 0], 24);
  return { form: "png", name: "huge size", bytes: new Uint8Array(bytes) };
}

function hugeJpeg(random: Random): Damaged {
  const size = () => [below(random, 256), below(random, 256)];
  const exif = [0xff, 0xe1, 0, 16, ...Buffer.from("Exif\0\0II*\0"), below(random, 256), 0, 0, 0];
  const bytes = [
    0xff,
    0xd8,
    ...exif,
    0xff,
    0xc0,
    0,
    17,
    8,
    ...size(),
    ...size(),
    3,
    1,
    0x11,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
    0xff,
    0xda,
    0,
    12,
    3,
    1,
    0,
    2,
    0,
    3,
    0,
    0,
    63,
    0,
  ];
  return { form: "jpg", name: "huge size", bytes: Uint8Array.from([...bytes, ...new Uint8Array(below(random, 2000))]) };
}
