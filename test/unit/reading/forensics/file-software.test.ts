import { describe, expect, it } from "vitest";
import { editorOf } from "../../../../src/reading/forensics/editors.rules.ts";
import { datesBeforeContent, printedDates, readFileDate } from "../../../../src/reading/forensics/file-dates.rules.ts";
import { inspect } from "../../../../src/reading/forensics/inspect.ts";
import { appendPdf, makePdf, onePage } from "../../../support/made-pdf.ts";

const page = (text: string) => ({
  pages: [
    {
      number: 1,
      width: 595,
      height: 842,
      rotation: 0,
      reader: "text_layer",
      lines: [{ text, box: null, confidence: 1 }],
    } as const,
  ],
  page_count: 1,
  warnings: [],
  is_whole: true,
});
const codes = async (bytes: Uint8Array, mediaType = "application/pdf", text = "") =>
  (await inspect(bytes, mediaType, page(text))).warnings.map(({ code }) => code);
const withInfo = (info: string) => makePdf({ objects: { ...onePage(""), 6: `<< ${info} >>` }, trailer: "/Info 6 0 R" });

describe("the program that wrote a file", () => {
  it.each([
    "Adobe Photoshop 25.0 (Windows)",
    "iLovePDF",
    "Sejda 5.3.7",
    "GIMP 2.10.34",
    "PDFescape Online",
    "Foxit PhantomPDF Printer Version 10",
    "Canva",
    "Adobe Illustrator 28",
  ])("is an editor: %s", async (program) => {
    expect(await codes(withInfo(`/Producer (${program.replaceAll(/[()]/g, "")})`))).toEqual(["made_by_editor"]);
  });

  it.each([
    "Microsoft® Word for Microsoft 365",
    "LibreOffice 7.6",
    "Skia/PDF m120",
    "iText 7.2.5 (AGPL-version)",
    "Adobe PDF Library 17.0",
    "Acrobat Distiller 23.0",
    "Acrobat PDFMaker 23 for Word",
    "Apache FOP Version 2.9",
    "Canon iR-ADV C5535",
    "PDFium",
    "macOS Version 14.4 Quartz PDFContext",
    "Adobe InDesign 19.0",
    "PDF24 Creator",
    "Foxit Reader PDF Printer",
    "Microsoft: Print To PDF",
    "Adobe Photoshop Lightroom Classic 13.0",
    "GPL Ghostscript 10.02",
    "DocuSign",
    "wkhtmltopdf 0.12.6",
    "Crystal Reports",
    "Tesseract 5.3.0",
    "CamScanner",
  ])("is none: %s", (program) => {
    expect(editorOf(program)).toBeNull();
  });

  it("is found where a later save replaced the information, and in XMP", async () => {
    const edited = appendPdf(withInfo("/Producer (iText 7) /CreationDate (D:20240101)"), {
      objects: { 6: "<< /Producer (Sejda 5) >>" },
      trailer: "/Info 6 0 R",
    });
    expect(await codes(edited)).toEqual(["made_by_editor"]);
    const washed = appendPdf(withInfo("/Producer (Sejda 5) /CreationDate (D:20240101)"), {
      objects: { 6: "<< /Producer (iText 7) >>" },
      trailer: "/Info 6 0 R",
    });
    expect(await codes(washed)).toEqual(["made_by_editor"]);
    const xmp = "<x:xmpmeta><stEvt:softwareAgent>Adobe Photoshop 24.0</stEvt:softwareAgent></x:xmpmeta>";
    expect(
      await codes(
        makePdf({
          objects: { ...onePage("", { catalog: "/Metadata 8 0 R" }), 8: { dict: "/Type /Metadata", data: xmp } },
        }),
      ),
    ).toEqual(["made_by_editor"]);
  });
});

describe("the program that wrote a picture", () => {
  const exif = (software: string) => {
    const text = Buffer.from(`${software}\0`);
    const tiff = Buffer.alloc(26);
    tiff.write("II*\0", "latin1");
    tiff.writeUInt32LE(8, 4);
    tiff.writeUInt16LE(1, 8);
    tiff.writeUInt16LE(0x0131, 10);
    tiff.writeUInt16LE(2, 12);
    tiff.writeUInt32LE(text.length, 14);
    tiff.writeUInt32LE(26, 18);
    const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff, text]);
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(body.length + 2, 4);
    return new Uint8Array(Buffer.concat([head, body, Buffer.from([0xff, 0xda, 0, 0])]));
  };
  const png = (keyword: string, value: string) => {
    const body = Buffer.from(`${keyword}\0${value}`);
    const chunk = Buffer.alloc(8);
    chunk.writeUInt32BE(body.length);
    chunk.write("tEXt", 4);
    return new Uint8Array(
      Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), chunk, body, Buffer.alloc(4)]),
    );
  };

  it("is an editor by EXIF and by a chunk of PNG", async () => {
    expect(await codes(exif("Adobe Photoshop CC 2019 (Windows)"), "image/jpeg")).toEqual(["made_by_editor"]);
    expect(await codes(png("Software", "GIMP 2.10"), "image/png")).toEqual(["made_by_editor"]);
  });

  it("is a phone or a scanner, or is not said", async () => {
    for (const program of ["17.4.1", "S901BXXU5", "HDR+ 1.0", "Canon MF640 Series"])
      expect(await codes(exif(program), "image/jpeg")).toEqual([]);
    expect(await codes(png("Comment", "GIMP"), "image/png")).toEqual([]);
    for (let length = 0; length < 60; length += 3) {
      expect(await codes(exif("Adobe").subarray(0, length), "image/jpeg")).toEqual([]);
      expect(await codes(png("Software", "x").subarray(0, length), "image/png")).toEqual([]);
    }
  });
});

describe("dates of the file and of its content", () => {
  it("finds a content that is later than the file", () => {
    expect(datesBeforeContent(["2024-01-10T10:00"], ["2024-03-01"])).toEqual({
      file: "2024-01-10",
      content: "2024-03-01",
    });
    expect(datesBeforeContent(["2024-01-10", "2024-03-02"], ["2024-03-01"])).toBeNull();
    expect(datesBeforeContent(["2024-01-10"], ["2024-01-12"])).toBeNull();
    expect(datesBeforeContent([], ["2024-01-12"])).toBeNull();
    expect(datesBeforeContent(["2024-13-45", "x"], ["2024-01-12"])).toBeNull();
  });

  it("reads dates of PDF and XMP", () => {
    expect(
      ["D:20240131120000+01'00'", "2024-01-31T12:00:00Z", "D:2024", "19700101", "", "D:20249999"].map(readFileDate),
    ).toEqual(["2024-01-31", "2024-01-31", "2024-01-01", null, null, null]);
  });

  it("takes only the day of printing from a page", () => {
    expect(
      printedDates([
        "Afgedrukt op 12/03/2024",
        "Date de l'extrait : 01.02.2024",
        "Opgericht op 12/03/2025",
        "Vervaldatum: 01/01/2030",
        "Printed on 03/04/2024",
      ]),
    ).toEqual(["2024-03-12", "2024-02-01"]);
  });

  it("is a sign where a page was printed after its file was written", async () => {
    const file = withInfo("/Producer (iText 7) /CreationDate (D:20230101120000)");
    expect(await codes(file, "application/pdf", "Afgedrukt op 12/03/2024")).toEqual(["file_older_than_content"]);
    expect(await codes(file, "application/pdf", "Afgedrukt op 02/01/2023")).toEqual([]);
    expect(await codes(file, "application/pdf", "Geldig tot 12/03/2024")).toEqual([]);
  });
});
