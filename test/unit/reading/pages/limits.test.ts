import { createCipheriv, createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { degrees, PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { readPages } from "../../../../src/reading/pages/read-pages.ts";
import { LIMITS } from "../../../../src/reading/ports.ts";
import { greyPattern, makePdf, PDF_TYPE, read, stubRecogniser, texts } from "../support/pages.ts";
import { drawImageObject } from "../../../support/pdf-images.ts";

/** The padding of a password (PDF 1.7, algorithm 2). */
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const rc4 = (key: Buffer, data: Buffer): Uint8Array => {
  const state = Array.from({ length: 256 }, (_, at) => at);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [i, j] = [0, 0];
  return Uint8Array.from(data, (byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  });
};

/** The smallest PDF of one line, encrypted with 40 bits; one without a user password opens with none. */
function encryptedPdf(text: string, password: string): Uint8Array {
  const padded = (word: string): Buffer => Buffer.concat([Buffer.from(word), PADDING]).subarray(0, 32);
  const id = Buffer.alloc(16, 7);
  const owner = rc4(createHash("md5").update(padded("owner")).digest().subarray(0, 5), padded(password));
  const key = createHash("md5")
    .update(Buffer.concat([padded(password), owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id]))
    .digest()
    .subarray(0, 5);
  const user = rc4(key, PADDING);
  const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString("hex")}>`;
  const own = createHash("md5")
    .update(Buffer.concat([key, Buffer.from([4, 0, 0, 0, 0])]))
    .digest()
    .subarray(0, 10);
  const content = rc4(own, Buffer.from(`BT /F 12 Tf 50 700 Td (${text}) Tj ET`));
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${Buffer.from(content).toString("latin1")}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    `<</Filter/Standard/V 1/R 2/P -4/O ${hex(owner)}/U ${hex(user)}>>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${body}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 7\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer<</Size 7/Root 1 0 R/Encrypt 6 0 R/ID[${hex(id)}${hex(id)}]>>\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** Text of base 85, in groups of five digits for four bytes. */
const base85 = (bytes: Buffer): string =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => {
    const value = bytes.readUInt32BE(at * 4);
    return [4, 3, 2, 1, 0].map((power) => String.fromCharCode((Math.floor(value / 85 ** power) % 85) + 33)).join("");
  }).join("");

const BOMB = deflateSync(Buffer.alloc(70_000_000, " "), { level: 1 });

/** A PDF of one page whose instructions are stored as they come. */
const plainPdf = (dictionary: string, content: Buffer): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    ),
    Buffer.from("3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n"),
    Buffer.from(`4 0 obj<</Length ${content.length}${dictionary}>>stream\n`),
    content,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>"),
  ]);

