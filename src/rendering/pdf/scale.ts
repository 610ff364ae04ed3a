import type { ScaleBlock } from "../document/blocks.ts";
import { COLORS, CONTENT_WIDTH, PAGE, TEXT_STYLES, TONES } from "../document/theme.ts";
import type { Flow, LaidBlock } from "./flow.ts";

const BAR_HEIGHT = 14;
const MARKER_ROOM = 13;
const AXIS_ROOM = 15;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const HEIGHT = MARKER_ROOM + BAR_HEIGHT + AXIS_ROOM;

/** The parts of a score end to end on a line from 0 to 1, with marks where something begins to hold. */
export function layScale(flow: Flow, block: ScaleBlock): LaidBlock {
  const figure = flow.structure.add("Figure", { alternative: block.title });
  const draw = (): void => {
    flow.ensure(HEIGHT);
    const { canvas, y } = flow;
    canvas.as(figure, () => drawScale(flow, block));
    canvas.place(figure, PAGE.marginX, y, CONTENT_WIDTH, HEIGHT);
  };
  return { lead: HEIGHT, draw };
}

function drawScale(flow: Flow, block: ScaleBlock): void {
  const { canvas } = flow;
  const barTop = flow.y + MARKER_ROOM;
  const xOf = (value: number): number => PAGE.marginX + CONTENT_WIDTH * Math.min(1, Math.max(0, value));
  canvas.fill(PAGE.marginX, barTop, CONTENT_WIDTH, BAR_HEIGHT, COLORS.surface, 3);
  drawSegments(flow, block, barTop, xOf);
  for (const { at, label } of block.markers) {
    canvas.fill(xOf(at) - 0.5, barTop - 5, 1, BAR_HEIGHT + 10, COLORS.ink);
    const line = flow.typesetter.fit(label, TEXT_STYLES.caption, CONTENT_WIDTH / 2);
    const labelWidth = flow.typesetter.widthOf(line, TEXT_STYLES.caption);
    canvas.text(line, TEXT_STYLES.caption, Math.min(xOf(at) + 4, xOf(1) - labelWidth), flow.y - 1);
  }
  for (const tick of TICKS) {
    const label = tick.toFixed(2);
    const labelWidth = flow.typesetter.widthOf(label, TEXT_STYLES.caption);
    canvas.text(label, TEXT_STYLES.caption, xOf(tick) - labelWidth * tick, barTop + BAR_HEIGHT + 3);
  }
  flow.advance(HEIGHT);
}

function drawSegments(flow: Flow, block: ScaleBlock, top: number, xOf: (value: number) => number): void {
  let from = 0;
  for (const { points, tone } of block.segments) {
    if (points <= 0) continue;
    const to = from + points / 100;
    flow.canvas.fill(xOf(from), top, Math.max(0.8, xOf(to) - xOf(from) - 0.8), BAR_HEIGHT, TONES[tone].solid, 1.5);
    from = to;
  }
}
