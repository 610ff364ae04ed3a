import type { Bounds, Point } from "./matrix.ts";
import type { PlacedGlyph, TextRun } from "./text-state.ts";

/** Quarter turns, clockwise, by which text was turned against upright text as the page is shown. */
export type Quarter = 0 | 1 | 2 | 3;

/**
 * Characters without a space between them, in a frame in which their text runs upright: `from` and `to` along the line,
 * `baseline` down the page.
 */
export interface Fragment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
  readonly size: number;
  readonly above: number;
  readonly below: number;
  /** Whether its run has a space right before or after it. */
  readonly isSpacedBefore: boolean;
  readonly isSpacedAfter: boolean;
}

/** Beyond it, in sizes of the font, a gap in a run is a space. */
const SPACE = 0.13;
const SPACES = /^[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]*$/;

/** The quarter turn of a run; null for text that runs askew, such as a watermark. */
export function quarterOf([dx, dy]: Point): Quarter | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < 0.985) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 0 : 2;
  return dy > 0 ? 1 : 3;
}

/** A point of the page in the frame in which text of a quarter turn runs upright. */
function toFrame([x, y]: Point, quarter: Quarter): Point {
  if (quarter === 0) return [x, y];
  if (quarter === 1) return [y, -x];
  return quarter === 2 ? [-x, -y] : [-y, x];
}

/** A box of that frame, back on the page. */
export function fromFrame([left, top, right, bottom]: Bounds, quarter: Quarter): Bounds {
  if (quarter === 0) return [left, top, right, bottom];
  if (quarter === 1) return [-bottom, left, -top, right];
  return quarter === 2 ? [-right, -bottom, -left, -top] : [top, -right, bottom, -left];
}

/** The words of a run, or the parts of words that it has. */
export function fragmentsOf(run: TextRun, quarter: Quarter): Fragment[] {
  const placed = run.glyphs.map((glyph) => ({
    glyph,
    from: toFrame(glyph.start, quarter),
    to: toFrame(glyph.end, quarter),
  }));
  const limit = spaceLimit(
    placed.map(({ glyph }) => glyph),
    run.size,
  );
  const fragments: Fragment[] = [];
  let letters: typeof placed = [];
  let isSpaced = false;
  const close = (isSpacedAfter: boolean): void => {
    const first = letters[0];
    if (first === undefined) return;
    fragments.push({
      text: letters.map(({ glyph }) => glyph.text).join(""),
      from: Math.min(first.from[0], letters.at(-1)!.from[0]),
      to: Math.max(...letters.map(({ to }) => to[0])),
      baseline: first.from[1],
      size: run.size,
      above: run.ascent * run.size,
      below: run.descent * run.size,
      isSpacedBefore: isSpaced,
      isSpacedAfter,
    });
    letters = [];
    isSpaced = isSpacedAfter;
  };
  for (const place of placed) {
    const last = letters.at(-1);
    if (SPACES.test(place.glyph.text)) {
      close(true);
      isSpaced = true;
      continue;
    }
    const gap = last === undefined ? 0 : place.from[0] - last.to[0];
    if (gap > limit || gap < -run.size) close(true);
    letters.push(place);
  }
  close(false);
  return fragments;
}

/** Letters that are set apart, as in a title, are not words of one letter: then a space is wider still. */
function spaceLimit(glyphs: readonly PlacedGlyph[], size: number): number {
  if (glyphs.length < 4) return SPACE * size;
  const gaps = glyphs
    .slice(1)
    .map((glyph, at) => Math.hypot(glyph.start[0] - glyphs[at]!.end[0], glyph.start[1] - glyphs[at]!.end[1]))
    .toSorted((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)]!;
  return usual > SPACE * size && gaps[0]! > SPACE * size * 0.7 ? usual * 1.8 : SPACE * size;
}
