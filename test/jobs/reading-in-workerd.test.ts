import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, it } from "vitest";
import { readDocument } from "../../src/reading/read-document.ts";

it("reads a text PDF inside the runtime", async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText("Ondernemingsnummer 0403.170.701", { x: 50, y: 742, size: 20, font });
  const bytes = await document.save();
  const recogniser = { recognise: () => Promise.reject(new Error("nothing to recognise")) };
  const reading = await readDocument(bytes, "application/pdf", { recogniser, now: () => new Date() });
  expect(reading).toMatchObject({ status: "read", reader: "text_layer", page_count: 1 });
  const [page] = reading.pages;
  expect(page!.lines).toEqual([
    { text: "Ondernemingsnummer 0403.170.701", box: [50, 85.6, 332.4, 18.5], confidence: 1 },
  ]);
});