describe("the limits of reading", () => {
  it("reads 25 pages and names how many it did not", async () => {
    const bytes = await makePdf((first, font, document) => {
      for (let number = 1; number <= 30; number++) {
        const page = number === 1 ? first : document.addPage([595, 842]);
        page.drawText(`This is page ${number}`, { x: 50, y: 700, size: 12, font });
      }
    });
    const { pages, warnings, page_count, is_whole } = await read(bytes);
    expect([pages.length, pages[24]!.lines[0]!.text, page_count, is_whole]).toEqual([25, "This is page 25", 30, false]);
    const detail = "The document has 30 pages; the first 25 were read, the other 5 were not.";
    expect(warnings).toEqual([{ code: "pages_beyond_limit", page: null, detail }]);
  });

  it("keeps what it read when the time runs out", async () => {
    const bytes = await makePdf((page, font, document) => {
      page.drawText("The first page has a text layer", { x: 50, y: 700, size: 12, font });
      const scan = document.addPage([595, 842]);
      const size = { ColorSpace: "DeviceGray", BitsPerComponent: 8, Width: 300, Height: 400 };
      drawImageObject(scan, size, greyPattern(300, 400), [595, 0, 0, 842, 0, 0]);
    });
    let time = 0;
    const tools = {
      now: () => new Date(time),
      recogniser: {
        unpack: async () => null,
        recognise: async () => {
          time = 60_001;
          throw new DOMException("too late", "AbortError");
        },
      },
    };
    const result = await readPages(bytes, PDF_TYPE, tools);
    expect(texts(result)).toEqual([["The first page has a text layer"]]);
    expect([result.page_count, result.is_whole]).toEqual([2, false]);
    const detail = "The time for reading ran out at page 2.";
    expect(result.warnings).toEqual([{ code: "time_ran_out", page: 2, detail }]);
  });

  it("leaves some of the document's time for what the file shows", async () => {
    const bytes = await makePdf((page, font, document) => {
      page.drawText("The first page has a text layer", { x: 50, y: 700, size: 12, font });
      document.addPage([595, 842]).drawText("So has the second", { x: 50, y: 700, size: 12, font });
    });
    let asked = 0;
    // Just below the limit of the whole document from the second question on.
    const now = () => new Date(asked++ === 0 ? 0 : LIMITS.milliseconds - 1500);
    const tools = { now, recogniser: { unpack: async () => null, recognise: () => Promise.reject(new Error()) } };
    expect((await readPages(bytes, PDF_TYPE, tools)).warnings.map(({ code }) => code)).toEqual(["time_ran_out"]);
  });

  it("does not wait for recognition that never answers", async () => {
    const aborted = new AbortController();
    const recogniser = {
      unpack: async () => null,
      recognise: () => new Promise<never>(() => setTimeout(() => aborted.abort(), 10)),
    };
    const tools = { recogniser, now: () => new Date(), signal: aborted.signal };
    const png = Buffer.from("89504e470d0a1a0a0000000d494844520000001000000010", "hex");
    const { warnings } = await readPages(png, "image/png", tools);
    expect(warnings.map(({ code }) => code)).toEqual(["time_ran_out"]);
  });

  it("passes a fault of recognition on: the document is not to blame", async () => {
    const recogniser = { unpack: async () => null, recognise: async () => Promise.reject(new Error("no engine")) };
    const png = Buffer.from("89504e470d0a1a0a0000000d494844520000001000000010", "hex");
    await expect(readPages(png, "image/png", { recogniser, now: () => new Date() })).rejects.toThrow(
      "recognition failed",
    );
  });

  it("refuses an image of too many pixels by its header", async () => {
    const stub = stubRecogniser();
    const png = Buffer.from("89504e470d0a1a0a0000000d494844520000271000002710", "hex");
    const { warnings, is_whole } = await read(png, "image/png", stub.recogniser);
    expect([stub.images, is_whole]).toEqual([[], false]);
    const detail = "The image has 100 million pixels; up to 40 million are read.";
    expect(warnings).toEqual([{ code: "pixels_beyond_limit", page: 1, detail }]);
  });
});

