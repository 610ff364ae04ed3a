import { readFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { zlibSync } from "fflate";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { decodeImage, type DecodedImage } from "../../../src/reading/recognition/decode/decode.ts";
import type { GreyImage } from "../../../src/reading/recognition/grey-image.ts";
import { jpegOf } from "../../support/drawn-pages.ts";

const progressive = readFileSync(path.join(repositoryRoot, "test/fixtures/scans/progressive.jpg"));

/** Waves of grey, darkest in the upper left corner. */
function waves(width = 83, height = 61) {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const level = Math.round(90 + x + 40 * Math.sin(x / 9) * Math.cos(y / 7));
      pen.fillStyle = x < 20 && y < 20 ? "#000" : `rgb(${level},${level},${level})`;
      pen.fillRect(x, y, 1, 1);
    }
  }
  return canvas;
}

const decode = (bytes: Uint8Array, side = 10_000) => decodeImage({ format: "file", bytes }, side);
const imageOf = (bytes: Uint8Array, side?: number): GreyImage => (decode(bytes, side) as DecodedImage).image;

/** Of a grey image as the canvas decodes it. */
async function expectedOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height, pen } = await drawn(bytes);
  const { data } = pen.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4]!);
}

async function drawn(bytes: Uint8Array) {
  const image = await loadImage(bytes);
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, pen };
}

const furthest = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((most, level, at) => Math.max(most, Math.abs(level - b[at]!)), 0);

it.each([
  ["baseline", jpegOf(waves())],
  ["progressive", progressive],
  ["PNG", waves().toBuffer("image/png")],
])("decodes a %s file as others do", async (_, bytes) => {
  const image = imageOf(bytes);
  expect([image.width, image.height]).toEqual([83, 61]);
  expect(furthest(image.pixels, await expectedOf(bytes))).toBeLessThan(4);
});

it("decodes one bit a pixel", () => {
  const rows = Uint8Array.of(0, 0b10100000, 0, 0b01000000);
  const { pixels } = imageOf(pngOf(3, 2, 1, 0, rows));
  expect([...pixels]).toEqual([255, 0, 255, 0, 255, 0]);
});

it.each([
  ["JPEG", jpegOf(waves(800, 640))],
  ["PNG", waves(800, 640).toBuffer("image/png")],
])("scales a %s down while it decodes it, to no less than what is asked for", (_, bytes) => {
  const { width, height, pixels } = imageOf(bytes, 200);
  expect([width, height]).toEqual([200, 160]);
  expect(pixels[0]).toBeLessThan(20);
  expect(pixels[100]).toBeGreaterThan(100);
});

it("turns a photo as its camera says", () => {
  const bytes = jpegOf(waves());
  // APP1: Exif, little-endian, one entry: orientation 6, a quarter to the right.
  const exif = "ffe1001e457869660000" + "49492a0008000000" + "0100" + "120103000100000006000000";
  const turned = imageOf(Buffer.concat([bytes.subarray(0, 2), Buffer.from(exif, "hex"), bytes.subarray(2)]));
  expect([turned.width, turned.height]).toEqual([61, 83]);
  expect(turned.pixels[5 * 61 + 55]).toBeLessThan(10);
  expect(turned.pixels[5 * 61 + 5]).toBeGreaterThan(50);
});

it.each([
  ["JPEG", withSize(jpegOf(waves()), 9000, 5000)],
  ["progressive JPEG, whose coefficients are held", withSize(progressive, 5000, 4000)],
  ["PNG", pngOf(9000, 5000, 8, 0, new Uint8Array(1))],
])("refuses a %s of too many pixels by its header", (_, bytes) => {
  expect(decode(bytes)).toBe("beyond_limit");
});

it.each([
  ["nothing", new Uint8Array(0)],
  ["another format", Buffer.from("GIF89a......................................")],
  ["an interlaced PNG", pngOf(2, 2, 8, 0, new Uint8Array(6), 1)],
])("does not decode %s", (_, bytes) => {
  expect(decode(bytes)).toBeNull();
});

it("never fails on damaged files", () => {
  for (const whole of [jpegOf(waves()), new Uint8Array(progressive), new Uint8Array(waves().toBuffer("image/png"))]) {
    for (let at = 4; at < whole.length; at += 23) {
      const damaged = whole.slice();
      damaged[at]! ^= 0xff;
      expect(() => decode(damaged)).not.toThrow();
      expect(() => decode(whole.subarray(0, at))).not.toThrow();
    }
  }
});

/** Writes another size into the frame header of a JPEG. */
function withSize(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const changed = new Uint8Array(bytes);
  const at = changed.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1]!));
  changed.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  return changed;
}

function pngOf(
  width: number,
  height: number,
  depth: number,
  colour: number,
  rows: Uint8Array,
  interlaced = 0,
): Uint8Array {
  const chunk = (type: string, payload: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(payload.length);
    return Buffer.concat([length, Buffer.from(type), payload, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const parts = [
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
