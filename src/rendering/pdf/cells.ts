import type { BarCell, Cell, ChipCell, TextCell } from "../document/blocks.ts";
import { COLORS, TEXT_STYLES, TONES, type TextStyle } from "../document/theme.ts";
import { baselineOf } from "./canvas.ts";
import { type Line, linesOf } from "./flow.ts";
import type { StructureElement } from "./structure/structure.ts";
import type { Typesetter } from "./typesetter.ts";

const CHIP_STYLE: TextStyle = { face: "bold", size: 6.5, leading: 11, color: COLORS.ink };
const CHIP_PADDING = 5;
const CHIP_SPACING = 0.3;
const BAR_HEIGHT = 5;

export type Align = "left" | "right";

/** Where cells are laid: the fonts, and the element whose content they are. */
export interface CellPlace {
  readonly typesetter: Typesetter;
  readonly element: StructureElement;
}

/** A cell as lines for a column of `width` points, which are the content of the place's element itself. */
export function layCell(place: CellPlace, cell: Cell, width: number, align: Align = "left"): Line[] {
  if (typeof cell === "string") return layText(place, { kind: "text", text: cell, role: "body" }, width, align);
  switch (cell.kind) {
    case "text":
      return layText(place, cell, width, align);
    case "chip":
      return linesOf(place.element, [layChip(place.typesetter, cell, width)]);
    case "bar":
      return [layBar(place.element, cell, width)];
    case "stack":
      return layParagraphs(place, cell.cells, width, align);
  }
}

/** Cells one under the other, each with its own element. */
export function layParagraphs(
  { typesetter, element }: CellPlace,
  cells: readonly Cell[],
  width: number,
  align?: Align,
): Line[] {
  return cells.flatMap((cell) => {
    const isGroup = typeof cell !== "string" && (cell.kind === "stack" || cell.kind === "bar");
    return layCell({ typesetter, element: isGroup ? element : element.add("P") }, cell, width, align);
  });
}

function layText({ typesetter, element }: CellPlace, cell: TextCell, width: number, align: Align): Line[] {
  const style = TEXT_STYLES[cell.role];
  const color = cell.tone === undefined ? style.color : TONES[cell.tone].ink;
  const { address } = cell;
  const owner = address === undefined ? element : element.add("Link");
  const lines = typesetter.wrap(cell.text, style, width).map((line): Line => {
    const lineWidth = typesetter.widthOf(line.trimEnd(), style);
    const shift = align === "right" ? width - lineWidth : 0;
    return {
      height: style.leading,
      baseline: baselineOf(style),
      draw: (canvas, x, top) => {
        canvas.text(line, style, x + shift, top, { color });
        if (address !== undefined) canvas.link(owner, address, x + shift, top, lineWidth, style.leading);
      },
    };
  });
  return linesOf(owner, lines);
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

function layBar(element: StructureElement, cell: BarCell, width: number): Line {
  const share = Math.min(1, Math.max(0, cell.share));
  const figure = element.add("Figure", { alternative: `${Math.round(share * 100)} %` });
  return {
    height: 13,
    baseline: 4 + BAR_HEIGHT,
    draw: (canvas, x, top) =>
      canvas.as(figure, () => {
        canvas.fill(x, top + 4, width, BAR_HEIGHT, COLORS.surface, BAR_HEIGHT / 2);
        canvas.fill(x, top + 4, width * share, BAR_HEIGHT, TONES[cell.tone].solid, BAR_HEIGHT / 2);
        canvas.place(figure, x, top + 4, width, BAR_HEIGHT);
      }),
  };
}
