import type { Deadline } from "../deadline.ts";
import { type Bounds, boundsOf, intersect, type Matrix, multiply } from "./matrix.ts";
import { fillsOf, type Fill } from "./paths.rules.ts";
import {
  objectOf,
  type OpenPdf,
  type PdfFont,
  type PdfGlyph,
  type PdfImage,
  type PdfPage,
  readOperations,
} from "./pdfjs.ts";
import { type GraphicsState, initialState, placeText, type TextRun } from "./text-state.ts";

/** An image where it is drawn. */
export interface PlacedImage {
  /** Of the object that holds its pixels; null for a small image inside of the instructions. */
  readonly id: string | null;
  readonly inline: PdfImage | null;
  /** A stencil, through which the fill colour is painted. */
  readonly isMask: boolean;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From the unit square, whose top left corner is (0, 1), to the page as shown. */
  readonly matrix: Matrix;
  /** The part that is seen. */
  readonly bounds: Bounds;
  readonly order: number;
}

/** All that a page draws, in points from the top left corner of the page as shown. */
export interface PageContents {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
  readonly fills: readonly Fill[];
  readonly images: readonly PlacedImage[];
  /** Numbers in the paths that are drawn: letters that are drawn as outlines have thousands. */
  readonly pathNumbers: number;
}

/** What is drawn beyond it is ignored: it bounds the memory that a hostile page takes. */
const MAX_RUNS = 100_000;
const MAX_FILLS = 4000;
const MAX_IMAGES = 500;

/**
 * What a page draws, as it is shown: turned, cut to its crop box, without layers that are switched off.
 * @throws TimeRanOut
 */
export async function readContents(pdf: OpenPdf, page: PdfPage, deadline: Deadline): Promise<PageContents> {
  const layers = await deadline.race(pdf.document.getOptionalContentConfig());
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const painter = new Painter(pdf.operators, transform, [0, 0, width, height], (group) => layers.isVisible(group));
  for await (const { fnArray, argsArray } of readOperations(page, deadline)) {
    for (const id of painter.fontsMissing(fnArray, argsArray)) {
      painter.fonts.set(id, (await deadline.race(objectOf<PdfFont>(page, id))) ?? {});
    }
    for (let at = 0; at < fnArray.length; at++) painter.execute(fnArray[at]!, argsArray[at] ?? []);
  }
  const { runs, fills, images, pathNumbers } = painter;
  return { width, height, runs, fills, images, pathNumbers };
}

type Args = readonly unknown[];

class Painter {
  readonly runs: TextRun[] = [];
  readonly fills: Fill[] = [];
  readonly images: PlacedImage[] = [];
  readonly fonts = new Map<string, PdfFont>();
  pathNumbers = 0;
  readonly #actions = new Map<number, (args: Args) => void>();
  readonly #setFont: number;
  readonly #setGState: number;
  readonly #base: GraphicsState;
  #state: GraphicsState;
  /** Saved states; a form or an annotation ends at the depth at which it began. */
  readonly #saved: GraphicsState[] = [];
  readonly #depths: number[] = [];
  /** Whether each open piece of marked content is shown. */
  readonly #shown: boolean[] = [];
  /** Groups that only mask others: their content is not drawn itself. */
  #masks = 0;
  #pendingClip = false;
  #order = 0;
  readonly #page: Bounds;

