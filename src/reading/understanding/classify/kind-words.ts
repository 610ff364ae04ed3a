/** Words by which a kind of document is known, in all languages: folded, one a line. */
export interface KindWords {
  /** Headings: a line near the top that begins with one and says little more. */
  readonly titles: readonly string[];
  /** Patterns of what a heading is about, wherever they stand in it: `ubo`, `aandeelhouder`. */
  readonly headings: readonly string[];
  /** Patterns that only a document of the kind uses. */
  readonly strong: readonly string[];
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const kindWords = (words: Partial<Record<keyof KindWords, string>>): KindWords => ({
  titles: linesOf(words.titles),
  headings: linesOf(words.headings),
  strong: linesOf(words.strong),
});
