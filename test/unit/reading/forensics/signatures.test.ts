import { beforeAll, describe, expect, it } from "vitest";
import { inspect } from "../../../../src/reading/forensics/inspect.ts";
import { appendPdf, makePdf, objectStream, onePage, textAt } from "../../../support/made-pdf.ts";
import { makeSigner, signPdf, type Signer } from "../../../support/signed-pdf.ts";

const NO_PAGES = { pages: [], page_count: 0, warnings: [], is_whole: true };
const CONTENT = textAt("Benoemd tot bestuurder: An Peeters", 60, 700);
const CATALOG = (fields: string) => `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] /SigFlags 3 >> >>`;
const page = (annotations: string, contents = "4 0 R") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations}] >>`;
const PLAIN = makePdf({ objects: onePage(CONTENT) });

let notary: Signer;
let director: Signer;
/** Signed by a notary. */
let signed: Uint8Array<ArrayBuffer>;
/** Signed by a director after the notary. */
let twice: Uint8Array<ArrayBuffer>;

const first = { at: 20, objects: { 1: CATALOG("20 0 R"), 3: page("20 0 R") } };
const second = { at: 30, objects: { 1: CATALOG("20 0 R 30 0 R"), 3: page("20 0 R 30 0 R") } };

beforeAll(async () => {
  [notary, director] = await Promise.all([makeSigner("Notaris Jansens"), makeSigner("An Peeters")]);
  signed = await signPdf(PLAIN, notary, first);
  twice = await signPdf(signed, director, second);
});

async function read(bytes: Uint8Array) {
  const { warnings, signatures } = await inspect(bytes, "application/pdf", NO_PAGES);
  return { codes: warnings.map(({ code }) => code), valid: signatures.map(({ valid }) => valid), warnings, signatures };
}

const replace = (bytes: Uint8Array, from: string, to: string) => {
  const text = Buffer.from(bytes).toString("latin1");
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), "latin1"));
};

describe("a signature that holds", () => {
  it("is valid, with signer, issuer and time", async () => {
    const { codes, signatures } = await read(signed);
    expect(codes).toEqual([]);
    expect(signatures).toEqual([
      { valid: true, signer: "Notaris Jansens", issuer: "Notaris Jansens", signed_at: "2024-05-06T07:08:09.000Z" },
    ]);
  });

  it("stays valid when a second signer signs incrementally", async () => {
    const { codes, signatures } = await read(twice);
    expect(codes).toEqual([]);
    expect(signatures.map(({ valid, signer }) => [valid, signer])).toEqual([
      [true, "Notaris Jansens"],
      [true, "An Peeters"],
    ]);
  });

  it("stays valid when validation data, metadata and line feeds are added", async () => {
    const catalog = CATALOG("20 0 R").replace(
      "/AcroForm",
      "/DSS 40 0 R /Extensions << /ADBE << >> >> /Metadata 42 0 R /AcroForm",
    );
    const objects = {
      1: catalog,
      40: "<< /Certs [41 0 R] >>",
      41: { dict: "", data: "certificate" },
      42: { dict: "/Type /Metadata", data: "<x/>" },
    };
    const withData = appendPdf(signed, { objects });
    expect(await read(withData)).toMatchObject({ codes: [], valid: [true] });
    expect(await read(new Uint8Array([...withData, 10, 13, 10]))).toMatchObject({ codes: [], valid: [true] });
  });

  it("stays valid under a time stamp, which is no signature of anyone", async () => {
    const stamped = await signPdf(signed, director, { ...second, subFilter: "ETSI.RFC3161" });
    expect(await read(stamped)).toMatchObject({ codes: [], valid: [true] });
    const changed = appendPdf(stamped, { objects: { 4: { dict: "", data: "q Q" } } });
    expect(await read(changed)).toMatchObject({
      codes: ["changed_after_signature", "changed_after_signature"],
      valid: [false],
    });
    const damaged = replace(stamped, "/Kids [3 0 R]", "/Kids [4 0 R]");
    expect(await read(damaged)).toMatchObject({ codes: ["signature_invalid", "signature_invalid"], valid: [false] });
  });

  it("stays valid when an empty field of another signer is signed", async () => {
    const empty = "<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature30) /Rect [0 0 0 0] /P 3 0 R >>";
    const one = await signPdf(PLAIN, notary, {
      at: 20,
      objects: { 1: CATALOG("20 0 R 30 0 R"), 3: page("20 0 R 30 0 R"), 30: empty },
    });
    const both = await signPdf(one, director, { at: 30, objects: {}, field: "/AP << >> /F 132" });
    expect(await read(both)).toMatchObject({ codes: [], valid: [true, true] });
  });

  it("is no signature where a viewer was granted rights, or nobody signed", async () => {
    const rights = await signPdf(PLAIN, notary, {
      ...first,
      subFilter: "adbe.pkcs7.detached /Reference [<< /TransformMethod /UR3 >>]",
    });
    expect(await read(rights)).toMatchObject({ codes: [], valid: [] });
    const unsigned = "<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) /Rect [0 0 9 9] >>";
    expect(await read(makePdf({ objects: onePage(CONTENT, { page: `/Annots [${unsigned}]` }) }))).toMatchObject({
      codes: [],
      valid: [],
    });
  });
});

describe("a file changed after its signature", () => {
  const other = { dict: "", data: textAt("Benoemd tot bestuurder: Piet Vals", 60, 700) };
  it.each([
    ["its content is replaced", { 4: other }],
    ["its page gets other content", { 3: page("20 0 R", "9 0 R"), 9: other }],
    ["its page gets more content", { 3: page("20 0 R", "[4 0 R 9 0 R]"), 9: other }],
    ["its font is replaced", { 5: "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>" }],
    ["a note is laid on it", { 3: page("20 0 R 9 0 R"), 9: "<< /Type /Annot /Subtype /FreeText /Rect [0 0 90 90] >>" }],
    ["a page is added", { 2: "<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>", 9: page("") }],
    ["the signature is taken out", { 1: "<< /Type /Catalog /Pages 2 0 R >>", 3: page("") }],
    ["the content is replaced inside an object stream", { 8: objectStream({ 3: page("20 0 R", "9 0 R") }), 9: other }],
    [
      "a layer is switched off",
      { 1: CATALOG("20 0 R").replace("/AcroForm", "/OCProperties << /D << /OFF [9 0 R] >> >> /AcroForm") },
    ],
    [
      "a picture poses as a signature",
      {
        1: CATALOG("20 0 R 9 0 R"),
        3: page("20 0 R 9 0 R"),
        9: "<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 9 9] /AP << /N 4 0 R >> >>",
      },
    ],
  ])("is named where %s", async (_, objects) => {
    const result = await read(appendPdf(signed, { objects }));
    expect(result).toMatchObject({ codes: ["changed_after_signature"], valid: [false] });
    expect(result.warnings[0]!.detail).toMatch(/^After the signature of Notaris Jansens, .*\.$/);
  });

  it("is named where no cross-reference table announces the change (incremental saving attack)", async () => {
    const bare = "\n4 0 obj\n<< /Length 2 >>\nstream\nq \nendstream\nendobj\n";
    expect(await read(new Uint8Array([...signed, ...Buffer.from(bare)]))).toMatchObject({
      codes: ["changed_after_signature"],
      valid: [false],
    });
  });

  it("is named where the change lies between two signatures", async () => {
    const changed = appendPdf(signed, { objects: { 4: other } });
    expect(await read(await signPdf(changed, director, second))).toMatchObject({
      codes: ["changed_after_signature"],
      valid: [false, true],
    });
  });

  it("is named where a cross-reference table leads back to an older revision", async () => {
    const older = makePdf({ objects: onePage(textAt("Benoemd tot bestuurder: Piet Vals", 60, 700)) });
    const resigned = await signPdf(appendPdf(older, { objects: { 4: { dict: "", data: CONTENT } } }), notary, first);
    expect(await read(resigned)).toMatchObject({ codes: [], valid: [true] });
    const text = Buffer.from(older).toString("latin1");
    const at = text.indexOf("4 0 obj");
    const table = `xref\n4 1\n${String(at).padStart(10, "0")} 00000 n \ntrailer\n<< /Root 1 0 R /Size 40 >>\nstartxref\n${resigned.length}\n%%EOF\n`;
    const skip = `startxref\n${text.lastIndexOf("xref\n0 1")}\n%%EOF\n`;
    for (const tail of [table, skip]) {
      expect(await read(new Uint8Array([...resigned, ...Buffer.from(tail)]))).toMatchObject({
        codes: ["changed_after_signature"],
        valid: [false],
      });
    }
  });

  it("tells a field that was filled in, and what a later signer did with it", async () => {
    const field = (value: string) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (seat) /Rect [0 0 9 9] /V (${value}) >>`;
    const one = await signPdf(PLAIN, notary, {
      at: 20,
      objects: { 1: CATALOG("20 0 R 9 0 R"), 3: page("20 0 R 9 0 R"), 9: field("") },
    });
    const filled = appendPdf(one, { objects: { 9: field("Gent") } });
    const result = await read(filled);
    expect(result).toMatchObject({ codes: ["changed_after_signature"], valid: [false] });
    expect(result.warnings[0]!.detail).toContain('the field "seat" of the form was filled in');
    const both = await signPdf(filled, director, {
      at: 30,
      objects: { 1: CATALOG("20 0 R 9 0 R 30 0 R"), 3: page("20 0 R 9 0 R 30 0 R") },
    });
    expect(await read(both)).toMatchObject({ codes: ["signature_unverified"], valid: [null, true] });
  });
});