  constructor(
    operators: Readonly<Record<string, number>>,
    transform: Matrix,
    page: Bounds,
    isVisible: (group: unknown) => boolean,
  ) {
    this.#page = page;
    this.#base = initialState(transform, page);
    this.#state = { ...this.#base };
    this.#setFont = operators.setFont!;
    this.#setGState = operators.setGState!;
    for (const [name, action] of Object.entries(this.#describe(isVisible))) this.#actions.set(operators[name]!, action);
    for (const name of ["stroke", "closeStroke"]) this.#strokes.add(operators[name]!);
    for (const name of ["endPath", "clip", "eoClip"]) this.#unpainted.add(operators[name]!);
  }
  readonly #strokes = new Set<number>();
  readonly #unpainted = new Set<number>();

  /** Fonts that instructions select and that are not loaded yet. */
  fontsMissing(operators: readonly number[], args: readonly (Args | null)[]): Set<string> {
    const ids = new Set<string>();
    operators.forEach((operator, at) => {
      if (operator === this.#setFont) ids.add(String(args[at]![0]));
      if (operator !== this.#setGState) return;
      for (const [key, value] of args[at]![0] as [string, unknown][]) {
        if (key === "Font") ids.add(String((value as Args)[0]));
      }
    });
    for (const id of this.fonts.keys()) ids.delete(id);
    return ids;
  }

  execute(operator: number, args: Args): void {
    this.#actions.get(operator)?.(args);
  }

  get #isDrawn(): boolean {
    return this.#masks === 0 && !this.#shown.includes(false);
  }

  #describe(isVisible: (group: unknown) => boolean): Record<string, (args: Args) => void> {
    const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
    return {
      save: () => this.#save(),
      restore: () => this.#restore(),
      transform: (args) => this.#transform(args as unknown as Matrix),
      setLineWidth: ([width]) => void (this.#state.lineWidth = number(width)),
      setGState: ([entries]) => this.#setGraphics(entries as [string, unknown][]),
      setFillRGBColor: ([colour]) => void (this.#state.fill = String(colour)),
      setFillColorN: () => void (this.#state.fill = null),
      setFillTransparent: () => void (this.#state.fill = null),
      clip: () => void (this.#pendingClip = true),
      eoClip: () => void (this.#pendingClip = true),
      constructPath: (args) => this.#path(args),
      shadingFill: () => this.#paint({ bounds: this.#state.clip, colour: null, isRectangle: false }),
      beginText: () => this.#moveTo([1, 0, 0, 1, 0, 0]),
      setTextMatrix: ([matrix]) => this.#moveTo(Array.from(matrix as Float32Array) as unknown as Matrix),
      moveText: ([x, y]) => this.#moveText(number(x), number(y)),
      setLeadingMoveText: ([x, y]) => {
        this.#state.leading = number(y);
        this.#moveText(number(x), number(y));
      },
      setLeading: ([leading]) => void (this.#state.leading = -number(leading)),
      nextLine: () => this.#moveText(0, this.#state.leading),
      setCharSpacing: ([spacing]) => void (this.#state.charSpacing = number(spacing)),
      setWordSpacing: ([spacing]) => void (this.#state.wordSpacing = number(spacing)),
      setHScale: ([percent]) => void (this.#state.horizontalScale = number(percent) / 100),
      setTextRise: ([rise]) => void (this.#state.rise = number(rise)),
      setTextRenderingMode: ([mode]) => void (this.#state.mode = number(mode)),
      setFont: ([id, size]) => this.#selectFont(String(id), number(size)),
      showText: ([glyphs]) => this.#showText(glyphs as (PdfGlyph | number)[]),
      beginMarkedContent: () => void this.#shown.push(true),
      beginMarkedContentProps: ([tag, group]) => void this.#shown.push(tag !== "OC" || isVisible(group)),
      endMarkedContent: () => void this.#shown.pop(),
      paintFormXObjectBegin: ([matrix, box]) => this.#begin(matrix as Matrix | null, box as Bounds | null),
      paintFormXObjectEnd: () => this.#end(),
      beginGroup: ([group]) => this.#beginGroup(group as { smask?: unknown }),
      endGroup: ([group]) => void (this.#masks -= (group as { smask?: unknown }).smask ? 1 : 0),
      beginAnnotation: ([, rect, transform, matrix]) =>
        this.#beginAnnotation(rect as Bounds, transform as Matrix, matrix as Matrix),
      endAnnotation: () => this.#end(),
      paintImageXObject: ([id, width, height]) =>
        this.#image({ id: String(id), inline: null, isMask: false, width: number(width), height: number(height) }),
      paintInlineImageXObject: ([inline]) => {
        const { width, height } = inline as PdfImage;
        this.#image({ id: null, inline: inline as PdfImage, isMask: false, width, height });
      },
      paintImageMaskXObject: ([mask]) => {
        const { data, width, height } = mask as { data: string; width: number; height: number };
        this.#image({ id: data, inline: null, isMask: true, width, height });
      },
      paintSolidColorImageMask: () =>
        this.#paint({
          bounds: boundsOf(this.#state.ctm, 0, 0, 1, 1),
          colour: this.#state.fill,
          isRectangle: true,
        }),
    };
  }

  #save(): void {
    // A hostile page saves without end.
    if (this.#saved.length < 10_000) this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    if (this.#saved.length > (this.#depths.at(-1) ?? 0)) this.#state = this.#saved.pop()!;
  }

  #begin(matrix: Matrix | null, box: Bounds | null): void {
    this.#saved.push({ ...this.#state });
    this.#depths.push(this.#saved.length);
    if (matrix) this.#transform(matrix);
    if (box) this.#state.clip = intersect(this.#state.clip, boundsOf(this.#state.ctm, ...box));
  }

  #end(): void {
    const depth = this.#depths.pop();
    if (depth === undefined) return;
    this.#saved.length = Math.min(this.#saved.length, depth);
    this.#state = this.#saved.pop()!;
  }

  #beginGroup(group: { smask?: unknown }): void {
    if (group.smask) this.#masks++;
  }

  #beginAnnotation(rect: Bounds, transform: Matrix, matrix: Matrix): void {
    this.#begin(null, null);
    this.#state = { ...this.#base, clip: intersect(this.#page, boundsOf(this.#base.ctm, ...rect)) };
    this.#transform(transform);
    this.#transform(matrix);
  }

  #transform(matrix: Matrix): void {
    this.#state.ctm = multiply(this.#state.ctm, matrix);
  }

  #setGraphics(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === "ca") this.#state.alpha = Number(value);
      else if (key === "LW") this.#state.lineWidth = Number(value);
      else if (key === "BM") this.#state.isNormalBlend = value === "source-over";
      else if (key === "Font") this.#selectFont(String((value as Args)[0]), Number((value as Args)[1]));
    }
  }

  #selectFont(id: string, size: number): void {
    this.#state.font = this.fonts.get(id) ?? null;
    this.#state.fontSize = size;
  }

  #moveTo(matrix: Matrix): void {
    Object.assign(this.#state, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  #moveText(x: number, y: number): void {
    this.#state.x = this.#state.lineX += x;
    this.#state.y = this.#state.lineY += y;
  }

  #showText(glyphs: readonly (PdfGlyph | number)[]): void {
    const run = placeText(this.#state, glyphs, this.#order++);
    if (run !== null && this.#isDrawn && this.runs.length < MAX_RUNS) this.runs.push(run);
  }

  #path([operator, path, box]: Args): void {
    const points = (path as (Float32Array | null)[])[0] ?? null;
    const bounds = box ? boundsOf(this.#state.ctm, ...(Array.from(box as Float32Array) as unknown as Bounds)) : null;
    if (bounds !== null && !this.#unpainted.has(operator as number))
      this.#paintPath(operator as number, points, bounds);
    if (this.#pendingClip && bounds !== null) this.#state.clip = intersect(this.#state.clip, bounds);
    this.#pendingClip = false;
  }

  #paintPath(operator: number, points: Float32Array | null, bounds: Bounds): void {
    if (this.#isDrawn) this.pathNumbers += points?.length ?? 0;
    if (!this.#strokes.has(operator)) {
      for (const fill of fillsOf(points, this.#state.ctm)) this.#paint({ ...fill, colour: this.#state.fill });
      return;
    }
    const [a, b, c, d] = this.#state.ctm;
    const half = (this.#state.lineWidth * Math.sqrt(Math.abs(a * d - b * c))) / 2;
    // A line as thick as text is high may be the ground of white text.
    if (half < 3) return;
    const thick: Bounds = [bounds[0] - half, bounds[1] - half, bounds[2] + half, bounds[3] + half];
    this.#paint({ bounds: thick, colour: null, isRectangle: false });
  }

  #paint({ bounds, colour, isRectangle }: Pick<Fill, "bounds" | "colour" | "isRectangle">): void {
    const seen = intersect(bounds, this.#state.clip);
    // Lines and dots are no ground for text.
    if (!this.#isDrawn || this.fills.length >= MAX_FILLS || seen[2] - seen[0] < 3 || seen[3] - seen[1] < 3) return;
    const isOpaque = this.#state.alpha > 0.9 && this.#state.isNormalBlend;
    this.fills.push({ bounds: seen, colour: isOpaque ? colour : null, isRectangle, isOpaque, order: this.#order++ });
  }

  #image(image: Pick<PlacedImage, "id" | "inline" | "isMask" | "width" | "height">): void {
    const matrix = this.#state.ctm;
    const bounds = intersect(boundsOf(matrix, 0, 0, 1, 1), this.#state.clip);
    const isSeen = this.#isDrawn && this.#state.alpha > 0.1 && bounds[2] > bounds[0] && bounds[3] > bounds[1];
    if (isSeen && this.images.length < MAX_IMAGES) {
      this.images.push({ ...image, matrix, bounds, order: this.#order++ });
    }
  }
}
