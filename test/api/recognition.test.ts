import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createRecogniser } from "../../src/reading/recognition/recogniser.ts";
import scan from "../fixtures/scans/register-extract.jpg.bin";

it("reads a scan inside the runtime, with the trained data of the static assets", async () => {
  const page = await createRecogniser(env).recognise(
    { format: "file", bytes: new Uint8Array(scan) },
    new AbortController().signal,
  );
  expect(page.lines.map(({ text }) => text)).toEqual([
    "Uittreksel uit de Kruispuntbank van Ondernemingen",
    "Ondernemingsnummer 0403.170.701",
    "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
  ]);
});
