import type { Canvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { drawCard, drawOnPage, drawPage, jpegOf } from "../../support/drawn-pages.ts";
import { createNodeRecogniser } from "../../support/recogniser-in-node.ts";

const recogniser = createNodeRecogniser();
const DUTCH = [
  "Uittreksel uit de Kruispuntbank van Ondernemingen",
  "Ondernemingsnummer 0403.170.701",
  "Zetel: Koningsstraat 12 bus 3, 1000 Brussel",
];

const recognise = (bytes: Uint8Array) => recogniser.recognise({ format: "file", bytes }, new AbortController().signal);

async function linesOf(canvas: Canvas, quality = 80): Promise<string[]> {
  return (await recognise(jpegOf(canvas, quality))).lines.map(({ text }) => text);
}

describe("a page", () => {
  it.each([0.7, -2])("is read when its lines fall by %s degrees", async (turned) => {
    expect(await linesOf(drawPage(DUTCH, { turned }))).toEqual(DUTCH);
  });

  it.each([
    [90, 270],
    [180, 180],
  ])("that lies turned by %s degrees is turned by %s to be read", async (turned, rotation) => {
    const page = await recognise(jpegOf(drawPage(DUTCH, { turned })));
    expect([page.rotation, page.lines.map(({ text }) => text)]).toEqual([rotation, DUTCH]);
  });

  it("is read through noise and hard compression, in a shadow that takes more than half of the light", async () => {
    expect(await linesOf(drawPage(DUTCH, { noise: 20, shadow: 0.6 }), 50)).toEqual(DUTCH);
  });

  it("is read from its pixels, with the place of each word", async () => {
    const { width, height } = { width: 1000, height: 400 };
    const { data } = drawPage(DUTCH, { width, height }).getContext("2d").getImageData(0, 0, width, height);
    const bytes = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4]!);
    const page = await recogniser.recognise({ format: "grey", bytes, width, height }, new AbortController().signal);
    const words = page.lines[1]!.words!;
    expect(words.map(({ text }) => text)).toEqual(["Ondernemingsnummer", "0403.170.701"]);
    const [x, y] = words[0]!.box.map((side) => (side * width) / page.width) as [number, number];
    expect(Math.abs(x - 112)).toBeLessThan(6);
    expect(Math.abs(y - 217)).toBeLessThan(6);
  });

  it.each([
    [
      "French",
      ["La société a été constituée à Liège", "par François Lefèvre et Hélène Noël", "pour une durée illimitée"],
    ],
    ["German", ["Die Gesellschaft wurde für unbestimmte Zeit", "von Jürgen Weiß und Käthe Schröder gegründet"]],
  ])("in %s is read with the letters of its language", async (_, lines) => {
    expect(await linesOf(drawPage(lines))).toEqual(lines);
  });
});

describe("a machine-readable zone", () => {
  const WORDS = ["UTOPIA", "Name / Nom", "Eriksson"];
  it.each([
    ["TD1", ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]],
    ["TD2", ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]],
    ["TD3", ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]],
  ])("of %s is read by the model of its typeface, each line once", async (_, zone) => {
    const lines = await linesOf(drawCard(WORDS, zone, { noise: 20, shadow: 0.4 }), 60);
    expect(lines.slice(-zone.length)).toEqual(zone);
    expect(lines.slice(0, -zone.length)).toEqual(WORDS);
  });

  it.each([
    ["at an angle", 14, 0.6],
    ["upside down and at an angle", 169, 0.75],
  ])("of a card that lies on a printed page %s is read", async (_, degrees, share) => {
    const zone = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];
    const page = Array.from({ length: 20 }, () => DUTCH.join(", "));
    const lines = await linesOf(drawOnPage(drawCard(WORDS, zone, { noise: 10 }), page, degrees, share));
    for (const line of zone) expect(lines).toContain(line);
  });
});

describe("an image that cannot be read", () => {
  it("is no error: it says so", async () => {
    const { lines, warnings } = await recognise(Uint8Array.of(1, 2, 3));
    expect([lines, warnings.map(({ code }) => code)]).toEqual([[], ["unsupported"]]);
  });

  it("is named damaged where its file ends before it does", async () => {
    const whole = jpegOf(drawPage(DUTCH));
    const { lines, warnings } = await recognise(whole.subarray(0, whole.length * 0.4));
    expect([lines[0]?.text, warnings.map(({ code }) => code)]).toEqual([DUTCH[0], ["damaged"]]);
  });

  it("is not begun once its caller has given up", async () => {
    const image = { format: "file", bytes: jpegOf(drawPage(DUTCH)) } as const;
    await expect(recogniser.recognise(image, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});
