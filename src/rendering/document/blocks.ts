/**
 * Content of a document, independent of its layout: letters, reports and memoranda are lists of blocks, which `pdf/`
 * and `html/` render. All text is plain text, never markup.
 */

/** The colour of a mark: the five severities, and four that carry no severity. */
export type Tone = "info" | "low" | "medium" | "high" | "critical" | "neutral" | "positive" | "warning" | "accent";

/** Role of a text. The theme defines its size and colour. */
export type TextRole = "lead" | "body" | "strong" | "muted" | "caption" | "label" | "code" | "figure";

export interface TextCell {
  readonly kind: "text";
  readonly text: string;
  readonly role: TextRole;
  readonly tone?: Tone;
  /** The web address that it links to. */
  readonly address?: string;
}
export interface ChipCell {
  readonly kind: "chip";
  readonly label: string;
  readonly tone: Tone;
}
/** A horizontal bar filled to `share`, 0 to 1. */
export interface BarCell {
  readonly kind: "bar";
  readonly share: number;
  readonly tone: Tone;
}
export interface StackCell {
  readonly kind: "stack";
  readonly cells: readonly Cell[];
}
/** Content of a table cell or a panel. A plain string is body text. */
export type Cell = string | TextCell | ChipCell | BarCell | StackCell;

/** A column has a width of `points`, or a `share` of the width that fixed columns leave. */
export type Column = {
  readonly label: string;
  readonly align?: "right";
} & ({ readonly points: number } | { readonly share: number });

export interface TableBlock {
  readonly kind: "table";
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns without a label make no sense with a header row. */
  readonly header: boolean;
  /** Columns, from 0, whose cells are headers of their rows; none by default. */
  readonly row_headers?: readonly number[];
}

/** A score on its scale with its parts, in hundredths. */
export interface ScaleBlock {
  readonly kind: "scale";
  /** Alternative text, for readers who do not see it. */
  readonly title: string;
  /** 0 to 1. */
  readonly value: number;
  readonly segments: readonly { readonly points: number; readonly tone: Tone }[];
  readonly markers: readonly { readonly at: number; readonly label: string }[];
}

/** A part of a picture. Lengths are units of the picture, from its top left corner. */
export type Shape =
  | {
      readonly kind: "box";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly tone: Tone;
      /** On the tint of its tone; else on paper. */
      readonly tinted: boolean;
      readonly stroke: number;
      readonly dashed: boolean;
    }
  | {
      readonly kind: "line";
      readonly points: readonly { readonly x: number; readonly y: number }[];
      readonly tone: Tone;
      readonly stroke: number;
      readonly dashes: readonly number[];
      /** With an arrow at its last point. */
      readonly arrow: boolean;
    }
  | {
      readonly kind: "label";
      readonly text: string;
      /** The middle of the text, or its left edge. */
      readonly x: number;
      readonly align: "middle" | "left";
      /** Top of its line, which is `leading` high. */
      readonly y: number;
      readonly size: number;
      readonly leading: number;
      readonly bold: boolean;
      readonly tone: Tone;
      readonly muted: boolean;
      /** Covers what lies under it. */
      readonly opaque: boolean;
    };

/** A drawing, shown as large as it fits. It is cut over pages only at `breaks`. */
export interface PictureBlock {
  readonly kind: "picture";
  /** Alternative text, for readers who do not see it. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly breaks: readonly number[];
}

export type Block =
  | { readonly kind: "masthead"; readonly kicker: string; readonly title: string; readonly subtitle: string }
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly text: string; readonly note?: string }
  | { readonly kind: "paragraph"; readonly cell: Cell }
  | { readonly kind: "bullets"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly entries: readonly Fact[]; readonly columns: 1 | 2 }
  | { readonly kind: "panel"; readonly tone: Tone; readonly columns: readonly PanelColumn[] }
  | { readonly kind: "space"; readonly points: number }
  | TableBlock
  | ScaleBlock
  | PictureBlock;

/** A label and its value. */
export type Fact = readonly [label: string, value: Cell];

export interface PanelColumn {
  readonly share: number;
  readonly cells: readonly Cell[];
}

/** A document ready to be shown. */
export interface PrintableDocument {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47, such as `en` or `nl-BE`. */
  readonly language: string;
  /** ISO 8601; creation and modification date, so that the same input gives the same bytes. */
  readonly created_at: string;
  /** Running head of every page. */
  readonly header: { readonly left: string; readonly right: string };
  readonly footer: string;
  /** With `{page}` and `{pages}` in place of the numbers. */
  readonly page_label: string;
  /** Marks at the top of every page, such as SAMPLE DATA. */
  readonly marks: readonly string[];
  /** A word or two under the text of every page, or empty. */
  readonly watermark: string;
  /** Note at the end if characters were replaced, with `{count}` for their number. */
  readonly unprintable_note: string;
  readonly blocks: readonly Block[];
}

export const text = (value: string, role: TextRole = "body", tone?: Tone): TextCell =>
  tone === undefined ? { kind: "text", text: value, role } : { kind: "text", text: value, role, tone };
export const chip = (label: string, tone: Tone): ChipCell => ({ kind: "chip", label, tone });
export const bar = (share: number, tone: Tone): BarCell => ({ kind: "bar", share, tone });
export const stack = (...cells: readonly Cell[]): StackCell => ({ kind: "stack", cells });

export const heading = (level: 1 | 2, value: string, note?: string): Block =>
  note === undefined ? { kind: "heading", level, text: value } : { kind: "heading", level, text: value, note };
export const paragraph = (value: string, role: TextRole = "body"): Block => ({
  kind: "paragraph",
  cell: text(value, role),
});
export const facts = (entries: readonly Fact[], columns: 1 | 2 = 1): Block => ({ kind: "facts", entries, columns });
export const panel = (tone: Tone, ...cells: readonly Cell[]): Block => ({
  kind: "panel",
  tone,
  columns: [{ share: 1, cells }],
});
export const table = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): TableBlock => ({
  kind: "table",
  columns,
  rows,
  header: true,
});

export const SAMPLE_MARK = "SAMPLE DATA";
