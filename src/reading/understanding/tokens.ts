import { matchesOf } from "../../platform/matches.ts";

/** A word or number of a folded text, with its place in it. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const tokensOf = (folded: string): Token[] =>
  matchesOf(folded, /[\p{L}\p{N}]+/gu).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
