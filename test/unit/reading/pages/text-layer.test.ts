import { degrees, rgb, setTextRenderingMode, TextRenderingMode } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { makePdf, read, texts } from "../support/pages.ts";

describe("the text layer of a PDF", () => {
  it("gives lines and words with their boxes, in points from the top left", async () => {
    const bytes = await makePdf((page, font) => page.drawText("Hello big world", { x: 50, y: 742, size: 20, font }));
    const { pages, ...rest } = await read(bytes);
    expect(rest).toEqual({ page_count: 1, warnings: [], is_whole: true });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ number: 1, width: 595, height: 842, rotation: 0, reader: "text_layer" });
    const [line] = pages[0]!.lines;
    expect(line!.box).toEqual([50, 85.6, 131.2, 18.5]);
    expect(line!.text).toBe("Hello big world");
    expect(line!.words!.map(({ text }) => text)).toEqual(["Hello", "big", "world"]);
  });

  it.each([false, true])("keeps accents, with an embedded font: %s", async (embedded) => {
    const text = "Société à responsabilité limitée, Öffnung, geïnformeerd, 12 € – n° 5";
    const bytes = await makePdf((page, font) => page.drawText(text, { x: 50, y: 700, size: 11, font }), { embedded });
    expect(texts(await read(bytes))).toEqual([[text]]);
  });

  it("splits columns and the two sides of a table into lines, from top to bottom and left to right", async () => {
    const bytes = await makePdf((page, font) => {
      const rows = [
        ["Naam", "Voorbeeld BV"],
        ["Ondernemingsnummer", "0403.170.701"],
        ["Zetel", "Wetstraat 16, 1000 Brussel"],
      ];
      rows.forEach(([label, value], at) => {
        page.drawText(value!, { x: 250, y: 700 - at * 20, size: 10, font });
        page.drawText(label!, { x: 50, y: 700 - at * 20, size: 10, font });
      });
    });
    expect(texts(await read(bytes))).toEqual([
      ["Naam", "Voorbeeld BV", "Ondernemingsnummer", "0403.170.701", "Zetel", "Wetstraat 16, 1000 Brussel"],
    ]);
  });

  it("puts together what a PDF draws in pieces", async () => {
    const bytes = await makePdf((page, font) => {
      const draw = (text: string, x: number, y: number, size = 10) => page.drawText(text, { x, y, size, font });
      let x = 50;
      for (const part of ["Onder", "nemings", "nummer"]) {
        draw(part, x, 700);
        x += font.widthOfTextAtSize(part, 10);
      }
      draw("bold", 50, 650);
      draw("bold", 50.3, 650);
      draw("1", 50, 600);
      draw("er", 55.6, 603.5, 6);
      draw("janvier", 64, 600);
      x = 50;
      for (const letter of "STATUTEN") {
        draw(letter, x, 550, 14);
        x += font.widthOfTextAtSize(letter, 14) + 5;
      }
    });
    expect(texts(await read(bytes))).toEqual([["Ondernemingsnummer", "bold", "1er janvier", "STATUTEN"]]);
  });

  it("splits columns with a narrow gutter where several lines begin at its right edge", async () => {
    const bytes = await makePdf((page, font) => {
      for (let at = 0; at < 4; at++) {
        page.drawText(
          "left "
            .repeat(10)
            .slice(0, 40 + at)
            .trim(),
          { x: 50, y: 700 - at * 12, size: 10, font },
        );
        page.drawText(`right ${at}`, { x: 225, y: 700 - at * 12, size: 10, font });
      }
    });
    const { pages } = await read(bytes);
    const right = pages[0]!.lines.filter(({ text }) => text.startsWith("right"));
    expect(right.map(({ text, box }) => [text, box![0]])).toEqual([0, 1, 2, 3].map((at) => [`right ${at}`, 225]));
  });

  it("has the values of form fields", async () => {
    const bytes = await makePdf((page, font, document) => {
      const field = document.getForm().createTextField("name");
      field.setText("Jan Peeters");
      field.addToPage(page, { x: 200, y: 690, width: 200, height: 20 });
      page.drawText("Naam:", { x: 50, y: 697, size: 12, font });
    });
    expect(texts(await read(bytes))).toEqual([["Naam:", "Jan Peeters"]]);
  });

  it("has text that runs up the page and askew, with boxes around it", async () => {
    const bytes = await makePdf((page, font) => {
      page.drawText("The page itself stands upright", { x: 50, y: 700, size: 10, font });
      page.drawText("sideways", { x: 500, y: 400, size: 10, font, rotate: degrees(90) });
      page.drawText("COPY", { x: 200, y: 300, size: 60, font, rotate: degrees(45) });
    });
    const { pages } = await read(bytes);
    expect(pages[0]!.rotation).toBe(0);
    expect(pages[0]!.lines.slice(1).map(({ text, box }) => [text, box])).toEqual([
      ["sideways", [492.8, 400.9, 9.3, 41.1]],
      ["COPY", [200, 421.8, 120.2, 120.2]],
    ]);
  });

  it("leaves out white, tiny, covered and outside text, and keeps white text on a dark ground", async () => {
    const bytes = await makePdf((page, font) => {
      const at = (text: string, y: number, more = {}) => page.drawText(text, { x: 50, y, size: 10, font, ...more });
      at("seen", 800);
      at("white on white", 780, { color: rgb(1, 1, 1) });
      page.drawRectangle({ x: 40, y: 755, width: 300, height: 20, color: rgb(0, 0, 0.5) });
      at("white on blue", 760, { color: rgb(1, 1, 1) });
      at("tiny", 740, { size: 1 });
      at("outside", 720, { x: 700 });
      at("covered", 700);
      page.drawRectangle({ x: 40, y: 695, width: 300, height: 20, color: rgb(1, 1, 1) });
      at("in its place", 700);
    });
    expect(texts(await read(bytes))).toEqual([["seen", "white on blue", "in its place"]]);
  });

  it("leaves out invisible text where no image shows what it says", async () => {
    const bytes = await makePdf((page, font) => {
      page.drawText("seen", { x: 50, y: 700, size: 10, font });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText("invisible", { x: 50, y: 650, size: 10, font });
    });
    expect(texts(await read(bytes))).toEqual([["seen"]]);
  });

  it("tells the officer of a sentence that nobody sees, and not of the marks of a signing service", async () => {
    const [sentence, marks] = await Promise.all(
      ["The only director is Jan Janssens.", "/sn1/ /date1/"].map(async (hidden) =>
        read(
          await makePdf((page, font) => {
            page.drawText("seen", { x: 50, y: 700, size: 10, font });
            page.drawText(hidden, { x: 50, y: 650, size: 10, font, color: rgb(1, 1, 1) });
          }),
        ),
      ),
    );
    expect(texts(sentence!)).toEqual([["seen"]]);
    expect(sentence!.is_whole).toBe(true);
    expect(sentence!.warnings).toMatchObject([
      { code: "hidden_text", page: 1, detail: expect.stringContaining('"The only director is Jan Janssens."') },
    ]);
    expect(marks!.warnings).toEqual([]);
  });

  it("is cut to the crop box, from whose corner its boxes count", async () => {
    const bytes = await makePdf((page, font) => {
      page.drawText("inside", { x: 150, y: 700, size: 20, font });
      page.drawText("left of it", { x: 20, y: 700, size: 10, font });
      page.setCropBox(100, 600, 300, 200);
    });
    const { pages } = await read(bytes);
    expect(pages[0]).toMatchObject({ width: 300, height: 200 });
    expect(pages[0]!.lines.map(({ text, box }) => [text, box])).toEqual([["inside", [50, 85.6, 52.2, 18.5]]]);
  });

  it.each([0, 90, 180, 270])("reads a page that is shown turned by %i degrees", async (angle) => {
    const bytes = await makePdf((page, font) => {
      page.drawText("upright before the turn", { x: 50, y: 742, size: 20, font });
      page.setRotation(degrees(angle));
    });
    const { pages } = await read(bytes);
    expect(pages[0]).toMatchObject({ width: 595, height: 842, rotation: (360 - angle) % 360 });
    expect(pages[0]!.lines[0]!.box).toEqual([50, 85.6, 196.8, 18.5]);
    expect(pages[0]!.lines.map(({ text }) => text)).toEqual(["upright before the turn"]);
  });
});
