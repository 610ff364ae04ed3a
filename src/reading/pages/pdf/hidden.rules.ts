import type { PageContents } from "./contents.ts";
import { type Bounds, contains, type Point } from "./matrix.ts";
import type { Fill } from "./paths.rules.ts";
import type { PlacedGlyph, TextRun } from "./text-state.ts";

/**
 * What of a page's text a reader of the page sees. Text that nobody sees must not become facts, so this is left out:
 *
 * - outside of the page, of its crop box or of the clipping path;
 * - smaller than 2 points, or nearly transparent;
 * - in the colour of what it is drawn on, which is white where nothing was painted before; on an image, a pattern or a
 *   gradient the ground is unknown and text counts as seen;
 * - under an opaque rectangle that is painted later, as over a redacted or replaced word;
 * - invisible (rendering modes 3 and 7) or under a later image, unless an image shows there what it says: then it is
 *   the text layer of a searchable scan.
 */
export interface SeenText {
  /** Drawn so that it is seen. */
  readonly drawn: readonly TextRun[];
  /** The text layer of an image. */
  readonly layered: readonly TextRun[];
  /** On the page, but invisible or without contrast, so that only a program reads it. */
  readonly hidden: string;
}

const MIN_SIZE = 2;
const MIN_ALPHA = 0.1;
/** Of 255, in the channel that differs most. */
const MIN_CONTRAST = 24;

export function seenText(contents: PageContents): SeenText {
  const page: Bounds = [0, 0, contents.width, contents.height];
  const pictures = contents.images.filter(({ isMask }) => !isMask);
  const covers = contents.fills.filter(({ isRectangle, isOpaque }) => isRectangle && isOpaque);
  const drawn: TextRun[] = [];
  const layered: TextRun[] = [];
  let hidden = "";
  for (const run of contents.runs) {
    const bounds = boundsOfRun(run);
    const grounds = contents.fills.filter((fill) => fill.order < run.order && overlaps(fill.bounds, bounds));
    const later = covers.filter((fill) => fill.order > run.order && overlaps(fill.bounds, bounds));
    const isSeen = (middle: Point): boolean =>
      run.size >= MIN_SIZE &&
      run.alpha >= MIN_ALPHA &&
      contains(page, middle) &&
      contains(run.clip, middle) &&
      !later.some((fill) => contains(fill.bounds, middle));
    const isUnder = (middle: Point): boolean =>
      pictures.some((image) => image.order > run.order && contains(image.bounds, middle));
    const isLayer = (middle: Point): boolean => run.isInvisible || isUnder(middle);
    const seen = run.glyphs.filter((glyph) => isSeen(middleOf(glyph, run)));
    const layer = seen.filter((glyph) => {
      const middle = middleOf(glyph, run);
      return isLayer(middle) && contents.images.some((image) => contains(image.bounds, middle));
    });
    const plain = seen.filter((glyph) => {
      const middle = middleOf(glyph, run);
      return !isLayer(middle) && stands(run.colour, groundOf(middle, run.order, grounds, contents));
    });
    if (layer.length > 0) layered.push({ ...run, glyphs: layer });
    if (plain.length > 0) drawn.push({ ...run, glyphs: plain });
    if (layer.length + plain.length === seen.length) continue;
    const shown = new Set([...layer, ...plain]);
    hidden += `${seen.map((glyph) => (shown.has(glyph) ? "" : glyph.text)).join("")} `;
  }
  return { drawn, layered, hidden };
}

/** Colour of what was painted last where a character stands; null where it is unknown. */
function groundOf(point: Point, order: number, fills: readonly Fill[], { images }: PageContents): string | null {
  const fill = fills.findLast(({ bounds }) => contains(bounds, point));
  const image = images.findLast((one) => one.order < order && contains(one.bounds, point));
  if (image !== undefined && image.order > (fill?.order ?? -1)) return null;
  return fill === undefined ? "#ffffff" : fill.colour;
}

function stands(colour: string | null, ground: string | null): boolean {
  if (colour === null || ground === null) return true;
  const channels = [1, 3, 5].map((at) => [colour, ground].map((one) => Number.parseInt(one.slice(at, at + 2), 16)));
  // A colour that is not written as expected says nothing.
  return channels.some(([a, b]) => !(Math.abs(a! - b!) < MIN_CONTRAST));
}

const middleOf = (glyph: PlacedGlyph, { direction: [dx, dy], size }: TextRun): Point => [
  (glyph.start[0] + glyph.end[0]) / 2 + dy * size * 0.3,
  (glyph.start[1] + glyph.end[1]) / 2 - dx * size * 0.3,
];

function boundsOfRun(run: TextRun): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of run.glyphs) {
    for (const [x, y] of [glyph.start, glyph.end]) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return [left - run.size, top - run.size, right + run.size, bottom + run.size];
}

const overlaps = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
