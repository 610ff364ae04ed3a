import type { TextRole, Tone } from "./blocks.ts";

/** Six hexadecimal digits, as in CSS, without the hash sign. */
export type Hex = string;

/** The colours of every document. Text on its tint keeps a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const COLORS = {
  ink: "16202e",
  muted: "556274",
  hairline: "d9dfe7",
  surface: "f4f6f9",
  accent: "1d3b64",
  watermark: "faf4e6",
} as const satisfies Record<string, Hex>;

/** `solid` is the bar, the edge and the mark; `tint` the ground under `ink`. */
export const TONES: Readonly<Record<Tone, { readonly solid: Hex; readonly tint: Hex; readonly ink: Hex }>> = {
  critical: { solid: "9f1239", tint: "fce7ec", ink: "8a0f31" },
  high: { solid: "d1491a", tint: "fdeae1", ink: "9c3410" },
  medium: { solid: "d3930d", tint: "fcf2d6", ink: "7a5200" },
  low: { solid: "3f8fa8", tint: "e2f2f6", ink: "1f5f73" },
  info: { solid: "8a98aa", tint: "edf0f4", ink: "4a5768" },
  neutral: { solid: "8a98aa", tint: "f4f6f9", ink: "16202e" },
  positive: { solid: "2f855a", tint: "e3f4ea", ink: "1f6341" },
  warning: { solid: "d3930d", tint: "fff3d1", ink: "6b4800" },
  accent: { solid: "1d3b64", tint: "e8eef6", ink: "1d3b64" },
};

export interface TextStyle {
  readonly face: "regular" | "bold";
  /** Points. */
  readonly size: number;
  /** Points from line to line. */
  readonly leading: number;
  readonly color: Hex;
}

export const TEXT_STYLES: Readonly<Record<TextRole, TextStyle>> = {
  lead: { face: "regular", size: 10.5, leading: 16, color: COLORS.ink },
  body: { face: "regular", size: 9, leading: 13, color: COLORS.ink },
  strong: { face: "bold", size: 9, leading: 13, color: COLORS.ink },
  muted: { face: "regular", size: 8.5, leading: 13, color: COLORS.muted },
  caption: { face: "regular", size: 7.5, leading: 11, color: COLORS.muted },
  label: { face: "bold", size: 7, leading: 11, color: COLORS.muted },
  code: { face: "regular", size: 7, leading: 10.5, color: COLORS.muted },
  figure: { face: "bold", size: 24, leading: 30, color: COLORS.ink },
};

export const HEADING_STYLES = {
  kicker: { face: "bold", size: 8, leading: 14, color: COLORS.muted },
  title: { face: "bold", size: 21, leading: 27, color: COLORS.ink },
  subtitle: { face: "regular", size: 10, leading: 15, color: COLORS.muted },
  1: { face: "bold", size: 12.5, leading: 18, color: COLORS.accent },
  2: { face: "bold", size: 9.5, leading: 14, color: COLORS.ink },
  mark: { face: "bold", size: 7.5, leading: 12, color: TONES.warning.ink },
  running: { face: "regular", size: 7.5, leading: 11, color: COLORS.muted },
  brand: { face: "bold", size: 8, leading: 11, color: COLORS.accent },
} as const satisfies Record<string, TextStyle>;

/** A4 in points, with the room that running head, footer and marks take. */
export const PAGE = { width: 595.28, height: 841.89, marginX: 54, top: 84, bottom: 66 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.marginX;
