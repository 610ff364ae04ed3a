import { expect, it } from "vitest";
import WORDS from "../../../src/features/diagnostics/words/topic-words.json" with { type: "json" };
import { listed } from "../../../src/features/diagnostics/words/word-match.rules.ts";
import { LEXICONS } from "../../support/media-lexicons.ts";

const CLASSES = ["crime", "crimev", "police", "prosec", "raid", "arrest"] as const;
/** Shorter ones mean other things in an officer's comment. */
const LETTERS_MIN = 6;

it("are the single words by which articles are judged", () => {
  const words = Object.values(LEXICONS)
    .flatMap((lexicon) => CLASSES.flatMap((of) => lexicon[of].split(", ")))
    .filter((entry) => /^[a-z]+\*?$/.test(entry) && entry.length >= LETTERS_MIN)
    .map((entry) => (entry.endsWith("*") ? entry.slice(0, -1) : `${entry}$`));
  expect(listed(WORDS.offence)).toEqual(words);
});
