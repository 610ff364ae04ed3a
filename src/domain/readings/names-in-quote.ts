const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Whether all words of a name, but initials, stand in a quote. */
export function isNamedIn(name: string, quote: string): boolean {
  const words = new Set(wordsOf(quote));
  const own = wordsOf(name).filter((word) => word.length > 1);
  return own.length > 0 && own.every((word) => words.has(word));
}
