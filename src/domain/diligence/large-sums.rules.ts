import { foldAccents } from "../../platform/folding.ts";
import { amountsIn, LARGE_AMOUNT, ONE_OFF, PAY_OR_INCOME } from "./rating/private-means.rules.ts";
import { hasWords } from "./rating/rating-facts.ts";

/** Euro at once, and in a month, that a paper shows whatever the words. */
const AT_ONCE_FROM = 25_000;
const IN_A_MONTH_FROM = 10_000;
/** Pay without a period is that of a year from here. */
const OF_A_YEAR_FROM = 25_000;

/** How often: how many times in a month. Words without accents, in Dutch, French, German and English. */
const PERIODS: readonly (readonly [name: string, aMonth: number, nouns: string, adverbs?: string])[] = [
  // "Daily expenses, 1,500 euro" are not of a day.
  ["day", 20, "day|dag|jour|tag"],
  ["week", 4, "week|semaine|woche", "weekly|wekelijks|hebdomadaire|wochentlich"],
  ["month", 1, "month|maand|mois|monat", "monthly|maandelijks|mensuel|monatlich"],
  [
    "year",
    1 / 12,
    "year|jaar|an|annee|jahr",
    "yearly|annual|jaarlijks|jaar(?:loon|salaris|inkomen)|annuel|jahrlich|jahres",
  ],
];
const EVERY = "(?:a|per|each|every|elke?|iedere?|par|chaque|im|pro|jede[nrs]?|tou(?:te)?s les) |/ ?";

const periodIn = (said: string, [before, after]: readonly [string, string]) =>
  PERIODS.find(([, , nouns, adverbs]) =>
    new RegExp(
      `${before}(?<!\\p{L})(?:(?:${EVERY})(?:${nouns})s?(?!\\p{L})${adverbs === undefined ? "" : `|${adverbs}`})${after}`,
      "u",
    ).test(said),
  );

/** What a bank lends, or is paid back, shows itself; a loan of a person does not. */
const LENT =
  "(?:mortgage|hypothe|\\p{L}*(?:lening|krediet|kredit|darlehen)|loan|pret(?!\\p{L})|emprunt|credit|repay|aflos|afbetal|rembours|tilg|abzahl)(?!.{0,20} (?:from|van|de|von) (?:an?|my|mijn|een|mon|ma|une?|meine[mr]?|einem) (?!ban[kq]))";
/** What is bought, built or saved for; less than a house is paid from wages. */
const SPENT =
  "buy|purchas|aankoop|aankopen|aan te kopen|kopen|achat|achet|(?!ver)\\p{L}*kauf|renovat|verbouw|umbau|travaux|save|sparen(?!\\p{L})|epargner";
/** "Less than", "never more than". */
const BELOW =
  /(?<!\p{L})(?:less|under|below|minder|onder|moins|weniger|unter|(?:not?|never|niet|geen|nooit|pas|jamais|nicht|nie|keine?)(?: \p{L}+)? (?:more|meer|plus|mehr))(?: (?:than|dan|de|que|als))* $/u;

/** A sum at once, or in a month, in an answer of a private customer for which any bank asks a paper; null where there is none. */
export function largeSum(answer: string): string | null {
  for (const sentence of answer.split(/[;!?\n]+|\.\s/u)) {
    const said = foldAccents(sentence);
    if (hasWords(said, LENT)) continue;
    for (const { euro, words } of amountsIn(said)) {
      const at = said.indexOf(words);
      const [before, after] = [said.slice(0, at), said.slice(at + words.length)];
      if (BELOW.test(before)) continue;
      const isPay = hasWords(said, PAY_OR_INCOME) && !hasWords(said, ONE_OFF) && euro >= OF_A_YEAR_FROM;
      const period =
        periodIn(after, ["^[^.,\\d]{0,25}", ""]) ??
        periodIn(before, ["^\\D*", "\\D{0,40}$"]) ??
        (isPay ? PERIODS[3] : undefined);
      const isLarge =
        period === undefined
          ? euro >= (hasWords(said, SPENT) ? LARGE_AMOUNT : AT_ONCE_FROM)
          : euro * period[1] >= IN_A_MONTH_FROM;
      if (isLarge) return `an amount of ${words}${period === undefined ? "" : ` a ${period[0]}`}`;
    }
  }
  return null;
}
