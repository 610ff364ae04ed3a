import { describe, expect, it } from "vitest";
import { inspect } from "../../../../src/reading/forensics/inspect.ts";
import { makePdf, onePage, textAt } from "../../../support/made-pdf.ts";

const PAGES = {
  pages: [{ number: 1, width: 595, height: 842, rotation: 0, reader: "text_layer", lines: [] } as const],
  page_count: 1,
  warnings: [],
  is_whole: true,
};
type Extra = NonNullable<Parameters<typeof onePage>[1]>;
type Objects = Parameters<typeof makePdf>[0]["objects"];

async function signs(content: string, extra: Extra = {}, objects: Objects = {}) {
  const { warnings } = await inspect(
    makePdf({ objects: { ...onePage(content, extra), ...objects } }),
    "application/pdf",
    PAGES,
  );
  return warnings.map(({ code, page, detail }) => ({ code, page, detail }));
}
const codes = async (...args: Parameters<typeof signs>) => (await signs(...args)).map(({ code }) => code);

const fill = (x: number, y: number, width: number, height: number, colour = "1 1 1") =>
  `q ${colour} rg ${x} ${y} ${width} ${height} re f Q\n`;
const image = (name: string, x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`;
/** A picture, with an alpha channel where `mask` names one. */
const picture = (mask = "") => ({
  dict: `/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 ${mask}`,
  data: new Uint8Array(64).fill(200),
  isCompressed: true,
});
const ONE = { resources: "/XObject << /I2 10 0 R >>" };
const IMAGES = { resources: "/XObject << /I1 8 0 R /I2 10 0 R >>" };
const PICTURES = { 8: picture("/SMask 9 0 R"), 9: picture(), 10: picture() };
/** A file with a transparent image of the same size would have none that is certainly opaque. */
const OPAQUE = { 10: picture() };
const IBAN = textAt("IBAN BE68 5390 0754 7034", 60, 600);
const LETTER = Array.from({ length: 12 }, (_, i) =>
  textAt(`Regel ${i} van de brief aan de vennootschap`, 60, 500 - i * 16),
).join("");

describe("the time left for the signs of pages", () => {
  it("is said to have run out where none is left", async () => {
    const covered = makePdf({ objects: onePage(IBAN + fill(50, 590, 300, 30)) });
    const { warnings } = await inspect(covered, "application/pdf", PAGES, 0);
    expect(warnings.map(({ code }) => code)).toEqual(["time_ran_out"]);
  });
});

describe("text laid over other text", () => {
  it("is named where a blank area covers a number and another one stands on it", async () => {
    const found = await signs(`${LETTER}${IBAN}${fill(84, 596, 150, 14)}${textAt("BE71 0961 2345 6769", 86, 600)}`);
    expect(found).toEqual([
      {
        code: "text_over_content",
        page: 1,
        detail:
          'On page 1, "BE68 5390 0754 7034" was painted over, and "BE71 0961 2345 6769" was written in its place.',
      },
    ]);
  });

  it.each([
    [
      "a blank area hides a name",
      `${IBAN}${textAt("Bestuurder: An Peeters", 60, 560)}${fill(120, 556, 90, 14)}`,
      {},
      {},
    ],
    ["text is written over text", `${IBAN}${textAt("BE71 0961 2345 6769", 86, 600)}`, {}, {}],
    [
      "the change is a form of its own",
      `${IBAN}/X1 Do`,
      { resources: "/XObject << /X1 8 0 R >>" },
      {
        8: {
          dict: "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>",
          data: `${fill(84, 596, 150, 14)}${textAt("BE71 0961 2345 6769", 86, 600)}`,
        },
      },
    ],
    [
      "an annotation with a ground covers a number",
      IBAN,
      { page: "/Annots [8 0 R]" },
      {
        8: "<< /Type /Annot /Subtype /FreeText /Rect [84 596 240 610] /AP << /N 9 0 R >> /DA (/F1 11 Tf) /Contents (x) >>",
        9: {
          dict: "/Type /XObject /Subtype /Form /BBox [0 0 156 14] /Resources << /Font << /F1 5 0 R >> >>",
          data: `${fill(0, 0, 156, 14)}${textAt("BE71 0961 2345 6769", 2, 4)}`,
        },
      },
    ],
    [
      "a part of a scan is covered and written on",
      `${image("I2", 0, 0, 595, 842)}${fill(84, 596, 150, 14)}${textAt("BE71 0961 2345 6769", 86, 600)}`,
      IMAGES,
      PICTURES,
    ],
  ])("is named where %s", async (_, content, extra, objects) => {
    expect(await codes(content, extra, objects)).toEqual(["text_over_content"]);
  });
});

describe("an image laid over text", () => {
  it("is named where a patch covers a line", async () => {
    expect(await signs(`${IBAN}${image("I2", 84, 595, 160, 16)}`, ONE, OPAQUE)).toEqual([
      { code: "image_over_content", page: 1, detail: 'On page 1, an image was laid over "BE68 5390 0754 7034".' },
    ]);
  });

  it("is named where it covers many lines", async () => {
    expect(await codes(`${LETTER}${IBAN}${image("I2", 50, 440, 300, 90)}`, ONE, OPAQUE)).toEqual([
      "image_over_content",
    ]);
  });
});

describe("digits of one number in several typefaces", () => {
  const COURIER = { resources: "/Font << /F1 5 0 R /F2 8 0 R /F3 9 0 R >>" };
  const fonts = {
    8: "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
    9: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  };
  const pieces = (...parts: [text: string, font: string, size?: number][]) =>
    `BT 60 600 Td ${parts.map(([text, font, size = 11]) => `/${font} ${size} Tf (${text}) Tj`).join(" ")} ET\n`;

  it.each([
    ["an account number", pieces(["BE68 53", "F1"], ["9", "F2"], ["0 0754 7034", "F1"])],
    ["an enterprise number", pieces(["0403.1", "F1"], ["7", "F2"], ["0.701", "F1"])],
    ["an amount", pieces(["Omzet 1.", "F1"], ["9", "F2"], ["00.000,00", "F1"])],
    ["a size of its own", pieces(["BE68 53", "F1"], ["9", "F1", 13], ["0 0754 7034", "F1"])],
  ])("are named in %s", async (_, content) => {
    expect(await codes(content, COURIER, fonts)).toEqual(["mixed_fonts_in_number"]);
  });

  it.each([
    ["the country code is bold", pieces(["BE", "F3"], ["68 5390 0754 7034", "F1"])],
    ["half of it is bold", pieces(["BE68 5390 ", "F3"], ["0754 7034", "F1"])],
    ["cents are small", pieces(["1.900.000", "F1"], [",00", "F1", 8])],
    ["a label has another typeface", pieces(["IBAN: ", "F2"], ["BE68 5390 0754 7034", "F1"])],
    ["two numbers stand in two columns", `${textAt("1.900", 60, 600, 11, "F1")}${textAt("2.500", 140, 600, 14, "F2")}`],
    ["dates and years differ", pieces(["2023 ", "F2"], ["456 ", "F1"], ["12/03/2024", "F2"])],
  ])("are not named where %s", async (_, content) => {
    expect(await codes(content, COURIER, fonts)).toEqual([]);
  });
});

describe("a genuine page raises nothing", () => {
  const widget = (appearance: string) => ({
    8: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (iban) /V (x) /Rect [84 596 240 610] /AP << /N 9 0 R >> >>`,
    9: {
      dict: "/Type /XObject /Subtype /Form /BBox [0 0 156 14] /Resources << /Font << /F1 5 0 R >> >>",
      data: appearance,
    },
  });
  it.each([
    [
      "a table with shaded rows",
      `${fill(50, 590, 400, 20, "0.9 0.9 0.9")}${IBAN}${fill(50, 560, 400, 20)}${textAt("Totaal 1.250,00", 60, 565)}`,
      {},
      {},
    ],
    ["a highlight drawn under the same words again", `${IBAN}${fill(55, 596, 190, 14, "1 1 0")}${IBAN}`, {}, {}],
    ["bold drawn twice", `${IBAN}${textAt("IBAN BE68 5390 0754 7034", 60.4, 600)}`, {}, {}],
    [
      "a field on its hint",
      `${textAt("uw rekeningnummer", 86, 600)}`,
      { page: "/Annots [8 0 R]" },
      widget(`${fill(0, 0, 156, 14)}${textAt("BE71 0961 2345 6769", 2, 4)}`),
    ],
    [
      "a flattened field on a dotted line",
      `${textAt("................................", 86, 600)}${fill(84, 596, 150, 14)}${textAt("BE71 0961 2345 6769", 86, 600)}`,
      {},
      {},
    ],
    ["a number in a table of two columns", `${textAt("1.000", 60, 600)}${textAt("2.000", 160, 600, 13)}`, {}, {}],
    ["a stamp that shines through", `${LETTER}${IBAN}${image("I1", 60, 560, 180, 60)}`, IMAGES, PICTURES],
    [
      "an opaque stamp on the place of a signature",
      `${LETTER}${textAt("Handtekening", 70, 210)}${image("I2", 60, 180, 120, 60)}`,
      ONE,
      OPAQUE,
    ],
    ["a signature that crosses text", `${LETTER}${image("I2", 100, 494, 80, 8)}`, ONE, OPAQUE],
    [
      "a watermark across the page",
      `${LETTER}${IBAN}q 0.8 g BT /F1 60 Tf 0.7 0.7 -0.7 0.7 100 200 Tm (KOPIE) Tj ET Q`,
      {},
      {},
    ],
    [
      "a number on a cleared strip below",
      `${LETTER}${textAt("Pagina 1 van 3", 250, 30)}${fill(200, 20, 200, 30)}${textAt("Pagina 4 van 9", 250, 30)}`,
      {},
      {},
    ],
    [
      "a header that sticks to a printed web page",
      `${LETTER}${fill(0, 480, 595, 40)}${textAt("Mijn bank", 60, 495)}`,
      {},
      {},
    ],
    [
      "a black bar over a national number",
      `${LETTER}${textAt("85.07.30-033.61", 60, 560)}${fill(58, 556, 100, 14, "0 0 0")}`,
      {},
      {},
    ],
    [
      "a scan with invisible text",
      `BT 3 Tr /F1 11 Tf 60 600 Td (BE68 5390) Tj /F1 13 Tf ( 0754 7034) Tj ET ${image("I2", 0, 0, 595, 842)}`,
      IMAGES,
      PICTURES,
    ],
    ["a scan over its own text", `${LETTER}${IBAN}${image("I2", 0, 0, 595, 842)}`, ONE, OPAQUE],
    [
      "a scan with a page number",
      `${image("I2", 0, 0, 595, 842)}${fill(280, 20, 40, 14)}${textAt("1 / 3", 285, 24)}`,
      IMAGES,
      PICTURES,
    ],
    [
      "a scan in strips",
      `${LETTER}${[0, 1, 2, 3].map((i) => image("I2", 0, i * 210, 595, 210)).join("")}`,
      ONE,
      OPAQUE,
    ],
    [
      "a scan stamped by an office",
      image("I2", 0, 0, 595, 842),
      { ...IMAGES, page: "/Annots [11 0 R]" },
      {
        ...PICTURES,
        11: "<< /Type /Annot /Subtype /Stamp /Rect [84 596 240 610] /AP << /N 12 0 R >> >>",
        12: {
          dict: "/Type /XObject /Subtype /Form /BBox [0 0 156 14] /Resources << /Font << /F1 5 0 R >> >>",
          data: `${fill(0, 0, 156, 14)}${textAt("ONTVANGEN 12 MEI", 2, 4)}`,
        },
      },
    ],
    [
      "text that fades behind a half transparent area",
      `${IBAN}q /G1 gs ${fill(84, 596, 150, 14)} Q`,
      { resources: "/ExtGState << /G1 << /ca 0.3 >> >>" },
      {},
    ],
    [
      "a note that marks words",
      IBAN,
      {
        page: "/Annots [<< /Type /Annot /Subtype /Highlight /Rect [84 596 240 610] /QuadPoints [84 610 240 610 84 596 240 596] /C [1 1 0] >>]",
      },
      {},
    ],
  ])("with %s", async (_, content, extra, objects) => {
    expect(await signs(content, extra, objects)).toEqual([]);
  });
});
