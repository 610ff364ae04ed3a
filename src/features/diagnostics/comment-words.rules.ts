import { foldText } from "../../platform/folding.ts";

/** A text as clauses are compared: folded, between spaces. */
export const foldClause = (text: string): string => ` ${foldText(text.replaceAll(/œ/gi, "oe"), /[^\p{L}\p{N}]+/gu)} `;

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => foldClause(text).trim().split(" ").filter(Boolean);
