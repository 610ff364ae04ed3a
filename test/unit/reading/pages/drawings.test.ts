import { expect, it } from "vitest";
import { makePdf } from "../../../support/made-pdf.ts";
import { read, texts } from "../support/pages.ts";

const text = (line: string, y: number, colour = "") => `${colour} BT /F 12 Tf 50 ${y} Td (${line}) Tj ET`;

/** Colours that run over a page, along a line, around a point and over a mesh; a colour that a program in PostScript works out. */
const SHADINGS = {
  Along: "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 842] /Function 9 0 R /Extend [true true] >>",
  Around: "<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [300 400 0 300 400 200] /Function 9 0 R >>",
  Mesh: "6 0 R",
};

const mark = (kind: string, more: string) =>
  `<< /Type /Annot /Subtype /${kind} /Rect [40 500 300 560] /C [1 0 0] ${more} >>`;

const page = (annotations: readonly string[]) =>
  makePdf({
    objects: {
      1: "<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 8 0 R >>",
      2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Annots [${annotations.join(" ")}]
        /Resources << /Font << /F 5 0 R >> /Shading << ${Object.entries(SHADINGS)
          .map(([name, shading]) => `/${name} ${shading}`)
          .join(" ")} >>
        /ColorSpace << /Spot [/Separation /Ink /DeviceRGB 7 0 R] >>
        /Pattern << /P << /PatternType 2 /Shading ${SHADINGS.Along} >> >> >> >>`,
      4: {
        dict: "",
        data: Buffer.from(
          [
            text("Ondernemingsnummer 0403.170.701", 700),
            "/Along sh /Around sh /Mesh sh",
            text("Zetel Wetstraat 16", 680, "/Spot cs 0.9 scn"),
            text("Bestuurder Jan Peeters", 660, "/Pattern cs /P scn"),
            text("Kapitaal 18.600 euro", 640, "0 g"),
          ].join("\n"),
        ),
      },
      5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      6: {
        dict: "/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1 0 1 0 1]",
        data: Buffer.from([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 128, 255, 0, 0, 255]),
      },
      7: {
        dict: "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
        data: Buffer.from("{ dup 0.5 gt { pop 0 0 0 } { 1 exch sub dup dup } ifelse }"),
      },
      8: "<< /Type /StructTreeRoot /K << /Type /StructElem /S /P /Pg 3 0 R /K 0 >> /ParentTree << /Nums [] >> >>",
      9: "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1 >>",
    },
  });

const LINES = [
  "Ondernemingsnummer 0403.170.701",
  "Zetel Wetstraat 16",
  "Bestuurder Jan Peeters",
  "Kapitaal 18.600 euro",
];

it.each([
  ["none", []],
  ["lines by hand", [mark("Ink", "/InkList [[50 510 100 540 200 520]]")]],
  ["a highlighter's", [mark("Highlight", "/QuadPoints [40 560 300 560 40 500 300 500]")]],
])("reads the text among colours that run, and marks: %s", async (_, marks) => {
  const { pages, is_whole } = await read(page(marks));
  expect([texts({ pages } as never), is_whole]).toEqual([[LINES], true]);
});
