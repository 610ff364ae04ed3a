import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { srgbProfile } from "../../../src/cli/console/srgb-profile.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { renderEvidenceRequest } from "../../../src/rendering/letters/evidence-request.ts";
import { renderMlroMemo } from "../../../src/rendering/letters/mlro-memo.ts";
import { renderSourceAppendix } from "../../../src/rendering/letters/source-appendix.ts";
import { renderMemorandumPdf } from "../../../src/rendering/memorandum/render-memorandum.ts";
import { renderCaseReport } from "../../../src/rendering/report/render-report.ts";
import { openPaper, paperFaults } from "../../support/papers/paper-faults.ts";
import { readMetadata } from "../../support/papers/check-archive.ts";
import { readInOrder } from "../../support/papers/read-in-order.ts";
import { EMPTY_CASE, FULL_CASE } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { APPENDIX, MEMORANDUM, MLRO_MEMO, REQUEST } from "./support/letters.ts";

const PAPERS: [name: string, render: () => Promise<Uint8Array>][] = [
  ["case report", () => renderCaseReport(FULL_CASE, FONTS)],
  ["report of an empty case", () => renderCaseReport(EMPTY_CASE, FONTS)],
  ["memorandum", () => renderMemorandumPdf(MEMORANDUM, FONTS)],
  ["memo to the MLRO", () => renderMlroMemo(MLRO_MEMO, FONTS)],
  ["source appendix", () => renderSourceAppendix(APPENDIX, FONTS)],
  ...LANGUAGES.map((language): (typeof PAPERS)[number] => [
    `letter in ${language}`,
    () => renderEvidenceRequest({ ...REQUEST, language }, FONTS),
  ]),
];

describe("papers", () => {
  it.each(PAPERS)("keep PDF/A-2u and PDF/UA-1: %s", async (_name, render) => {
    expect(paperFaults(await render())).toEqual([]);
  });

  it("name title, author, subject, language and date for any program", async () => {
    const read = readMetadata(openPaper(await renderEvidenceRequest({ ...REQUEST, language: "fr" }, FONTS)));
    expect(read("dc:language/rdf:Bag/rdf:li")).toBe("fr");
    expect(read("dc:creator/rdf:Seq/rdf:li")).toBe("Meridian Payments");
    expect(read("xmp:CreateDate")).toBe("2026-11-20T14:03:22Z");
    const hostile = `</x:xmpmeta> & <"' \u0000 \uFFFE \uD800`;
    const bytes = await renderMemorandumPdf(
      { ...MEMORANDUM, case: { ...MEMORANDUM.case, company_name: hostile } },
      FONTS,
    );
    expect(paperFaults(bytes)).toEqual([]);
  });

  it("are read sentence by sentence and row by row, without watermark, running head and page number", async () => {
    const text = await readInOrder(await renderEvidenceRequest({ ...REQUEST, language: "en" }, FONTS));
    const lines = text.split("\n");
    expect(lines.slice(0, 4)).toEqual([
      REQUEST.company_name,
      `Reference: ${REQUEST.reference}`,
      "Subject: completing your application",
      "Dear Sir or Madam,",
    ]);
    const introduction = lines.find((line) => line.startsWith("The law"))!;
    expect(introduction.endsWith(".")).toBe(true);
    expect(introduction).not.toMatch(/ {2}|[a-z][A-Z]/);
    const asked = ["Oprichtingsakte", "Verklaring van uiteindelijk begunstigden", "Recent bankafschrift"];
    expect(lines.filter((line) => asked.includes(line))).toEqual(asked);
    expect(text).not.toContain("SAMPLE DATA");
    expect(text).not.toMatch(/Page 1 of/);
    expect(lines).toContain(REQUEST.portal_url);
  });

  it("read the header of a table once, however many pages it takes", async () => {
    const evidence = Array.from({ length: 120 }, (_, at) => ({ ...APPENDIX.evidence[0]!, id: `ev-${at}` }));
    const bytes = await renderSourceAppendix({ ...APPENDIX, evidence }, FONTS);
    const pages = openPaper(bytes).pages().length;
    expect(pages).toBeGreaterThan(3);
    const text = await readInOrder(bytes);
    expect(text.split("\n").filter((line) => line === "SOURCE").length).toBeLessThan(3);
    expect(paperFaults(bytes)).toEqual([]);
  });

  it("hold the colours of screens as a profile of some hundred bytes", () => {
    const profile = srgbProfile();
    expect(profile.length).toBeLessThan(700);
    expect(profile.length % 4).toBe(0);
    const tags = profile.readUInt32BE(128);
    const sum = [0, 0, 0];
    for (let at = 132; at < 132 + tags * 12; at += 12) {
      const [name, offset, size] = [
        profile.toString("latin1", at, at + 4),
        profile.readUInt32BE(at + 4),
        profile.readUInt32BE(at + 8),
      ];
      expect(offset % 4).toBe(0);
      expect(offset + size).toBeLessThanOrEqual(profile.length);
      if (/^[rgb]XYZ$/.test(name))
        sum.forEach((_, axis) => (sum[axis]! += profile.readInt32BE(offset + 8 + axis * 4) / 65_536));
    }
    // Red, green and blue together are the white of the profile, D50.
    [0.9642, 1, 0.8249].forEach((white, axis) => expect(sum[axis]).toBeCloseTo(white, 3));
  });
});

