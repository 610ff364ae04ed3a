import type { PictureBlock, Shape } from "../document/blocks.ts";
import { COLORS, TONES } from "../document/theme.ts";
import { escapeHtml } from "./escape.ts";

/** A picture as SVG, in the colours of print. It loads nothing and can stand alone as a file. */
export function renderSvg({ title, width, height, shapes }: PictureBlock): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}" role="img" font-family="DejaVu Sans, Verdana, sans-serif">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...shapes.map(renderShape),
    `</svg>`,
  ].join("\n");
}

const short = (length: number): string => `${Math.round(length * 100) / 100}`;

function renderShape(shape: Shape): string {
  const { solid, tint, ink } = TONES[shape.tone];
  switch (shape.kind) {
    case "box": {
      const { x, y, width, height, radius, tinted, stroke, dashed } = shape;
      const dashes = dashed ? ` stroke-dasharray="4 3"` : "";
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="#${tinted ? tint : "ffffff"}" stroke="#${solid}" stroke-width="${stroke}"${dashes}/>`;
    }
    case "line": {
      const points = shape.points.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ");
      const dashes = shape.dashes.length === 0 ? "" : ` stroke-dasharray="${shape.dashes.join(" ")}"`;
      const line = `<polyline points="${points}" fill="none" stroke="#${solid}" stroke-width="${shape.stroke}"${dashes}/>`;
      if (!shape.arrow) return line;
      const corners = arrowOf(shape.points).map(({ x, y }) => `${short(x)},${short(y)}`);
      return `${line}<polygon points="${corners.join(" ")}" fill="#${solid}"/>`;
    }
    case "label": {
      const { text, x, y, size, leading, bold, muted, align, opaque } = shape;
      const words = escapeHtml(text);
      const weight = bold ? ` font-weight="700"` : "";
      const anchor = align === "middle" ? ` text-anchor="middle"` : "";
      const halo = opaque ? ` stroke="#fff" stroke-width="4" paint-order="stroke"` : "";
      return `<text x="${short(x)}" y="${short(y + leading / 2 + size * 0.365)}" font-size="${size}" fill="#${muted ? COLORS.muted : ink}"${weight}${anchor}${halo}>${words}</text>`;
    }
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ARROW = { length: 7, half: 3.5 };

/** The corners of the arrow at the end of a line. */
export function arrowOf(points: readonly Point[]): readonly [Point, Point, Point] {
  const [before, tip] = [points.at(-2)!, points.at(-1)!];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const base = { x: tip.x - dx * ARROW.length, y: tip.y - dy * ARROW.length };
  return [
    tip,
    { x: base.x - dy * ARROW.half, y: base.y + dx * ARROW.half },
    { x: base.x + dy * ARROW.half, y: base.y - dx * ARROW.half },
  ];
}
