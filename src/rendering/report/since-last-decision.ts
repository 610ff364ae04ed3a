import { type Block, heading, paragraph } from "../document/blocks.ts";

/** Of a review: what changed since the decision before it. */
export const composeSince = (lines: readonly string[] | null | undefined): Block[] =>
  lines ? [heading(1, "Since the last decision"), ...lines.map((line) => paragraph(line))] : [];
