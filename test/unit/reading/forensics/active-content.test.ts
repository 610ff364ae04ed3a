import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inspect } from "../../../../src/reading/forensics/inspect.ts";
import { appendPdf, makePdf, objectStream, onePage, textAt } from "../../../support/made-pdf.ts";

const NO_PAGES = { pages: [], page_count: 0, warnings: [], is_whole: true };
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const codes = async (bytes: Uint8Array, mediaType = "application/pdf") =>
  (await inspect(bytes, mediaType, NO_PAGES)).warnings.map(({ code }) => code);
const TEXT = textAt("Uittreksel", 60, 700);
const SCRIPT = '<< /S /JavaScript /JS (app.launchURL\\("http://example.org"\\)) >>';

describe("active content of a PDF", () => {
  it.each([
    ["opens with a script", makePdf({ objects: onePage(TEXT, { catalog: `/OpenAction ${SCRIPT}` }) })],
    [
      "names a script inside an object stream",
      makePdf({
        objects: {
          ...onePage(TEXT, { catalog: "/Names 8 0 R" }),
          7: objectStream({ 8: "<< /JavaScript << /Names [(a) 9 0 R] >> >>", 9: SCRIPT }),
        },
      }),
    ],
    [
      "writes the name of the action with an escape",
      makePdf({ objects: onePage(TEXT, { catalog: "/OpenAction << /S /JavaScript /#4a#53 (this.submitForm()) >>" }) }),
    ],
    ["runs a script when a page opens", makePdf({ objects: onePage(TEXT, { page: `/AA << /O ${SCRIPT} >>` }) })],
    [
      "runs a script from an annotation",
      makePdf({ objects: onePage(TEXT, { page: `/Annots [<< /Subtype /Link /A ${SCRIPT} >>]` }) }),
    ],
    [
      "chains a script behind a harmless action",
      makePdf({ objects: onePage(TEXT, { catalog: `/OpenAction << /S /GoTo /Next [${SCRIPT}] >>` }) }),
    ],
    [
      "launches a program",
      makePdf({ objects: onePage(TEXT, { catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }) }),
    ],
    ["plays media", makePdf({ objects: onePage(TEXT, { page: "/Annots [<< /Subtype /RichMedia >>]" }) })],
    [
      "adds a script incrementally",
      appendPdf(makePdf({ objects: onePage(TEXT) }), {
        objects: { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>` },
      }),
    ],
    [
      "hides a script inside the stream of another object",
      makePdf({
        objects: {
          ...onePage(TEXT),
          8: { dict: "", data: `x\nendstream\nendobj\n9 0 obj\n${SCRIPT}\nendobj\n10 0 obj\n<< >>\nstream\n` },
        },
      }),
    ],
    [
      "has an XFA form with a script",
      makePdf({
        objects: {
          ...onePage(TEXT, { catalog: "/AcroForm << /XFA [(form) 8 0 R] >>" }),
          8: { dict: "", data: "<template><script>x</script></template>" },
        },
      }),
    ],
  ])("is named where a file %s", async (_, bytes) => {
    expect(await codes(bytes)).toEqual(["active_content"]);
  });

  it("does not name scripts that format the fields of a form, links, or an orphaned script", async () => {
    const field = (script: string) =>
      `<< /Subtype /Widget /FT /Tx /T (date) /AA << /F << /S /JavaScript /JS (${script}) >> >> >>`;
    const fields = ['AFDate_FormatEx\\("dd/mm/yyyy"\\);', 'AFSimple_Calculate\\("SUM", new Array \\("a", "b"\\)\\);']
      .map(field)
      .join(" ");
    const objects = {
      ...onePage(TEXT, {
        page: `/Annots [${fields} << /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]`,
      }),
      9: SCRIPT,
    };
    expect(await codes(makePdf({ objects }))).toEqual([]);
  });

  it("names a script that only begins like one of a form", async () => {
    const script = 'AFDate_FormatEx\\("dd/mm/yyyy"\\); app.launchURL\\("http://example.org"\\)';
    const page = `/Annots [<< /Subtype /Widget /AA << /F << /S /JavaScript /JS (${script}) >> >> >>]`;
    expect(await codes(makePdf({ objects: onePage(TEXT, { page }) }))).toEqual(["active_content"]);
  });

  it("names an embedded file, but not the data of an invoice", async () => {
    const embed = (name: string, data: string) =>
      makePdf({
        objects: {
          ...onePage(TEXT, {
            catalog: `/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (${name}) /EF << /F 8 0 R >> >>] >> >>`,
          }),
          8: { dict: "/Type /EmbeddedFile", data, isCompressed: true },
        },
      });
    expect(await codes(embed("tool.exe", "MZ"))).toEqual(["embedded_files"]);
    expect(await codes(embed("factur-x.xml", "MZ"))).toEqual(["embedded_files"]);
    expect(await codes(embed("factur-x.xml", '<?xml version="1.0"?><Invoice/>'))).toEqual([]);
  });

  it.each([
    ["an array nested without end", `${"[".repeat(100_000)}`],
    ["a dictionary nested without end", "<< /A ".repeat(100_000)],
    ["an object stream that holds itself", "<< /Type /ObjStm /N 1 /First 4 /Length 8 >>\nstream\n9 0 9 0 R\nendstream"],
    [
      "a form script with many blanks",
      `<< /S /JavaScript /JS (${`AFDate_Format\\(1\\)${" ".repeat(40)}`.repeat(40)}!) >>`,
    ],
  ])("ends for %s", async (_, value) => {
    const started = performance.now();
    const file = makePdf({ objects: { ...onePage(TEXT, { catalog: "/A 9 0 R" }), 9: value } });
    await inspect(file, "application/pdf", NO_PAGES);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("bounds what streams may decompress to, and says so", async () => {
    const bomb = deflateSync(Buffer.alloc(7_000_000));
    const streams = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [
        20 + i,
        { dict: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", data: new Uint8Array(bomb) },
      ]),
    );
    expect(await codes(makePdf({ objects: { ...onePage(TEXT), ...streams } }))).toEqual(["time_ran_out"]);
  });
});

describe("active content of an office file", () => {
  const types = '<Types><Override PartName="/word/document.xml" ContentType="application/xml"/></Types>';
  const letter = (parts: Record<string, string>) =>
    zipSync(
      Object.fromEntries(
        Object.entries({ "[Content_Types].xml": types, "word/document.xml": "<w:document/>", ...parts }).map(
          ([name, text]) => [name, strToU8(text)],
        ),
      ),
    );
  const relationship = (type: string, target: string) =>
    `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

  it.each([
    ["macros", letter({ "word/vbaProject.bin": "x" }), "active_content"],
    [
      "a type of macros",
      letter({
        "[Content_Types].xml":
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      }),
      "active_content",
    ],
    [
      "a remote template",
      letter({ "word/_rels/settings.xml.rels": relationship("attachedTemplate", "http://example.org/a.dotm") }),
      "active_content",
    ],
    ["a DDE field", letter({ "word/document.xml": "<w:instrText>DDEAUTO cmd</w:instrText>" }), "active_content"],
    ["an OLE object", letter({ "word/embeddings/oleObject1.bin": "x" }), "embedded_files"],
  ])("names %s", async (_, bytes, code) => {
    expect(await codes(bytes, DOCX)).toEqual([code]);
  });

  it("does not name a template on the writer's disk, a link, or the workbook of a chart", async () => {
    const parts = {
      "word/_rels/settings.xml.rels": relationship("attachedTemplate", "file:///C:\\Users\\an\\Normal.dotm"),
      "word/_rels/document.xml.rels": relationship("hyperlink", "https://example.org"),
      "word/embeddings/Microsoft_Excel_Worksheet.xlsx": "x",
      "word/document.xml": "<w:instrText> PAGE </w:instrText>",
    };
    expect(await codes(letter(parts), DOCX)).toEqual([]);
  });

  it("takes a broken archive, and one that lies about sizes", async () => {
    const whole = letter({ "word/_rels/settings.xml.rels": relationship("hyperlink", "https://example.org") });
    expect(await codes(whole.subarray(0, whole.length - 10), DOCX)).toEqual([]);
    expect(await codes(new Uint8Array(100), DOCX)).toEqual([]);
  });
});
