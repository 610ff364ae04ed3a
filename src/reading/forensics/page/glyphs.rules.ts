import type { PageContents } from "../../pages/pdf/contents.ts";
import type { Bounds } from "../../pages/pdf/matrix.ts";

/** A letter or digit that is drawn so that it can be seen, where it stands. */
export interface SeenGlyph {
  readonly text: string;
  readonly bounds: Bounds;
  readonly size: number;
  /** Place of its run among all that is drawn on the page. */
  readonly order: number;
}

const MIN_SIZE = 4;
const MIN_ALPHA = 0.5;
const GLYPHS_MAX = 40_000;

/**
 * The characters of a page that its drawing shows, dots and lines left out: a form's dotted line is no text. Only upright
 * text: what runs at an angle is a watermark or a stamp.
 */
export function seenGlyphs({ runs, width, height }: PageContents): SeenGlyph[] {
  const found: SeenGlyph[] = [];
  for (const run of runs) {
    const isUpright = Math.abs(run.direction[1]) < 0.05 && run.direction[0] > 0;
    if (run.isInvisible || run.alpha < MIN_ALPHA || run.size < MIN_SIZE || !isUpright) continue;
    for (const glyph of run.glyphs) {
      if (!/[\p{L}\p{N}]/u.test(glyph.text) || found.length >= GLYPHS_MAX) continue;
      const [x, y] = glyph.start;
      const right = Math.max(glyph.end[0], x + run.size * 0.15);
      // Capitals and digits: about seven tenths of the font's height.
      const bounds: Bounds = [x, y - run.size * 0.7, right, y];
      const isOnPage = bounds[0] >= 0 && bounds[1] >= 0 && bounds[2] <= width && bounds[3] <= height;
      if (isOnPage && isWithin(bounds, run.clip, 0.5)) {
        found.push({ text: glyph.text, bounds, size: run.size, order: run.order });
      }
    }
  }
  return found;
}

/** Whether at least this share of an area lies inside another. */
export function isWithin(inner: Bounds, outer: Bounds, share: number): boolean {
  const area = areaOf(inner);
  return area > 0 && areaOf(shared(inner, outer)) >= area * share;
}

export const areaOf = ([left, top, right, bottom]: Bounds): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

export const shared = (a: Bounds, b: Bounds): Bounds => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** The text of characters in the order in which they stand, by lines. */
export function textOf(glyphs: readonly SeenGlyph[]): string {
  const lines: SeenGlyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.bounds[3] - b.bounds[3])) {
    const line = lines.at(-1);
    if (line !== undefined && glyph.bounds[3] - line[0]!.bounds[3] < glyph.size * 0.4) line.push(glyph);
    else lines.push([glyph]);
  }
  return lines.map(lineText).join(" ");
}

function lineText(line: readonly SeenGlyph[]): string {
  let text = "";
  let end: number | null = null;
  for (const { bounds, size, text: character } of line.toSorted((a, b) => a.bounds[0] - b.bounds[0])) {
    if (end !== null && bounds[0] - end > size * 0.2) text += " ";
    text += character;
    end = bounds[2];
  }
  return text;
}
