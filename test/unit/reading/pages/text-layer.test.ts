import { degrees, rgb } from "pdf-lib";
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

  it.each([0, 90, 180, 270])("reads a page that is shown turned by %i degrees", async (angle) => {
    const bytes = await makePdf((page, font) => {
      page.drawText("upright before the turn", { x: 50, y: 742, size: 20, font });
      page.setRotation(degrees(angle));
    });
    const { pages } = await read(bytes);
    expect(pages[0]!.lines.map(({ text }) => text)).toEqual(["upright before the turn"]);
  });
});
