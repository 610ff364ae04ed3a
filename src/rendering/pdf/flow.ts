import { PAGE } from "../document/theme.ts";
import type { Canvas } from "./canvas.ts";
import { StructureElement } from "./structure/structure.ts";
import type { Typesetter } from "./typesetter.ts";

/** A piece of content that no page end cuts: a line of text, a chip, a bar. */
export interface Line {
  readonly height: number;
  /** Distance of its baseline from its top: columns side by side start on one baseline. */
  readonly baseline: number;
  readonly draw: (canvas: Canvas, x: number, top: number) => void;
}

/** A block that has been measured. */
export interface LaidBlock {
  /** Height that a heading before it must leave free under itself. */
  readonly lead: number;
  readonly draw: () => void;
}

/** The lines as content of an element. */
export const linesOf = (element: StructureElement, lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    draw: (canvas, x, top) => canvas.as(element, () => line.draw(canvas, x, top)),
  }));

export const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.height, 0);

/** Room for content on a page. */
export const PAGE_ROOM = PAGE.height - PAGE.top - PAGE.bottom;

/** Where the next block goes: a page and a height on it, with a new page when there is no room. */
export class Flow {
  readonly typesetter: Typesetter;
  /** The root of the logical structure: blocks add to it in the order in which they are read. */
  readonly structure = new StructureElement("Document");
  readonly #addPage: () => Canvas;
  #canvas: Canvas;
  #y: number = PAGE.top;
  #pageNumber = 1;

  constructor(typesetter: Typesetter, addPage: () => Canvas) {
    this.typesetter = typesetter;
    this.#addPage = addPage;
    this.#canvas = addPage();
  }

  get canvas(): Canvas {
    return this.#canvas;
  }

  /** Distance of the next block from the top of the page. */
  get y(): number {
    return this.#y;
  }

  get pageNumber(): number {
    return this.#pageNumber;
  }

  /** Height that is left on this page. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.#y;
  }

  get atTop(): boolean {
    return this.#y === PAGE.top;
  }

  advance(height: number): void {
    this.#y += height;
  }

  breakPage(): void {
    this.#canvas = this.#addPage();
    this.#y = PAGE.top;
    this.#pageNumber += 1;
  }

  /** Starts a page unless `height` fits here. What fits on no page starts at the top of one. */
  ensure(height: number): void {
    if (height > this.room && !this.atTop) this.breakPage();
  }

  /** Draws lines one under the other, over as many pages as they need. */
  drawLines(lines: readonly Line[], x: number): void {
    for (const line of lines) {
      this.ensure(line.height);
      line.draw(this.canvas, x, this.y);
      this.advance(line.height);
    }
  }
}