describe("a fault in a paper is found", () => {
  let letter: Uint8Array;
  beforeAll(async () => (letter = await renderEvidenceRequest(REQUEST, FONTS)));

  const elementOf = (pdf: PDFDocument, type: string): PDFDict =>
    pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object): object is PDFDict => object instanceof PDFDict && object.get(PDFName.of("S")) === PDFName.of(type),
      )!;
  const fontOf = (pdf: PDFDocument, subtype: string): PDFDict =>
    pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object): object is PDFDict =>
          object instanceof PDFDict && object.get(PDFName.of("Subtype")) === PDFName.of(subtype),
      )!;
  const name = (text: string) => PDFName.of(text);

  const BROKEN: [fault: string, change: (pdf: PDFDocument) => void][] = [
    ["06-001", (pdf) => pdf.catalog.delete(name("MarkInfo"))],
    ["06-004", (pdf) => pdf.catalog.lookup(name("MarkInfo"), PDFDict).set(name("Suspects"), PDFBool.True)],
    ["11-006", (pdf) => pdf.catalog.delete(name("Lang"))],
    ["07-001", (pdf) => pdf.catalog.delete(name("ViewerPreferences"))],
    ["09-001: the structure has no single root", (pdf) => pdf.catalog.delete(name("StructTreeRoot"))],
    ["02-001", (pdf) => elementOf(pdf, "P").set(name("S"), name("Paragraph"))],
    [
      "09-001: P names another parent",
      (pdf) => elementOf(pdf, "P").set(name("P"), pdf.catalog.get(name("StructTreeRoot"))!),
    ],
    ["09-002", (pdf) => elementOf(pdf, "P").delete(name("K"))],
    ["01-005: tagged content belongs to no element", (pdf) => elementOf(pdf, "P").set(name("K"), PDFNumber.of(4000))],
    ["09-004", (pdf) => elementOf(pdf, "TR").set(name("S"), name("P"))],
    ["14-002", (pdf) => elementOf(pdf, "H1").set(name("S"), name("H2"))],
    ["14-003", (pdf) => elementOf(pdf, "H2").set(name("S"), name("H4"))],
    ["15-003: a header of a table does not say what it heads", (pdf) => elementOf(pdf, "TH").delete(name("A"))],
    ["15-005", (pdf) => elementOf(pdf, "TR").lookup(name("K"), PDFArray).remove(1)],
    ["28-009", (pdf) => pdf.getPage(0).node.delete(name("Tabs"))],
    ["28-011", (pdf) => elementOf(pdf, "Link").set(name("S"), name("Span"))],
    ["28-012", (pdf) => fontOf(pdf, "Link").delete(name("Contents"))],
    ["28-010", (pdf) => fontOf(pdf, "Link").set(name("StructParent"), PDFNumber.of(0))],
    ["6.3.2", (pdf) => fontOf(pdf, "Link").set(name("F"), PDFNumber.of(2))],
    ["6.1.3", (pdf) => delete pdf.context.trailerInfo.ID],
    ["6.6.2", (pdf) => pdf.catalog.delete(name("Metadata"))],
    ["6.6.3: the titles differ", (pdf) => pdf.setTitle("Another title")],
    ["6.6.3: the dates of change differ", (pdf) => pdf.setModificationDate(new Date(0))],
    ["6.2.3", (pdf) => pdf.catalog.delete(name("OutputIntents"))],
    ["6.6.1", (pdf) => pdf.addJavaScript("main", "app.alert(1)")],
    ["6.2.11.3", (pdf) => fontOf(pdf, "CIDFontType2").delete(name("CIDToGIDMap"))],
    ["6.2.11.4: a font is not embedded", (pdf) => fontOf(pdf, "CIDFontType2").delete(name("FontDescriptor"))],
    ["6.2.11.5", (pdf) => fontOf(pdf, "CIDFontType2").delete(name("W"))],
    ["6.2.11.7.2", (pdf) => fontOf(pdf, "Type0").delete(name("ToUnicode"))],
    ["6.2.11.4: the name", (pdf) => fontOf(pdf, "CIDFontType2").set(name("BaseFont"), name("DejaVuSans"))],
    [
      "01-005: f paints",
      (pdf) => {
        const extra = pdf.context.register(pdf.context.stream("0 0 9 9 re f"));
        const { node } = pdf.getPage(0);
        node.set(name("Contents"), pdf.context.obj([...asList(node.get(name("Contents"))!), extra]));
      },
    ],
  ];
  const asList = (contents: unknown): PDFRef[] =>
    contents instanceof PDFArray ? (contents.asArray() as PDFRef[]) : [contents as PDFRef];

  it.each(BROKEN)("%s", async (fault, change) => {
    const pdf = await PDFDocument.load(letter, { updateMetadata: false });
    change(pdf);
    const found = paperFaults(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
    expect(found.filter((one) => one.startsWith(fault))).not.toEqual([]);
  });

  it("13-004 and 13-009: a figure without words or place", async () => {
    const pdf = await PDFDocument.load(await renderCaseReport(FULL_CASE, FONTS), { updateMetadata: false });
    for (const [, object] of pdf.context.enumerateIndirectObjects())
      if (object instanceof PDFDict && object.get(name("S")) === name("Figure")) {
        object.set(name("Alt"), PDFHexString.fromText(" "));
        object.delete(name("A"));
      }
    const found = paperFaults(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
    expect(found.map((one) => one.slice(0, 6))).toEqual(expect.arrayContaining(["13-004", "13-009"]));
  });

  it("6.6.4: metadata of another level", async () => {
    const pdf = await PDFDocument.load(letter, { updateMetadata: false });
    const stream = pdf.catalog.lookup(name("Metadata")) as PDFRawStream;
    const changed = Buffer.from(stream.contents).toString().replace("conformance>U<", "conformance>B<");
    const kept = pdf.context.stream(changed, { Type: "Metadata", Subtype: "XML" });
    pdf.catalog.set(name("Metadata"), pdf.context.register(kept));
    const found = paperFaults(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
    expect(found).toContain("6.6.4: the file does not say that it is of level U");
  });
});
