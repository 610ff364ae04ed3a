import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { read, texts } from "../support/pages.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const part = (root: string, body: string) => `<?xml version="1.0"?><w:${root} xmlns:w="w">${body}</w:${root}>`;
const docx = (body: string, more: Record<string, string> = {}) =>
  zip({ "word/document.xml": part("document", `<w:body>${body}</w:body>`), ...more });
const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`;

describe("a Word document", () => {
  it("is one page of lines without boxes: headers, paragraphs, rows of tables, footers", async () => {
    const bytes = docx(
      p(run("STATU"), run("TEN")) +
        `<w:tbl>${row(p(run("Naam")), p(run("Voorbeeld BV")))}${row(p(run("Zetel")), p(run("Wetstraat 16")) + p(run("1000 Brussel")))}</w:tbl>` +
        p(run("Nummer"), "<w:r><w:tab/></w:r>", run("0403.170.701")) +
        p(run("one"), "<w:r><w:br/></w:r>", run("two")),
      {
        "word/header1.xml": part("hdr", p(run("Notaris Peeters"))),
        "word/header2.xml": part("hdr", p(run("Notaris Peeters"))),
        "word/footer1.xml": part("ftr", p(run("Pagina"))),
      },
    );
    const result = await read(bytes, WORD);
    expect(texts(result)).toEqual([
      [
        "Notaris Peeters",
        "STATUTEN",
        "Naam\tVoorbeeld BV",
        "Zetel\tWetstraat 16 1000 Brussel",
        "Nummer\t0403.170.701",
        "one",
        "two",
        "Pagina",
      ],
    ]);
    expect(result).toMatchObject({ page_count: 1, warnings: [], is_whole: true });
    const { lines: _, ...page } = result.pages[0]!;
    expect(page).toEqual({ number: 1, width: 0, height: 0, rotation: 0, reader: "office" });
    expect(result.pages[0]!.lines[0]).toEqual({ text: "Notaris Peeters", box: null, confidence: 1 });
  });

  it("reads cells that are columns of text one after the other", async () => {
    const column = (word: string) => [1, 2, 3, 4].map((number) => p(run(`${word} ${number}`))).join("");
    const bytes = docx(`<w:tbl>${row(column("links"), column("rechts"))}</w:tbl>`);
    expect(texts(await read(bytes, WORD))).toEqual([
      [1, 2, 3, 4].map((at) => `links ${at}`).concat([1, 2, 3, 4].map((at) => `rechts ${at}`)),
    ]);
  });

  it("leaves out what nobody sees", async () => {
    const bytes = docx(
      p(run("seen"), run(" hidden", "<w:vanish/>"), run(" shown", '<w:vanish w:val="0"/>')) +
        p(run("white", '<w:color w:val="FFFFFF"/>')) +
        p(run("tiny", '<w:sz w:val="2"/>')) +
        p(`<w:del>${run("deleted")}</w:del><w:moveFrom>${run("moved")}</w:moveFrom>`, run("kept")) +
        `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="003366"/></w:tcPr>${p(run("white on blue", '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
    );
    expect(texts(await read(bytes, WORD))).toEqual([["seen shown", "kept", "white on blue"]]);
  });

  it("keeps what comes before broken XML, and says so", async () => {
    const bytes = zip({ "word/document.xml": '<w:document xmlns:w="w"><w:p><w:r><w:t>before</w:t></w:r></w:p><w:p' });
    const { is_whole, warnings, pages } = await read(bytes, WORD);
    expect([pages[0]!.lines.map(({ text }) => text), is_whole]).toEqual([["before"], false]);
    expect(warnings).toEqual([{ code: "damaged", page: null, detail: "A part of the file is broken." }]);
  });

  it.each([
    ["a bomb", zip({ "word/document.xml": `<w:document>${" ".repeat(40_000_000)}</w:document>` }), "damaged"],
    ["no archive", strToU8("PK\u0003\u0004 no"), "damaged"],
    ["an archive without text", zip({ "other.xml": "<a/>" }), "damaged"],
    ["a document without text", docx(""), "no_text"],
    ["deep nesting", docx("<w:p>".repeat(5000)), "damaged"],
  ])("of %s is not read", async (_, bytes, code) => {
    const { is_whole, warnings, pages } = await read(bytes, WORD);
    expect([is_whole, warnings.map((one) => one.code), pages]).toEqual([false, [code], []]);
  });
});

describe("a workbook", () => {
  it("has a line for each row that is shown, with dates and shares as the cells show them", async () => {
    const bytes = zip({
      "xl/sharedStrings.xml":
        "<sst><si><t>Aandeelhouder</t></si><si><r><t>Jan </t></r><r><t>Peeters</t></r></si></sst>",
      "xl/styles.xml":
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      "xl/worksheets/sheet1.xml":
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Aandeel</t></is></c></row>' +
        '<row><c t="s"><v>1</v></c><c s="1"><v>0.255</v></c><c s="2"><v>45292</v></c><c><v>12.5</v></c></row>' +
        '<row hidden="1"><c><v>7</v></c></row></sheetData></worksheet>',
    });
    const result = await read(bytes, SHEET);
    expect(texts(result)).toEqual([["Aandeelhouder\tAandeel", "Jan Peeters\t25.5%\t2024-01-01\t12.5"]]);
    expect(result.is_whole).toBe(true);
  });
});
