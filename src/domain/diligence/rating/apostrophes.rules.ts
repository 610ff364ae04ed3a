import type { TradeRule } from "./declared-trade.model.ts";

const read = (words: string): string => words.replaceAll(/(?<!\p{L})([dl])\.(?=or\(|\))/gu, "$1\\P{L}");

/** The rule with the dot of "d.or" for an apostrophe, and for no letter: "door" is Dutch for "by". */
export const withApostrophes = ({ words, since6, since8, since11, since13, ...rule }: TradeRule): TradeRule => ({
  ...rule,
  words: read(words),
  ...(since6 !== undefined && { since6: read(since6) }),
  ...(since8 !== undefined && { since8: read(since8) }),
  ...(since11 !== undefined && { since11: read(since11) }),
  ...(since13 !== undefined && { since13: read(since13) }),
});
