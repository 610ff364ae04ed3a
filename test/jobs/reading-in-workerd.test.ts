import { env } from "cloudflare:workers";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, it } from "vitest";
import { inspect } from "../../src/reading/forensics/inspect.ts";
import { loadModels } from "../../src/reading/models/fitted-models.ts";
import type { PageImage } from "../../src/reading/ports.ts";
import { readDocument } from "../../src/reading/read-document.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { drawImageObject, recognisedLine } from "../support/pdf-images.ts";
import { makeSigner, signPdf } from "../support/signed-pdf.ts";

it("reads a PDF of text and a scan inside the runtime", async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText("Ondernemingsnummer 0403.170.701", { x: 50, y: 742, size: 20, font });
  // The header of a JPEG file of 400 x 300 pixels in three colours: nothing here decodes it.
  const file = Uint8Array.from(Buffer.from("ffd8ffc0001108012c01900301110002110003110000ffd9", "hex"));
  const jpeg = { ColorSpace: "DeviceRGB", BitsPerComponent: 8, Width: 400, Height: 300, Filter: "DCTDecode" };
  drawImageObject(document.addPage([400, 300]), jpeg, file, [400, 0, 0, 300, 0, 0], false);
  const images: PageImage[] = [];
  const lines = [recognisedLine("a scan", [10, 20, 100, 10])];
  const recogniser = {
    unpack: async () => null,
    recognise: async (image: PageImage) => {
      images.push(image);
      return { width: 400, height: 300, rotation: 0, lines, confidence: 0.9, warnings: [] };
    },
  };
  const tools = { recogniser, models: await loadModels(env), now: () => new Date() };
  const reading = await readDocument(await document.save(), "application/pdf", tools);
  expect(reading).toMatchObject({ status: "read", page_count: 2 });
  expect(reading.pages.map(({ reader }) => reader)).toEqual(["text_layer", "recognition"]);
  expect(reading.pages.flatMap((page) => page.lines)).toEqual([
    { text: "Ondernemingsnummer 0403.170.701", box: [50, 85.6, 332.4, 18.5], confidence: 1 },
    { text: "a scan", box: [10, 20, 100, 10], confidence: 0.9 },
  ]);
  expect(images).toEqual([{ format: "file", bytes: file }]);
});

it("verifies a signature inside the runtime", async () => {
  const objects = { 1: "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [20 0 R] /SigFlags 3 >> >>" };
  const plain = makePdf({ objects: onePage(textAt("Benoemd tot bestuurder: An Peeters", 60, 700)) });
  const signed = await signPdf(plain, await makeSigner("Notaris Jansens"), { at: 20, objects });
  const pages = { pages: [], page_count: 0, warnings: [], is_whole: true };
  const { signatures } = await inspect(signed, "application/pdf", pages);
  expect(signatures).toMatchObject([{ valid: true, signer: "Notaris Jansens" }]);
});
