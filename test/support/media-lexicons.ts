import { readFileSync } from "node:fs";
import path from "node:path";
import {
  LEXICON_LANGUAGES,
  type Lexicons,
  placeLexicons,
} from "../../src/sources/adverse-media/judge/lexicon/lexicon.ts";

const FOLDER = path.join(import.meta.dirname, "../../src/sources/adverse-media/judge/lexicon");

export const LEXICONS = Object.fromEntries(
  LEXICON_LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), "utf8")) as Lexicons["en"],
  ]),
) as Lexicons;

/** Outside of a Worker, where the service would read them from the static assets. */
export const placeMediaLexicons = (): void => placeLexicons(LEXICONS);
