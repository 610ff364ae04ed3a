import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bar,
  chip,
  facts,
  heading,
  panel,
  paragraph,
  stack,
  table,
  text,
} from "../../../src/rendering/document/blocks.ts";
import type { Block, PrintableDocument } from "../../../src/rendering/document/blocks.ts";
import { PAGE } from "../../../src/rendering/document/theme.ts";
import { renderPdf } from "../../../src/rendering/pdf/render-pdf.ts";
import { paperFaults } from "../../support/papers/paper-faults.ts";
import { FONTS } from "./support/fonts.ts";
import { readPdf, type ReadPdf } from "./support/read-pdf.ts";

const NAMES = ["Łukasz Živković", "Ελένη Παπαδοπούλου", "Юлия Щербакова", "Søren Ångström-Đorđević"];

function documentOf(blocks: readonly Block[], more: Partial<PrintableDocument> = {}): PrintableDocument {
  return {
    title: "A title",
    subject: "A subject",
    author: "Meridian",
    language: "en",
    created_at: "2026-11-20T14:03:22.000Z",
    header: { left: "Meridian", right: "A running head" },
    footer: "Confidential",
    page_label: "Page {page} of {pages}",
    marks: [],
    watermark: "",
    unprintable_note: "{count} characters are not shown.",
    blocks,
    ...more,
  };
}

const render = async (blocks: readonly Block[], more: Partial<PrintableDocument> = {}): Promise<ReadPdf> =>
  readPdf(await renderPdf(documentOf(blocks, more), FONTS));

/** Every kind of block, with one text everywhere that text can stand. */
function everyBlock(value: string): Block[] {
  return [
    { kind: "masthead", kicker: value, title: value, subtitle: value },
    heading(1, value, value),
    heading(2, value),
    paragraph(value),
    { kind: "bullets", items: [value, value] },
    facts(
      [
        [value, value],
        [value, chip(value, "high")],
        [value, text(value, "code")],
      ],
      2,
    ),
    panel("warning", text(value, "figure"), value),
    table(
      [
        { label: value, points: 60 },
        { label: value, share: 1 },
        { label: value, points: 30, align: "right" },
      ],
      [[chip(value, "low"), stack(value, text(value, "caption"), bar(0.4, "high")), value]],
    ),
    {
      kind: "scale",
      title: value,
      value: 0.4,
      segments: [{ points: 40, tone: "low" }],
      markers: [{ at: 0.7, label: value }],
    },
  ];
}

function expectInsideMargins(pdf: ReadPdf): void {
  for (const page of pdf.pages)
    for (const drawn of page.texts.filter((one) => !one.rotated)) {
      expect(drawn.x, drawn.text).toBeGreaterThanOrEqual(PAGE.marginX - 0.01);
      expect(drawn.x + drawn.width, drawn.text).toBeLessThanOrEqual(PAGE.width - PAGE.marginX + 0.5);
      expect(drawn.y, drawn.text).toBeGreaterThan(20);
      expect(drawn.y, drawn.text).toBeLessThan(PAGE.height - 20);
    }
}

