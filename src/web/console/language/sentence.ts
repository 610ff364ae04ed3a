import { language, locale } from "./language.ts";

/** Names as the reader lists them: `a, b and c`. */
export const formatList = (names: readonly string[]): string => new Intl.ListFormat(locale()).format(names);

/** A name within a sentence: its first letter is lower case, except in an abbreviation and in German. */
export const inSentence = (text: string): string =>
  language() === "de" ? text : text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
