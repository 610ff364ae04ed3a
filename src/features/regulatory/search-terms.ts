const TERMS_MAX = 16;
const TERM_MAX_CHARACTERS = 64;
/** Shorter words are looked for as they stand: as beginnings they would match nearly everything. */
const PREFIX_MIN_CHARACTERS = 3;

/** FTS5 expressions for all the words of a search, and for any of them. */
export interface FtsQueries {
  readonly all: string;
  readonly any: string;
}

/**
 * A search as FTS5 takes it: letters and digits only, each word a quoted string of its own, so that nothing a
 * caller types can be an operator. Words of three characters or more also match longer ones that begin with them.
 * Null where there is nothing to look for.
 */
export function toFtsQueries(q: string): FtsQueries | null {
  const words = q.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const terms = [...new Set(words)].slice(0, TERMS_MAX).map((word) => {
    const term = [...word].slice(0, TERM_MAX_CHARACTERS).join("");
    return term.length < PREFIX_MIN_CHARACTERS ? `"${term}"` : `"${term}"*`;
  });
  return terms.length === 0 ? null : { all: terms.join(" AND "), any: terms.join(" OR ") };
}
