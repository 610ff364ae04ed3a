/** Standard structure types that documents use (ISO 32000-1, 14.8.4). A heading is written as `H1` to `H3`. */
export type StructureType =
  | "Document"
  | "Div"
  | "H"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "THead"
  | "TBody"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

/** Content of one page that belongs to an element, by its number on the page. */
export interface MarkedContent {
  readonly kind: "content";
  /** From 0. */
  readonly page: number;
  readonly id: number;
}

/** An area of a page that leads to an address. */
export interface LinkArea {
  readonly kind: "link";
  /** From 0. */
  readonly page: number;
  /** Left, bottom, right and top in points from the lower left corner of the page. */
  readonly rectangle: readonly [number, number, number, number];
  readonly address: string;
}

/** What a screen reader is told of an element. */
export interface ElementTraits {
  /** Of a heading, as the document means it. */
  readonly level?: number;
  /** What a figure shows. */
  readonly alternative?: string;
  /** Which cells a header is of. */
  readonly scope?: "Column" | "Row";
  /** The signs of a list's items. */
  readonly numbering?: "Disc";
}

/** An element of the logical structure: what content is, in the order in which it is read. */
export class StructureElement {
  readonly type: StructureType;
  readonly traits: ElementTraits;
  readonly children: (StructureElement | MarkedContent | LinkArea)[] = [];
  /** Where a figure stands, as a link's rectangle; unknown for one on several pages. */
  bounds: LinkArea["rectangle"] | undefined;

  #said = "";
  #isReordered = false;

  constructor(type: StructureType, traits: ElementTraits = {}) {
    this.type = type;
    this.traits = traits;
  }

  /** Adds a line of its text. @param isReordered whether its glyphs stand in another order than it is read. */
  say(line: string, isReordered: boolean): void {
    this.#said += line;
    this.#isReordered ||= isReordered;
  }

  /** Its text in the order in which it is read, where its content has another; else undefined. */
  get spoken(): string | undefined {
    return this.#isReordered && this.traits.alternative === undefined ? this.#said : undefined;
  }

  /** A new last child. */
  add(type: StructureType, traits?: ElementTraits): StructureElement {
    const child = new StructureElement(type, traits);
    this.children.push(child);
    return child;
  }
}

/** Content that is no part of what the document says (ISO 32000-1, 14.8.2.2). */
export const ARTIFACTS = {
  layout: "<</Type/Layout>>",
  header: "<</Type/Pagination/Subtype/Header>>",
  footer: "<</Type/Pagination/Subtype/Footer>>",
  watermark: "<</Type/Pagination/Subtype/Watermark>>",
  pagination: "<</Type/Pagination>>",
} as const;

export type Artifact = keyof typeof ARTIFACTS;

const isFull = (child: StructureElement["children"][number]): boolean =>
  !(child instanceof StructureElement) || child.type === "TD" || child.children.some(isFull);

/** The children that say something. An empty cell stays, because a row has as many as its table has columns. */
export const childrenOf = ({ children }: StructureElement): StructureElement["children"] => children.filter(isFull);
