import type { Cell, DocumentText } from "./text.ts";

/** What stands around a label in its cell, and cells that look like a label. */

/** How a value follows its label on the line: after a colon, dots, nothing, or not at all. */
export type LabelMark = "colon" | "column" | "adjacent" | "none";

/** What may stand between a label and its colon: the label in another language, or a remark in brackets. */
const COLON = /^\s*\)?\s*(?:\([^):]{1,60}\)\s*)?(?:[/|-]\s*[^:\d]{2,60}?)?\s*(?:\([^):]{1,60}\)\s*)?[:=]\s*/;
const LEADER = /^\s*[.\-_…·]{2,}\s*/;
/** What may stand before a label: a bullet, or the number of a heading. */
export const LEAD = /^[\s•·▪■□*>-]*(?:\(?\d{1,2}(?:\.\d{1,2})?\s*[.)°]\s*)?(?:[a-h][.)]\s*)?/;

/** A line with a label that no table knows, or a box to tick, is no further line of a value. */
export const looksLabelled = (cell: Cell): boolean =>
  /^\p{Lu}[^:\d]{1,70}\s?:\s+\S|^\[[ xX]?\]\s|^[☐☒☑]/u.test(cell.text) || ON_POWER.test(cell.folded);

/** `b) Einzelvertretungsberechtigt; mit der Befugnis, ...`: an entry of a German register that begins without a label. */
const ON_POWER =
  /^(?:\d{1,2}[.)] ?)?(?:[a-h]\) ?)?(?:(?:allgemeine |besondere )?vertretungs(?:regelung|befugnis)|[a-z]*vertretungsberechtigt)/;

/** A heading stands alone over rows of labels and values, such as `Rechtspersoon` over `RSIN  123456789`. */
export const isLabelledRow = (text: DocumentText, label: Cell, below: Cell): boolean =>
  text.rows[label.row]!.length === 1 && text.rows[below.row]!.length === 2 && text.rows[below.row]![0] === below;

/** The last word of running text, such as `Kontrolle.`, on a line of its own. */
export const endsSentence = (text: DocumentText, cell: Cell): boolean =>
  /^[^:]{1,40}\.$/.test(cell.text) &&
  text.rows[cell.row]!.length === 1 &&
  (text.rows[cell.row - 1]?.[0]?.text.length ?? 0) > 55;

export const leadingMarks = (text: string): number => /^[^\p{L}\p{N}]*/u.exec(text)![0].length;

export function separatorAfter(folded: string, at: number): { valueStart: number; form: LabelMark } {
  const rest = folded.slice(at);
  const colon = COLON.exec(rest);
  if (colon !== null) return { valueStart: at + colon[0].length, form: "colon" };
  const leader = LEADER.exec(rest);
  if (leader !== null) return { valueStart: at + leader[0].length, form: "column" };
  const gap = /^[\s.°]*(?:\([^()\d]{1,24}\)[\s.]*$)?/.exec(rest)![0].length;
  return { valueStart: at + gap, form: gap === rest.length ? "none" : "adjacent" };
}
