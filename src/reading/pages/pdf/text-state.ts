import { apply, type Bounds, IDENTITY, type Matrix, multiply, type Point } from "./matrix.ts";
import type { PdfFont, PdfGlyph } from "./pdfjs.ts";

/** A character where it stands on the page, in points from the top left corner of the page as shown. */
export interface PlacedGlyph {
  readonly text: string;
  /** On the baseline, where it begins and where the next one would. */
  readonly start: Point;
  readonly end: Point;
}

/** Characters that one instruction draws, in its order. */
export interface TextRun {
  readonly glyphs: readonly PlacedGlyph[];
  /** Unit vector in which the text runs; [1, 0] for text that stands upright. */
  readonly direction: Point;
  /** Height of the font in points. */
  readonly size: number;
  /** Shares of the size above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  /** `#rrggbb`; null where it is a pattern or only the outline is drawn. */
  readonly colour: string | null;
  readonly alpha: number;
  /** Drawn with rendering mode 3 or 7, as the text layer of a searchable scan is. */
  readonly isInvisible: boolean;
  /** What is outside of it is not drawn. */
  readonly clip: Bounds;
  /** Place among all that is drawn on the page. */
  readonly order: number;
}

/** What `q` saves and `Q` restores. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Bounds;
  fill: string | null;
  alpha: number;
  isNormalBlend: boolean;
  lineWidth: number;
  mode: number;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  rise: number;
  leading: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

export const initialState = (ctm: Matrix, clip: Bounds): GraphicsState => ({
  ctm,
  clip,
  fill: "#000000",
  alpha: 1,
  isNormalBlend: true,
  lineWidth: 1,
  mode: 0,
  font: null,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  rise: 0,
  leading: 0,
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
});

const NO_FONT_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0];
const within = (value: number | undefined, from: number, to: number, otherwise: number): number =>
  value !== undefined && value >= from && value <= to ? value : otherwise;

/** Places the characters of one instruction and moves the pen behind them. Null for a font of no size. */
export function placeText(state: GraphicsState, shown: readonly (PdfGlyph | number)[], order: number): TextRun | null {
  const font = state.font ?? {};
  const matrix = font.fontMatrix ?? NO_FONT_MATRIX;
  const flip = state.fontSize < 0 ? -1 : 1;
  const fontSize = Math.abs(state.fontSize);
  if (fontSize === 0) return null;
  const vertical = font.vertical === true;
  const horizontal = state.horizontalScale * flip;
  const toPage = multiply(state.ctm, state.textMatrix);
  const place = (along: number): Point =>
    vertical
      ? apply(toPage, state.x, state.y + state.rise + along)
      : apply(toPage, state.x + along * horizontal, state.y + state.rise);

  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const glyph of shown) {
    if (typeof glyph === "number") {
      pen += ((vertical ? 1 : -1) * glyph * fontSize) / 1000;
      continue;
    }
    const width = vertical ? -((glyph.vmetric ?? font.defaultVMetrics)?.[0] ?? glyph.width) : glyph.width;
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const advance = width * matrix[0] * fontSize + (vertical ? -spacing : spacing * flip);
    glyphs.push({ text: glyph.unicode, start: place(pen), end: place(pen + advance) });
    pen += advance;
  }
  const run = describe(state, font, toPage, fontSize * flip, horizontal, vertical);
  if (vertical) state.y += pen;
  else state.x += pen * horizontal;
  return { ...run, glyphs, order };
}

function describe(
  state: GraphicsState,
  font: PdfFont,
  toPage: Matrix,
  fontSize: number,
  horizontal: number,
  vertical: boolean,
): Omit<TextRun, "glyphs" | "order"> {
  const along: Point = vertical ? [-toPage[2], -toPage[3]] : [toPage[0] * horizontal, toPage[1] * horizontal];
  const length = Math.hypot(...along) || 1;
  const scale = Math.hypot(toPage[2], toPage[3]);
  const box = font.bbox;
  // The size of a font of drawn characters says nothing: their box does.
  const em =
    font.isType3Font === true && font.fontMatrix !== undefined
      ? Math.abs(font.fontMatrix[3]) * ((box?.[3] ?? 0) - (box?.[1] ?? 0) || 1000)
      : 1;
  return {
    direction: [along[0] / length, along[1] / length],
    size: Math.abs(fontSize) * em * scale,
    ascent: within(font.ascent, 0.6, 1, 0.8),
    descent: within(font.descent === undefined ? undefined : Math.abs(font.descent), 0.1, 0.35, 0.2),
    colour: state.mode % 4 === 1 ? null : state.fill,
    alpha: state.alpha,
    isInvisible: state.mode % 4 === 3,
    clip: state.clip,
  };
}

/** Around a run, with a margin of its size. */
export function boundsOfRun(run: TextRun): Bounds {
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
