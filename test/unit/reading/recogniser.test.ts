import { expect, it } from "vitest";
import { drawPage } from "../../support/drawn-pages.ts";
import { createNodeRecogniser } from "../../support/recogniser-in-node.ts";

const recogniser = createNodeRecogniser();
const LINES = [
  "Uittreksel uit de Kruispuntbank van Ondernemingen",
  "Ondernemingsnummer 0403.170.701",
  "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
];

async function read(bytes: Uint8Array) {
  const page = await recogniser.recognise({ format: "file", bytes }, new AbortController().signal);
  return page.lines.map(({ text }) => text);
}

it("reads a straight page", async () => {
  expect(await read(drawPage(LINES))).toEqual(LINES);
});

it("does not begin once its caller has given up", async () => {
  const image = { format: "file", bytes: drawPage(LINES) } as const;
  await expect(recogniser.recognise(image, AbortSignal.abort())).rejects.toThrow(/abort/i);
});
