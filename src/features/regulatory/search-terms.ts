const TERMS_MAX = 16;
const TERM_MAX_CHARACTERS = 64;
/** Shorter words match exactly: as prefixes they would match nearly everything. */
const PREFIX_MIN_CHARACTERS = 3;

/** FTS5 expressions for all words of a search, and for any of them. */
export interface FtsQueries {
  readonly all: string;
  readonly any: string;
}

/**
 * Converts a search to FTS5: letters and digits only, each word a quoted string, so that no input can be an
 * operator. Words of three characters or more also match as prefixes. Null for an empty search.
 */
export function toFtsQueries(q: string): FtsQueries | null {
  const words = q.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const terms = [...new Set(words)].slice(0, TERMS_MAX).map((word) => {
    const term = [...word].slice(0, TERM_MAX_CHARACTERS).join("");
    return term.length < PREFIX_MIN_CHARACTERS ? `"${term}"` : `"${term}"*`;
  });
  return terms.length === 0 ? null : { all: terms.join(" AND "), any: terms.join(" OR ") };
}
