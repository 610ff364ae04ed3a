/**
 * Latvian and Lithuanian give a foreign name an ending and their own letters: Jurijs Kuznecovs and Vladimiras Ivanovas are
 * Yuriy Kuznetsov and Vladimir Ivanov. Only Slavic names, because a last s stands in many others: Jacobs is not Jacob, and the
 * Dutch ij of Thijs, Nijs and Matthijs is a vowel.
 */
const SLAVIC =
  /^(.+(?:[oe]v|sk|ic|slav|mir|ndr|[aeu]j|ikt?or|[im]il|gor|leg|ksim|(?:nstan|alen)tin)|(?!matth?ij).*[aeiouy].*[^aeiou]ij)(?:s|[aiu]s|ius)$/;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/sk$/, "ski"],
  [/ic$/, "ich"],
  [/j/g, "y"],
  [/c(?!h)/g, "ts"],
];

/** The name without the Baltic ending, in the letters of other romanisations; null for a word (a-z) that has none. */
export function withoutBalticEnding(text: string): string | null {
  if (!text.endsWith("s")) return null;
  const stem = SLAVIC.exec(text)?.[1];
  if (stem === undefined) return null;
  return LETTERS.reduce((word, [letters, other]) => word.replace(letters, other), stem);
}
