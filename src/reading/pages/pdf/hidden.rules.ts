import type { PageContents, PlacedImage } from "./contents.ts";
import { areaOf, type Bounds, contains, type Point } from "./matrix.ts";
import type { Fill } from "./paths.rules.ts";
import type { ImageLook } from "./image-looks.ts";
import { boundsOfRun, type PlacedGlyph, type TextRun } from "./text-state.ts";

/**
 * What of a page's text a reader of the page sees. Text that nobody sees must not become facts, so this is left out:
 *
 * - outside of the page, of its crop box or of the clipping path;
 * - smaller than 2 points, or nearly transparent;
 * - in the colour of what it is drawn on, which is white where nothing was painted before; on a pattern, a gradient or an
 *   image whose pixels are not known the ground is unknown, and text counts as seen;
 * - under an opaque rectangle that is painted later, as over a redacted or replaced word;
 * - invisible (rendering modes 3 and 7), under a later image that does not let it shine through, or in the colour of the
 *   image that it stands on. What an image takes the place of is its text layer, which is held against what it shows.
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
/** Of the page. */
const SCAN_SHARE = 0.5;

export function seenText(contents: PageContents, looks: ReadonlyMap<PlacedImage, ImageLook> = new Map()): SeenText {
  const page: Bounds = [0, 0, contents.width, contents.height];
  const pictures = contents.images.filter(({ isMask }) => !isMask);
  const covers = contents.fills.filter(({ isRectangle, isOpaque }) => isRectangle && isOpaque);
  const colourOf = (ground: PlacedImage | null, area: Bounds): string | null => {
    if (ground === null) return null;
    const grey = looks.get(ground)?.ground(area);
    if (typeof grey === "number") return `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
    // What pictures a page and is not known is a scan of white paper.
    return areaOf(ground.bounds) >= SCAN_SHARE * areaOf(page) ? "#ffffff" : null;
  };
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
    const isUnder = (middle: Point, area: Bounds): boolean =>
      pictures.some(
        (image) => image.order > run.order && contains(image.bounds, middle) && !looks.get(image)?.isClear(area),
      );
    const layer: PlacedGlyph[] = [];
    const plain: PlacedGlyph[] = [];
    const seen = run.glyphs.filter((glyph) => isSeen(middleOf(glyph, run)));
    for (const glyph of seen) {
      const [middle, area] = [middleOf(glyph, run), areaOfGlyph(glyph, run)];
      const ground = groundOf(middle, run.order, grounds, contents);
      const isHidden = run.isInvisible || isUnder(middle, area);
      if (!isHidden && stands(run.colour, typeof ground === "string" ? ground : colourOf(ground, area))) {
        plain.push(glyph);
      } else if ((isHidden || typeof ground !== "string") && pictured(contents, middle)) layer.push(glyph);
    }
    if (layer.length > 0) layered.push({ ...run, glyphs: layer });
    if (plain.length > 0) drawn.push({ ...run, glyphs: plain });
    if (layer.length + plain.length === seen.length) continue;
    const shown = new Set([...layer, ...plain]);
    hidden += `${seen.map((glyph) => (shown.has(glyph) ? "" : glyph.text)).join("")} `;
  }
  return { drawn, layered, hidden };
}

/** Colour of what was painted last where a character stands, or the image that was; null where it is unknown. */
function groundOf(
  point: Point,
  order: number,
  fills: readonly Fill[],
  { images }: PageContents,
): string | PlacedImage | null {
  const fill = fills.findLast(({ bounds }) => contains(bounds, point));
  const image = images.findLast((one) => one.order < order && contains(one.bounds, point));
  if (image !== undefined && image.order > (fill?.order ?? -1)) return image;
  return fill === undefined ? "#ffffff" : fill.colour;
}

const pictured = ({ images }: PageContents, point: Point): boolean =>
  images.some(({ bounds }) => contains(bounds, point));

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

/** From the baseline to the height of small letters. */
function areaOfGlyph({ start, end }: PlacedGlyph, { direction: [dx, dy], size }: TextRun): Bounds {
  const [upX, upY] = [dy * size * 0.6, -dx * size * 0.6];
  const xs = [start[0], end[0], start[0] + upX, end[0] + upX];
  const ys = [start[1], end[1], start[1] + upY, end[1] + upY];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const overlaps = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
