import type { Canvas } from "@napi-rs/canvas";
import { expect } from "vitest";
import { drawCard, drawOnPage, drawPage, jpegOf } from "./drawn-pages.ts";
import { createNodeRecogniser } from "./recogniser-in-node.ts";

export const recogniser = createNodeRecogniser();

export const DUTCH = [
  "Uittreksel uit de Kruispuntbank van Ondernemingen",
  "Ondernemingsnummer 0403.170.701",
  "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
];

export const recognise = (bytes: Uint8Array) =>
  recogniser.recognise({ format: "file", bytes }, new AbortController().signal);

async function linesOf(canvas: Canvas, quality = 80): Promise<string[]> {
  return (await recognise(jpegOf(canvas, quality))).lines.map(({ text }) => text);
}

/** @param options of the drawing. @param quality of the JPEG. */
export async function expectRead(lines: readonly string[], options: Parameters<typeof drawPage>[1] = {}, quality = 80) {
  expect(await linesOf(drawPage(lines, options), quality)).toEqual(lines);
}

/** A page that lies turned is turned by `rotation` to be read. */
export async function expectTurned(turned: number, rotation: number): Promise<void> {
  const page = await recognise(jpegOf(drawPage(DUTCH, { turned })));
  expect([page.rotation, page.lines.map(({ text }) => text)]).toEqual([rotation, DUTCH]);
}

const WORDS = ["UTOPIA", "Name / Nom", "Eriksson"];
const TD1 = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];

/** The zones of ICAO 9303 of each size. */
export const ZONES = {
  TD1,
  TD2: ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"],
  TD3: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
} as const;

/** Of a photo of a card: the words, then each line of the zone once. */
export async function expectZone(zone: readonly string[]): Promise<void> {
  const lines = await linesOf(drawCard(WORDS, zone, { noise: 20, shadow: 0.4 }), 60);
  expect(lines.slice(-zone.length)).toEqual(zone);
  expect(lines.slice(0, -zone.length)).toEqual(WORDS);
}

/** Of a card that takes `share` of the width of a printed page. */
export async function expectZoneOnPage(degrees: number, share: number): Promise<void> {
  const page = Array.from({ length: 20 }, () => DUTCH.join(", "));
  const lines = await linesOf(drawOnPage(drawCard(WORDS, TD1, { noise: 10 }), page, degrees, share));
  for (const line of TD1) expect(lines).toContain(line);
}