describe("a document that cannot be read", () => {
  const codes = async (bytes: Uint8Array, type = PDF_TYPE) => {
    const { warnings, is_whole, pages } = await read(bytes, type);
    expect([is_whole, pages.flatMap(({ lines }) => lines)]).toEqual([false, []]);
    return warnings.map(({ code }) => code);
  };

  it("asks for a password", async () => {
    expect(await codes(encryptedPdf("secret", "pass"))).toEqual(["encrypted"]);
  });

  it("is read if it is encrypted with no password", async () => {
    const result = await read(encryptedPdf("open to everyone", ""));
    expect([texts(result), result.warnings, result.is_whole]).toEqual([[["open to everyone"]], [], true]);
  });

  it.each([
    ["text that is no PDF", Buffer.from("%PDF-1.7 and nothing more")],
    ["random bytes", createCipheriv("aes-128-ecb", Buffer.alloc(16), null).update(Buffer.alloc(5000))],
  ])("is damaged: %s", async (_, bytes) => {
    expect(await codes(bytes)).toEqual(["damaged"]);
  });

  it.each([
    ["a depth without end", "99999999999999"],
    ["a depth that stands elsewhere", "9 0 R"],
  ])("has an image of %s", async (_, depth) => {
    const whole = await makePdf((page) =>
      drawImageObject(
        page,
        { Width: 32, Height: 32, BitsPerComponent: 8, ColorSpace: "DeviceGray" },
        greyPattern(32, 32),
        [100, 0, 0, 100, 0, 0],
      ),
    );
    const text = Buffer.from(whole).toString("latin1");
    expect(text).toContain("/BitsPerComponent 8");
    const bytes = Buffer.from(text.replace("/BitsPerComponent 8", `/BitsPerComponent ${depth}`), "latin1");
    expect(await codes(bytes)).toEqual(["damaged"]);
  });

  it("is empty", async () => {
    expect(await codes(new Uint8Array())).toEqual(["empty"]);
  });

  it("is of a type that nothing reads", async () => {
    expect(await codes(Buffer.from("II*"), "image/tiff")).toEqual(["unsupported"]);
  });

  it.each(["image/jpeg", "image/png"])("is a broken %s", async (type) => {
    expect(await codes(Buffer.from("ffd8ffe000104a46", "hex"), type)).toEqual(["damaged"]);
  });

  it("has blank pages only", async () => {
    expect(await codes(await makePdf(() => undefined))).toEqual(["no_text"]);
  });

  it("has drawn letters only", async () => {
    const path = `M 0 0 ${Array.from({ length: 400 }, (_, at) => `L ${at % 50} ${at % 37}`).join(" ")} Z`;
    expect(await codes(await makePdf((page) => page.drawSvgPath(path, { x: 50, y: 700 })))).toEqual(["no_text"]);
  });

  it("has hidden text only", async () => {
    const bytes = await makePdf((page, font) => page.drawText("tiny", { x: 50, y: 700, size: 1, font }));
    expect(await codes(bytes)).toEqual(["no_text"]);
  });

  it("has a font that does not say which letters it shows", async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage();
    const shifted = [..."the company has its seat in a street of brussels"].map((letter) =>
      letter === " " ? " " : String.fromCharCode(letter.charCodeAt(0) - 29),
    );
    for (let row = 0; row < 12; row++) {
      page.drawText(shifted.join(""), { x: 50, y: 700 - row * 20, size: 11, font, rotate: degrees(0) });
    }
    expect(await codes(await document.save())).toEqual(["no_text"]);
  });

  it.each([
    ["packed twice", ["FlateDecode", "Fl"], 2],
    ["packed and in hexadecimal digits", ["AHx", "FlateDecode"], 1],
    ["packed and in base 85, with its names in codes", ["A#385", "Fl#61teDecode"], 1],
  ])("has a part that unpacks to more than memory holds: %s", async (_, filters, times) => {
    let packed: Buffer = BOMB;
    if (times === 2) packed = deflateSync(packed);
    if (filters[0] === "AHx") packed = Buffer.from(packed.toString("hex"));
    if (filters[0] === "A#385") packed = Buffer.from(base85(packed));
    expect(await codes(plainPdf(`/Filter[${filters.map((name) => `/${name}`).join("")}]`, packed))).toEqual([
      "damaged",
    ]);
  });

  it.each([
    ["states saved", "q"],
    ["one string", "("],
  ])("draws for millions of characters what a few kilobytes were packed to: %s", async (_, sign) => {
    const started = performance.now();
    const packed = deflateSync(Buffer.alloc(5_000_000, sign));
    expect(await codes(plainPdf("/Filter/FlateDecode", packed))).toEqual(["damaged"]);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("is cut off", async () => {
    const bytes = await makePdf((page, font) => page.drawText("cut", { x: 50, y: 700, size: 11, font }));
    expect(await codes(bytes.subarray(0, 200))).toEqual(["damaged"]);
  });
});
