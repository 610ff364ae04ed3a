import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ShownText } from "../../../../src/reading/pages/pdf/shown-text.rules.ts";
import { read, texts } from "../support/pages.ts";

/** A page whose contents, packed, show a text so often. */
function pageShowing(text: string, times: number): Uint8Array {
  const contents = deflateSync(Buffer.from(`BT /F 12 Tf 50 700 Td ${`(${text}) Tj 0 -14 Td `.repeat(times)}ET`));
  const parts = [
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n",
    "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n",
    `4 0 obj<</Filter/FlateDecode/Length ${contents.length}>>stream\n`,
  ];
  const end = "\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
  return Buffer.concat([Buffer.from(parts.join("")), contents, Buffer.from(end)]);
}

describe("a page that shows more text than a page can hold", () => {
  it("is refused before it is opened", async () => {
    const started = process.cpuUsage();
    const { pages, warnings } = await read(pageShowing("0403.170.701 An Peeters", 60_000));
    const { user, system } = process.cpuUsage(started);
    expect(pages).toEqual([]);
    expect(warnings.map(({ code, detail }) => [code, detail])).toEqual([
      ["damaged", "A part of the document is too large to be read."],
    ]);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it("is read up to as much as a dense page shows", async () => {
    const result = await read(pageShowing("Dense", 40));
    expect(result.warnings).toEqual([]);
    expect(texts(result)[0]).toHaveLength(40);
  });

  it.each([
    ["an operator for each of 31,000 letters", "(a)Tj ", 31_000, true],
    ["an operator for each of 12,000 letters", "(a)Tj ", 12_000, false],
    ["500,000 letters in 500 operators", `(${"a".repeat(1000)})TJ `, 500, true],
    ["brackets inside of a text", String.raw`(a \) Tj \( b) Tj `, 1000, false],
    ["bytes without operators", "(".repeat(2) + "x".repeat(1000), 1000, false],
  ])("counts %s", (_case, piece, times, isTooMuch) => {
    const shown = new ShownText();
    const results = Array.from({ length: times }, () => shown.add(Buffer.from(piece)));
    expect(results.at(-1)).toBe(isTooMuch);
  });
});
