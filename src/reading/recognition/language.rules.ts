import type { ReadingLanguage } from "../../domain/readings/reading.model.ts";
import type { TrainedDataName } from "./trained-data.ts";

/** What each page is read with first, so that the same image always reads the same. */
export const FIRST_LANGUAGE: ReadingLanguage = "nl";

export const TRAINED_DATA: Readonly<Record<ReadingLanguage, TrainedDataName>> = {
  nl: "nld",
  fr: "fra",
  de: "deu",
  en: "eng",
};

/** Frequent words that the other three languages do not share, as a model of another language reads them as well. */
const WORDS: Readonly<Record<ReadingLanguage, ReadonlySet<string>>> = {
  nl: setOf(
    "de het een van voor met op te zijn wordt worden niet dat aan door bij uit tot ook naar heeft werd deze is en of om over onder tussen geboren naam datum straat zetel vennootschap onderneming ondernemingsnummer bestuurder",
  ),
  fr: setOf(
    "le la les des du et est une pour par sur dans que qui au aux avec sont son sa ses ou ce cette ne pas à été né nom prénom rue siège société entreprise numéro depuis administrateur",
  ),
  de: setOf(
    "der die das und ist von zu den dem des ein eine für mit auf im sich nicht als auch werden wird bei aus nach oder am zum zur geboren seit straße gesellschaft unternehmen unternehmensnummer sitz geschäftsführer",
  ),
  en: setOf(
    "the of and to for is with on that by this are was be as at from or has have which not its it been company name date street registered office number director since born",
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Counts by which a language must lead: a name or an address has a foreign word or two. */
const LEAD = 2;

/** The language of most words that only one language has; null where none leads. */
export function languageOf(lines: readonly { readonly text: string }[]): ReadingLanguage | null {
  const counts = { nl: 0, fr: 0, de: 0, en: 0 };
  const languages = Object.keys(WORDS) as ReadingLanguage[];
  for (const { text } of lines) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const known = languages.filter((language) => WORDS[language].has(word));
      for (const language of known) counts[language] += 1 / known.length;
    }
  }
  const [first, second] = languages.toSorted((a, b) => counts[b] - counts[a]) as [ReadingLanguage, ReadingLanguage];
  return counts[first] >= counts[second] + LEAD ? first : null;
}
