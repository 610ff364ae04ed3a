import { describe, expect, it } from "vitest";
import { drawPage, jpegOf } from "../../support/drawn-pages.ts";
import { DUTCH, expectRead, expectTurned, expectZone, recognise, recogniser, ZONES } from "../../support/recognised.ts";

// One example of each rule; `test/proofs/recogniser.test.ts` has the others, and cards on a page, which take longest.
describe("a page", () => {
  it("is read when its lines fall by 0.7 degrees", () => expectRead(DUTCH, { turned: 0.7 }));

  it("that lies turned by 90 degrees is turned by 270 to be read", () => expectTurned(90, 270));

  it("is read through noise and hard compression, in a shadow that takes more than half of the light", () =>
    expectRead(DUTCH, { noise: 20, shadow: 0.6 }, 50));

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

  it("in French is read with the letters of its language", () =>
    expectRead([
      "La société a été constituée à Liège",
      "par François Lefèvre et Hélène Noël",
      "pour une durée illimitée",
    ]));
});

describe("a machine-readable zone", () => {
  it.each(["TD1", "TD3"] as const)("of %s is read by the model of its typeface, each line once", (size) =>
    expectZone(ZONES[size]),
  );
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
