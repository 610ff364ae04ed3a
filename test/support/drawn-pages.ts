import { createCanvas } from "@napi-rs/canvas";

export interface DrawnPage {
  readonly width?: number;
  readonly height?: number;
  readonly fontSize?: number;
  /** Degrees clockwise. */
  readonly turned?: number;
  /** JPEG quality. */
  readonly quality?: number;
}

/** A JPEG of dark lines of text on white paper. */
export function drawPage(lines: readonly string[], options: DrawnPage = {}): Uint8Array {
  const { width = 900, height = 1200, fontSize = 26, turned = 0, quality = 80 } = options;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((turned * Math.PI) / 180);
  pen.translate(-width / 2, -height / 2);
  pen.fillStyle = "#222";
  pen.font = `${fontSize}px DejaVu Sans`;
  lines.forEach((line, index) => pen.fillText(line, 60, 100 + index * fontSize * 2));
  return canvas.toBuffer("image/jpeg", quality);
}