describe("a signature that does not hold", () => {
  it("is invalid where a signed byte differs", async () => {
    expect(await read(replace(signed, "/Count 1", "/Count 2"))).toMatchObject({
      codes: ["signature_invalid"],
      valid: [false],
    });
  });

  it("is invalid where its own value was damaged", async () => {
    const text = Buffer.from(signed).toString("latin1");
    const start = text.indexOf("/Contents <3") + "/Contents <".length;
    const at = start + text.slice(start).replace(/0+>[\s\S]*$/, "").length - 6;
    const digit = text[at] === "a" ? "b" : "a";
    const damaged = new Uint8Array(Buffer.from(`${text.slice(0, at)}${digit}${text.slice(at + 1)}`, "latin1"));
    expect(await read(damaged)).toMatchObject({ codes: ["signature_invalid"], valid: [false] });
  });

  it.each([
    [
      "a range that leaves out more than the signature",
      /\[0 (\d+) (\d+) (\d+)\]/,
      (a: number, b: number, c: number) => [a, b + 10, c - 10],
    ],
    [
      "a range that ends before the file's own objects do",
      /\[0 (\d+) (\d+) (\d+)\]/,
      (a: number, b: number, c: number) => [a, b, c + 10],
    ],
    [
      "a range that stops early at the signature",
      /\[0 (\d+) (\d+) (\d+)\]/,
      (a: number, b: number, c: number) => [a - 5, b, c],
    ],
  ])("is invalid with %s", async (_, pattern, change) => {
    const text = Buffer.from(signed).toString("latin1");
    const made = text.replace(
      pattern,
      (_all, a: string, b: string, c: string) =>
        `[0 ${change(Number(a), Number(b), Number(c))
          .map((n) => String(n).padStart(10, "0"))
          .join(" ")}]`,
    );
    expect(await read(new Uint8Array(Buffer.from(made, "latin1")))).toMatchObject({
      codes: ["signature_invalid"],
      valid: [false],
    });
  });

  it("is invalid where other content hides in its value", async () => {
    const text = Buffer.from(signed).toString("latin1");
    const end = text.indexOf(">", text.indexOf("/Contents <3"));
    const hidden = `${text.slice(0, end - 30)}(9 0 obj << >> endobj)        ${text.slice(end)}`.slice(0, text.length);
    expect((await read(new Uint8Array(Buffer.from(hidden, "latin1")))).valid).toEqual([false]);
  });

  it.each([
    ["no range", (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, (all) => " ".repeat(all.length))],
    [
      "an empty range",
      (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, (all) => "/ByteRange []".padEnd(all.length)),
    ],
    [
      "a range that is null",
      (text: string) => text.replace(/\/ByteRange \[[^\]]*\]/, (all) => "/ByteRange null".padEnd(all.length)),
    ],
    ["a negative range", (text: string) => text.replace(/\/ByteRange \[0 /, "/ByteRange [-")],
    [
      "an empty value",
      (text: string) =>
        text.replace(/\/Contents <[0-9a-f]{99,}>/, (all) => `/Contents <${"0".repeat(all.length - 12)}>`),
    ],
    [
      "a value that is null",
      (text: string) => text.replace(/\/Contents <[0-9a-f]{99,}>/, (all) => "/Contents null".padEnd(all.length)),
    ],
    [
      "a short value",
      (text: string) => text.replace(/\/Contents <[0-9a-f]{99,}>/, (all) => "/Contents <00>".padEnd(all.length)),
    ],
    ["an unknown form", (text: string) => text.replace("adbe.pkcs7.detached", "adbe.pkcs7.whatever")],
  ])("is never valid with %s (universal signature forgery)", async (_, forge) => {
    const forged = new Uint8Array(Buffer.from(forge(Buffer.from(signed).toString("latin1")), "latin1"));
    expect((await read(forged)).valid).not.toContain(true);
  });

  it("is never valid where it brings its own content along", async () => {
    const forged = await signPdf(PLAIN, notary, { ...first, content: new Uint8Array([1, 2, 3]) });
    expect(await read(forged)).toMatchObject({ codes: ["signature_unverified"], valid: [null] });
  });

  it("is never valid where signed parts were moved to make place (signature wrapping)", async () => {
    const text = Buffer.from(signed).toString("latin1");
    const [, a = "", b = "", c = ""] = /\[0 (\d+) (\d+) (\d+)\]/.exec(text) ?? [];
    const malicious = "\n4 0 obj\n<< /Length 2 >>\nstream\nq \nendstream\nendobj\n";
    const tail = text.slice(Number(b));
    const moved = String(Number(b) + malicious.length).padStart(10, "0");
    const wrapped = `${text.slice(0, Number(b))}${malicious}${tail}`.replace(
      `[0 ${a} ${b} ${c}]`,
      `[0 ${a} ${moved} ${c}]`,
    );
    expect(await read(new Uint8Array(Buffer.from(wrapped, "latin1")))).toMatchObject({
      codes: ["signature_invalid"],
      valid: [false],
    });
  });
});
