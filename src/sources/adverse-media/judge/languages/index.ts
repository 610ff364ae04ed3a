import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { FRENCH } from "./fr.ts";
import { DUTCH } from "./nl.ts";
import type { LanguageWords } from "./table.ts";

const LANGUAGES: readonly LanguageWords[] = [DUTCH, FRENCH, GERMAN, ENGLISH];
const functionWords = new Map(LANGUAGES.map((table) => [table, new Set(table.functionWords.split(" "))]));

/** The tables of the language of a folded text: the one with most function words, or all when none has any. */
export function languagesOf(folded: string): readonly LanguageWords[] {
  const words = folded.split(/[^a-z]+/);
  const counts = LANGUAGES.map((table) => words.filter((word) => functionWords.get(table)!.has(word)).length);
  const most = Math.max(...counts);
  return most === 0 ? LANGUAGES : LANGUAGES.filter((_, at) => counts[at] === most);
}
