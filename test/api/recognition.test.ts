import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { loadModels } from "../../src/reading/models/fitted-models.ts";
import { readDocument } from "../../src/reading/read-document.ts";
import { createRecogniser } from "../../src/reading/recognition/recogniser.ts";
import jbig2 from "../fixtures/scans/jbig2.pdf.bin";
import scan from "../fixtures/scans/register-extract.jpg.bin";

const DUTCH = [
  "Uittreksel uit de Kruispuntbank van Ondernemingen",
  "Ondernemingsnummer 0403.170.701",
  "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
];

it("reads a scan inside the runtime, with the trained data of the static assets", async () => {
  const page = await createRecogniser(env).recognise(
    { format: "file", bytes: new Uint8Array(scan) },
    new AbortController().signal,
  );
  expect(page.lines.map(({ text }) => text)).toEqual(DUTCH);
});

it("reads a PDF of scans that are stored as JBIG2 inside the runtime", async () => {
  const tools = { recogniser: createRecogniser(env), models: await loadModels(env), now: () => new Date() };
  const { status, pages } = await readDocument(new Uint8Array(jbig2), "application/pdf", tools);
  expect([status, pages.map(({ lines }) => lines[1]!.text)]).toEqual(["read", Array(2).fill(DUTCH[1])]);
});
