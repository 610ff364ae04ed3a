import {
  BOX,
  type DrawnLink,
  type DrawnNode,
  LINK_STYLES,
  LINK_WORDS,
  type LinkStyle,
  type NodeTone,
  type OwnershipDrawing,
  TEXT,
} from "../../domain/ownership/drawing/drawing.model.ts";
import { widthOf } from "../../domain/ownership/drawing/text-fit.ts";
import type { PictureBlock, Shape, Tone } from "../document/blocks.ts";

const BOXES: Readonly<Record<NodeTone, { tone: Tone; tinted: boolean; stroke: number; dashed: boolean }>> = {
  customer: { tone: "accent", tinted: true, stroke: 1.8, dashed: false },
  beneficial_owner: { tone: "low", tinted: true, stroke: 1.4, dashed: false },
  person: { tone: "neutral", tinted: false, stroke: 1, dashed: false },
  company: { tone: "neutral", tinted: false, stroke: 1, dashed: false },
  arrangement: { tone: "warning", tinted: true, stroke: 1, dashed: false },
  unknown: { tone: "high", tinted: true, stroke: 1, dashed: true },
  ended: { tone: "info", tinted: true, stroke: 1, dashed: true },
  exempt: { tone: "positive", tinted: true, stroke: 1, dashed: false },
  more: { tone: "neutral", tinted: true, stroke: 1, dashed: true },
};

const LINES: Readonly<Record<LinkStyle, { tone: Tone; stroke: number; dashes: readonly number[] }>> = {
  shares: { tone: "neutral", stroke: 1.2, dashes: [] },
  control: { tone: "accent", stroke: 1.2, dashes: [6, 3] },
  declared: { tone: "medium", stroke: 1.2, dashes: [2, 2] },
  disagreement: { tone: "critical", stroke: 1.6, dashes: [] },
  ring: { tone: "high", stroke: 1.6, dashes: [9, 3] },
  open: { tone: "high", stroke: 1, dashes: [2, 3] },
};

/** The picture of an ownership for print, with the meaning of its lines and the marks of the document under it. */
export function ownershipPicture(
  drawing: OwnershipDrawing,
  title: string,
  marks: readonly string[] = [],
): PictureBlock {
  const legend = layLegend(drawing, marks);
  return {
    kind: "picture",
    title,
    width: drawing.width,
    height: drawing.height + legend.height,
    shapes: [
      ...LINK_STYLES.flatMap((style) => drawing.links.filter((link) => link.style === style)).map(lineShape),
      ...drawing.nodes.flatMap((node) => boxShapes(node, drawing.layout)),
      ...drawing.links.flatMap((link) => labelShapes(link, drawing.layout)),
      ...legend.shapes,
    ],
    breaks: [...drawing.breaks, drawing.height],
  };
}

function lineShape({ points, style }: DrawnLink): Shape {
  const { tone, stroke, dashes } = LINES[style];
  return { kind: "line", points, tone, stroke, dashes, arrow: true };
}

const PERSON_RADIUS = 12;
const COMPANY_RADIUS = 2;

function boxShapes(node: DrawnNode, layout: OwnershipDrawing["layout"]): Shape[] {
  const { x, y, width, height, lines, tone, kind } = node;
  const textHeight = lines.reduce((sum, { role }) => sum + TEXT[role].leading, 0);
  let top = y + (height - textHeight) / 2;
  const texts = lines.map(({ text, role }): Shape => {
    const style = TEXT[role];
    const shape: Shape = {
      kind: "label",
      text,
      ...(layout === "tree" ? { x: x + BOX.paddingX, align: "left" } : { x: x + width / 2, align: "middle" }),
      y: top,
      ...style,
      tone: role === "open" ? BOXES.unknown.tone : BOXES[tone].tone,
      muted: role === "detail",
      opaque: false,
    };
    top += style.leading;
    return shape;
  });
  const radius = kind === "person" ? PERSON_RADIUS : COMPANY_RADIUS;
  return [{ kind: "box", x, y, width, height, radius, ...BOXES[tone] }, ...texts];
}

function labelShapes({ label, labelBox, style }: DrawnLink, layout: OwnershipDrawing["layout"]): Shape[] {
  const isTree = layout === "tree";
  return label.map((text, at): Shape => ({
    kind: "label",
    text,
    x: isTree ? labelBox.x : labelBox.x + labelBox.width / 2,
    align: isTree ? "left" : "middle",
    y: labelBox.y + 1 + at * TEXT.label.leading,
    ...TEXT.label,
    tone: LINES[style].tone,
    muted: false,
    opaque: true,
  }));
}

const SWATCH = 26;
const LEGEND_ROW = 16;

/** What the lines of this drawing mean, in rows under it. */
function layLegend(
  { links, width, height }: OwnershipDrawing,
  marks: readonly string[],
): { shapes: Shape[]; height: number } {
  const styles = LINK_STYLES.toReversed().filter((style) => links.some((link) => link.style === style));
  const shapes: Shape[] = [];
  let [x, y] = [8, height + 6];
  for (const style of styles) {
    const { tone, stroke, dashes } = LINES[style];
    const words = LINK_WORDS[style];
    const needed = SWATCH + 6 + widthOf(words, TEXT.detail) + 14;
    if (x > 8 && x + needed > width) [x, y] = [8, y + LEGEND_ROW];
    const middle = y + TEXT.detail.leading / 2;
    shapes.push(
      {
        kind: "line",
        points: [
          { x, y: middle },
          { x: x + SWATCH, y: middle },
        ],
        tone,
        stroke,
        dashes,
        arrow: false,
      },
      {
        kind: "label",
        text: words,
        x: x + SWATCH + 6,
        align: "left",
        y,
        ...TEXT.detail,
        tone: "neutral",
        muted: true,
        opaque: false,
      },
    );
    x += needed;
  }
  if (styles.length > 0) y += LEGEND_ROW;
  for (const mark of marks) {
    const place = { x: 8, y, align: "left" } as const;
    shapes.push({ kind: "label", text: mark, ...place, ...TEXT.label, tone: "warning", muted: false, opaque: false });
    y += LEGEND_ROW;
  }
  return { shapes, height: y - height };
}
