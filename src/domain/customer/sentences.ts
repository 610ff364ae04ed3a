/** Sentences and lines of texts, trimmed. What ends behind fewer than three letters is an abbreviation. */
export const sentencesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/(?<=\p{L}{3}[.;!?])\s+|\n+/u)).map((sentence) => sentence.trim());