describe("PDF", () => {
  it("shows Latin, Greek and Cyrillic in subsets of the embedded fonts, with an outline for each glyph", async () => {
    const pdf = await render(NAMES.flatMap((name) => [heading(2, name), paragraph(name)]));
    for (const name of NAMES) expect(pdf.text.split(name)).toHaveLength(3);
    expect(pdf.fonts).toHaveLength(2);
    for (const font of pdf.fonts) {
      expect(font.baseName).toContain("DejaVuSansCondensed");
      expect(font.bytes.length).toBeLessThan(FONTS.regular.length / 10);
      const shown = [...font.characters].filter(([, character]) => character.trim() !== "");
      expect(shown.length).toBeGreaterThan(10);
      for (const [glyph, character] of shown) expect(font.outlineOf(glyph), character).toBeGreaterThan(0);
    }
  });

  it("gives the same bytes for the same document and dates from the document alone", async () => {
    const document = documentOf(everyBlock(NAMES.join(" ")));
    const [one, two] = [await renderPdf(document, FONTS), await renderPdf(document, FONTS)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    const pdf = await readPdf(one);
    expect(pdf.document.getCreationDate()?.toISOString()).toBe("2026-11-20T14:03:22.000Z");
    expect(pdf.document.getModificationDate()?.toISOString()).toBe("2026-11-20T14:03:22.000Z");
    expect(pdf.document.getTitle()).toBe("A title");
  });

  it("numbers each page out of all, and puts marks and running head on each", async () => {
    const pdf = await render(
      Array.from({ length: 90 }, (_, index) => paragraph(`Paragraph ${index}`)),
      { marks: ["SAMPLE DATA"], watermark: "SAMPLE DATA" },
    );
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach((page, index) => {
      expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
      expect(page.text.match(/SAMPLE DATA/g)).toHaveLength(2);
      expect(page.text).toContain("A running head");
    });
    for (let index = 0; index < 90; index += 1) expect(pdf.text).toContain(`Paragraph ${index}\n`);
  });

  it("repeats the header of a table on every page it runs over, and loses no row", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`row-${index}`, "value"]);
    const pdf = await render([
      table(
        [
          { label: "NAME", share: 1 },
          { label: "VALUE", share: 1 },
        ],
        rows,
      ),
    ]);
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const page of pdf.pages) expect(page.text.match(/NAME/g)).toHaveLength(1);
    for (const [name] of rows) expect(pdf.text.match(new RegExp(`${name}\n`, "g"))).toHaveLength(1);
  });

  it("splits a row that is taller than a page and loses no word of it", async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}`);
    const pdf = await render([
      table(
        [
          { label: "A", share: 1 },
          { label: "B", share: 1 },
        ],
        [[words.join(" "), "short"]],
      ),
    ]);
    expect(pdf.pages.length).toBeGreaterThan(3);
    expect(pdf.text.match(/w\d+/g)).toEqual(words);
    expectInsideMargins(pdf);
  });

  it("never leaves a heading alone at the end of a page", async () => {
    const sections = Array.from({ length: 60 }, (_, index) => [
      heading(1, `Chapter ${index}`),
      paragraph("word ".repeat(90)),
    ]);
    const pdf = await render(sections.flat());
    for (const page of pdf.pages) {
      const content = page.texts.filter((drawn) => drawn.y > PAGE.bottom);
      const last = content.reduce((low, drawn) => (drawn.y < low.y ? drawn : low));
      expect(last.text).not.toMatch(/^Chapter/);
    }
    expect(pdf.outline).toHaveLength(60);
  });

  it("says how many characters it could not show, and what they sound like", async () => {
    const pdf = await render([paragraph("मोदी and Юлия")]);
    expect(pdf.text).toContain("⟨modi⟩ and Юлия");
    expect(pdf.text).toContain("4 characters are not shown.");
    expect((await render([paragraph("Юлия")])).text).not.toContain("characters are not shown");
  });

  it("keeps words of two hundred characters inside the margins, in every kind of block", async () => {
    expectInsideMargins(
      await render(everyBlock("W".repeat(200)), { header: { left: "W".repeat(200), right: "W".repeat(200) } }),
    );
  });

  it("renders any text without failing or leaving the margins, as a paper that keeps the standards", async () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.constantFrom(
        "\uD800",
        "שלום محمد",
        "نور (Noor) 12 שלום! 王伟, 김",
        "👨‍👩‍👧‍👦",
        "\u0000\u0007\u001B",
        "e\u0301".repeat(80),
        "a\u0300".repeat(500),
        "\n".repeat(90),
        "",
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        const texts = { author: value, subject: value, footer: value, marks: [value] };
        const bytes = await renderPdf(documentOf(everyBlock(value), { ...texts, title: `A title: ${value}` }), FONTS);
        expectInsideMargins(await readPdf(bytes));
        // Headers and figures without any text are the document's fault, not the paper's.
        if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) expect(paperFaults(bytes)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
