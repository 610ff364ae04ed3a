import type { BarCell, Cell, ChipCell, TextCell } from "../document/blocks.ts";
import { COLORS, TEXT_STYLES, TONES, type TextStyle } from "../document/theme.ts";
import { baselineOf } from "./canvas.ts";
import type { Line } from "./flow.ts";
import type { Typesetter } from "./typesetter.ts";

const CHIP_STYLE: TextStyle = { face: "bold", size: 6.5, leading: 11, color: COLORS.ink };
const CHIP_PADDING = 5;
const CHIP_SPACING = 0.3;
const BAR_HEIGHT = 5;

export type Align = "left" | "right";

/** A cell as lines for a column of `width` points. */
export function layCell(typesetter: Typesetter, cell: Cell, width: number, align: Align = "left"): Line[] {
  if (typeof cell === "string") return layText(typesetter, { kind: "text", text: cell, role: "body" }, width, align);
  switch (cell.kind) {
    case "text":
      return layText(typesetter, cell, width, align);
    case "chip":
      return [layChip(typesetter, cell, width)];
    case "bar":
      return [layBar(cell, width)];
    case "stack":
      return cell.cells.flatMap((part) => layCell(typesetter, part, width, align));
  }
}

function layText(typesetter: Typesetter, cell: TextCell, width: number, align: Align): Line[] {
  const style = TEXT_STYLES[cell.role];
  const color = cell.tone === undefined ? style.color : TONES[cell.tone].ink;
  return typesetter.wrap(cell.text, style, width).map((line) => {
    const shift = align === "right" ? width - typesetter.widthOf(line, style) : 0;
    return {
      height: style.leading,
      baseline: baselineOf(style),
      draw: (canvas, x, top) => canvas.text(line, style, x + shift, top, { color }),
    };
  });
}

function layChip(typesetter: Typesetter, cell: ChipCell, width: number): Line {
  const room = width - 2 * CHIP_PADDING - CHIP_SPACING * cell.label.length;
  const label = typesetter.fit(cell.label.toUpperCase(), CHIP_STYLE, room);
  const tone = TONES[cell.tone];
  const chipWidth = typesetter.widthOf(label, CHIP_STYLE) + CHIP_SPACING * label.length + 2 * CHIP_PADDING;
  return {
    height: 13,
    baseline: baselineOf(CHIP_STYLE) + 1,
    draw: (canvas, x, top) => {
      canvas.fill(x, top + 0.75, chipWidth, 11.5, tone.tint, 3);
      canvas.text(label, CHIP_STYLE, x + CHIP_PADDING, top + 1, { color: tone.ink, spacing: CHIP_SPACING });
    },
  };
}

function layBar(cell: BarCell, width: number): Line {
  const share = Math.min(1, Math.max(0, cell.share));
  return {
    height: 13,
    baseline: 4 + BAR_HEIGHT,
    draw: (canvas, x, top) => {
      canvas.fill(x, top + 4, width, BAR_HEIGHT, COLORS.surface, BAR_HEIGHT / 2);
      canvas.fill(x, top + 4, width * share, BAR_HEIGHT, TONES[cell.tone].solid, BAR_HEIGHT / 2);
    },
  };
}
