import { readFileSync } from "node:fs";
import path from "node:path";
import {
  LEXICON_LANGUAGES,
  type Lexicons,
  placeLexicons,
} from "../../src/sources/adverse-media/judge/lexicon/lexicon.ts";

const FOLDER = path.join(import.meta.dirname, "../../src/sources/adverse-media/judge/lexicon");

const wordsIn = <T>(name: string): T => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as T;

export const LEXICONS = Object.fromEntries(
  LEXICON_LANGUAGES.map((language) => [language, wordsIn<Lexicons["en"]>(language)]),
) as Lexicons;

/** Outside of a Worker, where the service would read them from the static assets. */
export const placeMediaLexicons = (): void => placeLexicons(LEXICONS, wordsIn("namesakes"));
