import type { PictureBlock, Shape } from "../document/blocks.ts";
import { COLORS, CONTENT_WIDTH, PAGE, type TextStyle, TONES } from "../document/theme.ts";
import { arrowOf } from "../html/render-svg.ts";
import type { Canvas } from "./canvas.ts";
import { SPLIT_OVER } from "./side-by-side.ts";
import { type Flow, type LaidBlock, PAGE_ROOM } from "./flow.ts";

/** Points of a unit of a picture: a text of 12 units is printed in 9 points, as body text is. */
const LARGEST_SCALE = 0.75;

/** A picture as wide as the page at most, over as many pages as it needs. */
export function layPicture(flow: Flow, block: PictureBlock): LaidBlock {
  const scale = Math.min(LARGEST_SCALE, CONTENT_WIDTH / block.width);
  const height = block.height * scale;
  const figure = flow.structure.add("Figure", { alternative: alternativeOf(block) });
  const draw = (): void => {
    if (height <= PAGE_ROOM) flow.ensure(height);
    for (let from = 0; from < block.height;) {
      const to = endOfSlice(block, from, flow.room / scale);
      const width = block.width * scale;
      flow.canvas.as(figure, () => drawSlice(flow, block, { from, to }, scale));
      flow.canvas.place(figure, PAGE.marginX + (CONTENT_WIDTH - width) / 2, flow.y, width, (to - from) * scale);
      flow.advance((to - from) * scale);
      if (to < block.height) flow.breakPage();
      from = to;
    }
  };
  return { lead: height <= PAGE_ROOM ? height : SPLIT_OVER, draw };
}

/** What the picture shows, and every text in it from top to bottom. */
function alternativeOf({ title, shapes }: PictureBlock): string {
  const labels = shapes.filter((shape) => shape.kind === "label").toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [title, ...labels.map(({ text }) => text)].join("; ");
}

interface Slice {
  readonly from: number;
  readonly to: number;
}

/** The last height at which the page may end; where none fits, the picture is cut where the page ends. */
function endOfSlice({ height, breaks }: PictureBlock, from: number, room: number): number {
  if (height - from <= room) return height;
  return breaks.filter((at) => at > from && at - from <= room).at(-1) ?? from + room;
}

function drawSlice(flow: Flow, { shapes, width }: PictureBlock, slice: Slice, scale: number): void {
  const { canvas, y: top } = flow;
  const left = PAGE.marginX + (CONTENT_WIDTH - width * scale) / 2;
  const shown = shapes.filter((shape) => {
    const [from, to] = spanOf(shape);
    return from < slice.to && to > slice.from;
  });
  canvas.clipped(left, top, width * scale, (slice.to - slice.from) * scale, () => {
    for (const shape of shown) {
      drawShape(
        canvas,
        shape,
        (at) => left + at * scale,
        (at) => top + (at - slice.from) * scale,
        scale,
      );
    }
  });
}

function spanOf(shape: Shape): readonly [from: number, to: number] {
  if (shape.kind === "box") return [shape.y, shape.y + shape.height];
  if (shape.kind === "label") return [shape.y, shape.y + shape.leading];
  const heights = shape.points.map(({ y }) => y);
  return [Math.min(...heights) - 1, Math.max(...heights) + 1];
}

type Place = (at: number) => number;

function drawShape(canvas: Canvas, shape: Shape, x: Place, y: Place, scale: number): void {
  const { solid, tint, ink } = TONES[shape.tone];
  switch (shape.kind) {
    case "box": {
      const { width, height, radius, tinted, stroke, dashed } = shape;
      const look = { color: solid, width: stroke * scale, dashes: dashed ? [4 * scale, 3 * scale] : [] };
      const ground = tinted ? tint : PAPER;
      canvas.box(x(shape.x), y(shape.y), width * scale, height * scale, { ground, radius: radius * scale, ...look });
      return;
    }
    case "line": {
      const points = shape.points.map((point) => ({ x: x(point.x), y: y(point.y) }));
      const dashes = shape.dashes.map((length) => length * scale);
      canvas.stroke(points, { color: solid, width: shape.stroke * scale, dashes });
      if (shape.arrow) {
        const corners = arrowOf(shape.points).map((point) => ({ x: x(point.x), y: y(point.y) }));
        canvas.fillShape(corners, solid);
      }
      return;
    }
    case "label": {
      const style: TextStyle = {
        face: shape.bold ? "bold" : "regular",
        size: shape.size * scale,
        leading: shape.leading * scale,
        color: shape.muted ? COLORS.muted : ink,
      };
      const line = canvas.typesetter.fit(shape.text, style, CONTENT_WIDTH);
      const width = canvas.typesetter.widthOf(line, style);
      const left = x(shape.x) - (shape.align === "middle" ? width / 2 : 0);
      if (shape.opaque) canvas.fill(left - 1, y(shape.y), width + 2, style.leading, PAPER);
      canvas.text(line, style, left, y(shape.y));
    }
  }
}

const PAPER = "ffffff";
