import path from "node:path";
import { type Canvas, createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { repositoryRoot } from "../../src/cli/program.ts";

const dejavu = path.join(repositoryRoot, "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
GlobalFonts.registerFromPath(dejavu, "page");
GlobalFonts.registerFromPath(path.join(repositoryRoot, "test/fixtures/ocr-b/OCRB.otf"), "zone");

interface Drawing {
  readonly width?: number;
  readonly height?: number;
  /** Degrees clockwise. */
  readonly turned?: number;
  /** Of each pixel, up or down, in levels. */
  readonly noise?: number;
  /** How much darker the lower right is, 0 to 1. */
  readonly shadow?: number;
}

/** Dark lines of text on white paper. */
export function drawPage(lines: readonly string[], drawing: Drawing = {}): Canvas {
  const { width = 1000, height = 1000, turned = 0 } = drawing;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((turned * Math.PI) / 180);
  pen.translate(-width / 2, -height / 2);
  pen.fillStyle = "#222";
  pen.font = "26px page";
  lines.forEach((line, index) => pen.fillText(line, 110, 180 + index * 56));
  return spoil(canvas, drawing);
}

/** A card with some words and a machine-readable zone at its lower edge. */
export function drawCard(words: readonly string[], zone: readonly string[], drawing: Drawing = {}): Canvas {
  const { width = 1000, height = 640 } = drawing;
  const canvas = drawPage(words, { width, height });
  const pen = canvas.getContext("2d");
  pen.resetTransform();
  const pitch = (width * 0.92) / zone[0]!.length;
  pen.font = `${pitch / 0.602}px zone`;
  zone.forEach((line, row) =>
    [...line].forEach((letter, at) =>
      pen.fillText(letter, width * 0.04 + at * pitch, height - (zone.length - row - 0.4) * pitch * 2.3),
    ),
  );
  return spoil(canvas, drawing);
}

/** A page with a card that lies on its middle at an angle, and covers so much of its width. */
export function drawOnPage(card: Canvas, lines: readonly string[], degrees: number, share: number): Canvas {
  const [width, height] = [1600, 1200];
  const page = drawPage(lines, { width, height });
  const pen = page.getContext("2d");
  pen.resetTransform();
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  const scale = (width * share) / card.width;
  pen.scale(scale, scale);
  pen.drawImage(card, -card.width / 2, -card.height / 2);
  return page;
}

function spoil(canvas: Canvas, { noise = 0, shadow = 0 }: Drawing): Canvas {
  if (noise === 0 && shadow === 0) return canvas;
  const { width, height } = canvas;
  const pen = canvas.getContext("2d");
  const image = pen.getImageData(0, 0, width, height);
  let state = 7;
  for (let at = 0; at < width * height; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = 1 - shadow / (1 + Math.exp(-((x / width + y / height) / 2 - 0.5) * 14));
    const level = image.data[at * 4]! * light + (state / 0x40000000 - 1) * noise;
    image.data.fill(level, at * 4, at * 4 + 3);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

export const jpegOf = (canvas: Canvas, quality = 80): Uint8Array => canvas.toBuffer("image/jpeg", quality);
