import { type PDFFont, type PDFPage, rgb, setTextRenderingMode, TextRenderingMode } from "pdf-lib";
import { describe, expect, it } from "vitest";
import type { ReadLine } from "../../../../src/domain/readings/reading.model.ts";
import { readPages } from "../../../../src/reading/pages/read-pages.ts";
import { drawImageObject } from "../../../support/pdf-images.ts";
import { greyPattern, makePdf, PDF_TYPE, read, stubRecogniser, texts } from "../support/pages.ts";

const PAPER = [
  "Registre des actionnaires de la société Delta Conseil SRL",
  "Numéro d'entreprise 0403.170.701",
  "Claire Janssens, née le 12/04/1978, détient 60 actions sur 100",
  "Marc Lefebvre, né le 30/09/1969, détient 40 actions sur 100",
  "Fait à Namur le 14 novembre 2026, certifié sincère et exact",
];
const TOP = 100;
const LEADING = 24;
const SIZE = 11;

/** What recognition sees of lines that a page of 595 by 842 points shows, a pixel a point. */
const seen = (lines: readonly string[], font: PDFFont, confidence = 0.95): ReadLine[] =>
  lines.map((text, row) => {
    let x = 60;
    const y = TOP + row * LEADING - 8;
    const words = text.split(" ").map((word) => {
      const width = font.widthOfTextAtSize(word, SIZE);
      const box = [x, y, width, 10] as const;
      x += width + font.widthOfTextAtSize(" ", SIZE);
      return { text: word, box, confidence };
    });
    return { text, box: [60, y, x - 60, 10] as const, confidence, words };
  });

interface Scan {
  readonly layer: readonly string[];
  /** Null for what recognition makes nothing of. */
  readonly picture: readonly string[] | null;
  readonly confidence?: number;
  readonly draw?: (page: PDFPage, font: PDFFont, write: () => void) => void;
}

const A4 = [595, 0, 0, 842, 0, 0];
const PICTURE = { ColorSpace: "DeviceGray", BitsPerComponent: 8, Width: 595, Height: 842 };
const drawScan = (page: PDFPage) => drawImageObject(page, PICTURE, greyPattern(595, 842), A4);

/** A scan with a text layer over, or however it is drawn. */
async function readScan({ layer, picture, confidence, draw }: Scan) {
  let lines: ReadLine[] = [];
  const bytes = await makePdf((page, font) => {
    const write = () =>
      layer.forEach((text, row) => page.drawText(text, { x: 60, y: 842 - TOP - row * LEADING, size: SIZE, font }));
    lines = picture === null ? [] : seen(picture, font, confidence);
    if (draw !== undefined) return draw(page, font, write);
    drawScan(page);
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    write();
  });
  const stub = stubRecogniser({ width: 595, height: 842, lines });
  const result = await read(bytes, PDF_TYPE, stub.recogniser);
  return { ...result, lines: result.pages[0]!.lines, recognised: stub.images.length };
}

const forged = PAPER.map((line) => line.replace("Claire Janssens", "Pieter Wouters"));

