import { foldText } from "../../platform/folding.ts";
import type { RadarDataset } from "./radar.dataset.ts";

const TERMS_MAX = 16;
const TERM_MAX_CHARACTERS = 64;
/** Shorter words match exactly: as prefixes they would match nearly everything. */
const PREFIX_MIN_CHARACTERS = 3;

/** FTS5 expressions, tried in this order: all words as written, what they mean in English, any of either. */
export interface FtsQueries {
  readonly all: string;
  /** Null where no Dutch or French notion was recognised. */
  readonly translated: string | null;
  readonly any: string;
}

/** A notion of the law with its English words and its names in other languages. */
export type SearchNotion = NonNullable<RadarDataset["terms"]>[number];

/**
 * Converts a search to FTS5: letters and digits only, each word a quoted string, so that no input can be an
 * operator. Words of three characters or more also match as prefixes. A Dutch or French notion is also searched by its
 * English words. Null for an empty search.
 */
export function toFtsQueries(q: string, notions: readonly SearchNotion[] = []): FtsQueries | null {
  const terms = [...new Set(wordsOf(q))].slice(0, TERMS_MAX).map(quoted);
  if (terms.length === 0) return null;
  const { found, rest } = recognise(q, notions);
  if (found.length === 0) return { all: terms.join(" AND "), translated: null, any: terms.join(" OR ") };
  const groups = found.map(({ en }) => `(${en.map((phrase) => quoted(wordsOf(phrase).join(" "))).join(" OR ")})`);
  const any = [...groups, ...rest.slice(0, TERMS_MAX).map(quoted)].join(" OR ");
  return { all: terms.join(" AND "), translated: groups.join(" AND "), any };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
    ?.map((word) => [...word].slice(0, TERM_MAX_CHARACTERS).join("")) ?? [];

const quoted = (words: string): string => (words.length < PREFIX_MIN_CHARACTERS ? `"${words}"` : `"${words}"*`);

/** Words that join others and carry no meaning, in Dutch and French. */
const JOINING = new Set(
  "de het een van voor en op in met der den des du la le les l d un une a au aux et sur pour".split(" "),
);

const meaningful = (text: string): string[] =>
  foldText(text, /[^\p{L}\p{N}]+/gu)
    .split(" ")
    .filter((word) => word !== "" && !JOINING.has(word));

/** The notions that a search names, the longest first, and the words that belong to none. */
function recognise(q: string, notions: readonly SearchNotion[]): { found: SearchNotion[]; rest: string[] } {
  const names = notions
    .flatMap((notion) => [...notion.nl, ...notion.fr].map((name) => ({ notion, words: meaningful(name) })))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length || b.words.join("").length - a.words.join("").length);
  const rest = meaningful(q);
  const found: SearchNotion[] = [];
  for (const { notion, words } of names) {
    const at = rest.findIndex((_, start) => words.every((word, i) => isForm(rest[start + i], word)));
    if (at < 0) continue;
    rest.splice(at, words.length);
    if (!found.includes(notion)) found.push(notion);
  }
  return { found, rest };
}

const ENDING_MAX_CHARACTERS = 3;
const STEM_MIN_CHARACTERS = 4;

/** The word itself, or one with an ending, such as a plural. */
function isForm(word: string | undefined, base: string): boolean {
  if (word === undefined || word === base) return word === base;
  return (
    base.length >= STEM_MIN_CHARACTERS && word.startsWith(base) && word.length - base.length <= ENDING_MAX_CHARACTERS
  );
}
