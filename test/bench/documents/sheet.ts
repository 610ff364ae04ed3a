import { type Family, type Style, widthOf } from "./faces.ts";
import { wrap } from "./wrap.ts";

/** What stands on a page, in points from the top left: drawn as a PDF or as an image alike. */
export type Mark =
  | {
      readonly mark: "text";
      readonly text: string;
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly size: number;
      readonly family: Family;
      readonly style: Style;
      /** Grey, 0 to 1. */
      readonly grey: number;
    }
  | { readonly mark: "line"; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  | {
      readonly mark: "box";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Grey of the inside; absent for a frame. */
      readonly fill?: number;
    };

export interface SheetPage {
  readonly width: number;
  readonly height: number;
  readonly marks: Mark[];
}

/** The same content for an office file. */
export type Block =
  | { readonly block: "paragraph"; readonly text: string; readonly style: Style; readonly size: number }
  | { readonly block: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly block: "page" };

export interface TextOptions {
  readonly size?: number;
  readonly style?: Style;
  readonly family?: Family;
  readonly align?: "left" | "center" | "right";
  readonly indent?: number;
  readonly grey?: number;
  /** Points below. */
  readonly after?: number;
}

export interface SheetOptions {
  readonly width?: number;
  readonly height?: number;
  readonly margin?: number;
  readonly family?: Family;
  readonly size?: number;
  readonly leading?: number;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  bottom: number;
}

/** Lays text from top to bottom into frames, and goes to the next frame or page when one is full. */
export class Sheet {
  readonly pages: SheetPage[] = [];
  readonly blocks: Block[] = [];
  readonly #frames: Frame[] = [];
  #template: Frame[] = [];
  #options: Required<SheetOptions> = { width: 595, height: 842, margin: 56, family: "sans", size: 10, leading: 1.35 };

  /** Where the next line goes. */
  get y(): number {
    return this.#frame.y;
  }
  set y(value: number) {
    this.#frame.y = value;
  }
  get x(): number {
    return this.#frame.x;
  }
  get width(): number {
    return this.#frame.width;
  }
  get pageWidth(): number {
    return this.#options.width;
  }
  get pageHeight(): number {
    return this.#options.height;
  }

  get #frame(): Frame {
    if (this.pages.length === 0) this.page();
    return this.#frames[0]!;
  }

  /** Size, margin and font from here on; a new size of page counts from the next page. */
  set(options: SheetOptions): void {
    this.#options = { ...this.#options, ...options };
  }

  page(): void {
    const { width, height, margin } = this.#options;
    this.pages.push({ width, height, marks: [] });
    if (this.pages.length > 1) this.blocks.push({ block: "page" });
    const whole = { x: margin, y: margin, width: width - 2 * margin, bottom: height - margin };
    this.#frames.splice(0, Infinity, ...(this.#template.length > 0 ? this.#template.map((f) => ({ ...f })) : [whole]));
  }

  #ensure(height: number): void {
    if (this.#frame.y + height <= this.#frame.bottom) return;
    if (this.#frames.length > 1) this.#frames.shift();
    else this.page();
  }

  #mark(mark: Mark): void {
    if (this.pages.length === 0) this.page();
    this.pages.at(-1)!.marks.push(mark);
  }

  /** A paragraph, wrapped. Line feeds break lines. */
  text(text: string, options: TextOptions = {}): void {
    this.blocks.push({
      block: "paragraph",
      text,
      style: options.style ?? "regular",
      size: options.size ?? this.#options.size,
    });
    this.#lay(text, options);
  }

  #lay(text: string, options: TextOptions): void {
    const { size = this.#options.size, style = "regular", family = this.#options.family, grey = 0 } = options;
    const indent = options.indent ?? 0;
    const height = size * this.#options.leading;
    this.#ensure(height);
    for (const line of wrap(text, this.#frame.width - indent, size, family, style)) {
      this.#ensure(height);
      const room = this.#frame.width - indent - widthOf(line, family, style) * size;
      const shift = options.align === "center" ? room / 2 : options.align === "right" ? room : 0;
      const x = this.#frame.x + indent + shift;
      this.#mark({ mark: "text", text: line, x, y: this.#frame.y + size, size, family, style, grey });
      this.#frame.y += height;
    }
    this.#frame.y += options.after ?? 3;
  }

  /** A text at a place of the page; it moves nothing. */
  put(x: number, y: number, text: string, options: TextOptions = {}): void {
    const { size = this.#options.size, style = "regular", family = this.#options.family, grey = 0 } = options;
    this.blocks.push({ block: "paragraph", text, style, size });
    const width = widthOf(text, family, style) * size;
    const shift = options.align === "center" ? width / 2 : options.align === "right" ? width : 0;
    this.#mark({ mark: "text", text, x: x - shift, y: y + size, size, family, style, grey });
  }

  space(points: number): void {
    this.#frame.y += points;
  }

  rule(): void {
    const { x, y, width } = this.#frame;
    this.#mark({ mark: "line", x, y: y + 1, toX: x + width, toY: y + 1 });
    this.#frame.y += 6;
  }

  box(x: number, y: number, width: number, height: number, fill?: number): void {
    this.#mark({ mark: "box", x, y, width, height, ...(fill === undefined ? {} : { fill }) });
  }

  /** Labels with their values to the right, each wrapped in its column. */
  rows(
    pairs: readonly (readonly [string, string])[],
    {
      label = 150,
      colon = "",
      gap = 3,
      bold = false,
    }: { label?: number; colon?: string; gap?: number; bold?: boolean } = {},
  ): void {
    this.blocks.push({ block: "table", rows: pairs.map(([name, value]) => [`${name}${colon}`, value]) });
    for (const [name, value] of pairs) {
      this.#cells(
        [`${name}${colon}`, value],
        [label, this.#frame.width - label],
        [bold ? "bold" : "regular", "regular"],
      );
      this.#frame.y += gap;
    }
  }

  /** A table with a head. `parts` are shares of the width. */
  table(
    head: readonly string[] | null,
    rows: readonly (readonly string[])[],
    { parts, lines = false, size }: { parts?: readonly number[]; lines?: boolean; size?: number } = {},
  ): void {
    const before = this.#options.size;
    if (size !== undefined) this.set({ size });
    const count = (head ?? rows[0])!.length;
    const shares = parts ?? Array.from({ length: count }, () => 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    const columns = shares.map((share) => (share / sum) * this.#frame.width);
    this.blocks.push({ block: "table", rows: head === null ? rows : [head, ...rows] });
    if (head !== null) {
      this.#cells(
        head,
        columns,
        head.map(() => "bold" as const),
      );
      this.rule();
    }
    for (const row of rows) {
      this.#cells(
        row,
        columns,
        row.map(() => "regular" as const),
      );
      if (lines) this.rule();
    }
    this.set({ size: before });
  }

  #cells(cells: readonly string[], widths: readonly number[], styles: readonly Style[]): void {
    const { size, family, leading } = this.#options;
    const wrapped = cells.map((cell, at) => wrap(cell, widths[at]! - 6, size, family, styles[at]!));
    const height = Math.max(...wrapped.map((lines) => lines.length)) * size * leading;
    this.#ensure(height);
    let { x } = this.#frame;
    wrapped.forEach((lines, at) => {
      lines.forEach((text, line) => {
        const y = this.#frame.y + size + line * size * leading;
        this.#mark({ mark: "text", text, x, y, size, family, style: styles[at]!, grey: 0 });
      });
      x += widths[at]!;
    });
    this.#frame.y += height;
  }

  /** Contents side by side, each in its share of the width. What follows goes below the longest. */
  beside(shares: readonly number[], contents: readonly (() => void)[], gap = 16): void {
    const { x, y, width, bottom } = this.#frame;
    const rest = this.#frames.slice(1);
    const sum = shares.reduce((total, share) => total + share, 0);
    const room = width - gap * (shares.length - 1);
    let at = x;
    let deepest = y;
    contents.forEach((draw, index) => {
      const part = (shares[index]! / sum) * room;
      this.#frames.splice(0, Infinity, { x: at, y, width: part, bottom: this.#options.height });
      draw();
      deepest = Math.max(deepest, this.#frame.y);
      at += part + gap;
    });
    this.#frames.splice(0, Infinity, { x, y: deepest, width, bottom }, ...rest);
  }

  /** Text runs down one column after the other, on each page from here on, until `draw` ends. */
  inColumns(
    count: number,
    draw: () => void,
    { gap = 18, depth = Infinity }: { gap?: number; depth?: number } = {},
  ): void {
    const { x, y, width, bottom } = this.#frame;
    const { margin } = this.#options;
    const part = (width - gap * (count - 1)) / count;
    const frames = (top: number) =>
      Array.from({ length: count }, (_, at) => ({
        x: x + at * (part + gap),
        y: top,
        width: part,
        bottom: Math.min(bottom, top + depth),
      }));
    this.#template = frames(margin);
    this.#frames.splice(0, Infinity, ...frames(y));
    draw();
    this.#template = [];
    this.#frames.splice(0, Infinity, { x, y: Math.min(bottom, this.#frame.bottom), width, bottom });
  }

  /** A frame around what is drawn, with its inner distance. */
  framed(draw: () => void, { pad = 8, fill }: { pad?: number; fill?: number } = {}): void {
    const { x, y, width, bottom } = this.#frame;
    const rest = this.#frames.slice(1);
    const marks = this.pages.at(-1)!.marks;
    const at = marks.length;
    this.#frames.splice(0, Infinity, { x: x + pad, y: y + pad, width: width - 2 * pad, bottom: this.#options.height });
    draw();
    const height = this.#frame.y - y + pad;
    marks.splice(at, 0, { mark: "box", x, y, width, height, ...(fill === undefined ? {} : { fill }) });
    this.#frames.splice(0, Infinity, { x, y: y + height + 6, width, bottom }, ...rest);
  }
}