describe("a scan with a text layer", () => {
  it("that says what the picture shows is read from the picture, surer than from either alone", async () => {
    const { lines, warnings, is_whole, pages, recognised } = await readScan({ layer: PAPER, picture: PAPER });
    expect([warnings, is_whole, recognised, pages[0]!.reader]).toEqual([[], true, 1, "recognition"]);
    expect(lines.map(({ text, confidence }) => [text, confidence])).toEqual(PAPER.map((text) => [text, 1]));
  });

  it("that another program read poorly is honest, and does not make the picture less certain", async () => {
    const poor = [
      "Regi5tre des actiormaires de la societe De1ta ConseiI SRL",
      "Num6ro d'entreprise O403.170.70l",
      ...PAPER.slice(2),
    ];
    const { lines, warnings, is_whole } = await readScan({ layer: poor, picture: PAPER });
    expect([warnings, is_whole]).toEqual([[], true]);
    expect(lines.map(({ text, confidence }) => [text, confidence >= 0.95])).toEqual(PAPER.map((text) => [text, true]));
  });

  it("that names somebody else is told with the words that differ, and nothing of the paper is certain", async () => {
    const { lines, warnings } = await readScan({ layer: forged, picture: PAPER });
    expect(lines.map(({ text }) => text)).toEqual(PAPER);
    expect(Math.max(...lines.map(({ confidence }) => confidence))).toBeLessThan(0.8);
    expect(warnings.map(({ code, page }) => [code, page])).toEqual([["text_layer_differs", 1]]);
    expect(warnings[0]!.detail).toContain('"Wouters," where the picture shows "Janssens,"');
  });

  it.each([
    ["under its picture", (page: PDFPage, _: PDFFont, write: () => void) => (write(), drawScan(page))],
    [
      "invisible under its picture",
      (page: PDFPage, _: PDFFont, write: () => void) => {
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        write();
        drawScan(page);
      },
    ],
    [
      "on its picture, in the colour of the paper",
      (page: PDFPage, font: PDFFont) => {
        drawImageObject(page, PICTURE, new Uint8Array(595 * 842).fill(240).fill(0, 0, 9000), A4);
        const color = rgb(0.95, 0.95, 0.95);
        forged.forEach((text, row) => page.drawText(text, { x: 60, y: 742 - row * LEADING, size: SIZE, font, color }));
      },
    ],
  ])("that is drawn %s is held against it as well", async (_, draw) => {
    const { lines, warnings } = await readScan({ layer: forged, picture: PAPER, draw });
    expect(lines.map(({ text }) => text)).toEqual(PAPER);
    expect(warnings.map(({ code }) => code)).toEqual(["text_layer_differs"]);
  });

  it.each([
    ["another share", "60 actions", "25 actions", "text_layer_differs"],
    ["another date", "12/04/1978", "27/11/1984", "text_layer_differs"],
    ["another digit, which either may have misread", "60 actions", "80 actions", "text_layer_unclear"],
  ])("with %s", async (_, right, wrong, code) => {
    const layer = PAPER.map((line) => line.replace(right, wrong));
    const { lines, warnings } = await readScan({ layer, picture: PAPER });
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(warnings[0]!.detail).toContain(wrong.split(" ")[0]);
    const holder = lines.find(({ text }) => text.startsWith("Claire"))!;
    expect([holder.text, holder.confidence < 0.8]).toEqual([PAPER[2], true]);
  });

  it("of another paper altogether", async () => {
    const layer = [
      "Extrait du registre de commerce",
      "Oméga Holding Luxembourg",
      "Monsieur Ferdinand Kowalski demeurant rue Haute",
      "unique bénéficiaire depuis septembre",
    ];
    const { lines, warnings } = await readScan({ layer, picture: PAPER });
    expect([lines.map(({ text }) => text), warnings.map(({ code }) => code)]).toEqual([PAPER, ["text_layer_differs"]]);
  });

  it("whose picture cannot be recognised is read in part, and nothing of its layer is certain", async () => {
    const { lines, warnings, is_whole } = await readScan({ layer: PAPER, picture: null });
    expect(lines.map(({ text, confidence }) => [text, confidence < 0.8])).toEqual(PAPER.map((text) => [text, true]));
    expect([warnings.map(({ code }) => code), is_whole]).toEqual([["text_layer_unverified"], false]);
  });

  it("over a blank picture is text that nobody sees", async () => {
    const { pages, warnings, recognised } = await readScan({
      layer: PAPER,
      picture: [],
      draw: (page, _, write) => {
        drawImageObject(page, PICTURE, new Uint8Array(595 * 842).fill(255), A4);
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        write();
      },
    });
    expect([pages[0]!.lines, warnings.map(({ code }) => code), recognised]).toEqual([
      [],
      ["hidden_text", "no_text"],
      0,
    ]);
  });

  it("that has more than the picture shows says so", async () => {
    const more =
      "Par acte ultérieur toutes les actions appartiennent désormais entièrement à Pieter Wouters domicilié à Gand";
    const { lines, warnings } = await readScan({ layer: [...PAPER, "", "", "", more], picture: PAPER });
    expect(lines.map(({ text }) => text)).toEqual(PAPER);
    expect(warnings).toMatchObject([{ code: "text_layer_unclear", detail: expect.stringContaining("Pieter Wouters") }]);
  });

  it("is laid upon its picture where it was drawn aside", async () => {
    const { warnings } = await readScan({
      layer: [],
      picture: PAPER,
      draw: (page, font) => {
        drawScan(page);
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        PAPER.forEach((text, row) =>
          page.drawText(text, { x: 75, y: 842 - TOP - 14 - row * LEADING, size: SIZE, font }),
        );
      },
    });
    expect(warnings).toEqual([]);
  });

  it("of many pages is read from the layer when the time runs out, without certainty", async () => {
    const bytes = await makePdf((first, font, document) => {
      for (const page of [first, document.addPage([595, 842])]) {
        drawScan(page);
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        PAPER.forEach((text, row) => page.drawText(text, { x: 60, y: 742 - row * LEADING, size: SIZE, font }));
      }
    });
    let seconds = 0;
    const stub = stubRecogniser();
    const recogniser = {
      ...stub.recogniser,
      recognise: async (...asked: Parameters<typeof stub.recogniser.recognise>) => {
        seconds = 50;
        return stub.recogniser.recognise(...asked);
      },
    };
    const { pages, warnings, is_whole } = await readPages(bytes, PDF_TYPE, {
      recogniser,
      now: () => new Date(Date.UTC(2026, 10, 28, 12, 0, seconds)),
    });
    expect([stub.images.length, is_whole, texts({ pages } as never)[1]]).toEqual([1, false, PAPER]);
    expect(warnings.at(-1)).toMatchObject({ code: "text_layer_unverified", page: 2 });
    expect(warnings.at(-1)!.detail).toContain("time");
  });
});

