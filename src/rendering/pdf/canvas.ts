import type { PDFName, PDFOperator, PDFPage } from "pdf-lib";
import type { Hex, TextStyle } from "../document/theme.ts";
import { PAGE } from "../document/theme.ts";
import type { PdfLib } from "./pdf-lib.ts";
import { type Artifact, ARTIFACTS, type StructureElement } from "./structure/structure.ts";
import type { GlyphRun } from "./face.ts";
import type { EmbeddedFont } from "./truetype/embedded-font.ts";
import type { Typesetter } from "./typesetter.ts";

/** Share of a circle's radius at which the control points of a quarter stand. */
const QUARTER = 0.5523;

/** Half the height of a capital of DejaVu Sans, in sizes: a line's capitals stand in the middle of its box. */
const HALF_CAPITAL = 0.365;

/** Width of the outline, as a share of the font size, that emboldens a letter without a bold form. */
const EMBOLDENED = 0.03;

/** Positions keep three digits: a page needs no more, and two engines may differ in the last digit of a sum. */
const round = (points: number): number => Math.round(points * 1000) / 1000;

/** Red, green and blue from 0 to 1. */
function channelsOf(hex: Hex): [number, number, number] {
  const channel = (at: number): number => round(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** Left, bottom, right and top, as annotations and figures state them. */
const areaOf = (x: number, top: number, width: number, height: number): [number, number, number, number] => [
  round(x),
  round(PAGE.height - top - height),
  round(x + width),
  round(PAGE.height - top),
];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a line is drawn: width and dashes in points. */
interface Stroke {
  readonly color: Hex;
  readonly width: number;
  readonly dashes: readonly number[];
}

/** Distance of the baseline from the top of a line. */
export const baselineOf = (style: TextStyle): number => style.leading / 2 + style.size * HALF_CAPITAL;

/**
 * Draws on one page, measured in points from its top left corner. It writes the page's operators itself:
 * pdf-lib's own `drawText` adds a font to the page for every call.
 */
export class Canvas {
  readonly page: PDFPage;
  /** From 0. */
  readonly index: number;
  readonly typesetter: Typesetter;
  readonly #lib: PdfLib;
  readonly #fontNames = new Map<EmbeddedFont, PDFName>();
  /** What the next content is part of, and what the content written last is marked as. */
  #owner: StructureElement | Artifact = "layout";
  #marked: StructureElement | Artifact | undefined;
  #contents = 0;

  constructor(lib: PdfLib, page: PDFPage, index: number, typesetter: Typesetter) {
    this.#lib = lib;
    this.page = page;
    this.index = index;
    this.typesetter = typesetter;
  }

  /** Marks what `draw` draws as content of an element, or as an artifact, which no reader reads out. */
  as(owner: StructureElement | Artifact, draw: () => void): void {
    const before = this.#owner;
    this.#owner = owner;
    draw();
    this.#owner = before;
  }

  /** Ends the page: nothing may be drawn on it after. */
  close(): void {
    if (this.#marked !== undefined) this.page.pushOperators(this.#lib.endMarkedContent());
    this.#marked = undefined;
  }

  /** Makes an area lead to an address, as part of a link's element. */
  link(element: StructureElement, address: string, x: number, top: number, width: number, height: number): void {
    element.children.push({ kind: "link", page: this.index, rectangle: areaOf(x, top, width, height), address });
  }

  /** Says where a figure stands, unless a part of it stands on another page. */
  place(figure: StructureElement, x: number, top: number, width: number, height: number): void {
    const isElsewhere = figure.children.some((part) => "page" in part && part.page !== this.index);
    figure.bounds = isElsewhere ? undefined : areaOf(x, top, width, height);
  }

  /** One line, already printable, whose line box starts at `top`. */
  text(line: string, style: TextStyle, x: number, top: number, options: { color?: Hex; spacing?: number } = {}): void {
    const { spacing = 0, color = style.color } = options;
    this.#show(line, style, color, [
      this.#lib.setCharacterSpacing(spacing),
      this.#lib.moveText(round(x), round(PAGE.height - top - baselineOf(style))),
    ]);
  }

  /** Text along the rising diagonal of the page, centred. */
  diagonal(line: string, style: TextStyle): void {
    const diagonal = Math.sqrt(PAGE.width ** 2 + PAGE.height ** 2);
    const [cos, sin] = [PAGE.width / diagonal, PAGE.height / diagonal];
    const [back, down] = [this.typesetter.widthOf(line, style) / 2, style.size / 3];
    const x = PAGE.width / 2 - back * cos + down * sin;
    const y = PAGE.height / 2 - back * sin - down * cos;
    this.#show(line, style, style.color, [
      this.#lib.setTextMatrix(round(cos), round(sin), -round(sin), round(cos), round(x), round(y)),
    ]);
  }

  /** Draws what `draw` draws, as far as it lies in the rectangle. */
  clipped(x: number, top: number, width: number, height: number, draw: () => void): void {
    const { pushGraphicsState, popGraphicsState, rectangle, clip, endPath } = this.#lib;
    const outline = rectangle(round(x), round(PAGE.height - top - height), round(width), round(height));
    this.#write(pushGraphicsState(), outline, clip(), endPath());
    draw();
    this.#write(popGraphicsState());
  }

  /** A box with an outline. */
  box(x: number, top: number, width: number, height: number, look: Stroke & { ground: Hex; radius: number }): void {
    const { pushGraphicsState, popGraphicsState, fillAndStroke } = this.#lib;
    const outline = this.#outline(x, top, width, height, look.radius);
    const ground = this.#fillColor(look.ground);
    this.#write(pushGraphicsState(), ground, ...this.#pen(look), ...outline, fillAndStroke(), popGraphicsState());
  }

  stroke(points: readonly Point[], look: Stroke): void {
    const { pushGraphicsState, popGraphicsState, stroke } = this.#lib;
    this.#write(pushGraphicsState(), ...this.#pen(look), ...this.#path(points), stroke(), popGraphicsState());
  }

  fillShape(corners: readonly Point[], color: Hex): void {
    const { pushGraphicsState, popGraphicsState, fill } = this.#lib;
    this.#write(pushGraphicsState(), this.#fillColor(color), ...this.#path(corners), fill(), popGraphicsState());
  }

  fill(x: number, top: number, width: number, height: number, color: Hex, radius = 0): void {
    if (width <= 0 || height <= 0) return;
    const { pushGraphicsState, popGraphicsState, fill } = this.#lib;
    const outline = this.#outline(x, top, width, height, radius);
    this.#write(pushGraphicsState(), this.#fillColor(color), ...outline, fill(), popGraphicsState());
  }

  /** Writes operators under the mark of what they belong to. Content in a row with one owner shares its mark. */
  #write(...operators: PDFOperator[]): void {
    if (this.#marked !== this.#owner) {
      this.close();
      this.page.pushOperators(this.#beginMark(this.#owner));
      this.#marked = this.#owner;
    }
    this.page.pushOperators(...operators);
  }

  #beginMark(owner: StructureElement | Artifact): PDFOperator {
    const { PDFName, PDFOperator, PDFOperatorNames } = this.#lib;
    const begin = (tag: string, properties: string) =>
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), properties]);
    if (typeof owner === "string") return begin("Artifact", ARTIFACTS[owner]);
    const id = this.#contents++;
    owner.children.push({ kind: "content", page: this.index, id });
    // The tag repeats what the element says of itself; a heading's level is the element's alone.
    return begin(owner.type, `<</MCID ${id}>>`);
  }

  #outline(x: number, top: number, width: number, height: number, radius: number): PDFOperator[] {
    const [left, low] = [round(x), round(PAGE.height - top - height)];
    const r = Math.min(radius, width / 2, height / 2);
    if (r > 0) return this.#roundedOutline(left, low, width, height, r);
    return [this.#lib.rectangle(left, low, round(width), round(height))];
  }

  #path(points: readonly Point[]): PDFOperator[] {
    const { moveTo, lineTo } = this.#lib;
    return points.map(({ x, y }, at) => (at === 0 ? moveTo : lineTo)(round(x), round(PAGE.height - y)));
  }

  #pen({ color, width, dashes }: Stroke): PDFOperator[] {
    const { setDashPattern, setLineWidth, setStrokingRgbColor } = this.#lib;
    return [
      setStrokingRgbColor(...channelsOf(color)),
      setLineWidth(round(width)),
      setDashPattern(dashes.map(round), 0),
    ];
  }

  #show(line: string, style: TextStyle, color: Hex, place: readonly PDFOperator[]): void {
    if (line === "") return;
    const { beginText, endText } = this.#lib;
    const { runs, isReordered } = this.typesetter.shape(line, style);
    if (typeof this.#owner !== "string") this.#owner.say(line, isReordered);
    const shown = runs.flatMap((run) => this.#showRun(run, style, color));
    this.#write(beginText(), this.#fillColor(color), ...place, ...shown, endText());
  }

  #showRun({ font, glyphs, emboldened }: GlyphRun, { size }: TextStyle, color: Hex): PDFOperator[] {
    const { setFontAndSize, setTextRenderingMode, showText, PDFHexString, TextRenderingMode } = this.#lib;
    const shown = [setFontAndSize(this.#nameOf(font), size), showText(PDFHexString.of(font.encode(glyphs)))];
    if (!emboldened) return shown;
    const outline = this.#pen({ color, width: size * EMBOLDENED, dashes: [] });
    return [
      ...outline,
      setTextRenderingMode(TextRenderingMode.FillAndOutline),
      ...shown,
      setTextRenderingMode(TextRenderingMode.Fill),
    ];
  }

  #roundedOutline(x: number, y: number, width: number, height: number, r: number): PDFOperator[] {
    const { moveTo, lineTo, appendBezierCurve, closePath } = this.#lib;
    const k = r * (1 - QUARTER);
    const at = (dx: number, dy: number): [number, number] => [round(x + dx), round(y + dy)];
    return [
      moveTo(...at(r, 0)),
      lineTo(...at(width - r, 0)),
      appendBezierCurve(...at(width - k, 0), ...at(width, k), ...at(width, r)),
      lineTo(...at(width, height - r)),
      appendBezierCurve(...at(width, height - k), ...at(width - k, height), ...at(width - r, height)),
      lineTo(...at(r, height)),
      appendBezierCurve(...at(k, height), ...at(0, height - k), ...at(0, height - r)),
      lineTo(...at(0, r)),
      appendBezierCurve(...at(0, k), ...at(k, 0), ...at(r, 0)),
      closePath(),
    ];
  }

  #fillColor(hex: Hex): PDFOperator {
    return this.#lib.setFillingRgbColor(...channelsOf(hex));
  }

  #nameOf(font: EmbeddedFont): PDFName {
    const known = this.#fontNames.get(font);
    if (known !== undefined) return known;
    const name = this.page.node.newFontDictionary("F", font.ref);
    this.#fontNames.set(font, name);
    return name;
  }
}