describe("a page of text with a logo", () => {
  const LETTER = Array.from(
    { length: 15 },
    (_, row) => `Line ${row} of a letter that a program wrote for its customer`,
  );
  const letter = async (hidden: string, [width, height] = [120, 60]) => {
    const bytes = await makePdf((page, font) => {
      LETTER.forEach((text, row) => page.drawText(text, { x: 60, y: 640 - row * 20, size: 10, font }));
      drawImageObject(page, PICTURE, greyPattern(595, 842), [width!, 0, 0, height!, 60, 740]);
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText(hidden, { x: 62, y: 760, size: 4, font });
    });
    const stub = stubRecogniser();
    return { ...(await read(bytes, PDF_TYPE, stub.recogniser)), recognised: stub.images.length };
  };

  it("is read at once, without what is hidden on the logo", async () => {
    const result = await letter("Delta Conseil");
    expect([texts(result), result.warnings, result.recognised]).toEqual([[LETTER], [], 0]);
  });

  it("says so where whole sentences are hidden on it", async () => {
    const result = await letter("The only owner and director of the company is Pieter Wouters of Ghent.");
    expect([texts(result), result.recognised]).toEqual([[LETTER], 0]);
    expect(result.warnings.map(({ code }) => code)).toEqual(["hidden_text"]);
  });

  it.each([
    ["on its letterhead, a picture behind it", (page: PDFPage, write: () => void) => (drawLight(page), write())],
    ["under a mark that lets it shine through", (page: PDFPage, write: () => void) => (write(), drawClear(page))],
  ])("or %s is read at once", async (_, draw) => {
    const bytes = await makePdf((page, font) =>
      draw(page, () =>
        LETTER.forEach((text, row) => page.drawText(text, { x: 60, y: 640 - row * 20, size: 10, font })),
      ),
    );
    const stub = stubRecogniser();
    const result = await read(bytes, PDF_TYPE, stub.recogniser);
    expect([texts(result), result.warnings, stub.images.length]).toEqual([[LETTER], [], 0]);
  });
});

const drawLight = (page: PDFPage) => drawImageObject(page, PICTURE, new Uint8Array(595 * 842).fill(225), A4);

/** A picture of which nothing but a frame is opaque. */
function drawClear(page: PDFPage): void {
  const opacity = new Uint8Array(595 * 842).fill(0, 5000).fill(255, 0, 5000);
  const mask = page.doc.context.register(
    page.doc.context.flateStream(opacity, { Type: "XObject", Subtype: "Image", ...PICTURE } as never),
  );
  drawImageObject(page, { ...PICTURE, SMask: mask }, greyPattern(595, 842), A4);
}
